import type { Connection, Statement } from '#platform/database/database.ts';
import type { Language } from '#shared/localized.ts';
import { ownedOrderSql } from './owned-orders.ts';
import { openParcelStates } from './parcel-clock-rules.ts';

/** A row by the names of its table's columns; columns that are not given are null. */
type Row = Record<string, unknown>;

// One round trip for the whole order; constraints between the tables are checked at its end.
const insertOrderStatement: Statement = {
  name: 'orders.insert',
  text: `with placed as (insert into orders (id, number, user_id, state, method, language, subtotal_paise, discount_paise, coupon_paise, delivery_paise,
      total_paise, credit_paise, tax_paise, vat_paise, vat, coupon_code, shown_currency, shown_rate, shown_rate_date, gift_message,
      is_gift, hides_prices, country, region, created_at, hold_until, placed_at)
    select id, number, user_id, state, method, language, subtotal_paise, discount_paise, coupon_paise, delivery_paise,
      total_paise, credit_paise, tax_paise, vat_paise, vat, coupon_code, shown_currency, shown_rate, shown_rate_date, gift_message,
      is_gift, hides_prices, country, region, created_at,
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

/** @returns until when stock is held for it; null of an order that is placed */
export async function insertOrder(
  db: Connection,
  rows: { order: Row; contact: Row; parcels: Row[]; lines: Row[]; tokenHash: string | undefined; holdMinutes: number },
): Promise<Date | null> {
  const { order, contact, parcels, lines, tokenHash = null, holdMinutes } = rows;
  const values = [...[order, contact, parcels, lines].map((part) => JSON.stringify(part)), tokenHash, holdMinutes];
  if (order.state === 'placed') {
    await db.send(insertOrderStatement, values);
    return null;
  }
  return (await db.run<{ holdUntil: Date | null }>(insertOrderStatement, values))[0]?.holdUntil ?? null;
}

const confirmStatement: Statement = {
  name: 'orders.confirm',
  text: `with placed as (update orders set state = 'placed', hold_until = null, placed_at = $2 where id = $1 and state <> 'placed' returning id),
    moved as (update parcels p set state = 'confirmed', state_at = $2 from placed where p.order_id = placed.id returning p.id)
    insert into parcel_events (parcel_id, event, from_state, to_state, by, at) select id, 'confirm', 'placed', 'confirmed', 'shop', $2 from moved`,
};

export async function markPlaced(db: Connection, orderId: string, now: Date): Promise<void> {
  await db.run(confirmStatement, [orderId, now]);
}

const heldItemsStatement: Statement = {
  name: 'orders.pieces',
  text: 'select variant_id as "variantId", qty - cancelled_qty - refunded_qty as qty from order_lines where order_id = $1 and qty > cancelled_qty + refunded_qty order by position',
};

/** Reads the units of an order that are neither cancelled nor refunded. */
export async function readHeldItems(db: Connection, orderId: string): Promise<{ variantId: string; qty: number }[]> {
  return db.run(heldItemsStatement, [orderId]);
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
  text: `update orders set state = 'abandoned', hold_until = null where id = $1 and state = 'pending' and hold_until < now() returning id, number, coupon_code as "couponCode"`,
};

/** @returns undefined where another transaction was first, or the hold has not ended */
export async function abandonExpired(
  db: Connection,
  orderId: string,
): Promise<{ id: string; number: string; couponCode: string | null } | undefined> {
  return (await db.run<{ id: string; number: string; couponCode: string | null }>(abandonStatement, [orderId]))[0];
}

const leaveStatement: Statement = {
  name: 'orders.leave',
  text: `update orders set state = 'abandoned', hold_until = null, left_at = coalesce(left_at, now()) where id = $1 and state <> 'placed'`,
};

/** Marks an unpaid order as ended by its buyer. */
export async function markLeft(db: Connection, orderId: string): Promise<void> {
  await db.run(leaveStatement, [orderId]);
}

const findOwnStatement: Statement = {
  name: 'orders.find-own',
  text: `select id from orders o where number = $1 and (user_id = $2
    or exists (select from order_access a where a.order_id = o.id and a.token_hash = $3 and a.expires_at > now()))`,
};

/** Finds an order by number where the person or the browser may read it; absent credentials find nothing. */
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
  text: `with proof as (update order_contacts set proved_at = coalesce(proved_at, $3) where order_id = $1)
    insert into order_access (order_id, token_hash, expires_at, proved_at) values ($1, $2, now() + interval '90 days', $3)
    on conflict (order_id, token_hash) do update set expires_at = excluded.expires_at, proved_at = excluded.proved_at`,
};

/** Grants a browser access to an order for 90 days, and records that it proved the order's address. */
export async function insertProvedAccess(db: Connection, orderId: string, tokenHash: string, now: Date): Promise<void> {
  await db.run(insertAccessStatement, [orderId, tokenHash, now.toISOString()]);
}

const provedMailboxStatement: Statement = {
  name: 'orders.proved-mailbox',
  text: `select 1 from order_access a join order_contacts c on c.order_id = a.order_id
    where a.token_hash = $1 and a.proved_at is not null and a.expires_at > now() and c.email = $2 limit 1`,
};

export async function hasProvedMailbox(db: Connection, tokenHash: string, email: string): Promise<boolean> {
  return (await db.run(provedMailboxStatement, [tokenHash, email])).length > 0;
}

const lockGuestOrdersStatement: Statement = {
  name: 'orders.lock-guest-orders',
  text: `select o.id from orders o where o.user_id is null and ($2::text is null or o.id = $2)
      and o.id in (select c.order_id from order_contacts c where c.email = $1) order by o.id for no key update`,
};

/** Locks the orders that guests placed with an address, or one of them where `orderId` is given. */
export async function lockGuestOrders(db: Connection, email: string, orderId: string | undefined): Promise<string[]> {
  return (await db.run<{ id: string }>(lockGuestOrdersStatement, [email, orderId ?? null])).map((row) => row.id);
}

const joinStatement: Statement = {
  name: 'orders.join',
  text: `with proved as (update order_contacts set proved_at = coalesce(proved_at, $4) where order_id = any($1) and email = $3 returning order_id)
    update orders o set user_id = $2, joined_at = $4 from proved p where o.id = p.order_id and o.user_id is null`,
};

export async function joinOrders(db: Connection, orderIds: readonly string[], userId: string, email: string, now: Date): Promise<void> {
  if (orderIds.length > 0) await db.run(joinStatement, [orderIds, userId, email, now.toISOString()]);
}

const disownStatement: Statement = {
  name: 'orders.disown',
  text: `with given_up as (update orders set user_id = null, joined_at = null where number = $1 and user_id = $2 and joined_at is not null returning id),
    contact as (update order_contacts c set email = null, proved_at = null from given_up g where c.order_id = g.id),
    access as (delete from order_access a using given_up g where a.order_id = g.id and a.proved_at is not null)
    select id from given_up`,
};

/** @returns the order's id; undefined where no such order joined the account */
export async function disownJoined(db: Connection, number: string, userId: string): Promise<string | undefined> {
  return (await db.run<{ id: string }>(disownStatement, [number, userId]))[0]?.id;
}

/** Deletes tokens whose time is over. */
export const deleteExpiredAccess: Statement = {
  name: 'orders.delete-expired-access',
  text: `delete from order_access where ctid = any(array(select ctid from order_access where expires_at <= now() order by expires_at limit $1)) returning 1`,
};

const deleteAccessStatement: Statement = { name: 'orders.delete-access', text: 'delete from order_access where token_hash = $1' };

/** Deletes a guest token by its hash: it opens no order any more. */
export async function deleteAccess(db: Connection, tokenHash: string): Promise<void> {
  await db.run(deleteAccessStatement, [tokenHash]);
}

const findForCodeStatement: Statement = {
  name: 'orders.find-for-code',
  text: 'select o.id, o.language from orders o join order_contacts c on c.order_id = o.id where o.number = $1 and c.email = $2',
};

/** Finds an order by its number and the address it was placed with. */
export async function findOrderOfEmail(
  db: Connection,
  number: string,
  email: string,
): Promise<{ id: string; language: Language } | undefined> {
  return (await db.run<{ id: string; language: Language }>(findForCodeStatement, [number, email]))[0];
}

const insertNotificationStatement: Statement = {
  name: 'orders.insert-news',
  text: 'insert into order_news (order_id, kind, about) values ($1, $2, $3) on conflict do nothing returning kind',
};

/** @returns whether this notification is new */
export async function insertNotification(db: Connection, orderId: string, kind: string, about: string): Promise<boolean> {
  return (await db.run(insertNotificationStatement, [orderId, kind, about])).length > 0;
}

const orderedSinceStatement: Statement = {
  name: 'orders.ordered-since',
  text: `select 1 from order_contacts c join orders o on o.id = c.order_id
    where c.email = $1 and o.id <> $2 and o.created_at >= $3 and o.state <> 'abandoned' limit 1`,
};

/** Tells whether the buyer of an order has placed another one since. */
export async function hasOrderedSince(
  db: Connection,
  { id, email, createdAt }: { id: string; email: string | null; createdAt: Date },
): Promise<boolean> {
  return (await db.run(orderedSinceStatement, [email, id, createdAt.toISOString()])).length > 0;
}

const lockOfPerson: Statement = {
  name: 'orders.lock-of-person',
  text: `select o.id from orders o where ${ownedOrderSql} order by o.id for no key update`,
};

export async function lockOrdersOfPerson(db: Connection, userId: string, email: string): Promise<void> {
  await db.run(lockOfPerson, [userId, email]);
}

const openOfPerson: Statement = {
  name: 'orders.open-of-person',
  text: `select o.number from orders o where ${ownedOrderSql} and (o.state = 'pending'
      or exists (select from parcels p where p.order_id = o.id and o.state = 'placed' and p.state = any($3))
      or exists (select from refunds r where r.order_id = o.id and r.state in ('requested', 'sent')
        -- Money whose owner never says where to send it holds nobody back for ever.
        and not (o.method = 'cod' and r.created_at < now() - interval '30 days'
          and not exists (select from refund_destinations d where d.order_id = o.id)))) order by o.created_at limit 1`,
};

/** Reads the number of an order of this person that is not finished. */
export async function readOpenNumber(db: Connection, userId: string, email: string): Promise<string | undefined> {
  return (await db.run<{ number: string }>(openOfPerson, [userId, email, openParcelStates]))[0]?.number;
}

const idsOfPerson: Statement = {
  name: 'orders.ids-of-person',
  text: `select o.id from orders o where ${ownedOrderSql} order by o.created_at`,
};

export async function readIdsOfPerson(db: Connection, userId: string, email: string): Promise<string[]> {
  return (await db.run<{ id: string }>(idsOfPerson, [userId, email])).map((row) => row.id);
}

const erase: Statement = {
  name: 'orders.erase',
  text: `with ours as (select o.id from orders o where ${ownedOrderSql}),
    contacts as (update order_contacts set email = null, name = null, phone = null, buyer_name = null, billing = null, line1 = null, line2 = null, city = null,
        state = null, postal_code = null, country = null, proved_at = null, erased_at = $3 where order_id in (select id from ours)),
    access as (delete from order_access where order_id in (select id from ours)),
    lines as (update order_lines set instructions = null where order_id in (select id from ours) and instructions is not null),
    notes as (update parcels set note = null, recipient = null where order_id in (select id from ours) and (note is not null or recipient is not null)),
    changes as (update order_address_changes set before = null where order_id in (select id from ours) and before is not null)
    update orders set gift_message = null where id in (select id from ours)`,
};

/**
 * Erases the contact of a person's orders and what the person wrote with them; the orders themselves are
 * part of the books.
 */
export async function eraseOrders(db: Connection, userId: string, email: string, now: Date): Promise<void> {
  await db.run(erase, [userId, email, now.toISOString()]);
}
