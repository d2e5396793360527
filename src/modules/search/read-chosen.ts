import type { Context } from '#platform/context.ts';
import { Failure } from '#shared/errors.ts';
import { type Choice, choices, type Flag, flags } from './contract.ts';
import type { Chosen } from './facet-rules.ts';
import { readFacetIds } from './queries.ts';

export type Filters = Record<Choice, string[]> &
  Partial<Record<Flag, boolean | undefined>> & { currency: string; minPrice?: number | undefined; maxPrice?: number | undefined };

/** No facet has this number: nothing passes. */
const none = 0;

/** The filters of a search as the index knows them. A value that no piece has lets nothing pass. */
export async function readChosen(ctx: Context, filters: Filters): Promise<Chosen> {
  const wanted = [
    ...choices.flatMap((dimension) => filters[dimension].map((value) => ({ dimension, value }))),
    ...flags.filter((flag) => filters[flag] === true).map((dimension) => ({ dimension, value: 'true' })),
  ];
  const facets = new Map<string, number[]>();
  const pieces = new Map<string, number>();
  if (wanted.length > 0) {
    for (const { dimension } of wanted) facets.set(dimension, [none]);
    for (const facet of await readFacetIds(ctx.db, wanted)) {
      facets.get(facet.dimension)?.push(facet.id);
      pieces.set(facet.dimension, (pieces.get(facet.dimension) ?? 0) + facet.pieces);
    }
  }
  const { minPrice, maxPrice } = filters;
  // Rather nothing than prices in one currency compared with bounds in another.
  if (filters.currency !== 'INR' && (minPrice !== undefined || maxPrice !== undefined)) {
    throw new Failure('INVALID_INPUT', { currency: 'Prices can be filtered in INR alone.' });
  }
  return {
    facets,
    pieces,
    minPaise: minPrice === undefined ? undefined : Math.round(minPrice * 100),
    maxPaise: maxPrice === undefined ? undefined : Math.round(maxPrice * 100),
  };
}
