import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDemoApp } from '../../../test/support/demo-app.ts';
import type { TestApp } from '../../../test/support/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openDemoApp();
});
afterAll(() => shop.close());

test('materials of a subcategory are counted, the most common first', async () => {
  const { rows } = await shop.services.database.execute('select subcategory_id as id from product_listings order by product_id limit 1');
  const id = String(rows[0]?.id);
  const { materials } = (await (await shop.request(`/api/v1/categories/${id}/materials`)).json()) as {
    materials: { slug: string; count: number }[];
  };
  expect(materials.length).toBeGreaterThan(0);
  const counts = materials.map((material) => material.count);
  expect(counts).toEqual([...counts].sort((a, b) => b - a));
  const [first] = materials;
  const cards = (await (await shop.request(`/api/v1/products/cards?subcategoryId=${id}&material=${first?.slug}&limit=60`)).json()) as {
    cards: unknown[];
  };
  expect(cards.cards).toHaveLength(Number(first?.count));
  expect(await (await shop.request('/api/v1/categories/nothing/materials')).json()).toEqual({ materials: [] });
});
