import type { Connection, Statement } from '#platform/database/database.ts';
import type { Language } from '#shared/localized.ts';
import type { OrderLine, ParcelState } from './contract.ts';
import type { OrderState } from './order-rules.ts';

/** Rows as their tables name the columns: what is not given is empty. */
type Row = Record<string, unknown>;

// One round trip for all of an order. Checks between the tables come at the end of the statement.
const insertOrderStatement: Statement = {
  name: 'orders.insert',
  text: `with placed as (insert into orders (id, number, user_id, state, method, language, subtotal_paise, discount_paise, coupon_paise, delivery_paise,
      total_paise, tax_paise, coupon_code, shown_currency, shown_rate, shown_rate_date, gift_message, country, region, created_at, hold_until, placed_at)
    select id, number, user_id, state, method, language, subtotal_paise, discount_paise, coupon_paise, delivery_paise,
      total_paise, tax_paise, coupon_code, shown_currency, shown_rate, shown_rate_date, gift_message, country, region, created_at,
      case state when 'pending' then now() + make_interval(mins => $6) end, case state when 'placed' then created_at end
    from jsonb_populate_record(null::orders, $1) returning id, state, created_at, hold_until),
  contact as (insert into order_contacts select * from jsonb_populate_record(null::order_contacts, $2)),
  parcel as (insert into parcels select * from jsonb_populate_recordset(null::parcels, $3) returning id, state, state_at),
  confirmed as (insert into parcel_events (parcel_id, event, from_state, to_state, by, at)
    select id, 'confirm', 'placed', 'confirmed', 'shop', state_at from parcel where state = 'confirmed'),
  line as (insert into order_lines select * from jsonb_populate_recordset(null::order_lines, $4)),
  access as (insert into order_access (order_id, token_hash, expires_at) select id, $5, now() + interval '90 days' from placed where $5::text is not null)
  select hold_until as "holdUntil" from placed`,
};

export async function insertOrder(
  db: Connection,
  rows: { order: Row; contact: Row; parcels: Row[]; lines: Row[]; tokenHash: string | undefined; holdMinutes: number },
): Promise<Date | null> {
  const { order, contact, parcels, lines, tokenHash = null, holdMinutes } = rows;
  const values = [...[order, contact, parcels, lines].map((part) => JSON.stringify(part)), tokenHash, holdMinutes];
  return (await db.run<{ holdUntil: Date | null }>(insertOrderStatement, values))[0]?.holdUntil ?? null;
}

const lockOrderStatement: Statement = {
  name: 'orders.lock',
  text: `select id, number, state, method, user_id as "userId", language, country, total_paise as "totalPaise", coupon_code as "couponCode",
      hold_until > now() as "isHeld" from orders where id = $1 for no key update`,
};

export interface LockedOrder {
  id: string;
  number: string;
  state: OrderState;
  method: string;
  userId: string | null;
  language: 'en' | 'hi';
  country: string;
  totalPaise: number;
  couponCode: string | null;
  /** It still waits for its payment. */
  isHeld: boolean | null;
}

/** Whoever changes an order or what belongs to it takes this first. */
export async function lockOrder(db: Connection, orderId: string): Promise<LockedOrder | undefined> {
  return (await db.run<LockedOrder>(lockOrderStatement, [orderId]))[0];
}

const confirmStatement: Statement = {
  name: 'orders.confirm',
  text: `with placed as (update orders set state = 'placed', hold_until = null, placed_at = $2 where id = $1 and state <> 'placed' returning id),
    moved as (update parcels p set state = 'confirmed', state_at = $2 from placed where p.order_id = placed.id returning p.id)
    insert into parcel_events (parcel_id, event, from_state, to_state, by, at) select id, 'confirm', 'placed', 'confirmed', 'shop', $2 from moved`,
};

export async function placeLocked(db: Connection, orderId: string, now: Date): Promise<void> {
  await db.run(confirmStatement, [orderId, now]);
}

const piecesStatement: Statement = {
  name: 'orders.pieces',
  text: 'select variant_id as "variantId", qty - cancelled_qty - refunded_qty as qty from order_lines where order_id = $1 and qty > cancelled_qty + refunded_qty order by position',
};

/** What an order takes, as far as it was not given back. */
export async function readPieces(db: Connection, orderId: string): Promise<{ variantId: string; qty: number }[]> {
  return db.run(piecesStatement, [orderId]);
}

