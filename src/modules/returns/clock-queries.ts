import type { Connection, Statement } from '#platform/database/database.ts';
import type { ReturnState } from './contract.ts';
import { returnClocks } from './return-rules.ts';

/** The clocks as rows, for statements. */
const clockRows = JSON.stringify(
  Object.entries(returnClocks).map(([state, { remind, escalate, repeat }]) => ({ state, remind, escalate, every: repeat })),
);

// A return whose goods are being fetched waits for that, which has clocks of its own.
const ticking = `jsonb_to_recordset($1::jsonb) as c (state text, remind int, escalate int, every int) join returns r on r.state = c.state
      and (r.state <> 'approved' or not exists (select from return_pickups k where k.return_id = r.id and k.state not in ('self', 'ended')))`;
const days = (count: string) => `make_interval(days => ${count})`;

export interface WaitingReturn {
  number: string;
  orderNumber: string;
  sellerId: string;
  sellerName: string;
  state: ReturnState;
  since: Date;
}

const marked = `returning r.id, r.number, r.order_id, r.parcel_id, r.state, r.state_at)
    select t.number, o.number as "orderNumber", s.id as "sellerId", s.seller_name as "sellerName", t.state, t.state_at as since
      from notified t join orders o on o.id = t.order_id join parcels p on p.id = t.parcel_id join sellers s on s.id = p.seller_id order by t.state_at, t.id`;

const remind: Statement = {
  name: 'returns.to-remind',
  text: `with late as (select r.id from ${ticking} where r.reminded_at is null and r.state_at + ${days('c.remind')} < $2::timestamptz
      order by r.id limit 200 for update of r skip locked),
    notified as (update returns r set reminded_at = $2::timestamptz from late where r.id = late.id ${marked}`,
};

/** Marks returns whose clock reminds now, once for each step, and returns them. */
export async function markReminded(db: Connection, now: Date): Promise<WaitingReturn[]> {
  return db.run(remind, [clockRows, now.toISOString()]);
}

const escalate: Statement = {
  name: 'returns.to-escalate',
  text: `with late as (select r.id from ${ticking} where r.state_at + ${days('c.escalate')} < $2::timestamptz
      and (r.escalated_at is null or r.escalated_at + ${days('c.every')} < $2::timestamptz) order by r.id limit 200 for update of r skip locked),
    notified as (update returns r set escalated_at = $2::timestamptz, reminded_at = coalesce(r.reminded_at, $2::timestamptz) from late where r.id = late.id ${marked}`,
};

/** Marks returns of which the operator is told now, again and again, and returns them. */
export async function markEscalated(db: Connection, now: Date): Promise<WaitingReturn[]> {
  return db.run(escalate, [clockRows, now.toISOString()]);
}
