import { taxFactsOf } from '#modules/sellers/tax-columns.ts';
import type { Connection, Statement } from '#platform/database/database.ts';
import type { SellerFacts } from '#shared/seller-facts.ts';
import { salesOfYearSql } from './api.ts';

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
  text: `with sold as materialized (select u.id, coalesce(s.paise, 0) as paise from unnest($1::text[]) with ordinality as u (id, place)
      left join (${salesOfYearSql}) s on s."sellerId" = u.id order by u.place)
    select id, paise, case when paise <= $3 then pg_advisory_xact_lock(hashtextextended('sales of the year ' || id, 0))::text end as locked from sold`,
};

/**
 * Reads the gross value of sellers' sales since a moment, in paise, and lets sales of those who are below a
 * threshold be counted one after the other, until the end of the transaction: read theirs again.
 * @param sellerIds in order, so that no two sales wait for each other
 */
export async function lockSalesOfYear(
  db: Connection,
  sellerIds: readonly string[],
  since: Date,
  thresholdPaise: number,
): Promise<Map<string, number>> {
  const rows = await db.run<{ id: string; paise: number }>(lockStatement, [sellerIds, since.toISOString(), thresholdPaise]);
  return new Map(rows.map(({ id, paise }) => [id, Number(paise)]));
}
