import { reserveStock } from '#modules/catalog/reserve-stock.ts';
import { addReturnedUnits } from '#modules/orders/api.ts';
import type { Context } from '#platform/context.ts';
import { lockReturnedLines } from './lock-returned-lines.ts';

/** Reserves replacements for the units of a return. @throws {DomainError} NOT_RETURNABLE, OUT_OF_STOCK */
export async function replaceReturned(tx: Context, row: { id: string; orderId: string }): Promise<void> {
  const lines = await lockReturnedLines(tx, row);
  for (const { id, returnedQty } of lines) await addReturnedUnits(tx.db, id, { replaced: returnedQty });
  await reserveStock(tx, { orderId: row.orderId, items: lines.map(({ variantId, returnedQty }) => ({ variantId, qty: returnedQty })) });
}
