import type { PricedCart, PricedLine } from '#modules/cart/price-lines.ts';
import type { Method } from '#modules/payments/contract.ts';
import type { Context } from '#platform/context.ts';
import { newId, newReadableCode } from '#shared/id.ts';
import type { Language } from '#shared/localized.ts';
import type { OrderSummary } from './contract.ts';
import { guestTokenHash } from './guest-token.ts';
import { holdMinutes, orderNumberOf } from './order-rules.ts';
import { insertOrder } from './queries.ts';

export interface NewOrder {
  cart: PricedCart;
  userId: string | undefined;
  method: Method;
  language: Language;
  /** `placed` where nothing has to be paid first. */
  state: 'pending' | 'placed';
  couponCode?: string | undefined;
  giftMessage?: string | undefined;
  /** The currency in which the buyer saw prices, with its rate then in units for one rupee. */
  shown: { currency: string; rate?: number | undefined; rateDate?: string | undefined };
  contact: { email: string; name: string; phone: string };
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
const lineRow = (line: PricedLine, position: number, orderId: string, parcelId: string) => ({
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
});

/**
 * Inserts an order with its contact, one parcel for each seller and its lines. Stock is reserved by the
 * caller, last in the transaction, because other buyers wait for those rows. A `pending` order waits 15
 * minutes of database time for its payment.
 */
export async function createOrder(tx: Context, given: NewOrder): Promise<OrderSummary> {
  const { cart, contact, address, shown } = given;
  const { bill } = cart;
  const id = newId();
  const number = orderNumberOf(newReadableCode());
  const now = tx.now().toISOString();
  const parcels = cart.parcels.map((parcel, position) => ({
    id: newId(),
    order_id: id,
    seller_id: parcel.seller._id,
    position,
    state: given.state === 'placed' ? 'confirmed' : 'placed',
    promised_from: parcel.promisedFrom,
    promised_until: parcel.promisedUntil,
    state_at: now,
  }));
  const parcelOf = new Map(parcels.map((parcel) => [parcel.seller_id, parcel.id]));
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
      tax_paise: bill.taxPaise,
      coupon_code: given.couponCode,
      shown_currency: shown.currency,
      shown_rate: shown.rate,
      shown_rate_date: shown.rateDate,
      gift_message: given.giftMessage,
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
    },
    parcels,
    lines: cart.lines.map((line, position) => lineRow(line, position, id, parcelOf.get(line.sellerId) ?? '')),
    tokenHash: given.guestToken && guestTokenHash(given.guestToken),
    holdMinutes,
  });
  return {
    _id: id,
    number,
    state: given.state,
    createdAt: now,
    ...(given.state === 'placed' ? { placedAt: now } : {}),
    ...(holdUntil ? { holdUntil: holdUntil.toISOString() } : {}),
    country: address.country,
    totalPaise: bill.totalPaise,
  };
}
