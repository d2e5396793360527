import { addressFaults } from '#modules/accounts/address-faults.ts';
import { normalizePhone } from '#modules/accounts/phone-number.ts';
import { type Delivery, requireDelivery } from '#modules/delivery/find-delivery.ts';
import type { Context } from '#platform/context.ts';
import { consumeRateLimit } from '#platform/limits/consume-rate-limit.ts';
import { estimateArrival } from '#shared/arrival.ts';
import { DomainError } from '#shared/errors.ts';
import type { AddressChange } from './address-contract.ts';
import { lockParcelsOf, readAddress, type StoredAddress, type UnpackedParcel, writeAddress, writePromise } from './address-queries.ts';
import { type LockedOrder, lockOwnOrder } from './api.ts';
import type { OrderView } from './contract.ts';
import { viewOrder } from './get-order.ts';
import { notifyBuyer } from './notify-buyer.ts';
import { wrongParcelState } from './parcel-contract.ts';
import { requireOrder } from './require-order.ts';
import type { ParcelRecipient } from './tables.ts';

/** Keeps a changed mind, or a stranger at an open browser, from flooding sellers with mails. */
const changesOfOrder = { name: 'address changes of an order', max: 5, seconds: 3_600 };

const otherState = 'The tax depends on the state. Cancel the order and place it again to send it to another one.';

/**
 * Validates a new address within the country and the state of the order.
 * @throws {DomainError} INVALID_INPUT at each field
 */
function acceptAddress(input: AddressChange, stored: StoredAddress): ParcelRecipient {
  const { country } = stored;
  const state = stored.state ?? undefined;
  if (input.country !== undefined && input.country !== country) throw new DomainError('INVALID_INPUT', { country: otherState });
  if (input.state && input.state !== state) throw new DomainError('INVALID_INPUT', { state: otherState });
  const postalCode = input.postalCode?.toUpperCase();
  const faults = addressFaults({ country, state, postalCode }).filter(([part]) => part !== 'state');
  if (faults.length > 0) throw new DomainError('INVALID_INPUT', Object.fromEntries(faults));
  const phone = normalizePhone(input.phone, { field: 'phone', country, unchecked: input.phoneUnchecked });
  const { name, line1, line2, city } = input;
  return { name, phone, line1, line2: line2 || null, city, postalCode: postalCode || null };
}

const partsOf = ({ name, phone, line1, line2, city, postalCode }: ParcelRecipient): ParcelRecipient => ({
  name,
  phone,
  line1,
  line2,
  city,
  postalCode,
});

/**
 * Moves the promise of a parcel on where its new address takes longer; it never comes earlier. The day on
 * which it leaves stays, also where its shop has changed its holidays since.
 */
async function renewPromise(tx: Context, parcel: UnpackedParcel, delivery: Delivery): Promise<void> {
  const goods = [{ leadTimeDays: parcel.leadTimeDays ?? undefined, dispatchDays: parcel.dispatchDays }];
  const promise = estimateArrival(goods, parcel.stateAt, delivery, parcel.shipBy ?? undefined);
  if (promise.promisedUntil > parcel.promisedUntil)
    await writePromise(tx.db, parcel.id, { ...promise, transitDays: delivery.transit.until });
}

/** Applies a change to a locked order. @param tx inside a transaction that holds the order */
async function applyChange(tx: Context, order: LockedOrder, input: AddressChange): Promise<void> {
  const stored = await readAddress(tx.db, order.id);
  const parcels = await lockParcelsOf(tx.db, order.id);
  const unpacked = parcels.filter(({ state }) => state === 'confirmed');
  if (!stored) throw new DomainError('ORDER_NOT_FOUND');
  if (order.state !== 'placed' || unpacked.length === 0) throw wrongParcelState({ state: parcels[0]?.state ?? 'placed' });
  const next = acceptAddress(input, stored);
  const before = partsOf(stored);
  // Sent twice, it is changed once.
  if (JSON.stringify(next) === JSON.stringify(before)) return;
  const delivery = await requireDelivery(tx, { country: stored.country, postalCode: next.postalCode ?? undefined });
  if (order.method === 'cod' && !delivery.cash) throw new DomainError('NOT_SERVED', { postalCode: 'no-cash' });
  await consumeRateLimit(tx, changesOfOrder, order.id);
  const at = tx.now();
  await writeAddress(tx.db, order.id, { next, before, at });
  for (const parcel of unpacked) await renewPromise(tx, parcel, delivery);
  await notifyBuyer(tx, { orderId: order.id, kind: 'address-changed', about: at.toISOString() });
}

/**
 * Changes the recipient and the address of what is not packed yet, for the buyer. A parcel that is packed
 * keeps whom it was packed for: packing locks the same order, so one of both comes first.
 * @throws {DomainError} ORDER_NOT_FOUND, WRONG_STATE once everything is packed, INVALID_INPUT at each field,
 * NOT_SERVED at `postalCode`, TOO_MANY_REQUESTS
 */
export async function changeAddress(ctx: Context, input: AddressChange): Promise<{ data: { order: OrderView } }> {
  const { orderId } = await requireOrder(ctx, input.number);
  await ctx.transaction(async (tx) => {
    const order = await lockOwnOrder(tx, orderId);
    if (!order) throw new DomainError('ORDER_NOT_FOUND');
    await applyChange(tx, order, input);
  });
  return { data: { order: await viewOrder(ctx, orderId) } };
}
