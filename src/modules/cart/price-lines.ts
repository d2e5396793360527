import type { Rates } from '#modules/ledger/rate-rules.ts';
import { dayInIndia } from '#modules/ledger/rate-rules.ts';
import { priceSale, type Sale, salePaiseOf } from '#modules/ledger/sale-rules.ts';
import type { ChargedVat } from '#modules/ledger/vat-rules.ts';
import type { DeliveryRules } from '#shared/arrival.ts';
import type { MakingRoom, ShopCalendar } from '#shared/dispatch-day.ts';
import type { Localized } from '#shared/localized.ts';
import { panOf } from '#shared/seller-facts.ts';
import { type BillableLine, type SendingContext, toBillableLine } from './billable-line.ts';
import { chargeVat, type VatAtSale } from './charge-vat.ts';
import type { Bill, CouponRejection, QuoteLine } from './contract.ts';
import { applyCoupon } from './coupon-rules.ts';
import { groupParcels, type PricedParcel } from './group-parcels.ts';
import type { CouponRow, LineRow } from './queries.ts';
import { buildBill, summarizeCoupon } from './sum-bill.ts';

export interface CartInput {
  items: readonly { variantId: string; qty: number }[];
  coupon?: string | undefined;
  /** ISO 3166-1 alpha-2 */
  country: string;
  state?: string | undefined;
  /** For the dates, and for places that are not served. */
  postalCode?: string | undefined;
}

/** A line with everything that an order freezes of it. Amounts are integer paise. */
export interface PricedLine extends QuoteLine, Omit<Sale, 'paidPaise'> {
  title: Localized;
  slug: string;
  makerId: string;
  makerName: Localized;
  sellerSlug: string;
  sellerName: string;
  sellerLabel?: Localized | undefined;
  sellerState: string;
  sellerPan: string | null;
  /** Bears the cost of the line's share of the coupon. */
  couponFundedBy?: 'operator' | 'seller' | undefined;
  /** Working days in which its seller sends what is in stock. */
  dispatchDays: number;
  /** Of its seller. */
  calendar: ShopCalendar;
  /** Limits of what is made to order. */
  rooms?: readonly MakingRoom[] | undefined;
  /** The condition of a tax rate that the goods fulfil. */
  taxEntry?: string | undefined;
}

export interface PricedCart {
  lines: PricedLine[];
  gone: string[];
  parcels: PricedParcel[];
  bill: Bill;
  /** Number and rate by which VAT of the destination is charged, where it is. */
  vat?: ChargedVat;
  maxItemCount?: number;
  coupon?: { code: string; savedPaise: number; refused?: CouponRejection; leastPaise?: number } | undefined;
  /** Days on the way of the zone, the longest. */
  transitDays: number;
  canOrder: boolean;
  isExport: boolean;
}

interface PricingContext extends SendingContext {
  /** Sales of this financial year by seller, where they count; the lines add theirs. */
  soldPaise: Map<string, number>;
}

/** Amounts of a line of which nothing can be sold. */
const noSale = (to: { country: string }): Sale => ({
  paidPaise: 0,
  taxRateBp: 0,
  supply: to.country === 'IN' ? 'inter-state' : 'export',
  taxablePaise: 0,
  cgstPaise: 0,
  sgstPaise: 0,
  igstPaise: 0,
  commissionBp: 0,
  commissionPaise: 0,
  commissionGstPaise: 0,
  tcsPaise: 0,
  tdsPaise: 0,
});

/** Adds the line's share of the coupon, its taxes and the marketplace's fees. */
function priceLine(
  { row, qty, billableQty: counted, isRefused, pricePaise, problem, reason }: BillableLine,
  couponPaise: number,
  fundedBy: 'operator' | 'seller' | undefined,
  { rates, day: on, to, soldPaise }: PricingContext,
): PricedLine {
  const couponFundedBy = couponPaise > 0 ? fundedBy : undefined;
  const seller = { ...row.sellerFacts, id: row.sellerId, soldPaise: soldPaise.get(row.sellerId) };
  const sold = { hsn: row.hsn, taxEntry: row.taxEntry, qty: counted, pricePaise, couponPaise, couponFundedBy, seller, to };
  const { paidPaise, ...sale } = isRefused ? noSale(to) : priceSale(sold, rates, on);
  soldPaise.set(row.sellerId, (seller.soldPaise ?? 0) + salePaiseOf({ paidPaise, couponPaise, couponFundedBy }));
  return {
    variantId: row.variantId,
    productId: row.card._id,
    sellerId: row.sellerId,
    product: row.card,
    title: row.card.title,
    slug: row.card.slug,
    ...(row.color ? { color: row.color } : {}),
    ...(row.colorName ? { colorName: row.colorName } : {}),
    size: row.size,
    ...(row.sizeLabel ? { sizeLabel: row.sizeLabel } : {}),
    qty,
    counted,
    stock: row.stock,
    basePricePaise: row.basePricePaise,
    pricePaise,
    discountPaise: (row.basePricePaise - pricePaise) * counted,
    couponPaise,
    ...(couponFundedBy ? { couponFundedBy } : {}),
    payPaise: paidPaise,
    ...sale,
    taxPaise: sale.cgstPaise + sale.sgstPaise + sale.igstPaise,
    hsn: row.hsn,
    ...(row.taxEntry ? { taxEntry: row.taxEntry } : {}),
    ...(row.leadTimeDays ? { leadTimeDays: row.leadTimeDays } : {}),
    dispatchDays: row.dispatchDays,
    calendar: row.sellerFacts.calendar,
    perishable: row.perishable,
    ...(problem ? { problem } : {}),
    ...(problem === 'limit' ? { maxQty: counted } : {}),
    ...(reason ? { problemReason: reason } : {}),
    makerId: row.makerId,
    makerName: row.makerName,
    sellerSlug: row.sellerSlug,
    sellerName: row.sellerName,
    ...(row.sellerLabel ? { sellerLabel: row.sellerLabel } : {}),
    sellerState: row.sellerState,
    sellerPan: panOf(row.sellerFacts),
  };
}

