import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openDemoApp } from '../../../test/support/demo-app.ts';
import { buyer, jaipur } from '../../../test/support/place-orders.ts';
import type { TestApp } from '../../../test/support/test-app.ts';
import { createTestClient, signUpTestClient, type TestClient } from '../../../test/support/test-client.ts';
import { pruneViewsJob } from './prune-views.ts';
import { maxViews } from './view-rules.ts';

const day = 86_400_000;
let shop: TestApp;
/** Published products in stock. */
let ids: string[];
beforeAll(async () => {
  shop = await openDemoApp();
  const { rows } = await shop.services.database.execute(
    'select product_id from product_listings where in_stock and price_paise < 300000 order by product_id',
  );
  ids = rows.map((row) => String(row.product_id));
});
afterEach(() => shop.setNow(undefined));
afterAll(() => shop.close());

const product = (index: number) => ids[index] as string;
const look = (person: TestClient, id: string, headers?: Record<string, string>) =>
  person.send('PUT', `/users/viewed-products/${id}`, undefined, headers);
const seedsOf = async (person: TestClient): Promise<{ productId: string; reason: string }[]> =>
  (await person.send('GET', '/users/viewed-products')).body.data.items;
const seedIds = async (person: TestClient) => (await seedsOf(person)).map(({ productId }) => productId);
const allow = (person: TestClient, personalizedRecommendations: boolean) =>
  person.send('PATCH', '/users/updateMe', { preferences: { personalizedRecommendations } });
const countRows = async (person: { email: string }) => {
  const { rows } = await shop.services.database.execute(
    'select count(*)::int as count from viewed_products v join users u on u.id = v.user_id where u.email = $1',
    [person.email],
  );
  return rows[0]?.count;
};

async function order(person: TestClient, id: string): Promise<string> {
  const { body } = await person.send('GET', `/products/details/${id}`);
  const sizes: { _id: string; stock: number }[] = body.data.data.product.variants.flatMap((variant: { sizes: unknown[] }) => variant.sizes);
  const items = [{ variantId: sizes.find(({ stock }) => stock > 0)?._id, qty: 1 }];
  const quote = (await person.send('POST', '/cart/quote', { items })).body;
  const answer = await person.send('POST', '/orders', {
    idempotencyKey: `recommendations-${id}`,
    items,
    contact: buyer,
    address: jaipur,
    method: 'cod',
    expectedTotalPaise: quote.bill.totalPaise,
  });
  expect(answer.body).toMatchObject({ data: { order: { state: 'placed' } } });
  return answer.body.data.order.number;
}

test('recently viewed are published products, the latest first, at most twelve, and none once the setting is off', async () => {
  const person = await signUpTestClient(shop);
  const viewed = async () => (await person.send('GET', '/users/viewed-products/cards')).body.cards.map(({ _id }: { _id: string }) => _id);
  expect(await viewed()).toEqual([]);
  const start = Date.now();
  shop.setNow(new Date(start - 91 * day));
  await look(person, ids[14] as string);
  shop.setNow(new Date(start));
  expect(await viewed()).toEqual([]);
  const seen = ids.slice(0, 14);
  for (const [step, id] of seen.entries()) {
    shop.setNow(new Date(start + step * 60_000));
    await look(person, id);
  }
  expect(await viewed()).toEqual(seen.toReversed().slice(0, 12));
  await allow(person, false);
  await allow(person, true);
  expect(await viewed()).toEqual([]);
  expect((await createTestClient(shop).send('GET', '/users/viewed-products/cards')).status).toBe(401);
});

test('what a person looked at is listed the latest first, once each, and is forgotten when asked', async () => {
  const person = await signUpTestClient(shop);
  expect(await seedsOf(person)).toEqual([]);
  const start = Date.now();
  for (const [step, index] of [0, 1, 2, 0].entries()) {
    shop.setNow(new Date(start + step * 1000));
    expect((await look(person, product(index))).body).toEqual({ status: 'success' });
  }
  expect(await seedsOf(person)).toMatchObject([
    { productId: product(0), reason: 'viewed' },
    { productId: product(2), reason: 'viewed' },
    { productId: product(1), reason: 'viewed' },
  ]);
  for (let time = 0; time < 2; time++) {
    expect((await person.send('DELETE', '/users/viewed-products')).body).toEqual({ status: 'success' });
  }
  expect(await seedsOf(person)).toEqual([]);
  expect(await countRows(person)).toBe(0);
});

