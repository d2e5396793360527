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
  /** Units that are ordered; one unless it says otherwise. */
  units?: number | undefined;
  /** Limits of what is made to order, such as of the product and of its whole shop. */
  rooms?: readonly MakingRoom[] | undefined;
}

/** Units that a workshop can make in a month. */
export interface MakingRoom {
  /** Names a room that several products share. */
  key: string;
  perMonth: number;
  /** Units that are promised already, by month (`2026-12`). */
  taken: Readonly<Record<string, number>>;
}

/** Gives limits as they are where no more than these full months are known. */
export const roomsOfFull = (months: readonly string[]): MakingRoom[] =>
  months.length === 0 ? [] : [{ key: '', perMonth: 1, taken: Object.fromEntries(months.map((month) => [month, 1])) }];

/** Units that are promised for a month (`2026-12`). */
export interface MonthOfMaking {
  month: string;
  units: number;
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

/** Tells whether a shop sends parcels on a day (a number). */
export const isSendingDay = (day: number, { weekdays, closed }: ShopCalendar): boolean =>
  // Day 0, the first of 1970, was a Thursday.
  weekdays.includes(((day + 3) % 7) + 1) && !isClosed(day, closed);

const openDays = (calendar: ShopCalendar) => (day: number) => isSendingDay(day, calendar);

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

/** Gives the month (`2026-12`) of a day. */
export const monthOf = (day: number): string => isoDay(day).slice(0, 7);

const firstDayOf = (month: string): number => numberOfDay(`${month}-01`);
/** Gives the first day of the month after that of a day: no month has more than 31 days. */
const nextMonth = (day: number): number => firstDayOf(monthOf(firstDayOf(monthOf(day)) + 31));

/** Finds the last day of a month on which a shop sends parcels. */
function lastOpenDay(month: string, calendar: ShopCalendar): number | undefined {
  const first = firstDayOf(month);
  for (let day = nextMonth(first) - 1; day >= first; day--) if (isSendingDay(day, calendar)) return day;
  return undefined;
}

/**
 * Takes the months in which units are made, from the month of a day on.
 * @param used units that others of the parcel take, by room and month
 */
function takeMonths(
  { units = 1, rooms = [] }: Dispatched,
  day: number,
  calendar: ShopCalendar,
  used: Map<string, number>,
): MonthOfMaking[] {
  const months: MonthOfMaking[] = [];
  let left = units;
  for (let at = day; left > 0; at = nextMonth(at)) {
    const month = monthOf(at);
    const keyOf = (room: MakingRoom) => `${room.key} ${month}`;
    const free = rooms.map((room) => room.perMonth - (room.taken[month] ?? 0) - (used.get(keyOf(room)) ?? 0));
    const isClosedMonth = at !== day && lastOpenDay(month, calendar) === undefined;
    const taken = at - day > longestWait ? left : isClosedMonth ? 0 : Math.max(0, Math.min(left, ...free));
    if (taken > 0) months.push({ month, units: taken });
    for (const room of rooms) used.set(keyOf(room), (used.get(keyOf(room)) ?? 0) + taken);
    left -= taken;
  }
  return months;
}

/**
 * Plans a parcel ordered on a day (a number). Where a month has no room for all units of what is made to
 * order, the parcel leaves in the first month that has: its lead time counts from the first day of that
 * month, and ends on the last day of it on which the shop sends parcels.
 * @returns the day by which it leaves, and the months that each of the goods takes
 */
export function planDispatch(
  goods: readonly Dispatched[],
  start: number,
  calendar: ShopCalendar,
): { day: number; months: readonly (readonly MonthOfMaking[])[] } {
  const usual = leavingDay(goods, start, calendar);
  const used = new Map<string, number>();
  const months = goods.map((each) => (each.leadTimeDays ? takeMonths(each, usual, calendar, used) : []));
  const last = months
    .flatMap((each) => each.at(-1)?.month ?? [])
    .sort()
    .at(-1);
  if (last === undefined || last <= monthOf(usual)) return { day: usual, months };
  const made = leavingDay(goods, firstDayOf(last) - 1, calendar);
  return { day: Math.min(made, lastOpenDay(last, calendar) ?? made), months };
}

/** Gives the day (ISO date in India) by which a parcel ordered at `now` leaves. */
export const dispatchDay = (goods: readonly Dispatched[], now: Date, calendar: ShopCalendar): string =>
  isoDay(planDispatch(goods, dayNumber(now), calendar).day);

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
