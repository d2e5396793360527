import { isoDay, numberOfDay } from '#shared/days.ts';
import { isSendingDay, monthOf, type ShopCalendar } from '#shared/dispatch-day.ts';

/** Gives so many months (`2026-12`) from one on. */
export function monthsFrom(from: string, count: number): string[] {
  const months = [from];
  // No month has more than 31 days, and 32 after the first day of one lie in the next.
  while (months.length < count) months.push(monthOf(numberOfDay(`${months.at(-1)}-01`) + 31));
  return months;
}

/** Counts the closed days of a month, and tells whether its shop sends nothing in all of it. */
export function monthDays(month: string, calendar: ShopCalendar): { closedDays: number; isClosed: boolean } {
  const first = numberOfDay(`${month}-01`);
  let closedDays = 0;
  let isClosed = true;
  for (let day = first; monthOf(day) === month; day++) {
    const date = isoDay(day);
    if (calendar.closed.some(({ from, until }) => from <= date && date <= until)) closedDays++;
    if (isSendingDay(day, calendar)) isClosed = false;
  }
  return { closedDays, isClosed };
}
