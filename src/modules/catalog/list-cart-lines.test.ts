import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDemoShop } from '../../../test/demo-shop.ts';
import type { TestShop } from '../../../test/shop.ts';
import type { CartLine, Product } from './contract.ts';
import { refreshListings } from './refresh-listings.ts';

let shop: TestShop;
let product: Product;
const lines = async (variants: string) => {
  const response = await shop.request(`/api/v1/cart/lines?variants=${variants}`);
  return { response, body: (await response.json()) as { currency: string; lines: CartLine[] } };
};

beforeAll(async () => {
  shop = await openDemoShop();
  const { rows } = await shop.services.database.execute('select product_id from variants where price_delta_paise > 0 order by sku limit 1');
  const id = String(rows[0]?.product_id);
  await shop.services.database.execute('delete from product_discounts where product_id = $1', [id]);
  await shop.services.database.execute(
    `insert into product_discounts (product_id, position, discount_type, value) values ($1, 0, 'percentage', 1250)`,
    [id],
  );
  await shop.ctx.transaction((tx) => refreshListings(tx, [id]));
  const response = await shop.request(`/api/v1/products/details/${id}`);
  product = ((await response.json()) as { data: { data: { product: Product } } }).data.data.product;
});
afterAll(() => shop.close());

test('a cart line has the price of its own variant with the running discounts', async () => {
  const size = product.variants.flatMap((variant) => variant.sizes).find((item) => item.priceDelta > 0);
  const { body } = await lines(String(size?._id));
  const base = product.pricing.basePrice + Number(size?.priceDelta);
  expect(body.currency).toBe('INR');
  expect(body.lines).toHaveLength(1);
  expect(body.lines[0]).toMatchObject({ variantId: size?._id, size: size?.size, stock: size?.stock, basePricePaise: base });
  expect(body.lines[0]?.pricePaise).toBe(base - Math.round((base * 12.5) / 100));
  expect(body.lines[0]?.product._id).toBe(product._id);
});

test('lines come in the order asked, once each, without variants that nobody sells', async () => {
  const ids = product.variants.flatMap((variant) => variant.sizes).map((item) => item._id);
  const asked = [...ids].reverse();
  const { body } = await lines([...asked, 'nothing', asked[0]].join(','));
  expect(body.lines.map((line) => line.variantId)).toEqual(asked);
});

test('stock is read at that moment and nothing keeps the answer', async () => {
  const id = product.variants[0]?.sizes[0]?._id;
  await lines(String(id));
  await shop.services.database.execute('update variants set available = 1 where id = $1', [id]);
  const { response, body } = await lines(String(id));
  expect(body.lines[0]?.stock).toBe(1);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('an empty cart has no lines; a missing, huge or crowded list is refused', async () => {
  expect((await lines('')).body.lines).toEqual([]);
  expect((await shop.request('/api/v1/cart/lines')).status).toBe(422);
  expect((await lines('x'.repeat(7000))).response.status).toBe(422);
  expect((await lines(Array.from({ length: 101 }, (_, index) => `v${index}`).join(','))).response.status).toBe(422);
});

test('materials of a subcategory are counted, the most common first', async () => {
  const { materials } = (await (await shop.request(`/api/v1/categories/${product.subcategory._id}/materials`)).json()) as {
    materials: { slug: string; count: number }[];
  };
  expect(materials.length).toBeGreaterThan(0);
  const counts = materials.map((material) => material.count);
  expect(counts).toEqual([...counts].sort((a, b) => b - a));
  const [first] = materials;
  const cards = (await (
    await shop.request(`/api/v1/products/cards?subcategoryId=${product.subcategory._id}&material=${first?.slug}&limit=60`)
  ).json()) as { cards: unknown[] };
  expect(cards.cards).toHaveLength(Number(first?.count));
  expect(await (await shop.request('/api/v1/categories/nothing/materials')).json()).toEqual({ materials: [] });
});
