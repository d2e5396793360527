import type { Context } from '#platform/context.ts';
import { type Bits, both, but, emptyBits, evaluate, sizeOf, visitBits } from './bit-sets.ts';
import type { SearchSort } from './contract.ts';
import { type KnownPieces, knownPieces, lowerBound, type Numbered, numberAnew } from './known-pieces.ts';
import { readChanges, type SetKind } from './place-queries.ts';
import { rankPlaces, readAtPlaces, readMatching, type Wanted } from './queries.ts';
import type { Piece } from './search-rules.ts';

/** With more changes than the first, pieces are numbered anew; with more than the second, nothing that is known helps. */
const manyChanges = 500;
const tooManyChanges = 3000;

export interface KnownAsk {
  wanted: Wanted;
  sort: SearchSort;
  most: number;
  /** Fewer among titles and facts than this, and descriptions have to be asked. */
  few: number;
  titlesAlone: boolean;
  isAllOrNothing: boolean;
}

const facetsOf = (ids: readonly number[]) => ids.map((id) => `'${id}'`).join(' | ');

/** What passes the filters; undefined where there are none. */
function filter({ numbered }: KnownPieces, wanted: Wanted, read: (kind: SetKind, expression: string) => Bits): Bits | undefined {
  let passing: Bits | undefined;
  const narrow = (bits: Bits) => {
    passing = passing ? both(passing, bits) : bits;
  };
  for (const ids of wanted.facets) narrow(read('facets', facetsOf(ids)));
  const { minPaise, maxPaise } = wanted;
  if (minPaise !== undefined || maxPaise !== undefined) {
    const bits = emptyBits(numbered.size);
    const at = (index: number) => numbered.prices[index] as number;
    const end = maxPaise === undefined ? numbered.size : lowerBound(numbered.size, at, maxPaise + 1);
    for (let index = lowerBound(numbered.size, at, minPaise ?? 0); index < end; index++) {
      const piece = numbered.byPrice[index] as number;
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

interface Chosen {
  pieces: number[];
  isMore: boolean;
}

/** The best `most` pieces of what is known, in order; undefined where descriptions have to be asked as well. */
function choose(known: KnownPieces, dead: readonly number[], ask: KnownAsk): Chosen | undefined {
  const { numbered } = known;
  const { wanted, sort, most, few, titlesAlone } = ask;
  const read = (kind: SetKind, expression: string) => evaluate(expression, (atom) => known.set(kind, atom));
  const passing = filter(known, wanted, read);
  const gone = emptyBits(numbered.size);
  for (const piece of dead) gone[piece >>> 5] = (gone[piece >>> 5] as number) | (1 << (piece & 31));
  const among = (bits: Bits) => (dead.length > 0 ? but(passing ? both(bits, passing) : bits, gone) : passing ? both(bits, passing) : bits);

  const title = among(read('title', wanted.wide));
  const matches = titlesAlone ? title : among(read('words', wanted.wide));
  const total = sizeOf(matches);
  if (!titlesAlone && total < few) return undefined;
  const isMore = total > most;
  if (isMore && ask.isAllOrNothing) return { pieces: [], isMore };
  if (sort !== 'relevance') return { pieces: firstOf(matches, sort, numbered, most), isMore };

  const pieces: number[] = [];
  const take = (number: number) => pieces.push(number) >= most;
  const exact = both(title, read('title', wanted.exact));
  const rest = but(matches, title);
  const head = titlesAlone ? rest : both(rest, read('title', wanted.head));
  const tiers = [exact, but(title, exact), head, but(rest, head)];
  for (const [from, to] of [
    [0, numbered.inStock],
    [numbered.inStock, numbered.size],
  ] as const) {
    for (const tier of tiers) if (visitBits(tier, from, to, take)) return { pieces, isMore };
  }
  return { pieces, isMore };
}

/** What these pieces are, in this order. Nothing of it has changed since they were numbered. */
async function recall(ctx: Context, { pieces }: KnownPieces, places: readonly number[]): Promise<Piece[]> {
  const missing = places.filter((place) => !pieces.has(place));
  const read = missing.length === 0 ? new Map<number, Piece>() : await readAtPlaces(ctx.db, missing);
  for (const [place, piece] of read) pieces.set(place, piece);
  return places.flatMap((place) => read.get(place) ?? pieces.get(place) ?? []);
}

/**
 * The best pieces by what the process knows of words, with what changed since; undefined where it does not know enough, and the
 * database has to be asked.
 */
export async function findKnown(ctx: Context, ask: KnownAsk): Promise<{ pieces: Piece[]; isComplete: boolean } | undefined> {
  const known = knownPieces(ctx.db);
  if (!known) return undefined;
  const { numbered } = known;
  const { wanted, sort, most } = ask;
  const changed = await readChanges(ctx.db, numbered.since, tooManyChanges);
  if (changed.length > manyChanges) numberAnew(ctx.db);
  if (changed.length >= tooManyChanges) return undefined;
  const needed: { kind: SetKind; expression: string }[] = [
    { kind: 'title', expression: `${wanted.wide} ${wanted.exact} ${wanted.head}` },
    ...wanted.facets.map((ids) => ({ kind: 'facets' as const, expression: facetsOf(ids) })),
    ...(ask.titlesAlone ? [] : [{ kind: 'words' as const, expression: wanted.wide }]),
  ];
  if (!(await known.has(needed))) return undefined;
  known.isLacking = false;
  const dead = changed.map((place) => numbered.numberOf[place] ?? -1).filter((number) => number >= 0);
  const chosen = choose(known, dead, ask);
  if (!chosen || known.isLacking) return undefined;
  if (chosen.isMore && ask.isAllOrNothing) return { pieces: [], isComplete: false };
  const places = chosen.pieces.map((number) => numbered.placeOf[number] as number);
  const level = ask.titlesAlone ? 'title' : 'words';
  const newer = changed.length === 0 ? [] : await readMatching(ctx.db, wanted, level, changed);
  const pieces =
    newer.length === 0 ? await recall(ctx, known, places) : await rankPlaces(ctx.db, wanted, sort, level, [...places, ...newer], most + 1);
  return { pieces: pieces.slice(0, most), isComplete: !chosen.isMore && pieces.length <= most };
}
