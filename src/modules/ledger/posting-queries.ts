import type { Connection, Statement } from '#platform/database/database.ts';
import { shareSql } from '#shared/money.ts';
import type { PostedLine } from './post.ts';

/** A row of a posting: the units after `rangeFrom`, up to `rangeTo`, of a line. */
export interface LinePosting extends PostedLine {
  /** Id of the transaction, which makes a repeated posting have no effect. */
  name: string;
  rangeFrom: number;
  rangeTo: number;
}

const share = (column: string) => shareSql(`a.${column}`, 'a.qty', { from: 'a.range_from', to: 'a.range_to' });

const columns = `name text, range_from int, range_to int, line_id text, order_id text, seller_id text, qty int, paid_paise bigint,
    coupon_paise bigint, coupon_funded_by text, commission_paise bigint, commission_gst_paise bigint, tcs_paise bigint, tds_paise bigint`;

/**
 * Posts the shares of units of lines, given as JSON rows in $1. The buyer's payment and the operator's coupon
 * are debts to us; commission, its GST and the withholdings are taken of them, and the seller is owed the
 * rest.
 * @param where a condition on a row `a`; other rows are not posted, and not among `found`
 */
const linePosting = (name: string, kind: string, sign: 1 | -1, where: string): Statement => ({
  name,
  text: `with asked as (
    select a.* from jsonb_to_recordset($1) as a (${columns}) where ${where}
  ), posted as (
    insert into ledger_transactions (id, kind, order_id)
    select name, '${kind}', order_id from asked order by name
    on conflict (id) do nothing
    returning id
  ), shares as (
    select a.*, s.*
    from posted p join asked a on a.name = p.id
    cross join lateral (
      select ${share('paid_paise')} as paid,
        case when a.coupon_funded_by = 'operator' then ${share('coupon_paise')} else 0 end as coupon,
        ${share('commission_paise')} as commission, ${share('commission_gst_paise')} as commission_gst,
        ${share('tcs_paise')} as tcs, ${share('tds_paise')} as tds
    ) s
  ), written as (
    insert into ledger_entries (transaction_id, account, amount_paise, seller_id, order_id, line_id)
    select s.name, e.account, ${sign} * e.amount, s.seller_id, s.order_id, s.line_id
    from shares s
    cross join lateral (values
      ('buyer', s.paid), ('coupons', s.coupon), ('commission', -s.commission), ('commission-gst', -s.commission_gst),
      ('tcs', -s.tcs), ('tds', -s.tds), ('seller', s.commission + s.commission_gst + s.tcs + s.tds - s.paid - s.coupon)
    ) e (account, amount)
    where e.amount <> 0
    order by s.name
  )
  select (select coalesce(array_agg(line_id), '{}') from asked) as found`,
});

const sale = linePosting('ledger-sale', 'sale', 1, 'true');
const reversal = linePosting(
  'ledger-reversal',
  'reversal',
  -1,
  `a.range_from between 0 and a.range_to - 1 and a.range_to <= a.qty
      and exists (select from ledger_transactions t where t.id = 'sale:' || a.line_id)`,
);

const rowOf = (line: LinePosting) => ({
  name: line.name,
  range_from: line.rangeFrom,
  range_to: line.rangeTo,
  line_id: line.lineId,
  order_id: line.orderId,
  seller_id: line.sellerId,
  qty: line.qty,
  paid_paise: line.paidPaise,
  coupon_paise: line.couponPaise,
  coupon_funded_by: line.couponFundedBy,
  commission_paise: line.commissionPaise,
  commission_gst_paise: line.commissionGstPaise,
  tcs_paise: line.tcsPaise,
  tds_paise: line.tdsPaise,
});

export async function insertSale(db: Connection, lines: readonly LinePosting[]): Promise<void> {
  await db.run(sale, [JSON.stringify(lines.map(rowOf))]);
}

/** @returns the ids of the lines that were sold and have these units */
export async function insertReversal(db: Connection, lines: readonly LinePosting[]): Promise<string[]> {
  const [row] = await db.run<{ found: string[] }>(reversal, [JSON.stringify(lines.map(rowOf))]);
  return row?.found ?? [];
}

/** Posts money from the buyer (positive) or to the buyer (negative), on one of our accounts. */
const money: Statement = {
  name: 'ledger-money',
  text: `with posted as (
    insert into ledger_transactions (id, kind, order_id) values ($1, $2, $3) on conflict (id) do nothing returning id
  )
  insert into ledger_entries (transaction_id, account, amount_paise, order_id)
  select id, e.account, e.amount, $3 from posted cross join (values ($4, $5::bigint), ('buyer', -$5::bigint)) e (account, amount)`,
};

export async function insertMoney(
  db: Connection,
  move: { id: string; kind: 'capture' | 'cod-collection' | 'refund'; orderId: string; account: string; amountPaise: number },
): Promise<void> {
  await db.run(money, [move.id, move.kind, move.orderId, move.account, move.amountPaise]);
}