const expiredStatement: Statement = {
  name: 'orders.expired',
  text: `select id from orders where state = 'pending' and hold_until < now() order by hold_until limit $1`,
};

export async function readExpired(db: Connection, limit: number): Promise<string[]> {
  return (await db.run<{ id: string }>(expiredStatement, [limit])).map((row) => row.id);
}

const abandonStatement: Statement = {
  name: 'orders.abandon',
  text: `update orders set state = 'abandoned', hold_until = null where id = $1 and state = 'pending' and hold_until < now() returning coupon_code as "couponCode"`,
};

/** @returns undefined where somebody was first, or the time is not over */
export async function abandonExpired(db: Connection, orderId: string): Promise<{ couponCode: string | null } | undefined> {
  return (await db.run<{ couponCode: string | null }>(abandonStatement, [orderId]))[0];
}

const setMethodStatement: Statement = { name: 'orders.set-method', text: 'update orders set method = $2 where id = $1' };

export async function setMethod(db: Connection, orderId: string, method: string): Promise<void> {
  await db.run(setMethodStatement, [orderId, method]);
}

const findOwnStatement: Statement = {
  name: 'orders.find-own',
  text: `select id from orders o where number = $1 and (user_id = $2
    or exists (select from order_access a where a.order_id = o.id and a.token_hash = $3 and a.expires_at > now()))`,
};

/** The order of this number where the person or the browser may read it. Nobody is nobody's owner: an empty key finds nothing. */
export async function findOwnOrder(
  db: Connection,
  number: string,
  userId: string | undefined,
  tokenHash: string | undefined,
): Promise<string | undefined> {
  return (await db.run<{ id: string }>(findOwnStatement, [number, userId ?? null, tokenHash ?? null]))[0]?.id;
}

const insertAccessStatement: Statement = {
  name: 'orders.insert-access',
  text: `insert into order_access (order_id, token_hash, expires_at) values ($1, $2, now() + interval '90 days')
    on conflict (order_id, token_hash) do update set expires_at = excluded.expires_at`,
};

export async function insertAccess(db: Connection, orderId: string, tokenHash: string): Promise<void> {
  await db.run(insertAccessStatement, [orderId, tokenHash]);
}

const findForCodeStatement: Statement = {
  name: 'orders.find-for-code',
  text: 'select o.id, o.language from orders o join order_contacts c on c.order_id = o.id where o.number = $1 and c.email = $2',
};

/** The order of this number that was placed with this address. */
export async function findOrderOfEmail(
  db: Connection,
  number: string,
  email: string,
): Promise<{ id: string; language: Language } | undefined> {
  return (await db.run<{ id: string; language: Language }>(findForCodeStatement, [number, email]))[0];
}

const lockParcelStatement: Statement = {
  name: 'orders.lock-parcel',
  text: `select p.id, p.order_id as "orderId", p.state, o.method from parcels p join orders o on o.id = p.order_id where p.id = $1 for no key update of p`,
};

export async function lockParcel(
  db: Connection,
  parcelId: string,
): Promise<{ id: string; orderId: string; state: ParcelState; method: string } | undefined> {
  return (await db.run<{ id: string; orderId: string; state: ParcelState; method: string }>(lockParcelStatement, [parcelId]))[0];
}

const writeParcelStatement: Statement = {
  name: 'orders.write-parcel',
  text: `with moved as (update parcels set state = $4, state_at = $6, delivered_at = case $4 when 'delivered' then $6::timestamptz else delivered_at end,
      carrier = coalesce($7, carrier), tracking_number = coalesce($8, tracking_number), tracking_url = coalesce($9, tracking_url),
      reminded_at = null, escalated_at = null where id = $1 returning id)
    insert into parcel_events (parcel_id, event, from_state, to_state, by, at) select id, $2, $3, $4, $5, $6 from moved`,
};

export interface ParcelMove {
  parcelId: string;
  event: string;
  from: ParcelState;
  to: ParcelState;
  by: string;
  at: Date;
  carrier?: string | undefined;
  trackingNumber?: string | undefined;
  trackingUrl?: string | undefined;
}

export async function writeParcel(db: Connection, move: ParcelMove): Promise<void> {
  const { parcelId, event, from, to, by, at, carrier = null, trackingNumber = null, trackingUrl = null } = move;
  await db.run(writeParcelStatement, [parcelId, event, from, to, by, at.toISOString(), carrier, trackingNumber, trackingUrl]);
}

