import { type Choice, choices, type Facets, type FacetValue, flags, type SearchSort } from './contract.ts';
import type { DocumentCounts, FacetIds, ProductHit } from './search-rules.ts';

/** The products that a list chooses from before its filters. */
export interface Members {
  docIds: readonly number[];
  /** By product: its position in the order of the collection, what is sold out last. */
  positions: ReadonlyMap<string, number>;
  /** The order where none is chosen; `given`: by position. */
  sort: SearchSort | 'given';
  isComplete: boolean;
}

export interface SelectedFilters {
  /** Undefined: all products. */
  members?: Members | undefined;
  /** By dimension the facet ids of which a product has to have one. */
  facets: ReadonlyMap<string, readonly number[]>;
  /** About how many products pass the filter of a dimension. */
  matchCounts?: ReadonlyMap<string, number>;
  /** Both ends included. */
  minPaise?: number | undefined;
  maxPaise?: number | undefined;
}

type FacetedHit = Omit<ProductHit, 'id'>;

/**
 * The filters as an index takes them.
 * @param ignoredDimension the filter that is left out, `price` for the range of prices
 */
export const toFilterCriteria = (filters: SelectedFilters | undefined, ignoredDimension?: string) => ({
  facets: [...(filters?.facets ?? [])].filter(([dimension]) => dimension !== ignoredDimension).map(([, ids]) => ids),
  docIds: filters?.members?.docIds,
  ...(ignoredDimension === 'price' ? {} : { minPaise: filters?.minPaise, maxPaise: filters?.maxPaise }),
});

/** About how many products pass each of the filters but that of `ignoredDimension`. */
export const toFilterCounts = (filters: SelectedFilters, ignoredDimension?: string): DocumentCounts[] =>
  [...(filters.matchCounts ?? []), ...(filters.members ? [['collection', filters.members.docIds.length] as const] : [])]
    .filter(([dimension]) => dimension !== ignoredDimension)
    .map(([, count]) => ({ fulltext: count, keywords: count, title: count }));

/** The dimensions with a filter, `price` for the range of prices. */
export const filteredDimensions = ({ facets, minPaise, maxPaise }: SelectedFilters): string[] => [
  ...facets.keys(),
  ...(minPaise !== undefined || maxPaise !== undefined ? ['price'] : []),
];

/** Whether one of these facets is among `ids`. */
export function hasOneOf({ all, from, to }: FacetIds, ids: readonly number[]): boolean {
  for (let at = from; at < to; at++) if (ids.includes(all[at] as number)) return true;
  return false;
}

/** Whether a hit passes every filter but that of `ignoredDimension`, `price` for the range of prices. */
export function passesFilters(hit: FacetedHit, filters: SelectedFilters, ignoredDimension?: string): boolean {
  for (const [dimension, ids] of filters.facets) if (dimension !== ignoredDimension && !hasOneOf(hit.facets, ids)) return false;
  if (ignoredDimension === 'price') return true;
  return hit.pricePaise >= (filters.minPaise ?? 0) && hit.pricePaise <= (filters.maxPaise ?? Number.POSITIVE_INFINITY);
}

/** All zeros between two calls. An array counts several times as fast as a map. */
let scratchCounts = new Uint16Array(4096);

/** Counts these hits by facet. */
export function countFacets(hits: readonly FacetedHit[]): Map<number, number> {
  const seen: number[] = [];
  for (const { facets } of hits) {
    const { all, from, to } = facets;
    for (let at = from; at < to; at++) {
      const id = all[at] as number;
      if (id >= scratchCounts.length) {
        const larger = new Uint16Array(id * 2);
        larger.set(scratchCounts);
        scratchCounts = larger;
      }
      if (scratchCounts[id] === 0) seen.push(id);
      scratchCounts[id] = (scratchCounts[id] as number) + 1;
    }
  }
  const counts = new Map<number, number>();
  for (const id of seen) {
    counts.set(id, scratchCounts[id] as number);
    scratchCounts[id] = 0;
  }
  return counts;
}

const maxValues = 20;

interface NamedFacet {
  id: number;
  dimension: string;
  value: string;
  label: FacetValue['label'];
}

/**
 * Orders the values of each choice by count; at most 20, and always the selected ones.
 * @param countsOf the counts for a dimension, made without its own filter
 * @param prices in paise, of the hits that pass every filter but that of the price
 */
export function arrangeFacets(
  names: readonly NamedFacet[],
  filters: SelectedFilters,
  countsOf: (dimension: string) => ReadonlyMap<number, number>,
  prices: readonly number[],
): Facets {
  const byDimension = Map.groupBy(names, (name) => name.dimension);
  const values = (dimension: Choice): FacetValue[] => {
    const selected = new Set(filters.facets.get(dimension));
    const counts = countsOf(dimension);
    const all = (byDimension.get(dimension) ?? [])
      .map(({ id, value, label }) => ({ isSelected: selected.has(id), value, label, count: counts.get(id) ?? 0 }))
      .filter(({ count, isSelected }) => count > 0 || isSelected)
      .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
    return all.filter(({ isSelected }, index) => index < maxValues || isSelected).map(({ isSelected: _, ...value }) => value);
  };
  const total = (dimension: string) => {
    const counts = countsOf(dimension);
    return (byDimension.get(dimension) ?? []).reduce((sum, { id }) => sum + (counts.get(id) ?? 0), 0);
  };
  const min = prices.reduce((smallest, price) => Math.min(smallest, price), Number.POSITIVE_INFINITY);
  const max = prices.reduce((largest, price) => Math.max(largest, price), 0);
  return {
    ...(Object.fromEntries(choices.map((choice) => [choice, values(choice)])) as Record<Choice, FacetValue[]>),
    ...(Object.fromEntries(flags.map((flag) => [flag, total(flag)])) as Record<(typeof flags)[number], number>),
    ...(prices.length > 0 ? { price: { min, max } } : {}),
  };
}
