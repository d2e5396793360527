import type { CountedWord } from '#modules/search/search-rules.ts';
import type { VocabularyWord } from './vocabulary.ts';

/** The database decides what a letter of other words is. */
const isAsciiWord = (word: string) => /^[a-z0-9]+$/.test(word);

// As `readSimilarWords` has them.
const minSimilarity = 0.3;
const maxCandidates = 30;

function trigramsOf(word: string): Set<string> {
  const padded = `  ${word} `;
  const trigrams = new Set<string>();
  for (let at = 0; at + 3 <= padded.length; at++) trigrams.add(padded.slice(at, at + 3));
  return trigrams;
}

/** Finds similar words of the vocabulary as pg_trgm does. */
export class TrigramIndex {
  readonly #words: VocabularyWord[] = [];
  readonly #trigramCounts: number[] = [];
  /** Indexes of words by trigram. */
  readonly #postings = new Map<string, number[]>();

  constructor(words: Iterable<VocabularyWord>) {
    for (const word of words) {
      if (!isAsciiWord(word.word)) continue;
      const trigrams = trigramsOf(word.word);
      const index = this.#words.push(word) - 1;
      this.#trigramCounts.push(trigrams.size);
      for (const trigram of trigrams) {
        const postings = this.#postings.get(trigram);
        if (postings) postings.push(index);
        else this.#postings.set(trigram, [index]);
      }
    }
  }

  /**
   * The most similar words, the most common first among equals; undefined for a word that the database has to
   * be asked about.
   */
  find(lookup: string): CountedWord[] | undefined {
    if (!isAsciiWord(lookup)) return undefined;
    const trigrams = trigramsOf(lookup);
    const sharedCounts = new Map<number, number>();
    for (const trigram of trigrams) {
      for (const index of this.#postings.get(trigram) ?? []) sharedCounts.set(index, (sharedCounts.get(index) ?? 0) + 1);
    }
    const candidates: { word: VocabularyWord; similarity: number }[] = [];
    for (const [index, shared] of sharedCounts) {
      const similarity = Math.fround(shared / (trigrams.size + (this.#trigramCounts[index] as number) - shared));
      if (similarity >= minSimilarity) candidates.push({ word: this.#words[index] as VocabularyWord, similarity });
    }
    return candidates
      .sort(
        (one, other) =>
          other.similarity - one.similarity || other.word.fulltext - one.word.fulltext || (one.word.word < other.word.word ? -1 : 1),
      )
      .slice(0, maxCandidates)
      .map(({ word: { word, fulltext, keywords, title } }) => ({ word, fulltext, keywords, title }));
  }
}
