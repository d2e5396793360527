import { type FindRequest, type Matches, maxHits, minKeywordMatches } from '#modules/search/index/search-index.ts';
import { estimateMatches, type FieldScope, type ProductHit } from '#modules/search/search-rules.ts';
import type { Connection } from '#platform/database/database.ts';
import { indexSize } from './index-size.ts';
import { readByIndex, readInSortOrder } from './match-queries.ts';

const allScopes: readonly FieldScope[] = ['fulltext', 'keywords', 'title'];

const noMatches: Matches = { hits: [], isComplete: false };

export interface ScopedRequest extends FindRequest {
  /** The widest first. */
  scopes?: readonly FieldScope[];
  limit?: number;
}

/**
 * Reads the best matches without reading much more than it answers. The GIN index gives every match, and
 * these are ranked, unless there are `bound` or more: then the next narrower scope is asked. Where even
 * titles have too many, products are read in the order of the result, since such common words come soon. At
 * the bound, √(0.85 · `limit` · n) of n products (5,000 of 100,000), both ways cost the same.
 */
export async function findMatches(db: Connection, request: ScopedRequest): Promise<Matches> {
  const { termCounts, criteria, sort, scopes: allowed = allScopes, limit = maxHits, completeOnly = false } = request;
  const toMatches = (hits: ProductHit[], isComplete: boolean): Matches => ({
    hits: hits.slice(0, limit),
    isComplete: isComplete && hits.length <= limit,
  });
  const size = await indexSize(db);
  const bound = Math.max(1000, Math.ceil(Math.sqrt(0.85 * limit * size)));
  const scopes = criteria.expanded === '' ? allScopes.slice(0, 1) : allowed;
  const readScope = (scope: FieldScope) => readByIndex(db, criteria, sort, scope, bound, limit + 1);
  let wider: { scope: FieldScope; isRead: boolean } | undefined;
  for (const scope of scopes) {
    // The estimate of several words together is often too high: before products are read in order, the index
    // is asked.
    const isEstimateSure = termCounts.length === 1 || (termCounts.length > 1 && scope !== scopes.at(-1));
    const isRead = !isEstimateSure || estimateMatches(termCounts, scope, size) < bound;
    const hits = isRead ? await readScope(scope) : undefined;
    if (hits) {
      if (!wider || hits.length >= minKeywordMatches) return toMatches(hits, !wider || wider.scope === 'fulltext');
      const all = wider.isRead ? undefined : await readScope(wider.scope);
      if (all) return toMatches(all, wider.scope === 'fulltext');
      if (completeOnly) return noMatches;
      const rest = await readInSortOrder(db, criteria, sort, wider.scope, limit + 1);
      const found = new Set(hits.map((hit) => hit.id));
      return toMatches([...hits, ...rest.filter((hit) => !found.has(hit.id))], false);
    }
    // Matches of a scope narrower than keywords are never every match.
    if (completeOnly && scope === 'keywords') return noMatches;
    wider = { scope, isRead };
  }
  if (completeOnly) return noMatches;
  return toMatches(await readInSortOrder(db, criteria, sort, wider?.scope ?? 'fulltext', limit + 1), false);
}
