import type { Connection, Statement } from '#platform/database/database.ts';
import { undatedShipDays } from './parcel-clock-rules.ts';
import type { ParcelActor, ParcelState, ShopLane } from './parcel-contract.ts';
import { statesOf } from './shop-lane-rules.ts';

export interface ShopParcelRow {
  id: string;
  orderId: string;
  number: string;
  state: ParcelState;
  stateAt: Date;
  deliveredAt: Date | null;
  /** ISO dates in India. */
  shipBy: string | null;
  promisedUntil: string;
  packAt: Date | null;
  isGift: boolean;
  isCash: boolean;
  isReplacement: boolean;
  name: string | null;
  city: string | null;
  /** Place in the order of its lane. */
  rank: string;
}

// A plan that its job did not carry out within minutes counts no more.
const plannedSql = `p.pack_at is not null and p.pack_at > now() - interval '5 minutes'`;
const deadlineSql = `to_char(coalesce(p.ship_by, (p.state_at at time zone 'Asia/Kolkata')::date + ${undatedShipDays}), 'YYYYMMDD')`;
const momentSql = `lpad((extract(epoch from date_trunc('milliseconds', p.state_at)) * 1000)::bigint::text, 13, '0')`;
const columns = (
  rank: string,
) => `p.id, p.order_id as "orderId", o.number, p.state, p.state_at as "stateAt", p.delivered_at as "deliveredAt",
    to_char(p.ship_by, 'YYYY-MM-DD') as "shipBy", to_char(p.promised_until, 'YYYY-MM-DD') as "promisedUntil",
    case when ${plannedSql} then p.pack_at end as "packAt", o.is_gift as "isGift", o.method = 'cod' as "isCash", p.replaces_id is not null as "isReplacement",
    coalesce(p.recipient ->> 'name', c.name) as name, coalesce(p.recipient ->> 'city', c.city) as city, ${rank} as rank`;
const tables = 'parcels p join orders o on o.id = p.order_id left join order_contacts c on c.order_id = o.id';

const byDeadline: Statement = {
  name: 'orders.shop-lane-by-deadline',
  text: `select ${columns(deadlineSql)} from ${tables} where p.seller_id = $1 and p.state = any($2) and ($3::text is null or (${deadlineSql}, p.id) > ($3, $4))
    order by ${deadlineSql}, p.id limit $5`,
};
// By the moment itself, which an index has; it is written in whole milliseconds, as the rank is.
const latestFirst: Statement = {
  name: 'orders.shop-lane-latest-first',
  text: `select ${columns(momentSql)} from ${tables} where p.seller_id = $1 and p.state = any($2)
      and ($3::text is null or (p.state_at, p.id) < (to_timestamp($3::numeric / 1000), $4))
    order by p.state_at desc, p.id desc limit $5`,
};

const ofOrder: Statement = {
  name: 'orders.shop-parcels-of-order',
  text: `select ${columns(momentSql)} from ${tables} where o.number = $2 and p.seller_id = $1 and p.state <> 'placed' order by p.id limit $3`,
};

/** Reads the parcels of an order that are a shop's. */
export async function readParcelsOfOrder(db: Connection, sellerId: string, number: string, limit: number): Promise<ShopParcelRow[]> {
  return db.run(ofOrder, [sellerId, number, limit]);
}

/** Reads a page of a lane of a shop. @param after the rank and id of the last row of the page before */
export async function readLanePage(
  db: Connection,
  sellerId: string,
  lane: ShopLane,
  page: { order: 'deadline' | 'latest'; after: { rank: string; id: string } | undefined; limit: number },
): Promise<ShopParcelRow[]> {
  const { order, after, limit } = page;
  const statement = order === 'deadline' ? byDeadline : latestFirst;
  return db.run(statement, [sellerId, statesOf(lane), after?.rank ?? null, after?.id ?? null, limit]);
}

const countStatement: Statement = {
  name: 'orders.shop-lane-counts',
  text: `select state, count(*)::int as parcels from parcels where seller_id = $1 and state <> 'placed' group by state`,
};

/** Counts the parcels of a shop by state. */
export async function countParcels(db: Connection, sellerId: string): Promise<{ state: ParcelState; parcels: number }[]> {
  return db.run(countStatement, [sellerId]);
}

const oneStatement: Statement = {
  name: 'orders.shop-parcel',
  text: `select ${columns(momentSql)} from ${tables} where p.id = $2 and p.seller_id = $1 and p.state <> 'placed'`,
};

/** Reads a parcel of a shop; undefined where it is of another, or not paid. */
export async function readShopParcel(db: Connection, sellerId: string, parcelId: string): Promise<ShopParcelRow | undefined> {
  return (await db.run<ShopParcelRow>(oneStatement, [sellerId, parcelId]))[0];
}

