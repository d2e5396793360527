import { guestToken, guestTokenHash } from '#modules/accounts/guest-token.ts';
import { lockPerson } from '#modules/accounts/lock-person.ts';
import type { InvoicedParcel } from '#modules/ledger/invoice-rules.ts';
import type { PostedLine } from '#modules/ledger/post.ts';
import type { Method } from '#modules/payments/contract.ts';
import type { ChargedOrder } from '#modules/payments/start-payment.ts';
import type { Context } from '#platform/context.ts';
import type { Connection, Statement } from '#platform/database/database.ts';
import { DomainError } from '#shared/errors.ts';
import type { OrderSummary } from './contract.ts';
import { orderNumberOf } from './order-rules.ts';
import { summaryView } from './order-views.ts';
import { findOwnOrder } from './queries.ts';
import type { orderContacts, orders } from './tables.ts';
import { readSummary } from './view-queries.ts';

// Locks, reads and counters of orders that other modules may use.

/** Names an order as the actor of an idempotency key. */
export const orderActor = (orderId: string): string => `order ${orderId}`;

const lockOrderStatement: Statement = {
  name: 'orders.lock',
  text: `select id, number, state, method, user_id as "userId", language, country, total_paise as "totalPaise", credit_paise as "creditPaise", coupon_code as "couponCode",
      hold_until > now() as "isHeld", left_at is not null as "isLeft", joined_at is not null as "isJoined" from orders where id = $1 for no key update`,
};

export interface LockedOrder
  extends Pick<
    typeof orders.$inferSelect,
    'id' | 'number' | 'state' | 'method' | 'userId' | 'language' | 'country' | 'totalPaise' | 'creditPaise' | 'couponCode'
  > {
  /** The order still waits for its payment. */
  isHeld: boolean | null;
  /** Its buyer left it before it was paid. */
  isLeft: boolean;
  /** It was placed by a guest, and belongs to an account since. */
  isJoined: boolean;
}

/** Locks the row of an order; every change of an order or of its parts takes this lock first. */
export async function lockOrder(db: Connection, orderId: string): Promise<LockedOrder | undefined> {
  return (await db.run<LockedOrder>(lockOrderStatement, [orderId]))[0];
}

/**
 * Locks an order for an act of its buyer, after the account of a signed-in caller, and checks the ownership
 * again under the lock: the person may have been erased since the request began.
 * @throws {DomainError} ORDER_NOT_FOUND; UNAUTHORIZED where the account is gone
 */
export async function lockOwnOrder(tx: Context, orderId: string): Promise<LockedOrder | undefined> {
  if (tx.actor) await lockPerson(tx, tx.actor.userId);
  const order = await lockOrder(tx.db, orderId);
  const token = guestToken(tx);
  if (!(await isOwnOrderNow(tx.db, orderId, tx.actor?.userId, token && guestTokenHash(token)))) throw new DomainError('ORDER_NOT_FOUND');
  return order;
}

const isOwnNowStatement: Statement = {
  name: 'orders.is-own-now',
  text: `select 1 from orders o join order_contacts c on c.order_id = o.id where o.id = $1 and c.erased_at is null and (o.user_id = $2
    or exists (select from order_access a where a.order_id = o.id and a.token_hash = $3 and a.expires_at > now()))`,
};

/** Tells whether an order belongs to the person or the browser, and its buyer was not erased. */
async function isOwnOrderNow(db: Connection, orderId: string, userId: string | undefined, tokenHash: string | undefined): Promise<boolean> {
  return (await db.run(isOwnNowStatement, [orderId, userId ?? null, tokenHash ?? null])).length > 0;
}

/**
 * Locks an order that can be paid.
 * @throws {DomainError} ORDER_NOT_PAYABLE once it is paid or its hold has ended
 */
export async function lockPayableOrder(tx: Context, orderId: string): Promise<LockedOrder> {
  const order = await lockOrder(tx.db, orderId);
  if (order?.state !== 'pending' || !order.isHeld) throw new DomainError('ORDER_NOT_PAYABLE');
  return order;
}

const numberStatement: Statement = { name: 'orders.number', text: 'select number from orders where id = $1' };

export async function orderNumberById(db: Connection, orderId: string): Promise<string | undefined> {
  return (await db.run<{ number: string }>(numberStatement, [orderId]))[0]?.number;
}

/** Finds the id of an order by its number, where it is the caller's. */
export async function findOwnOrderId(ctx: Context, number: string): Promise<string | undefined> {
  const token = guestToken(ctx);
  return findOwnOrder(ctx.db, orderNumberOf(number), ctx.actor?.userId, token && guestTokenHash(token));
}

const setMethodStatement: Statement = { name: 'orders.set-method', text: 'update orders set method = $2 where id = $1' };

