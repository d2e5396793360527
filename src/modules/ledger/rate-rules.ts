/** Rates are dated: the rows of the newest date that has begun apply, as a whole. */

export interface TaxRate {
  /** First digits of an HSN code; the longest match applies, '' matches all others. */
  hsn: string;
  /** Upper limit of the value of a unit before tax, in paise; undefined for any value. */
  upToPaise?: number | undefined;
  rateBp: number;
  /** ISO date, Indian time. */
  from: string;
}

export type WithholdingKind = 'tcs' | 'tds' | 'tds-no-pan' | 'commission-gst';

export interface WithholdingRate {
  kind: WithholdingKind;
  rateBp: number;
  section: string;
  from: string;
}

export interface CommissionRate {
  /** Undefined for the rate of all other sellers. */
  sellerId?: string | undefined;
  rateBp: number;
  from: string;
}

export interface Rates {
  tax: readonly TaxRate[];
  withholding: readonly WithholdingRate[];
  commission: readonly CommissionRate[];
}

/** Gives the rows of the newest date that has begun by `on`. */
function newestBegun<Row extends { from: string }>(rows: readonly Row[], on: string): Row[] {
  const begun = rows.filter((row) => row.from <= on);
  const last = begun
    .map((row) => row.from)
    .sort()
    .at(-1);
  return begun.filter((row) => row.from === last);
}

/** Tells whether the value of a unit, without the tax at the row's own rate, is within the row's limit. */
function isWithin(row: TaxRate, sold: { salePaise: number; qty: number }): boolean {
  if (row.upToPaise === undefined) return true;
  return BigInt(sold.salePaise) * 10_000n <= BigInt(row.upToPaise) * BigInt(sold.qty) * BigInt(10_000 + row.rateBp);
}

/**
 * Gives the GST rate of `qty` units sold for `salePaise`, taxes included, in basis points.
 * @throws where no rate has begun: the table begins with a row for everything
 */
export function taxRateOf(rates: readonly TaxRate[], sold: { hsn: string; salePaise: number; qty: number }, on: string): number {
  for (let digits = sold.hsn.length; digits >= 0; digits--) {
    const heading = sold.hsn.slice(0, digits);
    const rows = newestBegun(
      rates.filter((row) => row.hsn === heading),
      on,
    );
    const fits = rows
      .filter((row) => isWithin(row, sold))
      .sort((a, b) => (a.upToPaise ?? Number.POSITIVE_INFINITY) - (b.upToPaise ?? Number.POSITIVE_INFINITY))[0];
    if (fits) return fits.rateBp;
  }
  throw new Error(`there is no tax rate for HSN ${sold.hsn} on ${on}`);
}

/** Gives the rate of a withholding in basis points; 0 where none has begun. */
export function withholdingOf(rates: readonly WithholdingRate[], kind: WithholdingKind, on: string): number {
  return (
    newestBegun(
      rates.filter((row) => row.kind === kind),
      on,
    )[0]?.rateBp ?? 0
  );
}

/** Gives a seller's own commission in basis points, else the general one. */
export function commissionOf(rates: readonly CommissionRate[], sellerId: string, on: string): number {
  const own = newestBegun(
    rates.filter((row) => row.sellerId === sellerId),
    on,
  );
  const all = newestBegun(
    rates.filter((row) => row.sellerId === undefined),
    on,
  );
  return (own[0] ?? all[0])?.rateBp ?? 0;
}

/** Gives the ISO calendar day in India. */
export function dayInIndia(moment: Date): string {
  return new Date(moment.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 10);
}
