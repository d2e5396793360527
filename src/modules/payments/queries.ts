import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Connection, Statement } from '#platform/database/database.ts';
import type { Language } from '#shared/localized.ts';
import type { ProviderEvent } from './provider.ts';
import { type EventRow, type PaymentRow, paymentEvents, payments, type RefundRow, refunds } from './tables.ts';

/** SQL for a moment `ms` milliseconds from now by the database's clock. */
export const fromNow = (ms: number) => sql<Date>`now() + make_interval(secs => ${ms / 1000})`;

/** Locks the order's row, which every change of an order or of its parts locks first. */
const lockOrderStatement: Statement = { name: 'payments.lock-order', text: 'select id from orders where id = $1 for no key update' };

export async function lockOrderOfPayment(db: Connection, orderId: string): Promise<void> {
  await db.run(lockOrderStatement, [orderId]);
}

const insertPaymentStatement: Statement = {
  name: 'payments.insert',
  text: `insert into payments (id, order_id, attempt, provider, state, amount_paise, created_at, state_at, next_check_at)
    values ($1, $2, (select coalesce(max(attempt), 0) + 1 from payments where order_id = $2), $3, $4, $5, $6, $6, now() + make_interval(secs => $7))`,
};

/** @param firstCheck delay until the first poll in milliseconds; null for never */
export async function insertPayment(
  db: Connection,
  row: Pick<PaymentRow, 'id' | 'orderId' | 'provider' | 'state' | 'amountPaise' | 'createdAt'>,
  firstCheck: number | null,
): Promise<void> {
  const { id, orderId, provider, state, amountPaise, createdAt } = row;
  const seconds = firstCheck === null ? null : firstCheck / 1000;
  await db.run(insertPaymentStatement, [id, orderId, provider, state, amountPaise, createdAt.toISOString(), seconds]);
}

export async function readPayment(db: Connection, id: string): Promise<PaymentRow | undefined> {
  return (await db.orm.select().from(payments).where(eq(payments.id, id)))[0];
}

export async function readPaymentByRef(db: Connection, provider: PaymentRow['provider'], ref: string): Promise<PaymentRow | undefined> {
  const where = and(eq(payments.provider, provider), eq(payments.providerRef, ref));
  return (await db.orm.select().from(payments).where(where))[0];
}

const latestStatement: Statement = {
  name: 'payments.latest',
  text: `select id, provider, state, amount_paise as "amountPaise", pay_url as "payUrl" from payments where order_id = $1 order by attempt desc limit 1`,
};
export type ShownPayment = Pick<PaymentRow, 'id' | 'provider' | 'state' | 'amountPaise' | 'payUrl'>;

export async function readLatestPayment(db: Connection, orderId: string): Promise<ShownPayment | undefined> {
  return (await db.run<ShownPayment>(latestStatement, [orderId]))[0];
}

// The subquery keeps the planner from making a plan for each number of orders (see cart/queries.ts).
const latestOfOrdersStatement: Statement = {
  name: 'payments.latest-of-orders',
  text: `select distinct on (order_id) order_id as "orderId", id, provider, state, amount_paise as "amountPaise", pay_url as "payUrl" from payments
    where order_id = any(array(select unnest($1::text[]))) order by order_id, attempt desc`,
};

/** Reads the latest attempt of each order. */
export async function readLatestPayments(db: Connection, orderIds: readonly string[]): Promise<(ShownPayment & { orderId: string })[]> {
  return db.run(latestOfOrdersStatement, [orderIds]);
}

export async function readPaymentsOfOrder(db: Connection, orderId: string): Promise<PaymentRow[]> {
  return db.orm.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(asc(payments.attempt));
}

/** Locks a payment until the transaction ends. */
export async function lockPayment(db: Connection, id: string): Promise<PaymentRow | undefined> {
  return (await db.orm.select().from(payments).where(eq(payments.id, id)).for('no key update'))[0];
}

export async function changePayment(db: Connection, id: string, change: Partial<PaymentRow>): Promise<void> {
  await db.orm.update(payments).set(change).where(eq(payments.id, id));
}

const orderStatement: Statement = {
  name: 'payments.order',
  text: 'select number, state, language from orders where id = $1',
};

export interface OrderOfPayment {
  number: string;
  state: 'pending' | 'placed' | 'abandoned';
  language: Language;
}

export async function readOrderOfPayment(db: Connection, orderId: string): Promise<OrderOfPayment | undefined> {
  return (await db.run<OrderOfPayment>(orderStatement, [orderId]))[0];
}

