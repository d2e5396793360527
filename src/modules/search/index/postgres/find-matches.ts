import type { CardCache } from '#modules/catalog/card-cache.ts';
import type { SearchSort } from '#modules/search/contract.ts';
import { indexSize } from '#modules/search/facet-names.ts';
import { queryMemoryIndex } from '#modules/search/index/memory/query-memory-index.ts';
import type { IndexSnapshot } from '#modules/search/index/memory/snapshot.ts';
import { type DocumentCounts, estimateMatches, type FieldScope, type ProductHit } from '#modules/search/search-rules.ts';
import type { Context } from '#platform/context.ts';
import { readByIndex, readInSortOrder, type SearchCriteria } from './match-queries.ts';

/** Most pieces that a search ranks, counts and shows: nobody reads past them. */
export const maxHits = 300;
/** Fewer than this among titles and facts, and what common words of descriptions give is added. */
const minKeywordMatches = 24;

export interface Matches {
  /** At most `mostPieces`, in order. */
  hits: ProductHit[];
  /** There are no others. */
  isComplete: boolean;
  /** Where none of the pieces changed since they were numbered: cards that were read since, and where more go. */
  cards?: CardCache;
}

const allScopes: readonly FieldScope[] = ['everything', 'words', 'title'];

const noMatches: Matches = { hits: [], isComplete: false };

export interface IndexQuery {
  /** What the process knows, where it knows anything. */
  snapshot: IndexSnapshot | undefined;
  /** How common each word and filter is; none: nothing is known. */
  termCounts: readonly DocumentCounts[];
  criteria: SearchCriteria;
  sort: SearchSort;
  /** The widest first. */
  scopes?: readonly FieldScope[];
  limit?: number;
  /** Nothing is wanted unless it is every match. */
  completeOnly?: boolean;
}

/**
 * The matching pieces in order, without reading much more than it answers. The index gives every match, and these are ranked, unless
 * there are `bound` or more: then the next narrower level is asked (everything, facts and title, title alone). Where even titles have
 * too many, the shop is read in its own order, since pieces with such common words come soon. The bound is where the one way costs what
 * the other does: √(0.85 · `most` · n) of n pieces, 5,000 of 100,000.
 */
export async function findMatches(ctx: Context, ask: IndexQuery): Promise<Matches> {
  const {
    snapshot: look,
    termCounts: terms,
    criteria: wanted,
    sort,
    scopes: levels = allScopes,
    limit: most = maxHits,
    completeOnly: isAllOrNothing = false,
  } = ask;
  const cut = (pieces: ProductHit[], isComplete: boolean): Matches => ({
    hits: pieces.slice(0, most),
    isComplete: isComplete && pieces.length <= most,
  });
  const isNarrow = levels.length === 1 && levels[0] === 'title';
  const known =
    look &&
    (await queryMemoryIndex(ctx, look, {
      criteria: wanted,
      sort,
      limit: most,
      few: minKeywordMatches,
      titlesOnly: isNarrow,
      completeOnly: isAllOrNothing,
    }));
  if (known) return known;
  const size = await indexSize(ctx.db);
  const bound = Math.max(1000, Math.ceil(Math.sqrt(0.85 * most * size)));
  const asked = wanted.wide === '' ? allScopes.slice(0, 1) : levels;
  const readAt = (level: FieldScope) => readByIndex(ctx.db, wanted, sort, level, bound, most + 1);
  let wider: { level: FieldScope; isAsked: boolean } | undefined;
  for (const level of asked) {
    // Several words may well go together more seldom than is thought: before the shop is read in order, the index is asked.
    const isSure = terms.length === 1 || (terms.length > 1 && level !== asked.at(-1));
    const isAsked = !isSure || estimateMatches(terms, level, size) < bound;
    const pieces = isAsked ? await readAt(level) : undefined;
    if (pieces) {
      if (!wider || pieces.length >= minKeywordMatches) return cut(pieces, !wider || wider.level === 'everything');
      const all = wider.isAsked ? undefined : await readAt(wider.level);
      if (all) return cut(all, wider.level === 'everything');
      if (isAllOrNothing) return noMatches;
      const rest = await readInSortOrder(ctx.db, wanted, sort, wider.level, most + 1);
      const known = new Set(pieces.map((piece) => piece.id));
      return cut([...pieces, ...rest.filter((piece) => !known.has(piece.id))], false);
    }
    // What is found at a level below facts and title is never every match.
    if (isAllOrNothing && level === 'words') return noMatches;
    wider = { level, isAsked };
  }
  if (isAllOrNothing) return noMatches;
  return cut(await readInSortOrder(ctx.db, wanted, sort, wider?.level ?? 'everything', most + 1), false);
}
