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

const piece = (index: number) => ids[index] as string;
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

test('a cart keeps what is set, in the order in which it came, and what is saved for later beside it', async () => {
  const person = await signUpTestClient(shop);
  expect(await cartOf(person)).toEqual([]);
  await set(person, piece(1), 2);
  await set(person, piece(0), 1);
  await set(person, piece(1), 5);
  await set(person, piece(2), 3, true);
  expect(await cartOf(person)).toEqual([
    [piece(1), 5, false],
    [piece(0), 1, false],
    [piece(2), 3, true],
  ]);
  await person.send('DELETE', `/users/cart/${piece(0)}`);
  await person.send('DELETE', '/users/cart');
  expect(await cartOf(person)).toEqual([[piece(2), 3, true]]);
  expect((await set(person, 'nothing', 1)).body.code).toBe('PRODUCT_NOT_FOUND');
  expect((await set(person, piece(0), 0)).status).toBe(422);
});

test('what a browser kept joins the account: summed, capped by stock, and what was changed is said', async () => {
  const person = await signUpTestClient(shop);
  await set(person, piece(3), 2);
  await set(person, piece(4), 7);
  await set(person, piece(5), 1, true);
  const { body } = await merge(person, [
    { variantId: piece(3), qty: 3 },
    { variantId: piece(4), qty: 8 },
    { variantId: piece(5), qty: 2 },
    { variantId: 'nothing', qty: 1 },
    { variantId: piece(6), qty: 4, saved: true },
  ]);
  expect(await cartOf(person)).toEqual([
    [piece(3), 5, false],
    [piece(4), 10, false],
    [piece(5), 2, false],
    [piece(6), 4, true],
  ]);
  expect(body.data.capped).toEqual([
    { variantId: piece(4), title: expect.objectContaining({ en: expect.any(String) }), wanted: 15, qty: 10 },
  ]);
  expect(body.data.gone).toEqual(['nothing']);
});

test('the same joining counts once, however often and at once it is sent', async () => {
  const person = await signUpTestClient(shop);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => merge(person, [{ variantId: piece(7), qty: 2 }], 'the-very-same-key')),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
  expect(await cartOf(person)).toEqual([[piece(7), 2, false]]);
  expect((await merge(person, [{ variantId: piece(7), qty: 3 }], 'the-very-same-key')).body.code).toBe('KEY_REUSED');
});

test('a cart holds 100 different pieces', async () => {
  const person = await signUpTestClient(shop);
  await merge(
    person,
    ids.slice(0, 100).map((variantId) => ({ variantId, qty: 1 })),
  );
  expect(await cartOf(person)).toHaveLength(100);
  expect((await set(person, piece(100), 1)).body.fields).toEqual({ variantId: 'At most 100 different pieces.' });
  expect((await merge(person, [{ variantId: piece(101), qty: 1 }])).body.data.gone).toEqual([piece(101)]);
});

test('nobody sees the cart of another, and visitors have none here', async () => {
  const [one, other] = [await signUpTestClient(shop), await signUpTestClient(shop)];
  await set(one, piece(8), 1);
  expect(await cartOf(other)).toEqual([]);
  await other.send('DELETE', `/users/cart/${piece(8)}`);
  expect(await cartOf(one)).toHaveLength(1);
  const visitor = createTestClient(shop);
  for (const answer of [await visitor.send('GET', '/users/cart'), await set(visitor, piece(0), 1), await merge(visitor, [])])
    expect(answer.body.code).toBe('UNAUTHORIZED');
});

test('a cart is exported with the account and erased with it', async () => {
  const person = await signUpTestClient(shop);
  await set(person, piece(9), 2);
  const exported = await person.send('GET', '/users/export');
  expect(JSON.stringify(exported.body)).toContain(piece(9));
  const { rows } = await run('select user_id as id from cart_items where variant_id = $1 and qty = 2', [piece(9)]);
  expect((await person.send('DELETE', '/users/deleteMe')).status).toBe(200);
  expect((await run('select 1 from cart_items where user_id = $1', [rows[0]?.id])).rows).toEqual([]);
});
