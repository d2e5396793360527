import type { Context } from '#platform/context.ts';
import type { JobDefinition } from '#platform/jobs/jobs.ts';
import { backInStock } from './events.ts';
import { readTagsOfProducts } from './listing-queries.ts';
import { refreshListings } from './refresh-listings.ts';
import type { StockRow } from './stock-queries.ts';

/** Up to this stock a listing shows the number itself (0020_stock.sql), and so do cached answers. */
const lowStockThreshold = 20;

/**
 * Refreshes lists and search where a product sold out or is back in stock. A job,
 * so that the sale does not wait for it.
 */
export const refreshSoldOutJob: JobDefinition<{ productIds: string[] }> = {
  name: 'refresh-sold-out',
  retries: 5,
  timeoutSeconds: 60,
  async handle({ productIds }, ctx) {
    await ctx.transaction(async (tx) => {
      await refreshListings(tx, productIds);
      tx.cache.invalidate('catalog', ...(await readTagsOfProducts(tx.db, productIds)));
    });
  },
};

/**
 * Invalidates cached answers that show these products' stock, once the transaction has committed, and tells
 * what is back in stock.
 */
export async function announceStockChange(tx: Context, rows: readonly StockRow[]): Promise<void> {
  const few = rows.filter((row) => Math.min(row.left, row.before) <= lowStockThreshold);
  if (few.length > 0) tx.cache.invalidate(...new Set(few.map((row) => `product:${row.productId}`)));
  const productIds = [...new Set(rows.filter((row) => (row.left === 0) !== (row.before === 0)).map((row) => row.productId))];
  if (productIds.length > 0) await tx.enqueue(refreshSoldOutJob, { productIds });
  const back = [...new Set(rows.filter((row) => row.before === 0 && row.left > 0).map((row) => row.productId))];
  if (back.length > 0) await tx.publish(backInStock, { productIds: back });
}
