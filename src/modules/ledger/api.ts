import type { Connection, Statement } from '#platform/database/database.ts';

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
  text: `select coalesce(-sum(amount_paise), 0)::bigint as balance from ledger_entries where seller_id = $1 and account = 'seller'`,
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

/** SQL: the gross value of the sales of the sellers $1 since the moment $2. */
export const salesOfYearSql = `select e.seller_id as "sellerId", sum(e.amount_paise)::bigint as paise
    from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
    where e.seller_id = any($1) and e.account in ('buyer', 'coupons') and t.kind in ('sale', 'reversal') and t.at >= $2
    group by e.seller_id`;
const salesOfYearStatement: Statement = { name: 'ledger-sales-of-year', text: salesOfYearSql };

/** Reads the gross value of sellers' sales since a moment, less what was taken back, in paise. */
export async function salesOfYear(db: Connection, sellerIds: readonly string[], since: Date): Promise<Map<string, number>> {
  const rows = await db.run<{ sellerId: string; paise: number }>(salesOfYearStatement, [sellerIds, since.toISOString()]);
  return new Map(rows.map(({ sellerId, paise }) => [sellerId, Number(paise)]));
}
