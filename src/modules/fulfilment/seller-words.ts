import type { CancelReason, ParcelActor } from '#modules/orders/parcel-contract.ts';
import type { ReturnNotification } from '#modules/returns/mail-about-return.ts';
import type { PickupNotification } from '#modules/returns/pickup-words.ts';

/** Subjects of the mails to sellers about parcels. */
export const parcelMailKinds = [
  'to-send',
  'replacement',
  'readdressed',
  'exchanged',
  'invoice',
  'cancelled',
  'undeliverable',
  'refused',
  'returning',
  'returned',
  'not-received',
  'lost',
  'reversed',
  'goodwill',
] as const;
export type ParcelMailKind = (typeof parcelMailKinds)[number];

/** Steps of a return of which its seller hears. */
export type ReturnMailKind =
  | Exclude<ReturnNotification, 'message' | 'answer' | PickupNotification>
  | 'picked-up'
  | 'pickup-back'
  | 'pickup-lost'
  | 'self-shipped';

interface Told {
  subject: (number: string, day?: string) => string;
  lead: string;
  /** Steps that the seller takes next. */
  next: readonly string[];
}

export interface SellerWords {
  parcels: Record<ParcelMailKind, Told>;
  returns: Record<ReturnMailKind, Told>;
  cancelledBy: Record<ParcelActor, string>;
  reasons: Record<CancelReason, string>;
  madeBy: (maker: string) => string;
  instructions: string;
  sku: string;
  shipBy: string;
  arrives: string;
  to: string;
  phone: string;
  gift: string;
  hidesPrices: string;
  giftReceipt: string;
  giftMessage: string;
  cash: string;
  collect: (amount: string) => string;
  paid: string;
  items: string;
  cancelledItems: string;
  left: string;
  newSlip: string;
  nothingLeft: string;
  note: string;
  atYourCost: string;
  buyerSays: string;
  wants: string;
  remedies: { refund: string; replacement: string; 'store-credit': string };
  sentWith: string;
  order: string;
  openParcel: string;
  openReturn: string;
}
