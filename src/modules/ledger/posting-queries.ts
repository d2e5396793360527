import type { Connection, Statement } from '#platform/database/database.ts';

/**
 * Posts pieces `from` to `until` of lines: `asked` has a row a line with the transaction's name, its kind and
 * its sign. What the buyer pays and the operator's coupon are debts to us; commission, its GST and the
 * withholdings are taken of them, and the seller is owed the rest. Every share is rounded down from the first
 * piece on, as `shareOf` does, so that shares sum to the whole.
 */
const postShares = `, posted as (
    insert into ledger_transactions (id, kind, order_id)
    select name, kind, order_id from asked order by name
    on conflict (id) do nothing
    returning id
  ), shares as (
    select a.*, s.*
    from posted p join asked a on a.name = p.id
    cross join lateral (
      select
        a.paid_paise * a.until / a.qty - a.paid_paise * a.from / a.qty as paid,
        case when a.coupon_funded_by = 'operator'
          then a.coupon_paise * a.until / a.qty - a.coupon_paise * a.from / a.qty else 0 end as coupon,
        a.commission_paise * a.until / a.qty - a.commission_paise * a.from / a.qty as commission,
        a.commission_gst_paise * a.until / a.qty - a.commission_gst_paise * a.from / a.qty as commission_gst,
        a.tcs_paise * a.until / a.qty - a.tcs_paise * a.from / a.qty as tcs,
        a.tds_paise * a.until / a.qty - a.tds_paise * a.from / a.qty as tds
    ) s
  ), written as (
    insert into ledger_entries (transaction_id, account, amount_paise, seller_id, order_id, line_id)
    select s.name, e.account, s.sign * e.amount, s.seller_id, s.order_id, s.line_id
    from shares s
    cross join lateral (values
      ('buyer', s.paid), ('coupons', s.coupon), ('commission', -s.commission), ('commission-gst', -s.commission_gst),
      ('tcs', -s.tcs), ('tds', -s.tds), ('seller', s.commission + s.commission_gst + s.tcs + s.tds - s.paid - s.coupon)
    ) e (account, amount)
    where e.amount <> 0
    order by s.name
  )
  select (select count(*) from posted) as posted, (select count(*) from asked) as found`;

const columns = `id as line_id, order_id, seller_id, qty, paid_paise, coupon_paise, coupon_funded_by, commission_paise,
    commission_gst_paise, tcs_paise, tds_paise`;

const sale: Statement = {
  name: 'ledger-sale',
  text: `with asked as (
    select 'sale:' || id as name, 'sale' as kind, 1 as sign, 0 as from, qty as until, ${columns}
    from order_lines where order_id = $1
  )${postShares}`,
};

const reversal: Statement = {
  name: 'ledger-reversal',
  text: `with asked as (
    select 'reversal:' || id || ':' || $2::int || '-' || $3::int as name, 'reversal' as kind, -1 as sign,
      $2::int as from, $3::int as until, ${columns}
    from order_lines where id = $1 and $2::int between 0 and $3::int - 1 and $3::int <= qty
      and exists (select from ledger_transactions where id = 'sale:' || $1)
  )${postShares}`,
};

/** Posts money from the buyer (positive) or to the buyer (negative), on one of our accounts. */
const money: Statement = {
  name: 'ledger-money',
  text: `with posted as (
    insert into ledger_transactions (id, kind, order_id) values ($1, $2, $3) on conflict (id) do nothing returning id
  ), written as (
    insert into ledger_entries (transaction_id, account, amount_paise, order_id)
    select id, e.account, e.amount, $3 from posted cross join (values ($4, $5::bigint), ('buyer', -$5::bigint)) e (account, amount)
  )
  select count(*) as posted from posted`,
};

/** The buyer pays for what is in the parcel when it is handed over: all its pieces but the cancelled ones. */
const codAmount: Statement = {
  name: 'ledger-cod-amount',
  text: `select order_id as "orderId", sum(paid_paise - paid_paise * (cancelled_qty + refunded_qty) / qty)::bigint as "amountPaise"
    from order_lines where parcel_id = $1 group by order_id`,
};

const provider: Statement = { name: 'ledger-provider', text: 'select provider from payments where id = $1' };

const balanceOfOrder: Statement = {
  name: 'ledger-balance-of-order',
  text: `select coalesce(sum(amount_paise), 0)::bigint as balance from ledger_entries where order_id = $1 and account = 'buyer'`,
};

const balanceOfSeller: Statement = {
  name: 'ledger-balance-of-seller',
  text: `select coalesce(-sum(amount_paise), 0)::bigint as balance from ledger_entries where seller_id = $1 and account = 'seller'`,
};

const first = async <Row>(rows: Promise<Row[]>) => (await rows)[0];

/** @returns how many lines were posted now */
export async function insertSale(db: Connection, orderId: string): Promise<number> {
  return (await first(db.run<{ posted: number }>(sale, [orderId])))?.posted ?? 0;
}

/** @returns whether there is such a line that was sold and has these pieces */
export async function insertReversal(db: Connection, pieces: { lineId: string; fromQty: number; toQty: number }): Promise<boolean> {
  const row = await first(db.run<{ found: number }>(reversal, [pieces.lineId, pieces.fromQty, pieces.toQty]));
  return (row?.found ?? 0) > 0;
}

export async function insertMoney(
  db: Connection,
  move: { id: string; kind: 'capture' | 'cod-collection' | 'refund'; orderId: string; account: string; amountPaise: number },
): Promise<boolean> {
  const row = await first(db.run<{ posted: number }>(money, [move.id, move.kind, move.orderId, move.account, move.amountPaise]));
  return (row?.posted ?? 0) > 0;
}

export async function readCodAmount(db: Connection, parcelId: string): Promise<{ orderId: string; amountPaise: number } | undefined> {
  return first(db.run<{ orderId: string; amountPaise: number }>(codAmount, [parcelId]));
}

export async function readProvider(db: Connection, paymentId: string): Promise<string | undefined> {
  return (await first(db.run<{ provider: string }>(provider, [paymentId])))?.provider;
}

export async function readBalanceOfOrder(db: Connection, orderId: string): Promise<number> {
  return (await first(db.run<{ balance: number }>(balanceOfOrder, [orderId])))?.balance ?? 0;
}

export async function readBalanceOfSeller(db: Connection, sellerId: string): Promise<number> {
  return (await first(db.run<{ balance: number }>(balanceOfSeller, [sellerId])))?.balance ?? 0;
}
