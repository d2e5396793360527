import type { Connection, Statement } from '#platform/database/database.ts';
import type { DifferenceRow } from './tables.ts';

/** A difference as a comparison finds it. */
export type FoundDifference = Pick<DifferenceRow, 'kind' | 'subject' | 'provider' | 'detail' | 'amountPaise' | 'orderId'>;

/** SQL: the days after which money that is in the books must be in a report. */
const reportedWithin = `interval '7 days'`;

/** SQL: the differences between statements and books, with what the provider's balance has beyond them. */
const differencesText = `
  select 'unknown-payment' as kind, s.provider_payment_id as subject, s.provider, s.row_id || ' is of no payment of the shop' as detail,
    s.amount_paise as amount, null as order_id
  from statement_rows s where s.kind = 'capture'
    and not exists (select from payments p where p.provider = s.provider and p.provider_payment_id = s.provider_payment_id)
  union all
  select 'payment-differs', p.id, s.provider, 'the provider has ' || s.amount_paise || ' ' || s.currency || ', the books ' || p.amount_paise || ' ' || p.currency || ', ' || p.state,
    s.amount_paise - case when p.state = 'captured' and p.currency = 'INR' then p.amount_paise else 0 end, p.order_id
  from statement_rows s join payments p on p.provider = s.provider and p.provider_payment_id = s.provider_payment_id
  where s.kind = 'capture' and (p.state <> 'captured' or p.amount_paise <> s.amount_paise or p.currency <> s.currency)
    -- What was paid in another currency is settled in rupees.
    and p.mismatch is distinct from 'currency'
  union all
  select 'missing-payment', p.id, p.provider, 'captured ' || p.state_at || ', and in no report', -p.amount_paise, p.order_id
  from payments p join statement_progress g on g.provider = p.provider and p.state_at >= g.begun_at and p.state_at + ${reportedWithin} < g.read_until
  where p.state = 'captured' and p.currency = 'INR'
    and not exists (select from statement_rows s where s.provider = p.provider and s.provider_payment_id = p.provider_payment_id and s.kind = 'capture')
  union all
  select 'refund-differs', s.provider_refund_id, s.provider, 'the provider sent ' || -s.amount || ', the books ' || coalesce(r.amount, 0),
    s.amount + coalesce(r.amount, 0), r.order_id
  from (
    select provider, provider_refund_id, sum(amount_paise)::bigint as amount from statement_rows where kind = 'refund' and currency = 'INR'
    group by provider, provider_refund_id
  ) s left join lateral (
    select case when r.state = 'done' and r.paid_from = 'provider' then r.amount_paise else 0 end as amount, r.order_id
    from refunds r join payments p on p.id = r.payment_id and p.provider = s.provider and p.currency = 'INR'
    where r.provider_refund_id = s.provider_refund_id or r.key = 'provider:' || s.provider || ':' || s.provider_refund_id
    order by r.reason = 'at-provider' desc limit 1
  ) r on true
  where s.amount + coalesce(r.amount, 0) <> 0
  union all
  select 'missing-refund', r.id, p.provider, 'sent ' || r.state_at || ', and in no report', r.amount_paise, r.order_id
  from refunds r join payments p on p.id = r.payment_id and p.currency = 'INR'
  join statement_progress g on g.provider = p.provider and r.state_at >= g.begun_at and r.state_at + ${reportedWithin} < g.read_until
  where r.state = 'done' and r.paid_from = 'provider'
    and not exists (select from statement_rows s where s.provider = p.provider and s.kind = 'refund'
      and s.provider_refund_id in (r.provider_refund_id, substr(r.key, length('provider:' || p.provider || ':') + 1)))
  union all
  select 'dispute-differs', s.provider_dispute_id, s.provider, 'the provider took ' || -s.amount || ', the books ' || coalesce(d.amount, 0),
    s.amount + coalesce(d.amount, 0), d.order_id
  from (
    select provider, provider_dispute_id, sum(amount_paise)::bigint as amount from statement_rows where kind = 'dispute' and currency = 'INR'
    group by provider, provider_dispute_id
  ) s left join lateral (
    select d.withheld_paise + d.lost_paise as amount, d.order_id from disputes d where d.provider = s.provider and d.provider_dispute_id = s.provider_dispute_id
  ) d on true
  where s.amount + coalesce(d.amount, 0) <> 0
  union all
  select 'adjustment', s.row_id, s.provider, 'moved the balance by ' || s.amount_paise || ' ' || s.currency, s.amount_paise, null
  from statement_rows s where s.kind = 'adjustment' and s.amount_paise <> 0
  union all
  select 'settlement-differs', t.settlement_id, t.provider, 'sent ' || -t.amount_paise || ' to the bank for ' || parts.amount, 0, null
  from statement_rows t join lateral (
    select sum(s.amount_paise - s.fee_paise)::bigint as amount from statement_rows s
    where s.provider = t.provider and s.settlement_id = t.settlement_id and s.kind <> 'settlement'
  ) parts on parts.amount is not null
  where t.kind = 'settlement' and parts.amount <> -t.amount_paise
  union all
  select 'refund-at-provider', a.order_id || ' ' || a.latest, a.provider, 'went back in the dashboard and is not explained', 0, a.order_id
  from (
    select e.order_id, sum(e.amount_paise) as held, max(e.id) filter (where e.amount_paise > 0) as latest, (select min(p.provider) from payments p where p.order_id = e.order_id and p.state = 'captured') as provider
    from ledger_entries e where e.account = 'refund-advances' group by e.order_id
  ) a where a.held > 0 and a.provider is not null`;

