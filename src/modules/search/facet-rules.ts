import { type Choice, choices, type Facets, type FacetValue, flags } from './contract.ts';
import type { FacetIds } from './search-rules.ts';

/** A piece as facets see it. */
export interface FacetedProduct {
  facets: FacetIds;
  pricePaise: number;
}

/** What is filtered by: for each dimension the facets of which a piece has to have one, and the price in paise, both ends included. */
export interface SelectedFilters {
  facets: ReadonlyMap<string, readonly number[]>;
  /** About how many pieces pass the filter of a dimension. */
  matchCounts?: ReadonlyMap<string, number>;
  minPaise?: number | undefined;
  maxPaise?: number | undefined;
}

function hasOneOf({ all, from, to }: FacetIds, ids: readonly number[]): boolean {
  for (let at = from; at < to; at++) if (ids.includes(all[at] as number)) return true;
  return false;
}

/** Whether a piece passes every filter, save that of the dimension `but`. */
export function passesFilters(piece: FacetedProduct, chosen: SelectedFilters, but?: string): boolean {
  for (const [dimension, ids] of chosen.facets) if (dimension !== but && !hasOneOf(piece.facets, ids)) return false;
  if (but === 'price') return true;
  return piece.pricePaise >= (chosen.minPaise ?? 0) && piece.pricePaise <= (chosen.maxPaise ?? Number.POSITIVE_INFINITY);
}

/** All zeros between two countings: an array counts several times as fast as a map. */
let scratchCounts = new Uint16Array(4096);

/** How many of these pieces have each facet. */
export function countFacets(pieces: readonly FacetedProduct[]): Map<number, number> {
  const seen: number[] = [];
  for (const { facets } of pieces) {
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

/** Most values of one choice. */
const maxValues = 20;

interface NamedFacet {
  id: number;
  dimension: string;
  value: string;
  label: FacetValue['label'];
}

/**
 * @param countsOf the counts for a dimension, made without its own filter
 * @param prices of the pieces that pass every filter but that of the price, in paise
 */
export function arrangeFacets(
  names: readonly NamedFacet[],
  chosen: SelectedFilters,
  countsOf: (dimension: string) => ReadonlyMap<number, number>,
  prices: readonly number[],
): Facets {
  const byDimension = Map.groupBy(names, (name) => name.dimension);
  const values = (dimension: Choice): FacetValue[] => {
    const wanted = new Set(chosen.facets.get(dimension));
    const counts = countsOf(dimension);
    const all = (byDimension.get(dimension) ?? [])
      .map(({ id, value, label }) => ({ isChosen: wanted.has(id), value, label, count: counts.get(id) ?? 0 }))
      .filter(({ count, isChosen }) => count > 0 || isChosen)
      .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
    return all.filter(({ isChosen }, place) => place < maxValues || isChosen).map(({ isChosen: _, ...value }) => value);
  };
  const total = (dimension: string) => {
    const counts = countsOf(dimension);
    return (byDimension.get(dimension) ?? []).reduce((sum, { id }) => sum + (counts.get(id) ?? 0), 0);
  };
  const min = prices.reduce((least, price) => Math.min(least, price), Number.POSITIVE_INFINITY);
  const max = prices.reduce((most, price) => Math.max(most, price), 0);
  return {
    ...(Object.fromEntries(choices.map((choice) => [choice, values(choice)])) as Record<Choice, FacetValue[]>),
    ...(Object.fromEntries(flags.map((flag) => [flag, total(flag)])) as Record<(typeof flags)[number], number>),
    ...(prices.length > 0 ? { price: { min, max } } : {}),
  };
}
