import type { Connection, Statement } from '#platform/database/database.ts';
import type { CashBuyer, CashCounts } from './cash-order-rules.ts';
import { openParcelStates } from './parcel-clock-rules.ts';

export interface CashKeys {
  email: string;
  emailProved: boolean;
  phone: string;
  address: string;
  pin: string;
}

const buyerStatement: Statement = {
  name: 'orders.cash-buyer',
  text: `select o.user_id as "userId", coalesce(c.email, '') as email, coalesce(c.phone, '') as phone, coalesce(c.line1, '') as line1, c.line2,
      coalesce(c.postal_code, '') as "postalCode"
    from order_contacts c join orders o on o.id = c.order_id where c.order_id = $1`,
};

/** Reads who placed an order, and to where. */
export async function readCashBuyer(db: Connection, orderId: string): Promise<CashBuyer | undefined> {
  return (await db.run<CashBuyer>(buyerStatement, [orderId]))[0];
}

const lockStatement: Statement = {
  name: 'orders.lock-cash-key',
  text: 'select pg_advisory_xact_lock(hashtextextended(key, 0)) from unnest($1::text[]) key',
};

/** Lets orders of the same buyer, or to the same PIN code, be counted one after the other. */
export async function lockCashKeys(db: Connection, { email, phone, address, pin }: CashKeys, userId: string | null): Promise<void> {
  const keys = [email, phone, address, pin, ...(userId === null ? [] : [userId])];
  // One order everywhere, so that no two orders wait for each other.
  await db.run(lockStatement, [keys.map((text) => `cash ${text}`).sort()]);
}

const countStatement: Statement = {
  name: 'orders.count-cash-orders',
  text: `with candidates as (
      select order_id from cash_orders where email_key = $1 or phone_key = $2 or address_key = $3
      union select order_id from cash_orders where pin = $4 and placed_at > now() - interval '180 days'
      union select k.order_id from orders o join cash_orders k on k.order_id = o.id where o.user_id = $6),
    counted as (
      select k.pin = $4 as is_area, coalesce(o.user_id = $6, false) or ($7 and k.email_proved and k.email_key = $1) as is_own,
        coalesce(o.user_id = $6, false) or k.email_key = $1 or k.phone_key = $2 as is_buyer, k.address_key = $3 as is_address,
        exists (select from parcels p where p.order_id = k.order_id and p.state = any($8)) as is_open,
        exists (select from parcels p join parcel_events e on e.parcel_id = p.id
          where p.order_id = k.order_id and p.state <> 'delivered' and e.event = 'refuse' and e.at > now() - interval '1 year') as is_refused
      from candidates join cash_orders k using (order_id) join orders o on o.id = k.order_id where k.order_id <> $5)
    select count(*) filter (where is_own and is_open)::int as own, count(*) filter (where is_own and is_refused)::int as "ownRefused",
      count(*) filter (where (is_buyer or is_address) and is_open)::int as named,
      count(*) filter (where is_buyer and is_refused)::int as "namedRefused", count(*) filter (where is_area and is_open)::int as area,
      exists (select from orders o join parcels p on p.order_id = o.id and p.state = 'delivered' and p.delivered_by <> 'shop'
        where o.user_id = $6) or ($7 and exists (select from order_contacts c join parcels p on p.order_id = c.order_id
        and p.state = 'delivered' and p.delivered_by <> 'shop' where c.email = $9)) as "isKnown"
    from counted`,
};

/**
 * Counts cash orders under way of a buyer and to a PIN code, and those refused at the door in a year. Of the
 * PIN code it reads those of 180 days, in which each parcel has arrived or counts as lost: a town has many.
 */
export async function countCashOrders(db: Connection, orderId: string, { userId, email }: CashBuyer, keys: CashKeys): Promise<CashCounts> {
  const [row] = await db.run<{ own: number; ownRefused: number; named: number; namedRefused: number; area: number; isKnown: boolean }>(
    countStatement,
    [keys.email, keys.phone, keys.address, keys.pin, orderId, userId, keys.emailProved, openParcelStates, email],
  );
  if (!row) throw new Error('an aggregate has one row');
  const { own, ownRefused, named, namedRefused, area, isKnown } = row;
  return { own: { open: own, refused: ownRefused }, named: { open: named, refused: namedRefused }, area, isKnown };
}

const insertStatement: Statement = {
  name: 'orders.insert-cash-order',
  text: `insert into cash_orders (order_id, email_key, email_proved, phone_key, address_key, pin, placed_at) values ($1, $2, $3, $4, $5, $6, $7)
    on conflict (order_id) do nothing`,
};

export async function insertCashOrder(db: Connection, orderId: string, keys: CashKeys, at: Date): Promise<void> {
  const { email, emailProved, phone, address, pin } = keys;
  await db.run(insertStatement, [orderId, email, emailProved, phone, address, pin, at.toISOString()]);
}
