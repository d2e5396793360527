import { eq } from 'drizzle-orm';
import type { Connection, Statement } from '#platform/database/database.ts';
import { type DisputeRow, disputes } from './tables.ts';

const insertStatement: Statement = {
  name: 'payments.insert-dispute',
  text: `insert into disputes (id, provider, provider_dispute_id, payment_id, order_id, state, amount_paise, currency, reason, respond_by, opened_at, state_at)
    values ($1, $2, $3, $4, $5, 'open', $6, $7, $8, $9, $10, $10) on conflict (provider, provider_dispute_id) do nothing returning id`,
};

/** @returns whether the dispute is new */
export async function insertDispute(
  db: Connection,
  row: Pick<DisputeRow, 'id' | 'provider' | 'providerDisputeId' | 'paymentId' | 'orderId' | 'amountPaise'> &
    Pick<DisputeRow, 'currency' | 'reason' | 'respondBy' | 'openedAt'>,
): Promise<boolean> {
  const { id, provider, providerDisputeId, paymentId, orderId, amountPaise, currency, reason, respondBy, openedAt } = row;
  const moments = [respondBy?.toISOString() ?? null, openedAt.toISOString()];
  const values = [id, provider, providerDisputeId, paymentId, orderId, amountPaise, currency, reason, ...moments];
  return (await db.run(insertStatement, values)).length > 0;
}

/** Locks a dispute until the transaction ends. */
export async function lockDispute(db: Connection, provider: string, providerDisputeId: string): Promise<DisputeRow | undefined> {
  const [found] = await db.run<{ id: string }>(findStatement, [provider, providerDisputeId]);
  return found && (await db.orm.select().from(disputes).where(eq(disputes.id, found.id)).for('no key update'))[0];
}
const findStatement: Statement = {
  name: 'payments.find-dispute',
  text: 'select id from disputes where provider = $1 and provider_dispute_id = $2 for no key update',
};

export async function changeDispute(db: Connection, id: string, change: Partial<DisputeRow>): Promise<void> {
  await db.orm.update(disputes).set(change).where(eq(disputes.id, id));
}

const sumsStatement: Statement = {
  name: 'payments.disputed-sums',
  text: `select payment_id as "paymentId", coalesce(sum(amount_paise) filter (where state in ('open', 'under-review')), 0)::bigint as open,
      coalesce(sum(lost_paise), 0)::bigint as lost
    from disputes where order_id = $1 group by payment_id`,
};

/** Sums what is disputed of each payment of an order, and what was lost of it, in paise by payment id. */
export async function readDisputedSums(db: Connection, orderId: string): Promise<Map<string, { open: number; lost: number }>> {
  const rows = await db.run<{ paymentId: string; open: number; lost: number }>(sumsStatement, [orderId]);
  return new Map(rows.map(({ paymentId, open, lost }) => [paymentId, { open, lost }]));
}

const heldStatement: Statement = {
  name: 'payments.held-refunds',
  text: `select id, amount_paise as "amountPaise" from refunds where payment_id = $1 and state = 'requested' and next_check_at is null order by created_at`,
};

/** Reads the refunds of a payment that wait for the end of a dispute. */
export async function readHeldRefunds(db: Connection, paymentId: string): Promise<{ id: string; amountPaise: number }[]> {
  return db.run(heldStatement, [paymentId]);
}

const creditedStatement: Statement = {
  name: 'payments.refunds-to-credit',
  text: `select coalesce(array_agg(r.id) filter (where r.paid_from = 'store-credit'), '{}') as "refundIds",
      greatest(0, coalesce(sum(r.amount_paise), 0) + (select coalesce(sum(d.lost_paise), 0) from disputes d where d.payment_id = $1)
        - (select p.amount_paise from payments p where p.id = $1))::bigint as "overPaise"
    from refunds r where r.payment_id = $1 and r.paid_from <> 'chargeback' and not (r.reason = 'at-provider' and r.state = 'failed')`,
};

/** Reads the refunds of a payment that went to store credit, and what both we and the bank have paid. */
export async function readCreditedRefunds(db: Connection, paymentId: string): Promise<{ refundIds: string[]; overPaise: number }> {
  const [row] = await db.run<{ refundIds: string[]; overPaise: number }>(creditedStatement, [paymentId]);
  return row ?? { refundIds: [], overPaise: 0 };
}

const termsStatement: Statement = {
  name: 'payments.disputes-with-terms',
  text: `select id from disputes where state = 'open' and respond_by < now() + interval '73 hours' and reminders < 3 order by respond_by limit 100`,
};

/** Reads the disputes whose term ends soon, or has ended. */
export async function readEndingTerms(db: Connection): Promise<string[]> {
  return (await db.run<{ id: string }>(termsStatement, [])).map((row) => row.id);
}

/** Locks a dispute by our id. */
export async function lockDisputeById(db: Connection, id: string): Promise<DisputeRow | undefined> {
  return (await db.orm.select().from(disputes).where(eq(disputes.id, id)).for('no key update'))[0];
}

const listStatement: Statement = {
  name: 'payments.list-disputes',
  text: `select d.id, o.number, d.provider, d.provider_dispute_id as "providerDisputeId", d.state, d.amount_paise as "amountPaise", d.currency, d.reason,
      d.respond_by as "respondBy" from disputes d join orders o on o.id = d.order_id
    where $1 or d.state in ('open', 'under-review') order by d.respond_by nulls last, d.id limit 200`,
};

export type ListedDispute = Pick<
  DisputeRow,
  'id' | 'provider' | 'providerDisputeId' | 'state' | 'amountPaise' | 'currency' | 'reason' | 'respondBy'
> & { number: string };

/** Reads the disputes that are not decided, or all. */
export async function readDisputes(db: Connection, all: boolean): Promise<ListedDispute[]> {
  return db.run<ListedDispute>(listStatement, [all]);
}
