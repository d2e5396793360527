import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createContext } from '#platform/context.ts';
import { openStockRaces, type StockRaces } from '../../../test/model/race-for-stock.ts';
import { raceTimeout, rounds } from '../../../test/support/nightly-rounds.ts';
import { addSampleProducts, type SampleProduct } from '../../../test/support/sample-catalogue.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { getProduct } from './get-product.ts';
import { refreshSoldOutJob } from './refresh-sold-out.ts';
import { releaseStock } from './release-stock.ts';
import { reserveStock } from './reserve-stock.ts';

let shop: TestApp;
let products: SampleProduct[];
beforeAll(async () => {
  shop = await openTestApp();
  products = await addSampleProducts(shop, 6, (index) => (index === 5 ? { available: 22 } : {}));
});
afterAll(() => shop.close());

const run = (text: string, values: unknown[] = []) => shop.services.database.execute(text, values);
const product = (index: number) => products[index] as SampleProduct;
const stock = async (index: number, available: number) =>
  run(
    'update variants v set available = $2::int, stocked = $2::int - coalesce((select sum(qty) from stock_movements m where m.variant_id = v.id), 0) where id = $1',
    [product(index).variantId, available],
  );
const left = async (index: number) =>
  Number((await run('select available from variants where id = $1', [product(index).variantId])).rows[0]?.available);
const booked = async (index: number) =>
  (await run('select order_id, qty, reason from stock_movements where variant_id = $1 order by id', [product(index).variantId])).rows;
const take = (orderId: string, ...wanted: [index: number, qty: number][]) =>
  shop.ctx.transaction((tx) =>
    reserveStock(tx, { orderId, items: wanted.map(([index, qty]) => ({ variantId: product(index).variantId, qty })) }),
  );
const shown = async (index: number) =>
  (await getProduct(shop.ctx, { id: product(index).productId })).parse().data.data.product.variants[0]?.sizes[0]?.stock;

test('reserves several variants with their movements, and releases them', async () => {
  await stock(0, 5);
  await stock(1, 3);
  await take('order-a', [1, 3], [0, 2]);
  expect([await left(0), await left(1)]).toEqual([3, 0]);
  await shop.ctx.transaction((tx) =>
    releaseStock(tx, { orderId: 'order-a', items: [{ variantId: product(1).variantId, qty: 2 }], reason: 'release' }),
  );
  expect(await left(1)).toBe(2);
  expect(await booked(1)).toEqual([
    { order_id: 'order-a', qty: -3, reason: 'hold' },
    { order_id: 'order-a', qty: 2, reason: 'release' },
  ]);
});

test('reserves nothing where one line is short, and names the short lines', async () => {
  await stock(2, 5);
  await stock(3, 1);
  await stock(4, 0);
  const before = await booked(2);
  await expect(take('order-b', [2, 2], [3, 2], [4, 1])).rejects.toMatchObject({
    code: 'OUT_OF_STOCK',
    fields: { 'items.1': 'Only 1 left.', 'items.2': 'This piece was just sold.' },
  });
  expect([await left(2), await left(3)]).toEqual([5, 1]);
  expect(await booked(2)).toEqual(before);
});

test('shows low stock in the listing, and marks a sold-out product everywhere', async () => {
  const key = `product:${product(5).productId}`;
  expect(await shown(5)).toBe(22);
  await take('order-c', [5, 1]);
  expect(await shown(5)).toBe(22);
  await take('order-d', [5, 3]);
  expect(await shown(5)).toBe(18);
  const changed: string[] = [];
  const spied = createContext({ ...shop.services, invalidateCache: (tags) => changed.push(...tags) }, { requestId: 'test' });
  await spied.transaction((tx) => reserveStock(tx, { orderId: 'order-e', items: [{ variantId: product(5).variantId, qty: 18 }] }));
  expect(changed).toEqual([key]);
  expect(await shown(5)).toBe(0);
  await refreshSoldOutJob.handle({ productIds: [product(5).productId] }, shop.ctx);
  const { rows } = await run(
    'select l.in_stock as listed, s.in_stock as found from product_listings l join product_search s using (product_id) where product_id = $1',
    [product(5).productId],
  );
  expect(rows).toEqual([{ listed: false, found: false }]);
});

test('movements are written once', async () => {
  await expect(run('update stock_movements set qty = qty - 1')).rejects.toThrow();
  await expect(run('delete from stock_movements')).rejects.toThrow();
});

describe.runIf(process.env.TEST_ENGINE === 'postgres')('over several processes', () => {
  let races: StockRaces;
  beforeAll(async () => {
    const { rows } = await run('select current_database() as name');
    races = await openStockRaces((inject('database') as string).replace(/postgres$/, String(rows[0]?.name)));
  });
  afterAll(() => races.close());
  const race = async (name: string, stock: number, mood: 'firm' | 'fickle') => {
    const { outcomes, left } = await races.run(name, stock, mood);
    expect(outcomes.filter((outcome) => !['bought', 'given back', 'short'].includes(outcome))).toEqual([]);
    for (const row of left) expect(row.available).toBe(row.booked);
    return { bought: outcomes.filter((outcome) => outcome === 'bought').length, left: left.map((row) => Number(row.available)) };
  };

  test.each([1, 7, 100])('500 buyers for %d units: none oversold, none undersold, no deadlock', { timeout: raceTimeout }, async (stock) => {
    for (let round = 0; round < rounds(1, 200); round++)
      expect(await race(`firm-${stock}-${round}`, stock, 'firm')).toEqual({ bought: stock, left: [0, 0] });
  });

  test('concurrent releases oversell nothing', { timeout: raceTimeout }, async () => {
    for (let round = 0; round < rounds(1, 200); round++) {
      const { bought, left } = await race(`fickle-${round}`, 7, 'fickle');
      expect(left).toEqual([7 - bought, 7 - bought]);
    }
  });
});
