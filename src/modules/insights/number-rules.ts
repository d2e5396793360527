import type { NumberSort, ProductNumbers, Sums } from './contract.ts';

const dayMs = 86_400_000;
/** Days of a period: the days before it are kept, too. */
const maxDays = 200;

export interface Period {
  /** ISO 8601 dates, both included. */
  from: string;
  to: string;
}

const addDays = (day: string, count: number): string =>
  new Date(new Date(`${day}T00:00:00Z`).getTime() + count * dayMs).toISOString().slice(0, 10);

/** Counts the days of a period. */
const lengthOf = ({ from, to }: Period): number =>
  Math.round((new Date(`${to}T00:00:00Z`).getTime() - new Date(`${from}T00:00:00Z`).getTime()) / dayMs) + 1;

/**
 * Reads the period that is asked for: days up to today, or those from a day to another.
 * @param today ISO 8601 date in India
 * @returns undefined where the days are none, later than today or too many
 */
export function readPeriod(query: { days: string; from?: string | undefined; to?: string | undefined }, today: string): Period | undefined {
  if (query.from === undefined && query.to === undefined) return { from: addDays(today, 1 - Number(query.days)), to: today };
  const period = { from: query.from ?? query.to ?? today, to: query.to ?? today };
  const days = lengthOf(period);
  return days >= 1 && days <= maxDays && period.to <= today ? period : undefined;
}

/** Gives as many days before a period. */
export const periodBefore = (period: Period): Period => ({ from: addDays(period.from, -lengthOf(period)), to: addDays(period.from, -1) });

/** Lists the days of a period. */
export const daysOf = (period: Period): string[] => Array.from({ length: lengthOf(period) }, (_, index) => addDays(period.from, index));

/** Gives the units sold for each view in basis points; undefined without views. */
export const conversionOf = ({ views, sold }: Pick<Sums, 'views' | 'sold'>): number | undefined =>
  views > 0 ? Math.round((sold * 10_000) / views) : undefined;

/** Sorts products by a measure, the most first, or by their title in English. */
export const sortProducts = (products: readonly ProductNumbers[], sort: NumberSort): ProductNumbers[] =>
  [...products].sort((one, other) => {
    const byTitle = one.title.en < other.title.en ? -1 : 1;
    if (sort === 'title') return byTitle;
    const of = (product: ProductNumbers) => (sort === 'conversion' ? (product.conversionBp ?? -1) : product[sort]);
    return of(other) - of(one) || byTitle;
  });
