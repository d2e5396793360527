import { currentRates } from '#modules/ledger/current-rates.ts';
import { dayInIndia } from '#modules/ledger/rate-rules.ts';
import { unlistedReason } from '#modules/ledger/supply-rules.ts';
import type { Context } from '#platform/context.ts';
import type { JobDefinition } from '#platform/jobs/jobs.ts';
import { readTagsOfProducts } from './listing-queries.ts';
import { refreshListings } from './refresh-listings.ts';
import { readGoodsOfSellers, readMisplaced } from './sellability-queries.ts';

/** Products in one transaction: few enough that other writers hardly wait. */
const batchSize = 500;

/**
 * Lists what can be sold and takes out of the lists what cannot: after a change of rates or of a seller's
 * facts, and when a day ends or begins a rate or a holiday.
 * @returns the number of products that changed
 */
export async function refreshSellability(ctx: Context): Promise<number> {
  const { tax } = await currentRates(ctx);
  const day = dayInIndia(ctx.now());
  const goods = (await readGoodsOfSellers(ctx.db)).map(({ seller, ...row }) => ({
    ...row,
    reason: unlistedReason(tax, { hsn: row.hsn, entry: row.taxEntry, madeToOrder: row.madeToOrder }, seller, day) ?? null,
  }));
  let total = 0;
  for (;;) {
    const ids = await readMisplaced(ctx.db, goods, batchSize);
    if (ids.length === 0) return total;
    await ctx.transaction(async (tx) => {
      await refreshListings(tx, ids);
      tx.cache.invalidate('catalog', ...(await readTagsOfProducts(tx.db, ids)));
    });
    total += ids.length;
    // Changes of another writer meanwhile wait for the next run.
    if (ids.length < batchSize) return total;
  }
}

export const refreshSellabilityJob: JobDefinition = {
  name: 'refresh-sellability',
  retries: 2,
  timeoutSeconds: 240,
  cron: '*/15 * * * *',
  async handle(_data, ctx) {
    const count = await refreshSellability(ctx);
    if (count > 0) ctx.log.info({ count }, 'products listed or taken out of the lists');
  },
};
