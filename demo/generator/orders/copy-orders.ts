/** Makes millions of orders of few, with everything that was written about them. */
import { markSent, recordUnpaidSellers } from '#modules/payouts/entry-queries.ts';
import type { Connection, Database } from '#platform/database/database.ts';
import { copiedTables, copiedValue, invoices } from './copy-columns.ts';

/**
 * Orders that ended are copied into each of these months; those that are on their way stand in the last one
 * alone.
 */
const months = 24;
/** Shops among which the copies are shared out. */
const shops = 2_000;
/** Copies of a statement: an order stays together on the disk, as it does where orders come one by one. */
const batch = 100;

interface Column {
  name: string;
  type: string;
}

/** Copies `first` to `last` of the rows of a schema, so many months older. */
interface Round {
  schema: 'ended' | 'open';
  first: number;
  last: number;
  months: number;
}

/** Holds what all copies have in common. */
interface Plan {
  /** Of a copy: its numbers of entries are this far from those of its neighbours. */
  span: number;
  /** Every so many copies belong to the accounts of the first, the others to guests. */
  buyers: number;
  /** Copies of the shops, with the first. */
  shops: number;
  rounds: Round[];
}

const copiedShops = ['sellers', 'products', 'variants'] as const;
const copiesOf = (schema: string, table: string) => `${schema}_${table}`;
const tables = { ...copiedTables, invoices };

async function columnsOf(db: Connection, table: string): Promise<Column[]> {
  const { rows } = await db.execute(
    `select column_name as name, data_type as type from information_schema.columns where table_schema = 'public' and table_name = $1
      and is_generated = 'NEVER' and (is_identity = 'NO' or table_name = 'ledger_entries') order by ordinal_position`,
    [table],
  );
  return rows as unknown as Column[];
}

/** SQL: copies `c` of a batch in order, each with the rows `t` of a table. */
function source({ schema, months: age }: Round, { span, buyers, shops: count }: Plan, table: string, first: number, last: number): string {
  return `(select n, ${span}::bigint as span, ${buyers} as buyers, ${age} as months, lpad(to_hex(n), 6, '0') as mark,
      case when n % ${count} > 0 then lpad(to_hex(n % ${count}), 4, '0') end as shop from generate_series(${first}::bigint, ${last}) n order by n) c
    cross join lateral (select * from grown.${copiesOf(schema, table)} s where c.n > 0 offset 0) t`;
}

function copyText(round: Round, plan: Plan, table: string, columns: readonly Column[], first: number, last: number): string {
  const values = columns.map(({ name, type }) => copiedValue(name, type, tables[table as keyof typeof tables]));
  const names = columns.map(({ name }) => `"${name}"`);
  return `insert into ${table} (${names}) overriding system value select ${values} from ${source(round, plan, table, first, last)}`;
}

/** Documents get the next numbers of their series. */
function invoicesText(round: Round, plan: Plan, columns: readonly Column[], first: number, last: number): string {
  const values = columns.map(({ name, type }) => `${copiedValue(name, type, invoices)} as "${name}"`);
  const names = columns.map(({ name }) => `"${name}"`);
  const number = `upper(left(d.kind, 1)) || d.financial_year || '/' || d.serial`;
  const own: Record<string, string> = {
    number,
    document: `d.document || jsonb_build_object('number', ${number}, 'lines', (select jsonb_agg(x || jsonb_build_object('lineId',
      d.mark || right(x ->> 'lineId', 8))) from jsonb_array_elements(d.document -> 'lines') x))`,
  };
  return `with copies as (
      select ${values}, c.mark, t.serial as place, c.n from ${source(round, plan, 'invoices', first, last)}
    ), placed as (
      select i.*, coalesce(s.last, 0) + row_number() over (partition by i.seller_id, i.kind, i.financial_year order by i.n, i.place) as next
      from copies i left join invoice_series s on (s.seller_id, s.kind, s.financial_year) = (i.seller_id, i.kind, i.financial_year)
    ), made as (
      insert into invoices (${names}) select ${columns.map(({ name }) => own[name] ?? `d."${name}"`)}
      from (select ${columns.map(({ name }) => (name === 'serial' ? 'next as serial' : `"${name}"`))}, mark from placed) d
      returning seller_id, kind, financial_year, serial
    )
    insert into invoice_series (seller_id, kind, financial_year, last) select seller_id, kind, financial_year, max(serial) from made group by 1, 2, 3
    on conflict (seller_id, kind, financial_year) do update set last = excluded.last`;
}

