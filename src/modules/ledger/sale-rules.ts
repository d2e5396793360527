import { prorate, shareOf, type UnitRange } from '#shared/money.ts';
import { commissionOf, type Rates, taxRateOf, withholdingOf } from './rate-rules.ts';

export type Supply = 'intra-state' | 'inter-state' | 'export';

/** Facts of a line that determine its taxes and fees. */
export interface SoldLine {
  hsn: string;
  qty: number;
  /** Price of one unit after its own discounts. */
  pricePaise: number;
  /** Share of the order's coupon in the line. */
  couponPaise: number;
  couponFundedBy?: 'operator' | 'seller' | undefined;
  seller: { id: string; state: string; gstin?: string | null | undefined; pan?: string | null | undefined };
  /** Destination; without a state it counts as another state. */
  to: { country: string; state?: string | undefined };
}

/** Amounts of a line as they are frozen at the sale, in integer paise. */
export interface Sale {
  paidPaise: number;
  taxRateBp: number;
  supply: Supply;
  taxablePaise: number;
  cgstPaise: number;
  sgstPaise: number;
  igstPaise: number;
  commissionBp: number;
  commissionPaise: number;
  commissionGstPaise: number;
  tcsPaise: number;
  tdsPaise: number;
}

export function supplyOf(seller: { state: string }, to: { country: string; state?: string | undefined }): Supply {
  if (to.country !== 'IN') return 'export';
  return to.state === seller.state ? 'intra-state' : 'inter-state';
}

/**
 * Computes the tax inside a price. CGST and SGST are each half the rate and always equal, so within a state
 * the odd paisa stays in the taxable value, never in one of the two taxes. An export bears no tax.
 */
export function taxInside(
  salePaise: number,
  rateBp: number,
  supply: Supply,
): Pick<Sale, 'taxablePaise' | 'cgstPaise' | 'sgstPaise' | 'igstPaise'> {
  const half = supply === 'intra-state' ? prorate(salePaise, rateBp, 2 * (10_000 + rateBp)) : 0;
  const whole = supply === 'inter-state' ? prorate(salePaise, rateBp, 10_000 + rateBp) : 0;
  return { taxablePaise: salePaise - 2 * half - whole, cgstPaise: half, sgstPaise: half, igstPaise: whole };
}

/** Gives the seller's revenue of a line: the buyer's payment, and the operator's own coupon on top. */
export const salePaiseOf = (line: { paidPaise: number; couponPaise: number; couponFundedBy?: 'operator' | 'seller' | null | undefined }) =>
  line.paidPaise + (line.couponFundedBy === 'operator' ? line.couponPaise : 0);

/** Computes taxes, commission and withholdings of a line at the rates of a day (ISO, Indian time). */
export function priceSale(line: SoldLine, rates: Rates, on: string): Sale {
  const paidPaise = line.pricePaise * line.qty - line.couponPaise;
  const salePaise = salePaiseOf({ ...line, paidPaise });
  const supply = supplyOf(line.seller, line.to);
  const taxRateBp = supply === 'export' ? 0 : taxRateOf(rates.tax, { hsn: line.hsn, salePaise, qty: line.qty }, on);
  const tax = taxInside(salePaise, taxRateBp, supply);
  const commissionBp = commissionOf(rates.commission, line.seller.id, on);
  const commissionPaise = prorate(salePaise, commissionBp, 10_000);
  // TCS is collected on taxable supplies of registered sellers: neither on exports nor on exempt goods.
  const tcsBp = taxRateBp > 0 && line.seller.gstin ? withholdingOf(rates.withholding, 'tcs', on) : 0;
  return {
    paidPaise,
    taxRateBp,
    supply,
    ...tax,
    commissionBp,
    commissionPaise,
    commissionGstPaise: prorate(commissionPaise, withholdingOf(rates.withholding, 'commission-gst', on), 10_000),
    tcsPaise: prorate(tax.taxablePaise, tcsBp, 10_000),
    tdsPaise: prorate(salePaise, withholdingOf(rates.withholding, line.seller.pan ? 'tds' : 'tds-no-pan', on), 10_000),
  };
}

const shared = [
  'paidPaise',
  'couponPaise',
  'cgstPaise',
  'sgstPaise',
  'igstPaise',
  'commissionPaise',
  'commissionGstPaise',
  'tcsPaise',
  'tdsPaise',
] as const;
type Shared = (typeof shared)[number];

/** Amounts of a line that its units share. */
export type SharedLine = Record<Shared, number> & { qty: number; couponFundedBy?: 'operator' | 'seller' | null | undefined };

/**
 * Gives the share of a range of units in each amount of a line; the taxable value is the rest, so that parts
 * sum.
 */
export function shareOfLine(line: SharedLine, range: UnitRange): Record<Shared | 'salePaise' | 'taxablePaise', number> {
  const share = Object.fromEntries(shared.map((part) => [part, shareOf(line[part], line.qty, range)])) as Record<Shared, number>;
  const salePaise = salePaiseOf({ ...share, couponFundedBy: line.couponFundedBy });
  return { ...share, salePaise, taxablePaise: salePaise - share.cgstPaise - share.sgstPaise - share.igstPaise };
}
