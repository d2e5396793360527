import type { KeptText } from '#modules/catalog/kept-text.ts';
import type { Context } from '#platform/context.ts';
import type { SearchSort } from './contract.ts';
import { findKnown } from './find-known.ts';
import { shopSize } from './known-facts.ts';
import type { Look } from './look.ts';
import { readIndexed, readInOrder, type Wanted } from './piece-queries.ts';
import { type Counts, estimate, type Level, type Piece } from './search-rules.ts';

/** Most pieces that a search ranks, counts and shows: nobody reads past them. */
export const mostPieces = 300;
/** Fewer than this among titles and facts, and what common words of descriptions give is added. */
const few = 24;

export interface Found {
  /** At most `mostPieces`, in order. */
  pieces: Piece[];
  /** There are no others. */
  isComplete: boolean;
  /** Where none of the pieces changed since they were numbered: cards that were read since, and where more go. */
  cards?: KeptText;
}

const allLevels: readonly Level[] = ['everything', 'words', 'title'];

const nothing: Found = { pieces: [], isComplete: false };

export interface Ask {
  /** What the process knows, where it knows anything. */
  look: Look | undefined;
  /** How common each word and filter is; none: nothing is known. */
  terms: readonly Counts[];
  wanted: Wanted;
  sort: SearchSort;
  /** The widest first. */
  levels?: readonly Level[];
  most?: number;
  /** Nothing is wanted unless it is every match. */
  isAllOrNothing?: boolean;
}

/**
 * The matching pieces in order, without reading much more than it answers. The index gives every match, and these are ranked, unless
 * there are `bound` or more: then the next narrower level is asked (everything, facts and title, title alone). Where even titles have
 * too many, the shop is read in its own order, since pieces with such common words come soon. The bound is where the one way costs what
 * the other does: √(0.85 · `most` · n) of n pieces, 5,000 of 100,000.
 */
export async function findPieces(ctx: Context, ask: Ask): Promise<Found> {
  const { look, terms, wanted, sort, levels = allLevels, most = mostPieces, isAllOrNothing = false } = ask;
  const cut = (pieces: Piece[], isComplete: boolean): Found => ({
    pieces: pieces.slice(0, most),
    isComplete: isComplete && pieces.length <= most,
  });
  const isNarrow = levels.length === 1 && levels[0] === 'title';
  const known = look && (await findKnown(ctx, look, { wanted, sort, most, few, titlesAlone: isNarrow, isAllOrNothing }));
  if (known) return known;
  const size = await shopSize(ctx.db);
  const bound = Math.max(1000, Math.ceil(Math.sqrt(0.85 * most * size)));
  const asked = wanted.wide === '' ? allLevels.slice(0, 1) : levels;
  const readAt = (level: Level) => readIndexed(ctx.db, wanted, sort, level, bound, most + 1);
  let wider: { level: Level; isAsked: boolean } | undefined;
  for (const level of asked) {
    // Several words may well go together more seldom than is thought: before the shop is read in order, the index is asked.
    const isSure = terms.length === 1 || (terms.length > 1 && level !== asked.at(-1));
    const isAsked = !isSure || estimate(terms, level, size) < bound;
    const pieces = isAsked ? await readAt(level) : undefined;
    if (pieces) {
      if (!wider || pieces.length >= few) return cut(pieces, !wider || wider.level === 'everything');
      const all = wider.isAsked ? undefined : await readAt(wider.level);
      if (all) return cut(all, wider.level === 'everything');
      if (isAllOrNothing) return nothing;
      const rest = await readInOrder(ctx.db, wanted, sort, wider.level, most + 1);
      const known = new Set(pieces.map((piece) => piece.id));
      return cut([...pieces, ...rest.filter((piece) => !known.has(piece.id))], false);
    }
    // What is found at a level below facts and title is never every match.
    if (isAllOrNothing && level === 'words') return nothing;
    wider = { level, isAsked };
  }
  if (isAllOrNothing) return nothing;
  return cut(await readInOrder(ctx.db, wanted, sort, wider?.level ?? 'everything', most + 1), false);
}
