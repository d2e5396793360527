import { replaceReturnedUnits } from '#modules/orders/settle-returned.ts';
import type { Context } from '#platform/context.ts';
import { lockReturnedLines } from './lock-returned-lines.ts';

/**
 * Sends other units in place of those of a return, as a parcel of their own.
 * @returns the new parcel, and what to call last: it reserves the stock, and throws OUT_OF_STOCK
 * @throws {DomainError} NOT_RETURNABLE, WRONG_STATE for a replacement of too many replacements
 */
export async function replaceReturned(tx: Context, row: { id: string; orderId: string; parcelId: string }) {
  const units = (await lockReturnedLines(tx, row)).map(({ id, returnedQty }) => ({ lineId: id, qty: returnedQty }));
  return replaceReturnedUnits(tx, { orderId: row.orderId, parcelId: row.parcelId }, units);
}
