import type { Context } from '#platform/context.ts';
import { rare } from './forget-rare-searches.ts';
import { readLeaders, readTotalsByDay } from './queries.ts';

/** Rows of each list. */
const longest = 50;

/**
 * What the dashboard of the operator shows of the days `from` to `to`, both included, as ISO 8601 dates in UTC. Words that were searched
 * for only once or twice are left out: what only one person searches for may tell who it was.
 */
export async function readInsights(ctx: Context, { from, to }: { from: string; to: string }) {
  const span = { from, to, least: 1, limit: longest };
  return {
    days: await readTotalsByDay(ctx.db, from, to),
    pages: await readLeaders(ctx.db, 'page', span),
    products: await readLeaders(ctx.db, 'product', span),
    addedToCart: await readLeaders(ctx.db, 'add-to-cart', span),
    searchesWithoutResult: await readLeaders(ctx.db, 'search-empty', { ...span, least: rare }),
  };
}
