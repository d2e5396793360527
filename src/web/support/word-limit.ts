import { countWords } from '#shared/text-limits.ts';

/**
 * What stays of an edit when a text may have `limit` words: what was there, and of what was put in as much as fits. A word is never
 * pushed out at the end by one that is typed in the middle, and a text that came with too many may always become shorter.
 */
export function limitWords(before: string, after: string, limit: number): string {
  if (countWords(after) <= Math.max(limit, countWords(before))) return after;
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  const rest = after.slice(after.length - end);
  const put = [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(after.slice(start, after.length - end))];
  // The longest beginning of what was put in that fits, by halves.
  let fits = 0;
  let fails = put.length;
  while (fails - fits > 1) {
    const middle = Math.floor((fits + fails) / 2);
    const text = after.slice(0, start + (put[middle]?.index ?? 0)) + rest;
    if (countWords(text) <= limit) fits = middle;
    else fails = middle;
  }
  // Nor may it run into the word that follows.
  while (fits > 0 && put[fits - 1]?.isWordLike && /^[\p{L}\p{M}\p{N}]/u.test(rest)) fits -= 1;
  const kept = after.slice(0, start + (put[fits]?.index ?? 0)) + rest;
  return countWords(kept) <= limit ? kept : before;
}
