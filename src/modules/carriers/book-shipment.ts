import { lockOrder } from '#modules/orders/api.ts';
import { type Consignment, nameCarrier, readConsignment } from '#modules/orders/consignment.ts';
import { wrongParcelState } from '#modules/orders/parcel-contract.ts';
import type { Context } from '#platform/context.ts';
import { trackingNumberFault, trackingUrlOf } from '#shared/carriers.ts';
import { DomainError } from '#shared/errors.ts';
import { newId } from '#shared/id.ts';
import { advanceShipment, advanceShipmentJob } from './advance-shipment.ts';
import { carrierOf } from './carriers.ts';
import { estimateMeasures, type Measures } from './parcel-measures.ts';
import { insertShipment, lockShipment, readShipmentOfParcel, retryShipment, wantPickup } from './shipment-queries.ts';
import { type CarrierName, cancelledFault } from './shipment-rules.ts';
import type { ShipmentRow } from './tables.ts';

/** A booking as the operator asks for it. */
export type Booking = { parcelId: string } & (
  | {
      carrier: 'shiprocket';
      /** Those left out are what the shop weighed, and estimated from the catalogue. */
      weightGrams?: number | undefined;
      lengthCm?: number | undefined;
      breadthCm?: number | undefined;
      heightCm?: number | undefined;
      /** The carrier's name of the pickup address; otherwise the slug of the seller. */
      pickupLocation?: string | undefined;
    }
  /** Booked at the counter: the number is typed. `name` is the carrier's, where the port does not know it. */
  | { carrier: Exclude<CarrierName, 'shiprocket'>; name: string; trackingNumber: string; trackingUnchecked: boolean }
);

/**
 * Books a packed parcel, or goes on with the booking that it has. Called twice, also at once, it is booked
 * once.
 * @param ctx outside any transaction
 * @throws {DomainError} ORDER_NOT_FOUND, WRONG_STATE where it is not packed, INVALID_INPUT
 */
export async function bookShipment(ctx: Context, booking: Booking): Promise<ShipmentRow> {
  const { id, isDue } = await ctx.transaction(async (tx) => {
    const consignment = await lockConsignment(tx, booking.parcelId);
    const known = await readShipmentOfParcel(tx.db, booking.parcelId);
    if (known && known.state !== 'failed' && known.state !== 'cancelled') return { id: known.id, isDue: known.state !== 'booked' };
    if (consignment.state !== 'packed') throw wrongParcelState({ state: consignment.state });
    if (booking.carrier === 'shiprocket') requireBookable(tx, consignment);
    return booking.carrier === 'shiprocket' ? request(tx, booking, consignment, known) : storeNumber(tx, booking, known);
  });
  if (isDue) await advanceShipment(ctx, id);
  return requireShipment(ctx, booking.parcelId);
}

/** Locks the order of a parcel and reads the parcel. @throws {DomainError} ORDER_NOT_FOUND */
async function lockConsignment(tx: Context, parcelId: string): Promise<Consignment> {
  const found = await readConsignment(tx.db, parcelId);
  if (found) await lockOrder(tx.db, found.orderId);
  const consignment = found && (await readConsignment(tx.db, parcelId));
  if (!consignment) throw new DomainError('ORDER_NOT_FOUND');
  return consignment;
}

function requireBookable(tx: Context, { country, name, line1, postalCode, region }: Consignment): void {
  if (!carrierOf(tx, 'shiprocket'))
    throw new DomainError('INVALID_INPUT', { carrier: 'There is no account: set SHIPROCKET_EMAIL and SHIPROCKET_PASSWORD.' });
  if (country !== 'IN') throw new DomainError('INVALID_INPUT', { carrier: 'Shiprocket is used within India alone.' });
  if (!name || !line1 || !postalCode || !region)
    throw new DomainError('INVALID_INPUT', { parcelId: 'The address of this parcel is not complete.' });
}

