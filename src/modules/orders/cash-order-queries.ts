import type { Connection, Statement } from '#platform/database/database.ts';
import type { CashBuyer } from './cash-order-rules.ts';
import { openParcelStates } from './parcel-clock-rules.ts';

export interface CashKeys {
  email: string;
  phone: string;
  address: string;
  pin: string;
}

const buyerStatement: Statement = {
  name: 'orders.cash-buyer',
  text: `select coalesce(email, '') as email, coalesce(phone, '') as phone, coalesce(line1, '') as line1, line2, coalesce(postal_code, '') as "postalCode"
    from order_contacts where order_id = $1`,
};

/** Reads who placed an order, and to where. */
export async function readCashBuyer(db: Connection, orderId: string): Promise<CashBuyer | undefined> {
  return (await db.run<CashBuyer>(buyerStatement, [orderId]))[0];
}

const lockStatement: Statement = {
  name: 'orders.lock-cash-key',
  text: 'select pg_advisory_xact_lock(hashtextextended($1, 0))',
};

/** Lets orders of the same buyer, or to the same PIN code, be counted one after the other. */
export async function lockCashKeys(db: Connection, { email, phone, address, pin }: CashKeys): Promise<void> {
  // One order everywhere, so that no two orders wait for each other.
  for (const key of [email, phone, address, pin].map((text) => `cash ${text}`).sort()) await db.run(lockStatement, [key]);
}

const openStatement: Statement = {
  name: 'orders.open-cash-orders',
  text: `with open as (select k.order_id, k.pin, k.email_key = $1 or k.phone_key = $2 or k.address_key = $3 as is_person from cash_orders k
      where (k.email_key = $1 or k.phone_key = $2 or k.address_key = $3 or k.pin = $4) and k.order_id <> $5
        and exists (select from parcels p where p.order_id = k.order_id and p.state = any($6)))
    select count(*) filter (where is_person)::int as person, count(*) filter (where pin = $4)::int as area,
      (select count(distinct k.order_id)::int from cash_orders k join parcels p on p.order_id = k.order_id and p.state <> 'delivered'
        join parcel_events e on e.parcel_id = p.id and e.event = 'refuse' and e.at > now() - interval '1 year'
        where k.email_key = $1 or k.phone_key = $2) as refused
    from open`,
};

/** Counts cash orders under way of a buyer and to a PIN code, and those refused at the door in a year. */
export async function countCashOrders(
  db: Connection,
  orderId: string,
  { email, phone, address, pin }: CashKeys,
): Promise<{ person: number; area: number; refused: number }> {
  const [row] = await db.run<{ person: number; area: number; refused: number }>(openStatement, [
    email,
    phone,
    address,
    pin,
    orderId,
    openParcelStates,
  ]);
  return row ?? { person: 0, area: 0, refused: 0 };
}

const insertStatement: Statement = {
  name: 'orders.insert-cash-order',
  text: `insert into cash_orders (order_id, email_key, phone_key, address_key, pin, placed_at) values ($1, $2, $3, $4, $5, $6)
    on conflict (order_id) do nothing`,
};

export async function insertCashOrder(db: Connection, orderId: string, { email, phone, address, pin }: CashKeys, at: Date): Promise<void> {
  await db.run(insertStatement, [orderId, email, phone, address, pin, at.toISOString()]);
}
