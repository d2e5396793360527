import type { Context } from '#platform/context.ts';
import { deleteHolds } from './hold-queries.ts';
import { announceStockChange } from './refresh-sold-out.ts';
import type { StockItem } from './reserve-stock.ts';
import { releaseStockRows } from './stock-queries.ts';

/**
 * Puts units of an order back on sale, locking rows in the same order as `reserveStock`.
 * @param reason `release`: the order was not paid or was cancelled; `restock`: a returned unit is sold again
 */
export async function releaseStock(
  tx: Context,
  { orderId, items, reason }: { orderId: string; items: readonly StockItem[]; reason: 'release' | 'restock' },
): Promise<void> {
  if (items.length === 0) return;
  await deleteHolds(
    tx.db,
    orderId,
    items.map((item) => item.variantId),
  );
  await announceStockChange(tx, await releaseStockRows(tx.db, orderId, items, reason));
}
