import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDemoApp } from '../../../test/support/demo-app.ts';
import type { TestApp } from '../../../test/support/test-app.ts';
import { createTestClient, signUpTestClient, type TestClient } from '../../../test/support/test-client.ts';

let shop: TestApp;
let ids: string[];
const run = (text: string, values: unknown[] = []) => shop.services.database.execute(text, values);
beforeAll(async () => {
  shop = await openDemoApp();
  await run('update variants set available = 10');
  ids = (await run('select v.id from variants v join product_listings l on l.product_id = v.product_id order by v.id limit 120')).rows.map(
    (row) => String(row.id),
  );
});
afterAll(() => shop.close());

const variantId = (index: number) => ids[index] as string;
const set = (person: TestClient, variantId: string, qty: number, saved = false) =>
  person.send('PUT', `/users/cart/${variantId}`, { qty, saved });
let keys = 0;
const merge = (
  person: TestClient,
  items: { variantId: string; qty: number; saved?: boolean }[],
  idempotencyKey = `key-of-a-merge-${keys++}`,
) => person.send('POST', '/users/cart/merge', { idempotencyKey, items });
const cartOf = async (person: TestClient) =>
  (await person.send('GET', '/users/cart')).body.data.items.map((item: { variantId: string; qty: number; saved: boolean }) => [
    item.variantId,
    item.qty,
    item.saved,
  ]);

test('keeps items in the order added, and items saved for later beside them', async () => {
  const person = await signUpTestClient(shop);
  expect(await cartOf(person)).toEqual([]);
  await set(person, variantId(1), 2);
  await set(person, variantId(0), 1);
  await set(person, variantId(1), 5);
  await set(person, variantId(2), 3, true);
  expect(await cartOf(person)).toEqual([
    [variantId(1), 5, false],
    [variantId(0), 1, false],
    [variantId(2), 3, true],
  ]);
  await person.send('DELETE', `/users/cart/${variantId(0)}`);
  await person.send('DELETE', '/users/cart');
  expect(await cartOf(person)).toEqual([[variantId(2), 3, true]]);
  expect((await set(person, 'nothing', 1)).body.code).toBe('PRODUCT_NOT_FOUND');
  expect((await set(person, variantId(0), 0)).status).toBe(422);
});

test('merges the guest cart at login: summed, capped by stock, changes reported', async () => {
  const person = await signUpTestClient(shop);
  await set(person, variantId(3), 2);
  await set(person, variantId(4), 7);
  await set(person, variantId(5), 1, true);
  const { body } = await merge(person, [
    { variantId: variantId(3), qty: 3 },
    { variantId: variantId(4), qty: 8 },
    { variantId: variantId(5), qty: 2 },
    { variantId: 'nothing', qty: 1 },
    { variantId: variantId(6), qty: 4, saved: true },
  ]);
  expect(await cartOf(person)).toEqual([
    [variantId(3), 5, false],
    [variantId(4), 10, false],
    [variantId(5), 2, false],
    [variantId(6), 4, true],
  ]);
  expect(body.data.capped).toEqual([
    { variantId: variantId(4), title: expect.objectContaining({ en: expect.any(String) }), wanted: 15, qty: 10 },
  ]);
  expect(body.data.gone).toEqual(['nothing']);
});

test('merges once for one key, however often it is sent', async () => {
  const person = await signUpTestClient(shop);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => merge(person, [{ variantId: variantId(7), qty: 2 }], 'the-very-same-key')),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
  expect(await cartOf(person)).toEqual([[variantId(7), 2, false]]);
  expect((await merge(person, [{ variantId: variantId(7), qty: 3 }], 'the-very-same-key')).body.code).toBe('KEY_REUSED');
});

test('a cart holds 100 different variants', async () => {
  const person = await signUpTestClient(shop);
  await merge(
    person,
    ids.slice(0, 100).map((variantId) => ({ variantId, qty: 1 })),
  );
  expect(await cartOf(person)).toHaveLength(100);
  expect((await set(person, variantId(100), 1)).body.fields).toEqual({ variantId: 'At most 100 different pieces.' });
  expect((await merge(person, [{ variantId: variantId(101), qty: 1 }])).body.data.gone).toEqual([variantId(101)]);
});

test('shows a cart to its own account alone, and none to visitors', async () => {
  const [one, other] = [await signUpTestClient(shop), await signUpTestClient(shop)];
  await set(one, variantId(8), 1);
  expect(await cartOf(other)).toEqual([]);
  await other.send('DELETE', `/users/cart/${variantId(8)}`);
  expect(await cartOf(one)).toHaveLength(1);
  const visitor = createTestClient(shop);
  for (const answer of [await visitor.send('GET', '/users/cart'), await set(visitor, variantId(0), 1), await merge(visitor, [])])
    expect(answer.body.code).toBe('UNAUTHORIZED');
});

test('a cart is exported with the account and erased with it', async () => {
  const person = await signUpTestClient(shop);
  await set(person, variantId(9), 2);
  const exported = await person.send('GET', '/users/export');
  expect(JSON.stringify(exported.body)).toContain(variantId(9));
  const { rows } = await run('select user_id as id from cart_items where variant_id = $1 and qty = 2', [variantId(9)]);
  expect((await person.send('DELETE', '/users/deleteMe')).status).toBe(200);
  expect((await run('select 1 from cart_items where user_id = $1', [rows[0]?.id])).rows).toEqual([]);
});
