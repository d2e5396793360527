import { lockOrder } from '#modules/orders/api.ts';
import { settleReturned } from '#modules/orders/settle-returned.ts';
import type { Context } from '#platform/context.ts';
import { lockReturnedLines } from './lock-returned-lines.ts';
import type { returns } from './tables.ts';

/**
 * Refunds the units of a return: reverses exactly their share of the sale, requests the refund and issues the
 * credit note.
 * @param restock puts the units back on sale
 * @returns what goes back to the buyer in paise, and what to call last
 * @throws {DomainError} NOT_RETURNABLE
 */
export async function refundReturn(
  tx: Context,
  row: Pick<typeof returns.$inferSelect, 'id' | 'orderId' | 'parcelId' | 'wish'>,
  restock: boolean,
) {
  const units = (await lockReturnedLines(tx, row)).map(({ id, returnedQty }) => ({ lineId: id, qty: returnedQty }));
  const order = await lockOrder(tx.db, row.orderId);
  if (!order) throw new Error('a return of no order');
  return settleReturned(tx, order, units, { key: `return:${row.id}`, restock, toCredit: row.wish === 'store-credit' });
}