export interface PricingData {
  /** Catalogue rows of the items, in any order. */
  rows: readonly LineRow[];
  /** Undefined: the code is unknown. */
  coupon: CouponRow | undefined;
  /** Rejection that was decided before the code was looked up. */
  couponRejection?: CouponRejection | undefined;
  rates: Rates;
  delivery: DeliveryRules & { notSent: readonly string[] };
  /** Limits of made-to-order products, by product. */
  rooms?: ReadonlyMap<string, readonly MakingRoom[]> | undefined;
  /** Gross value of this financial year's sales, of sellers for whom it counts. */
  soldPaise?: ReadonlyMap<string, number> | undefined;
  /** VAT of the destination that is charged at the sale, if any. */
  vat?: VatAtSale | undefined;
  /** Units of one variant, and of all, in one order. */
  maxOfVariant?: number;
  maxUnits?: number;
  now: Date;
}

/** Freezes how VAT is charged on lines, where it is on one of them. */
function chargedVat(lines: readonly PricedLine[], { number, currency }: VatAtSale): { vat?: ChargedVat } {
  if (number === undefined || currency === undefined || lines.every(({ vatRateBp }) => vatRateBp === undefined)) return {};
  const { code, rate, date = '' } = currency;
  return { vat: { number, currency: code, rate, rateDate: date } };
}

/**
 * Prices a cart from data that was read before. Pure. Where the VAT of a parcel cannot be charged the cart is
 * priced once more without it, since a coupon then falls on the others.
 */
export function priceLines(input: CartInput, data: PricingData): PricedCart {
  const withoutVat = new Set<string>();
  for (;;) {
    const { cart, refused } = priceSendable(input, data, withoutVat);
    if (refused.length === 0) return cart;
    for (const sellerId of refused) withoutVat.add(sellerId);
  }
}

/** Prices what can be sent. @returns also the sellers whose parcels turn out not to be */
function priceSendable(
  input: CartInput,
  {
    rows,
    coupon,
    couponRejection: couponRefusal,
    rates,
    delivery,
    rooms,
    soldPaise,
    vat,
    maxOfVariant = Infinity,
    maxUnits = Infinity,
    now,
  }: PricingData,
  withoutVat: ReadonlySet<string>,
): { cart: PricedCart; refused: readonly string[] } {
  const byVariant = new Map(rows.map((row) => [row.variantId, row]));
  const gone: string[] = [];
  const day = dayInIndia(now);
  const pricing = { rates, day, to: input, notSent: delivery.notSent, soldPaise: new Map(soldPaise), maxOfVariant, withoutVat };
  const counted: BillableLine[] = [];
  for (const { variantId, qty } of input.items) {
    const row = byVariant.get(variantId);
    if (row) counted.push(toBillableLine(row, qty, now, pricing));
    else gone.push(variantId);
  }
  const effect =
    input.coupon === undefined
      ? undefined
      : couponRefusal
        ? { refused: couponRefusal, savedPaise: 0, shares: [] }
        : applyCoupon(
            coupon,
            counted.map((line) => ({ sellerId: line.row.sellerId, paise: line.pricePaise * line.billableQty })),
            now,
          );
  const untaxed = counted.map((line, index) => ({
    ...priceLine(line, effect?.shares[index] ?? 0, coupon?.fundedBy, pricing),
    rooms: rooms?.get(line.row.card._id),
  }));
  const { lines, refused }: { lines: PricedLine[]; refused: readonly string[] } = vat
    ? chargeVat(untaxed, vat)
    : { lines: untaxed, refused: [] };
  const bill = buildBill(lines);
  const isTooMany = bill.pieces > maxUnits;
  const cart: PricedCart = {
    lines,
    gone,
    parcels: groupParcels(lines, delivery, now),
    transitDays: delivery.transit.until,
    bill,
    ...(vat ? chargedVat(lines, vat) : {}),
    ...(isTooMany ? { maxItemCount: maxUnits } : {}),
    ...(effect ? { coupon: summarizeCoupon(input.coupon ?? '', effect, coupon) } : {}),
    canOrder: !isTooMany && gone.length === 0 && lines.length > 0 && lines.every((line) => line.problem === undefined),
    isExport: input.country !== 'IN',
  };
  return { cart, refused };
}
