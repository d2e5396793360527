import { afterAll, beforeAll, expect, test } from 'vitest';
import { createContext } from '#platform/context.ts';
import { createLog } from '#platform/log.ts';
import { createSecrets } from '#platform/secrets.ts';
import { DomainError } from '#shared/errors.ts';
import { runRecorded } from '../../../scripts/admin.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { createTestClient, sentMails, signUpTestClient } from '../../../test/support/test-client.ts';
import { verifyChain } from './verify-chain.ts';
import { pruneChain, verifyChainJob } from './verify-chain-jobs.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
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
    throw new DomainError('FORBIDDEN');
  });
  await expect(act).rejects.toThrow(DomainError);
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

/** Changes rows with the rights of the tables' owner, in a transaction that is rolled back. */
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
    { stream: 'staff', seq: second, problem: 'changed' },
  ]);
  expect(await tampered(`delete from security_events where seq = ${second}`)).toEqual([
    { stream: 'staff', seq: third, problem: 'row missing before' },
  ]);
  expect(await tampered(`delete from security_events where seq = ${last}`)).toMatchObject([{ stream: 'staff', problem: 'end missing' }]);
  expect(
    await tampered(
      `update security_events set seq = -1 where seq = ${second}`,
      `update security_events set seq = ${second} where seq = ${third}`,
      `update security_events set seq = ${third} where seq = -1`,
    ),
  ).toEqual([{ stream: 'staff', seq: second, problem: 'changed' }]);
  expect(await tampered()).toEqual([]);
});

const dayMs = 24 * 60 * 60 * 1000;

test('a checkpoint finds a rewritten chain, and the operator is told once', async () => {
  const fresh = await openTestApp();
  const { ctx } = fresh;
  await ctx.record({ kind: 'log-pruned', outcome: 'success', reason: 'one' });
  await ctx.record({ kind: 'log-pruned', outcome: 'success', reason: 'two' });
  await verifyChainJob.handle({}, ctx);
  expect(await verifyChain(ctx, 'all')).toMatchObject({ breaks: [], events: 2 });
  // The owner of the tables can rewrite rows and head with hashes that fit; the signature is out of reach.
  for (const table of ['security_events', 'security_event_heads']) await ctx.db.execute(`alter table ${table} disable trigger user`);
  await ctx.db.execute('delete from security_events');
  await ctx.db.execute(`update security_event_heads set seq = 0, hash = repeat('0', 64)`);
  for (const table of ['security_events', 'security_event_heads']) await ctx.db.execute(`alter table ${table} enable trigger user`);
  await ctx.record({ kind: 'log-pruned', outcome: 'success', reason: 'one' });
  await ctx.record({ kind: 'log-pruned', outcome: 'success', reason: 'other' });
  expect((await verifyChain(ctx, 'all')).breaks).toEqual([{ stream: 'staff', seq: 2, problem: 'checkpoint does not fit' }]);
  await verifyChainJob.handle({}, ctx);
  await verifyChainJob.handle({}, ctx);
  expect((await sentMails(fresh, fresh.config.supportEmail)).map((mail) => mail.kind)).toEqual(['security-log-broken']);
  await expect(runRecorded(ctx, 'security-events', ['--verify'])).rejects.toThrow('staff, event 2: checkpoint does not fit');
  await fresh.close();
});

test('a checkpoint of another AUTH_SECRET counts once the operator has signed again', async () => {
  const fresh = await openTestApp();
  const { ctx } = fresh;
  await ctx.record({ kind: 'log-pruned', outcome: 'success' });
  await verifyChainJob.handle({}, ctx);
  const other = createContext({ ...fresh.services, secrets: createSecrets('another secret') }, { requestId: 'test', cliUser: 'meera' });
  expect((await verifyChain(other, 'all')).breaks).toMatchObject([{ problem: 'checkpoint not signed with this AUTH_SECRET' }]);
  expect(await runRecorded(other, 'security-events', ['--sign'])).toMatch(/is whole: 2 events. It is signed/);
  expect((await verifyChain(other, 'all')).breaks).toEqual([]);
  await fresh.close();
});

test('events go when their time is over, and the chain stays whole', async () => {
  const fresh = await openTestApp();
  fresh.setNow(new Date(Date.now() - 92 * dayMs));
  const person = await signUpTestClient(fresh);
  await fresh.ctx.record({ kind: 'log-pruned', outcome: 'success', reason: 'of the staff' });
  // One day later it is too early.
  fresh.setNow(new Date(Date.now() - 91 * dayMs));
  await pruneChain(fresh.ctx);
  const count = async () => Number((await fresh.ctx.db.execute('select count(*) as n from security_events')).rows[0]?.n);
  expect(await count()).toBe(5);
  await expect(fresh.ctx.db.execute('delete from security_events')).rejects.toThrow('append-only');
  fresh.setNow(undefined);
  await person.send('POST', '/users/login', { email: person.email, password: 'not this one' });
  await pruneChain(fresh.ctx);
  const { rows } = await fresh.ctx.db.execute('select kind, reason, after from security_events order by seq');
  expect(rows).toMatchObject([
    { reason: 'of the staff' },
    { kind: 'sign-in', reason: 'wrong-password' },
    { kind: 'log-pruned', after: { stream: 'people', removed: 4 } },
  ]);
  expect(await verifyChain(fresh.ctx, 'all')).toMatchObject({ breaks: [], events: 3 });
  // A checkpoint for more than it says cannot be signed, and a row above it stays.
  expect((await fresh.ctx.db.execute(`select prune_security_events('people', 6, 9, 'x', 'x', now()) as n`)).rows[0]?.n).toBe(0);
  await expect(fresh.ctx.db.execute(`select prune_security_events('people', 6, 1, 'x', 'x', now())`)).rejects.toThrow('append-only');
  await fresh.close();
});

