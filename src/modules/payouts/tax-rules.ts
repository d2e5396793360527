/** Months of a quarter of the financial year, from April on, by its number. */
const monthsOfQuarter: Record<number, readonly string[]> = {
  1: ['04', '05', '06'],
  2: ['07', '08', '09'],
  3: ['10', '11', '12'],
  4: ['01', '02', '03'],
};
export const quarters = [1, 2, 3, 4] as const;

/** Gives the financial year of a month such as 2026-11, as the year of its April. */
export function taxYearOf(month: string): number {
  const [year, index] = month.split('-').map(Number) as [number, number];
  return index >= 4 ? year : year - 1;
}

/** Names a financial year by the year of its April: 2026 → `2026-27`. */
export const nameOfTaxYear = (year: number): string => `${year}-${String((year + 1) % 100).padStart(2, '0')}`;

/** Parses a financial year such as 2026-27 into the year of its April; undefined for what is none. */
export function parseTaxYear(name: string): number | undefined {
  const year = Number(name.slice(0, 4));
  return nameOfTaxYear(year) === name ? year : undefined;
}

/** Lists the months of a quarter, such as 2026-04. @param year that of its April */
export const monthsOf = (year: number, quarter: number): string[] =>
  (monthsOfQuarter[quarter] ?? []).map((month) => `${quarter === 4 ? year + 1 : year}-${month}`);

/** The first moment of a financial year and that of the next, by the Indian clock. */
export const boundsOfTaxYear = (year: number): { from: Date; until: Date } => ({
  from: new Date(`${year}-04-01T00:00:00+05:30`),
  until: new Date(`${year + 1}-04-01T00:00:00+05:30`),
});
