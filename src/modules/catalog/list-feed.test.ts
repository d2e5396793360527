import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDemoApp } from '../../../test/support/demo-app.ts';
import type { TestApp } from '../../../test/support/test-app.ts';
import { readSitemapBounds, readSitemapPage } from './crawler-queries.ts';
import type { FeedItem } from './feed-contract.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openDemoApp();
}, 120_000);
afterAll(() => shop.close());

test('the feed lists every published product once, with the price that its page shows', async () => {
  const { items, next } = (await (await shop.request('/api/v1/products/feed')).json()) as { items: FeedItem[]; next?: string };
  expect(next).toBeUndefined();
  const { rows } = await shop.ctx.db.execute(
    'select product_id as id, price_paise as price, in_stock as stock from product_listings order by product_id',
  );
  expect(items.map((item) => [item._id, item.pricePaise, item.inStock])).toEqual(
    rows.map(({ id, price, stock }) => [id, Number(price), stock]),
  );
  expect(items.some((item) => item.pricePaise < item.basePricePaise)).toBe(true);
  expect(items.every((item) => item.title.en && item.makerName.en && item.category.slug)).toBe(true);
  const rest = (await (await shop.request(`/api/v1/products/feed?after=${items[9]?._id}`)).json()) as { items: FeedItem[] };
  expect(rest.items).toEqual(items.slice(10));
});

test('the sitemap has every published product once, on pages of one size', async () => {
  const { pages, products } = (await (await shop.request('/api/v1/products/sitemap')).json()) as { pages: number; products: object[] };
  const { rows } = await shop.ctx.db.execute(
    `select p.id as "_id", p.slug, to_char(p.updated_at at time zone 'utc', 'YYYY-MM-DD') as "updatedAt"
      from product_listings l join products p on p.id = l.product_id order by p.id`,
  );
  expect({ pages, products }).toEqual({ pages: 1, products: rows });
  expect(await (await shop.request('/api/v1/products/sitemap?page=1')).json()).toEqual({ pages: 1, products: [] });

  const bounds = ['', ...(await readSitemapBounds(shop.ctx.db, 50))];
  const parts = await Promise.all(bounds.map((from, page) => readSitemapPage(shop.ctx.db, from, bounds[page + 1])));
  expect(parts.map(({ length }) => length)).toEqual([...Array(bounds.length - 1).fill(50), rows.length - 50 * (bounds.length - 1)]);
  expect(parts.flat()).toEqual(rows);
});
