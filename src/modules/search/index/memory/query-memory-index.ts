import type { SearchSort } from '#modules/search/contract.ts';
import { rankDocuments, readMatchingDocIds } from '#modules/search/index/postgres/match-queries.ts';
import { type FindRequest, type Matches, maxHits, minKeywordMatches, type SearchCriteria } from '#modules/search/index/search-index.ts';
import type { FieldScope, Preference } from '#modules/search/search-rules.ts';
import type { Connection } from '#platform/database/database.ts';
import {
  type Bitset,
  type BitsetArena,
  cardinality,
  clearBit,
  hasBit,
  intersect,
  setBit,
  subtract,
  unionInPlace,
  visitBits,
} from './bitset.ts';
import type { DocumentTable } from './index-queries.ts';
import type { MemoryIndex } from './memory-index.ts';
import type { IndexSnapshot } from './snapshot.ts';

export interface MemoryRequest extends Pick<FindRequest, 'criteria' | 'sort' | 'completeOnly'> {
  limit?: number;
  /** Looks for words in titles alone. */
  titlesOnly?: boolean;
}

/** The documents of a preference. Read-only. */
function fitting(index: MemoryIndex, { facets, title, besides, docIds, minPaise, maxPaise }: Preference, arena: BitsetArena): Bitset {
  const fit = arena.copy(index.withFacets(facets));
  if (title !== '') unionInPlace(fit, index.matching('title', title, arena));
  if (besides) intersect(fit, index.withFacets(besides), fit);
  if (docIds) intersect(fit, index.listed(docIds, arena), fit);
  return minPaise === undefined && maxPaise === undefined ? fit : intersect(fit, index.inPriceRange(minPaise, maxPaise), fit);
}

/** The documents that pass the filters and what was read of the text; undefined without any. Read-only. */
function passingFilters(index: MemoryIndex, criteria: SearchCriteria, arena: BitsetArena): Bitset | undefined {
  const { facets, minPaise, maxPaise, required = '', excluded = [], preferences = [], isPreferredOnly = false } = criteria;
  const filters = facets.map((ids) => index.withFacets(ids));
  if (criteria.docIds) {
    const bits = arena.allocateEmpty();
    for (const docId of criteria.docIds) setBit(bits, docId);
    filters.push(bits);
  }
  if (minPaise !== undefined || maxPaise !== undefined) filters.push(index.inPriceRange(minPaise, maxPaise));
  if (required !== '') filters.push(index.matching('keywords', required, arena));
  if (excluded.length > 0) filters.push(subtract(index.documents.liveDocs, index.withFacets(excluded), arena.allocate()));
  if (isPreferredOnly) {
    const any = arena.allocateEmpty();
    for (const preference of preferences) unionInPlace(any, fitting(index, preference, arena));
    filters.push(any);
  }
  return filters.length === 0 ? undefined : filters.reduce((one, other) => intersect(one, other, arena.allocate()));
}

