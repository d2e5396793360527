import { returnUntilSql } from '#modules/orders/return-window-rules.ts';
import { openReturnStates } from '#modules/returns/return-rules.ts';
import type { Connection, Statement } from '#platform/database/database.ts';
import type { UnpaidEntry, Wait } from './payout-rules.ts';
import { hasUnpaidSql, isUnpaidSql, markOf } from './unpaid-entries.ts';

/**
 * SQL: why money of a line `l` of an order `o` waits at a moment, and until when its units may be returned at
 * the longest. A line of which nothing stands waits for its open return alone.
 */
const waitOfLine = (now: string) => `select case
      when exists (select from return_lines x join returns r on r.id = x.return_id
        where x.line_id = l.id and r.state in (${openReturnStates.map((state) => `'${state}'`).join(', ')})) then 'return'
      when l.qty <= l.cancelled_qty + l.refunded_qty then 'due'
      when u.is_moving or u.until is null then 'delivery'
      when u.until >= ${now} then 'window'
      else 'due' end as wait, u.until
    from order_lines l join orders o on o.id = l.order_id
    cross join lateral (
      select bool_or(p.state not in ('delivered', 'cancelled', 'refunded', 'resent')) as is_moving,
        max(${returnUntilSql('p', 'o', 'l')}) filter (where p.state = 'delivered') as until
      -- By their keys: with a condition on each, all parcels are read for every line.
      from parcels p where p.id = any(array(select l.parcel_id union all select u.parcel_id from parcel_lines u where u.line_id = l.id))
    ) u
    where l.id = e.line_id`;

const unpaidStatement: Statement = {
  name: 'payouts.unpaid-entries',
  text: `select e.id, e.line_id as "lineId", e.order_id as "orderId", -e.amount_paise as paise, t.at, t.kind, w.until, pe.payout_id as "payoutId",
      case when e.line_id is null then 'due'
        -- What is taken back of a line that was paid is owed at once.
        when exists (select from ledger_entries s join payout_entries x on x.entry_id = s.id join payouts q on q.id = x.payout_id
          where s.transaction_id = 'sale:' || e.line_id and s.account = 'seller' and s.id <> e.id and q.state in ('sent', 'paid', 'returned')) then 'due'
        else coalesce(w.wait, 'due') end as wait
    from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
    left join lateral (select x.payout_id, p.state from payout_entries x join payouts p on p.id = x.payout_id where x.entry_id = e.id limit 1) pe on true
    left join lateral (${waitOfLine('$2::timestamptz')}) w on true
    where e.seller_id = $1 and e.account = 'seller' and e.id > ${markOf('$1')} and t.kind not in ('payout', 'payout-return')
      and (pe.payout_id is null or pe.state in ('due', 'in-run'))
    order by e.id`,
};

export interface UnpaidRow extends UnpaidEntry {
  lineId?: string | undefined;
  orderId?: string | undefined;
  at: Date;
  kind: string;
  /** End of the longest return window. */
  until?: Date | undefined;
  /** The payout that is prepared with it. */
  payoutId?: string | undefined;
}

/**
 * Reads a seller's entries that no payout has sent, the oldest first, with what each waits for at a moment.
 */
export async function readUnpaidEntries(db: Connection, sellerId: string, now: Date): Promise<UnpaidRow[]> {
  const rows = await db.run<{
    id: number;
    lineId: string | null;
    orderId: string | null;
    paise: number;
    at: Date | string;
    kind: string;
    until: Date | string | null;
    payoutId: string | null;
    wait: Wait;
  }>(unpaidStatement, [sellerId, now.toISOString()]);
  return rows.map(({ lineId, orderId, at, until, payoutId, ...row }) => ({
    ...row,
    at: new Date(at),
    ...(lineId === null ? {} : { lineId }),
    ...(orderId === null ? {} : { orderId }),
    ...(until === null ? {} : { until: new Date(until) }),
    ...(payoutId === null ? {} : { payoutId }),
  }));
}

const sellersStatement: Statement = {
  name: 'payouts.sellers-with-entries',
  text: `select s.seller_id as id, ${hasUnpaidSql('s.seller_id')} as "isOwed" from unpaid_sellers s where s.seller_id > $1 order by 1 limit $2`,
};

/** A seller to whose account something was posted since everything of it was found paid. */
export interface UnpaidSeller {
  id: string;
  /** False where all of it was paid meanwhile. */
  isOwed: boolean;
}

