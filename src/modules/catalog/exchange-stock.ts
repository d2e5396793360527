import type { Context } from '#platform/context.ts';
import { lockVariants } from './hold-queries.ts';
import { announceStockChange } from './refresh-sold-out.ts';
import { reserveQuietly } from './reserve-stock.ts';
import { releaseStockRows } from './stock-queries.ts';

/**
 * Puts units of a variant that an order has reserved back on sale, and reserves as many of another one for
 * it. The rows stay locked until the transaction ends: call it last.
 * @throws {DomainError} OUT_OF_STOCK at `items.0`; nothing is changed then
 */
export async function exchangeStock(
  tx: Context,
  { orderId, qty, from, to }: { orderId: string; qty: number; from: string; to: string },
): Promise<void> {
  await lockVariants(tx.db, [from, to]);
  const released = await releaseStockRows(tx.db, orderId, [{ variantId: from, qty }], 'release');
  const reserved = await reserveQuietly(tx, { orderId, items: [{ variantId: to, qty }] });
  await announceStockChange(tx, [...released, ...reserved]);
}
