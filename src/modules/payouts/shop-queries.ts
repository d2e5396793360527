import { monthOfSql, openFromSql, sealedUntilSql } from '#modules/ledger/sealed-months.ts';
import type { Connection, Statement } from '#platform/database/database.ts';
import type { Localized } from '#shared/localized.ts';
import type { PayoutState } from './payout-rules.ts';

const columns = `p.id, p.state, p.amount_paise as "amountPaise", p.state_at as "stateAt", p.sent_at as "sentAt", p.account_last4 as "accountLast4",
  p.utr, p.return_reason as "returnReason"`;

export interface ShopPayoutRow {
  id: string;
  state: PayoutState;
  amountPaise: number;
  stateAt: Date;
  sentAt: Date | null;
  accountLast4: string | null;
  utr: string | null;
  returnReason: string | null;
}

const ofSeller: Statement = {
  name: 'payouts.of-seller',
  text: `select ${columns} from payouts p where p.seller_id = $1 and ($2::text is null or p.id = $2) and p.amount_paise > 0
    order by coalesce(p.sent_at, p.state_at) desc, p.id limit 100`,
};

/** Reads the payouts of a seller, the latest first, or one of them. */
export const readShopPayouts = (db: Connection, sellerId: string, id: string | null = null): Promise<ShopPayoutRow[]> =>
  db.run<ShopPayoutRow>(ofSeller, [sellerId, id]);

const ofLine: Statement = {
  name: 'payouts.of-line',
  text: `select distinct ${columns} from payouts p join payout_entries x on x.payout_id = p.id join ledger_entries e on e.id = x.entry_id
    where p.seller_id = $1 and e.order_id = (select l.order_id from order_lines l where l.id = $2) and e.line_id = $2
      and p.state in ('sent', 'paid', 'returned') order by p.sent_at`,
};

/** Reads the payouts that took money of a line along. */
export const readPayoutsOfLine = (db: Connection, sellerId: string, lineId: string): Promise<ShopPayoutRow[]> =>
  db.run<ShopPayoutRow>(ofLine, [sellerId, lineId]);

export interface PaidLineRow {
  lineId: string | null;
  title: Localized | null;
  number: string | null;
  amountPaise: number;
}

const linesStatement: Statement = {
  name: 'payouts.lines-of-payout',
  text: `select e.line_id as "lineId", l.title, o.number, -sum(e.amount_paise)::bigint as "amountPaise"
    from payout_entries x join ledger_entries e on e.id = x.entry_id
    left join order_lines l on l.id = e.line_id left join orders o on o.id = e.order_id
    where x.payout_id = $1 group by e.line_id, l.title, o.number order by min(e.id)`,
};

/** Reads what a payout is made of, by line. */
export const readPaidLines = (db: Connection, payoutId: string): Promise<PaidLineRow[]> => db.run<PaidLineRow>(linesStatement, [payoutId]);

const titlesStatement: Statement = {
  name: 'payouts.titles',
  text: `select 'line ' || l.id as key, l.title, o.number from order_lines l join orders o on o.id = l.order_id where l.id = any($1)
    union all select 'order ' || o.id, null, o.number from orders o where o.id = any($2)`,
};

/** Reads how lines and orders are called, by `line <id>` and `order <id>`. */
export async function readTitles(
  db: Connection,
  lineIds: readonly string[],
  orderIds: readonly string[],
): Promise<Map<string, { title: Localized | null; number: string }>> {
  const rows = await db.run<{ key: string; title: Localized | null; number: string }>(titlesStatement, [[...lineIds], [...orderIds]]);
  return new Map(rows.map(({ key, title, number }) => [key, { title, number }]));
}

export interface SoldLineRow {
  id: string;
  number: string;
  title: Localized;
  qty: number;
  placedAt: Date;
  /** When its parcel was packed, and its tax settled. */
  invoicedAt: Date | null;
  hsn: string;
  taxEntry: string | null;
  taxRateBp: number;
  gstPaise: number;
  pricePaise: number;
  paidPaise: number;
  couponPaise: number;
  couponFundedBy: 'operator' | 'seller' | null;
  commissionBp: number;
  commissionPaise: number;
  commissionGstPaise: number;
  tcsPaise: number;
  tdsPaise: number;
  /** Sum that the books owe the seller of it now. */
  yoursPaise: number;
}

