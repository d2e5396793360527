import { and, desc, eq } from 'drizzle-orm';
import { monthOfSql, openFromSql, sealedUntilSql } from '#modules/ledger/sealed-months.ts';
import type { Connection, Statement } from '#platform/database/database.ts';
import { taxCertificates, taxDeposits } from './tables.ts';

export interface WithheldRow {
  /** Such as 2026-11. */
  month: string;
  salesPaise: number;
  tdsPaise: number;
  tcsPaise: number;
}

/** SQL: the posting of an entry by its key: joined, all that were posted since are read for few entries. */
const postingByKey = 'cross join lateral (select p.at from ledger_transactions p where p.id = e.transaction_id offset 0) t';

// Two statements: one that is asked of either is planned once for both, and reads all sellers for each.
const withheldOf = (name: string, isOneSeller: boolean): Statement => ({
  name,
  text: `select to_char(b.month, 'YYYY-MM') as month,
      coalesce(sum(b.paise) filter (where b.account in ('buyer', 'coupons')), 0)::bigint as "salesPaise",
      coalesce(-sum(b.paise) filter (where b.account = 'tds'), 0)::bigint as "tdsPaise",
      coalesce(-sum(b.paise) filter (where b.account = 'tcs'), 0)::bigint as "tcsPaise"
    from (
      select s.month, s.account, s.amount_paise as paise from ledger_month_sums s
        where ${isOneSeller ? 's.seller_id = $3' : `s.seller_id <> ''`} and s.account in ('buyer', 'coupons', 'tds', 'tcs')
          and s.month >= ${monthOfSql('$1::timestamptz')} and s.month < ${monthOfSql('$2::timestamptz')}
      union all
      select ${monthOfSql('t.at')}, e.account, e.amount_paise from ledger_entries e ${isOneSeller ? postingByKey : 'join ledger_transactions t on t.id = e.transaction_id'}
        where ${isOneSeller ? 'e.seller_id = $3' : 'e.seller_id is not null'} and e.account in ('buyer', 'coupons', 'tds', 'tcs')
          and e.id >= ${openFromSql} and t.at >= greatest($1::timestamptz, ${sealedUntilSql}) and t.at < $2::timestamptz
    ) b group by 1 order by 1`,
});
const withheld = withheldOf('payouts.withheld-by-month', false);
const withheldOfSeller = withheldOf('payouts.withheld-of-seller', true);

/** Reads what was withheld in each of some whole months. @param sellerId undefined: of all sellers */
export async function readWithheld(
  db: Connection,
  sellerId: string | undefined,
  { from, until }: { from: Date; until: Date },
): Promise<WithheldRow[]> {
  const bounds = [from.toISOString(), until.toISOString()];
  return sellerId === undefined ? db.run(withheld, bounds) : db.run(withheldOfSeller, [...bounds, sellerId]);
}

type NewDeposit = typeof taxDeposits.$inferInsert;

export async function insertDeposit(db: Connection, deposit: NewDeposit): Promise<void> {
  await db.orm.insert(taxDeposits).values(deposit);
}

export interface DepositRow {
  kind: 'tds' | 'tcs';
  /** Such as 2026-11. */
  month: string;
  challan: string;
  /** ISO date. */
  on: string;
}

const deposits: Statement = {
  name: 'payouts.tax-deposits',
  text: `select distinct on (month, kind) kind, to_char(month, 'YYYY-MM') as month, challan, to_char(deposited_on, 'YYYY-MM-DD') as on
    from tax_deposits where month >= make_date($1, 4, 1) and month < make_date($1 + 1, 4, 1) order by month, kind, id desc`,
};

/** Reads the latest challan of each month of a financial year and kind of tax. */
export async function readDeposits(db: Connection, year: number): Promise<DepositRow[]> {
  return db.run(deposits, [year]);
}

type NewCertificate = typeof taxCertificates.$inferInsert;

/** @returns the id of the certificate, or that of the same file which is there already */
export async function insertCertificate(db: Connection, row: NewCertificate): Promise<string> {
  const { sellerId, year, quarter, digest } = row;
  const [made] = await db.orm.insert(taxCertificates).values(row).onConflictDoNothing().returning({ id: taxCertificates.id });
  if (made) return made.id;
  const { sellerId: of, year: inYear, quarter: inQuarter, digest: same } = taxCertificates;
  const known = and(eq(of, sellerId), eq(inYear, year), eq(inQuarter, quarter), eq(same, digest));
  return (await db.orm.select({ id: taxCertificates.id }).from(taxCertificates).where(known))[0]?.id ?? row.id;
}

/** Reads the certificates of a seller and a financial year, the latest first. */
export async function readCertificates(db: Connection, sellerId: string, year: number) {
  const { id, quarter, at } = taxCertificates;
  return db.orm
    .select({ id, quarter, at })
    .from(taxCertificates)
    .where(and(eq(taxCertificates.sellerId, sellerId), eq(taxCertificates.year, year)))
    .orderBy(desc(at), desc(id));
}

/** Reads a certificate of a seller with its encrypted file; undefined for one of others. */
export async function readCertificate(db: Connection, sellerId: string, id: string) {
  const { year, quarter, content } = taxCertificates;
  const own = and(eq(taxCertificates.sellerId, sellerId), eq(taxCertificates.id, id));
  return (await db.orm.select({ year, quarter, content }).from(taxCertificates).where(own))[0];
}