/** Writes a provider's response to the start; a status that was reported meanwhile stays. */
export async function writeStarted(db: Connection, id: string, started: { providerRef: string; payUrl: string }, now: Date): Promise<void> {
  const isNew = sql`${payments.state} = 'created'`;
  await db.orm
    .update(payments)
    .set({
      ...started,
      state: sql`case when ${isNew} then 'started' else ${payments.state} end`,
      stateAt: sql`case when ${isNew} then ${now.toISOString()}::timestamptz else ${payments.stateAt} end`,
    })
    .where(eq(payments.id, id));
}

const storeStatement: Statement = {
  name: 'payments.store-event',
  text: `insert into payment_events (provider, event_id, source, kind, payment_id, provider_ref, provider_payment_id, refund_id, provider_refund_id,
      amount_paise, currency, occurred_at, received_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, now()) on conflict (provider, event_id) do nothing returning id`,
};
const knownStatement: Statement = {
  name: 'payments.known-event',
  text: 'select id from payment_events where provider = $1 and event_id = $2 and applied_at is null',
};

/** @returns the id of the row that is not applied yet; undefined where this event was applied before */
export async function storeEvent(
  db: Connection,
  provider: string,
  source: EventRow['source'],
  event: ProviderEvent,
): Promise<number | undefined> {
  const { eventId, kind, paymentId, providerRef, providerPaymentId, refundId, providerRefundId, amountPaise, currency, occurredAt } = event;
  const names = [paymentId, providerRef, providerPaymentId, refundId, providerRefundId].map((name) => name ?? null);
  const values = [provider, eventId, source, kind, ...names, amountPaise ?? null, currency ?? null, occurredAt ?? null];
  const [stored] = await db.run<{ id: number }>(storeStatement, values);
  return (stored ?? (await db.run<{ id: number }>(knownStatement, [provider, eventId]))[0])?.id;
}

/** Locks an event until the transaction ends; undefined once it was applied. */
export async function lockEvent(db: Connection, id: number): Promise<EventRow | undefined> {
  const [row] = await db.orm.select().from(paymentEvents).where(eq(paymentEvents.id, id)).for('update');
  return row?.appliedAt === null ? row : undefined;
}

export async function writeOutcome(db: Connection, id: number, outcome: string): Promise<void> {
  await db.orm.update(paymentEvents).set({ outcome, appliedAt: sql`now()` }).where(eq(paymentEvents.id, id));
}

const waitingStatement: Statement = {
  name: 'payments.waiting-events',
  text: `select id from payment_events where applied_at is null and received_at < now() - make_interval(secs => $1) and id > $2 order by id limit 100`,
};

/** Reads events that were stored and not applied, because the process died or the database was busy. */
export async function readWaitingEvents(db: Connection, olderThanSeconds: number, after: number): Promise<number[]> {
  return (await db.run<{ id: number }>(waitingStatement, [olderThanSeconds, after])).map((row) => row.id);
}

const findStatement = (name: string, where: string): Statement => ({
  name: `payments.find-by-${name}`,
  text: `select id, order_id as "orderId", provider_ref as "providerRef" from payments where provider = $1 and ${where} = $2`,
});
const findById = findStatement('id', 'id');
const findByRef = findStatement('ref', 'provider_ref');
const findByProviderPayment = findStatement('money', 'provider_payment_id');

/** Finds the payment that an event refers to; none where its identifiers contradict each other. */
export async function findPayment(
  db: Connection,
  provider: string,
  event: { paymentId: string | null; providerRef: string | null; providerPaymentId: string | null },
): Promise<{ id: string; orderId: string } | undefined> {
  const { paymentId, providerRef, providerPaymentId } = event;
  const statement = paymentId !== null ? findById : providerRef !== null ? findByRef : findByProviderPayment;
  const name = paymentId ?? providerRef ?? providerPaymentId;
  if (name === null) return undefined;
  const [found] = await db.run<{ id: string; orderId: string; providerRef: string | null }>(statement, [provider, name]);
  const contradicts = providerRef !== null && found && found.providerRef !== null && found.providerRef !== providerRef;
  return contradicts ? undefined : found;
}

const claimPaymentsStatement: Statement = {
  name: 'payments.claim',
  text: `with due as (select id from payments where next_check_at <= now() order by next_check_at limit $1 for update skip locked)
    update payments p set next_check_at = now() + interval '30 seconds', checks = p.checks + 1, checked_at = now() from due where p.id = due.id
    returning p.id`,
};

/** Claims payments that are due, by postponing their next check so that other workers skip them. */
export async function claimDuePayments(db: Connection, limit: number): Promise<string[]> {
  return (await db.run<{ id: string }>(claimPaymentsStatement, [limit])).map((row) => row.id);
}

