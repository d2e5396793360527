import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { findDomainError } from '#shared/errors.ts';
import { startPostgres } from '../../../test/support/postgres.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { openPostgres } from './open-postgres.ts';

let shop: TestApp;
/** Returns the address of this test application's database. */
async function urlOf({ services }: TestApp): Promise<{ url: string }> {
  const { rows } = await services.database.execute('select current_database() as name');
  return { url: (inject('database') ?? '').replace(/postgres$/, String(rows[0]?.name)) };
}

beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

test('what a transaction sends runs before its next statement, and the first fault is that of the transaction', async () => {
  const { database } = shop.services;
  const insert = { name: 'test.sent', text: 'insert into sent_rows values ($1)' };
  const ids = async () => (await database.execute('select id from sent_rows order by id')).rows.map(({ id }) => id);
  await database.execute('create table sent_rows (id int primary key)');
  const seen = await database.transaction(async (tx) => {
    await tx.send(insert, [1]);
    return (await tx.execute('select id from sent_rows')).rows;
  });
  expect(seen).toEqual([{ id: 1 }]);
  const broken = database.transaction(async (tx) => {
    for (const id of [2, 1, 3]) await tx.send(insert, [id]);
    await tx.execute('select id from sent_rows');
  });
  await expect(broken).rejects.toMatchObject({ code: '23505' });
  // Also where nothing comes after it but the commit.
  await expect(database.transaction((tx) => tx.send(insert, [1]))).rejects.toMatchObject({ code: '23505' });
  expect(await ids()).toEqual([1]);
  // Outside a transaction it is waited for.
  await database.send(insert, [4]);
  expect(await ids()).toEqual([1, 4]);
  await database.execute('drop table sent_rows');
});

test.skipIf(process.env.TEST_ENGINE !== 'postgres')(
  'fails only the transaction whose connection breaks between two statements',
  async () => {
    const { database } = shop.services;
    const broken = database.transaction(async (tx) => {
      const { rows } = await tx.execute('select pg_backend_pid() as pid', []);
      await database.execute('select pg_terminate_backend($1)', [rows[0]?.pid]);
      // The error arrives while no query runs.
      await pause(100);
      await tx.execute('select 1', []);
    });
    await expect(broken).rejects.toThrow();
    expect((await database.execute('select 1 as one', [])).rows).toEqual([{ one: 1 }]);
  },
);

test.skipIf(process.env.TEST_ENGINE !== 'postgres')(
  'who finds every connection taken for too long is told that the shop is busy',
  async () => {
    const { database } = shop.services;
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const holders = Array.from({ length: 8 }, () => database.transaction(() => released));
    const asked = [database.execute('select 1', []), database.transaction(async () => {})];
    for (const refused of await Promise.allSettled(asked)) expect(refused).toMatchObject({ reason: { code: 'SERVICE_UNAVAILABLE' } });
    release();
    await Promise.all(holders);
    expect((await database.execute('select 1 as one', [])).rows).toEqual([{ one: 1 }]);
  },
  30_000,
);

test.skipIf(process.env.TEST_ENGINE !== 'postgres')('cancels a slow statement and keeps its connection; a job has more time', async () => {
  const { url } = await urlOf(shop);
  const database = await openPostgres(url, { max: 2, onError: () => {}, statementSeconds: 1 });
  const nap = { name: 'nap', text: 'select pg_sleep($1)' };
  await expect(database.run(nap, [30])).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  await expect(database.transaction((tx) => tx.execute('select pg_sleep(30)'))).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  const jobs = database.forJobs();
  await jobs.run(nap, [1.5]);
  await jobs.orm.execute('select pg_sleep(1.5)');
  await jobs.transaction((tx) => tx.execute('select pg_sleep(1.5)'));
  const limit = async () => (await database.execute('show statement_timeout')).rows[0]?.statement_timeout;
  expect(new Set(await Promise.all([limit(), limit(), limit()]))).toEqual(new Set(['1s']));
  // Compiled, a statement that takes 40 ms takes seconds.
  expect((await database.execute('show jit')).rows).toEqual([{ jit: 'off' }]);
  await database.close();
});

test.skipIf(process.env.TEST_ENGINE !== 'postgres')(
  'of several servers the next one is used where the first is gone; a statement that waits for a lock is given up',
  async () => {
    const { url } = await urlOf(shop);
    const database = await openPostgres(url.replace('@', '@127.0.0.1:1,'), { max: 2, onError: () => {}, statementSeconds: 1 });
    const { database: other } = shop.services;
    await other.execute('create table locked (id int)');
    await other.transaction(async (tx) => {
      await tx.execute('lock table locked');
      const refused = await database.orm.execute('select * from locked').catch((error: unknown) => error);
      expect(findDomainError(refused)).toMatchObject({ code: 'SERVICE_UNAVAILABLE', retryAfter: 1 });
    });
    await database.close();
  },
);

test.skipIf(process.env.TEST_ENGINE !== 'postgres')('a read that breaks off is asked once more, and a write is not', async () => {
  const { url } = await urlOf(shop);
  const database = await openPostgres(url, { max: 1, onError: () => {} });
  const breakOff = async () => {
    const { rows } = await shop.services.database.execute(
      `select pid from pg_stat_activity where query like '%-- breaks off' and pid <> pg_backend_pid()`,
    );
    for (const { pid } of rows) await shop.services.database.execute('select pg_terminate_backend($1)', [pid]);
    return rows.length > 0;
  };
  await database.execute('create table notes (id int)');
  const read = database.execute('select pg_sleep(case when count(*) > 0 then 0 else 30 end) from notes -- breaks off');
  await vi.waitUntil(breakOff);
  await shop.services.database.execute('insert into notes values (1)');
  expect((await read).rows).toHaveLength(1);
  const write = database.execute('insert into notes select 2 from pg_sleep(30) -- breaks off').catch((error: unknown) => error);
  await vi.waitUntil(breakOff);
  expect(await write).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  expect((await database.execute('select count(*) as count from notes')).rows).toEqual([{ count: 1 }]);
  await database.close();
});

test.skipIf(process.env.TEST_ENGINE !== 'postgres')(
  'a commit that waits for a standby is waited for, however long a statement may take',
  async () => {
    const server = await startPostgres(['synchronous_standby_names=nobody']);
    const database = await openPostgres(server.url, { max: 2, onError: () => {}, statementSeconds: 1 });
    const local = await openPostgres(server.url, { max: 1, onError: () => {} });
    await local.execute('set synchronous_commit = local; create table notes (id int)');
    const outcomes: string[] = [];
    const writes = [
      database.transaction((tx) => tx.execute('insert into notes values (1)')),
      database.execute('insert into notes values (2)'),
    ].map((write) =>
      write.then(
        () => outcomes.push('committed'),
        (error: unknown) => outcomes.push(String(error)),
      ),
    );
    const waiting = async () =>
      Number(
        (await local.execute(`select count(*) from pg_stat_activity where wait_event = 'SyncRep' and now() - xact_start > interval '2 s'`))
          .rows[0]?.count,
      );
    await vi.waitUntil(async () => (await waiting()) === 2 || outcomes.length > 0, { timeout: 60_000, interval: 100 });
    expect(outcomes).toEqual([]);
    await local.execute('select pg_terminate_backend(pid) from pg_stat_activity where wait_event = $1', ['SyncRep']);
    await Promise.all(writes);
    await Promise.all([database.close(), local.close()]);
    await server.stop();
  },
);
