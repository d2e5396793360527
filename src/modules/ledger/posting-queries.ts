import type { Context } from '#platform/context.ts';
import type { Connection, Statement } from '#platform/database/database.ts';
import { shareSql } from '#shared/money.ts';
import type { PostedLine } from './post.ts';

/**
 * The transaction of a posting, and the clock that dates it: that of the document or the payout that it
 * belongs to. The database notes by its own when it was written.
 */
export type Posted = Pick<Context, 'db' | 'now'>;
export const momentOf = ({ now }: Posted): string => now().toISOString();

/** A row of a posting: the units after `rangeFrom`, up to `rangeTo`, of a line. */
export interface LinePosting extends PostedLine {
  /** Id of the transaction, which makes a repeated posting have no effect. */
  name: string;
  rangeFrom: number;
  rangeTo: number;
}

const share = (column: string) => shareSql(`a.${column}`, 'a.qty', { from: 'a.range_from', to: 'a.range_to' });

const columns = `name text, range_from int, range_to int, line_id text, order_id text, seller_id text, qty int, paid_paise bigint,
    vat_paise bigint, coupon_paise bigint, coupon_funded_by text, commission_paise bigint, commission_gst_paise bigint, tcs_paise bigint, tds_paise bigint`;

/**
 * Posts the shares of units of lines, given as JSON rows in $1. The buyer's payment and the operator's coupon
 * are debts to us; commission, its GST and the withholdings are taken of them, and the seller is owed the
 * rest. VAT of the destination is between the buyer and us alone: its entries name no seller.
 * @param where a condition on a row `a`; other rows are not posted, and not among `found`
 */
const linePosting = (name: string, kind: string, sign: 1 | -1, where: string): Statement => ({
  name,
  text: `with postings as (
    select a.* from jsonb_to_recordset($1) as a (${columns}) where ${where}
  ), posted as (
    insert into ledger_transactions (id, kind, order_id, at)
    select name, '${kind}', order_id, $2::timestamptz from postings order by name
    on conflict (id) do nothing
    returning id
  ), shares as (
    select a.*, s.*
    from posted p join postings a on a.name = p.id
    cross join lateral (
      select ${share('paid_paise')} - ${share('vat_paise')} as paid, ${share('vat_paise')} as vat,
        case when a.coupon_funded_by = 'operator' then ${share('coupon_paise')} else 0 end as coupon,
        ${share('commission_paise')} as commission, ${share('commission_gst_paise')} as commission_gst,
        ${share('tcs_paise')} as tcs, ${share('tds_paise')} as tds
    ) s
  ), written as (
    insert into ledger_entries (transaction_id, account, amount_paise, seller_id, order_id, line_id)
    select s.name, e.account, ${sign} * e.amount, e.seller_id, s.order_id, s.line_id
    from shares s
    cross join lateral (values
      ('buyer', s.paid, s.seller_id), ('coupons', s.coupon, s.seller_id), ('commission', -s.commission, s.seller_id),
      ('commission-gst', -s.commission_gst, s.seller_id), ('tcs', -s.tcs, s.seller_id), ('tds', -s.tds, s.seller_id),
      ('seller', s.commission + s.commission_gst + s.tcs + s.tds - s.paid - s.coupon, s.seller_id),
      ('buyer', s.vat, null), ('vat', -s.vat, null)
    ) e (account, amount, seller_id)
    where e.amount <> 0
    order by s.name
  )
  select (select coalesce(array_agg(line_id), '{}') from postings) as found`,
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
  vat_paise: line.vatPaise,
  coupon_paise: line.couponPaise,
  coupon_funded_by: line.couponFundedBy,
  commission_paise: line.commissionPaise,
  commission_gst_paise: line.commissionGstPaise,
  tcs_paise: line.tcsPaise,
  tds_paise: line.tdsPaise,
});

export async function insertSale(on: Posted, lines: readonly LinePosting[]): Promise<void> {
  await on.db.send(sale, [JSON.stringify(lines.map(rowOf)), momentOf(on)]);
}

/** @returns the ids of the lines that were sold and have these units */
export async function insertReversal(on: Posted, lines: readonly LinePosting[]): Promise<string[]> {
  const [row] = await on.db.run<{ found: string[] }>(reversal, [JSON.stringify(lines.map(rowOf)), momentOf(on)]);
  return row?.found ?? [];
}

/** Posts money from the buyer (positive) or to the buyer (negative), on one of our accounts. */
const money: Statement = {
  name: 'ledger-money',
  text: `with posted as (
    insert into ledger_transactions (id, kind, order_id, at) values ($1, $2, $3, $6::timestamptz) on conflict (id) do nothing returning id
  )
  insert into ledger_entries (transaction_id, account, amount_paise, order_id)
  select id, e.account, e.amount, $3 from posted cross join (values ($4, $5::bigint), ('buyer', -$5::bigint)) e (account, amount)`,
};