const nextCheckStatement: Statement = {
  name: 'payments.next-check',
  text: `update payments set next_check_at = case when now() < created_at + make_interval(secs => $3) then now() + make_interval(secs => $2) end
    where id = $1 and state <> 'captured'`,
};

/** Schedules the next poll of a payment; none once the polling window has ended. */
export async function setNextCheck(db: Connection, id: string, pauseMs: number, untilMs: number): Promise<void> {
  await db.run(nextCheckStatement, [id, pauseMs / 1000, untilMs / 1000]);
}

const checkNowStatement: Statement = {
  name: 'payments.check-now',
  text: `update payments set checked_at = now() where id = $1 and state <> 'captured' and provider_ref is not null
      and (checked_at is null or checked_at < now() - make_interval(secs => $2)) returning id`,
};

/** Claims a status fetch for a buyer; false where one happened within `seconds`. */
export async function claimCheck(db: Connection, id: string, seconds: number): Promise<boolean> {
  return (await db.run(checkNowStatement, [id, seconds])).length > 0;
}

export async function insertRefund(
  db: Connection,
  row: Omit<typeof refunds.$inferInsert, 'nextCheckAt'> & { nextCheckAt: SQL | null },
): Promise<void> {
  await db.orm.insert(refunds).values(row);
}

export async function readRefundByKey(db: Connection, key: string): Promise<RefundRow | undefined> {
  return (await db.orm.select().from(refunds).where(eq(refunds.key, key)))[0];
}

export async function lockRefund(db: Connection, id: string): Promise<RefundRow | undefined> {
  return (await db.orm.select().from(refunds).where(eq(refunds.id, id)).for('no key update'))[0];
}

export async function changeRefund(db: Connection, id: string, change: Partial<RefundRow>): Promise<void> {
  await db.orm.update(refunds).set(change).where(eq(refunds.id, id));
}

const refundsStatement: Statement = {
  name: 'payments.refunds-of-orders',
  text: `select order_id as "orderId", amount_paise as "amountPaise", state, reason, state_at as "stateAt" from refunds
    where order_id = any(array(select unnest($1::text[]))) order by created_at`,
};

/** Reads the refunds of orders, oldest first. */
export async function readRefundsOfOrders(
  db: Connection,
  orderIds: readonly string[],
): Promise<Pick<RefundRow, 'orderId' | 'amountPaise' | 'state' | 'reason' | 'stateAt'>[]> {
  return db.run(refundsStatement, [orderIds]);
}

/** Sums the refunds of each payment of an order, in paise by payment id. */
export async function readRefundedSums(db: Connection, orderId: string): Promise<Map<string, number>> {
  const rows = await db.orm
    .select({ paymentId: refunds.paymentId, sum: sql<number>`sum(${refunds.amountPaise})::bigint`.mapWith(Number) })
    .from(refunds)
    .where(eq(refunds.orderId, orderId))
    .groupBy(refunds.paymentId);
  return new Map(rows.map((row) => [row.paymentId, row.sum]));
}

/** Finds the refund that a provider's event refers to. */
export async function findRefund(
  db: Connection,
  provider: string,
  event: { refundId: string | null; providerRefundId: string | null },
): Promise<RefundRow | undefined> {
  const named = event.refundId !== null ? eq(refunds.id, event.refundId) : eq(refunds.providerRefundId, event.providerRefundId ?? '');
  const [found] = await db.orm
    .select({ refund: refunds })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(named, eq(sql`${payments.provider}`, provider)));
  return found?.refund;
}

const claimRefundStatement: Statement = {
  name: 'payments.claim-refund',
  text: `update refunds r set checks = r.checks + 1, next_check_at = now() + interval '30 seconds'
    where id = $1 and state in ('requested', 'sent') and next_check_at <= now() returning r.checks`,
};

/** Claims a refund for sending or polling; undefined where another worker just did. */
export async function claimRefund(db: Connection, id: string): Promise<number | undefined> {
  return (await db.run<{ checks: number }>(claimRefundStatement, [id]))[0]?.checks;
}

const dueRefundsStatement: Statement = {
  name: 'payments.due-refunds',
  text: 'select id from refunds where next_check_at <= now() order by next_check_at limit $1',
};

export async function readDueRefunds(db: Connection, limit: number): Promise<string[]> {
  return (await db.run<{ id: string }>(dueRefundsStatement, [limit])).map((row) => row.id);
}

const pauseRefundStatement: Statement = {
  name: 'payments.pause-refund',
  text: `update refunds set next_check_at = now() + make_interval(secs => $2) where id = $1 and state in ('requested', 'sent')`,
};

export async function pauseRefund(db: Connection, id: string, pauseMs: number): Promise<void> {
  await db.run(pauseRefundStatement, [id, pauseMs / 1000]);
}