/** The first `limit` of `matches` by price or age, what is in stock before what is sold out. */
export function firstInOrder(matches: Bitset, sort: Exclude<SearchSort, 'relevance'>, documents: DocumentTable, limit: number): number[] {
  const { rankOf, inStockCount } = documents;
  const order = sort === 'newest' ? documents.docIdsByAge : documents.docIdsByPrice;
  const isBackwards = sort === 'price-down';
  const docIds: number[] = [];
  for (const isInStock of [true, false]) {
    for (let step = 0; step < order.length && docIds.length < limit; step++) {
      const docId = order[isBackwards ? order.length - 1 - step : step] as number;
      if ((rankOf[docId] as number) < inStockCount === isInStock && hasBit(matches, docId)) docIds.push(docId);
    }
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
export function bestOfTiers(tiers: readonly (() => Bitset)[], documents: DocumentTable, limit: number, arena: BitsetArena): number[] {
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
export function matchesIn(index: MemoryIndex, criteria: SearchCriteria, changedDocIds: readonly number[], arena: BitsetArena) {
  const passing = passingFilters(index, criteria, arena);
  return (scope: FieldScope): Bitset => {
    const found = criteria.expanded === '' ? index.documents.liveDocs : index.matching(scope, criteria.expanded, arena);
    const matches = passing ? intersect(found, passing, arena.allocate()) : arena.copy(found);
    for (const docId of changedDocIds) clearBit(matches, docId);
    return matches;
  };
}

/** The matches by ranking tier, the best first: see docs/search.md. */
function rankingTiers(
  index: MemoryIndex,
  criteria: SearchCriteria,
  matches: Record<FieldScope, Bitset | undefined>,
  arena: BitsetArena,
): (() => Bitset)[] {
  const { title, fulltext } = matches;
  const groups =
    criteria.expanded === '' || !title
      ? [[() => fulltext ?? arena.allocateEmpty()]]
      : textTiers(index, criteria, { ...matches, title }, arena);
  const { preferences = [] } = criteria;
  if (preferences.length === 0) return groups.flat();
  /** The documents of each preference that are in none before, and last those in none. */
  let parts: Bitset[] | undefined;
  const split = () => {
    let rest = arena.copy(index.documents.liveDocs);
    parts = [];
    for (const preference of preferences) {
      const fit = fitting(index, preference, arena);
      parts.push(intersect(rest, fit, arena.allocate()));
      rest = subtract(rest, fit, arena.allocate());
    }
    parts.push(rest);
    return parts;
  };
  const parting = Array.from({ length: preferences.length + 1 }, (_, part) => part);
  return groups.flatMap((tiers) =>
    parting.flatMap((part) => tiers.map((tier) => () => intersect(tier(), (parts ?? split())[part] as Bitset, arena.allocate()))),
  );
}

/** Groups of tiers: preferred products come first within each. */
function textTiers(
  index: MemoryIndex,
  criteria: SearchCriteria,
  { title, keywords, fulltext }: Record<FieldScope, Bitset | undefined> & { title: Bitset },
  arena: BitsetArena,
): (() => Bitset)[][] {
  const once = (make: () => Bitset) => {
    let made: Bitset | undefined;
    return () => (made ??= make());
  };
  const exact = once(() => intersect(title, index.matching('title', criteria.exact, arena), arena.allocate()));
  const inTitle = once(() => subtract(title, exact(), arena.allocate()));
  const head = once(() => index.matching('title', criteria.head, arena));
  const withHead = (some: () => Bitset) => once(() => intersect(some(), head(), arena.allocate()));
  const withoutHead = (some: () => Bitset) => once(() => subtract(some(), head(), arena.allocate()));
  const facts = keywords && once(() => subtract(keywords, title, arena.allocate()));
  const described = keywords && fulltext && once(() => subtract(fulltext, keywords, arena.allocate()));
  return [
    [exact, inTitle, ...(facts ? [withHead(facts)] : [])],
    [...(described ? [withHead(described)] : []), ...(facts ? [withoutHead(facts)] : [])],
    described ? [withoutHead(described)] : [],
  ];
}

/** Products of the kind that a text names, and behind them those that merely mention the kind. */
function preferredParts(index: MemoryIndex, criteria: SearchCriteria, matches: Bitset, arena: BitsetArena): Bitset[] {
  const { preferences = [], isPreferredOnly = false } = criteria;
  if (preferences.length === 0 || isPreferredOnly) return [matches];
  const any = arena.allocateEmpty();
  for (const preference of preferences) unionInPlace(any, fitting(index, preference, arena));
  return [intersect(matches, any, arena.allocate()), subtract(matches, any, arena.allocate())];
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
  const readsPostings = hasWords || (criteria.required ?? '') !== '' || (criteria.preferences ?? []).length > 0;
  let scope: FieldScope = !hasWords ? 'fulltext' : titlesOnly ? 'title' : 'keywords';
  if (readsPostings && !(postings.isReady('title') && postings.isReady(titlesOnly ? 'title' : 'keywords'))) return undefined;
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
      : preferredParts(index, criteria, matches[scope] as Bitset, arena)
          .flatMap((part) => firstInOrder(part, sort, documents, limit))
          .slice(0, limit);
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
