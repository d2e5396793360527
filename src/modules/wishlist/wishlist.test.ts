import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDemoApp } from '../../../test/support/demo-app.ts';
import type { TestApp } from '../../../test/support/test-app.ts';
import { createTestClient, signUpTestClient, type TestClient } from '../../../test/support/test-client.ts';
import { refreshListings } from '../catalog/refresh-listings.ts';

let shop: TestApp;
/** Published products in stock, without discounts that end. */
let ids: string[];
beforeAll(async () => {
  shop = await openDemoApp();
  const { rows } = await shop.services.database.execute('select product_id from product_listings where in_stock order by product_id');
  ids = rows.map((row) => String(row.product_id));
});
afterAll(() => shop.close());

const productId = (index: number) => ids[index] as string;
const keep = (person: TestClient, id: string) => person.send('PUT', `/users/wishlist/${id}`);
const take = (person: TestClient, id: string) => person.send('DELETE', `/users/wishlist/${id}`);
const merge = (person: TestClient, productIds: string[]) => person.send('POST', '/users/wishlist/merge', { productIds });
const listOf = async (person: TestClient) => (await person.send('GET', '/users/wishlist')).body.data.items;
const idsOf = async (person: TestClient) => (await listOf(person)).map((item: { productId: string }) => item.productId);
const run = (text: string, values: unknown[]) => shop.services.database.execute(text, values);
const refresh = (...products: string[]) => shop.ctx.transaction((tx) => refreshListings(tx, products));

test('adds a product once, lists the latest first, and removes it', async () => {
  const person = await signUpTestClient(shop);
  expect(await listOf(person)).toEqual([]);
  for (const id of [productId(0), productId(1), productId(0)]) expect((await keep(person, id)).status).toBe(200);
  const items = await listOf(person);
  expect(items.map((item: { productId: string }) => item.productId)).toEqual([productId(1), productId(0)]);
  expect(items[0]).toMatchObject({
    title: items[0].card.title,
    backInStock: false,
    priceDropPaise: 0,
    card: { _id: productId(1), inStock: true },
  });
  for (let time = 0; time < 2; time++) expect((await take(person, productId(1))).body).toEqual({ status: 'success' });
  expect(await idsOf(person)).toEqual([productId(0)]);
});

test('refuses products that are not on sale, and callers without a session', async () => {
  const person = await signUpTestClient(shop);
  expect((await keep(person, 'nothing')).body.code).toBe('PRODUCT_NOT_FOUND');
  const visitor = createTestClient(shop);
  for (const answer of [
    await visitor.send('GET', '/users/wishlist'),
    await keep(visitor, productId(0)),
    await take(visitor, productId(0)),
    await merge(visitor, []),
  ])
    expect(answer.body.code).toBe('UNAUTHORIZED');
});

test('reports price drops, and products back in stock, sold out or no longer sold', async () => {
  const person = await signUpTestClient(shop);
  const [cheaper, back, soldOut, gone] = [productId(2), productId(3), productId(4), productId(5)];
  await run('delete from product_discounts where product_id = any($1)', [[cheaper]]);
  await run('update variants set available = 0 where product_id = $1', [back]);
  await refresh(cheaper, back);
  for (const id of [cheaper, back, soldOut, gone]) await keep(person, id);
  const before = await listOf(person);
  expect(before.map((item: { priceDropPaise: number; backInStock: boolean }) => [item.priceDropPaise, item.backInStock])).toEqual(
    Array(4).fill([0, false]),
  );
  await run(`insert into product_discounts (product_id, position, discount_type, value) values ($1, 0, 'fixed', 12300)`, [cheaper]);
  // Refreshes the listing of one product only: stock is read live for both.
  await run('update variants set available = 2 where product_id = $1', [back]);
  await run('update variants set available = 0 where product_id = $1', [soldOut]);
  await run(`update products set state = 'retired' where id = $1`, [gone]);
  await refresh(cheaper, gone);
  const [last, ...others] = await listOf(person);
  expect(last).toEqual({ productId: gone, title: before[0].title, addedAt: expect.any(String), backInStock: false, priceDropPaise: 0 });
  expect(others).toMatchObject([
    { productId: soldOut, card: { inStock: false }, backInStock: false, priceDropPaise: 0 },
    { productId: back, card: { inStock: true }, backInStock: true, priceDropPaise: 0 },
    { productId: cheaper, priceDropPaise: 12300, backInStock: false },
  ]);
  expect((await keep(person, gone)).status).toBe(200);
});

test('another person’s list is untouched', async () => {
  const [owner, stranger] = [await signUpTestClient(shop), await signUpTestClient(shop)];
  await keep(owner, productId(0));
  await take(stranger, productId(0));
  await merge(stranger, [productId(1)]);
  expect(await idsOf(owner)).toEqual([productId(0)]);
  expect(await idsOf(stranger)).toEqual([productId(1)]);
});

