import type { Context } from '#platform/context.ts';
import { announceStockChange } from './refresh-sold-out.ts';
import type { StockItem } from './reserve-stock.ts';
import { releaseStockRows } from './stock-queries.ts';

/**
 * Puts pieces of an order back on sale, in the same order of rows in which they are taken.
 * @param reason `release`: the order was not paid or was cancelled; `restock`: a returned piece is sold again
 */
export async function releaseStock(
  tx: Context,
  { orderId, items, reason }: { orderId: string; items: readonly StockItem[]; reason: 'release' | 'restock' },
): Promise<void> {
  if (items.length > 0) await announceStockChange(tx, await releaseStockRows(tx.db, orderId, items, reason));
}
