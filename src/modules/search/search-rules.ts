/**
 * The fields that words are looked for in, each scope within the next: the title; with facts; with the
 * description.
 */
export type FieldScope = 'title' | 'keywords' | 'fulltext';

/** About how many products have something, by scope. */
export type DocumentCounts = Record<FieldScope, number>;

export interface CountedWord extends DocumentCounts {
  /** Folded. */
  word: string;
}

export interface VocabularyEntry extends CountedWord {
  stem: string | null;
  /** Whether products have the word or its stem. */
  isIndexed: boolean;
  /** Whether products have the word itself. */
  isWord: boolean;
  /**
   * Counts of all longer words with this prefix; null unless it is the last typed word, or where there are
   * none.
   */
  completions: DocumentCounts | null;
  /** The most common words of the same sound in either script; empty unless the word was typed. */
  soundAlikes: CountedWord[];
}

/**
 * Those of `all` from `from` up to `to`: a product has a list of its own, or a part of the list of all
 * products.
 */
export interface FacetIds {
  all: ArrayLike<number>;
  from: number;
  to: number;
}

export interface ProductHit {
  id: string;
  pricePaise: number;
  facets: FacetIds;
}

/**
 * Boolean expressions of lexemes: `'word'`, a stem as `'=stem'`, a prefix as `'word':*`, joined by `&`, `|`
 * and brackets, as tsquery writes them. No lexeme has a quote or a backslash in it.
 */
export interface Expressions {
  /** Every word, or what stands for it. Empty: any product. */
  expanded: string;
  /** Every word as it was typed. */
  exact: string;
  /** The last word, or what stands for it. */
  head: string;
}

/**
 * The one form of a word that both sides of a comparison have; `search_fold` in the database makes the same.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u093c\u200c\u200d]/g, '')
    .replaceAll('\u0901', '\u0902')
    .replace(/[à-ÿāēīōūṅṇṭḍṣśṛ]/g, (letter) => letter.normalize('NFD').replace(/\p{M}/gu, ''));
}

/** The words of a text, folded, at most eight: letters, their marks and digits, in the order typed. */
export function tokenize(text: string): string[] {
  return (foldText(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, 8);
}

/** Each two neighbours as one word: `table cloth` may be indexed as `tablecloth`. */
export function joinedPairs(words: readonly string[]): string[] {
  return words.slice(1).map((word, index) => `${words[index]}${word}`);
}

const isLatin = (word: string) => /^[a-z]/.test(word);

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
 * At most three corrections of `typed`, the likeliest first: the smallest edit distance, then the most common
 * word.
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
    .filter(({ distance }) => distance <= max);
  const smallest = Math.min(...near.map(({ distance }) => distance));
  return near
    .filter(({ distance }) => distance < smallest + 0.6)
    .sort(
      (one, other) =>
        one.distance - other.distance ||
        other.candidate.fulltext - one.candidate.fulltext ||
        (one.candidate.word < other.candidate.word ? -1 : 1),
    )
    .slice(0, 3)
    .map(({ candidate }) => candidate);
}

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
  },
): Term {
  const own = options.entries.get(typed) ?? { word: typed, ...unknownEntry };
  const completions = options.isLast && typed.length > 1 ? own.completions : null;
  const synonyms = options.synonyms
    .map((word) => options.entries.get(word))
    .filter((entry) => entry?.isIndexed === true) as VocabularyEntry[];
  // In its own script another spelling is a misspelling, and counts only where the word as typed is nothing.
  const isFound = own.isIndexed || synonyms.length > 0;
  const soundAlikes = own.soundAlikes.filter(
    ({ word }) => isLatin(word) !== isLatin(typed) || (!own.isWord && synonyms.length === 0 && completions === null),
  );
  const corrections = options.corrections ?? [];
  const counted = [...(own.isIndexed ? [own] : []), ...synonyms, ...(completions ? [completions] : []), ...soundAlikes, ...corrections];
  const count = (scope: FieldScope) => counted.reduce((sum, word) => sum + Number(word[scope]), 0);
  const respelled = soundAlikes.find(({ word }) => isLatin(word) === isLatin(typed)) ?? corrections[0];
  const wholeWords = [
    ...new Set([...lexemesOf(own), ...synonyms.flatMap(lexemesOf), ...[...soundAlikes, ...corrections].map(({ word }) => `'${word}'`)]),
  ];
  return {
    word: typed,
    exact: [...lexemesOf(own), ...synonyms.filter(({ word }) => options.spellings?.includes(word)).flatMap(lexemesOf)],
    expanded: completions ? [...wholeWords, `'${typed}':*`] : wholeWords,
    wholeWords,
    fulltext: count('fulltext'),
    keywords: count('keywords'),
    title: count('title'),
    isUnknown: !isFound && completions === null && soundAlikes.length === 0 && corrections.length === 0,
    correction: own.isWord || synonyms.length > 0 || completions !== null ? undefined : respelled?.word,
  };
}

