import type { CountedWord } from './search-rules.ts';

/**
 * The edit distance of Damerau and Levenshtein: letters left out, added or replaced, and neighbours swapped.
 * @returns `max` + 1 at once where the lengths alone differ by more than `max`
 */
export function editDistance(typed: string, word: string, max: number): number {
  const a = [...typed];
  const b = [...word];
  if (Math.abs(a.length - b.length) > max) return max + 1;
  let beforePrevious: number[] = [];
  let previous = b.map((_, index) => index).concat(b.length);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min((previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (previous[j - 1] ?? 0) + replaced);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, (beforePrevious[j - 2] ?? 0) + 1);
      row.push(cost);
    }
    beforePrevious = previous;
    previous = row;
  }
  return previous[b.length] ?? max + 1;
}

/**
 * At most three corrections of `typed`, the likeliest first: the smallest edit distance, then a word that is
 * not in descriptions alone, then the most common one.
 */
export function rankCorrections(typed: string, candidates: readonly CountedWord[]): CountedWord[] {
  const length = [...typed].length;
  const max = length < 4 ? 0 : length < 6 ? 1 : 2;
  const near = candidates
    .map((candidate) => {
      const { word } = candidate;
      const whole = editDistance(typed, word, max);
      // A word that is still being typed may be misspelt in its beginning.
      const prefix = length > 4 ? editDistance(typed, [...word].slice(0, length).join(''), 1) + 0.5 : max + 1;
      return { candidate, distance: Math.min(whole, prefix) };
    })
    // Refuses words of descriptions that are two letters off: they are other words, not names.
    .filter(({ candidate, distance }) => distance <= (candidate.keywords > 0 ? max : Math.min(max, 1)));
  const smallest = Math.min(...near.map(({ distance }) => distance));
  return near
    .filter(({ distance }) => distance < smallest + 0.6)
    .sort(
      (one, other) =>
        one.distance - other.distance ||
        Number(other.candidate.keywords > 0) - Number(one.candidate.keywords > 0) ||
        other.candidate.fulltext - one.candidate.fulltext ||
        (one.candidate.word < other.candidate.word ? -1 : 1),
    )
    .slice(0, 3)
    .map(({ candidate }) => candidate);
}
