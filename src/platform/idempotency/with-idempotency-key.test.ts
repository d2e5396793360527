import { afterAll, beforeAll, expect, test } from 'vitest';
import { DomainError } from '#shared/errors.ts';
import { raceTimeout, rounds } from '../../../test/support/nightly-rounds.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { deleteExpiredKeysJob } from './delete-expired-keys.ts';
import { withIdempotencyKey } from './with-idempotency-key.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
  await run('create table effects (id integer generated always as identity, name text)');
});
afterAll(() => shop.close());

const run = (text: string, values: unknown[] = []) => shop.services.database.execute(text, values);
const effects = async (name: string) => (await run('select id from effects where name = $1', [name])).rows.length;
const act = (key: string, body: unknown = { a: 1 }, actor = 'someone') =>
  withIdempotencyKey(shop.ctx, { actor, route: 'test', key, body }, async (tx) => {
    const { rows } = await tx.db.execute('insert into effects (name) values ($1) returning id', [key]);
    return { id: Number(rows[0]?.id) };
  });

test('gives 1,000 calls with one key one effect and one response', { timeout: raceTimeout }, async () => {
  const first = await act('key-one-thousand');
  expect(first.replayed).toBe(false);
  // Runs in waves, since a caller waits at most five seconds for a connection.
  const answers: Awaited<ReturnType<typeof act>>[] = [];
  for (let left = rounds(1_000, 10_000) - 1; left > 0; left -= 100)
    answers.push(...(await Promise.all(Array.from({ length: Math.min(left, 100) }, () => act('key-one-thousand')))));
  expect(new Set(answers.map(({ answer, replayed }) => `${answer.id} ${replayed}`))).toEqual(new Set([`${first.answer.id} true`]));
  expect(await effects('key-one-thousand')).toBe(1);
});

test('gives concurrent calls one effect and the same response', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => act('key-together')));
  expect(new Set(answers.map(({ answer }) => answer.id)).size).toBe(1);
  expect(answers.filter((answer) => !answer.replayed)).toHaveLength(1);
  expect(await effects('key-together')).toBe(1);
});

test('refuses another body under a key, and tells the keys of two users apart', async () => {
  await act('key-of-two');
  await expect(act('key-of-two', { a: 2 })).rejects.toMatchObject({ code: 'KEY_REUSED' });
  expect((await act('key-of-two', { a: 2 }, 'someone else')).replayed).toBe(false);
  expect(await effects('key-of-two')).toBe(2);
});

test('lets a failed call be retried with its key', async () => {
  const failing = () =>
    withIdempotencyKey(shop.ctx, { actor: 'someone', route: 'test', key: 'key-failing', body: {} }, async () => {
      throw new DomainError('OUT_OF_STOCK');
    });
  await expect(failing()).rejects.toMatchObject({ code: 'OUT_OF_STOCK' });
  expect((await act('key-failing', {})).replayed).toBe(false);
});

test('stores responses for seven days', async () => {
  await act('key-of-old');
  await act('key-of-now');
  await run(`update idempotency_keys set created_at = now() - interval '7 days 1 minute' where key = 'key-of-old'`);
  await deleteExpiredKeysJob.handle({} as never, shop.ctx);
  expect((await act('key-of-now')).replayed).toBe(true);
  expect((await act('key-of-old')).replayed).toBe(false);
});
