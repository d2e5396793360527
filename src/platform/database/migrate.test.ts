import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { startJobs } from '../jobs/jobs.ts';
import { isBehind, mayWork, migrate, requireMigrated } from './migrate.ts';

let shop: TestApp;
const folders: string[] = [];
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(async () => {
  for (const folder of folders) rmSync(folder, { recursive: true });
  await shop.close();
});

/** A folder of migrations. */
function folderOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'karigari-migrations-'));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, `${name}.sql`), text);
  return folder;
}
const run = (files: Record<string, string>) =>
  migrate(shop.services.database, { directory: folderOf(files), farewell: 0, lockSeconds: 0.1 });
const isThere = async (name: string) =>
  (await shop.services.database.execute('select to_regclass($1) as found', [name])).rows[0]?.found !== null;

test('a file that fails leaves those before it applied, and nothing of its own', async () => {
  const first = { '9001_first': 'create table first_of_two (x int)' };
  await expect(run({ ...first, '9002_second': 'create table second_of_two (x int); select nothing' })).rejects.toThrow();
  expect([await isThere('first_of_two'), await isThere('second_of_two')]).toEqual([true, false]);
  expect(await run({ ...first, '9002_second': 'create table second_of_two (x int)' })).toEqual(['9002_second.sql']);
  expect(await run(first)).toEqual([]);
});

test('a file outside a transaction builds its index without stopping writers', async () => {
  const files = { '9003_index': '-- outside a transaction\ncreate index concurrently index_of_first on first_of_two (x)' };
  expect(await run({ ...files })).toEqual(['9003_index.sql']);
  expect(await isThere('index_of_first')).toBe(true);
});

test.skipIf(process.env.TEST_ENGINE !== 'postgres')('a file that does not get a lock lets others pass, and tries again', async () => {
  const { database } = shop.services;
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: held, resolve: hold } = Promise.withResolvers<void>();
  const holder = database.transaction(async (tx) => {
    await tx.execute('select * from first_of_two');
    hold();
    await released;
  });
  await held;
  const migrating = run({ '9004_column': 'alter table first_of_two add column y int' });
  const waiting = `select 1 from pg_locks l join pg_database d on d.oid = l.database
    where d.datname = current_database() and not l.granted and l.relation = 'first_of_two'::regclass`;
  try {
    const isWaiting = async () => (await database.execute(waiting)).rows.length > 0;
    await expect.poll(isWaiting, { interval: 5, timeout: 20_000 }).toBe(true);
    expect((await database.execute('select count(*) as count from first_of_two')).rows).toEqual([{ count: 0 }]);
  } finally {
    release();
    await holder;
  }
  expect(await migrating).toEqual(['9004_column.sql']);
});

test('a process that may not migrate names what is missing', async () => {
  const check = (files: Record<string, string>) => requireMigrated(shop.services.database, 'run it.', folderOf(files));
  await expect(check({ '9001_first': 'create table first_of_two (x int)' })).resolves.toBeUndefined();
  await expect(check({ '9005_new': 'select 1' })).rejects.toThrow('lacks 9005_new.sql, and this process may not change tables: run it.');
});

test('software that a database has left behind neither starts nor is ready, and leaves its queues alone', async () => {
  const { database, log } = shop.services;
  const limitOf = async () =>
    (await database.execute(`select retry_limit from jobs.queue where name = 'reprice-listings'`)).rows[0]?.retry_limit;
  expect(await mayWork(database)).toBe(true);
  await run({ '9009_contraction': '-- needs: 9009\nalter table first_of_two drop column x' });
  expect([await mayWork(database), await isBehind(database)]).toEqual([false, true]);
  await expect(migrate(database)).rejects.toThrow(/is for software that knows migration 9009, and this one ends with \d{4}/);
  const before = await limitOf();
  const kind = { name: 'reprice-listings', retries: 77, timeoutSeconds: 60, handle: async () => {} };
  await (await startJobs(database, log, [kind], { work: false, mayChange: false })).stop();
  expect(await limitOf()).toBe(before);
});
