import { dayNumber, isoDay } from '#shared/days.ts';

/** Rates are dated: of those that hold on a day, the rows of the newest date apply, as a whole. */

export interface TaxRate {
  /** First digits of an HSN code; the longest match applies. */
  hsn: string;
  /** A condition that the digits do not show, such as `lac-bangles`: for products that name it alone. */
  entry?: string | undefined;
  /** Upper limit of the value of a unit before tax, in paise; undefined for any value. */
  upToPaise?: number | undefined;
  rateBp: number;
  /** ISO date, Indian time. */
  from: string;
  /** The last day; undefined while no end is known. */
  until?: string | undefined;
  description?: string | undefined;
  /** The notification that says so. */
  source?: string | undefined;
}

export type WithholdingKind = 'tcs' | 'tds' | 'tds-no-pan' | 'commission-gst';

export interface WithholdingRate {
  kind: WithholdingKind;
  rateBp: number;
  section: string;
  from: string;
  /** Gross value of a financial year up to which persons and families with a PAN are exempt. */
  thresholdPaise?: number | undefined;
}

export interface CommissionRate {
  /** Undefined for the rate of all other sellers. */
  sellerId?: string | undefined;
  rateBp: number;
  from: string;
}

/** VAT that the marketplace charges at the sale, of a country that goods are sent to. */
export interface VatRate {
  /** ISO 3166. */
  country: string;
  /** First digits of an HSN code; undefined for all other goods. */
  hsn?: string | undefined;
  rateBp: number;
  /** With the rate of all other goods: the currency of `upToMinor`. */
  currency?: string | undefined;
  /** Value of a consignment up to which VAT is charged at the sale, in hundredths of `currency`. */
  upToMinor?: number | undefined;
  /** ISO date. */
  from: string;
  /** The last day; undefined while no end is known. */
  until?: string | undefined;
  description?: string | undefined;
  /** The law that says so. */
  source?: string | undefined;
}

export interface Rates {
  tax: readonly TaxRate[];
  withholding: readonly WithholdingRate[];
  commission: readonly CommissionRate[];
  vat?: readonly VatRate[] | undefined;
}

/** Gives the rows of the newest date among those that hold on a day. */
export function rowsOn<Row extends { from: string; until?: string | undefined }>(rows: readonly Row[], on: string): Row[] {
  const valid = rows.filter((row) => row.from <= on && (row.until === undefined || row.until >= on));
  const last = valid
    .map((row) => row.from)
    .sort()
    .at(-1);
  return valid.filter((row) => row.from === last);
}

/** Goods as their tax follows from them. */
export interface TaxedGoods {
  hsn: string;
  entry?: string | null | undefined;
}

/** Fewer digits name a chapter, and no goods. */
const isHsn = (hsn: string) => /^(\d{4}|\d{6}|\d{8})$/.test(hsn);

/** Rows by heading of each table, which never changes: each line of a cart searches it. */
const tables = new WeakMap<readonly TaxRate[], Map<string, TaxRate[]>>();

function byHeading(rates: readonly TaxRate[]): Map<string, TaxRate[]> {
  const known = tables.get(rates) ?? Map.groupBy(rates, (row) => row.hsn);
  tables.set(rates, known);
  return known;
}

/** Gives the rows of the longest heading that holds for goods on a day, the lowest limit first. */
function rowsOf(rates: readonly TaxRate[], { hsn, entry }: TaxedGoods, on: string): TaxRate[] {
  if (!isHsn(hsn)) return [];
  const rowsOfHeading = byHeading(rates);
  for (let digits = hsn.length; digits >= 2; digits--) {
    const own = rowsOfHeading.get(hsn.slice(0, digits))?.filter((row) => (row.entry ?? '') === (entry ?? '')) ?? [];
    const rows = rowsOn(own, on);
    if (rows.some((row) => row.upToPaise === undefined))
      return rows.sort((a, b) => (a.upToPaise ?? Number.POSITIVE_INFINITY) - (b.upToPaise ?? Number.POSITIVE_INFINITY));
  }
  return [];
}

/** Tells whether the value of a unit, without the tax at the row's own rate, is within the row's limit. */
function isWithin(row: TaxRate, sold: { salePaise: number; qty: number }): boolean {
  if (row.upToPaise === undefined) return true;
  return BigInt(sold.salePaise) * 10_000n <= BigInt(row.upToPaise) * BigInt(sold.qty) * BigInt(10_000 + row.rateBp);
}

interface Sold extends TaxedGoods {
  salePaise: number;
  qty: number;
}

/** Gives the row of GST of `qty` units sold for `salePaise`, with its day and its notification. */
export const taxRowOf = (rates: readonly TaxRate[], sold: Sold, on: string): TaxRate | undefined =>
  rowsOf(rates, sold, on).find((row) => isWithin(row, sold));

/**
 * Gives the GST rate of `qty` units sold for `salePaise`, taxes included, in basis points; undefined where no
 * heading fits, and the goods cannot be sold.
 */