/** Stores what the job and this call go on from. */
async function request(
  tx: Context,
  booking: Extract<Booking, { carrier: 'shiprocket' }>,
  { duePaise, lines, weighedGrams }: Consignment,
  known: ShipmentRow | undefined,
) {
  const { parcelId, carrier, pickupLocation = null } = booking;
  const now = tx.now();
  const packed = { ...measuresOf(booking, lines, weighedGrams), pickupLocation };
  const attempt = known ? known.attempt + (isOther(known, packed, duePaise) ? 1 : 0) : 1;
  const row = {
    id: known?.id ?? newId(),
    parcelId,
    carrier,
    ...packed,
    attempt,
    state: 'requested',
    createdAt: now,
    stateAt: now,
  } as const;
  await (known ? retryShipment(tx.db, row) : insertShipment(tx.db, { ...row, nextCheckAt: new Date(0) }));
  await tx.enqueue(advanceShipmentJob, { shipment: row.id }, { key: row.id });
  return { id: row.id, isDue: true };
}

/**
 * Takes what was typed, before what the shop weighed, before what the catalogue lets estimate.
 * @throws {DomainError} INVALID_INPUT where they are not known
 */
function measuresOf(
  booking: Extract<Booking, { carrier: 'shiprocket' }>,
  lines: Consignment['lines'],
  weighedGrams: number | null,
): Measures {
  const { lengthCm, breadthCm, heightCm } = booking;
  const weightGrams = booking.weightGrams ?? weighedGrams ?? undefined;
  if (weightGrams && lengthCm && breadthCm && heightCm) return { weightGrams, lengthCm, breadthCm, heightCm };
  const estimated = estimateMeasures(lines);
  if (!estimated) throw new DomainError('INVALID_INPUT', { weightGrams: 'Say what the packed parcel weighs and measures.' });
  return { ...estimated, ...(weighedGrams === null ? {} : { weightGrams: weighedGrams }) };
}

/** Tells whether the carrier's order of a booking is no use any more: cancelled, or about another parcel. */
function isOther(known: ShipmentRow, packed: Partial<ShipmentRow>, duePaise: number): boolean {
  if (known.state === 'cancelled' || known.fault === cancelledFault) return true;
  if (known.duePaise !== null && known.duePaise !== duePaise) return true;
  return Object.entries(packed).some(([name, value]) => known[name as keyof ShipmentRow] !== value);
}

/** Stores a booking that was made at the counter, and gives the parcel its number. */
async function storeNumber(tx: Context, booking: Exclude<Booking, { carrier: 'shiprocket' }>, known: ShipmentRow | undefined) {
  const { parcelId, carrier, name, trackingNumber, trackingUnchecked } = booking;
  const fault = trackingUnchecked ? undefined : trackingNumberFault(name, trackingNumber);
  if (fault !== undefined) throw new DomainError('INVALID_INPUT', { trackingNumber: fault });
  if (known)
    throw new DomainError('INVALID_INPUT', {
      carrier: 'A booking of this parcel failed or was cancelled: ship it with its number instead.',
    });
  const row = { id: newId(), parcelId, carrier, awb: trackingNumber, courier: name, state: 'booked', createdAt: tx.now() } as const;
  await insertShipment(tx.db, { ...row, stateAt: tx.now() });
  await nameCarrier(tx.db, parcelId, { carrier: name, trackingNumber, trackingUrl: trackingUrlOf(name, trackingNumber) });
  return { id: row.id, isDue: false };
}

/**
 * Asks the courier to fetch a booked parcel; a second request changes nothing.
 * @param ctx outside any transaction
 * @throws {DomainError} ORDER_NOT_FOUND without a booking
 */
export async function requestPickup(ctx: Context, parcelId: string): Promise<ShipmentRow> {
  const { id } = await requireShipment(ctx, parcelId);
  await ctx.transaction(async (tx) => {
    await lockShipment(tx.db, id);
    await wantPickup(tx.db, id);
    await tx.enqueue(advanceShipmentJob, { shipment: id }, { key: id });
  });
  await advanceShipment(ctx, id);
  return requireShipment(ctx, parcelId);
}

/** Finds the booking of a parcel. @throws {DomainError} ORDER_NOT_FOUND */
async function requireShipment(ctx: Context, parcelId: string): Promise<ShipmentRow> {
  const row = await readShipmentOfParcel(ctx.db, parcelId);
  if (!row) throw new DomainError('ORDER_NOT_FOUND');
  return row;
}