export interface LineToCancel {
  id: string;
  variantId: string;
  qty: number;
  /** Cancelled or refunded before. */
  doneQty: number;
  paidPaise: number;
  perishable: boolean;
  parcelState: ParcelState;
}

// The order's row is held: nobody else changes its lines. A parcel may be packed at this moment, so its row is taken, too.
const lockLinesStatement: Statement = {
  name: 'orders.lock-lines',
  text: `with locked as materialized (select id, state from parcels where order_id = $1 order by id for no key update)
    select l.id, l.variant_id as "variantId", l.qty, l.cancelled_qty + l.refunded_qty as "doneQty", l.paid_paise as "paidPaise", l.perishable,
      p.state as "parcelState" from order_lines l join locked p on p.id = l.parcel_id where l.order_id = $1`,
};

export async function lockLinesToCancel(db: Connection, orderId: string): Promise<LineToCancel[]> {
  return db.run(lockLinesStatement, [orderId]);
}

const addCancelledStatement: Statement = {
  name: 'orders.add-cancelled',
  text: `update order_lines l set cancelled_qty = l.cancelled_qty + c.qty from unnest($1::text[], $2::int[]) as c (id, qty) where l.id = c.id`,
};

export async function addCancelled(db: Connection, lines: readonly { lineId: string; qty: number }[]): Promise<void> {
  await db.run(addCancelledStatement, [lines.map((line) => line.lineId), lines.map((line) => line.qty)]);
}

const cancelEmptyStatement: Statement = {
  name: 'orders.cancel-empty-parcels',
  text: `with moved as (update parcels p set state = 'cancelled', state_at = $2 where p.order_id = $1 and p.state = 'confirmed'
      and not exists (select from order_lines l where l.parcel_id = p.id and l.qty > l.cancelled_qty) returning p.id),
    noted as (insert into parcel_events (parcel_id, event, from_state, to_state, by, at) select id, 'cancel', 'confirmed', 'cancelled', 'buyer', $2 from moved)
    select not exists (select from order_lines l where l.order_id = $1 and l.qty > l.cancelled_qty) as nothing`,
};

/** Cancels the parcels in which nothing is left. @returns whether nothing is left of the whole order */
export async function cancelEmptyParcels(db: Connection, orderId: string, now: Date): Promise<boolean> {
  return (await db.run<{ nothing: boolean }>(cancelEmptyStatement, [orderId, now.toISOString()]))[0]?.nothing ?? false;
}

export interface SummaryRow {
  id: string;
  number: string;
  state: OrderState;
  createdAt: Date;
  placedAt: Date | null;
  holdUntil: Date | null;
  totalPaise: number;
}

const summaryColumns = `o.id, o.number, o.state, o.created_at as "createdAt", o.placed_at as "placedAt", o.hold_until as "holdUntil", o.total_paise as "totalPaise"`;
const summaryStatement: Statement = { name: 'orders.summary', text: `select ${summaryColumns} from orders o where o.id = $1` };

export async function readSummary(db: Connection, orderId: string): Promise<SummaryRow | undefined> {
  return (await db.run<SummaryRow>(summaryStatement, [orderId]))[0];
}

const byNumberStatement: Statement = { name: 'orders.by-number', text: `select ${summaryColumns} from orders o where o.number = $1` };

export async function findOrder(db: Connection, number: string): Promise<SummaryRow | undefined> {
  return (await db.run<SummaryRow>(byNumberStatement, [number]))[0];
}

export interface OrderRow extends SummaryRow {
  userId: string | null;
  language: Language;
  country: string;
  giftMessage: string | null;
  subtotalPaise: number;
  discountPaise: number;
  couponPaise: number;
  deliveryPaise: number;
  taxPaise: number;
  couponCode: string | null;
  shownCurrency: string;
  shownRate: number | null;
  shownRateDate: string | null;
  email: string | null;
  name: string | null;
  phone: string | null;
  line1: string | null;
  line2: string | null;
  city: string | null;
  region: string | null;
  postalCode: string | null;
}

