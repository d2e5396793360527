/** Rates are dated: those of the newest date that has begun count, as a whole. */

export interface TaxRate {
  /** The first digits of an HSN code; the longest that fits counts, '' for all others. */
  hsn: string;
  /** Only for pieces of at most this value before tax, in paise; undefined for any value. */
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
  /** Undefined: everybody else's. */
  sellerId?: string | undefined;
  rateBp: number;
  from: string;
}

export interface Rates {
  tax: readonly TaxRate[];
  withholding: readonly WithholdingRate[];
  commission: readonly CommissionRate[];
}

/** The rows of the newest date that has begun by `on`. */
function newestBegun<Row extends { from: string }>(rows: readonly Row[], on: string): Row[] {
  const begun = rows.filter((row) => row.from <= on);
  const last = begun
    .map((row) => row.from)
    .sort()
    .at(-1);
  return begun.filter((row) => row.from === last);
}

/** A piece is within a limit when its value without the tax at that row's rate is. */
function isWithin(row: TaxRate, pieces: { salePaise: number; qty: number }): boolean {
  if (row.upToPaise === undefined) return true;
  return BigInt(pieces.salePaise) * 10_000n <= BigInt(row.upToPaise) * BigInt(pieces.qty) * BigInt(10_000 + row.rateBp);
}

/**
 * GST rate of `qty` pieces sold for `salePaise`, taxes included, in hundredths of a percent.
 * @throws where no rate has begun: the table begins with a row for everything
 */
export function taxRateOf(rates: readonly TaxRate[], pieces: { hsn: string; salePaise: number; qty: number }, on: string): number {
  for (let digits = pieces.hsn.length; digits >= 0; digits--) {
    const heading = pieces.hsn.slice(0, digits);
    const rows = newestBegun(
      rates.filter((row) => row.hsn === heading),
      on,
    );
    const fits = rows
      .filter((row) => isWithin(row, pieces))
      .sort((a, b) => (a.upToPaise ?? Number.POSITIVE_INFINITY) - (b.upToPaise ?? Number.POSITIVE_INFINITY))[0];
    if (fits) return fits.rateBp;
  }
  throw new Error(`there is no tax rate for HSN ${pieces.hsn} on ${on}`);
}

/** What is withheld of this kind; nothing where no such rate has begun. */
export function withholdingOf(rates: readonly WithholdingRate[], kind: WithholdingKind, on: string): number {
  return (
    newestBegun(
      rates.filter((row) => row.kind === kind),
      on,
    )[0]?.rateBp ?? 0
  );
}

/** A seller's own commission, else everybody's. */
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

/** The calendar day in India, ISO. */
export function dayInIndia(moment: Date): string {
  return new Date(moment.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 10);
}
