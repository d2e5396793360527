import { dayMs, dayNumber, isoDay, istOffsetMs, numberOfDay, startOfDay } from './days.ts';
import { type Dispatched, leavingDay, usualCalendar } from './dispatch-day.ts';

/** The dates of delivery: pages, quotes, orders, mails and the clocks of parcels count by this file. */

/** Days that a parcel takes to a zone. */
export interface Transit {
  /** Calendar days from the order to the door of what is in stock. */
  from: number;
  until: number;
  /** Working days of dispatch that they include. */
  dispatchDays: number;
}

/**
 * Days without dispatch and delivery, beside Sundays: `2026-11-08`, or `01-26` for each year.
 */
export type Holidays = readonly string[];

export interface DeliveryRules {
  transit: Transit;
  holidays: Holidays;
}

export interface Arrival {
  /** Calendar days from the order. */
  days: { from: number; until: number };
  /** ISO date in India; a working day. */
  promisedFrom: string;
  promisedUntil: string;
}

/** Days in a row without work, at most: a list of holidays that has no end stops nothing. */
const longestBreak = 31;

function isWorkingDay(day: number, holidays: Holidays): boolean {
  const date = isoDay(day);
  return new Date(day * dayMs).getUTCDay() !== 0 && !holidays.includes(date) && !holidays.includes(date.slice(5));
}

/** Finds the next working day from a day on, or the last one up to it where `step` is -1. */
function workingDayFrom(day: number, holidays: Holidays, step: 1 | -1): number {
  for (let away = 0; away <= longestBreak; away++) if (isWorkingDay(day + away * step, holidays)) return day + away * step;
  return day;
}

/** Counts the calendar days in which so many working days pass. */
function calendarDaysOf(workingDays: number, start: number, holidays: Holidays): number {
  let day = start;
  for (let left = workingDays; left > 0; left--) day = workingDayFrom(day + 1, holidays, 1);
  return day - start;
}

/** Finds the first day from `start` on of which a usual shop sends a product on a day, or later. */
function orderDayOf(leaves: number, product: Dispatched, start: number): number {
  const usual = (day: number) => leavingDay([product], day, usualCalendar);
  let day = start + Math.max(0, leaves - usual(start));
  while (day > start && usual(day - 1) >= leaves) day--;
  while (usual(day) < leaves) day++;
  return day;
}

/**
 * Estimates the delivery dates of a parcel ordered at `now`: the product that takes longest delays all of it.
 * The first date moves on to a working day. The last one moves back to one, so that a parcel arrives within
 * the days that pages state; both are one day where no other is left.
 * @param leavesBy day by which its shop sends it (`dispatchDay`): what leaves later than usual counts from a
 * later order
 */
export function estimateArrival(
  goods: readonly Dispatched[],
  now: Date,
  { transit, holidays }: DeliveryRules,
  leavesBy?: string | undefined,
): Arrival {
  const start = dayNumber(now);
  const leaves = leavesBy === undefined ? undefined : numberOfDay(leavesBy);
  // Each by itself, so that a product more never brings the others sooner.
  const delays = goods.map((product) => {
    const { leadTimeDays, dispatchDays = 0 } = product;
    const ordered = leaves === undefined ? start : orderDayOf(leaves, product, start);
    const delay = leadTimeDays || calendarDaysOf(Math.max(0, dispatchDays - transit.dispatchDays), ordered, holidays);
    return ordered - start + delay;
  });
  const wait = Math.max(0, ...delays, (leaves ?? start) + 1 - start - transit.from);
  const days = { from: transit.from + wait, until: transit.until + wait };
  const first = workingDayFrom(start + days.from, holidays, 1);
  const last = Math.max(first, workingDayFrom(start + days.until, holidays, -1));
  return { days, promisedFrom: isoDay(first), promisedUntil: isoDay(last) };
}

/** Gives the moment at which the calendar day in India ends on which `now` falls. */
export const endOfDayInIndia = (now: Date): number => (dayNumber(now) + 1) * dayMs - istOffsetMs;

/** Gives the moment at which a promised day in India is over. */
export const endOfPromise = (promisedUntil: string): number => startOfDay(promisedUntil) + dayMs;
