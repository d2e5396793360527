import type { CountedWord, DocumentCounts, FieldScope, VocabularyEntry } from './search-rules.ts';

const isLatin = (word: string) => /^[a-z]/.test(word);

/** A typed word with everything that stands for it, as alternatives of an expression. */
export interface Term extends DocumentCounts {
  word: string;
  /** The word, its stem and its other spellings. */
  exact: string[];
  /** Everything that stands for it. */
  expanded: string[];
  /** The same without longer words that begin with it. */
  wholeWords: string[];
  /** The shop has neither the word nor anything for it. */
  isUnknown: boolean;
  /** The word of the shop that was probably meant. */
  correction?: string | undefined;
}

const lexemesOf = (entry: VocabularyEntry) => [`'${entry.word}'`, ...(entry.stem ? [`'=${entry.stem}'`] : [])];

const unknownEntry: Omit<VocabularyEntry, 'word'> = {
  stem: null,
  isIndexed: false,
  isWord: false,
  fulltext: 0,
  keywords: 0,
  title: 0,
  completions: null,
  soundAlikes: [],
};

export const isNumber = (word: string): boolean => /^\p{N}/u.test(word);

/**
 * Words of the same sound that stand for a typed one. In its own script another spelling is a misspelling,
 * and counts only where the word as typed is nothing.
 */
export const likelySoundAlikes = (own: VocabularyEntry, hasSynonyms: boolean, hasCompletions: boolean): CountedWord[] =>
  isNumber(own.word)
    ? []
    : own.soundAlikes.filter(
        ({ word }) =>
          isLatin(word) !== isLatin(own.word) ||
          // Of a short word little else is left: papr is no far.
          (!own.isWord && !hasSynonyms && !hasCompletions && (own.word.length > 4 || word[0] === own.word[0])),
      );

/** Finds everything that stands for a typed word. */
export function expandTerm(
  typed: string,
  options: {
    entries: ReadonlyMap<string, VocabularyEntry>;
    synonyms: readonly string[];
    /** Those of the synonyms that are the same word. */
    spellings?: readonly string[];
    isLast: boolean;
    /** From `rankCorrections`, for a word that is unknown otherwise. */
    corrections?: readonly CountedWord[];
    /** Synonyms of the word that was probably meant. */
    meantSynonyms?: readonly string[];
  },
): Term {
  const own = options.entries.get(typed) ?? { word: typed, ...unknownEntry };
  // A word that has synonyms is finished: mats are no matka, and कप is no कपड़ा.
  const isFinished = own.isWord && options.synonyms.length > 0 && typed.length > (isLatin(typed) ? 2 : 1);
  const completions = options.isLast && typed.length > 1 && !isNumber(typed) && !isFinished ? own.completions : null;
  const indexed = (words: readonly string[]) =>
    words.map((word) => options.entries.get(word)).filter((entry) => entry?.isIndexed === true) as VocabularyEntry[];
  const synonyms = indexed(options.synonyms);
  const isFound = own.isIndexed || synonyms.length > 0;
  const soundAlikes = likelySoundAlikes(own, synonyms.length > 0, completions !== null);
  const corrections = options.corrections ?? [];
  const meantSynonyms = indexed(options.meantSynonyms ?? []);
  const meant = [...soundAlikes, ...corrections].map((word) => options.entries.get(word.word) ?? { ...unknownEntry, ...word });
  const spellings = new Set(options.spellings);
  const ownSpellings = [...synonyms, ...meantSynonyms].filter(({ word }) => spellings.has(word));
  const counted = [
    ...(own.isIndexed ? [own] : []),
    ...synonyms,
    ...meantSynonyms,
    ...(completions ? [completions] : []),
    ...soundAlikes,
    ...corrections,
  ];
  const count = (scope: FieldScope) => counted.reduce((sum, word) => sum + Number(word[scope]), 0);
  const respelled = soundAlikes.find(({ word }) => isLatin(word) === isLatin(typed)) ?? corrections[0];
  const wholeWords = [...new Set([own, ...synonyms, ...meant, ...meantSynonyms].flatMap(lexemesOf))];
  return {
    word: typed,
    exact: [
      ...new Set(
        [own, ...ownSpellings, ...meant.filter(({ word }, index) => isLatin(word) !== isLatin(typed) || index === 0)].flatMap(lexemesOf),
      ),
    ],
    expanded: completions ? [...wholeWords, `'${typed}':*`] : wholeWords,
    wholeWords,
    fulltext: count('fulltext'),
    keywords: count('keywords'),
    title: count('title'),
    isUnknown: !isFound && completions === null && soundAlikes.length === 0 && corrections.length === 0,
    correction: own.isWord || synonyms.length > 0 || completions !== null ? undefined : respelled?.word,
  };
}
