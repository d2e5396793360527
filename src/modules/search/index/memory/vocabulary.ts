import { LRUCache } from 'lru-cache';
import type { CountedWord, DocumentCounts, FieldScope, VocabularyEntry } from '#modules/search/search-rules.ts';
import { TrigramIndex } from './trigram-index.ts';

/** A word of the shop, or a stem of one behind `=`, with what the database made of it. */
export interface VocabularyWord extends CountedWord {
  stem: string | null;
  sound: string;
}

/** What a word is made to, whether or not the shop has it. */
export type WordForms = Pick<VocabularyWord, 'word' | 'stem' | 'sound'>;

/** Forms of words that the shop does not have, as people asked for them: they never change. */
const maxForms = 10_000;
const formsCache = new LRUCache<string, WordForms>({ max: maxForms });

export function cacheForms(forms: readonly WordForms[]): void {
  for (const one of forms) formsCache.set(one.word, one);
}

/** The first place in an ordered list that is not before `wanted`. */
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

const scopes: readonly FieldScope[] = ['everything', 'words', 'title'];
const noCounts: DocumentCounts = { everything: 0, words: 0, title: 0 };

/** How many of a list of sounding alike are worth anything. */
const maxSoundAlikes = 12;

/** The most common first; of equals the first in the alphabet. */
const byFrequency = (one: CountedWord, other: CountedWord) => other.everything - one.everything || (one.word < other.word ? -1 : 1);

/** All words of the shop, so that what a text means is found without asking the database. */
export class Vocabulary {
  /** In order. */
  readonly sortedWords: readonly string[];
  readonly #listed: ReadonlyMap<string, VocabularyWord>;
  readonly #bySound = new Map<string, VocabularyWord[]>();
  #likeWords: TrigramIndex | undefined;
  #merged: { key: string; words: Vocabulary } | undefined;

  constructor(listed: readonly VocabularyWord[]) {
    this.#listed = new Map(listed.map((word) => [word.word, word]));
    this.sortedWords = [...this.#listed.keys()].sort();
    for (const word of listed) {
      if (word.sound.length < 2) continue;
      const alike = this.#bySound.get(word.sound);
      if (alike) alike.push(word);
      else this.#bySound.set(word.sound, [word]);
    }
    for (const alike of this.#bySound.values()) alike.sort(byFrequency);
  }

  /** The same with words that came since; those that are known already stay as they were. */
  withAdded(newer: readonly VocabularyWord[]): Vocabulary {
    const added = newer.filter(({ word }) => !this.#listed.has(word));
    if (added.length === 0) return this;
    const key = added
      .map(({ word }) => word)
      .sort()
      .join(' ');
    if (this.#merged?.key !== key) this.#merged = { key, words: new Vocabulary([...this.#listed.values(), ...added]) };
    return this.#merged.words;
  }

  count(word: string): DocumentCounts {
    return this.#listed.get(word) ?? noCounts;
  }

  /** Every word that begins like this. */
  startingWith(beginning: string): string[] {
    const { sortedWords: words } = this;
    const found: string[] = [];
    const first = lowerBound(words.length, (index) => words[index] as string, beginning);
    for (let index = first; words[index]?.startsWith(beginning); index++) found.push(words[index] as string);
    return found;
  }

  /** Words that look like these, for slips of the pen; undefined where the database has to be asked. */
  similarTo(asked: readonly string[]): (CountedWord & { asked: string })[] | undefined {
    this.#likeWords ??= new TrigramIndex(this.#listed.values());
    const found: (CountedWord & { asked: string })[] = [];
    for (const word of asked) {
      const alike = this.#likeWords.find(word);
      if (!alike) return undefined;
      for (const one of alike) found.push({ asked: word, ...one });
    }
    return found;
  }

  /** Which of these the database has to make a stem and a sound of. */
  missingForms(asked: readonly string[]): string[] {
    return asked.filter((word) => !this.#listed.has(word) && !formsCache.has(word));
  }

  /** What the shop knows of these folded words, as `readWords` asks the database; undefined where the forms of one are not known. */
  lookUp(asked: readonly string[], typed: readonly string[]): VocabularyEntry[] | undefined {
    const found: VocabularyEntry[] = [];
    for (const word of asked) {
      const own = this.#listed.get(word);
      const forms = own ?? formsCache.get(word);
      if (!forms) return undefined;
      const { stem } = forms;
      const stemmed = stem === null ? undefined : this.#listed.get(`=${stem}`);
      const best = own && stemmed ? [own, stemmed].sort(byFrequency)[0] : (own ?? stemmed);
      const { everything, words, title } = best ?? noCounts;
      found.push({
        word,
        stem,
        everything,
        words,
        title,
        known: best !== undefined,
        isWord: own !== undefined,
        beginnings: word === typed.at(-1) ? this.#longerThan(word) : null,
        soundAlikes: typed.includes(word) ? this.#soundingLike(word, forms.sound) : [],
      });
    }
    return found;
  }

  #longerThan(word: string): DocumentCounts | null {
    const sum = { ...noCounts };
    let isAny = false;
    for (const longer of this.startingWith(word)) {
      if (longer === word) continue;
      isAny = true;
      const counts = this.count(longer);
      for (const level of scopes) sum[level] += counts[level];
    }
    return isAny ? sum : null;
  }

  #soundingLike(word: string, sound: string): CountedWord[] {
    const alike = sound.length < 2 ? [] : (this.#bySound.get(sound) ?? []);
    return alike.filter((one) => one.word !== word).slice(0, maxSoundAlikes);
  }
}
