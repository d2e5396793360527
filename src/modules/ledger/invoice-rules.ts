import { gstStateCode } from '#shared/gst-states.ts';
import type { Localized } from '#shared/localized.ts';
import type { UnitRange } from '#shared/money.ts';
import { type SharedLine, shareOfLine } from './sale-rules.ts';
import type { DocumentForm, Supply, Treatment } from './supply-rules.ts';
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
  supplier: { name: string; address: string; state: string; stateCode?: string; gstin?: string; enrolmentNo?: string; iec?: string };
  recipient: Addressee & { gstin?: string };
  /** Addressee of the goods, where that is another address than the bill's. */
  shippedTo?: Addressee;
  placeOfSupply: { name: string; code?: string };
  supply: Supply;
  /** Missing on documents of before there were several. */
  form?: DocumentForm;
  /** Missing: SGST. */
  stateTax?: 'UTGST';
  lines: InvoiceLine[];
  total: InvoiceSums & { inWords: string };
  /** Part of the total that the marketplace's own coupon pays, and the rest for the buyer. */
  couponPaise: number;
  payablePaise: number;
  /** Of what the buyer pays, VAT of the destination, which the marketplace charges on top of the total. */
  vatPaise?: number;
  /** The number that the marketplace charges VAT under. */
  vatNumber?: string;
  /** Cash for the courier to collect: whole rupees. */
  codPaise?: number;
  /** Of what is to be paid, paid with store credit: a payment, no discount. */
  creditPaise?: number;
  /** Of a credit note: what rounding of cash to whole rupees adds to what goes back. */
  roundOffPaise?: number;
  endorsement?: string;
  /** Number of the letter of undertaking of an export without tax. */
  lutArn?: string;
  reverseCharge: false;
  facilitator: { name: string; url: string; address?: string; gstin?: string };
}

/** A name and an address as they are printed. */
export interface Addressee {
  name: string;
  address: string[];
  state?: string;
  stateCode?: string;
  country: string;
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
  taxEntry?: string | null;
  taxRateBp: number;
  supply: Supply;
  basePricePaise: number;
}

/** A registered buyer, and the address of its bill. */
export interface BillingDetails {
  gstin?: string | undefined;
  name: string;
  line1: string;
  line2?: string | undefined;
  city: string;
  state: string;
  postalCode: string;
}

/** A parcel with everything that its documents say of the order. Amounts are integer paise. */
export interface InvoicedParcel {
  id: string;
  orderId: string;
  orderNumber: string;
  method: string;
  /** Store credit that was used for the parcel when it was ordered. */
  creditPaise: number;
  placedAt: Date;
  sellerId: string;
  /** ISO 3166. */
  country: string;
  region: string | null;
  name: string | null;
  /** Recipient of the parcel, where that is another person than the buyer. */
  consignee: string | null;
  line1: string | null;
  line2: string | null;
  city: string | null;
  postalCode: string | null;
  /** Name and address that the buyer asked for on the bill. */
  billing?: BillingDetails | null;
  /** The number that VAT of the destination is charged under, where it is. */
  vatNumber?: string | null;
  lines: (SoldLineFacts & { cancelledQty: number; refundedQty: number })[];
}

const endorsements = {
  lut: 'SUPPLY MEANT FOR EXPORT UNDER BOND OR LETTER OF UNDERTAKING WITHOUT PAYMENT OF INTEGRATED TAX',
  igst: 'SUPPLY MEANT FOR EXPORT ON PAYMENT OF INTEGRATED TAX',
  composition: 'COMPOSITION TAXABLE PERSON, NOT ELIGIBLE TO COLLECT TAX ON SUPPLIES',
};

/** Gives what the law has printed on a document beside its amounts. */
export function endorsementOf(
  { supply, form, charged }: Pick<Treatment, 'supply' | 'form' | 'charged'>,
  scheme: string | null,
): string | undefined {
  if (supply === 'export') return charged ? endorsements.igst : endorsements.lut;
  return form === 'bill-of-supply' && scheme === 'composition' ? endorsements.composition : undefined;
}

const sumNames = ['grossPaise', 'discountPaise', 'taxablePaise', 'cgstPaise', 'sgstPaise', 'igstPaise', 'totalPaise'] as const;

/**
 * Computes the lines of a document for a range of units of each order line, with totals and the marketplace's
 * coupon.
 */
export function linesOf(lines: readonly { line: SoldLineFacts; units: UnitRange }[]) {
  let couponPaise = 0;
  let vatPaise = 0;
  const printed = lines.map(({ line, units }): InvoiceLine => {
    const share = shareOfLine(line, units);
    const qty = units.to - units.from;
    const grossPaise = line.basePricePaise * qty;
    couponPaise += share.salePaise - (share.paidPaise - share.vatPaise);
    vatPaise += share.vatPaise;
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
  const payablePaise = sums.totalPaise - couponPaise + vatPaise;
  const total = { ...sums, inWords: amountInWords(sums.totalPaise) };
  return { lines: printed, total, couponPaise, payablePaise, ...(vatPaise > 0 ? { vatPaise } : {}) };
}

/** Gives the place of supply under GST. */
export function placeOfSupply(country: string, state: string | null, countryName: string): InvoiceDocument['placeOfSupply'] {
  const code = gstStateCode(country, state);
  return { name: country === 'IN' ? (state ?? '') : countryName, ...(code ? { code } : {}) };
}

/**
 * Formats a document number of at most 16 characters, as the law requires: a year with more documents than
 * six digits number goes on under its first half, which no number before has. Credit notes have their own
 * series, with a C.
 */
export function invoiceNumber(prefix: string, kind: InvoiceKind, year: string, serial: number): string {
  const letter = kind === 'invoice' ? '' : 'C';
  const digits = letter + `${serial}`.padStart(6 - letter.length, '0');
  const isLong = digits.length > 6;
  const number = `${prefix}/${isLong ? year.slice(0, 2) : year}/${digits}`;
  if (number.length > 16) throw new Error(`series ${prefix} of ${year} is full at ${serial}`);
  return number;
}
