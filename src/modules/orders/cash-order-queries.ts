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
export async function lockCashKeys(
  db: Connection,
  { email, phone, address, pin }: CashKeys,
  userId: string | null | undefined,
): Promise<void> {
  const keys = [email, phone, address, pin, ...(userId ? [userId] : [])];
  // One order everywhere, so that no two orders wait for each other.
  await db.send(lockStatement, [keys.map((text) => `cash ${text}`).sort()]);
}

const insertText = `insert into cash_orders (order_id, email_key, email_proved, phone_key, address_key, pin, placed_at) values ($1, $2, $3, $4, $5, $6, $7)
    on conflict (order_id) do nothing`;
const insertStatement: Statement = { name: 'orders.insert-cash-order', text: insertText };

/** An order that is to be paid at the door. */
export interface CashOrder {
  orderId: string;
  buyer: CashBuyer;
  keys: CashKeys;
  at: Date;
}

const valuesOf = ({ orderId, keys, at }: CashOrder) => {
  const { email, emailProved, phone, address, pin } = keys;
  return [orderId, email, emailProved, phone, address, pin, at.toISOString()];
};

/** Writes an order to be paid at the door. */
export async function insertCashOrder(db: Connection, order: CashOrder): Promise<void> {
  await db.run(insertStatement, valuesOf(order));
}

/** Says what is counted: a statement without conditions that are off is planned once, not for each order. */
interface Counted {
  ofUser: boolean;
  emailProved: boolean;
  /** Counts the orders under way to the PIN code, too. */
  area: boolean;
}

const hasArrived = (orders: string) =>
  `exists (select from ${orders} join parcels p on p.order_id = known.order_id and p.state = 'delivered' and p.delivered_by <> 'shop')`;

function countedText({ ofUser, emailProved, area }: Counted): string {
  const isUsers = 'coalesce(o.user_id = $8, false)';
  const known = [
    ...(ofUser ? [hasArrived('(select o.id as order_id from orders o where o.user_id = $8) known')] : []),
    ...(emailProved ? [hasArrived('(select c.order_id from order_contacts c where c.email = $10) known')] : []),
  ];
  return `with inserted as (${insertText}),
    candidates as (
      select order_id from cash_orders where email_key = $2 or phone_key = $4 or address_key = $5
      ${area ? `union select order_id from cash_orders where pin = $6 and placed_at > now() - interval '180 days'` : ''}
      ${ofUser ? 'union select k.order_id from orders o join cash_orders k on k.order_id = o.id where o.user_id = $8' : ''}),
    counted as materialized (
      select k.pin = $6 as is_area, ${isUsers} or ($3 and k.email_proved and k.email_key = $2) as is_own,
        ${isUsers} or k.email_key = $2 or k.phone_key = $4 as is_buyer, k.address_key = $5 as is_address,
        exists (select from parcels p where p.order_id = k.order_id and p.state = any($9)) as is_open,
        exists (select from parcels p join parcel_events e on e.parcel_id = p.id
          where p.order_id = k.order_id and p.state <> 'delivered' and e.event = 'refuse' and e.at > now() - interval '1 year') as is_refused
      from candidates join cash_orders k using (order_id) join orders o on o.id = k.order_id where k.order_id <> $1)
    select count(*) filter (where is_own and is_open)::int as own, count(*) filter (where is_own and is_refused)::int as "ownRefused",
      count(*) filter (where (is_buyer or is_address) and is_open)::int as named,
      count(*) filter (where is_buyer and is_refused)::int as "namedRefused", count(*) filter (where is_area and is_open)::int as area,
      ${known.join(' or ') || 'false'} as "isKnown"
    from counted`;
}

const insertCounted = (counted: Counted): Statement => ({
  name: `orders.insert-cash-order-${Object.values(counted).map(Number).join('')}`,
  text: countedText(counted),
});

/**
 * Writes an order to be paid at the door, and counts the others under way of its buyer and to its PIN code,
 * and those refused at the door in a year. Of the PIN code it reads those of 180 days, in which each parcel
 * has arrived or counts as lost: a town has many.
 * @param area whether those to the PIN code count
 */
export async function insertCountedCashOrder(db: Connection, order: CashOrder, area: boolean): Promise<CashCounts> {
  const { userId = null, email } = order.buyer;
  const { emailProved } = order.keys;
  const [row] = await db.run<{ own: number; ownRefused: number; named: number; namedRefused: number; area: number; isKnown: boolean }>(
    insertCounted({ ofUser: userId !== null, emailProved, area }),
    [...valuesOf(order), userId, openParcelStates, ...(emailProved ? [email] : [])],
  );
  if (!row) throw new Error('an aggregate has one row');
  const { own, ownRefused, named, namedRefused } = row;
  return { own: { open: own, refused: ownRefused }, named: { open: named, refused: namedRefused }, area: row.area, isKnown: row.isKnown };
}
