import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Connection, Statement } from '#platform/database/database.ts';
import { payments, type RefundRow, refunds } from './tables.ts';

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
  text: `select r.order_id as "orderId", r.amount_paise as "amountPaise", r.state, r.reason, r.state_at as "stateAt", r.created_at as "createdAt",
      r.paid_to as "paidTo", r.bank_ref as "bankRef", r.paid_from as "paidFrom", p.provider = 'cod' as "isCash"
    from refunds r join payments p on p.id = r.payment_id and p.currency = 'INR'
    where r.order_id = any(array(select unnest($1::text[]))) order by r.created_at`,
};

/** Reads the refunds of orders in rupees, oldest first. */
export async function readRefundsOfOrders(
  db: Connection,
  orderIds: readonly string[],
): Promise<
  (Pick<RefundRow, 'orderId' | 'amountPaise' | 'state' | 'reason' | 'stateAt' | 'createdAt' | 'paidTo' | 'bankRef' | 'paidFrom'> & {
    isCash: boolean;
  })[]
> {
  return db.run(refundsStatement, [orderIds]);
}

/**
 * Sums the refunds of each payment of an order, in paise by payment id. A refund in the provider's dashboard
 * that failed is not owed.
 */
export async function readRefundedSums(db: Connection, orderId: string): Promise<Map<string, number>> {
  const rows = await db.orm
    .select({ paymentId: refunds.paymentId, sum: sql<number>`sum(${refunds.amountPaise})::bigint`.mapWith(Number) })
    .from(refunds)
    .where(
      and(
        eq(refunds.orderId, orderId),
        sql`not (${refunds.reason} = 'at-provider' and ${refunds.state} = 'failed')`,
        sql`${refunds.paidFrom} <> 'chargeback'`,
      ),
    )
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

const owedStatement: Statement = {
  name: 'payments.owed-refund',
  text: `select id, state from refunds where payment_id = $1 and amount_paise = $2 and reason <> 'at-provider'
      and (state in ('requested', 'failed') or (state = 'done' and paid_from = 'bank' and provider_refund_id is null))
    order by case state when 'failed' then 1 when 'requested' then 2 else 3 end, created_at limit 1`,
};

/**
 * Finds the refund that money which a provider sent without being asked settles: one that failed or waits, or
 * that was noted as paid by hand.
 */
export async function readOwedRefund(
  db: Connection,
  paymentId: string,
  amountPaise: number,
): Promise<Pick<RefundRow, 'id' | 'state'> | undefined> {
  return (await db.run<Pick<RefundRow, 'id' | 'state'>>(owedStatement, [paymentId, amountPaise]))[0];
}

const laterFailureStatement: Statement = {
  name: 'payments.later-failure',
  text: `select 1 from payment_events where provider = $1 and provider_refund_id = $2 and kind = 'refund-failed' and occurred_at >= $3 limit 1`,
};

/** Tells whether a provider reported after a moment that a refund failed, which is the end of it there. */
export async function hasFailedLater(db: Connection, provider: string, providerRefundId: string, at: Date): Promise<boolean> {
  return (await db.run(laterFailureStatement, [provider, providerRefundId, at.toISOString()])).length > 0;
}

const releaseStatement: Statement = {
  name: 'payments.release-refund',
  text: `update refunds set next_check_at = now(), checks = 0 where id = $1 and state = 'requested'`,
};

/** Lets a refund go that waited for the end of a dispute. */
export async function releaseRefund(db: Connection, id: string): Promise<void> {
  await db.run(releaseStatement, [id]);
}
