import type { Context } from '#platform/context.ts';
import { minSearchCount } from './prune-counts.ts';
import { readDailyTotals, readTopSubjects } from './queries.ts';

/** Rows of each list. */
const maxRows = 50;

/**
 * Reads the operator's figures of the days `from` to `to`, both included, as ISO 8601 dates in India. Terms
 * of one or two visitors are left out, because they may identify the person.
 */
export async function readAnalytics(ctx: Context, { from, to }: { from: string; to: string }) {
  const span = { from, to, minCount: 1, limit: maxRows };
  return {
    days: await readDailyTotals(ctx.db, from, to),
    pages: await readTopSubjects(ctx.db, 'page', span),
    products: await readTopSubjects(ctx.db, 'product', span),
    addedToCart: await readTopSubjects(ctx.db, 'add-to-cart', span),
    searchesWithoutResult: await readTopSubjects(ctx.db, 'search-empty', { ...span, minCount: minSearchCount }),
  };
}