const anyOf = (alternatives: readonly string[]) => (alternatives.length > 1 ? `(${alternatives.join(' | ')})` : (alternatives[0] ?? ''));

const headExpression = (terms: readonly Term[]) => anyOf(terms.at(-1)?.wholeWords ?? []);

/** @param isIndexed whether two words written as one are a word of the shop */
export function toExpressions(terms: readonly Term[], isIndexed: (word: string) => boolean): Expressions {
  const allOf = (form: 'expanded' | 'exact') => {
    const operands: string[] = [];
    for (let index = 0; index < terms.length; index++) {
      const term = terms[index] as Term;
      const next = terms[index + 1];
      const joined = next && `${term.word}${next.word}`;
      if (next && joined && isIndexed(joined)) {
        operands.push(`(${anyOf(term[form])} & ${anyOf(next[form])} | '${joined}')`);
        index++;
      } else operands.push(anyOf(term[form]));
    }
    return operands.join(' & ');
  };
  return { expanded: allOf('expanded'), exact: allOf('exact'), head: headExpression(terms) };
}

/** The expressions for products that lack one of the words. */
export function allButOne(terms: readonly Term[]): Expressions {
  const anyWithoutOne = (form: 'expanded' | 'exact') =>
    terms
      .map(
        (_, missing) =>
          `(${terms
            .filter((__, index) => index !== missing)
            .map((term) => anyOf(term[form]))
            .join(' & ')})`,
      )
      .join(' | ');
  return { expanded: anyWithoutOne('expanded'), exact: anyWithoutOne('exact'), head: headExpression(terms) };
}

/**
 * About how many of `size` products match every term: the geometric mean of what chance gives and the rarest
 * term's own count, for words of one craft occur together.
 */
export function estimateMatches(terms: readonly DocumentCounts[], scope: FieldScope, size: number): number {
  const byChance = terms.reduce((left, term) => left * Math.min(1, term[scope] / Math.max(1, size)), size);
  const rarest = terms.reduce((min, term) => Math.min(min, term[scope]), size);
  return Math.sqrt(byChance * rarest);
}

/** The text as the shop spells it; undefined where nothing was corrected. */
export function respellQuery(terms: readonly Term[]): string | undefined {
  return terms.some((term) => term.correction !== undefined) ? terms.map((term) => term.correction ?? term.word).join(' ') : undefined;
}

/** An expression for texts in which each of these words begins a word. */
export function prefixExpression(prefixes: readonly string[]): string {
  return prefixes.map((prefix) => `'${prefix}':*`).join(' & ');
}

/** Whether each prefix begins a word of `text`. */
export function hasWordsStartingWith(prefixes: readonly string[], text: string): boolean {
  const words = foldText(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return prefixes.every((prefix) => words.some((word) => word.startsWith(prefix)));
}
