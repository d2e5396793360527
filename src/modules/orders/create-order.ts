import { guestTokenHash } from '#modules/accounts/guest-token.ts';
import type { PricedCart, PricedLine } from '#modules/cart/price-lines.ts';
import type { BillingDetails } from '#modules/ledger/invoice-rules.ts';
import type { Context } from '#platform/context.ts';
import { newId, newReadableCode } from '#shared/id.ts';
import type { Language } from '#shared/localized.ts';
import { spreadCredit } from '#shared/store-credit.ts';
import { cashOf } from './cash-of-order.ts';
import type { SoldLines } from './confirm-order.ts';
import type { OrderMethod, OrderSummary } from './contract.ts';
import { holdMinutes, orderNumberOf } from './order-rules.ts';
import { insertOrder } from './queries.ts';

export interface NewOrder {
  cart: PricedCart;
  /** Store credit that pays for it, in paise. */
  creditPaise: number;
  userId: string | undefined;
  method: OrderMethod;
  language: Language;
  /** `placed` where nothing has to be paid first. */
  state: 'pending' | 'placed';
  couponCode?: string | undefined;
  giftMessage?: string | undefined;
  /** For a gift: the parcels go to another person than the buyer. */
  gift?: { buyerName: string; hidePrices: boolean } | undefined;
  /** Notes of the buyer to the makers, by variant. */
  instructions: ReadonlyMap<string, string>;
  /** The currency in which the buyer saw prices, with its rate then in units for one rupee. */
  shown: { currency: string; rate?: number | undefined; rateDate?: string | undefined };
  /** The buyer's address of email; name and phone of who receives the parcels. */
  contact: { email: string; name: string; phone: string };
  /** Name and address of the bill, where that is not the buyer at the delivery address. */
  billing?: BillingDetails | undefined;
  /** The caller has proved that the contact's email address is theirs. */
  isProved: boolean;
  address: {
    country: string;
    line1: string;
    line2?: string | undefined;
    city: string;
    state?: string | undefined;
    postalCode?: string | undefined;
  };
  /** Token of the browser that may read a guest's order. */
  guestToken?: string | undefined;
}

/**
 * Freezes a line as it is sold now, by the names of the table's columns: later changes of the catalogue must
 * not change what was agreed.
 */
const lineRow = (line: PricedLine, position: number, orderId: string, parcelId: string, instructions: string | undefined) => ({
  id: newId(),
  order_id: orderId,
  parcel_id: parcelId,
  position,
  product_id: line.productId,
  variant_id: line.variantId,
  seller_id: line.sellerId,
  maker_id: line.makerId,
  qty: line.counted,
  title: line.title,
  slug: line.slug,
  color: line.colorName,
  size: line.size,
  size_label: line.sizeLabel,
  picture: line.product.image,
  maker_name: line.makerName,
  seller_name: line.sellerName,
  lead_time_days: line.leadTimeDays,
  perishable: line.perishable,
  base_price_paise: line.basePricePaise,
  price_paise: line.pricePaise,
  coupon_paise: line.couponPaise,
  coupon_funded_by: line.couponFundedBy,
  paid_paise: line.payPaise,
  hsn: line.hsn,
  tax_rate_bp: line.taxRateBp,
  supply: line.supply,
  taxable_paise: line.taxablePaise,
  cgst_paise: line.cgstPaise,
  sgst_paise: line.sgstPaise,
  igst_paise: line.igstPaise,
  commission_bp: line.commissionBp,
  commission_paise: line.commissionPaise,
  commission_gst_paise: line.commissionGstPaise,
  tcs_paise: line.tcsPaise,
  tds_paise: line.tdsPaise,
  cancelled_qty: 0,
  refunded_qty: 0,
  restocked_qty: 0,
  replaced_qty: 0,
  instructions,
  tax_entry: line.taxEntry,
  vat_rate_bp: line.vatRateBp,
  vat_paise: line.vatPaise,
});