test('a browser’s list joins the account’s at login; unknown ids are ignored and reported', async () => {
  const person = await signUpTestClient(shop);
  await keep(person, productId(0));
  const { status, body } = await merge(person, [productId(1), 'nothing', productId(0), productId(6), productId(1)]);
  expect(status).toBe(200);
  expect(body.data).toEqual({
    productIds: [productId(0), productId(1), productId(6)],
    added: [productId(1), productId(6)],
    unknown: ['nothing'],
    noRoom: [],
  });
  expect(await idsOf(person)).toEqual([productId(6), productId(1), productId(0)]);
  expect((await merge(person, [])).body.data.productIds).toHaveLength(3);
  expect(
    (
      await merge(
        person,
        Array.from({ length: 101 }, (_, index) => `p${index}`),
      )
    ).status,
  ).toBe(422);
  expect((await person.send('POST', '/users/wishlist/merge', { productIds: [7] })).status).toBe(422);
});

test('concurrent additions of one product add it once', async () => {
  const person = await signUpTestClient(shop);
  const answers = await Promise.all([...Array(6)].map(() => keep(person, productId(0))));
  expect(answers.map((answer) => answer.status)).toEqual(Array(6).fill(200));
  expect(await idsOf(person)).toEqual([productId(0)]);
});

test('a list holds 200 products at most, also under concurrent additions', async () => {
  const person = await signUpTestClient(shop);
  const { rows } = await run('select id from users where email = $1', [person.email]);
  const userId = rows[0]?.id;
  // Fills 198 of the 200 items with products that are no longer on sale.
  await run(
    `insert into products select (jsonb_populate_record(p, jsonb_build_object('id', 'old' || n, 'slug', p.slug || n, 'state', 'retired'))).*
     from products p, generate_series(1, 198) n where p.id = $1 on conflict do nothing`,
    [productId(0)],
  );
  await run(
    `insert into wishlist_items (user_id, product_id, title, price_paise, was_in_stock, added_at)
     select $1, 'old' || n, '{"en": "Old product"}', 100, true, now() from generate_series(1, 198) n`,
    [userId],
  );
  const answers = await Promise.all([0, 1, 6, 7, 8].map((index) => keep(person, productId(index))));
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(2);
  expect(answers.filter((answer) => answer.status === 422).map((answer) => Object.keys(answer.body.fields))).toEqual(
    Array(3).fill(['productId']),
  );
  const list = await idsOf(person);
  expect(list).toHaveLength(200);
  const added = [0, 1, 6, 7, 8].map(productId).filter((id) => list.includes(id));
  const left = [0, 1, 6, 7, 8].map(productId).filter((id) => !list.includes(id));
  expect((await merge(person, [...added, ...left])).body.data).toMatchObject({ added: [], unknown: [], noRoom: left });
});

test('the list is part of the export and goes with the account', async () => {
  const person = await signUpTestClient(shop);
  await keep(person, productId(0));
  const { body } = await person.send('GET', '/users/export');
  expect(body.sections.wishlist).toMatchObject([{ productId: productId(0), wasInStock: true }]);
  const { rows } = await run('select id from users where email = $1', [person.email]);
  const [deleted] = await Promise.all([person.send('DELETE', '/users/deleteMe'), keep(person, productId(1))]);
  expect(deleted?.status).toBe(200);
  expect((await run('select * from wishlist_items where user_id = $1', [rows[0]?.id])).rows).toEqual([]);
});

test('answers a visitor’s ids with cards and live stock, uncached, and leaves out unknown ones', async () => {
  const one = await run(
    'select product_id from variants join product_listings using (product_id) group by 1 having count(*) = 1 and min(available) > 0 order by 1 limit 1',
    [],
  );
  const several = await run(
    'select product_id from variants join product_listings using (product_id) group by 1 having count(*) > 1 order by 1 limit 1',
    [],
  );
  const [single, choice] = [String(one.rows[0]?.product_id), String(several.rows[0]?.product_id)];
  await run('update variants set available = 3 where product_id = $1', [single]);
  const response = await shop.request(`/api/v1/products/kept?ids=${choice},nothing,${single},${choice}`);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const { cards } = (await response.json()) as { cards: { _id: string; onlyVariant?: { stock: number } }[] };
  expect(cards.map((card) => card._id)).toEqual([choice, single]);
  expect(cards.map((card) => card.onlyVariant?.stock)).toEqual([undefined, 3]);
  expect((await shop.request(`/api/v1/products/kept?ids=${Array.from({ length: 101 }, (_, index) => index)}`)).status).toBe(422);
});
