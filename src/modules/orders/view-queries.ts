import type { Connection, Statement } from '#platform/database/database.ts';
import type { Localized } from '#shared/localized.ts';
import type { OrderLine, OrderMethod } from './contract.ts';
import type { ParcelState } from './parcel-contract.ts';
import { wasRefusedSql } from './parcel-queries.ts';
import type { orderContacts, orders, parcels } from './tables.ts';
import { collectedSql } from './unit-queries.ts';

type OrderColumns = typeof orders.$inferSelect;
type ContactColumns = typeof orderContacts.$inferSelect;

export type SummaryRow = Pick<
  OrderColumns,
  'id' | 'number' | 'state' | 'createdAt' | 'placedAt' | 'holdUntil' | 'leftAt' | 'country' | 'totalPaise' | 'creditPaise'
> & {
  /** Left of the hold when it was read, by the database's clock. */
  holdSeconds: number | null;
};

const summaryColumns = `o.id, o.number, o.state, o.credit_paise as "creditPaise", o.created_at as "createdAt", o.placed_at as "placedAt", o.hold_until as "holdUntil", o.left_at as "leftAt", greatest(0, ceil(extract(epoch from o.hold_until - statement_timestamp())))::int as "holdSeconds", o.country, o.total_paise as "totalPaise"`;
const summaryStatement: Statement = { name: 'orders.summary', text: `select ${summaryColumns} from orders o where o.id = $1` };

export async function readSummary(db: Connection, orderId: string): Promise<SummaryRow | undefined> {
  return (await db.run<SummaryRow>(summaryStatement, [orderId]))[0];
}

const byNumberStatement: Statement = { name: 'orders.by-number', text: `select ${summaryColumns} from orders o where o.number = $1` };

export async function findOrder(db: Connection, number: string): Promise<SummaryRow | undefined> {
  return (await db.run<SummaryRow>(byNumberStatement, [number]))[0];
}

export interface OrderRow
  extends SummaryRow,
    Pick<OrderColumns, 'userId' | 'joinedAt' | 'language' | 'giftMessage' | 'isGift' | 'hidesPrices'>,
    Pick<OrderColumns, 'couponCode' | 'shownCurrency' | 'shownRate' | 'shownRateDate'>,
    Pick<OrderColumns, 'subtotalPaise' | 'discountPaise' | 'couponPaise' | 'deliveryPaise' | 'taxPaise' | 'vatPaise'>,
    Pick<ContactColumns, 'email' | 'name' | 'phone' | 'buyerName' | 'billing' | 'line1' | 'line2' | 'city' | 'postalCode'> {
  /** The contact's email address is proved to be the buyer's. */
  isProved: boolean;
  method: OrderMethod;
  /** The number that VAT of the destination was charged under. */
  vatNumber: string | null;
  region: ContactColumns['state'];
}

const ordersText = `select ${summaryColumns}, o.user_id as "userId", o.joined_at as "joinedAt", c.proved_at is not null as "isProved", o.method, o.language, o.gift_message as "giftMessage",
      o.is_gift as "isGift", o.hides_prices as "hidesPrices", o.subtotal_paise as "subtotalPaise",
      o.discount_paise as "discountPaise", o.coupon_paise as "couponPaise", o.delivery_paise as "deliveryPaise", o.tax_paise as "taxPaise", o.vat_paise as "vatPaise", o.vat ->> 'number' as "vatNumber",
      o.coupon_code as "couponCode", o.shown_currency as "shownCurrency", o.shown_rate as "shownRate",
      to_char(o.shown_rate_date, 'YYYY-MM-DD') as "shownRateDate",
      c.email, c.name, c.phone, c.buyer_name as "buyerName", c.billing, c.line1, c.line2, c.city, c.state as region, c.postal_code as "postalCode"
    from orders o join order_contacts c on c.order_id = o.id`;
const orderStatement: Statement = { name: 'orders.order', text: `${ordersText} where o.id = $1` };

export async function readOrder(db: Connection, orderId: string): Promise<OrderRow | undefined> {
  return (await db.run<OrderRow>(orderStatement, [orderId]))[0];
}

const someOrdersStatement: Statement = {
  name: 'orders.some',
  text: `${ordersText} where o.id = any(array(select unnest($1::text[]))) order by o.created_at, o.id`,
};