/** Takes the rows of the sample out of the tables, into a schema of their own. */
async function takeSample(db: Connection): Promise<void> {
  await db.execute('create schema grown');
  for (const table of copiedShops) await db.execute(`create table grown.${copiesOf('all', table)} as select * from ${table}`);
  await db.execute(`create table grown.open as select o.id from orders o where exists (select from parcels p where p.order_id = o.id
    and (p.state not in ('delivered', 'cancelled') or p.state_at > now() - interval '21 days'))`);
  for (const [table, { order }] of Object.entries(tables)) {
    const more = table === 'orders' ? ', row_number() over (order by t.created_at, t.id) as ordinal' : '';
    await db.execute(`create table grown.${copiesOf('all', table)} as select t.*${more}, ${order} as of_order from ${table} t`);
    for (const [schema, isOpen] of [
      ['ended', 'not exists'],
      ['open', 'exists'],
    ] as const)
      await db.execute(`create table grown.${copiesOf(schema, table)} as select * from grown.${copiesOf('all', table)} t
        where ${isOpen} (select from grown.open o where o.id = t.of_order)`);
  }
  for (const table of [...Object.keys(tables), 'invoice_series', 'idempotency_keys', 'stock_holds', 'order_access', 'jobs.job'])
    await db.execute(`delete from ${table}`);
}

/** Tells whether a sample was taken out, and its copies were not completed. */
export async function hasSample(db: Connection): Promise<boolean> {
  return (await db.execute("select from pg_namespace where nspname = 'grown'")).rows.length > 0;
}

/** Empties the tables of copies that were not completed. */
async function dropCopies(db: Connection): Promise<void> {
  await db.execute(`truncate ${[...Object.keys(tables), 'invoice_series']} cascade`);
  for (const table of copiedShops)
    await db.execute(`delete from ${table} where id not in (select id from grown.${copiesOf('all', table)})`);
}

/** Copies the shops with their products, of which listings and search know nothing. */
async function copyShops(db: Connection, copies: number): Promise<void> {
  const shopOf = (column: string) => `c.shop || right(t.${column}, 10)`;
  const own: Record<(typeof copiedShops)[number], Record<string, string>> = {
    sellers: { id: shopOf('id'), slug: `t.slug || '-' || c.shop` },
    products: { id: shopOf('id'), slug: `t.slug || '-' || c.shop`, seller_id: shopOf('seller_id') },
    variants: { id: shopOf('id'), sku: `t.sku || '-' || c.shop`, product_id: shopOf('product_id'), seller_id: shopOf('seller_id') },
  };
  for (const table of copiedShops) {
    const values = own[table];
    const columns = await columnsOf(db, table);
    await db.execute(`insert into ${table} (${columns.map(({ name }) => `"${name}"`)}) select ${columns.map(({ name }) => values[name] ?? `t."${name}"`)}
      from (select lpad(to_hex(n), 4, '0') as shop from generate_series(1, ${copies - 1}) n) c cross join grown.${copiesOf('all', table)} t`);
  }
}

