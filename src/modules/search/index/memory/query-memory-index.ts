import type { SearchSort } from '#modules/search/contract.ts';
import { rankDocuments, readMatchingDocIds } from '#modules/search/index/postgres/match-queries.ts';
import { type FindRequest, type Matches, maxHits, minKeywordMatches, type SearchCriteria } from '#modules/search/index/search-index.ts';
import type { FieldScope } from '#modules/search/search-rules.ts';
import type { Connection } from '#platform/database/database.ts';
import { type Bitset, type BitsetArena, cardinality, clearBit, hasBit, intersect, setBit, subtract, visitBits } from './bitset.ts';
import type { DocumentTable } from './index-queries.ts';
import type { MemoryIndex } from './memory-index.ts';
import type { IndexSnapshot } from './snapshot.ts';

export interface MemoryRequest extends Pick<FindRequest, 'criteria' | 'sort' | 'completeOnly'> {
  limit?: number;
  /** Looks for words in titles alone. */
  titlesOnly?: boolean;
}

/** The documents that pass the filters; undefined where there are none. Read-only. */
function passingFilters(index: MemoryIndex, { facets, minPaise, maxPaise }: SearchCriteria, arena: BitsetArena): Bitset | undefined {
  const filters = facets.map((ids) => index.withFacets(ids));
  if (minPaise !== undefined || maxPaise !== undefined) filters.push(index.inPriceRange(minPaise, maxPaise));
  return filters.length === 0 ? undefined : filters.reduce((one, other) => intersect(one, other, arena.allocate()));
}

/** The first `limit` of `matches` by price or age. */
function firstInOrder(matches: Bitset, sort: Exclude<SearchSort, 'relevance'>, documents: DocumentTable, limit: number): number[] {
  const order = sort === 'newest' ? documents.docIdsByAge : documents.docIdsByPrice;
  const isBackwards = sort === 'price-down';
  const docIds: number[] = [];
  for (let step = 0; step < order.length && docIds.length < limit; step++) {
    const docId = order[isBackwards ? order.length - 1 - step : step] as number;
    if (hasBit(matches, docId)) docIds.push(docId);
  }
  return docIds;
}

/**
 * Calls `visit` with the documents of a tier from one rank up to another, in order, until it returns true.
 * @returns whether it did
 */
type VisitTier = (from: number, to: number, visit: (docId: number) => boolean) => boolean;

/**
 * Orders the documents of a tier by rank. Where a tier has more than √(`limit` · n) of n documents, all
 * documents are read by rank instead, since those of the tier come soon.
 */
function rankTier(tier: Bitset, { rankOf, docIdsByRank, size }: DocumentTable, limit: number, arena: BitsetArena): VisitTier {
  const count = cardinality(tier);
  if (count === 0) return () => false;
  if (count > Math.sqrt(limit * size)) {
    return (from, to, visit) => {
      for (let rank = from; rank < to; rank++) {
        const docId = docIdsByRank[rank] as number;
        if (hasBit(tier, docId) && visit(docId)) return true;
      }
      return false;
    };
  }
  const ranks = arena.allocateEmpty();
  visitBits(tier, 0, size, (docId) => {
    setBit(ranks, rankOf[docId] as number);
    return false;
  });
  return (from, to, visit) => visitBits(ranks, from, to, (rank) => visit(docIdsByRank[rank] as number));
}

/** The first `limit` documents: what is in stock by tier and rank, then what is sold out. */
function bestOfTiers(tiers: readonly (() => Bitset)[], documents: DocumentTable, limit: number, arena: BitsetArena): number[] {
  const { docIdsByRank, inStockCount } = documents;
  const docIds: number[] = [];
  const take = (docId: number) => docIds.push(docId) >= limit;
  // A tier is evaluated when it is its turn: the first is often enough.
  const visits: VisitTier[] = [];
  for (const tier of tiers) {
    const visit = rankTier(tier(), documents, limit, arena);
    visits.push(visit);
    if (visit(0, inStockCount, take)) return docIds;
  }
  for (const visit of visits) if (visit(inStockCount, docIdsByRank.length, take)) return docIds;
  return docIds;
}

