import type { Context } from '#platform/context.ts';
import { noteStock } from './refresh-sold-out.ts';
import { giveBackStockRows } from './stock-queries.ts';
import type { StockItem } from './take-stock.ts';

/**
 * Puts pieces of an order back on sale, in the same order of rows in which they are taken.
 * @param reason `release`: the order was not paid or was cancelled; `restock`: a returned piece is sold again
 */
export async function giveBackStock(
  tx: Context,
  { orderId, items, reason }: { orderId: string; items: readonly StockItem[]; reason: 'release' | 'restock' },
): Promise<void> {
  if (items.length > 0) await noteStock(tx, await giveBackStockRows(tx.db, orderId, items, reason));
}