const lineStatement: Statement = {
  name: 'payouts.sold-line',
  text: `select l.id, o.number, l.title, l.qty, o.placed_at as "placedAt", l.hsn, l.tax_entry as "taxEntry", l.tax_rate_bp as "taxRateBp",
      l.cgst_paise + l.sgst_paise + l.igst_paise as "gstPaise", l.price_paise as "pricePaise", l.paid_paise - coalesce(l.vat_paise, 0) as "paidPaise",
      l.coupon_paise as "couponPaise", l.coupon_funded_by as "couponFundedBy", l.commission_bp as "commissionBp",
      l.commission_paise as "commissionPaise", l.commission_gst_paise as "commissionGstPaise", l.tcs_paise as "tcsPaise", l.tds_paise as "tdsPaise",
      (select min(i.issued_at) from invoices i where i.parcel_id = l.parcel_id and i.kind = 'invoice') as "invoicedAt",
      (select -sum(e.amount_paise)::bigint from ledger_entries e where e.order_id = l.order_id and e.line_id = l.id and e.account = 'seller') as "yoursPaise"
    from order_lines l join orders o on o.id = l.order_id
    where l.id = $2 and l.seller_id = $1 and exists (select from ledger_entries e where e.order_id = l.order_id and e.line_id = l.id and e.account = 'seller')`,
};

/** Reads a line that a seller sold; undefined for one of others. */
export async function readSoldLine(db: Connection, sellerId: string, lineId: string): Promise<SoldLineRow | undefined> {
  return (await db.run<SoldLineRow>(lineStatement, [sellerId, lineId]))[0];
}

export interface StatementRow {
  reference: string;
  kind: string;
  at: Date;
  lineId: string | null;
  number: string | null;
  title: Localized | null;
  amounts: Record<string, number>;
}

const monthStatement: Statement = {
  name: 'payouts.statement-of-month',
  text: `select t.id as reference, t.kind, t.at, e.line_id as "lineId", o.number, l.title,
      jsonb_object_agg(e.account, e.paise) as amounts
    from (
      select transaction_id, account, max(line_id) as line_id, max(order_id) as order_id, sum(amount_paise) as paise
      from ledger_entries where seller_id = $1
        -- Numbers that entries of the time can have; where it is sealed, its last one is known.
        and id >= coalesce((select m.open_from from ledger_months m where m.month < ${monthOfSql('$2::timestamptz')} order by m.month desc limit 1), 0)
        and id <= coalesce((select max(m.last_entry) from ledger_months m
          where m.month <= ${monthOfSql('$2::timestamptz')} having max(m.month) = ${monthOfSql('$2::timestamptz')}), 9223372036854775807)
      group by transaction_id, account
    ) e join ledger_transactions t on t.id = e.transaction_id
    left join order_lines l on l.id = e.line_id left join orders o on o.id = e.order_id
    where t.at >= $2 and t.at < $3
    group by t.id, t.kind, t.at, e.line_id, o.number, l.title order by t.at, t.id`,
};

/** Reads the postings of a seller in a month, with the amounts of its accounts: debit positive. */
export const readStatement = (db: Connection, sellerId: string, { from, until }: { from: Date; until: Date }): Promise<StatementRow[]> =>
  db.run<StatementRow>(monthStatement, [sellerId, from.toISOString(), until.toISOString()]);

const balanceStatement: Statement = {
  name: 'payouts.balance-at',
  text: `select coalesce(-sum(b.amount_paise), 0)::bigint as balance from (
      select s.amount_paise from ledger_month_sums s where s.seller_id = $1 and s.account = 'seller' and s.month < ${monthOfSql('$2::timestamptz')}
      union all
      select e.amount_paise from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
        where e.seller_id = $1 and e.account = 'seller' and e.id >= ${openFromSql} and t.at >= ${sealedUntilSql} and t.at < $2) b`,
};

/** Reads what a seller was owed at the first moment of a month, in paise. */
export async function readBalanceAt(db: Connection, sellerId: string, at: Date): Promise<number> {
  return (await db.run<{ balance: number }>(balanceStatement, [sellerId, at.toISOString()]))[0]?.balance ?? 0;
}

const monthsStatement: Statement = {
  name: 'payouts.months',
  text: `select to_char(s.month, 'YYYY-MM') as month from ledger_month_sums s where s.seller_id = $1
    union
    select to_char(t.at at time zone 'Asia/Kolkata', 'YYYY-MM') from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
      where e.seller_id = $1 and e.id >= ${openFromSql} and t.at >= ${sealedUntilSql}
    order by 1 desc limit 60`,
};

export async function readMonths(db: Connection, sellerId: string): Promise<string[]> {
  return (await db.run<{ month: string }>(monthsStatement, [sellerId])).map(({ month }) => month);
}
