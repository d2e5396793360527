const dayMs = 86_400_000;
const istOffsetMs = 5.5 * 3_600_000;
/** What the shop promises of every piece that is ready, in days. */
const deliveryDays = { from: 7, until: 10 };

export interface Arrival {
  days: { from: number; until: number };
  /** ISO dates of the calendar in India. */
  promisedFrom: string;
  promisedUntil: string;
}

/** When a parcel arrives that is ordered at `now`: it waits for what takes longest to make. */
export function estimateArrival(leadTimes: readonly (number | undefined)[], now: Date): Arrival {
  const wait = Math.max(0, ...leadTimes.map((days) => days ?? 0));
  const days = { from: deliveryDays.from + wait, until: deliveryDays.until + wait };
  const date = (after: number) => new Date(now.getTime() + istOffsetMs + after * dayMs).toISOString().slice(0, 10);
  return { days, promisedFrom: date(days.from), promisedUntil: date(days.until) };
}
