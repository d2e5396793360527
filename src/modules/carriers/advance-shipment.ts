import { lockOrder } from '#modules/orders/api.ts';
import { type Consignment, nameCarrier, readConsignment } from '#modules/orders/consignment.ts';
import type { returnChanged } from '#modules/returns/events.ts';
import { hasPickupFailed } from '#modules/returns/find-pickup.ts';
import type { Context } from '#platform/context.ts';
import type { JobDefinition, JobReference } from '#platform/jobs/jobs.ts';
import { bookReturn, findReturn, recordPickupFailed, recordScheduled } from './book-return.ts';
import { type Carrier, type CarrierOrder, CarrierRejected, CarrierUnavailable } from './carrier.ts';
import { carrierOf } from './carriers.ts';
import { mailLabel } from './label-mail.ts';
import { notifyShipmentFailed } from './notify-shipment.ts';
import {
  claimShipment,
  lockShipment,
  pauseShipment,
  readDueShipments,
  readShipment,
  restShipment,
  writeCreated,
  writeShipment,
} from './shipment-queries.ts';
import { cancelledFault, maxChecks, nextCallDelayMs, referenceOf } from './shipment-rules.ts';
import type { ShipmentRow } from './tables.ts';

/** Name of the job alone, since it goes on with this module. */
export const followReturnQueue = { name: 'follow-return' } satisfies JobReference<NonNullable<typeof returnChanged.data>>;

/**
 * Takes a booking on as far as its carrier lets: order, courier, pickup. Called twice or killed in between it
 * books once, because the carrier is asked for the order before one is made.
 * @param ctx outside any transaction
 */
export async function advanceShipment(ctx: Context, id: string): Promise<void> {
  const row = (await claimShipment(ctx.db, id)) ? await readShipment(ctx.db, id) : undefined;
  if (!row) return;
  try {
    const carrier = carrierOf(ctx, row.carrier);
    if (!carrier) throw new CarrierUnavailable('no account with this carrier');
    if (row.state === 'cancelling') return await cancel(ctx, carrier, row);
    if (row.state !== 'booked') await (row.returnId === null ? book(ctx, carrier, row) : bookReturn(ctx, carrier, row, row.returnId));
    await sendForPickup(ctx, carrier, id);
    await restShipment(ctx.db, id);
  } catch (error) {
    if (!(error instanceof CarrierUnavailable || error instanceof CarrierRejected)) throw error;
    ctx.log.warn({ shipment: id, reason: error.message }, 'carrier not reached');
    if (error instanceof CarrierRejected || row.checks >= maxChecks) await fail(ctx, row, error.message);
    else await pauseShipment(ctx.db, (await readShipment(ctx.db, id)) ?? row, nextCallDelayMs(row.checks));
  }
}

/** Books a parcel: finds or makes the carrier's order, and has a courier assigned. */
async function book(ctx: Context, carrier: Carrier, row: ShipmentRow): Promise<void> {
  const consignment = await readConsignment(ctx.db, row.parcelId);
  if (consignment?.state !== 'packed') throw new CarrierRejected('the parcel is not packed any more');
  if (consignment.name === null) throw new CarrierRejected('the buyer was erased');
  const order = (await carrier.find(referenceOf(row))) ?? (await create(ctx, carrier, row, consignment));
  if (order.isCancelled) throw new CarrierRejected(cancelledFault);
  const { carrierOrderId, carrierShipmentId } = order;
  if (!(await writeCreated(ctx.db, row.id, { carrierOrderId, carrierShipmentId }, ctx.now()))) return;
  const { awb, courier } = order.assigned ?? (await carrier.assign(carrierShipmentId));
  await ctx.transaction(async (tx) => {
    await lockOrder(tx.db, consignment.orderId);
    const isToBeCancelled = (await lockShipment(tx.db, row.id))?.state === 'cancelling';
    const named = { carrier: courier, trackingNumber: awb, trackingUrl: carrier.trackingUrl(awb) };
    // It was cancelled or sent another way meanwhile: no courier is to come for it.
    const isBooked = !isToBeCancelled && (await nameCarrier(tx.db, row.parcelId, named));
    const state = isBooked ? 'booked' : 'cancelling';
    await writeShipment(tx.db, row.id, { state, awb, courier, fault: null, stateAt: tx.now() });
    if (isBooked) await mailLabel(tx, consignment, { ...row, awb, courier });
  });
}