export async function setMethod(db: Connection, orderId: string, method: Method): Promise<void> {
  await db.run(setMethodStatement, [orderId, method]);
}

const isErasedStatement: Statement = {
  name: 'orders.is-erased',
  text: 'select 1 from order_contacts where order_id = $1 and erased_at is not null',
};

/** Tells whether the buyer of an order was erased. Lock the order first. */
export async function isErasedOrder(db: Connection, orderId: string): Promise<boolean> {
  return (await db.run(isErasedStatement, [orderId])).length > 0;
}

/** Reads an order as lists show it. @throws {DomainError} ORDER_NOT_FOUND */
export async function orderSummaryOf(db: Connection, orderId: string): Promise<OrderSummary> {
  const row = await readSummary(db, orderId);
  if (!row) throw new DomainError('ORDER_NOT_FOUND');
  return summaryView(row);
}

const cartStatement: Statement = {
  name: 'orders.cart-of-order',
  text: `select o.coupon_code as coupon, o.gift_message as "giftMessage", o.is_gift as "isGift", o.hides_prices as "hidesPrices", c.email, c.name,
      c.phone, c.buyer_name as "buyerName", c.billing, c.line1, c.line2, c.city, c.state, c.postal_code as "postalCode", o.country,
      (select jsonb_agg(jsonb_build_object('variantId', l.variant_id, 'productId', l.product_id, 'qty', l.qty, 'note', l.instructions)
        order by l.position) from order_lines l where l.order_id = o.id) as lines
    from orders o join order_contacts c on c.order_id = o.id where o.id = $1`,
};

interface CartRow {
  coupon: string | null;
  giftMessage: string | null;
  isGift: boolean;
  hidesPrices: boolean;
  email: string | null;
  name: string | null;
  phone: string | null;
  buyerName: string | null;
  billing: typeof orderContacts.$inferSelect.billing;
  line1: string | null;
  line2: string | null;
  city: string | null;
  state: string | null;
  postalCode: string | null;
  country: string;
  lines: { variantId: string; productId: string; qty: number; note: string | null }[];
}

/** Reads an order as what was in the cart and typed at the checkout. @throws {DomainError} ORDER_NOT_FOUND */
export async function readCartOfOrder(db: Connection, orderId: string) {
  const [row] = await db.run<CartRow>(cartStatement, [orderId]);
  if (!row) throw new DomainError('ORDER_NOT_FOUND');
  const { coupon, giftMessage, isGift, hidesPrices, email, name, phone, buyerName, billing, lines } = row;
  const { country, line1, line2, city, state, postalCode } = row;
  return {
    items: lines.map(({ variantId, productId, qty }) => ({ variantId, productId, qty })),
    ...(coupon === null ? {} : { coupon }),
    ...(email === null || name === null || phone === null ? {} : { contact: { email, name, phone } }),
    ...(line1 === null || city === null
      ? {}
      : {
          address: {
            country,
            line1,
            ...(line2 ? { line2 } : {}),
            city,
            ...(state ? { state } : {}),
            ...(postalCode ? { postalCode } : {}),
          },
        }),
    ...(giftMessage ? { giftMessage } : {}),
    ...(isGift ? { gift: { ...(buyerName ? { buyerName } : {}), hidePrices: hidesPrices } } : {}),
    ...(billing ? { billing } : {}),
    instructions: Object.fromEntries(lines.flatMap(({ variantId, note }) => (note ? [[variantId, note]] : []))),
  };
}

const destinationStatement: Statement = {
  name: 'orders.destination',
  text: `select o.country, c.postal_code as "postalCode" from orders o left join order_contacts c on c.order_id = o.id where o.id = $1`,
};

/** Reads where an order goes. @throws {DomainError} ORDER_NOT_FOUND */
export async function readDestination(db: Connection, orderId: string): Promise<{ country: string; postalCode?: string | undefined }> {
  const [row] = await db.run<{ country: string; postalCode: string | null }>(destinationStatement, [orderId]);
  if (!row) throw new DomainError('ORDER_NOT_FOUND');
  return { country: row.country, postalCode: row.postalCode ?? undefined };
}

const chargedStatement: Statement = {
  name: 'orders.charged',
  // The phone of a gift is another person's: a payment service would send the buyer's codes to it.
  text: `select o.number, o.language, coalesce(c.buyer_name, c.name) as name, c.email, case when o.is_gift then null else c.phone end as phone,
      case when o.country <> 'IN' and c.line1 is not null then jsonb_build_object('name', c.name, 'line1', c.line1, 'line2', c.line2, 'city', c.city,
        'state', c.state, 'postalCode', c.postal_code, 'country', o.country) end as delivery
    from orders o left join order_contacts c on c.order_id = o.id where o.id = $1`,
};