const saveStatement: Statement = {
  name: 'reconciliation.save-differences',
  text: `with found as materialized (${differencesText}), agreed as (
      update book_differences d set closed_at = now(), closed_by = 'shop', reason = 'it agrees now'
      where d.closed_at is null and not exists (select from found f where f.kind = d.kind and f.provider = d.provider and f.subject = d.subject)
    )
    insert into book_differences as d (id, kind, subject, provider, detail, amount_paise, order_id)
    select distinct on (f.kind, f.provider, f.subject) md5(f.kind || ' ' || f.provider || ' ' || f.subject), f.kind, f.subject, f.provider, f.detail, f.amount, f.order_id
    from found f where f.subject is not null order by f.kind, f.provider, f.subject
    on conflict (kind, provider, subject) do update
      set detail = excluded.detail, amount_paise = excluded.amount_paise, opened_at = case when d.closed_at is null then d.opened_at else now() end,
        closed_at = null, closed_by = null, reason = null
      where (d.closed_at is null and (d.detail, d.amount_paise) is distinct from (excluded.detail, excluded.amount_paise)) or d.closed_by = 'shop'
    returning kind, subject, provider, detail, amount_paise as "amountPaise", order_id as "orderId", opened_at = now() as "isNew"`,
};

/** Opens the differences that are there, and closes those that are gone. @returns those that were opened */
export async function saveDifferences(db: Connection): Promise<FoundDifference[]> {
  return (await db.run<FoundDifference & { isNew: boolean }>(saveStatement, [])).filter((row) => row.isNew);
}

const listStatement: Statement = {
  name: 'reconciliation.list-differences',
  text: `select id, kind, subject, provider, detail, amount_paise as "amountPaise", order_id as "orderId", opened_at as "openedAt"
    from book_differences where closed_at is null and id > $1 order by id limit $2`,
};
export type OpenDifference = Pick<DifferenceRow, 'id' | 'openedAt'> & FoundDifference;

/** Reads the open differences behind an id. */
export async function readOpenDifferences(db: Connection, after: string, limit: number): Promise<OpenDifference[]> {
  return db.run<OpenDifference>(listStatement, [after, limit]);
}

const closeStatement: Statement = {
  name: 'reconciliation.close-difference',
  text: `update book_differences set closed_at = now(), closed_by = $2, reason = $3 where id = $1 and closed_at is null
    returning id, kind, subject, provider, detail, amount_paise as "amountPaise", order_id as "orderId", opened_at as "openedAt"`,
};

/** @returns the difference; undefined where none with this id is open */
export async function closeDifferenceRow(db: Connection, id: string, by: string, reason: string): Promise<OpenDifference | undefined> {
  return (await db.run<OpenDifference>(closeStatement, [id, by, reason]))[0];
}
