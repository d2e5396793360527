import type { CountedWord } from '#modules/search/search-rules.ts';
import type { VocabularyWord } from './vocabulary.ts';

/** Of other words the database decides what a letter is. */
const isAsciiWord = (word: string) => /^[a-z0-9]+$/.test(word);

/** As likely as this, and a word counts as alike; and most of those. Both as `readLikeWords` has them. */
const minSimilarity = 0.3;
const maxCandidates = 30;

function trigramsOf(word: string): Set<string> {
  const padded = `  ${word} `;
  const trigrams = new Set<string>();
  for (let at = 0; at + 3 <= padded.length; at++) trigrams.add(padded.slice(at, at + 3));
  return trigrams;
}

/** Finds words of the shop that look like another, as the database does by trigrams. */
export class TrigramIndex {
  readonly #words: VocabularyWord[] = [];
  readonly #trigrams: number[] = [];
  readonly #having = new Map<string, number[]>();

  constructor(listed: Iterable<VocabularyWord>) {
    for (const word of listed) {
      if (!isAsciiWord(word.word)) continue;
      const trigrams = trigramsOf(word.word);
      const index = this.#words.push(word) - 1;
      this.#trigrams.push(trigrams.size);
      for (const trigram of trigrams) {
        const having = this.#having.get(trigram);
        if (having) having.push(index);
        else this.#having.set(trigram, [index]);
      }
    }
  }

  /** The words most like this one, the most common first among equals; undefined for a word that the database has to be asked about. */
  find(typed: string): CountedWord[] | undefined {
    if (!isAsciiWord(typed)) return undefined;
    const trigrams = trigramsOf(typed);
    const shared = new Map<number, number>();
    for (const trigram of trigrams) for (const index of this.#having.get(trigram) ?? []) shared.set(index, (shared.get(index) ?? 0) + 1);
    const alike: { word: VocabularyWord; likeness: number }[] = [];
    for (const [index, many] of shared) {
      const likeness = Math.fround(many / (trigrams.size + (this.#trigrams[index] as number) - many));
      if (likeness >= minSimilarity) alike.push({ word: this.#words[index] as VocabularyWord, likeness });
    }
    return alike
      .sort(
        (one, other) =>
          other.likeness - one.likeness || other.word.everything - one.word.everything || (one.word.word < other.word.word ? -1 : 1),
      )
      .slice(0, maxCandidates)
      .map(({ word: { word, everything, words, title } }) => ({ word, everything, words, title }));
  }
}