export async function insertMoney(
  on: Posted,
  move: { id: string; kind: 'capture' | 'cod-collection' | 'refund'; orderId: string; account: string; amountPaise: number },
): Promise<void> {
  await on.db.send(money, [move.id, move.kind, move.orderId, move.account, move.amountPaise, momentOf(on)]);
}

const correction: Statement = {
  name: 'ledger-correction',
  text: `with posted as (
    insert into ledger_transactions (id, kind, order_id, at) values ($1, 'correction', $2, $6::timestamptz) on conflict (id) do nothing returning id
  )
  insert into ledger_entries (transaction_id, account, amount_paise, order_id, seller_id)
  select id, e.account, e.amount, $2, e.seller from posted
    cross join (values ($3, $4::bigint, $5), ('buyer', -$4::bigint, null)) e (account, amount, seller)`,
};

/** Posts an amount between an account and what the buyer owes. */
async function insertCorrection(
  on: Posted,
  {
    id,
    orderId,
    account,
    amountPaise,
    sellerId,
  }: { id: string; orderId: string; account: string; amountPaise: number; sellerId: string | null },
): Promise<void> {
  await on.db.run(correction, [id, orderId, account, amountPaise, sellerId, momentOf(on)]);
}

export async function insertGoodwill(
  on: Posted,
  given: { id: string; orderId: string; sellerId: string | null; amountPaise: number },
): Promise<void> {
  await insertCorrection(on, { ...given, account: given.sellerId === null ? 'goodwill' : 'seller' });
}

export async function insertRoundOff(on: Posted, given: { id: string; orderId: string; amountPaise: number }): Promise<void> {
  await insertCorrection(on, { ...given, account: 'round-off', sellerId: null });
}

const goodwillOfOrder: Statement = {
  name: 'ledger-goodwill-of-order',
  text: `select e.seller_id as "sellerId", sum(e.amount_paise)::bigint as "amountPaise" from ledger_transactions t
    join ledger_entries e on e.transaction_id = t.id and e.account in ('goodwill', 'seller')
    where t.order_id = $1 and t.id like 'goodwill%' group by e.seller_id having sum(e.amount_paise) > 0 order by e.seller_id nulls first`,
};

/** Reads what was given for an order out of goodwill, by who bears it; null is the shop. */
export async function readGoodwill(db: Connection, orderId: string): Promise<{ sellerId: string | null; amountPaise: number }[]> {
  return db.run(goodwillOfOrder, [orderId]);
}

/** A part of a posting: debit positive, credit negative. */
export interface Entry {
  account: string;
  amountPaise: number;
  sellerId?: string;
}

export type MoneyKind =
  | 'refund'
  | 'dispute'
  | 'fee'
  | 'settlement'
  | 'statement'
  | 'correction'
  | 'store-credit'
  | 'payout'
  | 'payout-return';

const entriesStatement: Statement = {
  name: 'ledger-entries',
  text: `with posted as (
    insert into ledger_transactions (id, kind, order_id, at) values ($1, $2, $3, $5::timestamptz) on conflict (id) do nothing returning id
  )
  insert into ledger_entries (transaction_id, account, amount_paise, order_id, seller_id)
  select p.id, e.account, e.amount, $3, e.seller from posted p
    cross join jsonb_to_recordset($4) as e (account text, amount bigint, seller text) where e.amount <> 0`,
};

/** Posts entries that balance under a name, once. */
export async function insertEntries(
  on: Posted,
  { id, kind, orderId }: { id: string; kind: MoneyKind; orderId: string | null },
  entries: readonly Entry[],
): Promise<void> {
  await on.db.run(entriesStatement, [
    id,
    kind,
    orderId,
    JSON.stringify(entries.map(({ account, amountPaise, sellerId }) => ({ account, amount: amountPaise, seller: sellerId }))),
    momentOf(on),
  ]);
}

const accountsStatement: Statement = {
  name: 'ledger-accounts-of-order',
  text: 'select account, sum(amount_paise)::bigint as balance from ledger_entries where order_id = $1 and account = any($2) group by account',
};

/** Reads what accounts hold of an order, in paise by account. */
export async function readAccountsOfOrder(db: Connection, orderId: string, accounts: readonly string[]): Promise<Map<string, number>> {
  const rows = await db.run<{ account: string; balance: number }>(accountsStatement, [orderId, accounts]);
  return new Map(rows.map(({ account, balance }) => [account, balance]));
}

const postedStatement: Statement = { name: 'ledger-is-posted', text: 'select 1 from ledger_transactions where id = $1' };

export async function isPosted(db: Connection, id: string): Promise<boolean> {
  return (await db.run(postedStatement, [id])).length > 0;
}
