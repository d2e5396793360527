import { listMembers } from '#modules/collections/list-collections.ts';
import { getCurrency } from '#modules/currency/get-currency.ts';
import type { Context } from '#platform/context.ts';
import { type PriceRange, paiseRange } from '#shared/currency.ts';
import { type Choice, choices, type Flag, flags } from './contract.ts';
import type { Members, SelectedFilters } from './facet-rules.ts';
import { readDocIds, readFacetIds } from './queries.ts';

export type FilterInput = Record<Choice, string[]> &
  Partial<Record<Flag, boolean | undefined>> & {
    collection?: string[] | undefined;
    currency: string;
    minPrice?: number | undefined;
    maxPrice?: number | undefined;
  };

/** No facet has this id, so no product passes. */
const unknownFacetId = 0;

/** @throws {DomainError} CURRENCY_NOT_FOUND where there is no rate for the currency that the prices are in */
async function resolvePriceRange(ctx: Context, { currency: code, minPrice, maxPrice }: FilterInput): Promise<PriceRange> {
  const currency = await getCurrency(ctx, { code });
  const minor = (amount: number | undefined) => (amount === undefined ? undefined : Math.round(amount * 10 ** currency.decimals));
  return paiseRange({ min: minor(minPrice), max: minor(maxPrice) }, currency);
}

async function resolveMembers(ctx: Context, collections: readonly string[]): Promise<Members> {
  const { ids, sort, isComplete } = await listMembers(ctx, collections);
  const documents = await readDocIds(ctx.db, ids);
  return {
    docIds: documents.map(({ docId }) => docId),
    positions: new Map(documents.map(({ id }, position) => [id, position])),
    sort: sort === 'featured' ? 'relevance' : sort,
    isComplete,
  };
}

/** Resolves filters to facet ids, members and paise. A value that no product has lets nothing pass. */
export async function resolveFilters(ctx: Context, filters: FilterInput): Promise<SelectedFilters> {
  const selected = [
    ...choices.flatMap((dimension) => filters[dimension].map((value) => ({ dimension, value }))),
    ...flags.filter((flag) => filters[flag] === true).map((dimension) => ({ dimension, value: 'true' })),
  ];
  const facets = new Map<string, number[]>();
  const matchCounts = new Map<string, number>();
  if (selected.length > 0) {
    for (const { dimension } of selected) facets.set(dimension, [unknownFacetId]);
    for (const { id, dimension, count } of await readFacetIds(ctx.db, selected)) {
      facets.get(dimension)?.push(id);
      matchCounts.set(dimension, (matchCounts.get(dimension) ?? 0) + count);
    }
  }
  const { minPrice, maxPrice } = filters;
  const hasPrice = minPrice !== undefined || maxPrice !== undefined;
  const range = hasPrice ? await resolvePriceRange(ctx, filters) : {};
  const collections = filters.collection ?? [];
  const members = collections.length > 0 ? await resolveMembers(ctx, collections) : undefined;
  return { facets, matchCounts, members, minPaise: range.min, maxPaise: range.max };
}
