import { releaseStock } from '#modules/catalog/release-stock.ts';
import { reserveStock } from '#modules/catalog/reserve-stock.ts';
import { deliveryRulesOf } from '#modules/delivery/find-delivery.ts';
import type { Context } from '#platform/context.ts';
import { estimateArrival } from '#shared/arrival.ts';
import { dispatchDay } from '#shared/dispatch-day.ts';
import { newId } from '#shared/id.ts';
import type { LockedOrder } from './api.ts';
import { wrongParcelState } from './parcel-contract.ts';
import { insertReplacement, type LockedParcel, readParcelDestination } from './parcel-queries.ts';
import { canReplace } from './parcel-rules.ts';
import { addUnits, type UnitsLine } from './unit-queries.ts';

/**
 * Makes a parcel of its own in place of another or of units of it, with dates, states and a return window.
 * @param tx inside a transaction that holds the order
 * @returns its id, and what to call last: it reserves the stock, and throws OUT_OF_STOCK
 * @throws {DomainError} WRONG_STATE after too many replacements and for what was refused at the door: the
 * money goes back
 */
export async function replaceUnits(
  tx: Context,
  order: Pick<LockedOrder, 'id'>,
  parcel: Pick<LockedParcel, 'id' | 'state' | 'generation' | 'isWhole' | 'wasRefused'>,
  units: readonly { line: UnitsLine; qty: number }[],
): Promise<{ parcelId: string; finish: () => Promise<void> }> {
  if (!canReplace(parcel)) throw wrongParcelState({ state: parcel.state });
  const { dispatchDays, calendar, ...destination } = await readParcelDestination(tx.db, parcel.id);
  const rules = await deliveryRulesOf(tx, destination);
  const goods = units.map(({ line }) => ({ leadTimeDays: line.leadTimeDays ?? undefined, dispatchDays }));
  const shipBy = dispatchDay(goods, tx.now(), calendar);
  const { promisedFrom, promisedUntil } = estimateArrival(goods, tx.now(), rules, shipBy);
  const made = { id: newId(), replacesId: parcel.id, shipBy, promisedFrom, promisedUntil, transitDays: rules.transit.until, at: tx.now() };
  await insertReplacement(
    tx.db,
    made,
    units.map(({ line, qty }) => ({ lineId: line.lineId, qty })),
  );
  // Whole units that are back with the seller are sent again themselves: on sale for this order alone.
  const isBack = parcel.state === 'returned' && parcel.isWhole === true;
  await addUnits(
    tx.db,
    units.map(({ line, qty }) => ({ id: line.lineId, cancelled: 0, refunded: 0, restocked: isBack ? qty : 0, replaced: qty })),
  );
  const items = units.map(({ line, qty }) => ({ variantId: line.variantId, qty }));
  const finish = async () => {
    if (isBack) await releaseStock(tx, { orderId: order.id, items, reason: 'restock' });
    await reserveStock(tx, { orderId: order.id, items });
  };
  return { parcelId: made.id, finish };
}
