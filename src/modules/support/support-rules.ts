import type { Language } from '#shared/localized.ts';

export type TicketKind = 'seller-request' | 'feedback' | 'product-request' | 'contact' | 'order-help';

/** Subjects of a message to the shop. */
export const contactTopics = ['order', 'return', 'payment', 'product', 'feedback', 'other'] as const;
/** Wishes about a parcel. */
export const helpTopics = ['late', 'where', 'address', 'seller', 'problem', 'support'] as const;
export type HelpTopic = (typeof helpTopics)[number];
export type Topic = (typeof contactTopics)[number] | HelpTopic;

/** A validated form. */
export interface Ticket {
  kind: TicketKind;
  language: Language;
  name?: string;
  email?: string;
  /** In E.164 format. */
  phoneNumber?: string;
  businessName?: string;
  subject?: string;
  body: string;
  searchTerm?: string;
  topic?: Topic;
  /** Typed by the sender. */
  orderNumber?: string;
  /** With `order-help`: the sender's order and its parcel. */
  orderId?: string;
  parcelId?: string;
  productId?: string;
  /** Name of that product, for the operator's mail. */
  productTitle?: string;
  /** Name of the parcel's seller. */
  sellerName?: string;
}

const hour = 3_600_000;

/** First letter of a reference, by kind. */
export const referencePrefix: Record<TicketKind, string> = {
  'seller-request': 'S',
  feedback: 'F',
  'product-request': 'P',
  contact: 'C',
  'order-help': 'H',
};

/** Milliseconds within which an equal ticket is the same one. */
export const duplicateWindowMs = 10 * 60_000;

/** Returns the same day of the next month, or its last day where it is shorter. */
function monthLater(date: Date): Date {
  const later = new Date(date);
  later.setUTCMonth(date.getUTCMonth() + 1);
  if (later.getUTCDate() !== date.getUTCDate()) later.setUTCDate(0);
  return later;
}

/**
 * Computes the deadlines of acknowledging and resolving a ticket: Consumer Protection (E-Commerce) Rules,
 * 2020, rule 4(5).
 */
export function dueDates(now: Date): { acknowledgeBy: Date; resolveBy: Date } {
  return { acknowledgeBy: new Date(now.getTime() + 48 * hour), resolveBy: monthLater(now) };
}
