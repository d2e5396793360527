import type { PostedLine } from '#modules/ledger/post.ts';
import type { Connection, Statement } from '#platform/database/database.ts';
import { shareSql } from '#shared/money.ts';
import type { ParcelState } from './contract.ts';
import type { parcels } from './tables.ts';

const lockParcelStatement: Statement = {
  name: 'orders.lock-parcel',
  text: `select p.id, p.order_id as "orderId", p.state, o.method from parcels p join orders o on o.id = p.order_id where p.id = $1 for no key update of p`,
};

type LockedParcel = Pick<typeof parcels.$inferSelect, 'id' | 'orderId' | 'state'> & { method: string };

export async function lockParcel(db: Connection, parcelId: string): Promise<LockedParcel | undefined> {
  return (await db.run<LockedParcel>(lockParcelStatement, [parcelId]))[0];
}

const writeParcelStatement: Statement = {
  name: 'orders.write-parcel',
  text: `with moved as (update parcels set state = $4, state_at = $6, delivered_at = case $4 when 'delivered' then $6::timestamptz else delivered_at end,
      carrier = coalesce($7, carrier), tracking_number = coalesce($8, tracking_number), tracking_url = coalesce($9, tracking_url),
      reminded_at = null, escalated_at = null where id = $1 returning id)
    insert into parcel_events (parcel_id, event, from_state, to_state, by, at) select id, $2, $3, $4, $5, $6 from moved`,
};

export interface ParcelMoveRow {
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

export async function writeParcel(db: Connection, move: ParcelMoveRow): Promise<void> {
  const { parcelId, event, from, to, by, at, carrier = null, trackingNumber = null, trackingUrl = null } = move;
  await db.run(writeParcelStatement, [parcelId, event, from, to, by, at.toISOString(), carrier, trackingNumber, trackingUrl]);
}

export interface LineToCancel extends PostedLine {
  variantId: string;
  /** Units cancelled or refunded before. */
  doneQty: number;
  perishable: boolean;
  parcelState: ParcelState;
}

// The caller holds the order's row, so its lines cannot change. A parcel may be packed at this moment: its
// row is locked, too.
const lockLinesStatement: Statement = {
  name: 'orders.lock-lines',
  text: `with locked as materialized (select id, state from parcels where order_id = $1 order by id for no key update)
    select l.id as "lineId", l.order_id as "orderId", l.seller_id as "sellerId", l.variant_id as "variantId", l.qty,
      l.cancelled_qty + l.refunded_qty as "doneQty", l.paid_paise as "paidPaise", l.coupon_paise as "couponPaise",
      l.coupon_funded_by as "couponFundedBy", l.commission_paise as "commissionPaise", l.commission_gst_paise as "commissionGstPaise",
      l.tcs_paise as "tcsPaise", l.tds_paise as "tdsPaise", l.perishable, p.state as "parcelState" from order_lines l join locked p on p.id = l.parcel_id where l.order_id = $1`,
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

/** Cancels the parcels that became empty. @returns whether nothing is left of the whole order */
export async function cancelEmptyParcels(db: Connection, orderId: string, now: Date): Promise<boolean> {
  return (await db.run<{ nothing: boolean }>(cancelEmptyStatement, [orderId, now.toISOString()]))[0]?.nothing ?? false;
}

const dueOfParcel: Statement = {
  name: 'orders.due-of-parcel',
  text: `select coalesce(sum(${shareSql('paid_paise', 'qty', { from: 'cancelled_qty + refunded_qty', to: 'qty' })}), 0)::bigint as "amountPaise"
    from order_lines where parcel_id = $1`,
};

/** Sums what the buyer pays at the door for the units in a parcel, in paise. */
export async function readDueOfParcel(db: Connection, parcelId: string): Promise<number> {
  return (await db.run<{ amountPaise: number }>(dueOfParcel, [parcelId]))[0]?.amountPaise ?? 0;
}

const received: Statement = {
  name: 'orders.parcels-received',
  text: `select p.id from parcels p join orders o on o.id = p.order_id
    where p.state = 'shipped' and o.method <> 'cod' and p.promised_until + $1::int < (now() at time zone 'Asia/Kolkata')::date order by p.id limit 500`,
};

/**
 * Reads shipped parcels that are presumed delivered `days` after the promised date. Parcels paid in cash are
 * excluded: their delivery posts money.
 */
export async function readPresumedReceived(db: Connection, days: number): Promise<string[]> {
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
    notified as (update parcels p set reminded_at = coalesce(p.reminded_at, now()), escalated_at = case when $2 then now() else p.escalated_at end
      from late where p.id = late.id returning p.id, p.order_id, p.seller_id, p.state, p.state_at)
    select t.id, o.number, s.seller_name as "sellerName", t.state, t.state_at as since
      from notified t join orders o on o.id = t.order_id join sellers s on s.id = t.seller_id order by t.state_at`,
};

/** Marks parcels that did not move for `days` as notified, and returns them. */
export async function markStuckParcels(db: Connection, days: number, isEscalation: boolean): Promise<StuckParcel[]> {
  return db.run(stuck, [days, isEscalation]);
}
