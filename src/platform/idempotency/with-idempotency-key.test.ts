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

test('1,000 calls with one key have one effect and one answer', { timeout: raceTimeout }, async () => {
  const first = await act('key-one-thousand');
  expect(first.repeated).toBe(false);
  // In waves, for a caller waits five seconds for a connection at most.
  const answers: Awaited<ReturnType<typeof act>>[] = [];
  for (let left = rounds(1_000, 10_000) - 1; left > 0; left -= 100)
    answers.push(...(await Promise.all(Array.from({ length: Math.min(left, 100) }, () => act('key-one-thousand')))));
  expect(new Set(answers.map(({ answer, repeated }) => `${answer.id} ${repeated}`))).toEqual(new Set([`${first.answer.id} true`]));
  expect(await effects('key-one-thousand')).toBe(1);
});

test('calls that arrive together have one effect: the others wait and get the same answer', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => act('key-together')));
  expect(new Set(answers.map(({ answer }) => answer.id)).size).toBe(1);
  expect(answers.filter((answer) => !answer.repeated)).toHaveLength(1);
  expect(await effects('key-together')).toBe(1);
});

test('another body under the same key is refused; another person’s key is another key', async () => {
  await act('key-of-two');
  await expect(act('key-of-two', { a: 2 })).rejects.toMatchObject({ code: 'KEY_REUSED' });
  expect((await act('key-of-two', { a: 2 }, 'someone else')).repeated).toBe(false);
  expect(await effects('key-of-two')).toBe(2);
});

test('what failed is not kept: the same key may try again', async () => {
  const failing = () =>
    withIdempotencyKey(shop.ctx, { actor: 'someone', route: 'test', key: 'key-failing', body: {} }, async () => {
      throw new DomainError('OUT_OF_STOCK');
    });
  await expect(failing()).rejects.toMatchObject({ code: 'OUT_OF_STOCK' });
  expect((await act('key-failing', {})).repeated).toBe(false);
});

test('answers are kept for seven days', async () => {
  await act('key-of-old');
  await act('key-of-now');
  await run(`update idempotency_keys set created_at = now() - interval '7 days 1 minute' where key = 'key-of-old'`);
  await deleteExpiredKeysJob.handle({} as never, shop.ctx);
  expect((await act('key-of-now')).repeated).toBe(true);
  expect((await act('key-of-old')).repeated).toBe(false);
});
