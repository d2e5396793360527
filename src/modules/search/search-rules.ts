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
  stem?: string | null;
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
  /** The word that names the kind of thing, or what stands for it. */
  head: string;
}

/** Products that come before the others: with one of these facets, or one of these words in the title. */
export interface Preference {
  facets: readonly number[];
  /** An expression; empty: none. */
  title: string;
  /** With one of these facets, too, such as a colour. */
  besides?: readonly number[] | undefined;
  /** Of these documents alone. */
  docIds?: readonly number[] | undefined;
  /** Both ends included. */
  minPaise?: number | undefined;
  maxPaise?: number | undefined;
}

/** The question of a text: words, and what was read of it besides. */
export interface TextCriteria extends Expressions {
  /** Words that a description is not enough for. */
  required?: string | undefined;
  /** No product with one of these facets. */
  excluded?: readonly number[] | undefined;
  /** The aptest first. A product counts to the first of them that fits. */
  preferences?: readonly Preference[] | undefined;
  /** No others. */
  isPreferredOnly?: boolean | undefined;
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

/**
 * About how many of `size` products match every term: the geometric mean of what chance gives and the rarest
 * term's own count, for words of one craft occur together.
 */
export function estimateMatches(terms: readonly DocumentCounts[], scope: FieldScope, size: number): number {
  const byChance = terms.reduce((left, term) => left * Math.min(1, term[scope] / Math.max(1, size)), size);
  const rarest = terms.reduce((min, term) => Math.min(min, term[scope]), size);
  return Math.sqrt(byChance * rarest);
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
