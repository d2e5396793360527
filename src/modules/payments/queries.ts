import { and, asc, eq, sql } from 'drizzle-orm';
import type { Connection, Statement } from '#platform/database/database.ts';
import type { Language } from '#shared/localized.ts';
import type { ProviderEvent } from './provider.ts';
import { type EventRow, type PaymentRow, paymentEvents, payments } from './tables.ts';

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
  await db.send(insertPaymentStatement, [id, orderId, provider, state, amountPaise, createdAt.toISOString(), seconds]);
}

export async function readPayment(db: Connection, id: string): Promise<PaymentRow | undefined> {
  return (await db.orm.select().from(payments).where(eq(payments.id, id)))[0];
}

export async function readPaymentByRef(db: Connection, provider: PaymentRow['provider'], ref: string): Promise<PaymentRow | undefined> {
  const where = and(eq(payments.provider, provider), eq(payments.providerRef, ref));
  return (await db.orm.select().from(payments).where(where))[0];
}

export interface ShownPayment extends Pick<PaymentRow, 'id' | 'provider' | 'state' | 'amountPaise' | 'payUrl'> {
  /** Money that came in place of the amount that was asked for, in the smallest unit of its currency. */
  received: { amount: number; currency: string } | null;
}

const shownColumns = `p.id, p.provider, p.state, p.amount_paise as "amountPaise", p.pay_url as "payUrl",
    case when p.failure = 'mismatch' then (select jsonb_build_object('amount', m.amount_paise, 'currency', m.currency) from payments m
      where m.order_id = p.order_id and m.mismatch is not null order by m.attempt desc limit 1) end as received`;

const latestStatement: Statement = {
  name: 'payments.latest',
  text: `select ${shownColumns} from payments p where order_id = $1 and mismatch is null order by attempt desc limit 1`,
};

export async function readLatestPayment(db: Connection, orderId: string): Promise<ShownPayment | undefined> {
  return (await db.run<ShownPayment>(latestStatement, [orderId]))[0];
}

// The subquery keeps the planner from making a plan for each number of orders (see cart/queries.ts).
const latestOfOrdersStatement: Statement = {
  name: 'payments.latest-of-orders',
  text: `select distinct on (p.order_id) p.order_id as "orderId", ${shownColumns} from payments p
    where p.order_id = any(array(select unnest($1::text[]))) and p.mismatch is null order by p.order_id, p.attempt desc`,
};

/** Reads the latest attempt of each order. */
export async function readLatestPayments(db: Connection, orderIds: readonly string[]): Promise<(ShownPayment & { orderId: string })[]> {
  return db.run(latestOfOrdersStatement, [orderIds]);
}

export async function readPaymentsOfOrder(db: Connection, orderId: string): Promise<PaymentRow[]> {
  return db.orm.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(asc(payments.attempt));
}

const ofProviderPaymentStatement: Statement = {
  name: 'payments.of-provider-payment',
  text: 'select id from payments where provider = $1 and provider_payment_id = $2',
};

/** Tells whether the books know a payment of a provider. */
export async function isKnownProviderPayment(db: Connection, provider: string, providerPaymentId: string): Promise<boolean> {
  return (await db.run(ofProviderPaymentStatement, [provider, providerPaymentId])).length > 0;
}

const insertReceivedStatement: Statement = {
  name: 'payments.insert-received',
  text: `insert into payments (id, order_id, attempt, provider, state, amount_paise, currency, provider_payment_id, mismatch, created_at, state_at)
    values ($1, $2, (select max(attempt) + 1 from payments where order_id = $2), $3, 'captured', $4, $5, $6, $7, $8, $8)`,
};

/** Inserts money that came and does not match its attempt, as a payment of its own. Lock the order first. */
export async function insertReceived(
  db: Connection,
  row: Pick<PaymentRow, 'id' | 'orderId' | 'provider' | 'amountPaise' | 'currency' | 'mismatch'> & { providerPaymentId: string; at: Date },
): Promise<void> {
  const { id, orderId, provider, amountPaise, currency, providerPaymentId, mismatch, at } = row;
  const values = [id, orderId, provider, amountPaise, currency, providerPaymentId, mismatch, at.toISOString()];
  await db.run(insertReceivedStatement, values);
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
      amount_paise, currency, occurred_at, provider_dispute_id, dispute_reason, withheld_paise, respond_by, received_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, now()) on conflict (provider, event_id) do nothing returning id`,
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
  const { providerDisputeId, disputeReason, withheldPaise, respondBy } = event;
  const dispute = [providerDisputeId ?? null, disputeReason?.slice(0, 80) ?? null, withheldPaise ?? null, respondBy ?? null];
  const values = [provider, eventId, source, kind, ...names, amountPaise ?? null, currency ?? null, occurredAt ?? null, ...dispute];
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

const earlyStatement: Statement = {
  name: 'payments.wake-early',
  text: `update payment_events set applied_at = null, outcome = null where provider = $1 and provider_payment_id = $2 and outcome = 'early'`,
};

const overtakenStatement: Statement = {
  name: 'payments.wake-overtaken',
  text: `update payment_events e set applied_at = null, outcome = null from payments p
    where e.outcome = 'early' and p.provider = e.provider and p.provider_payment_id = e.provider_payment_id and p.state = 'captured'`,
};

/** Has the reports applied that were found early while the report of their payment was being applied. */
export async function wakeOvertakenEvents(db: Connection): Promise<void> {
  await db.run(overtakenStatement, []);
}

/** Has the reports applied that came before the report of the payment that they are about. */
export async function wakeEarlyEvents(db: Connection, provider: string, providerPaymentId: string): Promise<void> {
  await db.run(earlyStatement, [provider, providerPaymentId]);
}
