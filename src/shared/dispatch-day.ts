import { dayNumber, isoDay, numberOfDay } from './days.ts';
import type { Localized } from './localized.ts';

/**
 * The day by which a parcel leaves its shop. Pages, quotes and orders count by this file; an order keeps what
 * it was promised.
 */

export const awaySales = ['all', 'made-to-order', 'none'] as const;
/** Products that can be ordered while a shop is on holiday. They are sent afterwards. */
export type AwaySales = (typeof awaySales)[number];

/** Days on which a shop makes and sends nothing. ISO dates in India, both included. */
export interface ClosedDays {
  from: string;
  until: string;
  /** Set in holiday mode. */
  sells?: AwaySales | undefined;
  /** Words to buyers. */
  words?: Localized | undefined;
}

export interface ShopCalendar {
  /** Weekdays on which it sends parcels (ISO: Monday is 1); at least one. */
  weekdays: readonly number[];
  /** In the order of their days. */
  closed: readonly ClosedDays[];
}

/** The calendar of a shop that has entered nothing. */
export const usualCalendar: ShopCalendar = { weekdays: [1, 2, 3, 4, 5], closed: [] };

/** Times that a product needs before it is on its way. */
export interface Dispatched {
  /** Calendar days in which it is made. */
  leadTimeDays?: number | undefined;
  /** Working days in which its seller sends what is in stock. */
  dispatchDays?: number | undefined;
}

/** Days after which counting stops: no order is promised later. */
const longestWait = 3_650;

function isClosed(day: number, closed: readonly ClosedDays[]): boolean {
  if (closed.length === 0) return false;
  const date = isoDay(day);
  return closed.some(({ from, until }) => from <= date && date <= until);
}

/** Gives the `count`th day after `day` that counts. */
function pass(day: number, count: number, counts: (day: number) => boolean): number {
  let at = day;
  for (let left = count; left > 0 && at - day < longestWait; ) if (counts(++at)) left--;
  return at;
}

const openDays =
  ({ weekdays, closed }: ShopCalendar) =>
  (day: number): boolean =>
    // Day 0, the first of 1970, was a Thursday.
    weekdays.includes(((day + 3) % 7) + 1) && !isClosed(day, closed);

/**
 * Gives the day by which a parcel ordered on a day leaves, both as numbers: the longest lead time, in days on
 * which the shop is not closed, then the working days of the shop.
 */
export function leavingDay(goods: readonly Dispatched[], start: number, calendar: ShopCalendar): number {
  const making = Math.max(0, ...goods.map(({ leadTimeDays = 0 }) => leadTimeDays));
  const sending = Math.max(1, ...goods.map(({ dispatchDays = 1 }) => dispatchDays));
  const made = pass(start, making + 1, (day) => !isClosed(day, calendar.closed));
  return pass(made - 1, sending, openDays(calendar));
}

/** Gives the day (ISO date in India) by which a parcel ordered at `now` leaves. */
export const dispatchDay = (goods: readonly Dispatched[], now: Date, calendar: ShopCalendar): string =>
  isoDay(leavingDay(goods, dayNumber(now), calendar));

/** A holiday as buyers see it. */
export interface ShownHoliday {
  /** Its last day, an ISO date in India. */
  until: string;
  /** Day on which the shop sends parcels again. */
  opensOn: string;
  sells: AwaySales;
  words?: Localized | undefined;
}

/** Finds the holiday mode of a day (ISO date); undefined on all others. */
export function holidayOn(calendar: ShopCalendar, date: string): ShownHoliday | undefined {
  const found = calendar.closed.find(({ sells, from, until }) => sells && from <= date && date <= until);
  if (!found?.sells) return undefined;
  const { until, sells, words } = found;
  return { until, opensOn: isoDay(pass(numberOfDay(until), 1, openDays(calendar))), sells, ...(words ? { words } : {}) };
}

/** Tells whether a holiday keeps a product from being ordered on a day (ISO date). */
export function isRefusedBy({ closed }: ShopCalendar, madeToOrder: boolean, date: string): boolean {
  return closed.some(
    ({ sells, from, until }) => (sells === 'none' || (sells === 'made-to-order' && !madeToOrder)) && from <= date && date <= until,
  );
}
