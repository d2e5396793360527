/** Lets time pass for everything that a shop has written down, so that its clocks and terms run. */
import type { TestApp } from '../support/test-app.ts';

/**
 * Tables whose dates are facts of law or history: rates begin on a day, an invoice belongs to its year, and
 * the records of the audit are chained by what they say.
 */
const timeless = [
  'tax_rates',
  'withholding_rates',
  'commission_rates',
  'vat_rates',
  'exchange_rates',
  'invoices',
  'security_events',
  'security_event_checkpoints',
  'schema_migrations',
  'daily_counts',
];

/** Makes every time in the database older, in one transaction. Needs PostgreSQL: triggers are passed over. */
export async function passDays({ services: { database } }: Pick<TestApp, 'services'>, days: number): Promise<void> {
  await database.transaction(async (db) => {
    const { rows } = await db.execute(
      `select table_name as name, string_agg(format('%1$I = %1$I - make_interval(days => ${Math.trunc(days)})', column_name), ', ') as changes
        from information_schema.columns join information_schema.tables using (table_schema, table_name)
        where table_schema = 'public' and table_type = 'BASE TABLE' and data_type in ('timestamp with time zone', 'date')
          and is_generated = 'NEVER' and table_name <> all($1) group by table_name order by table_name`,
      [timeless],
    );
    await db.execute("set local session_replication_role = 'replica'");
    for (const { name, changes } of rows) await db.execute(`update ${name} set ${changes}`);
  });
}