/** Reads an order as a payment provider is told of it. @throws {DomainError} ORDER_NOT_FOUND */
export async function readChargedOrder(db: Connection, orderId: string): Promise<ChargedOrder> {
  const [order] = await db.run<ChargedOrder>(chargedStatement, [orderId]);
  if (!order) throw new DomainError('ORDER_NOT_FOUND');
  return order;
}

const postedLinesStatement: Statement = {
  name: 'orders.posted-lines',
  text: `select id as "lineId", order_id as "orderId", seller_id as "sellerId", qty, paid_paise as "paidPaise", coalesce(vat_paise, 0) as "vatPaise", coupon_paise as "couponPaise",
      coupon_funded_by as "couponFundedBy", commission_paise as "commissionPaise", commission_gst_paise as "commissionGstPaise",
      tcs_paise as "tcsPaise", tds_paise as "tdsPaise", taxable_paise as "taxablePaise"
    from order_lines where order_id = $1 and ($2::text[] is null or id = any($2)) order by position`,
};

/** Reads lines of an order as the ledger posts them: all of them, or those of these ids. */
export async function readPostedLines(
  db: Connection,
  orderId: string,
  lineIds?: readonly string[],
): Promise<(PostedLine & { taxablePaise: number })[]> {
  return db.run(postedLinesStatement, [orderId, lineIds ?? null]);
}

const invoicedStatement: Statement = {
  name: 'orders.invoiced-parcel',
  text: `select p.id, p.credit_paise as "creditPaise", o.id as "orderId", o.number as "orderNumber", o.method, o.placed_at as "placedAt", p.seller_id as "sellerId", o.country,
      o.region, coalesce(c.buyer_name, p.recipient ->> 'name', c.name) as name,
      case when c.buyer_name is not null then coalesce(p.recipient ->> 'name', c.name) end as consignee,
      coalesce(p.recipient ->> 'line1', c.line1) as line1, case when p.recipient is null then c.line2 else p.recipient ->> 'line2' end as line2,
      coalesce(p.recipient ->> 'city', c.city) as city, coalesce(p.recipient ->> 'postalCode', c.postal_code) as "postalCode", c.billing,
      o.vat ->> 'number' as "vatNumber",
      (select jsonb_agg(jsonb_build_object('id', l.id, 'title', l.title, 'size', l.size, 'hsn', l.hsn, 'taxEntry', l.tax_entry, 'taxRateBp', l.tax_rate_bp,
          'supply', l.supply, 'qty', l.qty, 'cancelledQty', l.cancelled_qty, 'refundedQty', l.refunded_qty,
          'basePricePaise', l.base_price_paise, 'paidPaise', l.paid_paise, 'vatPaise', coalesce(l.vat_paise, 0), 'couponPaise', l.coupon_paise,
          'couponFundedBy', l.coupon_funded_by, 'cgstPaise', l.cgst_paise, 'sgstPaise', l.sgst_paise, 'igstPaise', l.igst_paise,
          'commissionPaise', l.commission_paise, 'commissionGstPaise', l.commission_gst_paise, 'tcsPaise', l.tcs_paise,
          'tdsPaise', l.tds_paise) order by l.position)
        from order_lines l where l.parcel_id = p.id) as lines
    from parcels p join orders o on o.id = p.order_id left join order_contacts c on c.order_id = o.id
    where p.id = $1`,
};

/** Reads a parcel as its invoice and credit notes name it. @throws where there is no such parcel */
export async function readInvoicedParcel(db: Connection, parcelId: string): Promise<InvoicedParcel> {
  const [parcel] = await db.run<InvoicedParcel>(invoicedStatement, [parcelId]);
  if (!parcel) throw new Error(`there is no parcel ${parcelId}`);
  return parcel;
}

const boughtStatement: Statement = {
  name: 'orders.bought-products',
  text: `select l.product_id as "productId", max(o.placed_at) as at
    from orders o join order_lines l on l.order_id = o.id
    where o.user_id = $1 and o.created_at >= $2 and o.state = 'placed' and l.qty > l.cancelled_qty
    group by l.product_id order by 2 desc, 1 limit $3`,
};

/**
 * Reads the products of a person's placed orders and when each was last ordered, latest first. Lines that
 * were cancelled whole are left out.
 */
export async function readOrderedProducts(
  db: Connection,
  userId: string,
  since: Date,
  limit: number,
): Promise<{ productId: string; at: Date }[]> {
  const rows = await db.run<{ productId: string; at: Date | string }>(boughtStatement, [userId, since.toISOString(), limit]);
  return rows.map(({ productId, at }) => ({ productId, at: new Date(at) }));
}
