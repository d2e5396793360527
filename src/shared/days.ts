/** Calendar days of India, which has one offset from UTC in all the year, as numbers and as ISO dates. */

export const dayMs = 86_400_000;
export const istOffsetMs = 5.5 * 3_600_000;

/** Gives the number of the calendar day in India on which a moment falls. */
export const dayNumber = (moment: Date): number => Math.floor((moment.getTime() + istOffsetMs) / dayMs);

export const isoDay = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10);

/** Gives the number of an ISO date. */
export const numberOfDay = (date: string): number => Math.floor(Date.parse(date) / dayMs);

/** Gives the moment at which a day (ISO date) begins in India. */
export const startOfDay = (date: string): number => Date.parse(`${date}T00:00:00+05:30`);
