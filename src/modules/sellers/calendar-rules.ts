import { numberOfDay } from '#shared/days.ts';

/** Days in a row on which a shop may be closed. */
export const longestHoliday = 90;
/** Days from today on until which holidays are entered. */
const furthestDay = 366;
/** Holidays of a shop that are not over. */
const maxHolidays = 40;

export type CalendarFault = 'before-start' | 'too-long' | 'past' | 'too-far' | 'overlaps' | 'too-many';

interface Days {
  from: string;
  until: string;
}

/**
 * Finds what is wrong with days on which a shop wants to be closed, by field. All are ISO dates in India.
 * @param others the other holidays of the shop that are not over
 * @param began first day of the holiday that is changed: it may lie in the past
 */
export function holidayFaults(
  { from, until }: Days,
  { others, today, began }: { others: readonly Days[]; today: string; began?: string | undefined },
): Partial<Record<keyof Days, CalendarFault>> {
  if (from < today && from !== began) return { from: 'past' };
  if (until < from) return { until: 'before-start' };
  if (until < today) return { until: 'past' };
  if (numberOfDay(until) - numberOfDay(from) >= longestHoliday) return { until: 'too-long' };
  if (numberOfDay(until) - numberOfDay(today) > furthestDay) return { until: 'too-far' };
  if (others.some((other) => from <= other.until && other.from <= until)) return { from: 'overlaps' };
  return others.length >= maxHolidays ? { from: 'too-many' } : {};
}