const orderStatement: Statement = {
  name: 'orders.order',
  text: `select ${summaryColumns}, o.user_id as "userId", o.language, o.country, o.gift_message as "giftMessage", o.subtotal_paise as "subtotalPaise",
      o.discount_paise as "discountPaise", o.coupon_paise as "couponPaise", o.delivery_paise as "deliveryPaise", o.tax_paise as "taxPaise",
      o.coupon_code as "couponCode", o.shown_currency as "shownCurrency", o.shown_rate as "shownRate",
      to_char(o.shown_rate_date, 'YYYY-MM-DD') as "shownRateDate",
      c.email, c.name, c.phone, c.line1, c.line2, c.city, c.state as region, c.postal_code as "postalCode"
    from orders o join order_contacts c on c.order_id = o.id where o.id = $1`,
};

export async function readOrder(db: Connection, orderId: string): Promise<OrderRow | undefined> {
  return (await db.run<OrderRow>(orderStatement, [orderId]))[0];
}

export interface ParcelRow {
  id: string;
  sellerId: string;
  slug: string;
  sellerName: string;
  state: ParcelState;
  promisedFrom: string;
  promisedUntil: string;
  carrier: string | null;
  trackingNumber: string | null;
  trackingUrl: string | null;
  deliveredAt: Date | null;
  timeline: { state: ParcelState; at: string }[];
  invoices: { _id: string; kind: 'invoice' | 'credit-note'; number: string; issuedAt: string }[];
}

const isoOf = (column: string) => `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const parcelsStatement: Statement = {
  name: 'orders.parcels',
  text: `select p.id, p.seller_id as "sellerId", s.slug, s.seller_name as "sellerName", p.state, to_char(p.promised_from, 'YYYY-MM-DD') as "promisedFrom",
      to_char(p.promised_until, 'YYYY-MM-DD') as "promisedUntil", p.carrier, p.tracking_number as "trackingNumber", p.tracking_url as "trackingUrl",
      p.delivered_at as "deliveredAt",
      (select coalesce(jsonb_agg(jsonb_build_object('state', e.to_state, 'at', ${isoOf('e.at')}) order by e.id), '[]')
        from parcel_events e where e.parcel_id = p.id) as timeline,
      (select coalesce(jsonb_agg(jsonb_build_object('_id', i.id, 'kind', i.kind, 'number', i.number, 'issuedAt', ${isoOf('i.issued_at')}) order by i.issued_at, i.id), '[]')
        from invoices i where i.parcel_id = p.id) as invoices
    from parcels p join sellers s on s.id = p.seller_id where p.order_id = $1 order by p.position`,
};

export async function readParcels(db: Connection, orderId: string): Promise<ParcelRow[]> {
  return db.run(parcelsStatement, [orderId]);
}

export interface LineRow
  extends Omit<OrderLine, '_id' | 'canCancel' | 'canReturn' | 'returnableQty' | 'returnReasons' | 'color' | 'picture' | 'leadTimeDays'> {
  id: string;
  orderId: string;
  parcelId: string;
  color: OrderLine['color'] | null;
  picture: OrderLine['picture'] | null;
  leadTimeDays: number | null;
  /** In returns that are not over. */
  returningQty: number;
}

const linesStatement: Statement = {
  name: 'orders.lines',
  text: `select l.id, l.order_id as "orderId", l.parcel_id as "parcelId", l.product_id as "productId", l.variant_id as "variantId", l.slug, l.title, l.color, l.size, l.picture,
      l.maker_name as "makerName", l.qty, l.cancelled_qty as "cancelledQty", l.refunded_qty as "refundedQty", l.base_price_paise as "basePricePaise",
      l.price_paise as "pricePaise", l.coupon_paise as "couponPaise", l.paid_paise as "paidPaise",
      l.cgst_paise + l.sgst_paise + l.igst_paise as "taxPaise", l.tax_rate_bp as "taxRateBp", l.perishable, l.lead_time_days as "leadTimeDays",
      (select coalesce(sum(r.qty), 0)::int from return_lines r join returns t on t.id = r.return_id
        where r.line_id = l.id and t.state in ('requested', 'approved', 'received')) as "returningQty"
    from order_lines l where l.order_id = any($1) order by l.order_id, l.position`,
};

/** The lines of orders, in their order. */
export async function readLines(db: Connection, orderIds: readonly string[]): Promise<LineRow[]> {
  return db.run(linesStatement, [orderIds]);
}

// Milliseconds are what the cursor knows.
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
    from parcels p join sellers s on s.id = p.seller_id where p.order_id = any($1) order by p.order_id, p.position`,
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

