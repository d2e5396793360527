import type { Context } from '#platform/context.ts';
import type { StockItem } from './reserve-stock.ts';
import { writeOffStockRows } from './stock-queries.ts';

/** Writes off units that an order held and that are not there to be sold again: broken, or never there. */
export async function writeOffStock(tx: Context, { orderId, items }: { orderId: string; items: readonly StockItem[] }): Promise<void> {
  if (items.length > 0) await writeOffStockRows(tx.db, orderId, items);
}
