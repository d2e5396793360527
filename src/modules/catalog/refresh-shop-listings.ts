import type { JobDefinition } from '#platform/jobs/jobs.ts';
import { readTagsOfProducts } from './listing-queries.ts';
import { refreshListings } from './refresh-listings.ts';
import { readProductIdsOfShop } from './shop-queries.ts';

/** Products in one transaction. */
const batchSize = 500;

/** Rebuilds the listings of a seller's products, which name the seller. */
export const refreshShopListingsJob: JobDefinition<{ sellerId: string }> = {
  name: 'refresh-shop-listings',
  retries: 3,
  timeoutSeconds: 240,
  async handle({ sellerId }, ctx) {
    let after = '';
    for (;;) {
      const ids = await readProductIdsOfShop(ctx.db, sellerId, after, batchSize);
      const last = ids.at(-1);
      if (last === undefined) return;
      await ctx.transaction(async (tx) => {
        await refreshListings(tx, ids);
        tx.cache.invalidate('catalog', ...(await readTagsOfProducts(tx.db, ids)));
      });
      after = last;
    }
  },
};
