import type { Context } from '#platform/context.ts';
import type { JobDefinition } from '#platform/jobs/jobs.ts';
import { readTagsOfProducts } from './listing-queries.ts';
import { readDueForRepricing } from './price-queries.ts';
import { refreshListings } from './refresh-listings.ts';

/** Products in one transaction: few enough that other writers hardly wait. */
const batchSize = 500;

/**
 * Rebuilds the listings whose price changed because a discount began or ended.
 * @returns their number
 */
export async function repriceListings(ctx: Context): Promise<number> {
  let total = 0;
  for (;;) {
    const count = await ctx.transaction(async (tx) => {
      const ids = await readDueForRepricing(tx.db, tx.now(), batchSize);
      if (ids.length === 0) return 0;
      await refreshListings(tx, ids);
      tx.cache.invalidate('catalog', ...(await readTagsOfProducts(tx.db, ids)));
      return ids.length;
    });
    total += count;
    if (count < batchSize) return total;
  }
}

export const repriceListingsJob: JobDefinition = {
  name: 'reprice-listings',
  retries: 2,
  timeoutSeconds: 240,
  cron: '*/5 * * * *',
  async handle(_data, ctx) {
    const count = await repriceListings(ctx);
    if (count > 0) ctx.log.info({ count }, 'listings repriced');
  },
};
