import { setImmediate as yieldNow } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { SpellingCandidate } from '#modules/search/index/search-index.ts';
import type { CountedWord, DocumentCounts, FieldScope, VocabularyEntry } from '#modules/search/search-rules.ts';
import type { ReadSection } from './section-file.ts';
import { TrigramIndex } from './trigram-index.ts';

/** A word of the shop, or a stem of one behind `=`. */
export interface VocabularyWord extends CountedWord {
  stem: string | null;
  sound: string;
}

/** Stem and sound of a word, whether or not the shop has it. */
export type WordForms = Pick<VocabularyWord, 'word' | 'stem' | 'sound'>;

/** Forms of words that were looked up and are not in the vocabulary: they never change. */
const maxForms = 10_000;
const formsCache = new LRUCache<string, WordForms>({ max: maxForms });

export function cacheForms(forms: readonly WordForms[]): void {
  for (const one of forms) formsCache.set(one.word, one);
}

/** The first index of an ordered list whose value is not less than `wanted`. */
export function lowerBound<T extends string | number>(size: number, at: (index: number) => T, wanted: T): number {
  let low = 0;
  let high = size;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (at(middle) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

const scopes: readonly FieldScope[] = ['fulltext', 'keywords', 'title'];
const noCounts: DocumentCounts = { fulltext: 0, keywords: 0, title: 0 };

/** As `lookUpWords` in vocabulary-queries.ts has it. */
const maxSoundAlikes = 12;

/** The most common first; of equals the first in the alphabet. */
const byFrequency = (one: CountedWord, other: CountedWord) => other.fulltext - one.fulltext || (one.word < other.word ? -1 : 1);

type WordColumns = [word: string, stem: string | null, sound: string, fulltext: number, keywords: number, title: number];
/** Words in a line of a file: as many as are read in a millisecond. */
const wordsOfLine = 1000;

/** All words of the shop, so that a text is parsed without asking the database. */
export class Vocabulary {
  readonly #sorted: readonly string[];
  readonly #byWord: ReadonlyMap<string, VocabularyWord>;
  readonly #bySound = new Map<string, VocabularyWord[]>();
  #trigrams: TrigramIndex | undefined;
  #extended: { key: string; vocabulary: Vocabulary } | undefined;

  constructor(words: readonly VocabularyWord[]) {
    this.#byWord = new Map(words.map((word) => [word.word, word]));
    this.#sorted = [...this.#byWord.keys()].sort();
    for (const word of words) {
      if (word.sound.length < 2) continue;
      const alike = this.#bySound.get(word.sound);
      if (alike) alike.push(word);
      else this.#bySound.set(word.sound, [word]);
    }
    for (const alike of this.#bySound.values()) alike.sort(byFrequency);
  }

  /** The sections of a file that `read` reads. */
  async *parts(): AsyncIterable<readonly [string, Uint8Array]> {
    const words = [...this.#byWord.values()];
    for (let from = 0; from < words.length; from += wordsOfLine) {
      const line = words
        .slice(from, from + wordsOfLine)
        .map(({ word, stem, sound, fulltext, keywords, title }): WordColumns => [word, stem, sound, fulltext, keywords, title]);
      yield ['vocabulary', Buffer.from(`${JSON.stringify(line)}\n`)];
      await yieldNow();
    }
    yield ['vocabulary', new Uint8Array(0)];
  }

  /** Reads what `parts` wrote. */
  static async read(section: ReadSection): Promise<Vocabulary> {
    const words: VocabularyWord[] = [];
    for (const line of Buffer.from(await section('vocabulary'))
      .toString()
      .split('\n')) {
      const columns: WordColumns[] = line === '' ? [] : JSON.parse(line);
      for (const [word, stem, sound, fulltext, keywords, title] of columns) words.push({ word, stem, sound, fulltext, keywords, title });
      await yieldNow();
    }
    return new Vocabulary(words);
  }

  /** The same with words that came since; those that it has stay as they are. */
  withAdded(newer: readonly VocabularyWord[]): Vocabulary {
    const added = newer.filter(({ word }) => !this.#byWord.has(word));
    if (added.length === 0) return this;
    const key = added
      .map(({ word }) => word)
      .sort()
      .join(' ');
    if (this.#extended?.key !== key) this.#extended = { key, vocabulary: new Vocabulary([...this.#byWord.values(), ...added]) };
    return this.#extended.vocabulary;
  }

  /** Every word with this prefix. */
  startingWith(prefix: string): string[] {
    const words = this.#sorted;
    const found: string[] = [];
    const first = lowerBound(words.length, (index) => words[index] as string, prefix);
    for (let index = first; words[index]?.startsWith(prefix); index++) found.push(words[index] as string);
    return found;
  }

  /** See `SearchIndex.similarWords`; undefined where the database has to be asked about one of them. */
  similarTo(lookups: readonly string[]): SpellingCandidate[] | undefined {
    this.#trigrams ??= new TrigramIndex(this.#byWord.values());
    const found: SpellingCandidate[] = [];
    for (const lookup of lookups) {
      const similar = this.#trigrams.find(lookup);
      if (!similar) return undefined;
      for (const word of similar) found.push({ asked: lookup, ...word });
    }
    return found;
  }

  /** Those of these words whose stem and sound only the database can tell. */
  missingForms(lookups: readonly string[]): string[] {
    return lookups.filter((word) => !this.#byWord.has(word) && !formsCache.has(word));
  }

  /** See `SearchIndex.lookUpWords`; undefined where the forms of a word are missing. */
  lookUp(lookups: readonly string[], typed: readonly string[]): VocabularyEntry[] | undefined {
    const entries: VocabularyEntry[] = [];
    for (const word of lookups) {
      const own = this.#byWord.get(word);
      const forms = own ?? formsCache.get(word);
      if (!forms) return undefined;
      const { stem } = forms;
      const stemmed = stem === null ? undefined : this.#byWord.get(`=${stem}`);
      const best = own && stemmed ? [own, stemmed].sort(byFrequency)[0] : (own ?? stemmed);
      const { fulltext, keywords, title } = best ?? noCounts;
      entries.push({
        word,
        stem,
        fulltext,
        keywords,
        title,
        isIndexed: best !== undefined,
        isWord: own !== undefined,
        completions: word === typed.at(-1) ? this.#countLonger(word) : null,
        soundAlikes: typed.includes(word) ? this.#soundAlikesOf(word, forms.sound) : [],
      });
    }
    return entries;
  }

  #countLonger(word: string): DocumentCounts | null {
    const sum = { ...noCounts };
    let isAny = false;
    for (const longer of this.startingWith(word)) {
      if (longer === word) continue;
      isAny = true;
      const counts = this.#byWord.get(longer) ?? noCounts;
      for (const scope of scopes) sum[scope] += counts[scope];
    }
    return isAny ? sum : null;
  }

  #soundAlikesOf(word: string, sound: string): CountedWord[] {
    const alike = sound.length < 2 ? [] : (this.#bySound.get(sound) ?? []);
    return alike.filter((one) => one.word !== word).slice(0, maxSoundAlikes);
  }
}
