import { z } from 'zod';
import { defineError } from '#shared/endpoint-errors.ts';

export const parcelStates = [
  'placed',
  'confirmed',
  'packed',
  'shipped',
  'undeliverable',
  'refused',
  'returning',
  'not-received',
  'lost',
  'delivered',
  'returned',
  'refunded',
  'resent',
  'cancelled',
] as const;
export type ParcelState = (typeof parcelStates)[number];

/** Lanes in which a shop sees its parcels, in the order of the work. */
export const shopLanes = ['to-pack', 'packed', 'on-the-way', 'problems', 'delivered', 'cancelled'] as const;
export type ShopLane = (typeof shopLanes)[number];

/** Actors that report what happened to a parcel; `shop` is its clock. */
export const parcelActors = ['buyer', 'seller', 'operator', 'courier', 'shop'] as const;
export type ParcelActor = (typeof parcelActors)[number];

/** Steps that a seller or the operator takes. */
export const senderEvents = [
  'pack',
  'ship',
  'cancel',
  'fail-delivery',
  'refuse',
  'return-to-origin',
  'take-back',
  'deliver',
  'confirm-receipt',
  'lose',
  'refund',
  'resend',
] as const;

/** All steps: the shop confirms a parcel with its order, and only the buyer reports it missing. */
export const parcelEvents = ['confirm', ...senderEvents, 'report-missing'] as const;
export type ParcelEvent = (typeof parcelEvents)[number];

/** Reasons for which a seller or the operator cancels. */
export const cancelReasons = ['out-of-stock', 'damaged', 'cannot-deliver', 'wrong-price', 'buyer-asked', 'other'] as const;
export type CancelReason = (typeof cancelReasons)[number];

/** Remedies for a parcel that does not arrive, or is back with its seller. */
export const remedies = ['refund', 'replacement', 'store-credit'] as const;
export type Remedy = (typeof remedies)[number];

/** `state` is the parcel's present one, in which the step is not possible. */
export const wrongParcelState = defineError('WRONG_STATE', { state: z.enum(parcelStates) });

/** A step of a parcel as a seller or the operator reports it. */
export const parcelStep = z.object({
  parcelId: z.string().max(40),
  event: z.enum(senderEvents),
  saidByCourier: z
    .boolean()
    .default(false)
    .meta({ description: 'The courier says so; of a delivery a seller says it with the tracking number and the proof as `note`' }),
  carrier: z.string().trim().max(80).optional(),
  trackingNumber: z.string().trim().max(80).optional(),
  trackingUnchecked: z
    .boolean()
    .default(false)
    .meta({ description: 'Take the tracking number as it is, though it does not look like one of this carrier' }),
  trackingUrl: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .optional(),
  reason: z.enum(cancelReasons).optional().meta({ description: 'With `cancel`' }),
  lines: z
    .array(z.object({ lineId: z.string().max(40), qty: z.int().min(1).max(9999) }))
    .min(1)
    .max(100)
    .optional()
    .meta({ description: 'With `cancel`: pieces of the parcel, otherwise all of it' }),
  note: z.string().trim().min(1).max(1000).optional().meta({ description: 'For the buyer to read, such as the proof of delivery' }),
  restock: z.boolean().optional().meta({ description: 'With `take-back`: the pieces are whole and are sold again' }),
});
