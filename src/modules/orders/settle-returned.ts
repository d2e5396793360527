import type { Context } from '#platform/context.ts';
import type { LockedOrder } from './api.ts';
import { lockParcel } from './parcel-queries.ts';
import { replaceUnits } from './replace-units.ts';
import { type Settled, settleUnits } from './settle-units.ts';
import { lockUnits, type UnitsLine } from './unit-queries.ts';

type Units = readonly { lineId: string; qty: number }[];

async function withLines(tx: Context, orderId: string, units: Units): Promise<{ line: UnitsLine; qty: number }[]> {
  const lines = new Map((await lockUnits(tx.db, orderId)).map((line) => [line.lineId, line]));
  return units.map(({ lineId, qty }) => {
    const line = lines.get(lineId);
    if (!line) throw new Error(`line ${lineId} is not of order ${orderId}`);
    return { line, qty };
  });
}

/**
 * Settles units that came back from the buyer, or need not.
 * @param tx inside a transaction that holds the order
 */
export async function settleReturned(
  tx: Context,
  order: LockedOrder,
  units: Units,
  { key, restock, toCredit }: { key: string; restock: boolean; toCredit: boolean },
): Promise<Settled> {
  const stock = restock ? 'sell-again' : 'write-off';
  return settleUnits(tx, order, await withLines(tx, order.id, units), {
    key,
    reason: 'returned',
    as: 'refunded',
    stock,
    keepsCoupon: true,
    toCredit,
  });
}

/**
 * Sends other units in place of those that came broken. @param tx inside a transaction that holds the order
 * @returns the new parcel, and what to call last: it reserves the stock
 * @throws {DomainError} WRONG_STATE for a replacement of too many replacements
 */
export async function replaceReturnedUnits(
  tx: Context,
  { orderId, parcelId }: { orderId: string; parcelId: string },
  units: Units,
): Promise<{ parcelId: string; finish: () => Promise<void> }> {
  const parcel = await lockParcel(tx.db, parcelId);
  if (!parcel) throw new Error(`there is no parcel ${parcelId}`);
  return replaceUnits(tx, { id: orderId }, parcel, await withLines(tx, orderId, units));
}
