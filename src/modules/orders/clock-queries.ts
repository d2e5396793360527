import type { Connection, Statement } from '#platform/database/database.ts';
import { parcelClocks, reminderPauseHours, transitDays, undatedShipDays } from './parcel-clock-rules.ts';
import type { ParcelEvent, ParcelState } from './parcel-contract.ts';

/** The clocks as rows, for statements. */
const clockRows = JSON.stringify(
  Object.entries(parcelClocks).map(([state, { of, from, remind, escalate, repeat, expiry }]) => ({
    state,
    of,
    origin: from,
    remind,
    escalate,
    every: repeat,
    event: expiry?.event ?? null,
    after: expiry?.after ?? null,
    except_cash: expiry?.exceptCash ?? false,
  })),
);

const columns = 'state text, of text, origin text, remind int, escalate int, every int, event text, after int, except_cash boolean';

/** SQL: midnight in India at the end of a day. */
const endOf = (column: string) => `((${column} + 1)::timestamp at time zone 'Asia/Kolkata')`;

/** SQL: the moment from which a clock `c` of a parcel `p` of an order `o` counts; see `arrivalDue`. */
const since = `case c.origin when 'arrival' then greatest(${endOf('p.promised_until')},
    coalesce(p.shipped_at, p.state_at) + make_interval(days => coalesce(p.transit_days, case o.country when 'IN' then ${transitDays.home} else ${transitDays.abroad} end)))
  when 'ship-by' then coalesce(${endOf('p.ship_by')}, p.state_at + make_interval(days => ${undatedShipDays})) else p.state_at end`;

/** SQL: parcels of orders that stand, with the clocks of their states. */
const ticking = `jsonb_to_recordset($1::jsonb) as c (${columns}) join parcels p on p.state = c.state join orders o on o.id = p.order_id and o.state = 'placed'`;

const days = (count: string) => `make_interval(days => ${count})`;

const overdue: Statement = {
  name: 'orders.parcels-overdue',
  // The reminder came first and left time to answer, also where this job did not run for a while.
  text: `select p.id, c.event from ${ticking}
    where c.event is not null and not (c.except_cash and o.method = 'cod') and ${since} + ${days('c.remind + c.after')} < now()
      and p.reminded_at + ${days('c.after')} < now() order by p.id limit 500`,
};

/** Reads the parcels that the shop itself moves on now, with the event. */
export async function readOverdueParcels(db: Connection): Promise<{ id: string; event: Exclude<ParcelEvent, 'confirm'> }[]> {
  return db.run(overdue, [clockRows]);
}

export interface WaitingParcel {
  id: string;
  orderId: string;
  number: string;
  sellerId: string;
  sellerName: string;
  state: ParcelState;
  since: Date;
  /** ISO date in India until which the courier has to have it; null for parcels of before there was one. */
  shipBy: string | null;
}

const marked = `returning p.id, p.order_id, p.seller_id, p.state, p.state_at, p.ship_by)
    select t.id, t.order_id as "orderId", o.number, t.seller_id as "sellerId", s.seller_name as "sellerName", t.state, t.state_at as since, to_char(t.ship_by, 'YYYY-MM-DD') as "shipBy"
      from notified t join orders o on o.id = t.order_id join sellers s on s.id = t.seller_id order by t.state_at, t.id`;

const remind: Statement = {
  name: 'orders.parcels-to-remind',
  text: `with late as (select p.id from ${ticking} where p.reminded_at is null and (c.of = 'buyer') = $2 and ${since} + ${days('c.remind')} < now()
        and (c.origin <> 'ship-by' or p.state_at + make_interval(hours => ${reminderPauseHours}) < now())
      order by p.id limit 200 for update of p skip locked),
    notified as (update parcels p set reminded_at = now() from late where p.id = late.id ${marked}`,
};

/** Marks parcels whose clock reminds now, once for each step, and returns them. */
export async function markReminded(db: Connection, ofBuyers: boolean): Promise<WaitingParcel[]> {
  return db.run(remind, [clockRows, ofBuyers]);
}

const escalate: Statement = {
  name: 'orders.parcels-to-escalate',
  text: `with late as (select p.id, c.of from ${ticking} where ${since} + ${days('c.escalate')} < now()
      and (p.escalated_at is null or p.escalated_at + ${days('c.every')} < now()) order by p.id limit 200 for update of p skip locked),
    notified as (update parcels p set escalated_at = now(), reminded_at = case late.of when 'buyer' then p.reminded_at else coalesce(p.reminded_at, now()) end
      from late where p.id = late.id ${marked}`,
};

/** Marks parcels of which the operator is told now, again and again, and returns them. */
export async function markEscalated(db: Connection): Promise<WaitingParcel[]> {
  return db.run(escalate, [clockRows]);
}
