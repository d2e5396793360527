import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Database } from '#platform/database/database.ts';
import { openPostgres } from '#platform/database/open-postgres.ts';
import { buyer, jaipur } from '../support/place-orders.ts';
import { buildOnce, type ServerProcess, spawnServer, startServer } from '../support/server-process.ts';
import { expectShippedFiles } from '../support/shipped-files.ts';
import '../support/test-app.ts';

/** The shop as an operator runs it on PostgreSQL with two roles, made with the SQL of docs/deployment.md. */
describe.skipIf(process.env.TEST_ENGINE !== 'postgres')('two roles', () => {
  const name = `roles_${process.pid}_${randomBytes(3).toString('hex')}`;
  const folder = mkdtempSync(join(tmpdir(), 'karigari-roles-'));
  const running: Pick<ServerProcess, 'child' | 'gone'>[] = [];
  let admin: Database;
  let application: Database;
  let owner: Database;
  let env: Record<string, string>;
  const urlOf = (role: string, database = name) => {
    const url = new URL(inject('database') as string);
    url.username = role;
    url.pathname = `/${database}`;
    return url.href;
  };
  const open = (url: string) => openPostgres(url, { max: 2, onError: () => {} });

  beforeAll(async () => {
    buildOnce();
    admin = await open(inject('database') as string);
    for (const sql of [
      `create role ${name}_owner login`,
      `create role ${name}_app login`,
      `create database ${name} owner ${name}_owner`,
      `revoke temporary on database ${name} from public`,
    ])
      await admin.execute(sql);
    application = await open(urlOf(`${name}_app`));
    owner = await open(urlOf(`${name}_owner`));
    env = { DATABASE_URL: urlOf(`${name}_app`), DATABASE_MIGRATION_URL: urlOf(`${name}_owner`), DATA_DIR: folder };
  }, 120_000);
  afterAll(async () => {
    for (const { child, gone } of running) {
      child.kill('SIGKILL');
      await gone;
    }
    for (const database of [application, owner]) await database.close();
    await admin.execute(`drop database if exists ${name} with (force)`);
    for (const role of ['app', 'owner']) await admin.execute(`drop role ${name}_${role}`);
    await admin.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function start(more: Record<string, string>) {
    const server = await startServer({ ...env, ...more });
    running.push(server);
    return server;
  }
  const refusalOf = async (more: Record<string, string>, entry = 'src/main.ts') => {
    const server = spawnServer({ ...env, ...more }, entry);
    running.push(server);
    expect(await server.gone).toBe(1);
    return server
      .output()
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('{'))
      .join('\n');
  };

  test('an empty database that the application may not change names the setting that is missing', async () => {
    expect(await refusalOf({ DATABASE_MIGRATION_URL: '' })).toMatch(
      /^The role may not make the tables.*set DATABASE_MIGRATION_URL to the owner/,
    );
  }, 60_000);

  test('an owner of another database is refused', async () => {
    expect(await refusalOf({ DATABASE_MIGRATION_URL: urlOf('karigari', 'postgres') })).toMatch(/lead to different databases/);
  }, 60_000);

  test('the whole start and a purchase work, and the books hold it', async () => {
    const server = await start({ DEMO: 'true', COD_CODE: 'false' });
    await expectShippedFiles(`http://127.0.0.1:${server.port}`);
    const call = async (method: string, path: string, body?: object) => {
      const answer = await fetch(`http://127.0.0.1:${server.port}/api/v1${path}`, {
        method,
        headers: { 'content-type': 'application/json' },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      return { status: answer.status, body: (await answer.json()) as { data: Record<string, never>; [key: string]: unknown } };
    };
    const { rows } = await owner.execute(
      `select v.id, l.price_paise from variants v join product_listings l on l.product_id = v.product_id
       where v.available > 3 and l.price_paise < 300000 order by v.id limit 1`,
      [],
    );
    const items = [{ variantId: String(rows[0]?.id), qty: 1 }];
    const quote = await call('POST', '/cart/quote', { items, country: 'IN' });
    expect(quote.status).toBe(200);
    const order = { idempotencyKey: 'the-only-key-of-this-order', items, contact: buyer, address: jaipur, method: 'cod' };
    const total = Number(/"totalPaise":(\d+)/.exec(JSON.stringify(quote.body))?.[1]);
    const placed = await call('POST', '/orders', { ...order, expectedTotalPaise: total });
    expect([placed.status, placed.body.code]).toEqual([200, undefined]);
    const { number } = placed.body.data.order as unknown as { number: string };
    const orders = await owner.execute('select state from orders where number = $1', [number]);
    expect(orders.rows).toEqual([{ state: 'placed' }]);
    const moved = await owner.execute(`select count(*)::int as count from stock_movements where reason not in ('start', 'stock')`, []);
    expect(Number(moved.rows[0]?.count)).toBeGreaterThan(0);
    // Jobs run as the application as well: the buyer's mail leaves.
    await expect
      .poll(async () => (await owner.execute(`select count(*)::int as count from mails where state = 'sent'`, [])).rows[0]?.count, {
        timeout: 60_000,
      })
      .toBeGreaterThan(0);
    server.child.kill('SIGTERM');
    expect(await server.gone).toBe(0);
    expect(server.output()).not.toMatch(/"level":[56]0/);
    expect(server.output()).not.toMatch(/permission denied|must be owner/);
  }, 240_000);

  test.each([
    ['drops a trigger', 'drop trigger ledger_entries_are_kept on ledger_entries', /must be owner/],
    ['disables a trigger', 'alter table ledger_entries disable trigger all', /must be owner/],
    ['disables the triggers of its session', "set session_replication_role = 'replica'", /permission denied/],
    [
      'replaces the function of a trigger',
      "create or replace function refuse_change() returns trigger language plpgsql as 'begin return new; end'",
      /permission denied|must be owner/,
    ],
    ['empties the ledger', 'truncate ledger_entries', /permission denied/],
    ['empties any table', 'truncate users', /permission denied/],
    ['changes the ledger', 'update ledger_entries set amount_paise = 1', /permission denied/],
    ['deletes from the ledger', 'delete from ledger_transactions', /permission denied/],
    ['changes movements of stock', 'update stock_movements set variant_id = variant_id', /permission denied/],
    ['deletes an invoice', 'delete from invoices', /permission denied/],
    ['changes what happened to a parcel', 'delete from parcel_events', /permission denied/],
    ['says which migrations ran', 'delete from schema_migrations', /permission denied/],
    ['drops a table', 'drop table ledger_entries cascade', /must be owner/],
    ['changes a table', 'alter table users add column extra text', /must be owner/],
    ['makes a table', 'create table planted (id int)', /permission denied/],
    ['makes a table in the queue', 'create table jobs.planted (id int)', /permission denied/],
    ['hides the ledger behind a table of its session', 'create temporary table ledger_entries (id int)', /permission denied/],
    [
      'makes a trigger',
      'create trigger planted before insert on orders for each row execute function refuse_change()',
      /permission denied|must be owner/,
    ],
    ['becomes the owner', 'set role to owner_of_this_test', /permission denied/],
  ])('the application that %s is refused', async (_what, sql, words) => {
    const refused = await application.execute(sql.replace('owner_of_this_test', `${name}_owner`)).catch((error: Error) => error.message);
    expect(refused).toMatch(words);
  });

  test('the application that gives itself a right has it no more than before', async () => {
    await application.execute('grant update on ledger_entries to current_user').catch(() => {});
    await expect(application.execute('update ledger_entries set amount_paise = 1')).rejects.toThrow(/permission denied/);
  });

  test('every append-only table is given for reading and adding alone, every other one for rows', async () => {
    const { rows } = await owner.execute(
      `select c.relname as table, has_table_privilege($1, c.oid, 'SELECT') and has_table_privilege($1, c.oid, 'INSERT') as basic,
         has_table_privilege($1, c.oid, 'UPDATE') or has_table_privilege($1, c.oid, 'DELETE') as changes,
         has_table_privilege($1, c.oid, 'TRUNCATE') or has_table_privilege($1, c.oid, 'TRIGGER') or has_table_privilege($1, c.oid, 'REFERENCES') as more,
         exists (select from pg_trigger t join pg_proc p on p.oid = t.tgfoid where t.tgrelid = c.oid and t.tgqual is null
           and p.proname in ('refuse_change', 'keep_security_event', 'keep_security_event_head')) as kept
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname in ('public', 'jobs') and c.relkind in ('r', 'p') and c.relname <> 'schema_migrations'`,
      [`${name}_app`],
    );
    expect(rows.length).toBeGreaterThan(40);
    // Heads of the security log move with its rows, by a function of the owner.
    const heads = rows.filter((row) => row.table === 'security_event_heads');
    expect(heads).toMatchObject([{ basic: false, changes: false, more: false }]);
    expect(rows.filter((row) => row.more || (!row.basic && !heads.includes(row)) || row.changes === row.kept)).toEqual([]);
    expect(rows.filter((row) => row.kept).map((row) => row.table)).toEqual(
      expect.arrayContaining([
        'security_events',
        'security_event_checkpoints',
        'ledger_entries',
        'ledger_transactions',
        'invoices',
        'stock_movements',
        'parcel_events',
        'return_events',
      ]),
    );
  });

  test('the application adds security events and has old ones pruned by the owner’s function, and removes none itself', async () => {
    const { rows } = await application.execute(
      `insert into security_events (stream, at, kind, outcome, actor_kind, request_id) values ('people', now() - interval '100 days', 'sign-in', 'success', 'person', 'old')
        returning seq, (select count(*)::int from security_events where stream = 'people') as before`,
      [],
    );
    await expect(application.execute('delete from security_events')).rejects.toThrow(/permission denied/);
    await expect(application.execute(`update security_event_heads set hash = 'planted'`)).rejects.toThrow(/permission denied/);
    const { seq, before } = rows[0] as { seq: number; before: number };
    const prune = (upTo: number) =>
      application.execute(`select prune_security_events('people', $1, $2, 'key', 'signature', now()) as removed`, [upTo, before + 1]);
    // The row is the first of its chain: this shop has no accounts yet.
    expect(before).toBe(0);
    expect((await prune(seq)).rows).toEqual([{ removed: 1 }]);
  });

  test('rights given since are taken back at the next start, a table that becomes append-only included', async () => {
    await owner.execute(`grant update, truncate on ledger_entries to ${name}_app; grant create on schema jobs to ${name}_app;
      create table later (id int); create trigger later_is_kept before update or delete on later for each row execute function refuse_change()`);
    const server = await start({ DEMO: 'true' });
    for (const sql of [
      'update ledger_entries set amount_paise = 1',
      'truncate ledger_entries',
      'delete from later',
      'create table jobs.planted (id int)',
    ])
      await expect(application.execute(sql)).rejects.toThrow(/permission denied/);
    await application.execute('insert into later values (1)');
    server.child.kill('SIGTERM');
    expect(await server.gone).toBe(0);
  }, 120_000);

  test('a second node needs the application’s role alone, and names what a newer version lacks', async () => {
    const server = await start({ DATABASE_MIGRATION_URL: '', DEMO: 'true' });
    expect(server.output()).not.toMatch(/owns the tables/);
    server.child.kill('SIGTERM');
    expect(await server.gone).toBe(0);
    const { rows } = await owner.execute('select name, checksum from schema_migrations order by name desc limit 1', []);
    await owner.execute('delete from schema_migrations where name = $1', [rows[0]?.name]);
    expect(await refusalOf({ DATABASE_MIGRATION_URL: '', DEMO: 'true' })).toMatch(
      new RegExp(`^The database lacks ${rows[0]?.name}, and this process may not change tables: set DATABASE_MIGRATION_URL`),
    );
    await owner.execute('insert into schema_migrations (name, checksum) values ($1, $2)', [rows[0]?.name, rows[0]?.checksum]);
  }, 120_000);

  test('a shop that has worked as one role moves to two as the documentation says', async () => {
    const old = `${name}_old`;
    await admin.execute(`create role ${old} login`);
    await admin.execute(`create database ${old} owner ${old}`);
    const before = await start({ DATABASE_URL: urlOf(old, old), DATABASE_MIGRATION_URL: '' });
    before.child.kill('SIGTERM');
    await before.gone;
    const moving = await open(urlOf('karigari', old));
    await moving.execute(`reassign owned by ${old} to ${name}_owner`);
    await moving.execute(`revoke temporary on database ${old} from public`);
    await moving.close();
    const after = await start({ DATABASE_URL: urlOf(old, old), DATABASE_MIGRATION_URL: urlOf(`${name}_owner`, old) });
    expect(after.output()).not.toMatch(/owns the tables/);
    const moved = await open(urlOf(old, old));
    for (const sql of [
      'drop trigger ledger_entries_are_kept on ledger_entries',
      'delete from ledger_entries',
      'create table planted (id int)',
    ])
      await expect(moved.execute(sql)).rejects.toThrow(/must be owner|permission denied/);
    await moved.execute('delete from sessions');
    await moved.close();
    after.child.kill('SIGTERM');
    expect(await after.gone).toBe(0);
    await admin.execute(`drop database ${old} with (force)`);
    await admin.execute(`drop role ${old}`);
  }, 120_000);

  test('a real shop that works as the owner of its tables is warned at the start', async () => {
    // No account is left of the demonstration; what hangs on accounts goes with them.
    for (const table of ['store_credit_movements', 'parcel_proofs']) await owner.execute(`alter table ${table} disable trigger user`);
    await owner.execute('truncate users cascade');
    for (const more of [
      { DATABASE_URL: urlOf(`${name}_owner`), DATABASE_MIGRATION_URL: '' },
      { DATABASE_URL: urlOf('karigari'), DATABASE_MIGRATION_URL: urlOf(`${name}_owner`) },
    ]) {
      const server = await start(more);
      expect(server.output()).toMatch(/"level":40[^\n]*owns the tables or may act as their owner/);
      server.child.kill('SIGTERM');
      await server.gone;
    }
  }, 120_000);
});
