import { lockOrder } from '#modules/orders/api.ts';
import { type Consignment, readConsignment } from '#modules/orders/consignment.ts';
import { findPickup, findReturnedGoods } from '#modules/returns/find-pickup.ts';
import { movePickup } from '#modules/returns/move-pickup.ts';
import { nextPickupState } from '#modules/returns/pickup-rules.ts';
import type { Context } from '#platform/context.ts';
import { type Assigned, type Carrier, type CarrierOrder, CarrierRejected, type CarrierReturns } from './carrier.ts';
import { lockShipment, writeCreated, writeShipment } from './shipment-queries.ts';
import { cancelledFault, referenceOf } from './shipment-rules.ts';
import type { ShipmentRow } from './tables.ts';

function returnsOf(carrier: Carrier): CarrierReturns {
  if (!carrier.returns) throw new CarrierRejected('this carrier fetches nothing from buyers');
  return carrier.returns;
}

/** Finds the carrier's order of a return, whose answer may have been lost. */
export async function findReturn(carrier: Carrier, row: ShipmentRow): Promise<CarrierOrder | undefined> {
  return returnsOf(carrier).find(referenceOf(row), row.createdAt);
}

/**
 * Books the pickup of a return: finds or makes the carrier's order, and has a courier assigned. A pickup
 * that is not wanted any more is left to the job that cancels it.
 */
export async function bookReturn(ctx: Context, carrier: Carrier, row: ShipmentRow, returnId: string): Promise<void> {
  const pickup = await findPickup(ctx, returnId);
  if (pickup?.state !== 'booking') return;
  const consignment = await readConsignment(ctx.db, row.parcelId);
  if (!consignment || consignment.name === null) throw new CarrierRejected('the buyer was erased');
  const order = (await findReturn(carrier, row)) ?? (await create(ctx, carrier, row, returnId, consignment));
  if (order.isCancelled) throw new CarrierRejected(cancelledFault);
  const { carrierOrderId, carrierShipmentId } = order;
  if (!(await writeCreated(ctx.db, row.id, { carrierOrderId, carrierShipmentId }, ctx.now()))) return;
  const assigned = order.assigned ?? (await returnsOf(carrier).assign(carrierShipmentId));
  await ctx.transaction(async (tx) => {
    await lockOrder(tx.db, consignment.orderId);
    const isToBeCancelled = (await lockShipment(tx.db, row.id))?.state === 'cancelling';
    const state = isToBeCancelled ? 'cancelling' : 'booked';
    const { awb, courier, pickupOn } = assigned;
    // The courier has yet to be asked to come, where the answer names no day.
    const asked = pickupOn === undefined ? { wantsPickup: true } : { pickupRequestedAt: tx.now() };
    await writeShipment(tx.db, row.id, { state, awb, courier, fault: null, stateAt: tx.now(), ...(isToBeCancelled ? {} : asked) });
    if (!isToBeCancelled && pickupOn !== undefined) await schedule(tx, carrier, returnId, assigned);
  });
}

async function create(ctx: Context, carrier: Carrier, row: ShipmentRow, returnId: string, consignment: Consignment): Promise<CarrierOrder> {
  const goods = await findReturnedGoods(ctx, returnId);
  const { weightGrams, lengthCm, breadthCm, heightCm, pickupLocation } = row;
  return returnsOf(carrier).create({
    reference: referenceOf(row),
    consignment: { ...consignment, lines: goods?.lines ?? [] },
    weightGrams: weightGrams ?? 0,
    lengthCm: lengthCm ?? 0,
    breadthCm: breadthCm ?? 0,
    heightCm: heightCm ?? 0,
    toLocation: pickupLocation ?? consignment.sellerSlug,
    email: ctx.app.operator.supportEmail,
  });
}

/** Records that the courier was asked to come, and on which day it does. */
export async function recordScheduled(
  ctx: Context,
  carrier: Carrier,
  { id, parcelId, awb, courier }: ShipmentRow,
  returnId: string,
  pickupOn: string | undefined,
): Promise<void> {
  await ctx.transaction(async (tx) => {
    const consignment = await readConsignment(tx.db, parcelId);
    if (consignment) await lockOrder(tx.db, consignment.orderId);
    await lockShipment(tx.db, id);
    await writeShipment(tx.db, id, { pickupRequestedAt: tx.now(), fault: null });
    if (awb !== null) await schedule(tx, carrier, returnId, { awb, courier: courier ?? '', pickupOn });
  });
}

async function schedule(tx: Context, carrier: Carrier, returnId: string, { awb, courier, pickupOn }: Assigned): Promise<void> {
  if ((await findPickup(tx, returnId))?.state !== 'booking') return;
  const named = { courier, trackingNumber: awb, trackingUrl: carrier.trackingUrl(awb), pickupOn: pickupOn ?? null };
  await movePickup(tx, { returnId, event: 'schedule', by: 'courier', ...named });
}

/** Asks the buyer to choose again, where no courier could be had. */
export async function recordPickupFailed(tx: Context, returnId: string): Promise<void> {
  const pickup = await findPickup(tx, returnId);
  if (pickup && nextPickupState(pickup.state, 'fail', 'courier')) await movePickup(tx, { returnId, event: 'fail', by: 'courier' });
}
