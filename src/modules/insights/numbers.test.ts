import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayInIndia } from '#modules/ledger/rate-rules.ts';
import { orderOf, placed } from '../../../test/support/place-orders.ts';
import { addTeamMember } from '../../../test/support/prepared-shop.ts';
import { addSampleProducts, type SampleProduct } from '../../../test/support/sample-catalogue.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { createTestClient, type TestClient } from '../../../test/support/test-client.ts';
import { periodBefore, readPeriod } from './number-rules.ts';

let app: TestApp;
let owner: TestClient;
let bowl: SampleProduct;
let shawl: SampleProduct;
let plate: SampleProduct;
const shop = 'jaipur-potters';
const today = dayInIndia(new Date());
const daysAgo = (days: number) => dayInIndia(new Date(Date.now() - days * 86_400_000));
const browser = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0';

beforeAll(async () => {
  app = await openTestApp();
  [bowl, shawl, plate] = (await addSampleProducts(app, 3)) as [SampleProduct, SampleProduct, SampleProduct];
  owner = await addTeamMember(app, shop, 'owner');
});
afterAll(() => app.close());

const read = async (query = '') => (await owner.send('GET', `/shops/${shop}/numbers${query}`)).body;

/** Sends what a browser at an address of its own counts. */
const count = (visitor: number, happened: object[]) =>
  createTestClient(app, `192.0.2.${visitor}`).send('POST', '/counts', { happened }, { 'user-agent': browser });

/** Opens the page of a product from the results of a search. */
const follow = (visitor: number, product: SampleProduct, words: string, headers: Record<string, string> = {}) =>
  app.request(
    `/product/${product.productId}/piece`,
    { headers: { referer: `${app.config.publicUrl}/search?q=${encodeURIComponent(words)}`, 'user-agent': browser, ...headers } },
    `192.0.2.${visitor}`,
  );

test('views, carts and sales of the own products are summed by day and product, against the days before', async () => {
  for (const visitor of [1, 2, 3, 4])
    await count(visitor, [
      { kind: 'product', subject: bowl.productId },
      { kind: 'product', subject: shawl.productId },
    ]);
  await count(5, [{ kind: 'add-to-cart', subject: bowl.productId }]);
  await app.settle();
  await app.ctx.db.execute(`insert into daily_counts (day, kind, subject, count) values ($1, 'product', $2, 7), ($3, 'product', $2, 9)`, [
    daysAgo(10),
    plate.productId,
    daysAgo(40),
  ]);
  const order = await placed(createTestClient(app), orderOf([[bowl, 2]]));
  const { data } = await read();
  expect(data).toMatchObject({
    from: daysAgo(29),
    to: today,
    before: { from: daysAgo(59), to: daysAgo(30) },
    total: { views: 11, carts: 1, sold: 2, conversionBp: 1818 },
    earlier: { views: 9, carts: 0, sold: 0, conversionBp: 0 },
    productCount: 2,
  });
  expect(data.days).toHaveLength(30);
  expect([data.days.at(-1), data.days.at(-11)]).toEqual([
    { day: today, views: 4, carts: 1, sold: 2 },
    { day: daysAgo(10), views: 7, carts: 0, sold: 0 },
  ]);
  const rows = data.products.map(({ _id, views, sold, conversionBp, earlier }: Record<string, unknown>) => [
    _id,
    views,
    sold,
    conversionBp,
    (earlier as { views: number }).views,
  ]);
  expect(rows).toEqual([
    [plate.productId, 7, 0, 0, 9],
    [bowl.productId, 4, 2, 5000, 0],
  ]);
  const bySale = (await read('?sort=sold&days=7')).data;
  expect(bySale.products.map(({ _id }: { _id: string }) => _id)).toEqual([bowl.productId, plate.productId]);
  expect(bySale.total).toMatchObject({ views: 4, sold: 2 });
  await app.ctx.db.execute('update order_lines set cancelled_qty = 1 where order_id = $1', [order.order._id]);
  expect((await read(`?from=${today}&to=${today}`)).data.total.sold).toBe(1);
});

test('words show what five visitors searched for: what led to the shop, and what is missing near it', async () => {
  for (const visitor of [1, 2, 3, 4, 5]) {
    await follow(visitor, bowl, 'Blue  bowl');
    await follow(visitor, shawl, 'wool shawl');
    await count(visitor, [
      { kind: 'search-empty', subject: 'pottery kettle' },
      { kind: 'search-empty', subject: 'brass gong' },
    ]);
  }
  // Four visitors, one of them twice, a robot, a visitor who is not to be counted, and one from elsewhere.
  for (const visitor of [1, 2, 3, 4, 4]) await follow(visitor, bowl, 'red bowl');
  await follow(6, bowl, 'red bowl', { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' });
  await follow(7, bowl, 'red bowl', { 'sec-gpc': '1' });
  await follow(8, bowl, 'red bowl', { referer: 'https://elsewhere.example/search?q=red+bowl' });
  await app.settle();
  expect((await read()).data.words).toEqual({
    led: [{ word: 'blue bowl', visitors: 5 }],
    missing: [{ word: 'pottery kettle', visitors: 5 }],
  });
});

test('both files say the same, and days that are not kept are refused', async () => {
  const file = async (of: string) => String((await owner.send('GET', `/shops/${shop}/numbers/csv?days=7&of=${of}`)).body).split('\n');
  const byDay = await file('days');
  expect([byDay.length, byDay.at(-1)]).toEqual([8, `${today},4,1,1`]);
  const byProduct = await file('products');
  expect(byProduct).toContain(`${bowl.productId},Piece 0,कृति 0,4,1,1,25,0,0,0`);
  for (const query of [`?from=${today}&to=${daysAgo(1)}`, `?from=${daysAgo(300)}&to=${today}`, `?from=${today}&to=${daysAgo(-2)}`])
    expect((await read(query)).code).toBe('INVALID_INPUT');
});

test.each([
  [{ days: '7' }, { from: '2026-11-17', to: '2026-11-23' }, { from: '2026-11-10', to: '2026-11-16' }],
  [
    { days: '30', from: '2026-03-01', to: '2026-03-01' },
    { from: '2026-03-01', to: '2026-03-01' },
    { from: '2026-02-28', to: '2026-02-28' },
  ],
  [
    { days: '30', from: '2026-11-20' },
    { from: '2026-11-20', to: '2026-11-23' },
    { from: '2026-11-16', to: '2026-11-19' },
  ],
  [{ days: '30', from: '2026-11-24' }, undefined, undefined],
])('the days %j are those of %j, after %j', (asked, period, before) => {
  expect(readPeriod(asked, '2026-11-23')).toEqual(period);
  if (period) expect(periodBefore(period)).toEqual(before);
});
