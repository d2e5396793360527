import type { Rates } from '#modules/ledger/rate-rules.ts';
import { saleRefusal } from '#modules/ledger/supply-rules.ts';
import { discountedPrice } from '#shared/discounts.ts';
import type { Localized } from '#shared/localized.ts';
import type { QuoteProblem } from './contract.ts';
import { exportRestriction, sellerRestrictions, vatRestriction } from './export-rules.ts';
import { holidayReason } from './group-parcels.ts';
import type { LineRow } from './queries.ts';

/** A line with what of it can be sold. */
export interface BillableLine {
  row: LineRow;
  qty: number;
  billableQty: number;
  /** Its seller cannot sell it there, in stock or not. */
  isRefused?: boolean;
  pricePaise: number;
  problem?: QuoteProblem;
  reason?: Localized;
}

/** Facts that decide whether goods can be sent to a destination, and how many. */
export interface SendingContext {
  rates: Rates;
  /** Calendar day in India, ISO. */
  day: string;
  to: { country: string; state?: string | undefined };
  /** Slugs of categories that are not sent there, and `perishable`. */
  notSent: readonly string[];
  /** Units of one variant in one order. */
  maxOfVariant: number;
  /** Sellers whose parcel cannot be sent there, since its VAT cannot be charged. */
  withoutVat: ReadonlySet<string>;
}

/** Limits a line to what can be sold, is in stock and may be sent there, at today's price. */
export function toBillableLine(
  row: LineRow,
  qty: number,
  now: Date,
  { rates, day, to, notSent, maxOfVariant, withoutVat }: SendingContext,
): BillableLine {
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
  const reason =
    exportRestriction(row, notSent) ??
    (refused && sellerRestrictions[refused]) ??
    (withoutVat.has(row.sellerId) ? vatRestriction : undefined);
  if (reason) return { row, qty, billableQty: 0, isRefused: refused !== undefined, pricePaise, problem: 'cannot-ship', reason };
  if (qty > maxOfVariant && row.stock >= maxOfVariant) return { row, qty, billableQty: maxOfVariant, pricePaise, problem: 'limit' };
  if (row.stock < qty) return { row, qty, billableQty: row.stock, pricePaise, problem: 'short' };
  return { row, qty, billableQty: qty, pricePaise };
}
