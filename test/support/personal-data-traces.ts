import type { Context } from '#platform/context.ts';

/** Documents that the law has the seller keep. */
const retainedByLaw = ['public.invoices'];

/** The tables in which a text stands anywhere, by their names; beside what the law has the shop keep. */
export async function tracesOf(ctx: Context, text: string): Promise<string[]> {
  const { rows: tables } = await ctx.db.execute(
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema in ('public', 'jobs') order by 1`,
  );
  const asks = tables
    .map((table) => String(table.name))
    .filter((name) => !retainedByLaw.includes(name))
    .map((name) => `select '${name}' as name where exists (select from ${name} t where t::text ilike $1)`);
  const { rows } = await ctx.db.execute(asks.join(' union all '), [`%${text}%`]);
  return rows.map((row) => String(row.name));
}

/** Columns that hold the key of a person: by their names, and by what the database knows of them. */
async function personColumns(ctx: Context): Promise<{ table: string; column: string }[]> {
  const { rows } = await ctx.db.execute(
    `select c.table_name as "table", c.column_name as "column" from information_schema.columns c
        join information_schema.tables t using (table_schema, table_name)
        where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.column_name in ('user_id', 'subject', 'actor', 'person_id')
      union
      select k.conrelid::regclass::text, a.attname from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
        where k.contype = 'f' and k.confrelid = 'users'::regclass
      order by 1, 2`,
  );
  return rows as { table: string; column: string }[];
}

/** Tables that keep an erased person's account key: orders and the security log, which hold no name. */
const retainedForBooks = ['orders.user_id', 'security_events.actor'];

/** Lists the columns that still refer to a person, beside the books, as `table.column`. */
export async function rowsAbout(ctx: Context, userId: string): Promise<string[]> {
  const columns = (await personColumns(ctx)).filter(({ table, column }) => !retainedForBooks.includes(`${table}.${column}`));
  const asks = columns.map(
    ({ table, column }) => `select '${table}.${column}' as name where exists (select from ${table} where ${column} = $1)`,
  );
  const { rows } = await ctx.db.execute(asks.join(' union all '), [userId]);
  return rows.map((row) => String(row.name));
}