/** Reads orders, oldest first. */
export async function readOrders(db: Connection, orderIds: readonly string[]): Promise<OrderRow[]> {
  return db.run(someOrdersStatement, [orderIds]);
}

type ParcelColumns = typeof parcels.$inferSelect;

export interface ParcelRow
  extends Pick<ParcelColumns, 'id' | 'orderId' | 'sellerId' | 'state' | 'promisedFrom' | 'promisedUntil' | 'transitDays'>,
    Pick<ParcelColumns, 'creditPaise' | 'carrier' | 'trackingNumber' | 'trackingUrl' | 'deliveredAt' | 'deliveredBy' | 'shippedAt'>,
    Pick<ParcelColumns, 'recipient' | 'stateAt' | 'remindedAt' | 'remedy' | 'reason' | 'note' | 'replacesId' | 'generation'> {
  /** The cash of it, or of the parcel that it replaces, was collected. */
  isCollected: boolean;
  /** It was refused at the door, and not handed over since. */
  wasRefused: boolean;
  /** Units of it are in a return that was not refused or withdrawn. */
  hasReturns: boolean;
  slug: string;
  sellerName: string;
  sellerLabel: Localized | null;
  timeline: { state: ParcelState; at: string }[];
  invoices: { _id: string; kind: 'invoice' | 'credit-note'; number: string; issuedAt: string }[];
}