/** Cancels what the carrier has of a booking, also where its answer to the booking was lost. */
async function cancel(ctx: Context, carrier: Carrier, row: ShipmentRow): Promise<void> {
  const carrierOrderId =
    row.carrierOrderId ?? (await (row.returnId === null ? carrier.find(referenceOf(row)) : findReturn(carrier, row)))?.carrierOrderId;
  if (carrierOrderId !== undefined) await carrier.cancel(carrierOrderId);
  const orderId = row.returnId === null ? undefined : (await readConsignment(ctx.db, row.parcelId))?.orderId;
  await ctx.transaction(async (tx) => {
    await writeShipment(tx.db, row.id, { state: 'cancelled', nextCheckAt: null, stateAt: tx.now() });
    // The buyer of a return may want the courier after all since.
    if (row.returnId !== null && orderId !== undefined)
      await tx.enqueue(followReturnQueue, { orderId, returnId: row.returnId, kind: 'pickup-wanted', about: row.id });
  });
}

async function create(ctx: Context, carrier: Carrier, row: ShipmentRow, consignment: Consignment): Promise<CarrierOrder> {
  const { weightGrams, lengthCm, breadthCm, heightCm, pickupLocation } = row;
  await writeShipment(ctx.db, row.id, { duePaise: consignment.duePaise });
  return carrier.create({
    reference: referenceOf(row),
    consignment,
    weightGrams: weightGrams ?? 0,
    lengthCm: lengthCm ?? 0,
    breadthCm: breadthCm ?? 0,
    heightCm: heightCm ?? 0,
    pickupLocation: pickupLocation ?? consignment.sellerSlug,
    email: ctx.app.operator.supportEmail,
  });
}

/** Asks the courier to come, where that was requested and not done. */
async function sendForPickup(ctx: Context, carrier: Carrier, id: string): Promise<void> {
  const row = await readShipment(ctx.db, id);
  if (row?.state !== 'booked' || !row.wantsPickup || row.pickupRequestedAt !== null || row.carrierShipmentId === null) return;
  const pickupOn = await carrier.requestPickup(row.carrierShipmentId, row.returnId !== null && (await hasPickupFailed(ctx, row.returnId)));
  if (row.returnId !== null) return recordScheduled(ctx, carrier, row, row.returnId, pickupOn);
  await writeShipment(ctx.db, id, { pickupRequestedAt: ctx.now(), fault: null });
}

/**
 * Ends what cannot succeed, and notifies the operator. A booked parcel stays booked without its pickup, and
 * what is to be cancelled since is cancelled.
 */
async function fail(ctx: Context, claimed: ShipmentRow, reason: string): Promise<void> {
  await ctx.transaction(async (tx) => {
    const { id } = claimed;
    const row = await lockShipment(tx.db, id);
    if (!row || row.state === 'failed' || (row.state === 'booked' && !row.wantsPickup)) return;
    if (row.state === 'cancelling' && claimed.state !== 'cancelling') return writeShipment(tx.db, id, { nextCheckAt: new Date(0) });
    if (row.returnId !== null) await recordPickupFailed(tx, row.returnId);
    const ended = row.state === 'booked' ? { wantsPickup: false } : ({ state: 'failed', stateAt: tx.now() } as const);
    await writeShipment(tx.db, id, { ...ended, fault: reason.slice(0, 200), nextCheckAt: null });
    await notifyShipmentFailed(tx, row, reason);
  });
}

export const advanceShipmentJob: JobDefinition<{ shipment: string }> = {
  name: 'advance-shipment',
  retries: 3,
  timeoutSeconds: 240,
  handle: ({ shipment }, ctx) => advanceShipment(ctx, shipment),
};

/** Repeats calls without an answer, and those of a process that was killed. */
export const followShipmentsJob: JobDefinition = {
  name: 'follow-shipments',
  retries: 0,
  timeoutSeconds: 900,
  cron: '* * * * *',
  async handle(_, ctx) {
    for (const id of await readDueShipments(ctx.db, 20)) await advanceShipment(ctx, id);
  },
};
