import { returnUntilSql } from '#modules/orders/return-window-rules.ts';
import { openReturnStates } from '#modules/returns/return-rules.ts';
import type { Connection, Statement } from '#platform/database/database.ts';
import type { UnpaidEntry, Wait } from './payout-rules.ts';

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
      from parcels p where p.id = l.parcel_id or p.id in (select u.parcel_id from parcel_lines u where u.line_id = l.id)
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
    left join payout_entries pe on pe.entry_id = e.id left join payouts p on p.id = pe.payout_id
    left join lateral (${waitOfLine('$2::timestamptz')}) w on true
    where e.seller_id = $1 and e.account = 'seller' and t.kind not in ('payout', 'payout-return')
      and (pe.entry_id is null or p.state in ('due', 'in-run'))
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
  text: `select distinct e.seller_id as id from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
    where e.account = 'seller' and e.seller_id is not null and t.kind not in ('payout', 'payout-return')
      and not exists (select from payout_entries x join payouts p on p.id = x.payout_id where x.entry_id = e.id and p.state in ('sent', 'paid'))
    order by 1`,
};

/** Reads the sellers of whom something is not paid. */
export async function readUnpaidSellers(db: Connection): Promise<string[]> {
  return (await db.run<{ id: string }>(sellersStatement, [])).map(({ id }) => id);
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
