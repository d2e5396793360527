import type { Context } from '#platform/context.ts';
import type { SearchSort } from './contract.ts';
import { readIndexed, readInOrder, readShopSize, type Wanted } from './queries.ts';
import { estimate, type Level, type Piece, type Term } from './search-rules.ts';

/** Most pieces that a search ranks, counts and shows: nobody reads past them. */
export const mostPieces = 300;
/** Fewer than this among titles and facts, and what common words of descriptions give is added. */
const few = 24;

export interface Found {
  /** At most `mostPieces`, in order. */
  pieces: Piece[];
  /** There are no others. */
  isComplete: boolean;
}

const allLevels: readonly Level[] = ['everything', 'words', 'title'];

export interface Ask {
  /** What is known of how common the words are; none: nothing is. */
  terms: readonly Term[];
  wanted: Wanted;
  sort: SearchSort;
  /** The widest first. */
  levels?: readonly Level[];
  most?: number;
}

/**
 * The matching pieces in order, without reading much more than it answers. The index gives every match, and these are ranked, unless
 * there are `bound` or more: then the next narrower level is asked (everything, facts and title, title alone). Where even titles have
 * too many, the shop is read in its own order, since pieces with such common words come soon. Of n pieces either way visits √(60 n).
 */
export async function findPieces(ctx: Context, ask: Ask): Promise<Found> {
  const { terms, wanted, sort, levels = allLevels, most = mostPieces } = ask;
  const cut = (pieces: Piece[], isComplete: boolean): Found => ({
    pieces: pieces.slice(0, most),
    isComplete: isComplete && pieces.length <= most,
  });
  const size = await readShopSize(ctx.db);
  const bound = Math.max(2000, Math.ceil(Math.sqrt(60 * size)));
  const isFiltered = wanted.facets.length > 0 || wanted.minPaise !== undefined || wanted.maxPaise !== undefined;
  const asked = wanted.wide === '' ? allLevels.slice(0, 1) : levels;
  let wider: Level | undefined;
  for (const level of asked) {
    // Several words may well go together more seldom than chance has it: before the shop is read in order, the index is asked.
    const isSure = terms.length === 1 || (terms.length > 1 && level !== asked.at(-1));
    if (isFiltered || !isSure || estimate(terms, level, size) < bound) {
      const pieces = await readIndexed(ctx.db, wanted, sort, level, bound, most + 1);
      if (pieces) {
        if (wider === undefined || pieces.length >= few) return cut(pieces, wider === undefined || wider === 'everything');
        const rest = await readInOrder(ctx.db, wanted, sort, wider, most + 1);
        const known = new Set(pieces.map((piece) => piece.id));
        return cut([...pieces, ...rest.filter((piece) => !known.has(piece.id))], false);
      }
    }
    wider = level;
  }
  return cut(await readInOrder(ctx.db, wanted, sort, wider ?? 'everything', most + 1), false);
}
