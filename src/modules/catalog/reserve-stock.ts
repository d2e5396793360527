import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import type { Hold } from './hold-rules.ts';
import { announceStockChange } from './refresh-sold-out.ts';
import { reserveStockRows, type StockRow } from './stock-queries.ts';

export interface StockItem {
  variantId: string;
  qty: number;
}

/**
 * Reserves the units of an order: all of them or none, locking variants in the same order for all buyers. The
 * rows stay locked until the transaction ends: call it once, as its last statement.
 * @throws {DomainError} OUT_OF_STOCK with `items.<index>` for each short line; nothing is reserved then
 */
export async function reserveStock(tx: Context, order: { orderId: string; items: readonly StockItem[] }): Promise<void> {
  await announceStockChange(tx, await reserveQuietly(tx, order));
}

/**
 * Reserves units without telling who shows the stock.
 * @param order `hold`: who holds them, where the order is not paid
 * @throws {DomainError} OUT_OF_STOCK
 */
export async function reserveQuietly(
  tx: Context,
  { orderId, items, hold }: { orderId: string; items: readonly StockItem[]; hold?: Hold },
): Promise<readonly StockRow[]> {
  const rows = await reserveStockRows(tx.db, orderId, items, hold);
  const taken = new Map(rows.filter((row) => row.taken).map((row) => [row.variantId, row]));
  if (taken.size < items.length) {
    const left = new Map(rows.map((row) => [row.variantId, row.left]));
    const short = items.flatMap((item, index) => {
      const available = left.get(item.variantId) ?? 0;
      if (available >= item.qty) return [];
      return [[`items.${index}`, available === 0 ? 'This piece was just sold.' : `Only ${available} left.`] as const];
    });
    throw new DomainError('OUT_OF_STOCK', Object.fromEntries(short));
  }
  return rows;
}