const insertNewsStatement: Statement = {
  name: 'orders.insert-news',
  text: 'insert into order_news (order_id, kind, about) values ($1, $2, $3) on conflict do nothing returning kind',
};

/** @returns whether the buyer was not told before */
export async function insertNews(db: Connection, orderId: string, kind: string, about: string): Promise<boolean> {
  return (await db.run(insertNewsStatement, [orderId, kind, about])).length > 0;
}

const refundStatement: Statement = {
  name: 'orders.refund',
  text: 'select order_id as "orderId", amount_paise as "amountPaise" from refunds where id = $1',
};

export async function readRefund(db: Connection, refundId: string): Promise<{ orderId: string; amountPaise: number } | undefined> {
  return (await db.run<{ orderId: string; amountPaise: number }>(refundStatement, [refundId]))[0];
}

const received: Statement = {
  name: 'orders.parcels-received',
  text: `select p.id from parcels p join orders o on o.id = p.order_id
    where p.state = 'shipped' and o.method <> 'cod' and p.promised_until + $1::int < (now() at time zone 'Asia/Kolkata')::date order by p.id limit 500`,
};

/** Shipped parcels that nobody missed `days` after the promised date. Cash is never taken as received by itself. */
export async function readSilentlyReceived(db: Connection, days: number): Promise<string[]> {
  return (await db.run<{ id: string }>(received, [days])).map((row) => row.id);
}

export interface StuckParcel {
  id: string;
  number: string;
  sellerName: string;
  state: ParcelState;
  since: Date;
}

const stuck: Statement = {
  name: 'orders.parcels-stuck',
  text: `with late as (select id from parcels where state in ('confirmed', 'packed') and state_at < now() - make_interval(days => $1)
      and case when $2 then escalated_at is null else reminded_at is null end order by id limit 200 for update skip locked),
    told as (update parcels p set reminded_at = coalesce(p.reminded_at, now()), escalated_at = case when $2 then now() else p.escalated_at end
      from late where p.id = late.id returning p.id, p.order_id, p.seller_id, p.state, p.state_at)
    select t.id, o.number, s.seller_name as "sellerName", t.state, t.state_at as since
      from told t join orders o on o.id = t.order_id join sellers s on s.id = t.seller_id order by t.state_at`,
};

/** Marks parcels that did not move for `days` as told of, and answers them. */
export async function takeStuckParcels(db: Connection, days: number, isEscalation: boolean): Promise<StuckParcel[]> {
  return db.run(stuck, [days, isEscalation]);
}

const ofPerson = `(o.user_id = $1 or o.id in (select order_id from order_contacts where email = $2))`;

const openOfPerson: Statement = {
  name: 'orders.open-of-person',
  text: `select o.number from orders o where ${ofPerson} and (o.state = 'pending'
      or exists (select from parcels p where p.order_id = o.id and o.state = 'placed' and p.state in ('placed', 'confirmed', 'packed', 'shipped'))
      or exists (select from refunds r where r.order_id = o.id and r.state in ('requested', 'sent'))) order by o.created_at limit 1`,
};

/** An order of this person in which something still has to happen. */
export async function readOpenNumber(db: Connection, userId: string, email: string): Promise<string | undefined> {
  return (await db.run<{ number: string }>(openOfPerson, [userId, email]))[0]?.number;
}

const idsOfPerson: Statement = { name: 'orders.ids-of-person', text: `select o.id from orders o where ${ofPerson} order by o.created_at` };

export async function readIdsOfPerson(db: Connection, userId: string, email: string): Promise<string[]> {
  return (await db.run<{ id: string }>(idsOfPerson, [userId, email])).map((row) => row.id);
}

const erase: Statement = {
  name: 'orders.erase',
  text: `with ours as (select o.id from orders o where ${ofPerson}),
    contacts as (update order_contacts set email = null, name = null, phone = null, line1 = null, line2 = null, city = null, state = null,
      postal_code = null, country = null, erased_at = $3 where order_id in (select id from ours)),
    access as (delete from order_access where order_id in (select id from ours))
    update orders set gift_message = null where id in (select id from ours)`,
};

/** Empties what says who ordered; the orders themselves are part of the books. */
export async function eraseContacts(db: Connection, userId: string, email: string, now: Date): Promise<void> {
  await db.run(erase, [userId, email, now.toISOString()]);
}
