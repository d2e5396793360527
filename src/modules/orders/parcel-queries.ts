import { calendarOf } from '#modules/sellers/calendar-columns.ts';
import type { Connection, Statement } from '#platform/database/database.ts';
import type { ShopCalendar } from '#shared/dispatch-day.ts';
import { shareSql } from '#shared/money.ts';
import type { CancelReason, ParcelActor, ParcelEvent, ParcelState, Remedy } from './parcel-contract.ts';
import type { parcels } from './tables.ts';

const findOrderStatement: Statement = {
  name: 'orders.order-of-parcel',
  text: `select p.order_id as "orderId" from parcels p where p.id = $1 and ($2::text is null or p.seller_id = $2) and ($3::text is null or p.order_id = $3)`,
};

/** Finds the order of a parcel. @param within only of this seller, or of this order */
export async function findOrderOfParcel(
  db: Connection,
  parcelId: string,
  within: { sellerId?: string | undefined; orderId?: string | undefined },
): Promise<string | undefined> {
  const { sellerId = null, orderId = null } = within;
  return (await db.run<{ orderId: string }>(findOrderStatement, [parcelId, sellerId, orderId]))[0]?.orderId;
}

/** SQL: a parcel, the row `p`, was refused at the door, and not handed over since. */
export const wasRefusedSql = `coalesce((select e.event = 'refuse' from parcel_events e where e.parcel_id = p.id
        and e.event in ('ship', 'deliver', 'refuse') order by e.id desc limit 1), false)`;

const lockParcelStatement: Statement = {
  name: 'orders.lock-parcel',
  text: `select p.id, p.order_id as "orderId", p.seller_id as "sellerId", p.state, p.remedy, p.is_whole as "isWhole", p.tracking_number as "trackingNumber",
      ${wasRefusedSql} as "wasRefused", p.root_id as "rootId", p.generation,
      p.delivered_at as "deliveredAt", p.delivered_by as "deliveredBy", p.shipped_at as "shippedAt",
      to_char(p.promised_until, 'YYYY-MM-DD') as "promisedUntil" from parcels p where p.id = $1 for no key update`,
};

export type LockedParcel = Pick<
  typeof parcels.$inferSelect,
  | 'id'
  | 'orderId'
  | 'sellerId'
  | 'state'
  | 'remedy'
  | 'rootId'
  | 'generation'
  | 'deliveredAt'
  | 'deliveredBy'
  | 'shippedAt'
  | 'promisedUntil'
  | 'isWhole'
  | 'trackingNumber'
> & { wasRefused: boolean };

/** Locks a parcel. Lock its order first. */
export async function lockParcel(db: Connection, parcelId: string): Promise<LockedParcel | undefined> {
  return (await db.run<LockedParcel>(lockParcelStatement, [parcelId]))[0];
}

// Each step starts the clock of its state again, and drops what was said to an earlier step.
const writeParcelStatement: Statement = {
  name: 'orders.write-parcel',
  text: `with moved as (update parcels set state = $4, state_at = $6,
      delivered_at = case $4 when 'delivered' then $6::timestamptz end, delivered_by = case $4 when 'delivered' then $5 end,
      shipped_at = case $4 when 'shipped' then $6::timestamptz else shipped_at end,
      carrier = coalesce($7, carrier), tracking_number = coalesce($8, tracking_number), tracking_url = coalesce($9, tracking_url),
      reason = $10, note = $11, remedy = coalesce($12, remedy), is_whole = coalesce($13, is_whole), reminded_at = null, escalated_at = null,
      pack_at = null, pack_by = null, pack_key = null where id = $1 returning id)
    insert into parcel_events (parcel_id, event, from_state, to_state, by, at, reason, by_user, by_key)
      select id, $2, $3, $4, $5, $6, $10, $14, $15 from moved`,
};

export interface ParcelMoveRow {
  parcelId: string;
  event: ParcelEvent;
  from: ParcelState;
  to: ParcelState;
  by: ParcelActor;
  byUser?: string | undefined;
  byKey?: string | undefined;
  at: Date;
  carrier?: string | undefined;
  trackingNumber?: string | undefined;
  trackingUrl?: string | undefined;
  reason?: CancelReason | undefined;
  note?: string | undefined;
  remedy?: Remedy | undefined;
  restock?: boolean | undefined;
}

export async function writeParcel(db: Connection, move: ParcelMoveRow): Promise<void> {
  const { parcelId, event, from, to, by, at, carrier = null, trackingNumber = null, trackingUrl = null } = move;
  const { reason = null, note = null, remedy = null, restock = null, byUser = null, byKey = null } = move;
  await db.run(writeParcelStatement, [
    parcelId,
    event,
    from,
    to,
    by,
    at.toISOString(),
    carrier,
    trackingNumber,
    trackingUrl,
    reason,
    note,
    remedy,
    restock,
    byUser,
    byKey,
  ]);
}

