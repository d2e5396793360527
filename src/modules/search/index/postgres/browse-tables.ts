import { countFacets, filteredDimensions, toFilterCounts, toFilterCriteria } from '#modules/search/facet-rules.ts';
import { type BrowsePage, type BrowseRequest, type Matches, withoutWords } from '#modules/search/index/search-index.ts';
import type { Connection } from '#platform/database/database.ts';
import { findMatches } from './find-matches.ts';
import { readInSortOrder } from './match-queries.ts';

/** More than any table has: products are read in order at once. */
const everyProduct = [{ fulltext: Number.MAX_SAFE_INTEGER, keywords: Number.MAX_SAFE_INTEGER, title: Number.MAX_SAFE_INTEGER }];

/**
 * Lists products by the index of their order. Counting all of many products would take PostgreSQL too long:
 * of more than a search ranks, the first are counted.
 */
export async function browseTables(db: Connection, request: BrowseRequest): Promise<BrowsePage> {
  const { filters, sort, offset, limit, withFacets } = request;
  const criteriaWithout = (ignoredDimension?: string) => ({ ...withoutWords, ...toFilterCriteria(filters, ignoredDimension) });
  const find = (ignoredDimension?: string): Promise<Matches> => {
    const counts = toFilterCounts(filters, ignoredDimension);
    const { facets, docIds, minPaise, maxPaise } = criteriaWithout(ignoredDimension);
    const hasFilter = facets.length > 0 || docIds !== undefined || minPaise !== undefined || maxPaise !== undefined;
    return findMatches(db, { criteria: criteriaWithout(ignoredDimension), sort, termCounts: hasFilter ? counts : everyProduct });
  };
  const dimensions = withFacets ? filteredDimensions(filters) : [];
  const [matches, ...others] = await Promise.all([find(), ...dimensions.map(find)]);
  const end = offset + limit;
  const isRead = matches.isComplete || end < matches.hits.length;
  const hits = isRead ? matches.hits : await readInSortOrder(db, criteriaWithout(), sort, 'fulltext', end + 1);
  const without = new Map(dimensions.map((dimension, position) => [dimension, (others[position] as Matches).hits]));
  return {
    ids: hits.slice(offset, end).map(({ id }) => id),
    total: Math.max(matches.hits.length, hits.length),
    isComplete: matches.isComplete,
    ...(withFacets
      ? {
          facets: {
            counts: countFacets(matches.hits),
            countsWithout: new Map([...without].map(([dimension, found]) => [dimension, countFacets(found)])),
            prices: (without.get('price') ?? matches.hits).map(({ pricePaise }) => pricePaise),
          },
        }
      : {}),
  };
}
