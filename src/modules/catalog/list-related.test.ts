import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDemoApp } from '../../../test/support/demo-app.ts';
import type { TestApp } from '../../../test/support/test-app.ts';
import type { ProductCard } from './product-contract.ts';
import { refreshListings } from './refresh-listings.ts';
import { rankRelated } from './related-rules.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openDemoApp();
});
afterAll(() => shop.close());

const run = async (text: string, values: unknown[] = []) => (await shop.services.database.execute(text, values)).rows;
async function related(id: string): Promise<{ status: number; product: ProductCard; cards: ProductCard[]; cache: string | null }> {
  const response = await shop.request(`/api/v1/products/related/${id}`);
  return { status: response.status, ...(await response.json()), cache: response.headers.get('cache-control') };
}

test('lists related products: not itself, none twice, none sold out, in both languages', async () => {
  const listings = await run('select product_id, category_id from product_listings');
  const categories = new Map(listings.map((row) => [String(row.product_id), String(row.category_id)]));
  for (const id of [...categories.keys()].slice(0, 40)) {
    const { status, product, cards, cache } = await related(id);
    expect(status).toBe(200);
    expect(cache).toMatch(/public/);
    expect(product._id).toBe(id);
    const ids = cards.map((card) => card._id);
    expect(ids.length).toBeGreaterThan(3);
    expect(ids.length).toBeLessThanOrEqual(12);
    expect(new Set([id, ...ids]).size).toBe(ids.length + 1);
    for (const card of cards) {
      expect(card.inStock).toBe(true);
      expect(card.title.hi).toMatch(/[\u0900-\u097f]/);
    }
  }
});

test('drops sold-out and unpublished products, and answers 404 for an unpublished one', async () => {
  const [row] = await run('select product_id from product_listings where in_stock order by product_id limit 1');
  const id = String(row?.product_id);
  const [soldOut, retired] = (await related(id)).cards.map((card) => card._id) as [string, string];
  await run('update variants set available = 0 where product_id = $1', [soldOut]);
  await run(`update products set state = 'retired' where id = $1`, [retired]);
  await shop.ctx.transaction(async (tx) => {
    await refreshListings(tx, [soldOut, retired]);
    tx.cache.invalidate(`product:${soldOut}`, `product:${retired}`);
  });
  const ids = (await related(id)).cards.map((card) => card._id);
  expect(ids).not.toContain(soldOut);
  expect(ids).not.toContain(retired);
  expect((await related(retired)).status).toBe(404);
  expect((await related('nothing')).status).toBe(404);
});

test('the same kind of thing and technique come first, and one maker does not fill the row', () => {
  const product = { makerId: 'a', subcategoryId: 'bowls', technique: 'brass' };
  const of = (name: string, makerId: string, subcategoryId: string, technique: string | null) => ({
    name,
    makerId,
    subcategoryId,
    technique,
  });
  const names = rankRelated(
    product,
    [
      of('only near by category', 'b', 'plates', 'clay'),
      of('same maker', 'a', 'plates', null),
      ...['1', '2', '3', '4'].map((number) => of(`same maker, kind and technique ${number}`, 'a', 'bowls', 'brass')),
      of('same technique', 'c', 'lamps', 'brass'),
      of('same kind', 'd', 'bowls', null),
    ],
    7,
  ).map(({ name }) => name);
  expect(names).toEqual([
    'same maker, kind and technique 1',
    'same maker, kind and technique 2',
    'same maker, kind and technique 3',
    'same technique',
    'same kind',
    'only near by category',
    'same maker, kind and technique 4',
  ]);
});
