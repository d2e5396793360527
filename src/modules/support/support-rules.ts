import type { Language } from '#shared/localized.ts';

export type TicketKind = 'seller-request' | 'feedback' | 'product-request';

/** What someone wrote through a form, checked. */
export interface Ticket {
  kind: TicketKind;
  language: Language;
  name?: string;
  email?: string;
  /** E.164 */
  phoneNumber?: string;
  businessName?: string;
  subject?: string;
  body: string;
  searchTerm?: string;
}

const hour = 3_600_000;

/** First letter of a reference. */
export const referencePrefix: Record<TicketKind, string> = { 'seller-request': 'S', feedback: 'F', 'product-request': 'P' };

/** The same ticket sent again within this many milliseconds is one ticket. */
export const duplicateWindowMs = 10 * 60_000;

/** The same day of the next month, or its last day where it is shorter. */
function monthLater(date: Date): Date {
  const later = new Date(date);
  later.setUTCMonth(date.getUTCMonth() + 1);
  if (later.getUTCDate() !== date.getUTCDate()) later.setUTCDate(0);
  return later;
}

/** Until when a ticket has to be acknowledged and resolved: Consumer Protection (E-Commerce) Rules, 2020, rule 4(5). */
export function dueDates(now: Date): { acknowledgeBy: Date; resolveBy: Date } {
  return { acknowledgeBy: new Date(now.getTime() + 48 * hour), resolveBy: monthLater(now) };
}

/** A day as it is written in India. */
export function formatDay(date: Date, language: Language): string {
  return new Intl.DateTimeFormat(language === 'hi' ? 'hi-IN' : 'en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' }).format(date);
}
