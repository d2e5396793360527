import { bigint, boolean, date, doublePrecision, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { BillingDetails } from '#modules/ledger/invoice-rules.ts';
import type { Supply } from '#modules/ledger/supply-rules.ts';
import type { ChargedVat } from '#modules/ledger/vat-rules.ts';
import type { Language, Localized } from '#shared/localized.ts';
import type { OrderLine, OrderMethod } from './contract.ts';
import type { OrderState } from './order-rules.ts';
import type { CancelReason, ParcelActor, ParcelEvent, ParcelState, Remedy } from './parcel-contract.ts';

export interface ParcelRecipient {
  name: string;
  phone: string;
  line1: string;
  line2: string | null;
  city: string;
  postalCode: string | null;
}

const moment = (name: string) => timestamp(name, { withTimezone: true });
/** Integer paise. */
const paise = (name: string) => bigint(name, { mode: 'number' });

export const orders = pgTable('orders', {
  id: text().primaryKey(),
  number: text().notNull(),
  userId: text('user_id'),
  state: text().$type<OrderState>().notNull(),
  method: text().$type<OrderMethod>().notNull(),
  language: text().$type<Language>().notNull(),
  subtotalPaise: paise('subtotal_paise').notNull(),
  discountPaise: paise('discount_paise').notNull(),
  couponPaise: paise('coupon_paise').notNull().default(0),
  deliveryPaise: paise('delivery_paise').notNull().default(0),
  totalPaise: paise('total_paise').notNull(),
  creditPaise: paise('credit_paise').notNull().default(0),
  taxPaise: paise('tax_paise').notNull(),
  vatPaise: paise('vat_paise').notNull().default(0),
  vat: jsonb().$type<ChargedVat>(),
  couponCode: text('coupon_code'),
  shownCurrency: text('shown_currency').notNull().default('INR'),
  shownRate: doublePrecision('shown_rate'),
  shownRateDate: date('shown_rate_date'),
  giftMessage: text('gift_message'),
  isGift: boolean('is_gift').notNull().default(false),
  hidesPrices: boolean('hides_prices').notNull().default(false),
  country: text().notNull(),
  region: text(),
  createdAt: moment('created_at').notNull(),
  holdUntil: moment('hold_until'),
  placedAt: moment('placed_at'),
  joinedAt: moment('joined_at'),
  leftAt: moment('left_at'),
});

export const orderContacts = pgTable('order_contacts', {
  orderId: text('order_id')
    .primaryKey()
    .references(() => orders.id),
  email: text(),
  name: text(),
  phone: text(),
  line1: text(),
  line2: text(),
  city: text(),
  state: text(),
  postalCode: text('postal_code'),
  country: text(),
  erasedAt: moment('erased_at'),
  provedAt: moment('proved_at'),
  buyerName: text('buyer_name'),
  /** Name and address of the bill. */
  billing: jsonb().$type<BillingDetails>(),
});

export const cashOrders = pgTable('cash_orders', {
  orderId: text('order_id')
    .primaryKey()
    .references(() => orders.id),
  emailKey: text('email_key').notNull(),
  emailProved: boolean('email_proved').notNull(),
  phoneKey: text('phone_key').notNull(),
  addressKey: text('address_key').notNull(),
  pin: text().notNull(),
  placedAt: moment('placed_at').notNull(),
});

export const parcels = pgTable('parcels', {
  id: text().primaryKey(),
  orderId: text('order_id').notNull(),
  sellerId: text('seller_id').notNull(),
  position: integer().notNull(),
  state: text().$type<ParcelState>().notNull(),
  promisedFrom: date('promised_from').notNull(),
  promisedUntil: date('promised_until').notNull(),
  /** Recipient and address of a parcel that was packed before they were changed. */
  recipient: jsonb().$type<ParcelRecipient>(),
  /** Days on the way of its zone, the longest. */
  transitDays: integer('transit_days'),
  creditPaise: paise('credit_paise').notNull().default(0),
  carrier: text(),
  trackingNumber: text('tracking_number'),
  trackingUrl: text('tracking_url'),
  stateAt: moment('state_at').notNull(),
  deliveredAt: moment('delivered_at'),
  shippedAt: moment('shipped_at'),
  deliveredBy: text('delivered_by').$type<ParcelActor>(),
  remedy: text().$type<Remedy>(),
  isWhole: boolean('is_whole'),
  reason: text().$type<CancelReason>(),
  note: text(),
  replacesId: text('replaces_id'),
  rootId: text('root_id'),
  generation: integer(),
  remindedAt: moment('reminded_at'),
  escalatedAt: moment('escalated_at'),
  shipBy: date('ship_by'),
  /** When the parcel that its seller marked as packed is packed, and who marked it. */
  packAt: moment('pack_at'),
  packBy: text('pack_by'),
  /** The API key by which it was marked. */
  packKey: text('pack_key'),
});

export const orderAddressChanges = pgTable('order_address_changes', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  orderId: text('order_id').notNull(),
  at: moment('at').notNull(),
  before: jsonb().$type<ParcelRecipient>(),
});