/** A line as the ledger posts it. */
const postedLine = (row: ReturnType<typeof lineRow>) => ({
  lineId: row.id,
  orderId: row.order_id,
  sellerId: row.seller_id,
  qty: row.qty,
  paidPaise: row.paid_paise,
  vatPaise: row.vat_paise ?? 0,
  couponPaise: row.coupon_paise,
  couponFundedBy: row.coupon_funded_by ?? null,
  commissionPaise: row.commission_paise,
  commissionGstPaise: row.commission_gst_paise,
  tcsPaise: row.tcs_paise,
  tdsPaise: row.tds_paise,
  taxablePaise: row.taxable_paise,
});

export interface CreatedOrder {
  order: OrderSummary;
  sold: SoldLines;
  /** Cash that couriers would collect for it, in paise. */
  cashPaise: number;
}

/**
 * Inserts an order with its contact, one parcel for each seller and its lines. Stock is reserved by the
 * caller, last in the transaction, because other buyers wait for those rows. A `pending` order waits 15
 * minutes of database time for its payment.
 */
export async function createOrder(tx: Context, given: NewOrder): Promise<CreatedOrder> {
  const { cart, contact, address, shown, gift, instructions, creditPaise } = given;
  const { bill } = cart;
  const id = newId();
  const number = orderNumberOf(newReadableCode());
  const now = tx.now().toISOString();
  const credits = spreadCredit(
    creditPaise,
    cart.parcels.map(({ payPaise }) => payPaise),
  );
  const parcels = cart.parcels.map((parcel, position) => ({
    id: newId(),
    order_id: id,
    seller_id: parcel.seller._id,
    position,
    state: given.state === 'placed' ? 'confirmed' : 'placed',
    ship_by: parcel.leavesBy,
    promised_from: parcel.promisedFrom,
    promised_until: parcel.promisedUntil,
    transit_days: cart.transitDays,
    credit_paise: credits[position] ?? 0,
    state_at: now,
  }));
  const parcelOf = new Map(parcels.map((parcel) => [parcel.seller_id, parcel.id]));
  const lines = cart.lines.map((line, position) =>
    lineRow(line, position, id, parcelOf.get(line.sellerId) ?? '', instructions.get(line.variantId)),
  );
  const holdUntil = await insertOrder(tx.db, {
    order: {
      id,
      number,
      user_id: given.userId,
      state: given.state,
      method: given.method,
      language: given.language,
      subtotal_paise: bill.subtotalPaise,
      discount_paise: bill.discountPaise,
      coupon_paise: bill.couponPaise,
      delivery_paise: bill.deliveryPaise,
      total_paise: bill.totalPaise,
      credit_paise: creditPaise,
      tax_paise: bill.taxPaise,
      vat_paise: bill.vatPaise ?? 0,
      vat: cart.vat,
      coupon_code: given.couponCode,
      shown_currency: shown.currency,
      shown_rate: shown.rate,
      shown_rate_date: shown.rateDate,
      gift_message: given.giftMessage,
      is_gift: gift !== undefined,
      hides_prices: gift?.hidePrices ?? false,
      country: address.country,
      region: address.state,
      created_at: now,
    },
    contact: {
      order_id: id,
      ...contact,
      line1: address.line1,
      line2: address.line2,
      city: address.city,
      state: address.state,
      postal_code: address.postalCode,
      country: address.country,
      proved_at: given.isProved ? now : undefined,
      buyer_name: gift?.buyerName,
      billing: given.billing,
    },
    parcels,
    lines,
    tokenHash: given.guestToken && guestTokenHash(given.guestToken),
    holdMinutes,
  });
  const order: OrderSummary = {
    _id: id,
    number,
    state: given.state,
    createdAt: now,
    ...(given.state === 'placed' ? { placedAt: now } : {}),
    ...(holdUntil ? { holdUntil: holdUntil.toISOString(), holdSeconds: holdMinutes * 60 } : {}),
    country: address.country,
    totalPaise: bill.totalPaise,
    ...(creditPaise > 0 ? { creditPaise } : {}),
  };
  const paidOf = (parcelId: string) => lines.reduce((sum, line) => sum + (line.parcel_id === parcelId ? line.paid_paise : 0), 0);
  return {
    order,
    sold: { lines: lines.map(postedLine), pans: new Map(cart.lines.map((line) => [line.sellerId, line.sellerPan])) },
    cashPaise: cashOf(parcels.map((parcel) => ({ amountPaise: paidOf(parcel.id) - parcel.credit_paise }))),
  };
}
