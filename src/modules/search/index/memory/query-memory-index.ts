import type { SearchSort } from '#modules/search/contract.ts';
import type { Matches } from '#modules/search/index/postgres/find-matches.ts';
import { rankDocuments, readMatchingDocIds, type SearchCriteria } from '#modules/search/index/postgres/match-queries.ts';
import type { FieldScope } from '#modules/search/search-rules.ts';
import type { Context } from '#platform/context.ts';
import { type Bitset, type BitsetArena, cardinality, clearBit, hasBit, intersect, setBit, subtract, visitBits } from './bitset.ts';
import type { DocumentTable } from './index-queries.ts';
import type { MemoryIndex } from './memory-index.ts';
import type { IndexSnapshot } from './snapshot.ts';

export interface MemoryQuery {
  criteria: SearchCriteria;
  sort: SearchSort;
  limit: number;
  /** Fewer among titles and facts than this, and descriptions have to be asked. */
  few: number;
  titlesOnly: boolean;
  completeOnly: boolean;
}

/** What passes the filters; undefined where there are none. Not to be changed. */
function passingFilters(known: MemoryIndex, { facets, minPaise, maxPaise }: SearchCriteria, work: BitsetArena): Bitset | undefined {
  const filters = facets.map((ids) => known.withFacets(ids));
  if (minPaise !== undefined || maxPaise !== undefined) filters.push(known.inPriceRange(minPaise, maxPaise));
  return filters.length === 0 ? undefined : filters.reduce((one, other) => intersect(one, other, work.allocate()));
}

/** The first `most` of `matches` in an order. */
function firstInOrder(matches: Bitset, sort: Exclude<SearchSort, 'relevance'>, numbered: DocumentTable, most: number): number[] {
  const order = sort === 'newest' ? numbered.docIdsByAge : numbered.docIdsByPrice;
  const isBackwards = sort === 'price-down';
  const chosen: number[] = [];
  for (let step = 0; step < order.length && chosen.length < most; step++) {
    const place = order[isBackwards ? order.length - 1 - step : step] as number;
    if (hasBit(matches, place)) chosen.push(place);
  }
  return chosen;
}

/** Calls `take` with the pieces of a tier that have these ranks, in order, until it answers true. @returns whether it did */
type VisitTier = (from: number, to: number, take: (place: number) => boolean) => boolean;

/** Puts a tier into the order of the shop; where it has many pieces the shop is read in order instead, for they come soon. */
function rankTier(tier: Bitset, { rankOf, docIdsByRank: byRank, size }: DocumentTable, most: number, work: BitsetArena): VisitTier {
  const pieces = cardinality(tier);
  if (pieces === 0) return () => false;
  if (pieces > Math.sqrt(most * size)) {
    return (from, to, take) => {
      for (let rank = from; rank < to; rank++) {
        const place = byRank[rank] as number;
        if (hasBit(tier, place) && take(place)) return true;
      }
      return false;
    };
  }
  const ranks = work.allocateEmpty();
  visitBits(tier, 0, size, (place) => {
    setBit(ranks, rankOf[place] as number);
    return false;
  });
  return (from, to, take) => visitBits(ranks, from, to, (rank) => take(byRank[rank] as number));
}

/** The first `most` in the order of the shop, the better tiers before the others, what is sold out last. */
function bestOfTiers(tiers: readonly (() => Bitset)[], numbered: DocumentTable, most: number, work: BitsetArena): number[] {
  const { docIdsByRank: byRank, inStockCount: inStock } = numbered;
  const chosen: number[] = [];
  const take = (place: number) => chosen.push(place) >= most;
  // A tier is worked out when it is its turn: the first is often enough.
  const visits: VisitTier[] = [];
  for (const tier of tiers) {
    const visit = rankTier(tier(), numbered, most, work);
    visits.push(visit);
    if (visit(0, inStock, take)) return chosen;
  }
  for (const visit of visits) if (visit(inStock, byRank.length, take)) return chosen;
  return chosen;
}

