import { taxFactsOf } from '#modules/sellers/tax-columns.ts';
import type { Connection, Statement } from '#platform/database/database.ts';
import type { SellerFacts } from '#shared/seller-facts.ts';

const factsStatement: Statement = {
  name: 'ledger-tax-facts',
  text: `select s.id, ${taxFactsOf('s')} as facts from sellers s where s.id = any($1) order by s.id`,
};

/** Reads the facts of sellers that decide what is withheld of them. */
export async function readTaxFacts(db: Connection, sellerIds: readonly string[]): Promise<{ id: string; facts: SellerFacts }[]> {
  return db.run(factsStatement, [sellerIds]);
}

const lockStatement: Statement = {
  name: 'ledger-lock-sales-of-year',
  text: 'select pg_advisory_xact_lock(hashtextextended($1, 0))',
};

/** Lets sales of a seller be counted one after the other, until the end of the transaction. */
export async function lockSalesOfYear(db: Connection, sellerId: string): Promise<void> {
  await db.run(lockStatement, [`sales of the year ${sellerId}`]);
}
