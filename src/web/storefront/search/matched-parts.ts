/** A stretch of a text, and whether it is what someone typed. */
interface Part {
  text: string;
  matches: boolean;
}

/** Letters alone, without accents and case, one for one: the places in both texts stay the same. */
const fold = (letters: readonly string[]) => letters.map((letter) => letter.normalize('NFD').charAt(0).toLowerCase()).join('');

/** A Devanagari or Latin letter together with its marks: cut apart, neither is drawn well. */
let clusters: Intl.Segmenter | undefined;

/** Cuts `text` where a word in it begins with a word of `typed`. */
export function matchedParts(text: string, typed: string): Part[] {
  const letters = [...text];
  const folded = [...fold(letters)];
  const isLetter = letters.map((letter) => /[\p{L}\p{M}\p{N}]/u.test(letter));
  const matches = letters.map(() => false);
  for (const word of typed.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []) {
    const wanted = fold([...word]);
    const length = [...wanted].length;
    for (let start = 0; start + length <= letters.length; start++) {
      const beginsWord = isLetter[start] && !isLetter[start - 1];
      if (beginsWord && folded.slice(start, start + length).join('') === wanted) matches.fill(true, start, start + length);
    }
  }
  const parts: Part[] = [];
  let place = 0;
  clusters ??= new Intl.Segmenter('und', { granularity: 'grapheme' });
  for (const { segment } of clusters.segment(text)) {
    const length = [...segment].length;
    const isMatch = matches.slice(place, place + length).includes(true);
    const last = parts.at(-1);
    if (last?.matches === isMatch) last.text += segment;
    else parts.push({ text: segment, matches: isMatch });
    place += length;
  }
  return parts;
}
