import { prorate, shareOf, type UnitRange } from '#shared/money.ts';
import { isPersonsPan, panOf, type SellerFacts } from '#shared/seller-facts.ts';
import { commissionOf, type Rates, taxRateOf, thresholdOf, type WithholdingRate, withholdingOf } from './rate-rules.ts';
import { type Destination, type Supply, treatSupply } from './supply-rules.ts';

/** Facts of a line that determine its taxes and fees. */
export interface SoldLine {
  hsn: string;
  /** The condition of a tax rate that the goods fulfil. */
  taxEntry?: string | null | undefined;
  qty: number;
  /** Price of one unit after its own discounts. */
  pricePaise: number;
  /** Share of the order's coupon in the line. */
  couponPaise: number;
  couponFundedBy?: 'operator' | 'seller' | undefined;
  /** `soldPaise`: gross value of this financial year's sales before this line. */
  seller: SellerFacts & { id: string; soldPaise?: number | undefined };
  to: Destination;
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

/**
 * Computes the tax inside a price. CGST and SGST are each half the rate and always equal, so within a state
 * the odd paisa stays in the taxable value, never in one of the two taxes. What leaves the state bears IGST.
 */
export function taxInside(
  salePaise: number,
  rateBp: number,
  supply: Supply,
): Pick<Sale, 'taxablePaise' | 'cgstPaise' | 'sgstPaise' | 'igstPaise'> {
  const half = supply === 'intra-state' ? prorate(salePaise, rateBp, 2 * (10_000 + rateBp)) : 0;
  const whole = supply === 'intra-state' ? 0 : prorate(salePaise, rateBp, 10_000 + rateBp);
  return { taxablePaise: salePaise - 2 * half - whole, cgstPaise: half, sgstPaise: half, igstPaise: whole };
}

interface PaidLine {
  /** Amount that the buyer pays, VAT of the destination included. */
  paidPaise: number;
  /** VAT of the destination, which the marketplace charges. */
  vatPaise?: number | undefined;
  couponPaise: number;
  couponFundedBy?: 'operator' | 'seller' | null | undefined;
}

/**
 * Gives the seller's revenue of a line: the buyer's payment without VAT of the destination, and the
 * operator's own coupon on top.
 */
export const salePaiseOf = ({ paidPaise, vatPaise = 0, couponPaise, couponFundedBy }: PaidLine) =>
  paidPaise - vatPaise + (couponFundedBy === 'operator' ? couponPaise : 0);

/** A sale as income tax is withheld of it. */
export interface WithheldSale {
  pan: string | null;
  /** Gross value of the seller's sales of this financial year before this one. */
  soldPaise: number;
  salePaise: number;
  taxablePaise: number;
}

/**
 * Computes the income tax that is withheld of a sale, in paise. Exempts persons and families, whose PAN has a
 * P or an H in fourth place, up to the threshold of a year.
 */
export function incomeTaxOf(
  rates: readonly WithholdingRate[],
  { pan, soldPaise, salePaise, taxablePaise }: WithheldSale,
  on: string,
): number {
  const threshold = thresholdOf(rates, 'tds', on);
  if (threshold !== undefined && isPersonsPan(pan) && soldPaise + salePaise <= threshold) return 0;
  return prorate(taxablePaise, withholdingOf(rates, pan === null ? 'tds-no-pan' : 'tds', on), 10_000);
}

type SaleTaxes = Pick<Sale, 'taxRateBp' | 'supply' | 'taxablePaise' | 'cgstPaise' | 'sgstPaise' | 'igstPaise' | 'tcsPaise' | 'tdsPaise'>;

/**
 * Computes what the state gets of a sale at the rates of a day (ISO, Indian time): GST, and what is withheld
 * of its value without GST. Undefined where the goods cannot be sold to the destination.
 */
export function taxSale(
  line: Omit<SoldLine, 'pricePaise' | 'couponPaise'> & { salePaise: number },
  rates: Rates,
  on: string,
): SaleTaxes | undefined {
  const { salePaise, qty, hsn, taxEntry: entry, seller } = line;
  const treatment = treatSupply(seller, line.to, on);
  const goodsBp = taxRateOf(rates.tax, { hsn, entry, salePaise, qty }, on);
  if ('refused' in treatment || goodsBp === undefined) return undefined;
  const { supply, charged } = treatment;
  const taxRateBp = charged ? goodsBp : 0;
  const tax = taxInside(salePaise, taxRateBp, supply);
  // TCS is collected on taxable supplies of sellers with a GSTIN: neither on exports nor on exempt goods.
  const bearsTcs = goodsBp > 0 && supply !== 'export' && seller.scheme !== 'unregistered';
  return {
    taxRateBp,
    supply,
    ...tax,
    tcsPaise: bearsTcs ? prorate(tax.taxablePaise, withholdingOf(rates.withholding, 'tcs', on), 10_000) : 0,
    tdsPaise: incomeTaxOf(
      rates.withholding,
      { pan: panOf(seller), soldPaise: seller.soldPaise ?? 0, salePaise, taxablePaise: tax.taxablePaise },
      on,
    ),
  };
}

/**
 * Computes taxes, commission and withholdings of a line at the rates of a day (ISO, Indian time).
 * @throws where it cannot be sold: callers ask `saleRefusal` before
 */
export function priceSale(line: SoldLine, rates: Rates, on: string): Sale {
  const paidPaise = line.pricePaise * line.qty - line.couponPaise;
  const salePaise = salePaiseOf({ ...line, paidPaise });
  const taxes = taxSale({ ...line, salePaise }, rates, on);
  if (!taxes) throw new Error(`HSN ${line.hsn} of seller ${line.seller.id} cannot be sold there on ${on}`);
  const commissionBp = commissionOf(rates.commission, line.seller.id, on);
  const commissionPaise = prorate(salePaise, commissionBp, 10_000);
  return {
    paidPaise,
    ...taxes,
    commissionBp,
    commissionPaise,
    commissionGstPaise: prorate(commissionPaise, withholdingOf(rates.withholding, 'commission-gst', on), 10_000),
  };
}

const shared = [
  'paidPaise',
  'vatPaise',
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