export const taxRateOf = (rates: readonly TaxRate[], sold: Sold, on: string): number | undefined => taxRowOf(rates, sold, on)?.rateBp;

/** Tells whether goods have a rate on a day, at any price. */
export const hasTaxRate = (rates: readonly TaxRate[], goods: TaxedGoods, on: string): boolean => rowsOf(rates, goods, on).length > 0;

/**
 * Finds the limit at which a price holds together with no rate: above it with the tax of the lower rate,
 * below it with the tax of the higher one. Undefined where the price is clear of all limits.
 */
export function priceNotch(
  rates: readonly TaxRate[],
  goods: TaxedGoods & { pricePaise: number },
  on: string,
): { fromPaise: number; untilPaise: number } | undefined {
  const rows = rowsOf(rates, goods, on);
  for (const [index, row] of rows.entries()) {
    const next = rows[index + 1];
    if (row.upToPaise === undefined || next === undefined || next.rateBp <= row.rateBp) continue;
    const edge = (rateBp: number) => Number((BigInt(row.upToPaise ?? 0) * BigInt(10_000 + rateBp)) / 10_000n);
    const notch = { fromPaise: edge(row.rateBp) + 1, untilPaise: edge(next.rateBp) };
    if (goods.pricePaise >= notch.fromPaise && goods.pricePaise <= notch.untilPaise) return notch;
  }
  return undefined;
}

/** Gives the row of a withholding that holds on a day, with its section of the law. */
export const withholdingRow = (rates: readonly WithholdingRate[], kind: WithholdingKind, on: string) =>
  rowsOn(
    rates.filter((row) => row.kind === kind),
    on,
  )[0];

/** Gives the rate of a withholding in basis points; 0 where none has begun. */
export const withholdingOf = (rates: readonly WithholdingRate[], kind: WithholdingKind, on: string): number =>
  withholdingRow(rates, kind, on)?.rateBp ?? 0;

/** Gives the value of a year up to which persons and families are exempt; undefined without a limit. */
export const thresholdOf = (rates: readonly WithholdingRate[], kind: WithholdingKind, on: string): number | undefined =>
  withholdingRow(rates, kind, on)?.thresholdPaise;

/** Gives the row of a seller's own commission, else the general one. */
export function commissionRow(rates: readonly CommissionRate[], sellerId: string, on: string): CommissionRate | undefined {
  const own = rowsOn(
    rates.filter((row) => row.sellerId === sellerId),
    on,
  );
  const all = rowsOn(
    rates.filter((row) => row.sellerId === undefined),
    on,
  );
  return own[0] ?? all[0];
}

/** Gives a seller's own commission in basis points, else the general one. */
export const commissionOf = (rates: readonly CommissionRate[], sellerId: string, on: string): number =>
  commissionRow(rates, sellerId, on)?.rateBp ?? 0;

/** A rate in force: basis points, since which ISO day, and the law that says so. */
export interface RateOrigin {
  rateBp: number;
  from: string;
  source?: string | undefined;
}

/** Gives a withholding that holds on a day, with its section of the law; undefined where none has begun. */
export function withholdingOrigin(rates: readonly WithholdingRate[], kind: WithholdingKind, on: string): RateOrigin | undefined {
  const row = withholdingRow(rates, kind, on);
  return row && { rateBp: row.rateBp, from: row.from, source: row.section };
}

/** Gives the rates that apply to a sale on a day, each with its first day and its source. */
export function rateOrigins(
  rates: Rates,
  sold: Sold & { sellerId: string; hasPan: boolean },
  on: string,
): Partial<Record<'gst' | 'commission' | 'commissionGst' | 'tcs' | 'tds', RateOrigin>> {
  const tax = taxRowOf(rates.tax, sold, on);
  const commission = commissionRow(rates.commission, sold.sellerId, on);
  const withheld = (kind: WithholdingKind) => withholdingOrigin(rates.withholding, kind, on);
  return {
    gst: tax && { rateBp: tax.rateBp, from: tax.from, source: tax.source },
    commission: commission && { rateBp: commission.rateBp, from: commission.from },
    commissionGst: withheld('commission-gst'),
    tcs: withheld('tcs'),
    tds: withheld(sold.hasPan ? 'tds' : 'tds-no-pan'),
  };
}

/** Gives the ISO calendar day in India. */
export function dayInIndia(moment: Date): string {
  return isoDay(dayNumber(moment));
}

/** Gives the financial year of an ISO day, April to March: 2627 begins on 1 April 2026. */
export function financialYear(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const first = month >= 4 ? year : year - 1;
  return `${first % 100}`.padStart(2, '0') + `${(first + 1) % 100}`.padStart(2, '0');
}

/** Gives the first moment of the financial year that an ISO day is in. */
export function yearStart(day: string): Date {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(`${month >= 4 ? year : year - 1}-04-01T00:00:00+05:30`);
}
