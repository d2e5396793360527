export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** Time for which a cart is stored, its link works, and a mailbox gets no second reminder. */
export const retentionMs = 7 * dayMs;
/** Time for which a cart that caused a mail is known again by its digest. */
export const cartMarkMs = 180 * dayMs;
/** Time before the last sign of a buyer in which an order counts, too: another tab was still open. */
export const orderedBeforeMs = 60 * minuteMs;

/** Most lines of a cart that is reminded of; its link holds them. */
export const maxReminded = 30;

export interface RemindedItem {
  variantId: string;
  qty: number;
}

/** Hours of the day in which reminders are sent: from 9:00 until 20:00. */
const daytime = { from: 9, until: 20 };
const indian = 'Asia/Kolkata';
const step = 15 * minuteMs;

/** Gives the hour of a moment in a time zone; in India's where there is no such zone. */
function hourIn(at: Date, timeZone: string | null): number {
  const format = (zone: string) => new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone: zone }).format(at);
  try {
    return Number(format(timeZone ?? indian));
  } catch {
    return Number(format(indian));
  }
}

/** Tells whether a moment is in the hours in which reminders are sent, at the buyer's time. */
export function isDaytime(at: Date, timeZone: string | null): boolean {
  const hour = hourIn(at, timeZone);
  return hour >= daytime.from && hour < daytime.until;
}

/** Walks in quarters of an hour: every zone has its offset in them. */
function nextWhere(at: Date, test: (at: Date) => boolean): Date {
  if (test(at)) return at;
  let next = new Date(Math.ceil(at.getTime() / step) * step);
  while (!test(next)) next = new Date(next.getTime() + step);
  return next;
}

/** Gives the moment itself, or the next 9:00 at the buyer's time. */
export const nextDaytime = (at: Date, timeZone: string | null): Date => nextWhere(at, (each) => isDaytime(each, timeZone));

/** Gives the next 20:00 at the buyer's time, after which a mail of that day is not sent any more. */
export const endOfDaytime = (at: Date, timeZone: string | null): Date => nextWhere(at, (each) => !isDaytime(each, timeZone));