/** What matches at a level, without what went or changed. */
function matchesIn(known: MemoryIndex, { criteria: wanted }: MemoryQuery, changed: readonly number[], work: BitsetArena) {
  const { documents: numbered } = known;
  const passing = passingFilters(known, wanted, work);
  return (level: FieldScope): Bitset => {
    const found = wanted.wide === '' ? numbered.liveDocs : known.matching(level, wanted.wide, work);
    const matches = passing ? intersect(found, passing, work.allocate()) : work.copy(found);
    for (const place of changed) clearBit(matches, place);
    return matches;
  };
}

/** The matches in tiers, the best first. */
function rankingTiers(
  known: MemoryIndex,
  { criteria: wanted }: MemoryQuery,
  matches: Record<FieldScope, Bitset | undefined>,
  work: BitsetArena,
): (() => Bitset)[] {
  const { title, words, everything } = matches;
  if (wanted.wide === '' || !title) return [() => everything ?? work.allocateEmpty()];
  const exact = intersect(title, known.matching('title', wanted.exact, work), work.allocate());
  const tiers = [() => exact, () => subtract(title, exact, work.allocate())];
  let head: Bitset | undefined;
  const split = (wider: Bitset, narrower: Bitset) => {
    const isHead = () => (head ??= known.matching('title', wanted.head, work));
    let rest: Bitset | undefined;
    const others = () => (rest ??= subtract(wider, narrower, work.allocate()));
    tiers.push(
      () => intersect(others(), isHead(), work.allocate()),
      () => subtract(others(), isHead(), work.allocate()),
    );
  };
  if (words) split(words, title);
  if (words && everything) split(everything, words);
  return tiers;
}

/**
 * The best pieces by what the process knows of words, with what changed since; undefined where it does not know enough, and the
 * database has to be asked.
 */
export async function queryMemoryIndex(ctx: Context, look: IndexSnapshot, ask: MemoryQuery): Promise<Matches | undefined> {
  const work = look.index.openArena();
  try {
    return await queryWithArena(ctx, look, ask, work);
  } finally {
    work.release();
  }
}

async function queryWithArena(
  ctx: Context,
  { index: known, changedDocIds: changed }: IndexSnapshot,
  ask: MemoryQuery,
  work: BitsetArena,
): Promise<Matches | undefined> {
  const { documents: numbered, postings: places } = known;
  const { criteria: wanted, sort, limit: most } = ask;
  const newerAt = async (level: FieldScope) => (changed.length === 0 ? [] : await readMatchingDocIds(ctx.db, wanted, level, changed));
  const isAny = wanted.wide === '';
  let level: FieldScope = isAny ? 'everything' : ask.titlesOnly ? 'title' : 'words';
  if (!isAny && !(places.isReady('title') && places.isReady(level))) return undefined;
  let newer = await newerAt(level);
  const at = matchesIn(known, ask, changed, work);
  const matches: Record<FieldScope, Bitset | undefined> = {
    title: isAny ? undefined : at('title'),
    words: level === 'words' ? at('words') : undefined,
    everything: isAny ? at('everything') : undefined,
  };
  let total = cardinality(matches[level] as Bitset);
  if (level === 'words' && total + newer.length < ask.few) {
    level = 'everything';
    if (!places.isReady(level)) return undefined;
    newer = await newerAt(level);
    matches.everything = at('everything');
    total = cardinality(matches.everything);
  }
  const isMore = total > most;
  if (isMore && ask.completeOnly) return { hits: [], isComplete: false };
  const chosen =
    sort === 'relevance'
      ? bestOfTiers(rankingTiers(known, ask, matches, work), numbered, most, work)
      : firstInOrder(matches[level] as Bitset, sort, numbered, most);
  const pieces =
    newer.length === 0
      ? chosen.map((place) => known.hit(place))
      : await rankDocuments(ctx.db, wanted, sort, level, [...chosen, ...newer], most + 1);
  return {
    hits: pieces.slice(0, most),
    isComplete: !isMore && pieces.length <= most,
    ...(newer.length === 0 ? { cards: known.cards } : {}),
  };
}