async function planOf(db: Connection, orders: number): Promise<Plan> {
  const { rows } =
    await db.execute(`select (select count(*)::int from grown.ended_orders) as ended, (select count(*)::int from grown.open_orders) as open,
    (select max(id)::int + 1 from grown.all_ledger_entries) as span, (select count(*)::int from grown.all_sellers) as shops`);
  const { ended, open, span, shops: known } = rows[0] as Record<string, number>;
  const perMonth = Math.max(1, Math.round(orders / (months * Number(ended) + Number(open))));
  const rounds = Array.from({ length: months }, (_, index): Round => {
    return { schema: 'ended', first: index * perMonth + 1, last: (index + 1) * perMonth, months: months - 1 - index };
  });
  rounds.push({ schema: 'open', first: months * perMonth + 1, last: (months + 1) * perMonth, months: 0 });
  const copies = Math.max(1, Math.min(Math.floor(shops / Number(known)), perMonth));
  return { span: Number(span), buyers: Math.max(1, Math.ceil((months * perMonth) / 200)), shops: copies, rounds };
}

/** Copies the rows of some tables, the oldest first. */
async function copyTables(database: Database, plan: Plan, names: readonly string[], onProgress: (done: number) => void): Promise<void> {
  const columns = new Map<string, Column[]>();
  for (const table of names) columns.set(table, await columnsOf(database, table));
  for (const round of plan.rounds)
    for (let first = round.first; first <= round.last; first += batch) {
      const last = Math.min(round.last, first + batch - 1);
      await database.transaction(async (db) => {
        await db.execute(`set local session_replication_role = 'replica'; set local synchronous_commit = off`);
        for (const table of names) {
          const limit = tables[table as keyof typeof tables].retentionMonths ?? months;
          if (round.months > limit) continue;
          const known = columns.get(table) ?? [];
          await db.execute(
            table === 'invoices' ? invoicesText(round, plan, known, first, last) : copyText(round, plan, table, known, first, last),
          );
        }
      });
      onProgress(last);
    }
}

/**
 * Fills a demonstration shop with copies of its orders, up to so many of them over 24 months and 2,000 shops:
 * lines, parcels, payments, documents, events, mails and postings, so that `check-books` accepts them.
 * Triggers and foreign keys are passed over in the transactions that copy, and in no others; nothing is
 * switched off or dropped. Works on PostgreSQL, once, and the shop is good for nothing else: products of the
 * copied shops are neither listed nor found.
 */
export async function copyOrders(database: Database, orders: number, onProgress: (what: string) => void = () => {}): Promise<void> {
  const plan = await database.transaction(async (db) => {
    await db.execute(`set local session_replication_role = 'replica'`);
    if (await hasSample(db)) await dropCopies(db);
    else await takeSample(db);
    const made = await planOf(db, orders);
    await copyShops(db, made.shops);
    return made;
  });
  const last = plan.rounds.at(-1)?.last ?? 0;
  const others = Object.keys(tables).filter((table) => table !== 'ledger_entries');
  // Half of all bytes are entries: they go beside the rest.
  await Promise.all([
    copyTables(database, plan, others, (done) => onProgress(`copy ${done} of ${last}`)),
    copyTables(database, plan, ['ledger_entries'], () => {}),
  ]);
  await database.transaction(async (db) => {
    await db.execute(`set local session_replication_role = 'replica'`);
    await db.execute(`update variants v set stocked = v.available - coalesce(m.moved, 0)
      from variants w left join (select variant_id, sum(qty) as moved from stock_movements group by variant_id) m on m.variant_id = w.id where w.id = v.id`);
    await db.execute(`select setval(pg_get_serial_sequence('ledger_entries', 'id'), (select max(id) from ledger_entries))`);
    await db.execute('drop schema grown cascade');
  });
  await markPayouts(database);
}

/** Records up to where each shop was paid, as its payouts did, and the shops of which something is not. */
async function markPayouts(database: Database): Promise<void> {
  const { rows } = await database.execute('select distinct seller_id as id from payouts');
  for (const { id } of rows) await markSent(database, String(id));
  await recordUnpaidSellers(database);
}

/** Gathers statistics and marks pages as seen by all, as the server does by itself after a while. */
export async function settleTables(database: Database): Promise<void> {
  for (const table of [...Object.keys(tables), 'invoice_series', 'variants', 'sellers', 'products'])
    await database.execute(`vacuum (analyze) ${table}`);
}
