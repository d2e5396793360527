import type { Context } from '#platform/context.ts';
import { deepestOffset, type Facets, type SearchSort } from './contract.ts';
import { nameFacets } from './facet-names.ts';
import { arrangeFacets, type SelectedFilters } from './facet-rules.ts';
import type { BrowseFacets, BrowsePage, SearchIndex } from './index/search-index.ts';

/** Milliseconds until a list that was counted in part is counted again: by then the index may be built. */
const partialTtlMs = 60_000;

interface BrowseInput {
  sort: SearchSort;
  facets: boolean;
  limit: number;
  offset: number;
}

async function toFacets(ctx: Context, filters: SelectedFilters, { counts, countsWithout, prices }: BrowseFacets): Promise<Facets> {
  const ids = new Set([counts, ...countsWithout.values()].flatMap((some) => [...some.keys()]).concat([...filters.facets.values()].flat()));
  return arrangeFacets(await nameFacets(ctx.db, [...ids]), filters, (dimension) => countsWithout.get(dimension) ?? counts, prices);
}

/** Lists products in the order that is asked for; a collection has one of its own beside. */
async function browseInOwnOrder(index: SearchIndex, filters: SelectedFilters, input: BrowseInput): Promise<BrowsePage> {
  const { sort, limit, offset, facets: withFacets } = input;
  const { members } = filters;
  const order = sort === 'relevance' && members ? members.sort : sort;
  if (order !== 'given') return index.browse({ filters, sort: order, limit, offset, withFacets });
  const all = members?.positions ?? new Map<string, number>();
  const page = await index.browse({ filters, sort: 'relevance', limit: all.size, offset: 0, withFacets });
  const ids = page.ids.sort((one, other) => (all.get(one) ?? 0) - (all.get(other) ?? 0));
  return { ...page, ids: ids.slice(offset, offset + limit) };
}

/**
 * Finds a page of all products that pass the filters: a category, a collection, the whole shop. Unlike those
 * of a search for words, its pages do not end after the first few hundred.
 */
export async function browseProducts(ctx: Context, index: SearchIndex, filters: SelectedFilters, input: BrowseInput) {
  const { limit, offset } = input;
  ctx.cache.dependsOn('catalog');
  const page = await browseInOwnOrder(index, filters, input);
  if (!page.isComplete) ctx.cache.expireAt(Date.now() + partialTtlMs);
  const next = offset + limit;
  const rest = {
    ...(page.total > next && next <= deepestOffset ? { next } : {}),
    total: page.total,
    totalIsExact: page.isComplete && (filters.members?.isComplete ?? true),
    ...(page.facets ? { facets: await toFacets(ctx, filters, page.facets) } : {}),
  };
  return { ids: page.ids, rest, cards: page.cards };
}
