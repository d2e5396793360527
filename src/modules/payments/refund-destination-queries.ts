import type { Connection, Statement } from '#platform/database/database.ts';
import type { DestinationKind } from './contract.ts';

export interface DestinationRow {
  orderId: string;
  kind: DestinationKind;
  sealed: string;
  ending: string;
  givenAt: Date;
}

const writeStatement: Statement = {
  name: 'payments.write-destination',
  text: `insert into refund_destinations (order_id, kind, sealed, ending, given_at) values ($1, $2, $3, $4, $5)
    on conflict (order_id) do update set kind = excluded.kind, sealed = excluded.sealed, ending = excluded.ending, given_at = excluded.given_at`,
};

/** Writes where the cash of an order is paid back to. Lock the order first. */
export async function writeDestination(db: Connection, { orderId, kind, sealed, ending, givenAt }: DestinationRow): Promise<void> {
  await db.run(writeStatement, [orderId, kind, sealed, ending, givenAt.toISOString()]);
}

const readStatement: Statement = {
  name: 'payments.destinations',
  text: `select order_id as "orderId", kind, sealed, ending, given_at as "givenAt" from refund_destinations
    where order_id = any(array(select unnest($1::text[])))`,
};

export async function readDestinations(db: Connection, orderIds: readonly string[]): Promise<DestinationRow[]> {
  return db.run(readStatement, [orderIds]);
}

/** SQL: a refund `r` of cash that waits for a person to pay it. */
const waits = `r.state = 'requested' and r.next_check_at is null
  and exists (select from payments p where p.id = r.payment_id and p.provider = 'cod')`;

const waitingStatement: Statement = {
  name: 'payments.cash-refunds',
  text: `select r.id, o.number as "orderNumber", r.order_id as "orderId", r.amount_paise as "amountPaise", r.created_at as "askedAt",
      d.kind, d.sealed, d.ending, d.given_at as "givenAt"
    from refunds r join orders o on o.id = r.order_id left join refund_destinations d on d.order_id = r.order_id
    where ${waits} order by r.created_at, r.id limit 1000`,
};

export interface CashRefundRow {
  id: string;
  orderNumber: string;
  orderId: string;
  amountPaise: number;
  askedAt: Date;
  kind: DestinationKind | null;
  sealed: string | null;
  ending: string | null;
  givenAt: Date | null;
}

/** Reads the refunds of cash that are not paid yet, the oldest first. */
export async function readCashRefunds(db: Connection): Promise<CashRefundRow[]> {
  return db.run(waitingStatement, []);
}

const dropPaidStatement: Statement = {
  name: 'payments.drop-destination',
  text: `delete from refund_destinations d where d.order_id = $1
    and not exists (select from refunds r where r.order_id = $1 and ${waits})`,
};

/** Forgets where the cash of an order went, once nothing of it waits. Lock the order first. */
export async function dropPaidDestination(db: Connection, orderId: string): Promise<void> {
  await db.run(dropPaidStatement, [orderId]);
}

const dropStaleStatement: Statement = {
  name: 'payments.drop-stale-destinations',
  text: `delete from refund_destinations d where d.given_at < now() - make_interval(days => $1)
    and not exists (select from refunds r where r.order_id = d.order_id and ${waits})`,
};

/** Forgets destinations that no refund needed. */
export async function dropStaleDestinations(db: Connection, days: number): Promise<void> {
  await db.run(dropStaleStatement, [days]);
}

const eraseStatement: Statement = {
  name: 'payments.erase-destinations',
  text: `with gone as (delete from refund_destinations where order_id = any($1))
    update refunds set paid_to = null where order_id = any($1) and paid_to is not null`,
};

/** Forgets where money of orders was or is to be paid back to. */
export async function eraseDestinations(db: Connection, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length > 0) await db.run(eraseStatement, [orderIds]);
}

const askStatement: Statement = {
  name: 'payments.refunds-to-ask-about',
  text: `update refunds r set asked_at = now(), asked_times = asked_times + 1
    where ${waits} and r.asked_times < $3 and coalesce(r.asked_at, r.created_at) < now() - make_interval(days => $1)
      and r.created_at > now() - make_interval(days => $2)
      and not exists (select from refund_destinations d where d.order_id = r.order_id)
    returning r.id, r.order_id as "orderId", r.amount_paise as "amountPaise", r.asked_times as "times"`,
};

/** Marks refunds whose buyers are asked now where to send them, and returns them. */
export async function markAsked(
  db: Connection,
  { everyDays, untilDays, times }: { everyDays: number; untilDays: number; times: number },
): Promise<{ id: string; orderId: string; amountPaise: number; times: number }[]> {
  return db.run(askStatement, [everyDays, untilDays, times]);
}

const markToldStatement: Statement = {
  name: 'payments.refunds-to-tell-of',
  text: `with late as (select r.id, d.given_at from refunds r join refund_destinations d on d.order_id = r.order_id
      where ${waits} and greatest(r.created_at, d.given_at) < now() - make_interval(days => $1)
        and (r.told_at is null or r.told_at < now() - interval '1 day') for update of r skip locked)
    update refunds r set told_at = now() from late, orders o where r.id = late.id and o.id = r.order_id
    returning r.id, o.number as "orderNumber", r.amount_paise as "amountPaise", greatest(r.created_at, late.given_at) as since`,
};

export interface LateRefund {
  id: string;
  orderNumber: string;
  amountPaise: number;
  since: Date;
}

/** Marks refunds that could have been paid for days, once a day, and returns them. */
export async function markTold(db: Connection, afterDays: number): Promise<LateRefund[]> {
  return db.run(markToldStatement, [afterDays]);
}

const ofOrderStatement: Statement = {
  name: 'payments.cash-refunds-of-order',
  text: `select r.id, r.amount_paise as "amountPaise" from refunds r where r.order_id = $1 and ${waits} order by r.created_at, r.id`,
};

export async function readWaitingCash(db: Connection, orderId: string): Promise<{ id: string; amountPaise: number }[]> {
  return db.run(ofOrderStatement, [orderId]);
}