const insertReplacementStatement: Statement = {
  name: 'orders.insert-replacement',
  text: `with made as (insert into parcels (id, order_id, seller_id, position, state, promised_from, promised_until, transit_days, ship_by, state_at, replaces_id, root_id, generation)
      select $1, p.order_id, p.seller_id, (select max(q.position) + 1 from parcels q where q.order_id = p.order_id), 'confirmed', $3, $4, $8, $9, $5,
        p.id, coalesce(p.root_id, p.id), coalesce(p.generation, 0) + 1 from parcels p where p.id = $2 returning id),
    filled as (insert into parcel_lines (parcel_id, line_id, qty) select made.id, u.line_id, u.qty from made, unnest($6::text[], $7::int[]) as u (line_id, qty))
    insert into parcel_events (parcel_id, event, from_state, to_state, by, at) select id, 'confirm', 'placed', 'confirmed', 'shop', $5 from made`,
};

export async function insertReplacement(
  db: Connection,
  row: { id: string; replacesId: string; shipBy: string; promisedFrom: string; promisedUntil: string; transitDays: number; at: Date },
  units: readonly { lineId: string; qty: number }[],
): Promise<void> {
  const { id, replacesId, shipBy, promisedFrom, promisedUntil, transitDays, at } = row;
  const filled = [units.map(({ lineId }) => lineId), units.map(({ qty }) => qty)];
  await db.run(insertReplacementStatement, [id, replacesId, promisedFrom, promisedUntil, at.toISOString(), ...filled, transitDays, shipBy]);
}

const destinationStatement: Statement = {
  name: 'orders.parcel-place',
  text: `select o.country, c.postal_code as "postalCode", s.dispatch_days as "dispatchDays", ${calendarOf('s')} as calendar
    from parcels p join orders o on o.id = p.order_id join sellers s on s.id = p.seller_id left join order_contacts c on c.order_id = o.id where p.id = $1`,
};

interface ParcelDestination {
  country: string;
  postalCode?: string | undefined;
  dispatchDays: number;
  calendar: ShopCalendar;
}

/** Reads where a parcel goes, and the days on which its seller sends what is in stock. */
export async function readParcelDestination(db: Connection, parcelId: string): Promise<ParcelDestination> {
  const [row] = await db.run<Omit<ParcelDestination, 'postalCode'> & { postalCode: string | null }>(destinationStatement, [parcelId]);
  if (!row) throw new Error(`there is no parcel ${parcelId}`);
  return { ...row, postalCode: row.postalCode ?? undefined };
}

const isUntouchedStatement: Statement = {
  name: 'orders.parcel-untouched',
  text: `select 1 from returns where parcel_id = $1 and state not in ('refused', 'withdrawn') limit 1`,
};

/** Tells whether units of a parcel were reported: who has a broken one has the parcel. */
export async function hasReturns(db: Connection, parcelId: string): Promise<boolean> {
  return (await db.run(isUntouchedStatement, [parcelId])).length > 0;
}

const standingSql = `coalesce(sum(${shareSql('l.paid_paise', 'l.qty', { from: 'l.cancelled_qty + l.refunded_qty', to: 'l.qty' })}), 0)::bigint`;
const standingOfParcel: Statement = {
  name: 'orders.standing-of-parcel',
  text: `select ${standingSql} as "standingPaise", (select p.credit_paise from parcels p where p.id = $1) as "creditPaise"
    from order_lines l where l.parcel_id = $1`,
};
const standingOfOrder: Statement = {
  name: 'orders.standing-of-order',
  text: `select ${standingSql} as "standingPaise", (select o.credit_paise from orders o where o.id = $1) as "creditPaise"
    from order_lines l where l.order_id = $1`,
};

/** Price of the units that stand, and the store credit that was used when they were ordered, in paise. */
export interface Standing {
  standingPaise: number;
  creditPaise: number;
}

const none: Standing = { standingPaise: 0, creditPaise: 0 };

/** Reads what stands of a first parcel, in paise. */
export async function readStandingOfParcel(db: Connection, rootId: string): Promise<Standing> {
  return (await db.run<Standing>(standingOfParcel, [rootId]))[0] ?? none;
}

/** Reads what stands of an order, in paise. */
export async function readStandingOfOrder(db: Connection, orderId: string): Promise<Standing> {
  return (await db.run<Standing>(standingOfOrder, [orderId]))[0] ?? none;
}

/**
 * Sums what the buyer pays at the door for the units of a first parcel that stand, in paise: what store
 * credit has not paid. A replacement of a parcel whose cash was never collected has all of them.
 */
export async function readDueOfParcel(db: Connection, rootId: string): Promise<number> {
  const { standingPaise, creditPaise } = await readStandingOfParcel(db, rootId);
  return Math.max(0, standingPaise - creditPaise);
}
