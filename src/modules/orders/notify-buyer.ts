import type { Context } from '#platform/context.ts';
import { orderChanged } from './events.ts';
import type { CancelReason, ParcelActor } from './parcel-contract.ts';

/** Events of an order of which its buyer is notified by mail. */
export const orderNotificationKinds = [
  'placed',
  'payment-failed',
  'expired',
  'failed',
  'payment-mismatched',
  'packed',
  'shipped',
  'delivered',
  'cancelled',
  'cancelled-by-us',
  'undeliverable',
  'refused',
  'returning',
  'returned',
  'ask-arrival',
  'presumed',
  'not-received',
  'proved',
  'lost',
  'lost-refunded',
  'resent',
  'back-refunded',
  'back-resent',
  'goodwill',
  'goodwill-credit',
  'ask-refund-to',
  'address-changed',
  'exchanged',
  'refund-sent',
] as const;
export type OrderNotificationKind = (typeof orderNotificationKinds)[number];

/** Facts that the order does not show any more once the mail is written. */
export interface NotifiedFacts {
  /** The units that it is about; otherwise those of the parcel. */
  lines?: { lineId: string; qty: number }[];
  /** Refund in paise; 0 where nothing was paid. */
  refundPaise?: number;
  /** Amount that went to the buyer's store credit, in paise. */
  creditPaise?: number;
  reason?: CancelReason;
  /** Actor that cancelled. */
  by?: ParcelActor;
  /** Seller who bears the refund. */
  sellerId?: string;
  /** Note of the shop. */
  note?: string | undefined;
}

export interface OrderNotification {
  orderId: string;
  kind: OrderNotificationKind;
  /** Deduplication key: the parcel, payment, refund or cancellation of which the buyer is notified once. */
  about: string;
  /** The parcel, where `about` names a step of it. */
  parcelId?: string;
  details?: NotifiedFacts;
}

/**
 * Publishes what happened to an order, in the transaction in which it happens: its buyer is notified, its
 * sellers where it concerns them.
 */
export async function notifyBuyer(tx: Context, notification: OrderNotification): Promise<void> {
  await tx.publish(orderChanged, notification);
}
