import { countFacets, filteredDimensions, passesFilters, toFilterCriteria } from '#modules/search/facet-rules.ts';
import { rankDocuments, readHitsOf } from '#modules/search/index/postgres/match-queries.ts';
import {
  type BrowseFacets,
  type BrowsePage,
  type BrowseRequest,
  type SearchCriteria,
  withoutWords,
} from '#modules/search/index/search-index.ts';
import type { ProductHit } from '#modules/search/search-rules.ts';
import type { Connection } from '#platform/database/database.ts';
import { type Bitset, type BitsetArena, cardinality, hasBit } from './bitset.ts';
import type { MemoryIndex } from './memory-index.ts';
import { bestOfTiers, firstInOrder, matchesIn } from './query-memory-index.ts';
import type { IndexSnapshot } from './snapshot.ts';

/**
 * Lists products in memory and counts all of them; changed documents are read and ranked among them by
 * PostgreSQL.
 */
export async function browseMemoryIndex(db: Connection, snapshot: IndexSnapshot, request: BrowseRequest): Promise<BrowsePage> {
  const arena = snapshot.index.openArena();
  try {
    return await browseWithArena(db, snapshot, request, arena);
  } finally {
    arena.release();
  }
}

async function browseWithArena(
  db: Connection,
  { index, changedDocIds }: IndexSnapshot,
  { filters, sort, offset, limit, withFacets }: BrowseRequest,
  arena: BitsetArena,
): Promise<BrowsePage> {
  const { documents } = index;
  const { members } = filters;
  const written = changedDocIds.length === 0 ? [] : await readHitsOf(db, changedDocIds);
  const changed = members ? written.filter(({ id }) => members.positions.has(id)) : written;
  const criteriaOf = (ignoredDimension?: string): SearchCriteria => ({ ...withoutWords, ...toFilterCriteria(filters, ignoredDimension) });
  const unchangedMatches = (ignoredDimension?: string): Bitset =>
    matchesIn(index, criteriaOf(ignoredDimension), changedDocIds, arena)('fulltext');
  const changedMatchesOf = (ignoredDimension?: string) => changed.filter((hit) => passesFilters(hit, filters, ignoredDimension));
  const matches = unchangedMatches();
  const changedMatches = changedMatchesOf();
  const end = offset + limit;
  const docIds = sort === 'relevance' ? bestOfTiers([() => matches], documents, end, arena) : firstInOrder(matches, sort, documents, end);
  const hits: readonly ProductHit[] =
    changedMatches.length === 0
      ? docIds.slice(offset).map((docId) => index.hit(docId))
      : (await rankDocuments(db, withoutWords, sort, 'fulltext', [...docIds, ...changedMatches.map(({ docId }) => docId)], end)).slice(
          offset,
        );
  const count = (ignoredDimension?: string) => {
    const counts = countUnchanged(index, criteriaOf(ignoredDimension), changedDocIds, arena);
    return addCounts(counts, countFacets(changedMatchesOf(ignoredDimension)));
  };
  const countAll = (): BrowseFacets => {
    const filtered = filteredDimensions(filters);
    const ofPrices = filtered.includes('price') ? 'price' : undefined;
    const changedPrices = changedMatchesOf(ofPrices).map(({ pricePaise }) => pricePaise);
    return {
      counts: count(),
      countsWithout: new Map(filtered.map((dimension) => [dimension, count(dimension)])),
      prices: [...index.pricesOf(ofPrices ? unchangedMatches(ofPrices) : matches), ...changedPrices],
    };
  };
  return {
    ids: hits.map(({ id }) => id),
    total: cardinality(matches) + changedMatches.length,
    isComplete: true,
    ...(withFacets ? { facets: countAll() } : {}),
    ...(changedMatches.length === 0 ? { cards: index.cards } : {}),
  };
}

/**
 * Counts what passes the filters by facet, without documents that changed. What the index had of a list is
 * counted once, and the changed ones are taken off: the choices beside a category are counted over the whole
 * shop, which took 2 ms of each page with 100,000 products.
 */
function countUnchanged(
  index: MemoryIndex,
  criteria: SearchCriteria,
  changedDocIds: readonly number[],
  arena: BitsetArena,
): Map<number, number> {
  const indexed = matchesIn(index, criteria, [], arena)('fulltext');
  // Members of a collection are too many for a name.
  const counts = new Map(index.countFacets(indexed, criteria.docIds ? undefined : JSON.stringify(criteria)));
  const changed = changedDocIds.filter((docId) => hasBit(indexed, docId)).map((docId) => index.hit(docId));
  for (const [facet, count] of countFacets(changed)) counts.set(facet, (counts.get(facet) ?? 0) - count);
  return counts;
}

function addCounts(counts: Map<number, number>, others: ReadonlyMap<number, number>): Map<number, number> {
  for (const [facet, count] of others) counts.set(facet, (counts.get(facet) ?? 0) + count);
  return counts;
}
