import { type BookCheck, type CheckedKind, isOfChanges } from './book-check.ts';

/** A time for which the books are checked; without `until` also what was open before it and is open still. */
export interface BookTime {
  since: Date;
  until?: Date | undefined;
}

/** SQL: the orders that were begun in the time. */
const begun = 'select o.id from orders o where o.created_at >= $1 and o.created_at < $2';
/** SQL: those, with what was posted since, and what is on its way. */
const touched = `${begun}
  union select t.order_id from ledger_transactions t where t.at >= $1 and t.order_id is not null
  union select p.order_id from parcels p where p.state in ('confirmed', 'packed', 'shipped', 'undeliverable', 'refused', 'returning', 'not-received', 'lost', 'returned')
  union select o.id from orders o where o.state = 'pending'`;

/** Makes the statement of the orders of a time, whose bounds are $1 and $2. */
export const ordersOfTime = ({ until }: BookTime) => `select id from (${until ? begun : touched}) found order by id`;

/** SQL: the payouts of a time, and those that were changed. */
const paidOut = {
  time: 'select p.id from payouts p where p.sent_at >= $2 and p.sent_at < $3',
  changes: 'select unnest($4::text[]) as id',
} as const;

/**
 * Tables whose rows are left out where they belong to no order, or no payout, of the time; the column that
 * says to which.
 */
const tablesOf = {
  orders: {
    orders: 'id',
    order_lines: 'order_id',
    parcels: 'order_id',
    payments: 'order_id',
    refunds: 'order_id',
    disputes: 'order_id',
    returns: 'order_id',
    invoices: 'order_id',
    stock_movements: 'order_id',
    ledger_transactions: 'order_id',
    ledger_entries: 'order_id',
  },
  payouts: { payouts: 'id', payout_entries: 'payout_id' },
} as const;

/**
 * A table expression hides the table of its name from the statement that it stands before. Orders are given
 * as an array, whose length the planner knows: joined, all are looked through for each row of a subquery.
 */
const hide = (of: CheckedKind) =>
  Object.entries(tablesOf[of]).map(
    ([table, column]) =>
      `${table} as not materialized (select own.* from public.${table} own where own.${column} ${of === 'orders' ? '= any($4::text[])' : 'in (select id from time_payouts)'})`,
  );

/** SQL: the postings of the payouts that were changed, by their index. */
const postingsOfPayouts = `ledger_transactions as not materialized (select own.* from public.ledger_transactions own
    where own.kind in ('payout', 'payout-return') and split_part(own.id, ':', 2) in (select id from time_payouts))`;

const bounds = 'bounds as (select $2::timestamptz as since, $3::timestamptz as until)';
const withRows = (expressions: readonly string[], text: string) => `with ${[bounds, ...expressions].join(',\n')} ${text}`;

/**
 * Makes the statement of a check for a time, with its bounds as $2 and $3, and its orders as $4 where
 * it reads them; undefined where it can only be asked of everything, or reads everything at all times anyway.
 */
export function textOfTime({ text, ofTime }: BookCheck, { until }: BookTime): string | undefined {
  if (ofTime === 'never' || (until && ofTime === undefined)) return undefined;
  if (ofTime === 'orders') return withRows(hide('orders'), text);
  if (ofTime === 'payouts') return withRows([`time_payouts as materialized (${paidOut.time})`, ...hide('payouts')], text);
  return withRows([], ofTime?.text ?? text);
}

/**
 * Makes the statement of a check for orders or payouts that were changed, whose ids are $4; $2 and $3 are any
 * moments. Undefined where it is not asked of them every hour.
 */
export function textOfChanges(check: BookCheck, kind: CheckedKind): string | undefined {
  if (!isOfChanges(check, kind)) return undefined;
  const text = typeof check.hourly === 'object' ? check.hourly.text : check.text;
  if (kind === 'orders') return withRows(hide('orders'), text);
  return withRows([`time_payouts as materialized (${paidOut.changes})`, ...hide('payouts'), postingsOfPayouts], text);
}
