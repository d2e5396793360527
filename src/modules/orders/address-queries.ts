import type { Connection, Statement } from '#platform/database/database.ts';
import type { ParcelState } from './parcel-contract.ts';
import type { ParcelRecipient } from './tables.ts';

/** The address of an order as its contact has it. */
export interface StoredAddress extends ParcelRecipient {
  country: string;
  state: string | null;
}

const contactStatement: Statement = {
  name: 'orders.address',
  text: `select o.country, c.state, c.name, c.phone, c.line1, c.line2, c.city, c.postal_code as "postalCode"
    from orders o join order_contacts c on c.order_id = o.id where o.id = $1 and c.erased_at is null`,
};

/** Reads where an order goes. Lock the order first. */
export async function readAddress(db: Connection, orderId: string): Promise<StoredAddress | undefined> {
  return (await db.run<StoredAddress>(contactStatement, [orderId]))[0];
}

export interface UnpackedParcel {
  id: string;
  orderId: string;
  sellerId: string;
  state: ParcelState;
  /** Calendar days in which its products are made, the longest. */
  leadTimeDays: number | null;
  dispatchDays: number;
  /** ISO date in India; null for parcels of before there was one. */
  shipBy: string | null;
  promisedUntil: string;
  /** When it was confirmed, where it is not packed yet. */
  stateAt: Date;
}

const parcelsStatement: Statement = {
  name: 'orders.parcels-to-readdress',
  text: `select p.id, p.order_id as "orderId", p.seller_id as "sellerId", p.state, p.state_at as "stateAt", s.dispatch_days as "dispatchDays",
      to_char(p.ship_by, 'YYYY-MM-DD') as "shipBy", to_char(p.promised_until, 'YYYY-MM-DD') as "promisedUntil",
      (select max(l.lead_time_days) from order_lines l where l.parcel_id = p.id
        or exists (select from parcel_lines u where u.parcel_id = p.id and u.line_id = l.id)) as "leadTimeDays"
    from parcels p join sellers s on s.id = p.seller_id where p.order_id = $1 order by p.id for no key update of p`,
};

/** Reads the parcels of an order, and locks them. Lock the order first. */
export async function lockParcelsOf(db: Connection, orderId: string): Promise<UnpackedParcel[]> {
  return db.run(parcelsStatement, [orderId]);
}

// Parcels that were packed keep whom they were packed for; a replacement that is made later goes to the new
// address.
const changeStatement: Statement = {
  name: 'orders.change-address',
  text: `with changed as (update order_contacts set name = $2::jsonb ->> 'name', phone = $2::jsonb ->> 'phone', line1 = $2::jsonb ->> 'line1', line2 = $2::jsonb ->> 'line2',
      city = $2::jsonb ->> 'city', postal_code = $2::jsonb ->> 'postalCode' where order_id = $1 and erased_at is null returning order_id),
    kept as (update parcels p set recipient = $3::jsonb from changed c where p.order_id = c.order_id and p.recipient is null
      and p.state not in ('placed', 'confirmed', 'cancelled'))
    insert into order_address_changes (order_id, at, before) select order_id, $4, $3::jsonb from changed`,
};

export async function writeAddress(
  db: Connection,
  orderId: string,
  { next, before, at }: { next: ParcelRecipient; before: ParcelRecipient; at: Date },
): Promise<void> {
  await db.run(changeStatement, [orderId, JSON.stringify(next), JSON.stringify(before), at.toISOString()]);
}

const promiseStatement: Statement = {
  name: 'orders.write-promise',
  text: 'update parcels set promised_from = $2, promised_until = $3, transit_days = $4 where id = $1',
};

export async function writePromise(
  db: Connection,
  parcelId: string,
  { promisedFrom, promisedUntil, transitDays }: { promisedFrom: string; promisedUntil: string; transitDays: number },
): Promise<void> {
  await db.run(promiseStatement, [parcelId, promisedFrom, promisedUntil, transitDays]);
}

const changesStatement: Statement = {
  name: 'orders.address-changes',
  text: 'select at, before from order_address_changes where order_id = $1 order by id',
};

/** Reads when the address of an order was changed, and what it was. */
export async function readAddressChanges(db: Connection, orderId: string): Promise<{ at: Date; before: ParcelRecipient | null }[]> {
  return db.run(changesStatement, [orderId]);
}
