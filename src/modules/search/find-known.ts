import type { Context } from '#platform/context.ts';
import { allBits, type Bits, both, but, emptyBits, sizeOf, visitBits } from './bit-sets.ts';
import type { SearchSort } from './contract.ts';
import type { KnownPieces } from './known-pieces.ts';
import { lowerBound } from './known-words.ts';
import type { Look } from './look.ts';
import { numberAnew } from './numbering.ts';
import type { Numbered, SetKind } from './place-queries.ts';
import { rankPlaces, readMatching, type Wanted } from './queries.ts';
import type { Level, Piece } from './search-rules.ts';

/** With more changes pieces are numbered anew. */
const manyChanges = 500;

export interface KnownAsk {
  wanted: Wanted;
  sort: SearchSort;
  most: number;
  /** Fewer among titles and facts than this, and descriptions have to be asked. */
  few: number;
  /** With as many in descriptions, the database asks no further either (find-pieces.ts). */
  bound: number;
  titlesAlone: boolean;
  isAllOrNothing: boolean;
}

/** What passes the filters; undefined where there are none. */
function filter(known: KnownPieces, wanted: Wanted): Bits | undefined {
  const { numbered } = known;
  let passing: Bits | undefined;
  const narrow = (bits: Bits) => {
    passing = passing ? both(passing, bits) : bits;
  };
  for (const ids of wanted.facets) narrow(known.having(ids));
  const { minPaise, maxPaise } = wanted;
  if (minPaise !== undefined || maxPaise !== undefined) {
    const { byPrice, pricePaise, size } = numbered;
    const bits = emptyBits(size);
    const at = (index: number) => pricePaise[byPrice[index] as number] as number;
    const end = maxPaise === undefined ? size : lowerBound(size, at, maxPaise + 1);
    for (let index = lowerBound(size, at, minPaise ?? 0); index < end; index++) {
      const piece = byPrice[index] as number;
      bits[piece >>> 5] = (bits[piece >>> 5] as number) | (1 << (piece & 31));
    }
    narrow(bits);
  }
  return passing;
}

/** The first `most` of `matches` in an order. */
function firstOf(matches: Bits, sort: Exclude<SearchSort, 'relevance'>, numbered: Numbered, most: number): number[] {
  const order = sort === 'newest' ? numbered.byAge : numbered.byPrice;
  const isBackwards = sort === 'price-down';
  const chosen: number[] = [];
  for (let step = 0; step < order.length && chosen.length < most; step++) {
    const piece = order[isBackwards ? order.length - 1 - step : step] as number;
    if (((matches[piece >>> 5] as number) >>> (piece & 31)) & 1) chosen.push(piece);
  }
  return chosen;
}

/** The first `most` in the order of the shop, the better tiers before the others, what is sold out last. */
function bestOf(tiers: readonly Bits[], numbered: Numbered, most: number): number[] {
  const chosen: number[] = [];
  const take = (number: number) => chosen.push(number) >= most;
  for (const [from, to] of [
    [0, numbered.inStock],
    [numbered.inStock, numbered.size],
  ] as const) {
    for (const tier of tiers) if (visitBits(tier, from, to, take)) return chosen;
  }
  return chosen;
}

/** What matches at a level, without what went or changed. */
function matchesAt(known: KnownPieces, { wanted }: KnownAsk, changed: readonly number[]) {
  const { numbered } = known;
  const passing = filter(known, wanted);
  const gone = emptyBits(changed.length > 0 ? numbered.size : 0);
  for (const place of changed) {
    const piece = numbered.numberOf[place] ?? -1;
    if (piece >= 0) gone[piece >>> 5] = (gone[piece >>> 5] as number) | (1 << (piece & 31));
  }
  const live = (bits: Bits) => (changed.length > 0 ? but(bits, gone) : bits);
  return (level: Level): Bits => {
    if (wanted.wide === '') return live(passing ?? allBits(numbered.size));
    const matches = known.matching(level, wanted.wide);
    return live(passing ? both(matches, passing) : matches);
  };
}

/** The matches in tiers, the best first. */
function tiersOf(known: KnownPieces, { wanted }: KnownAsk, matches: Record<Level, Bits | undefined>): Bits[] {
  const { title, words, everything } = matches;
  if (wanted.wide === '' || !title) return [everything ?? emptyBits(known.numbered.size)];
  const exact = both(title, known.matching('title', wanted.exact));
  const tiers = [exact, but(title, exact)];
  const head = known.matching('title', wanted.head);
  if (words) tiers.push(but(both(words, head), title), but(but(words, head), title));
  if (words && everything) tiers.push(but(both(everything, head), words), but(but(everything, head), words));
  return tiers;
}

/**
 * The best pieces by what the process knows of words, with what changed since; undefined where it does not know enough, and the
 * database has to be asked.
 */
export async function findKnown(
  ctx: Context,
  { pieces: known, changed }: Look,
  ask: KnownAsk,
): Promise<{ pieces: Piece[]; isComplete: boolean } | undefined> {
  const { numbered } = known;
  const { wanted, sort, most } = ask;
  if (changed.length > manyChanges) numberAnew(ctx.db);
  const has = (kind: SetKind, ...expressions: string[]) => known.has(expressions.map((expression) => ({ kind, expression })));
  const newerAt = async (level: Level) => (changed.length === 0 ? [] : await readMatching(ctx.db, wanted, level, changed));
  const isAny = wanted.wide === '';
  let level: Level = isAny ? 'everything' : ask.titlesAlone ? 'title' : 'words';
  if (!isAny && !(await has('title', wanted.wide, wanted.exact, wanted.head))) return undefined;
  if (level === 'words' && !(await has('words', wanted.wide))) return undefined;
  let newer = await newerAt(level);
  const at = matchesAt(known, ask, changed);
  const matches: Record<Level, Bits | undefined> = {
    title: isAny ? undefined : at('title'),
    words: level === 'words' ? at('words') : undefined,
    everything: isAny ? at('everything') : undefined,
  };
  if (!known.hadAll()) return undefined;
  let total = sizeOf(matches[level] as Bits);
  if (level === 'words' && total + newer.length < ask.few) {
    level = 'everything';
    if (!(await has('everything', wanted.wide))) return undefined;
    newer = await newerAt(level);
    matches.everything = at('everything');
    if (!known.hadAll()) return undefined;
    total = sizeOf(matches.everything);
    if (total + newer.length >= ask.bound) return undefined;
  }
  const isMore = total > most;
  if (isMore && ask.isAllOrNothing) return { pieces: [], isComplete: false };
  const chosen =
    sort === 'relevance' ? bestOf(tiersOf(known, ask, matches), numbered, most) : firstOf(matches[level] as Bits, sort, numbered, most);
  if (!known.hadAll()) return undefined;
  let pieces: Piece[];
  if (newer.length === 0) pieces = chosen.map((number) => known.piece(number));
  else {
    const places = chosen.map((number) => numbered.placeOf[number] as number);
    pieces = await rankPlaces(ctx.db, wanted, sort, level, [...places, ...newer], most + 1);
  }
  return { pieces: pieces.slice(0, most), isComplete: !isMore && pieces.length <= most };
}
