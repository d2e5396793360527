import { eq } from 'drizzle-orm';
import type { Connection, Statement } from '#platform/database/database.ts';
import type { ReturnState } from './contract.ts';
import type { PickupActor, PickupEvent, PickupState } from './pickup-rules.ts';
import { pickupClocks } from './pickup-rules.ts';
import { type PickupRow, returnPickupEvents, returnPickups } from './tables.ts';

export async function readPickup(db: Connection, returnId: string): Promise<PickupRow | undefined> {
  return (await db.orm.select().from(returnPickups).where(eq(returnPickups.returnId, returnId)))[0];
}

/** Locks a pickup until the transaction ends. Lock its return first. */
export async function lockPickup(db: Connection, returnId: string): Promise<PickupRow | undefined> {
  return (await db.orm.select().from(returnPickups).where(eq(returnPickups.returnId, returnId)).for('update'))[0];
}

/** Stores an offer to fetch the goods, also in the place of one that has ended. */
export async function insertPickup(
  db: Connection,
  row: typeof returnPickups.$inferInsert,
  by: PickupActor,
  fromState: PickupState | 'none',
): Promise<void> {
  const none = { courier: null, trackingNumber: null, trackingUrl: null, pickupOn: null, collectedAt: null };
  const fresh = { ...row, ...none, remindedAt: null, escalatedAt: null };
  await db.orm.insert(returnPickups).values(fresh).onConflictDoUpdate({ target: returnPickups.returnId, set: fresh });
  const event = { event: 'offer', fromState, toState: row.state, by, at: row.stateAt } as const;
  await db.orm.insert(returnPickupEvents).values({ returnId: row.returnId, ...event });
}

export type PickupFacts = Partial<Pick<PickupRow, 'courier' | 'trackingNumber' | 'trackingUrl' | 'pickupOn' | 'collectedAt'>>;

/** Writes a step of a pickup, whose clock starts again. */
export async function writePickupMove(
  db: Connection,
  { returnId, state: fromState }: Pick<PickupRow, 'returnId' | 'state'>,
  { event, toState, by, at, ...facts }: { event: PickupEvent; toState: PickupState; by: PickupActor; at: Date } & PickupFacts,
): Promise<void> {
  const change = { state: toState, stateAt: at, remindedAt: null, escalatedAt: null, ...facts };
  await db.orm.update(returnPickups).set(change).where(eq(returnPickups.returnId, returnId));
  await db.orm.insert(returnPickupEvents).values({ returnId, event, fromState, toState, by, at });
}

const failedStatement: Statement = {
  name: 'returns.pickup-failed',
  text: `select 1 from return_pickup_events where return_id = $1 and event = 'fail' limit 1`,
};

/** Tells whether the courier came to no avail before, or not at all. */
export async function hasFailedBefore(db: Connection, returnId: string): Promise<boolean> {
  return (await db.run(failedStatement, [returnId])).length > 0;
}

const goodsStatement: Statement = {
  name: 'returns.goods',
  text: `select r.parcel_id as "parcelId", r.number, r.state, (select jsonb_agg(jsonb_build_object('name', l.title ->> 'en', 'sku', coalesce(v.sku, l.variant_id),
      'hsn', l.hsn, 'qty', x.qty, 'pricePaise', l.price_paise) order by l.position)
      from return_lines x join order_lines l on l.id = x.line_id left join variants v on v.id = l.variant_id where x.return_id = r.id) as lines
    from returns r where r.id = $1`,
};

/** Goods that come back by a return; prices in paise. */
export interface ReturnedGoods {
  parcelId: string;
  number: string;
  state: ReturnState;
  lines: { name: string; sku: string; hsn: string; qty: number; pricePaise: number }[];
}

export async function readReturnedGoods(db: Connection, returnId: string): Promise<ReturnedGoods | undefined> {
  return (await db.run<ReturnedGoods>(goodsStatement, [returnId]))[0];
}

const clockRows = JSON.stringify(
  Object.entries(pickupClocks).map(([state, { of, remind, escalate, repeat }]) => ({ state, whose: of, remind, escalate, every: repeat })),
);
const ticking =
  'jsonb_to_recordset($1::jsonb) as c (state text, whose text, remind int, escalate int, every int) join return_pickups k on k.state = c.state';
const days = (count: string) => `make_interval(days => ${count})`;
const marked = `returning k.return_id, k.state, k.state_at, late.whose)
    select t.return_id as "returnId", r.order_id as "orderId", r.number, o.number as "orderNumber", s.id as "sellerId", s.seller_name as "sellerName",
        t.state, t.state_at as since, t.whose
      from notified t join returns r on r.id = t.return_id join orders o on o.id = r.order_id join parcels p on p.id = r.parcel_id
        join sellers s on s.id = p.seller_id order by t.state_at, t.return_id`;

export interface WaitingPickup {
  returnId: string;
  orderId: string;
  number: string;
  orderNumber: string;
  sellerId: string;
  sellerName: string;
  state: PickupState;
  since: Date;
  /** Actor whose clock it is. */
  whose: PickupActor;
}

const remindStatement: Statement = {
  name: 'returns.pickups-to-remind',
  text: `with late as (select k.return_id, c.whose from ${ticking} where k.reminded_at is null and k.state_at + ${days('c.remind')} < $2::timestamptz
      order by k.return_id limit 200 for update of k skip locked),
    notified as (update return_pickups k set reminded_at = $2::timestamptz from late where k.return_id = late.return_id ${marked}`,
};

/** Marks pickups whose clock reminds now, once for each step, and returns them. */
export async function markPickupsReminded(db: Connection, now: Date): Promise<WaitingPickup[]> {
  return db.run(remindStatement, [clockRows, now.toISOString()]);
}

const escalateStatement: Statement = {
  name: 'returns.pickups-to-escalate',
  text: `with late as (select k.return_id, c.whose from ${ticking} where k.state_at + ${days('c.escalate')} < $2::timestamptz
      and (k.escalated_at is null or k.escalated_at + ${days('c.every')} < $2::timestamptz) order by k.return_id limit 200 for update of k skip locked),
    notified as (update return_pickups k set escalated_at = $2::timestamptz, reminded_at = coalesce(k.reminded_at, $2::timestamptz)
      from late where k.return_id = late.return_id ${marked}`,
};

/** Marks pickups of which the operator is told now, again and again, and returns them. */
export async function markPickupsEscalated(db: Connection, now: Date): Promise<WaitingPickup[]> {
  return db.run(escalateStatement, [clockRows, now.toISOString()]);
}