const isoOf = (column: string) => `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const parcelsStatement: Statement = {
  name: 'orders.parcels',
  text: `select p.id, p.order_id as "orderId", p.seller_id as "sellerId", s.slug, s.seller_name as "sellerName", s.label as "sellerLabel", p.state, to_char(p.promised_from, 'YYYY-MM-DD') as "promisedFrom",
      to_char(p.promised_until, 'YYYY-MM-DD') as "promisedUntil", p.transit_days as "transitDays", p.credit_paise as "creditPaise", p.recipient, p.carrier, p.tracking_number as "trackingNumber", p.tracking_url as "trackingUrl",
      p.delivered_at as "deliveredAt", p.delivered_by as "deliveredBy", p.shipped_at as "shippedAt", p.state_at as "stateAt",
      p.reminded_at as "remindedAt", p.remedy, p.reason, p.note, p.replaces_id as "replacesId", p.generation,
      ${collectedSql('coalesce(p.root_id, p.id)')} as "isCollected", ${wasRefusedSql} as "wasRefused",
      exists (select from returns r where r.parcel_id = p.id and r.state not in ('refused', 'withdrawn')) as "hasReturns",
      (select coalesce(jsonb_agg(jsonb_build_object('state', e.to_state, 'at', ${isoOf('e.at')}) order by e.id), '[]')
        from parcel_events e where e.parcel_id = p.id) as timeline,
      (select coalesce(jsonb_agg(jsonb_build_object('_id', i.id, 'kind', i.kind, 'number', i.number, 'issuedAt', ${isoOf('i.issued_at')}) order by i.issued_at, i.id), '[]')
        from invoices i where i.parcel_id = p.id) as invoices
    from parcels p join sellers s on s.id = p.seller_id where p.order_id = any(array(select unnest($1::text[]))) order by p.order_id, p.position`,
};

/** Reads the parcels of orders, by order and position. */
export async function readParcels(db: Connection, orderIds: readonly string[]): Promise<ParcelRow[]> {
  return db.run(parcelsStatement, [orderIds]);
}

export interface LineRow
  extends Omit<
    OrderLine,
    | '_id'
    | 'canCancel'
    | 'canReturn'
    | 'replacedQty'
    | 'returnableQty'
    | 'returnReasons'
    | 'color'
    | 'sizeLabel'
    | 'picture'
    | 'leadTimeDays'
    | 'instructions'
    | 'vatPaise'
  > {
  id: string;
  orderId: string;
  parcelId: string;
  color: OrderLine['color'] | null;
  sizeLabel: OrderLine['sizeLabel'] | null;
  picture: OrderLine['picture'] | null;
  leadTimeDays: number | null;
  instructions: string | null;
  vatPaise: number | null;
  replacedQty: number;
  /** Units of it in this parcel; a replacement has fewer than the line. */
  unitsQty: number;
  /** Units of it in this parcel that are in a return which is open or was granted. */
  returningQty: number;
  isReplacement: boolean;
}

// The subquery keeps the planner from making a plan for each number of orders (see cart/queries.ts).
const linesStatement: Statement = {
  name: 'orders.lines',
  text: `select l.id, l.order_id as "orderId", u.parcel_id as "parcelId", l.product_id as "productId", l.variant_id as "variantId", l.slug, l.title, l.color, l.size, l.size_label as "sizeLabel", l.picture,
      l.maker_name as "makerName", m.slug as "makerSlug", l.instructions, l.qty, l.cancelled_qty as "cancelledQty", l.refunded_qty as "refundedQty", l.replaced_qty as "replacedQty", l.base_price_paise as "basePricePaise",
      l.price_paise as "pricePaise", l.coupon_paise as "couponPaise", l.paid_paise as "paidPaise", l.vat_paise as "vatPaise",
      l.cgst_paise + l.sgst_paise + l.igst_paise as "taxPaise", l.tax_rate_bp as "taxRateBp", l.perishable, l.lead_time_days as "leadTimeDays",
      u.qty as "unitsQty", u.is_replacement as "isReplacement",
      (select coalesce(sum(r.qty), 0)::int from return_lines r join returns t on t.id = r.return_id
        where r.line_id = l.id and t.parcel_id = u.parcel_id and t.state not in ('refused', 'withdrawn')) as "returningQty"
    from order_lines l join makers m on m.id = l.maker_id
      cross join lateral (select l.parcel_id, l.qty - l.cancelled_qty as qty, false as is_replacement
        union all select x.parcel_id, x.qty, true from parcel_lines x where x.line_id = l.id) u
    where l.order_id = any(array(select unnest($1::text[]))) order by l.order_id, l.position, u.is_replacement, u.parcel_id`,
};

/**
 * Reads the lines of orders, by order and position: once for their first parcel, once for each replacement.
 */
export async function readLines(db: Connection, orderIds: readonly string[]): Promise<LineRow[]> {
  return db.run(linesStatement, [orderIds]);
}

// The cursor has the precision of milliseconds.
const listStatement: Statement = {
  name: 'orders.list',
  text: `select ${summaryColumns} from orders o where o.user_id = $1
      and ($2::timestamptz is null or (date_trunc('milliseconds', o.created_at), o.id) < ($2, $3))
    order by date_trunc('milliseconds', o.created_at) desc, o.id desc limit $4`,
};

export async function readListPage(
  db: Connection,
  userId: string,
  before: { at: Date; id: string } | undefined,
  limit: number,
): Promise<SummaryRow[]> {
  return db.run(listStatement, [userId, before?.at.toISOString() ?? null, before?.id ?? null, limit]);
}

const listParcelsStatement: Statement = {
  name: 'orders.list-parcels',
  text: `select p.order_id as "orderId", p.state, s.seller_name as "sellerName", to_char(p.promised_until, 'YYYY-MM-DD') as "promisedUntil"
    from parcels p join sellers s on s.id = p.seller_id where p.order_id = any(array(select unnest($1::text[]))) order by p.order_id, p.position`,
};

export async function readListParcels(
  db: Connection,
  orderIds: readonly string[],
): Promise<{ orderId: string; state: ParcelState; sellerName: string; promisedUntil: string }[]> {
  return db.run(listParcelsStatement, [orderIds]);
}

const invoiceStatement: Statement = { name: 'orders.invoice', text: 'select id from invoices where id = $1 and order_id = $2' };

export async function hasInvoice(db: Connection, invoiceId: string, orderId: string): Promise<boolean> {
  return (await db.run(invoiceStatement, [invoiceId, orderId])).length > 0;
}

const giftMessagesStatement: Statement = {
  name: 'orders.gift-messages',
  text: 'select id, gift_message as message from orders where id = any($1) and gift_message is not null',
};

/** Reads the messages of orders that are gifts, by order. */
export async function readGiftMessages(db: Connection, orderIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await db.run<{ id: string; message: string }>(giftMessagesStatement, [orderIds]);
  return new Map(rows.map(({ id, message }) => [id, message]));
}
