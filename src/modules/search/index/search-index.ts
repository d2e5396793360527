import type { CardCache } from '#modules/catalog/card-cache.ts';
import type { SearchSort } from '#modules/search/contract.ts';
import type { SelectedFilters } from '#modules/search/facet-rules.ts';
import type { CountedWord, DocumentCounts, ProductHit, TextCriteria, VocabularyEntry } from '#modules/search/search-rules.ts';

/** A word of the shop that looks like one that was looked up. */
export interface SpellingCandidate extends CountedWord {
  /** The word that was looked up. */
  asked: string;
}

export interface SearchCriteria extends TextCriteria {
  /** A product has to have one of each list. */
  facets: readonly (readonly number[])[];
  /** No others. */
  docIds?: readonly number[] | undefined;
  /** Both ends included. */
  minPaise?: number | undefined;
  maxPaise?: number | undefined;
}

/** Criteria of a list without words. */
export const withoutWords: SearchCriteria = { expanded: '', exact: '', head: '', facets: [] };

/** Most products that a search ranks, counts in facets and shows. */
export const maxHits = 300;

/** With fewer products that match in their keywords, those that match in their description alone follow. */
export const minKeywordMatches = 1;

export interface FindRequest {
  criteria: SearchCriteria;
  /**
   * By relevance: in stock first, then the ranking tier (docs/search.md), then with a photograph, then the
   * newest.
   */
  sort: SearchSort;
  /** The frequency of each term and filter, if known. It decides the cost of an answer, never its content. */
  termCounts: readonly DocumentCounts[];
  /** Asks for every match or none: with more than `maxHits` matches the answer may be empty. */
  completeOnly?: boolean;
}

export interface Matches {
  /** At most `maxHits`, in order. */
  hits: ProductHit[];
  /** There are no others. */
  isComplete: boolean;
  /**
   * Cards that are true of all hits, where the index has some; cards that are read for this answer are added.
   */
  cards?: CardCache;
}

export interface BrowseRequest {
  filters: SelectedFilters;
  sort: SearchSort;
  offset: number;
  limit: number;
  withFacets: boolean;
}

/** A page of the products that pass the filters, sold-out ones last in every order. */
export interface BrowsePage {
  ids: string[];
  total: number;
  /** `total` and the facets count every product; otherwise the first ones alone. */
  isComplete: boolean;
  facets?: BrowseFacets;
  /** As in `Matches`. */
  cards?: CardCache;
}

export interface BrowseFacets {
  /** By facet id, of the products that pass every filter. */
  counts: ReadonlyMap<number, number>;
  /** By filtered dimension, of the products that pass every other filter. */
  countsWithout: ReadonlyMap<string, ReadonlyMap<number, number>>;
  /** The lowest and the highest price in paise without the price filter; empty without products. */
  prices: readonly number[];
}

/** The port to the engine that finds products. Answers include all that was committed before `openIndex`. */
export interface SearchIndex {
  /**
   * @param words folded words
   * @param typed those of them that were typed, in order: the others only stand for them
   * @returns an entry for each word, in any order
   */
  lookUpWords(words: readonly string[], typed: readonly string[]): Promise<VocabularyEntry[]>;
  /**
   * Words with a trigram similarity of 0.3 or more to each of these, the most similar first, at most 30 of
   * each.
   */
  similarWords(words: readonly string[]): Promise<SpellingCandidate[]>;
  find(request: FindRequest): Promise<Matches>;
  /** Lists products without words, of however many. */
  browse(request: BrowseRequest): Promise<BrowsePage>;
  /** At most `limit` products by relevance with a title in which each of these folded words begins a word. */
  suggest(prefixes: readonly string[], limit: number): Promise<Pick<Matches, 'hits' | 'cards'>>;
}

/** An index that declines with undefined what it cannot answer. */
export type PartialIndex = {
  [Question in keyof SearchIndex]: (
    ...parameters: Parameters<SearchIndex[Question]>
  ) => Promise<Awaited<ReturnType<SearchIndex[Question]>> | undefined>;
};