test('a person reads the events of the account page by page, and in the export', async () => {
  const fresh = await openTestApp();
  const person = await signUpTestClient(fresh, { email: 'asha@example.com' });
  const stranger = createTestClient(fresh);
  for (let n = 0; n < 10; n++) await stranger.send('POST', '/users/login', { email: person.email, password: `guess number ${n}` });
  for (let n = 0; n < 10; n++) await person.send('POST', '/users/reauthenticate', { password: person.password });
  const first = (await person.send('GET', '/users/security-events')).body;
  expect(first.data.events).toHaveLength(20);
  expect(first.data.events[0]).toMatchObject({ kind: 'reauthentication', outcome: 'success', current: true, byStaff: false });
  expect(first.data.events[19]).toMatchObject({ kind: 'sign-in', outcome: 'failure', reason: 'wrong-password', current: false });
  const second = (await person.send('GET', `/users/security-events?after=${first.next}`)).body;
  expect(second).toMatchObject({ data: { events: [{ kind: 'account-created', current: true }] } });
  expect(second.next).toBeUndefined();
  expect((await person.send('GET', '/users/security-events?after=x')).status).toBe(422);
  const other = await signUpTestClient(fresh);
  expect((await other.send('GET', '/users/security-events')).body.data.events).toHaveLength(1);
  expect((await person.send('GET', '/users/export')).body.sections.securityEvents).toHaveLength(21);
  const printed = await runRecorded(fresh.ctx, 'security-events', ['--person', 'asha@example.com', '--kind', 'sign-in']);
  expect(printed.split('\n')).toHaveLength(10);
  expect(printed).toMatch(/sign-in {2}failure {2}by visitor {2}about \w{14} {2}\(wrong-password\)/);
  expect(printed).not.toContain('asha@');
  await fresh.close();
});

test('a command is recorded before it begins, with whom it was run as and no personal argument', async () => {
  const ctx = createContext(shop.services, { requestId: 'admin-test', cliUser: 'meera' });
  await runRecorded(ctx, 'create-admin', ['meera@example.com']);
  await expect(runRecorded(ctx, 'create-admin', ['nobody'])).rejects.toThrow();
  const { rows } = await shop.ctx.db.execute(
    `select kind, outcome, actor_kind, actor, target_id, after, reason from security_events where actor = 'meera' order by seq`,
  );
  const command = { kind: 'admin-command', actor_kind: 'cli', target_id: 'create-admin' };
  expect(rows).toMatchObject([
    { ...command, outcome: 'success', reason: 'begun', after: { arguments: ['[removed]'] } },
    { kind: 'role-changed', outcome: 'success', actor_kind: 'cli' },
    { kind: 'code-asked', outcome: 'success' },
    { ...command, outcome: 'success', reason: 'begun' },
    { ...command, outcome: 'failure', reason: 'not possible' },
  ]);
});

test('the lines of the log say what happened, and no address, neither of events nor of requests', async () => {
  const lines: string[] = [];
  const log = createLog('info', undefined, { write: (line) => void lines.push(line) });
  const fresh = await openTestApp({}, undefined, log);
  const person = await signUpTestClient(fresh, { email: 'asha.verma@example.com' });
  await person.send('POST', '/users/login', { email: 'nobody.at.all@example.com', password: 'not this one' });
  await person.send('GET', '/orders/asha.verma@example.com');
  await person.send('GET', '/orders/asha.verma%40example.com');
  await person.send('GET', '/orders/+919812345678');
  await person.send('GET', '/orders/ABCD-EFGH');
  await fresh.close();
  const events = lines.map((line) => JSON.parse(line)).filter((line) => line.msg === 'security event');
  expect(events.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['account-created', 'sign-in', 'access-refused']));
  expect(events.find(({ kind }) => kind === 'sign-in')).toMatchObject({ level: 40, reason: 'unknown-account', seq: expect.any(Number) });
  expect(events.every(({ hash, requestId }) => /^[0-9a-f]{64}$/.test(hash) && requestId)).toBe(true);
  const all = lines.join('');
  expect(all).toContain('/orders/[removed]');
  expect(all).not.toMatch(/asha\.verma|nobody\.at|9812345678|10\.\d+\.\d+\.7|not this one/);
});
