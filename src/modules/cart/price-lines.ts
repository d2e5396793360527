import type { Rates } from '#modules/ledger/rate-rules.ts';
import { dayInIndia } from '#modules/ledger/rate-rules.ts';
import { priceSale, type Sale, salePaiseOf } from '#modules/ledger/sale-rules.ts';
import { saleRefusal } from '#modules/ledger/supply-rules.ts';
import type { DeliveryRules } from '#shared/arrival.ts';
import { discountedPrice } from '#shared/discounts.ts';
import type { MakingRoom, ShopCalendar } from '#shared/dispatch-day.ts';
import type { Localized } from '#shared/localized.ts';
import { panOf } from '#shared/seller-facts.ts';
import type { Bill, CouponRejection, QuoteLine, QuoteProblem } from './contract.ts';
import { applyCoupon, type CouponEffect } from './coupon-rules.ts';
import { exportRestriction, sellerRestrictions } from './export-rules.ts';
import { groupParcels, holidayReason, type PricedParcel } from './group-parcels.ts';
import type { CouponRow, LineRow } from './queries.ts';

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
  maxItemCount?: number;
  coupon?: { code: string; savedPaise: number; refused?: CouponRejection; leastPaise?: number } | undefined;
  /** Days on the way of the zone, the longest. */
  transitDays: number;
  canOrder: boolean;
  isExport: boolean;
}

interface BillableLine {
  row: LineRow;
  qty: number;
  billableQty: number;
  /** Its seller cannot sell it there, in stock or not. */
  isRefused?: boolean;
  pricePaise: number;
  problem?: QuoteProblem;
  reason?: Localized;
}

interface PricingContext {
  rates: Rates;
  /** Calendar day in India, ISO. */
  day: string;
  to: { country: string; state?: string | undefined };
  /** Slugs of categories that are not sent there, and `perishable`. */
  notSent: readonly string[];
  /** Sales of this financial year by seller, where they count; the lines add theirs. */
  soldPaise: Map<string, number>;
  /** Units of one variant in one order. */
  maxOfVariant: number;
}

/** Limits a line to what can be sold, is in stock and may be sent there, at today's price. */
function toBillableLine(row: LineRow, qty: number, now: Date, { rates, day, to, notSent, maxOfVariant }: PricingContext): BillableLine {
  const pricePaise = discountedPrice(row.basePricePaise, row.card.pricing.discounts, now);
  const refused = saleRefusal(
    rates.tax,
    { hsn: row.hsn, entry: row.taxEntry, madeToOrder: row.leadTimeDays !== null },
    row.sellerFacts,
    to,
    day,
  );
  if (refused === 'shop-away')
    return {
      row,
      qty,
      billableQty: 0,
      isRefused: true,
      pricePaise,
      problem: 'unavailable',
      reason: holidayReason(row.sellerFacts.calendar, day),
    };
  if (refused === 'no-rate' || refused === 'seller-incomplete' || refused === 'shop-not-open')
    return { row, qty, billableQty: 0, isRefused: true, pricePaise, problem: 'unavailable' };
  if (row.stock === 0) return { row, qty, billableQty: 0, isRefused: refused !== undefined, pricePaise, problem: 'sold-out' };
  const reason = exportRestriction(row, notSent) ?? (refused && sellerRestrictions[refused]);
  if (reason) return { row, qty, billableQty: 0, isRefused: refused !== undefined, pricePaise, problem: 'cannot-ship', reason };
  if (qty > maxOfVariant && row.stock >= maxOfVariant) return { row, qty, billableQty: maxOfVariant, pricePaise, problem: 'limit' };
  if (row.stock < qty) return { row, qty, billableQty: row.stock, pricePaise, problem: 'short' };
  return { row, qty, billableQty: qty, pricePaise };
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

function buildBill(lines: readonly PricedLine[]): Bill {
  const sum = (of: (line: PricedLine) => number) => lines.reduce((total, line) => total + of(line), 0);
  return {
    pieces: sum((line) => line.counted),
    subtotalPaise: sum((line) => line.basePricePaise * line.counted),
    discountPaise: sum((line) => line.discountPaise),
    couponPaise: sum((line) => line.couponPaise),
    deliveryPaise: 0,
    totalPaise: sum((line) => line.payPaise),
    taxPaise: sum((line) => line.taxPaise),
    tax: { cgstPaise: sum((line) => line.cgstPaise), sgstPaise: sum((line) => line.sgstPaise), igstPaise: sum((line) => line.igstPaise) },
  };
}

function summarizeCoupon(code: string, { savedPaise, refused }: CouponEffect, coupon: CouponRow | undefined): PricedCart['coupon'] {
  const minPaise = refused === 'too-little' ? coupon?.minPaise : undefined;
  return { code, savedPaise, ...(refused ? { refused } : {}), ...(minPaise === undefined ? {} : { leastPaise: minPaise }) };
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
  /** Units of one variant, and of all, in one order. */
  maxOfVariant?: number;
  maxUnits?: number;
  now: Date;
}

/** Prices a cart from data that was read before. Pure. */
export function priceLines(
  input: CartInput,
  {
    rows,
    coupon,
    couponRejection: couponRefusal,
    rates,
    delivery,
    rooms,
    soldPaise,
    maxOfVariant = Infinity,
    maxUnits = Infinity,
    now,
  }: PricingData,
): PricedCart {
  const byVariant = new Map(rows.map((row) => [row.variantId, row]));
  const gone: string[] = [];
  const pricing = { rates, day: dayInIndia(now), to: input, notSent: delivery.notSent, soldPaise: new Map(soldPaise), maxOfVariant };
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
  const lines = counted.map((line, index) => ({
    ...priceLine(line, effect?.shares[index] ?? 0, coupon?.fundedBy, pricing),
    rooms: rooms?.get(line.row.card._id),
  }));
  const bill = buildBill(lines);
  const isTooMany = bill.pieces > maxUnits;
  return {
    lines,
    gone,
    parcels: groupParcels(lines, delivery, now),
    transitDays: delivery.transit.until,
    bill,
    ...(isTooMany ? { maxItemCount: maxUnits } : {}),
    ...(effect ? { coupon: summarizeCoupon(input.coupon ?? '', effect, coupon) } : {}),
    canOrder: !isTooMany && gone.length === 0 && lines.length > 0 && lines.every((line) => line.problem === undefined),
    isExport: input.country !== 'IN',
  };
}