test('refuses visitors, and products that are not on sale', async () => {
  const visitor = createTestClient(shop);
  for (const answer of [
    await look(visitor, product(0)),
    await visitor.send('GET', '/users/viewed-products'),
    await visitor.send('DELETE', '/users/viewed-products'),
  ])
    expect(answer.body.code).toBe('UNAUTHORIZED');
  expect((await look(await signUpTestClient(shop), 'nothing')).body.code).toBe('PRODUCT_NOT_FOUND');
});

test(`at most ${maxViews} products are kept, for 90 days`, async () => {
  const person = await signUpTestClient(shop);
  const start = Date.now();
  for (let index = 0; index < maxViews + 5; index++) {
    shop.setNow(new Date(start + index * 1000));
    await look(person, product(index));
  }
  expect(await countRows(person)).toBe(maxViews);
  const { body } = await person.send('GET', '/users/export');
  const kept = body.sections.viewedProducts.map(({ productId }: { productId: string }) => productId);
  expect(kept[0]).toBe(product(maxViews + 4));
  expect(kept).not.toContain(product(4));
  shop.setNow(new Date(start + 89 * day));
  await pruneViewsJob.handle({}, { ...shop.ctx, now: shop.services.now });
  expect(await countRows(person)).toBe(maxViews);
  shop.setNow(new Date(start + 91 * day));
  await pruneViewsJob.handle({}, { ...shop.ctx, now: shop.services.now });
  expect(await countRows(person)).toBe(0);
});

test('deletes the history when the setting is switched off, and records nothing until it is on', async () => {
  const person = await signUpTestClient(shop);
  await look(person, product(0));
  const number = await order(person, product(1));
  expect(await seedIds(person)).toEqual(expect.arrayContaining([product(0), product(1)]));
  expect((await allow(person, false)).status).toBe(200);
  expect(await countRows(person)).toBe(0);
  expect((await look(person, product(2))).body).toEqual({ status: 'success' });
  expect(await countRows(person)).toBe(0);
  expect(await seedsOf(person)).toEqual([]);
  await allow(person, true);
  // Views are deleted; a purchase is an order and stays.
  expect(await seedsOf(person)).toMatchObject([{ productId: product(1), reason: 'bought' }]);
  expect(number).toMatch(/^\w{4}-\w{4}$/);
});

test('what was bought counts as bought, and a look at it afterwards does not change that', async () => {
  const person = await signUpTestClient(shop);
  await order(person, product(3));
  await look(person, product(3));
  await look(person, product(4));
  const seeds = await seedsOf(person);
  expect(seeds.find(({ productId }) => productId === product(3))?.reason).toBe('bought');
  expect(seeds).toHaveLength(2);
});

test.each(['sec-gpc', 'dnt'])('a browser that asks not to be tracked is not: %s', async (header) => {
  const person = await signUpTestClient(shop);
  expect((await look(person, product(0), { [header]: '1' })).body).toEqual({ status: 'success' });
  expect(await countRows(person)).toBe(0);
});

test('exports the history with its own account alone, and erases it with the account', async () => {
  const person = await signUpTestClient(shop);
  const other = await signUpTestClient(shop);
  await look(person, product(5));
  await look(other, product(6));
  const { body } = await person.send('GET', '/users/export');
  expect(body.sections.viewedProducts).toEqual([{ productId: product(5), viewedAt: expect.any(String) }]);
  const before = await shop.services.database.execute('select id from users where email = $1', [person.email]);
  expect((await person.send('DELETE', '/users/deleteMe')).status).toBe(200);
  const { rows } = await shop.services.database.execute('select * from viewed_products where user_id = $1', [before.rows[0]?.id]);
  expect(rows).toEqual([]);
  expect(await countRows(other)).toBe(1);
});

test('drops views that race with switching the setting off or deleting the account', async () => {
  for (const end of [(person: TestClient) => allow(person, false), (person: TestClient) => person.send('DELETE', '/users/deleteMe')]) {
    const person = await signUpTestClient(shop);
    const { rows } = await shop.services.database.execute('select id from users where email = $1', [person.email]);
    const looks = (first: number) => Array.from({ length: 6 }, (_, index) => look(person, product(first + index)));
    const during = looks(10);
    expect((await end(person)).status).toBe(200);
    for (const { status } of await Promise.all(during)) expect([200, 401]).toContain(status);
    const kept = await shop.services.database.execute('select * from viewed_products where user_id = $1', [rows[0]?.id]);
    expect(kept.rows).toEqual([]);
  }
});
