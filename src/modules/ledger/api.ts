import type { Connection, Statement } from '#platform/database/database.ts';
import { monthOfSql, openFromSql, sealedUntilSql } from './sealed-months.ts';

const balanceOfOrderStatement: Statement = {
  name: 'ledger-balance-of-order',
  text: `select coalesce(sum(amount_paise), 0)::bigint as balance from ledger_entries where order_id = $1 and account = 'buyer'`,
};

/** Reads what the buyer owes of an order, in paise; negative where the buyer is owed a refund. */
export async function balanceOfOrder(db: Connection, orderId: string): Promise<number> {
  return (await db.run<{ balance: number }>(balanceOfOrderStatement, [orderId]))[0]?.balance ?? 0;
}

const balanceOfSellerStatement: Statement = {
  name: 'ledger-balance-of-seller',
  text: `select coalesce(-sum(b.amount_paise), 0)::bigint as balance from (
      select s.amount_paise from ledger_month_sums s where s.seller_id = $1 and s.account = 'seller'
      union all
      select e.amount_paise from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
        where e.seller_id = $1 and e.account = 'seller' and e.id >= ${openFromSql} and t.at >= ${sealedUntilSql}) b`,
};

/** Reads what a seller is owed, in paise; negative where the seller owes. */
export async function balanceOfSeller(db: Connection, sellerId: string): Promise<number> {
  return (await db.run<{ balance: number }>(balanceOfSellerStatement, [sellerId]))[0]?.balance ?? 0;
}

const hasInvoicesStatement: Statement = {
  name: 'ledger-has-invoices',
  text: 'select exists (select from invoice_series where seller_id = $1 and last > 0) as found',
};

/** Tells whether a seller has issued an invoice, so that the beginning of its numbers stays. */
export async function hasInvoices(db: Connection, sellerId: string): Promise<boolean> {
  return (await db.run<{ found: boolean }>(hasInvoicesStatement, [sellerId]))[0]?.found ?? false;
}

/** SQL: the gross value of the sales of the sellers $1 since $2, the first moment of a month. */
export const salesOfYearSql = `select b.seller_id as "sellerId", sum(b.amount_paise)::bigint as paise from (
      select s.seller_id, s.amount_paise from ledger_month_sums s
        where s.seller_id = any($1) and s.account in ('buyer', 'coupons') and s.kind in ('sale', 'reversal') and s.month >= ${monthOfSql('$2::timestamptz')}
      union all
      select e.seller_id, e.amount_paise from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
        where e.seller_id = any($1) and e.account in ('buyer', 'coupons') and e.id >= ${openFromSql}
          and t.kind in ('sale', 'reversal') and t.at >= greatest($2::timestamptz, ${sealedUntilSql})) b
    group by b.seller_id`;
const salesOfYearStatement: Statement = { name: 'ledger-sales-of-year', text: salesOfYearSql };

/**
 * Reads the gross value of sellers' sales, less what was taken back, in paise.
 * @param since the first moment of a month
 */
export async function salesOfYear(db: Connection, sellerIds: readonly string[], since: Date): Promise<Map<string, number>> {
  const rows = await db.run<{ sellerId: string; paise: number }>(salesOfYearStatement, [sellerIds, since.toISOString()]);
  return new Map(rows.map(({ sellerId, paise }) => [sellerId, Number(paise)]));
}
