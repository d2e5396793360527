import type { Rates } from '#modules/ledger/rate-rules.ts';
import { dayInIndia } from '#modules/ledger/rate-rules.ts';
import { priceSale, type Sale } from '#modules/ledger/sale-rules.ts';
import { discountedPrice } from '#shared/discounts.ts';
import type { Localized } from '#shared/localized.ts';
import type { Bill, CouponRejection, QuoteLine, QuoteParcel, QuoteProblem } from './contract.ts';
import { applyCoupon, type CouponEffect } from './coupon-rules.ts';
import { exportRestriction } from './export-rules.ts';
import { estimateArrival } from './parcel-rules.ts';
import type { CouponRow, LineRow } from './queries.ts';

export interface CartInput {
  items: readonly { variantId: string; qty: number }[];
  coupon?: string | undefined;
  /** ISO 3166-1 alpha-2 */
  country: string;
  state?: string | undefined;
}

/** A line with everything that an order freezes of it. Amounts are integer paise. */
export interface PricedLine extends QuoteLine, Omit<Sale, 'paidPaise'> {
  title: Localized;
  slug: string;
  makerId: string;
  makerName: Localized;
  sellerSlug: string;
  sellerName: string;
  sellerState: string;
  /** Bears the cost of the line's share of the coupon. */
  couponFundedBy?: 'operator' | 'seller' | undefined;
}

export interface PricedCart {
  lines: PricedLine[];
  gone: string[];
  parcels: QuoteParcel[];
  bill: Bill;
  coupon?: { code: string; savedPaise: number; refused?: CouponRejection; leastPaise?: number } | undefined;
  canOrder: boolean;
  isExport: boolean;
}

interface BillableLine {
  row: LineRow;
  qty: number;
  billableQty: number;
  pricePaise: number;
  problem?: QuoteProblem;
  reason?: Localized;
}

/** Limits a line to what is in stock and may be sent to this country, at today's price. */
function toBillableLine(row: LineRow, qty: number, country: string, now: Date): BillableLine {
  const pricePaise = discountedPrice(row.basePricePaise, row.card.pricing.discounts, now);
  if (row.stock === 0) return { row, qty, billableQty: 0, pricePaise, problem: 'sold-out' };
  const reason = exportRestriction(row, country);
  if (reason) return { row, qty, billableQty: 0, pricePaise, problem: 'cannot-ship', reason };
  if (row.stock < qty) return { row, qty, billableQty: row.stock, pricePaise, problem: 'short' };
  return { row, qty, billableQty: qty, pricePaise };
}

interface PricingContext {
  rates: Rates;
  /** Calendar day in India, ISO. */
  day: string;
  to: { country: string; state?: string | undefined };
}

/** Adds the line's share of the coupon, its taxes and the marketplace's fees. */
function priceLine(
  { row, qty, billableQty: counted, pricePaise, problem, reason }: BillableLine,
  couponPaise: number,
  fundedBy: 'operator' | 'seller' | undefined,
  { rates, day: on, to }: PricingContext,
): PricedLine {
  const couponFundedBy = couponPaise > 0 ? fundedBy : undefined;
  const { paidPaise, ...sale } = priceSale(
    {
      hsn: row.hsn,
      qty: counted,
      pricePaise,
      couponPaise,
      couponFundedBy,
      seller: { id: row.sellerId, state: row.sellerState, gstin: row.gstin, pan: row.pan },
      to,
    },
    rates,
    on,
  );
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
    ...(row.leadTimeDays ? { leadTimeDays: row.leadTimeDays } : {}),
    perishable: row.perishable,
    ...(problem ? { problem } : {}),
    ...(reason ? { problemReason: reason } : {}),
    makerId: row.makerId,
    makerName: row.makerName,
    sellerSlug: row.sellerSlug,
    sellerName: row.sellerName,
    sellerState: row.sellerState,
  };
}

/** Groups lines into one parcel for each seller, in the order of their first lines. */
function groupParcels(lines: readonly PricedLine[], now: Date): QuoteParcel[] {
  const bySeller = Map.groupBy(
    lines.filter((line) => line.counted > 0),
    (line) => line.sellerId,
  );
  return [...bySeller].map(([id, own]) => ({
    seller: { _id: id, slug: own[0]?.sellerSlug ?? '', sellerName: own[0]?.sellerName ?? '' },
    variantIds: own.map((line) => line.variantId),
    payPaise: own.reduce((sum, line) => sum + line.payPaise, 0),
    ...estimateArrival(
      own.map((line) => line.leadTimeDays),
      now,
    ),
  }));
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
  now: Date;
}

/** Prices a cart from data that was read before. Pure. */
export function priceLines(input: CartInput, { rows, coupon, couponRejection: couponRefusal, rates, now }: PricingData): PricedCart {
  const byVariant = new Map(rows.map((row) => [row.variantId, row]));
  const gone: string[] = [];
  const counted: BillableLine[] = [];
  for (const { variantId, qty } of input.items) {
    const row = byVariant.get(variantId);
    if (row) counted.push(toBillableLine(row, qty, input.country, now));
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
  const moment = { rates, day: dayInIndia(now), to: input };
  const lines = counted.map((line, index) => priceLine(line, effect?.shares[index] ?? 0, coupon?.fundedBy, moment));
  return {
    lines,
    gone,
    parcels: groupParcels(lines, now),
    bill: buildBill(lines),
    ...(effect ? { coupon: summarizeCoupon(input.coupon ?? '', effect, coupon) } : {}),
    canOrder: gone.length === 0 && lines.length > 0 && lines.every((line) => line.problem === undefined),
    isExport: input.country !== 'IN',
  };
}
