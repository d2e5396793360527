import type { Context } from '#platform/context.ts';
import type { SearchSort } from './contract.ts';
import { readIndexed, readInOrder, readShopSize, type Wanted } from './queries.ts';
import { estimate, type Level, type Piece, type Term } from './search-rules.ts';

/** Most pieces that a search ranks, counts and shows: nobody reads past them. */
export const mostPieces = 500;
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
 * The matching pieces in order, without reading much more than it answers. Rare words: the index gives every match, and these are
 * ranked. Words with more matches than `bound` at one level are looked for at the next narrower one (everything, facts, title); where
 * even titles have too many, the shop is read in its own order, since so common a word comes soon. Of n pieces, either way visits some √(300 n).
 */
export async function findPieces(ctx: Context, ask: Ask): Promise<Found> {
  const { terms, wanted, sort, levels = allLevels, most = mostPieces } = ask;
  const cut = (pieces: Piece[], isComplete: boolean): Found => ({
    pieces: pieces.slice(0, most),
    isComplete: isComplete && pieces.length <= most,
  });
  const size = await readShopSize(ctx.db);
  const bound = Math.max(2000, Math.ceil(Math.sqrt(300 * size)));
  const isFiltered = wanted.facets.length > 0 || wanted.minPaise !== undefined || wanted.maxPaise !== undefined;
  // Several words, or a filter, may well go together more seldom than chance has it.
  const surely = terms.length > 1 || isFiltered ? 3 * bound : bound;
  let wider: Level | undefined;
  for (const level of wanted.wide === '' ? allLevels.slice(0, 1) : levels) {
    if (isFiltered || terms.length === 0 || estimate(terms, level, size) <= surely) {
      const pieces = await readIndexed(ctx.db, wanted, sort, level, bound, most + 1);
      if ((pieces[0]?.total ?? 0) < bound) {
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
