/** The words of a text, at most eight: letters, their marks and digits, in the order typed. */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  ).slice(0, 8);
}

/** An English plural without its ending, so that `sarees` also finds `saree`; other words as they are. */
function stemOf(word: string): string {
  if (/^[a-z]+(sh|ch|x|ss)es$/.test(word)) return word.slice(0, -2);
  return /^[a-z]{2,}[^s\W]s$/.test(word) ? word.slice(0, -1) : word;
}

/** A text-search expression: every word has to begin a word of the product. Empty where there is no word to look for. */
export function prefixQuery(text: string): string {
  return wordsOf(text)
    .map((word) => `'${stemOf(word)}':*`)
    .join(' & ');
}

export interface Match {
  id: string;
  inStock: boolean;
}

/** Matches to the letter before near ones, and whatever is sold out after everything that can be bought. */
export function orderMatches(exact: readonly Match[], near: readonly Match[]): string[] {
  const known = new Set(exact.map((match) => match.id));
  const all = [...exact, ...near.filter((match) => !known.has(match.id))];
  return [...all.filter((match) => match.inStock), ...all.filter((match) => !match.inStock)].map((match) => match.id);
}
