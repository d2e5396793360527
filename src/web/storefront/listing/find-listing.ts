import type { ProductCard } from '#modules/catalog/product-contract.ts';
import type { Facets, Relaxed, UnderstoodPart } from '#modules/search/contract.ts';
import type { Api } from '../../api.ts';
import { cardWithoutPlaceholder } from '../../components/without-placeholder.ts';
import { apiQuery, countActive, type ListingRequest, type ListingScope, withoutFilters } from './listing-request.ts';

/** A multiple of each column count of the grid. */
export const pageSize = 24;
/** Products of the first view: pictures further down go without their blurred placeholder. */
const firstView = 6;
/** Products shown where nothing passes the filters: a row of a desktop, two of a phone. */
const insteadCount = 4;

/** A page of a list, with what to filter it by. */
export interface ListingPage {
  cards: ProductCard[];
  /** Offset of the next page; undefined on the last one. */
  next?: number | undefined;
  total: number;
  /** False: there are more than `total`. */
  totalIsExact: boolean;
  didYouMean?: string | undefined;
  /** The parts read of the term beside words. */
  understood?: UnderstoodPart[] | undefined;
  /** The words left out of the term. */
  relaxed?: Relaxed | undefined;
  facets?: Facets | undefined;
  /** Other products where none passes the filters. */
  instead?: ProductCard[];
}

/**
 * Finds a page of products for a loader, with facets. An amount in a currency without a rate is ignored, and
 * past the end the list begins again.
 */
export async function findListing(api: Api, request: ListingRequest, scope: ListingScope = {}): Promise<ListingPage> {
  const { search } = api;
  const find = async (asked: ListingRequest): Promise<ListingPage> => {
    const page = await search.searchCards({ ...apiQuery(asked, scope), limit: pageSize, offset: asked.offset, facets: 'true' });
    return {
      ...page,
      facets: page.facets && offered(page.facets, scope),
      cards: page.cards.map((card, index) => (index < firstView ? card : cardWithoutPlaceholder(card))),
    };
  };
  const found = await find(request).catch((error: { code?: unknown }) => {
    if (error.code === 'CURRENCY_NOT_FOUND') return find({ ...request, min: '', max: '' });
    throw error;
  });
  if (found.total > 0) return found.cards.length === 0 && request.offset > 0 ? find({ ...request, offset: 0 }) : found;
  return { ...found, instead: await findInstead(api, request, scope) };
}

/** Drops facets that the page's own scope decides, except the numbers of the subcategories beside it. */
const offered = (facets: Facets, scope: ListingScope): Facets => ({
  ...facets,
  ...Object.fromEntries(Object.keys(scope).flatMap((choice) => (choice === 'subcategory' ? [] : [[choice, []]]))),
});

/** The first products of the list without its filters, or of the whole shop where it has none. */
async function findInstead(api: Api, request: ListingRequest, scope: ListingScope): Promise<ProductCard[]> {
  const first = async (asked: ListingRequest, within: ListingScope) =>
    (await api.search.searchCards({ ...apiQuery(withoutFilters(asked), within), limit: insteadCount })).cards;
  const own = countActive(request) > 0 ? await first(request, scope) : [];
  return own.length > 0 ? own : first({ ...request, q: '', sort: 'relevance' }, {});
}