/** The documents that match in a scope, without those that were deleted or changed. */
function matchesIn(index: MemoryIndex, criteria: SearchCriteria, changedDocIds: readonly number[], arena: BitsetArena) {
  const passing = passingFilters(index, criteria, arena);
  return (scope: FieldScope): Bitset => {
    const found = criteria.expanded === '' ? index.documents.liveDocs : index.matching(scope, criteria.expanded, arena);
    const matches = passing ? intersect(found, passing, arena.allocate()) : arena.copy(found);
    for (const docId of changedDocIds) clearBit(matches, docId);
    return matches;
  };
}

/** The matches by ranking tier, the best first. */
function rankingTiers(
  index: MemoryIndex,
  criteria: SearchCriteria,
  matches: Record<FieldScope, Bitset | undefined>,
  arena: BitsetArena,
): (() => Bitset)[] {
  const { title, keywords, fulltext } = matches;
  if (criteria.expanded === '' || !title) return [() => fulltext ?? arena.allocateEmpty()];
  const exact = intersect(title, index.matching('title', criteria.exact, arena), arena.allocate());
  const tiers = [() => exact, () => subtract(title, exact, arena.allocate())];
  let head: Bitset | undefined;
  const addTiersOf = (wider: Bitset, narrower: Bitset) => {
    const withHead = () => (head ??= index.matching('title', criteria.head, arena));
    let remaining: Bitset | undefined;
    const rest = () => (remaining ??= subtract(wider, narrower, arena.allocate()));
    tiers.push(
      () => intersect(rest(), withHead(), arena.allocate()),
      () => subtract(rest(), withHead(), arena.allocate()),
    );
  };
  if (keywords) addTiersOf(keywords, title);
  if (keywords && fulltext) addTiersOf(fulltext, keywords);
  return tiers;
}

/**
 * Finds the best products in memory; changed documents that match are ranked among them by PostgreSQL.
 * @returns undefined where the postings of a scope are not loaded yet
 */
export async function queryMemoryIndex(db: Connection, snapshot: IndexSnapshot, request: MemoryRequest): Promise<Matches | undefined> {
  const arena = snapshot.index.openArena();
  try {
    return await queryWithArena(db, snapshot, request, arena);
  } finally {
    arena.release();
  }
}

async function queryWithArena(
  db: Connection,
  { index, changedDocIds }: IndexSnapshot,
  request: MemoryRequest,
  arena: BitsetArena,
): Promise<Matches | undefined> {
  const { documents, postings } = index;
  const { criteria, sort, limit = maxHits, titlesOnly = false, completeOnly = false } = request;
  const readChangedMatches = async (scope: FieldScope) =>
    changedDocIds.length === 0 ? [] : await readMatchingDocIds(db, criteria, scope, changedDocIds);
  const hasWords = criteria.expanded !== '';
  let scope: FieldScope = !hasWords ? 'fulltext' : titlesOnly ? 'title' : 'keywords';
  if (hasWords && !(postings.isReady('title') && postings.isReady(scope))) return undefined;
  let changedMatches = await readChangedMatches(scope);
  const inScope = matchesIn(index, criteria, changedDocIds, arena);
  const matches: Record<FieldScope, Bitset | undefined> = {
    title: hasWords ? inScope('title') : undefined,
    keywords: scope === 'keywords' ? inScope('keywords') : undefined,
    fulltext: hasWords ? undefined : inScope('fulltext'),
  };
  let total = cardinality(matches[scope] as Bitset);
  if (scope === 'keywords' && total + changedMatches.length < minKeywordMatches) {
    scope = 'fulltext';
    if (!postings.isReady(scope)) return undefined;
    changedMatches = await readChangedMatches(scope);
    matches.fulltext = inScope('fulltext');
    total = cardinality(matches.fulltext);
  }
  const isMore = total > limit;
  if (isMore && completeOnly) return { hits: [], isComplete: false };
  const docIds =
    sort === 'relevance'
      ? bestOfTiers(rankingTiers(index, criteria, matches, arena), documents, limit, arena)
      : firstInOrder(matches[scope] as Bitset, sort, documents, limit);
  const hits =
    changedMatches.length === 0
      ? docIds.map((docId) => index.hit(docId))
      : await rankDocuments(db, criteria, sort, scope, [...docIds, ...changedMatches], limit + 1);
  return {
    hits: hits.slice(0, limit),
    isComplete: !isMore && hits.length <= limit,
    ...(changedMatches.length === 0 ? { cards: index.cards } : {}),
  };
}
