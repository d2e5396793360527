import { countWords } from '#shared/text-limits.ts';

/**
 * Limits an edit of a text to `limit` words: keeps the existing text and as much of the insertion as fits. A
 * word typed in the middle never pushes one out at the end, and a text that is too long already may become
 * shorter.
 */
export function limitWords(before: string, after: string, limit: number): string {
  if (countWords(after) <= Math.max(limit, countWords(before))) return after;
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  const rest = after.slice(after.length - end);
  const inserted = [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(after.slice(start, after.length - end))];
  // Finds the longest fitting prefix of the insertion by bisection.
  let fits = 0;
  let fails = inserted.length;
  while (fails - fits > 1) {
    const middle = Math.floor((fits + fails) / 2);
    const text = after.slice(0, start + (inserted[middle]?.index ?? 0)) + rest;
    if (countWords(text) <= limit) fits = middle;
    else fails = middle;
  }
  // The insertion must not join the word that follows.
  while (fits > 0 && inserted[fits - 1]?.isWordLike && /^[\p{L}\p{M}\p{N}]/u.test(rest)) fits -= 1;
  const kept = after.slice(0, start + (inserted[fits]?.index ?? 0)) + rest;
  return countWords(kept) <= limit ? kept : before;
}
