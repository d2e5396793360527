import { takeStock } from '#modules/catalog/take-stock.ts';
import type { Context } from '#platform/context.ts';
import { holdReturned } from './hold-returned.ts';
import { countLinePieces } from './queries.ts';

/** Takes other pieces of the same kind out of the stock for those that came back. @throws {Failure} NOT_RETURNABLE, OUT_OF_STOCK */
export async function replaceReturned(tx: Context, row: { id: string; orderId: string }): Promise<void> {
  const lines = await holdReturned(tx, row);
  for (const { id, returnedQty } of lines) await countLinePieces(tx.db, id, { replaced: returnedQty });
  await takeStock(tx, { orderId: row.orderId, items: lines.map(({ variantId, returnedQty }) => ({ variantId, qty: returnedQty })) });
}
