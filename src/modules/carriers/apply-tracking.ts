import { lockOrder } from '#modules/orders/api.ts';
import { lockConsigned } from '#modules/orders/consignment.ts';
import { applyToParcel } from '#modules/orders/move-parcel.ts';
import { isPresumed } from '#modules/orders/return-window-rules.ts';
import { notifySeller } from '#modules/sellers/notify-seller.ts';
import type { Context } from '#platform/context.ts';
import { withSavepoint } from '#platform/database/with-savepoint.ts';
import { DomainError } from '#shared/errors.ts';
import { applyToPickup } from './apply-to-pickup.ts';
import type { TrackingEvent } from './carrier.ts';
import { outForDelivery } from './events.ts';
import { parcelBackMail } from './parcel-back-mail.ts';
import { planMoves } from './plan-moves.ts';
import { writeShipment } from './shipment-queries.ts';
import type { CarrierName } from './shipment-rules.ts';
import type { ShipmentRow, TrackingEventRow } from './tables.ts';
import { findShipmentByAwb, lockEvent, storeEvent, writeOutcome } from './tracking-queries.ts';

const byTime = (a: TrackingEvent, b: TrackingEvent) => a.occurredAt.getTime() - b.occurredAt.getTime() || (a.eventId < b.eventId ? -1 : 1);

/**
 * Stores the reports of a carrier, then applies the new ones in the order in which they happened. What
 * cannot be applied now is left to the job that follows shipments.
 */
export async function takeEvents(
  ctx: Context,
  carrier: CarrierName,
  source: TrackingEventRow['source'],
  events: readonly TrackingEvent[],
): Promise<void> {
  const ids = await ctx.transaction(async (tx) => {
    const stored: number[] = [];
    // In one order everywhere, so that two requests with the same reports do not wait for each other.
    for (const event of events.toSorted(byTime)) {
      const id = await storeEvent(tx.db, carrier, source, event, tx.now());
      if (id !== undefined) stored.push(id);
    }
    return stored;
  });
  for (const id of ids) await tryApplyEvent(ctx, id);
}

/** Applies a stored report; on failure it stays stored. */
export async function tryApplyEvent(ctx: Context, id: number): Promise<void> {
  try {
    await ctx.transaction(async (tx) => {
      const event = await lockEvent(tx.db, id);
      if (event) await writeOutcome(tx.db, id, await applyEvent(tx, event));
    });
  } catch (error) {
    ctx.log.error({ error, event: id }, 'tracking event waits');
  }
}

/** Applies a report to its parcel. @returns the outcome, in one word */
async function applyEvent(tx: Context, event: TrackingEventRow): Promise<string> {
  const shipment = await findShipmentByAwb(tx.db, event.carrier, event.awb);
  if (!shipment) return 'unknown';
  if (event.kind === 'other') return 'other';
  if (shipment.returnId !== null) return applyToPickup(tx, event, shipment.returnId);
  // The way back of a return is no way of the parcel.
  if (event.isReturn) return 'other';
  const parcel = await lockConsigned(tx.db, shipment.parcelId);
  const order = parcel && (await lockOrder(tx.db, parcel.orderId));
  if (!order || parcel.trackingNumber !== shipment.awb) return 'other-number';
  const { lastEventAt } = (await findShipmentByAwb(tx.db, event.carrier, event.awb)) ?? shipment;
  if (lastEventAt !== null && event.occurredAt < lastEventAt) return 'late';
  const followed = { state: parcel.state, stateAt: parcel.stateAt, isPresumed: isPresumed(parcel.deliveredBy) };
  const moves = planMoves(event.kind, followed, event.occurredAt);
  const note = event.kind === 'delivered' ? proofNote(shipment, event) : undefined;
  try {
    await withSavepoint(tx, async () => {
      for (const move of moves) {
        const step = { parcelId: parcel.id, event: move, by: 'courier' } as const;
        await applyToParcel(tx, order, { ...step, ...(move === 'ship' ? {} : { note }) });
      }
    });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    tx.log.warn({ event: event.id, code: error.code }, 'tracking event refused');
    return `refused ${error.code}`.slice(0, 40).toLowerCase();
  }
  // A clock that runs ahead must not make the reports after it late.
  const at = new Date(Math.min(event.occurredAt.getTime(), tx.now().getTime()));
  await writeShipment(tx.db, shipment.id, { lastEventAt: at, ...(event.proof ? { proof: event.proof } : {}) });
  if (event.kind === 'out-for-delivery') await publishDelivery(tx, parcel.id, event.occurredAt);
  if (event.kind === 'back') await askToTakeBack(tx, shipment.parcelId, event.occurredAt);
  return moves.length > 0 ? 'applied' : 'nothing';
}

/** Words the proof of a delivery for its buyer, the same in every language. */
function proofNote({ courier, awb }: ShipmentRow, { occurredAt, proof }: TrackingEventRow): string {
  const inIndia = new Date(occurredAt.getTime() + 330 * 60_000).toISOString().slice(0, 16).replace('T', ' ');
  return [courier, `AWB ${awb}`, `${inIndia} IST`, ...(proof === 'otp' ? ['OTP'] : [])].join(' · ');
}

/** Hours after which news of a courier at the door is none any more. */
const freshHours = 6;

/** Publishes that the courier of a parcel is on its way to the door, unless the report comes late. */
async function publishDelivery(tx: Context, parcelId: string, at: Date): Promise<void> {
  const parcel = await lockConsigned(tx.db, parcelId);
  if (parcel?.state !== 'shipped' || tx.now().getTime() - at.getTime() > freshHours * 3_600_000) return;
  await tx.publish(outForDelivery, { orderId: parcel.orderId, parcelId, occurredAt: at.toISOString() });
}

/** Asks the seller of a parcel that the courier has brought back whether its goods can be sold again. */
async function askToTakeBack(tx: Context, parcelId: string, at: Date): Promise<void> {
  const parcel = await lockConsigned(tx.db, parcelId);
  if (parcel?.state !== 'returning') return;
  const { sellerId, sellerName, orderNumber, orderId } = parcel;
  await notifySeller(tx, {
    sellerId,
    sellerName,
    orderId,
    notice: 'returns',
    queue: 'orders',
    replyTo: tx.app.operator.supportEmail,
    operator: 'always',
    compose: (language) => parcelBackMail({ parcelId, orderNumber, at }, language),
  });
}
