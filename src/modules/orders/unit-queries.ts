import type { PostedLine } from '#modules/ledger/post.ts';
import type { Connection, Statement } from '#platform/database/database.ts';
import type { ParcelState } from './parcel-contract.ts';

/** An order line whose units are cancelled, refunded or replaced. */
export interface UnitsLine extends PostedLine {
  variantId: string;
  /** Its first parcel, which has the invoice. */
  parcelId: string;
  parcelState: ParcelState;
  cancelledQty: number;
  refundedQty: number;
  perishable: boolean;
  leadTimeDays: number | null;
}

// The caller holds the order's row, so its lines cannot change. A parcel may be packed at this moment: its
// row is locked, too.
const lockLinesStatement: Statement = {
  name: 'orders.lock-lines',
  text: `with locked as materialized (select id, state from parcels where order_id = $1 order by id for no key update)
    select l.id as "lineId", l.order_id as "orderId", l.seller_id as "sellerId", l.variant_id as "variantId", l.parcel_id as "parcelId", l.qty,
      l.cancelled_qty as "cancelledQty", l.refunded_qty as "refundedQty", l.paid_paise as "paidPaise", coalesce(l.vat_paise, 0) as "vatPaise", l.coupon_paise as "couponPaise",
      l.coupon_funded_by as "couponFundedBy", l.commission_paise as "commissionPaise", l.commission_gst_paise as "commissionGstPaise",
      l.tcs_paise as "tcsPaise", l.tds_paise as "tdsPaise", l.perishable, l.lead_time_days as "leadTimeDays", p.state as "parcelState"
    from order_lines l join locked p on p.id = l.parcel_id where l.order_id = $1 order by l.position`,
};

/** Reads the lines of an order, with all its parcels locked. Lock the order first. */
export async function lockUnits(db: Connection, orderId: string): Promise<UnitsLine[]> {
  return db.run(lockLinesStatement, [orderId]);
}

const unitsOfParcelStatement: Statement = {
  name: 'orders.units-of-parcel',
  text: `select id as "lineId", qty - cancelled_qty as qty from order_lines where parcel_id = $1 and qty > cancelled_qty
    union all select line_id, qty from parcel_lines where parcel_id = $1 order by 1`,
};

/** Reads the units in a parcel by line: of a first one what was not cancelled, of a replacement all of it. */
export async function readUnitsOfParcel(db: Connection, parcelId: string): Promise<{ lineId: string; qty: number }[]> {
  return db.run(unitsOfParcelStatement, [parcelId]);
}

const addUnitsStatement: Statement = {
  name: 'orders.add-units',
  text: `update order_lines l set cancelled_qty = l.cancelled_qty + c.cancelled, refunded_qty = l.refunded_qty + c.refunded,
      restocked_qty = l.restocked_qty + c.restocked, replaced_qty = l.replaced_qty + c.replaced
    from jsonb_to_recordset($1) as c (id text, cancelled int, refunded int, restocked int, replaced int) where l.id = c.id`,
};

export interface CountedUnits {
  id: string;
  cancelled: number;
  refunded: number;
  restocked: number;
  replaced: number;
}

/** Adds to the counters of lines. Lock the order first. */
export async function addUnits(db: Connection, lines: readonly CountedUnits[]): Promise<void> {
  await db.run(addUnitsStatement, [JSON.stringify(lines)]);
}

const cancelEmptyStatement: Statement = {
  name: 'orders.cancel-empty-parcels',
  text: `with moved as (update parcels p set state = 'cancelled', state_at = $2, reason = $4, note = $5, reminded_at = null, escalated_at = null, pack_at = null, pack_by = null
      from parcels old where p.order_id = $1 and p.state in ('confirmed', 'packed') and p.replaces_id is null and old.id = p.id
      and not exists (select from order_lines l where l.parcel_id = p.id and l.qty > l.cancelled_qty) returning p.id, old.state as from_state)
    insert into parcel_events (parcel_id, event, from_state, to_state, by, at, reason, by_user) select id, 'cancel', from_state, 'cancelled', $3, $2, $4, $6 from moved`,
};

/** Cancels the parcels that became empty. */
export async function cancelEmptyParcels(
  db: Connection,
  orderId: string,
  { at, by, byUser, reason, note }: { at: Date; by: string } & Partial<Record<'byUser' | 'reason' | 'note', string | undefined>>,
): Promise<void> {
  await db.run(cancelEmptyStatement, [orderId, at.toISOString(), by, reason ?? null, note ?? null, byUser ?? null]);
}

