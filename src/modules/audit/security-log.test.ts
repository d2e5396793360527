import { afterAll, beforeAll, expect, test } from 'vitest';
import { Failure } from '#shared/errors.ts';
import { openTestShop, type TestShop } from '../../../test/shop.ts';
import { verifyChain } from './verify-chain.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const count = async (reason: string, { db } = shop.ctx) =>
  Number((await db.execute('select count(*) as n from security_events where reason = $1', [reason])).rows[0]?.n);

test('an event is written with its act and rolled back with it; a failure stays', async () => {
  await shop.ctx.transaction(async (tx) => {
    await tx.record({ kind: 'data-exported', outcome: 'success', reason: 'committed' });
    await tx.transaction((nested) => nested.record({ kind: 'data-exported', outcome: 'success', reason: 'nested' }));
    expect(await count('committed', tx)).toBe(0);
  });
  expect([await count('committed'), await count('nested')]).toEqual([1, 1]);
  const act = shop.ctx.transaction(async (tx) => {
    await tx.record({ kind: 'data-exported', outcome: 'success', reason: 'taken back' });
    await tx.record({ kind: 'sign-in', outcome: 'failure', reason: 'was refused' });
    throw new Failure('FORBIDDEN');
  });
  await expect(act).rejects.toThrow(Failure);
  expect([await count('taken back'), await count('was refused')]).toEqual([0, 1]);
});

test('an act whose event cannot be written is not done', async () => {
  const act = shop.ctx.transaction(async (tx) => {
    await tx.db.execute(`insert into limits (key, taken, until) values ('unlogged', 1, now())`);
    await tx.record({ kind: 'data-exported', outcome: 'success', after: { bad: '\u0000' } });
  });
  await expect(act).rejects.toThrow();
  expect((await shop.ctx.db.execute(`select key from limits where key = 'unlogged'`)).rows).toEqual([]);
});

test.each([
  `update security_events set reason = 'x'`,
  'delete from security_events',
  'truncate security_events',
  `update security_event_heads set seq = 0`,
  'delete from security_event_heads',
  'truncate security_event_heads',
  'truncate security_event_checkpoints',
])('the database refuses: %s', async (text) => {
  await expect(shop.ctx.db.execute(text)).rejects.toThrow(/append-only|moves with its chain/);
});

test('writers at once make one chain', async () => {
  const before = (await verifyChain(shop.ctx, 'all')).events;
  const write = (n: number) =>
    shop.ctx.transaction(async (tx) => {
      await tx.record({ kind: 'admin-command', outcome: 'success', reason: `writer ${n}` });
      await tx.db.execute('select 1');
      await tx.record({ kind: 'admin-command', outcome: 'success', reason: `writer ${n} again` });
    });
  await Promise.all(Array.from({ length: 200 }, (_, n) => write(n)));
  const verified = await verifyChain(shop.ctx, 'all');
  expect(verified.breaks).toEqual([]);
  expect(verified.events - before).toBe(400);
});

/** Changes rows as somebody who owns the tables can, in a transaction that is taken back. */
async function tampered(...statements: string[]) {
  const found: unknown[] = [];
  await shop.ctx
    .transaction(async (tx) => {
      for (const table of ['security_events', 'security_event_heads', 'security_event_checkpoints'])
        await tx.db.execute(`alter table ${table} disable trigger all`);
      for (const text of statements) await tx.db.execute(text);
      found.push(...(await verifyChain(tx, 'all')).breaks);
      throw new Error('taken back');
    })
    .catch((error: Error) => {
      if (error.message !== 'taken back') throw error;
    });
  return found;
}

test('a changed, a removed and a cut-off row, and two that changed places, are found', async () => {
  const { rows } = await shop.ctx.db.execute(`select seq from security_events where stream = 'staff' order by seq`);
  const [, second, third] = rows.map((row) => Number(row.seq));
  const last = Number(rows.at(-1)?.seq);
  expect(await tampered(`update security_events set reason = 'nothing' where seq = ${second}`)).toEqual([
    { stream: 'staff', seq: second, what: 'changed' },
  ]);
  expect(await tampered(`delete from security_events where seq = ${second}`)).toEqual([
    { stream: 'staff', seq: third, what: 'row missing before' },
  ]);
  expect(await tampered(`delete from security_events where seq = ${last}`)).toMatchObject([{ stream: 'staff', what: 'end missing' }]);
  expect(
    await tampered(
      `update security_events set seq = -1 where seq = ${second}`,
      `update security_events set seq = ${second} where seq = ${third}`,
      `update security_events set seq = ${third} where seq = -1`,
    ),
  ).toEqual([{ stream: 'staff', seq: second, what: 'changed' }]);
  expect(await tampered()).toEqual([]);
});
