/** A part of a text, and whether it matches the typed words. */
interface Part {
  text: string;
  matches: boolean;
}

/** Removes accents and case letter by letter, so that indexes stay the same. */
const fold = (letters: readonly string[]) => letters.map((letter) => letter.normalize('NFD').charAt(0).toLowerCase()).join('');

/** Splits into grapheme clusters: a Devanagari letter must not be separated from its marks. */
let clusters: Intl.Segmenter | undefined;

/** Splits `text` into parts that match the beginning of a word with a word of `typed`, and those between. */
export function matchedParts(text: string, typed: string): Part[] {
  const letters = [...text];
  const folded = [...fold(letters)];
  const isLetter = letters.map((letter) => /[\p{L}\p{M}\p{N}]/u.test(letter));
  const matches = letters.map(() => false);
  for (const word of typed.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []) {
    const prefix = fold([...word]);
    const length = [...prefix].length;
    for (let start = 0; start + length <= letters.length; start++) {
      const beginsWord = isLetter[start] && !isLetter[start - 1];
      if (beginsWord && folded.slice(start, start + length).join('') === prefix) matches.fill(true, start, start + length);
    }
  }
  const parts: Part[] = [];
  let index = 0;
  clusters ??= new Intl.Segmenter('und', { granularity: 'grapheme' });
  for (const { segment } of clusters.segment(text)) {
    const length = [...segment].length;
    const isMatch = matches.slice(index, index + length).includes(true);
    const last = parts.at(-1);
    if (last?.matches === isMatch) last.text += segment;
    else parts.push({ text: segment, matches: isMatch });
    index += length;
  }
  return parts;
}
