import { getCurrency } from '#modules/currency/get-currency.ts';
import type { Context } from '#platform/context.ts';
import { type PriceRange, paiseRange } from '#shared/currency.ts';
import { type Choice, choices, type Flag, flags } from './contract.ts';
import type { SelectedFilters } from './facet-rules.ts';
import { readFacetIds } from './queries.ts';

export type FilterInput = Record<Choice, string[]> &
  Partial<Record<Flag, boolean | undefined>> & { currency: string; minPrice?: number | undefined; maxPrice?: number | undefined };

/** No facet has this number: nothing passes. */
const unknownFacetId = 0;

/** @throws {Failure} CURRENCY_NOT_FOUND where there is no rate for the currency that the prices are in */
async function resolvePriceRange(ctx: Context, { currency: code, minPrice, maxPrice }: FilterInput): Promise<PriceRange> {
  const currency = await getCurrency(ctx, { code });
  const minor = (amount: number | undefined) => (amount === undefined ? undefined : Math.round(amount * 10 ** currency.decimals));
  return paiseRange({ min: minor(minPrice), max: minor(maxPrice) }, currency);
}

/** The filters of a search as the index knows them. A value that no piece has lets nothing pass. */
export async function resolveFilters(ctx: Context, filters: FilterInput): Promise<SelectedFilters> {
  const wanted = [
    ...choices.flatMap((dimension) => filters[dimension].map((value) => ({ dimension, value }))),
    ...flags.filter((flag) => filters[flag] === true).map((dimension) => ({ dimension, value: 'true' })),
  ];
  const facets = new Map<string, number[]>();
  const pieces = new Map<string, number>();
  if (wanted.length > 0) {
    for (const { dimension } of wanted) facets.set(dimension, [unknownFacetId]);
    for (const facet of await readFacetIds(ctx.db, wanted)) {
      facets.get(facet.dimension)?.push(facet.id);
      pieces.set(facet.dimension, (pieces.get(facet.dimension) ?? 0) + facet.pieces);
    }
  }
  const { minPrice, maxPrice } = filters;
  const hasPrice = minPrice !== undefined || maxPrice !== undefined;
  const range = hasPrice ? await resolvePriceRange(ctx, filters) : {};
  return {
    facets,
    matchCounts: pieces,
    minPaise: range.min,
    maxPaise: range.max,
  };
}