const stepsStatement: Statement = {
  name: 'orders.shop-parcel-steps',
  text: `select e.to_state as state, e.at, e.by, u.name, k.name as key from parcel_events e join parcels p on p.id = e.parcel_id
      left join users u on u.id = e.by_user and e.by_key is null and e.by = 'seller' left join api_keys k on k.id = e.by_key
    where e.parcel_id = $2 and p.seller_id = $1 order by e.id`,
};

/** Reads the steps of a parcel of a shop, with the names of its team and of its API keys. */
export async function readSteps(
  db: Connection,
  sellerId: string,
  parcelId: string,
): Promise<{ state: ParcelState; at: Date; by: ParcelActor; name: string | null; key: string | null }[]> {
  return db.run(stepsStatement, [sellerId, parcelId]);
}

const stepsOfShopStatement: Statement = {
  name: 'orders.shop-steps',
  text: `select e.id, e.at, e.to_state as state, e.by, e.by_user as "byUser", o.number from parcels p
      join parcel_events e on e.parcel_id = p.id join orders o on o.id = p.order_id
    where p.seller_id = $1 and e.by in ('seller', 'operator') and e.at >= $2 and (e.at, e.id) < ($3, $4)
      and ($5::text is null or (e.by = 'seller' and e.by_user = $5)) and (not $6 or e.by = 'operator')
    order by e.at desc, e.id desc limit $7`,
};

/** A step of a parcel that its shop or the operator took. */
export interface ShopStepRow {
  id: number;
  at: Date;
  state: ParcelState;
  by: 'seller' | 'operator';
  byUser: string | null;
  /** Number of the order. */
  number: string;
}

/** Reads steps of a shop's parcels, the latest first. @param part `by`: a member, or null for the operator */
export async function readStepsOfShop(
  db: Connection,
  sellerId: string,
  part: { since: Date; before: { at: Date; id: number }; by?: string | null | undefined; limit: number },
): Promise<ShopStepRow[]> {
  const { since, before, by, limit } = part;
  return db.run(stepsOfShopStatement, [sellerId, since.toISOString(), before.at.toISOString(), before.id, by ?? null, by === null, limit]);
}

const skusStatement: Statement = {
  name: 'orders.skus',
  text: 'select l.id, v.sku from order_lines l join variants v on v.id = l.variant_id where l.order_id = any($1) and v.sku is not null',
};

/** Reads the seller's own names of the lines of orders. */
export async function readSkus(db: Connection, orderIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await db.run<{ id: string; sku: string }>(skusStatement, [orderIds]);
  return new Map(rows.map(({ id, sku }) => [id, sku]));
}

const planStatement: Statement = {
  name: 'orders.plan-packing',
  text: `update parcels p set pack_at = $3, pack_by = $4, pack_key = $5 where p.id = $2 and p.seller_id = $1 and p.state = 'confirmed' and not (${plannedSql}) returning p.id`,
};

/**
 * Notes when a parcel of a shop is packed. @returns false where it is not to be packed, or was noted before
 */
export async function planPacking(
  db: Connection,
  plan: { sellerId: string; parcelId: string; at: Date; by: string; byKey: string | undefined },
): Promise<boolean> {
  const { sellerId, parcelId, at, by, byKey = null } = plan;
  return (await db.run(planStatement, [sellerId, parcelId, at.toISOString(), by, byKey])).length > 0;
}

const undoStatement: Statement = {
  name: 'orders.undo-packing',
  text: `update parcels set pack_at = null, pack_by = null, pack_key = null where id = $2 and seller_id = $1 and state = 'confirmed' returning id`,
};

/** Takes back when a parcel of a shop is packed. @returns false where it is packed, or of another */
export async function undoPacking(db: Connection, sellerId: string, parcelId: string): Promise<boolean> {
  return (await db.run(undoStatement, [sellerId, parcelId])).length > 0;
}

export interface PlannedPacking {
  orderId: string;
  packAt: Date;
  packBy: string;
  packKey: string | null;
}

const plannedStatement: Statement = {
  name: 'orders.planned-packing',
  text: `select order_id as "orderId", pack_at as "packAt", pack_by as "packBy", pack_key as "packKey" from parcels
    where id = $1 and state = 'confirmed' and pack_at is not null`,
};

/** Reads when, and by whom, a parcel was marked as packed. */
export async function readPlannedPacking(db: Connection, parcelId: string): Promise<PlannedPacking | undefined> {
  return (await db.run<PlannedPacking>(plannedStatement, [parcelId]))[0];
}
