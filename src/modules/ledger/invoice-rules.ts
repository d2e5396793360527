import { gstStateCode } from '#shared/gst-states.ts';
import type { Localized } from '#shared/localized.ts';
import type { UnitRange } from '#shared/money.ts';
import { type SharedLine, type Supply, shareOfLine } from './sale-rules.ts';
import { amountInWords } from './words-rules.ts';

export type InvoiceKind = 'invoice' | 'credit-note';

/** A document as it is printed, frozen on its day. */
export interface InvoiceDocument {
  kind: InvoiceKind;
  number: string;
  /** ISO date in India. */
  issuedOn: string;
  order: { number: string; placedOn: string };
  /** The invoice that a credit note reverses in part. */
  refersTo?: { number: string; issuedOn: string };
  supplier: { name: string; address: string; state: string; stateCode?: string; gstin?: string };
  recipient: { name: string; address: string[]; state?: string; stateCode?: string; country: string };
  placeOfSupply: { name: string; code?: string };
  supply: Supply;
  lines: InvoiceLine[];
  total: InvoiceSums & { inWords: string };
  /** Part of the total that the marketplace's own coupon pays, and the rest for the buyer. */
  couponPaise: number;
  payablePaise: number;
  /** Cash for the courier to collect. */
  codPaise?: number;
  endorsement?: string;
  reverseCharge: false;
  facilitator: { name: string; url: string; address?: string; gstin?: string };
}

export interface InvoiceSums {
  /** Amount at list price and the discount on it; both include tax. */
  grossPaise: number;
  discountPaise: number;
  taxablePaise: number;
  cgstPaise: number;
  sgstPaise: number;
  igstPaise: number;
  totalPaise: number;
}

export interface InvoiceLine extends InvoiceSums, UnitRange {
  lineId: string;
  title: Localized;
  size: string;
  hsn: string;
  qty: number;
  unit: 'NOS';
  taxRateBp: number;
}

/** A line as it was sold. */
export interface SoldLineFacts extends SharedLine {
  id: string;
  title: Localized;
  size: string;
  hsn: string;
  taxRateBp: number;
  supply: Supply;
  basePricePaise: number;
}

/** A parcel with everything that its documents say of the order. Amounts are integer paise. */
export interface InvoicedParcel {
  id: string;
  orderId: string;
  orderNumber: string;
  method: string;
  placedAt: Date;
  sellerId: string;
  /** ISO 3166. */
  country: string;
  region: string | null;
  name: string | null;
  line1: string | null;
  line2: string | null;
  city: string | null;
  postalCode: string | null;
  lines: (SoldLineFacts & { cancelledQty: number; refundedQty: number })[];
}

export const exportEndorsement = 'SUPPLY MEANT FOR EXPORT UNDER BOND OR LETTER OF UNDERTAKING WITHOUT PAYMENT OF INTEGRATED TAX';

const sumNames = ['grossPaise', 'discountPaise', 'taxablePaise', 'cgstPaise', 'sgstPaise', 'igstPaise', 'totalPaise'] as const;

/**
 * Computes the lines of a document for a range of units of each order line, with totals and the marketplace's
 * coupon.
 */
export function linesOf(lines: readonly { line: SoldLineFacts; units: UnitRange }[]) {
  let couponPaise = 0;
  const printed = lines.map(({ line, units }): InvoiceLine => {
    const share = shareOfLine(line, units);
    const qty = units.to - units.from;
    const grossPaise = line.basePricePaise * qty;
    couponPaise += share.salePaise - share.paidPaise;
    return {
      ...units,
      lineId: line.id,
      title: line.title,
      size: line.size,
      hsn: line.hsn,
      qty,
      unit: 'NOS',
      taxRateBp: line.taxRateBp,
      grossPaise,
      discountPaise: grossPaise - share.salePaise,
      taxablePaise: share.taxablePaise,
      cgstPaise: share.cgstPaise,
      sgstPaise: share.sgstPaise,
      igstPaise: share.igstPaise,
      totalPaise: share.salePaise,
    };
  });
  const sums = Object.fromEntries(sumNames.map((name) => [name, printed.reduce((sum, line) => sum + line[name], 0)])) as Record<
    (typeof sumNames)[number],
    number
  >;
  const payablePaise = sums.totalPaise - couponPaise;
  return { lines: printed, total: { ...sums, inWords: amountInWords(sums.totalPaise) }, couponPaise, payablePaise };
}

/** Gives the place of supply under GST. */
export function placeOfSupply(country: string, state: string | null, countryName: string): InvoiceDocument['placeOfSupply'] {
  const code = gstStateCode(country, state);
  return { name: country === 'IN' ? (state ?? '') : countryName, ...(code ? { code } : {}) };
}

/** Gives the financial year of an ISO day, April to March: 2627 begins on 1 April 2026. */
export function financialYear(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const first = month >= 4 ? year : year - 1;
  return `${first % 100}`.padStart(2, '0') + `${(first + 1) % 100}`.padStart(2, '0');
}

/**
 * Formats a document number of at most 16 characters, as the law requires. Credit notes have their own
 * series, with a C.
 */
export function invoiceNumber(prefix: string, kind: InvoiceKind, year: string, serial: number): string {
  const digits = kind === 'invoice' ? `${serial}`.padStart(6, '0') : `C${`${serial}`.padStart(5, '0')}`;
  return `${prefix}/${year}/${digits}`;
}