/**
 * Reads a page of the sellers of whom something may not be paid.
 * @param after id of the last one of the page before
 */
export async function readUnpaidSellers(db: Connection, after: string, limit: number): Promise<UnpaidSeller[]> {
  return db.run<UnpaidSeller>(sellersStatement, [after, limit]);
}

const lockPaidStatement: Statement = {
  name: 'payouts.lock-paid-sellers',
  text: 'select seller_id as id from unpaid_sellers where seller_id = any($1) order by 1 for update skip locked',
};
const forgetPaidStatement: Statement = {
  name: 'payouts.forget-paid-sellers',
  text: `delete from unpaid_sellers s where s.seller_id = any($1) and not ${hasUnpaidSql('s.seller_id')}`,
};

/**
 * Leaves sellers of whom everything is paid out of the pages until something is posted to their accounts.
 * The seller of a posting that is under way stays; one that comes meanwhile waits, and adds it again.
 * @param db inside a short transaction of its own: postings to these accounts wait for its end
 */
export async function forgetPaidSellers(db: Connection, ids: readonly string[]): Promise<void> {
  const locked = await db.run<{ id: string }>(lockPaidStatement, [[...ids]]);
  // Read afterwards: a transaction that ended before the lock is seen.
  if (locked.length > 0) await db.run(forgetPaidStatement, [locked.map(({ id }) => id)]);
}

const recordStatement: Statement = {
  name: 'payouts.record-unpaid-sellers',
  text: `insert into unpaid_sellers (seller_id) select s.id from sellers s where ${hasUnpaidSql('s.id')} on conflict do nothing`,
};

/** Records all sellers of whom something is not paid, where entries came past the trigger that does. */
export async function recordUnpaidSellers(db: Connection): Promise<void> {
  await db.run(recordStatement, []);
}

const dropEntries: Statement = { name: 'payouts.drop-entries', text: 'delete from payout_entries where payout_id = $1' };
const addEntries: Statement = {
  name: 'payouts.add-entries',
  text: 'insert into payout_entries (entry_id, payout_id) select unnest($2::bigint[]), $1',
};

/** Makes a payout that was not sent the set of these entries. */
export async function replaceEntries(db: Connection, payoutId: string, entryIds: readonly number[]): Promise<void> {
  await db.run(dropEntries, [payoutId]);
  if (entryIds.length > 0) await db.run(addEntries, [payoutId, [...entryIds]]);
}

/**
 * A transaction that moves a mark has it alone, and reads afterwards what was sent: a payout that comes back
 * meanwhile would be passed over.
 */
const lockMarkStatement: Statement = {
  name: 'payouts.lock-mark',
  text: `insert into payout_marks (seller_id, entry_id) values ($1, 0)
    on conflict (seller_id) do update set entry_id = payout_marks.entry_id`,
};

/**
 * An entry counts as settled a day after it was written alone: no transaction that is still under way can
 * have taken a lower number by then.
 */
const markStatement: Statement = {
  name: 'payouts.mark-sent',
  text: `with since as (
      select e.id, ${isUnpaidSql} or t.recorded_at > now() - interval '1 day' as waits
      from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
      where e.seller_id = $1 and e.account = 'seller' and e.id > ${markOf('$1')}
    ), mark as (
      select max(id) as id from since where id < coalesce((select min(id) from since where waits), 9223372036854775807)
    )
    update payout_marks m set entry_id = greatest(m.entry_id, mark.id) from mark where m.seller_id = $1 and mark.id is not null`,
};

/**
 * Notes up to which entry everything of a seller was sent, so that it is not looked through again.
 * @param db inside a transaction; the mark stays locked until it ends
 */
export async function markSent(db: Connection, sellerId: string): Promise<void> {
  await db.run(lockMarkStatement, [sellerId]);
  await db.run(markStatement, [sellerId]);
}

const unmarkStatement: Statement = {
  name: 'payouts.unmark-sent',
  text: `update payout_marks m set entry_id = least(m.entry_id, (select min(e.entry_id) - 1 from payout_entries e where e.payout_id = $2))
    where m.seller_id = $1`,
};

/**
 * Has the entries of a payout that came back looked at again.
 * @param db inside a transaction that made it a returned one; the mark stays locked until it ends
 */
export async function unmarkSent(db: Connection, { id, sellerId }: { id: string; sellerId: string }): Promise<void> {
  await db.run(lockMarkStatement, [sellerId]);
  await db.run(unmarkStatement, [sellerId, id]);
}
