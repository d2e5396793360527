import { lockOrder } from '#modules/orders/api.ts';
import { returnChanged } from '#modules/returns/events.ts';
import { findPickup, findReturnedGoods } from '#modules/returns/find-pickup.ts';
import type { ReturnNotification } from '#modules/returns/mail-about-return.ts';
import type { PickupRow } from '#modules/returns/tables.ts';
import type { Context } from '#platform/context.ts';
import { subscribe } from '#platform/events/define-event.ts';
import { newId } from '#shared/id.ts';
import { advanceShipmentJob, followReturnQueue } from './advance-shipment.ts';
import { cancelShipment, insertShipment, lockShipment, readShipmentOfReturn, retryShipment, wantPickupAgain } from './shipment-queries.ts';
import { cancelledFault } from './shipment-rules.ts';
import type { ShipmentRow } from './tables.ts';

const kinds: readonly ReturnNotification[] = ['pickup-wanted', 'self-shipped', 'withdrawn', 'received', 'refunded', 'replaced', 'refused'];

/**
 * Has the pickup of a return booked that its buyer wants, and the booking cancelled of one that is over
 * before the courier came. It compares what is wanted with what is booked, so a repetition changes nothing.
 */
export async function followReturn(
  ctx: Context,
  { orderId, returnId, kind }: Pick<NonNullable<typeof returnChanged.data>, 'orderId' | 'returnId' | 'kind'>,
): Promise<void> {
  if (!kinds.includes(kind)) return;
  await ctx.transaction(async (tx) => {
    if (!(await lockOrder(tx.db, orderId))) return;
    const pickup = await findPickup(tx, returnId);
    const found = await readShipmentOfReturn(tx.db, returnId);
    const known = found && (await lockShipment(tx.db, found.id));
    if (pickup?.state === 'booking') {
      const id = await want(tx, pickup, known);
      if (id !== undefined) await tx.enqueue(advanceShipmentJob, { shipment: id }, { key: id });
    } else if (known && pickup?.collectedAt === null && (pickup.state === 'self' || pickup.state === 'ended')) {
      if (await cancelShipment(tx.db, known.id, tx.now())) await tx.enqueue(advanceShipmentJob, { shipment: known.id }, { key: known.id });
    }
  });
}

/** Stores what the job goes on from. @returns the booking to take on; undefined where it is under way */
async function want(tx: Context, pickup: PickupRow, known: ShipmentRow | undefined): Promise<string | undefined> {
  const { returnId, weightGrams, lengthCm, breadthCm, heightCm, toLocation: pickupLocation } = pickup;
  const packed = { weightGrams, lengthCm, breadthCm, heightCm, pickupLocation };
  const now = tx.now();
  const fresh = { carrier: 'shiprocket', state: 'requested', ...packed, createdAt: now, stateAt: now } as const;
  if (!known) {
    const goods = await findReturnedGoods(tx, returnId);
    if (!goods) return undefined;
    const id = newId();
    await insertShipment(tx.db, { id, parcelId: goods.parcelId, returnId, ...fresh, nextCheckAt: new Date(0) });
    return id;
  }
  if (known.state === 'booked') return (await wantPickupAgain(tx.db, known.id)) ? known.id : undefined;
  if (known.state !== 'failed' && known.state !== 'cancelled') return undefined;
  const isGone = known.state === 'cancelled' || known.fault === cancelledFault;
  const isOther = Object.entries(packed).some(([name, value]) => known[name as keyof ShipmentRow] !== value);
  const { id, parcelId, attempt } = known;
  await retryShipment(tx.db, { id, parcelId, ...fresh, attempt: attempt + (isGone || isOther ? 1 : 0) });
  return id;
}

export const followReturnJob = subscribe(returnChanged, {
  ...followReturnQueue,
  retries: 8,
  timeoutSeconds: 60,
  handle: (change, ctx) => followReturn(ctx, change),
});
