const dayMs = 86_400_000;
const istOffsetMs = 5.5 * 3_600_000;
/** Days until delivery that the shop promises for products in stock. */
const deliveryDays = { from: 7, until: 10 };

export interface Arrival {
  days: { from: number; until: number };
  /** ISO date in India. */
  promisedFrom: string;
  promisedUntil: string;
}

/**
 * Estimates the delivery dates of a parcel ordered at `now`: the longest lead time
 * of its products delays all of it.
 */
export function estimateArrival(leadTimes: readonly (number | undefined)[], now: Date): Arrival {
  const wait = Math.max(0, ...leadTimes.map((days) => days ?? 0));
  const days = { from: deliveryDays.from + wait, until: deliveryDays.until + wait };
  const date = (after: number) => new Date(now.getTime() + istOffsetMs + after * dayMs).toISOString().slice(0, 10);
  return { days, promisedFrom: date(days.from), promisedUntil: date(days.until) };
}