const nothingStandsStatement: Statement = {
  name: 'orders.nothing-stands',
  text: 'select not exists (select from order_lines where order_id = $1 and qty > cancelled_qty + refunded_qty) as nothing',
};

/** Tells whether every unit of an order was cancelled or refunded. */
export async function nothingStands(db: Connection, orderId: string): Promise<boolean> {
  return (await db.run<{ nothing: boolean }>(nothingStandsStatement, [orderId]))[0]?.nothing ?? false;
}

/** SQL: the cash of a chain of parcels was collected. @param root SQL for the id of its first parcel */
export const collectedSql = (root: string): string =>
  `exists (select from parcels c join ledger_transactions t on t.id = 'cod:' || c.id where c.id = ${root} or c.root_id = ${root})`;

const collectedStatement: Statement = {
  name: 'orders.cash-collected',
  text: `select -e.amount_paise as "amountPaise" from parcels c join ledger_entries e on e.transaction_id = 'cod:' || c.id and e.account = 'buyer'
    where c.id = $1 or c.root_id = $1`,
};

/** Reads the cash that was collected for a chain of parcels, in paise; undefined before it was. */
export async function readCollected(db: Connection, rootId: string): Promise<number | undefined> {
  return (await db.run<{ amountPaise: number }>(collectedStatement, [rootId]))[0]?.amountPaise;
}

const hasCashStatement: Statement = {
  name: 'orders.has-cash',
  text: `select 1 from ledger_transactions where order_id = $1 and kind = 'cod-collection' limit 1`,
};

/** Tells whether any cash was collected for an order. */
export async function hasCollectedCash(db: Connection, orderId: string): Promise<boolean> {
  return (await db.run(hasCashStatement, [orderId])).length > 0;
}

const refundableStatement: Statement = {
  name: 'orders.refundable',
  text: `select coalesce(max(least(p.amount_paise, case when p.provider = 'cod' then (select coalesce(-sum(e.amount_paise), 0) from ledger_entries e
        join ledger_transactions t on t.id = e.transaction_id and t.kind = 'cod-collection' where e.order_id = $1 and e.account = 'buyer') else p.amount_paise end)
      - (select coalesce(sum(r.amount_paise), 0) from refunds r where r.payment_id = p.id and r.paid_from <> 'chargeback'
          and not (r.reason = 'at-provider' and r.state = 'failed'))
      - (select coalesce(sum(d.lost_paise), 0) from disputes d where d.payment_id = p.id)), 0)::bigint as paise
    from payments p where p.order_id = $1 and p.mismatch is null and (p.state = 'captured' or p.provider = 'cod')`,
};

/** Reads what can still be refunded of an order: what came, in cash what was collected, less all refunds. */
export async function readRefundable(db: Connection, orderId: string): Promise<number> {
  return Math.max(0, (await db.run<{ paise: number }>(refundableStatement, [orderId]))[0]?.paise ?? 0);
}

const hasInvoiceStatement: Statement = {
  name: 'orders.parcel-has-invoice',
  text: `select 1 from invoices where parcel_id = $1 and kind = 'invoice' limit 1`,
};

export async function isInvoiced(db: Connection, rootId: string): Promise<boolean> {
  return (await db.run(hasInvoiceStatement, [rootId])).length > 0;
}

const isRefundedStatement: Statement = { name: 'orders.refund-exists', text: 'select 1 from refunds where key = $1' };

/** Tells whether a refund was asked for under a key. Lock the order first. */
export async function isRefunded(db: Connection, key: string): Promise<boolean> {
  return (await db.run(isRefundedStatement, [key])).length > 0;
}

const advancedStatement: Statement = {
  name: 'orders.advanced',
  text: `select greatest(0, coalesce(sum(amount_paise), 0))::bigint as paise from ledger_entries
    where order_id = $1 and account in ('refund-advances', 'chargebacks')`,
};

/** Reads what the buyer got back of an order before it was owed; it counts towards the next refund. */
export async function readAdvanced(db: Connection, orderId: string): Promise<number> {
  return (await db.run<{ paise: number }>(advancedStatement, [orderId]))[0]?.paise ?? 0;
}
