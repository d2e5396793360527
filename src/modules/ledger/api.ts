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
