import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import type { Context } from '#platform/context.ts';
import { seedCatalogue } from '../../../demo/generator/load.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { catalogContract } from './contract.ts';
import { getProduct } from './get-product.ts';
import { listCards, listProducts } from './list-products.ts';

let shop: TestApp;
let shelf: string;
let ids: string[];
beforeAll(async () => {
  shop = await openTestApp();
  await seedCatalogue(shop.services, { products: 150, seed: 5 });
  const { rows } = await shop.services.database.execute(
    'select id, subcategory_id from products where subcategory_id = (select subcategory_id from products group by 1 order by count(*) desc limit 1) order by id',
    [],
  );
  shelf = String(rows[0]?.subcategory_id);
  ids = rows.map((row) => String(row.id));
}, 60_000);
afterAll(() => shop.close());

const json = async (path: string) => (await shop.request(`/api/v1${path}`)).json();
/** Parses an answer by its contract: equal, if nothing in it is undeclared. */
const declared = (endpoint: { '~orpc': { outputSchema?: unknown } }, answer: unknown) =>
  (endpoint['~orpc'].outputSchema as z.ZodType).parse(answer);

test('raw JSON is what the use cases answer, and nothing that the contract does not declare', async () => {
  for (const id of ids.slice(0, 10)) {
    const answer = await json(`/products/details/${id}`);
    expect(answer).toEqual(declared(catalogContract.getProduct, answer));
    expect(answer).toEqual((await getProduct(shop.ctx, { id })).parse());
  }
  for (const sort of ['featured', 'newest', 'price-up', 'price-down'] as const) {
    const products = await json(`/categories/${shelf}/products?sort=${sort}&limit=7`);
    expect(products).toEqual(declared(catalogContract.listSubcategoryProducts, products));
    expect(products).toEqual((await listProducts(shop.ctx, { subcategoryId: shelf, sort, limit: 7 })).parse());
    const cards = await json(`/products/cards?subcategoryId=${shelf}&sort=${sort}&limit=7`);
    expect(cards).toEqual(declared(catalogContract.listCards, cards));
    expect(cards).toEqual((await listCards(shop.ctx, { subcategoryId: shelf, sort, limit: 7 })).parse());
    expect(cards.next).toBeTypeOf('string');
  }
});

test('pages of a list follow one another without a gap or a repetition', async () => {
  const seen: string[] = [];
  for (let after = ''; ; ) {
    const { data, next } = await json(`/categories/${shelf}/products?limit=5${after}`);
    seen.push(...data.products.map((product: { _id: string }) => product._id));
    if (!next) break;
    after = `&after=${next}`;
  }
  expect(seen.toSorted()).toEqual(ids);
});

test('wrong input and unknown things are answered by the API proper', async () => {
  for (const [path, status] of [
    [`/categories/${shelf}/products?limit=999`, 422],
    [`/categories/${shelf}/products?after=nonsense`, 422],
    ['/products/details/nothing', 404],
    ['/products/cards?category=nowhere', 404],
  ] as const) {
    const response = await shop.request(`/api/v1${path}`);
    expect([path, response.status]).toEqual([path, status]);
    expect(await response.json()).toMatchObject({ code: expect.any(String), message: expect.any(String) });
  }
});

test('a change of stock is in the listing and in lists at once, made by any statement', async () => {
  const id = ids[0] as string;
  const stocks = async (ctx: Context) => {
    const { products } = (await listProducts(ctx, { subcategoryId: shelf, sort: 'featured', limit: ids.length })).parse().data;
    const { product } = (await getProduct(ctx, { id })).parse().data.data;
    return [...products.filter((each) => each._id === id), product].map(({ variants }) => variants[0]?.sizes[0]?.stock);
  };
  const change = (ctx: Context, stock: number) =>
    ctx.db.execute('update variants set available = $2 where product_id = $1 and position = 0', [id, stock]);
  await stocks(shop.ctx);
  await change(shop.ctx, 41);
  expect(await stocks(shop.ctx)).toEqual([41, 41]);
  await shop.ctx.transaction(async (tx) => {
    for (const stock of [42, 43]) {
      await change(tx, stock);
      expect(await stocks(tx)).toEqual([stock, stock]);
    }
  });
  expect(await stocks(shop.ctx)).toEqual([43, 43]);
});

test('products and lists that are asked for together are each answered as if alone', async () => {
  const paths = [
    ...[...ids.slice(0, 5), 'nothing'].map((id) => `/products/details/${id}`),
    ...['featured', 'price-up'].flatMap((sort) => [`/categories/${shelf}/products?sort=${sort}`, `/products/cards?sort=${sort}&limit=3`]),
  ];
  const alone: unknown[] = [];
  for (const path of paths) alone.push(await json(path));
  expect(await Promise.all(paths.map(json))).toEqual(alone);
});