export const parcelEvents = pgTable('parcel_events', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  parcelId: text('parcel_id').notNull(),
  event: text().$type<ParcelEvent>().notNull(),
  fromState: text('from_state').$type<ParcelState>().notNull(),
  toState: text('to_state').$type<ParcelState>().notNull(),
  by: text().$type<ParcelActor>().notNull(),
  /** The member of the team, or the operator. */
  byUser: text('by_user'),
  /** The API key of the shop; the member is then the owner who made it. */
  byKey: text('by_key'),
  reason: text(),
  at: moment('at').notNull(),
});

export const parcelLines = pgTable(
  'parcel_lines',
  {
    parcelId: text('parcel_id').notNull(),
    lineId: text('line_id').notNull(),
    qty: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.parcelId, table.lineId] })],
);

export const orderLines = pgTable('order_lines', {
  id: text().primaryKey(),
  orderId: text('order_id').notNull(),
  parcelId: text('parcel_id').notNull(),
  position: integer().notNull(),
  productId: text('product_id').notNull(),
  variantId: text('variant_id').notNull(),
  sellerId: text('seller_id').notNull(),
  makerId: text('maker_id').notNull(),
  qty: integer().notNull(),
  title: jsonb().$type<Localized>().notNull(),
  slug: text().notNull(),
  color: jsonb().$type<Localized>(),
  size: text().notNull(),
  sizeLabel: jsonb('size_label').$type<Localized>(),
  picture: jsonb().$type<OrderLine['picture']>(),
  makerName: jsonb('maker_name').$type<Localized>().notNull(),
  sellerName: text('seller_name').notNull(),
  leadTimeDays: integer('lead_time_days'),
  perishable: boolean().notNull(),
  basePricePaise: paise('base_price_paise').notNull(),
  pricePaise: paise('price_paise').notNull(),
  couponPaise: paise('coupon_paise').notNull(),
  couponFundedBy: text('coupon_funded_by').$type<'operator' | 'seller'>(),
  paidPaise: paise('paid_paise').notNull(),
  hsn: text().notNull(),
  taxRateBp: integer('tax_rate_bp').notNull(),
  supply: text().$type<Supply>().notNull(),
  taxablePaise: paise('taxable_paise').notNull(),
  cgstPaise: paise('cgst_paise').notNull(),
  sgstPaise: paise('sgst_paise').notNull(),
  igstPaise: paise('igst_paise').notNull(),
  commissionBp: integer('commission_bp').notNull(),
  commissionPaise: paise('commission_paise').notNull(),
  commissionGstPaise: paise('commission_gst_paise').notNull(),
  tcsPaise: paise('tcs_paise').notNull(),
  tdsPaise: paise('tds_paise').notNull(),
  cancelledQty: integer('cancelled_qty').notNull().default(0),
  refundedQty: integer('refunded_qty').notNull().default(0),
  restockedQty: integer('restocked_qty').notNull().default(0),
  replacedQty: integer('replaced_qty').notNull().default(0),
  instructions: text(),
  taxEntry: text('tax_entry'),
  /** Of the destination, on top of the price, inside `paidPaise`; null where none is charged at the sale. */
  vatRateBp: integer('vat_rate_bp'),
  vatPaise: paise('vat_paise'),
});

export const orderAccess = pgTable(
  'order_access',
  {
    orderId: text('order_id').notNull(),
    tokenHash: text('token_hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
    provedAt: moment('proved_at'),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.tokenHash] })],
);

export const orderNews = pgTable(
  'order_news',
  {
    orderId: text('order_id').notNull(),
    kind: text().notNull(),
    about: text().notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.kind, table.about] })],
);

export const parcelProofs = pgTable('parcel_proofs', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  parcelId: text('parcel_id').notNull(),
  kind: text().$type<'photo' | 'weight'>().notNull(),
  /** Null once the photograph is forgotten. */
  mediaId: text('media_id'),
  grams: integer(),
  byUser: text('by_user').notNull(),
  byKey: text('by_key'),
  at: moment('at').notNull(),
});
