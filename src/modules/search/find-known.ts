import type { Context } from '#platform/context.ts';
import { addBit, type Bits, both, but, hasBit, removeBit, sizeOf, visitBits, type Workspace } from './bit-sets.ts';
import type { SearchSort } from './contract.ts';
import type { Found } from './find-pieces.ts';
import type { KnownPieces } from './known-pieces.ts';
import type { Look } from './look.ts';
import { rankPlaces, readMatching, type Wanted } from './piece-queries.ts';
import type { Numbered } from './place-queries.ts';
import type { Level } from './search-rules.ts';

export interface KnownAsk {
  wanted: Wanted;
  sort: SearchSort;
  most: number;
  /** Fewer among titles and facts than this, and descriptions have to be asked. */
  few: number;
  titlesAlone: boolean;
  isAllOrNothing: boolean;
}

/** What passes the filters; undefined where there are none. Not to be changed. */
function filter(known: KnownPieces, { facets, minPaise, maxPaise }: Wanted, work: Workspace): Bits | undefined {
  const filters = facets.map((ids) => known.having(ids));
  if (minPaise !== undefined || maxPaise !== undefined) filters.push(known.costing(minPaise, maxPaise));
  return filters.length === 0 ? undefined : filters.reduce((one, other) => both(one, other, work.take()));
}

/** The first `most` of `matches` in an order. */
function firstOf(matches: Bits, sort: Exclude<SearchSort, 'relevance'>, numbered: Numbered, most: number): number[] {
  const order = sort === 'newest' ? numbered.byAge : numbered.byPrice;
  const isBackwards = sort === 'price-down';
  const chosen: number[] = [];
  for (let step = 0; step < order.length && chosen.length < most; step++) {
    const place = order[isBackwards ? order.length - 1 - step : step] as number;
    if (hasBit(matches, place)) chosen.push(place);
  }
  return chosen;
}

/** Calls `take` with the pieces of a tier that have these ranks, in order, until it answers true. @returns whether it did */
type Visit = (from: number, to: number, take: (place: number) => boolean) => boolean;

/** Puts a tier into the order of the shop; where it has many pieces the shop is read in order instead, for they come soon. */
function ranked(tier: Bits, { rankOf, byRank, size }: Numbered, most: number, work: Workspace): Visit {
  const pieces = sizeOf(tier);
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
  const ranks = work.empty();
  visitBits(tier, 0, size, (place) => {
    addBit(ranks, rankOf[place] as number);
    return false;
  });
  return (from, to, take) => visitBits(ranks, from, to, (rank) => take(byRank[rank] as number));
}

/** The first `most` in the order of the shop, the better tiers before the others, what is sold out last. */
function bestOf(tiers: readonly (() => Bits)[], numbered: Numbered, most: number, work: Workspace): number[] {
  const { byRank, inStock } = numbered;
  const chosen: number[] = [];
  const take = (place: number) => chosen.push(place) >= most;
  // A tier is worked out when it is its turn: the first is often enough.
  const visits: Visit[] = [];
  for (const tier of tiers) {
    const visit = ranked(tier(), numbered, most, work);
    visits.push(visit);
    if (visit(0, inStock, take)) return chosen;
  }
  for (const visit of visits) if (visit(inStock, byRank.length, take)) return chosen;
  return chosen;
}

/** What matches at a level, without what went or changed. */
function matchesAt(known: KnownPieces, { wanted }: KnownAsk, changed: readonly number[], work: Workspace) {
  const { numbered } = known;
  const passing = filter(known, wanted, work);
  return (level: Level): Bits => {
    const found = wanted.wide === '' ? numbered.present : known.matching(level, wanted.wide, work);
    const matches = passing ? both(found, passing, work.take()) : work.copy(found);
    for (const place of changed) removeBit(matches, place);
    return matches;
  };
}

/** The matches in tiers, the best first. */
function tiersOf(known: KnownPieces, { wanted }: KnownAsk, matches: Record<Level, Bits | undefined>, work: Workspace): (() => Bits)[] {
  const { title, words, everything } = matches;
  if (wanted.wide === '' || !title) return [() => everything ?? work.empty()];
  const exact = both(title, known.matching('title', wanted.exact, work), work.take());
  const tiers = [() => exact, () => but(title, exact, work.take())];
  let head: Bits | undefined;
  const split = (wider: Bits, narrower: Bits) => {
    const isHead = () => (head ??= known.matching('title', wanted.head, work));
    let rest: Bits | undefined;
    const others = () => (rest ??= but(wider, narrower, work.take()));
    tiers.push(
      () => both(others(), isHead(), work.take()),
      () => but(others(), isHead(), work.take()),
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
export async function findKnown(ctx: Context, look: Look, ask: KnownAsk): Promise<Found | undefined> {
  const work = look.pieces.workspace();
  try {
    return await findIn(ctx, look, ask, work);
  } finally {
    work.giveBack();
  }
}

async function findIn(ctx: Context, { pieces: known, changed }: Look, ask: KnownAsk, work: Workspace): Promise<Found | undefined> {
  const { numbered, places } = known;
  const { wanted, sort, most } = ask;
  const newerAt = async (level: Level) => (changed.length === 0 ? [] : await readMatching(ctx.db, wanted, level, changed));
  const isAny = wanted.wide === '';
  let level: Level = isAny ? 'everything' : ask.titlesAlone ? 'title' : 'words';
  if (!isAny && !(places.isReady('title') && places.isReady(level))) return undefined;
  let newer = await newerAt(level);
  const at = matchesAt(known, ask, changed, work);
  const matches: Record<Level, Bits | undefined> = {
    title: isAny ? undefined : at('title'),
    words: level === 'words' ? at('words') : undefined,
    everything: isAny ? at('everything') : undefined,
  };
  let total = sizeOf(matches[level] as Bits);
  if (level === 'words' && total + newer.length < ask.few) {
    level = 'everything';
    if (!places.isReady(level)) return undefined;
    newer = await newerAt(level);
    matches.everything = at('everything');
    total = sizeOf(matches.everything);
  }
  const isMore = total > most;
  if (isMore && ask.isAllOrNothing) return { pieces: [], isComplete: false };
  const chosen =
    sort === 'relevance'
      ? bestOf(tiersOf(known, ask, matches, work), numbered, most, work)
      : firstOf(matches[level] as Bits, sort, numbered, most);
  const pieces =
    newer.length === 0
      ? chosen.map((place) => known.piece(place))
      : await rankPlaces(ctx.db, wanted, sort, level, [...chosen, ...newer], most + 1);
  return {
    pieces: pieces.slice(0, most),
    isComplete: !isMore && pieces.length <= most,
    ...(newer.length === 0 ? { cards: known.cards } : {}),
  };
}
