import type { Connection, Statement } from '#platform/database/database.ts';
import { monthOfSql, monthSumsSql, openFromSql } from './sealed-months.ts';

const nextStatement: Statement = {
  name: 'ledger-next-month',
  text: `select to_char(month, 'YYYY-MM') as month from (
      select coalesce((select max(month) + interval '1 month' from ledger_months), ${monthOfSql('(select min(at) from ledger_transactions)')}) as month) next
    where month is not null`,
};

/**
 * Finds the month after the last that is sealed, such as 2026-10; undefined where nothing was ever posted.
 */
export async function readNextMonth(db: Connection): Promise<string | undefined> {
  return (await db.run<{ month: string }>(nextStatement, []))[0]?.month;
}

const unbalancedStatement: Statement = {
  name: 'ledger-unbalanced-of-month',
  text: `select t.id from ledger_transactions t join ledger_entries e on e.transaction_id = t.id where t.at >= $1 and t.at < $2
    group by t.id having sum(e.amount_paise) <> 0 limit 1`,
};

/** Finds a posting of a time that does not balance. */
export async function findUnbalanced(db: Connection, { from, until }: { from: Date; until: Date }): Promise<string | undefined> {
  return (await db.run<{ id: string }>(unbalancedStatement, [from.toISOString(), until.toISOString()]))[0]?.id;
}

/**
 * The month is written before its sums, which refer to it. An entry of a later month is looked for from where
 * the month before ended, in the order of their numbers, so that only those of the month are passed.
 */
const sealStatement: Statement = {
  name: 'ledger-seal-month',
  text: `with sums as materialized (${monthSumsSql('t.at >= $2 and t.at < $3')}),
    later as (select e.id from ledger_entries e where e.id >= ${openFromSql}
      and exists (select from ledger_transactions t where t.id = e.transaction_id and t.at >= $3) order by e.id limit 1),
    month as (
      insert into ledger_months (month, last_entry, open_from)
      select $1::date, coalesce((select max(last_entry) from sums), 0), coalesce((select id from later), (select max(id) + 1 from ledger_entries), 0)
      returning month
    )
    insert into ledger_month_sums (seller_id, month, account, kind, entries, amount_paise, digest)
    select s.seller_id, m.month, s.account, s.kind, s.entries, s.amount_paise, s.digest from sums s cross join month m`,
};

/**
 * Seals a month: writes down its sums, after which it takes no more postings.
 * @param month such as 2026-10
 */
export async function insertMonth(db: Connection, month: string, { from, until }: { from: Date; until: Date }): Promise<void> {
  await db.run(sealStatement, [`${month}-01`, from.toISOString(), until.toISOString()]);
}

const monthsStatement: Statement = {
  name: 'ledger-sealed-months',
  text: `select to_char(month, 'YYYY-MM') as month from ledger_months order by month`,
};

/** Lists the months that are sealed, the oldest first, such as 2026-10. */
export async function readSealedMonths(db: Connection): Promise<string[]> {
  return (await db.run<{ month: string }>(monthsStatement, [])).map(({ month }) => month);
}
