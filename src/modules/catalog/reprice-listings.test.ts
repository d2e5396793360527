import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDemoApp } from '../../../test/support/demo-app.ts';
import type { TestApp } from '../../../test/support/test-app.ts';
import { repriceListings } from './reprice-listings.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openDemoApp();
});
afterAll(() => shop.close());

const day = 86_400_000;
interface Listing {
  id: string;
  price: number;
  until: string;
}
const due = async (at: Date) =>
  (
    await shop.services.database.execute(
      'select product_id as id, price_paise as price, price_until::text as until from product_listings where price_until <= $1 order by on_sale desc',
      [at.toISOString()],
    )
  ).rows as unknown as Listing[];

test('a price changes when its discount begins or ends, once, and cached answers that show it go', async () => {
  expect(await repriceListings(shop.ctx)).toBe(0);
  const later = new Date(Date.now() + 3_650 * day);
  const changing = await due(later);
  expect(changing.length).toBeGreaterThan(0);
  const [product] = changing;
  const path = `/api/v1/products/details/${product?.id}`;
  const before = (await (await shop.request(path)).json()).data.data.product.pricing.discounts;

  const tags: string[] = [];
  const { invalidateCache: changed } = shop.services;
  shop.services.invalidateCache = (list) => {
    tags.push(...list);
    changed(list);
  };
  shop.setNow(later);
  expect(await repriceListings(shop.ctx)).toBe(changing.length);
  expect(await due(later)).toEqual([]);
  expect(tags).toContain('catalog');
  for (const { id } of changing) expect(tags).toContain(`product:${id}`);
  expect((await (await shop.request(path)).json()).data.data.product.pricing.discounts).not.toEqual(before);
  expect(await repriceListings(shop.ctx)).toBe(0);
  shop.services.invalidateCache = changed;
});
