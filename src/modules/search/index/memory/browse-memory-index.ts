import { countFacets, filteredDimensions, passesFilters, toFilterCriteria } from '#modules/search/facet-rules.ts';
import { rankDocuments, readHitsOf } from '#modules/search/index/postgres/match-queries.ts';
import { type BrowseFacets, type BrowsePage, type BrowseRequest, withoutWords } from '#modules/search/index/search-index.ts';
import type { ProductHit } from '#modules/search/search-rules.ts';
import type { Connection } from '#platform/database/database.ts';
import { type Bitset, type BitsetArena, cardinality } from './bitset.ts';
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
  const unchangedMatches = (ignoredDimension?: string): Bitset =>
    matchesIn(index, { ...withoutWords, ...toFilterCriteria(filters, ignoredDimension) }, changedDocIds, arena)('fulltext');
  const matches = unchangedMatches();
  const changedMatches = changed.filter((hit) => passesFilters(hit, filters));
  const end = offset + limit;
  const docIds = sort === 'relevance' ? bestOfTiers([() => matches], documents, end, arena) : firstInOrder(matches, sort, documents, end);
  const hits: readonly ProductHit[] =
    changedMatches.length === 0
      ? docIds.slice(offset).map((docId) => index.hit(docId))
      : (await rankDocuments(db, withoutWords, sort, 'fulltext', [...docIds, ...changedMatches.map(({ docId }) => docId)], end)).slice(
          offset,
        );
  const count = (bits: Bitset, others: readonly ProductHit[]) => addCounts(index.countFacets(bits), countFacets(others));
  const countAll = (): BrowseFacets => {
    const others = filteredDimensions(filters).map((dimension) => ({
      dimension,
      bits: unchangedMatches(dimension),
      hits: changed.filter((hit) => passesFilters(hit, filters, dimension)),
    }));
    const unpriced = others.find(({ dimension }) => dimension === 'price') ?? { bits: matches, hits: changedMatches };
    return {
      counts: count(matches, changedMatches),
      countsWithout: new Map(others.map(({ dimension, bits, hits }) => [dimension, count(bits, hits)])),
      prices: [...index.pricesOf(unpriced.bits), ...unpriced.hits.map(({ pricePaise }) => pricePaise)],
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

function addCounts(counts: Map<number, number>, others: ReadonlyMap<number, number>): Map<number, number> {
  for (const [facet, count] of others) counts.set(facet, (counts.get(facet) ?? 0) + count);
  return counts;
}
