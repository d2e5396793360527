import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { dayInIndia } from '#modules/ledger/rate-rules.ts';
import { dayMs } from '#shared/days.ts';
import { expectBalancedBooks } from '../../../test/support/balanced-books.ts';
import { orderOf, placed } from '../../../test/support/place-orders.ts';
import { addTeamMember } from '../../../test/support/prepared-shop.ts';
import { addSampleProducts, type SampleProduct } from '../../../test/support/sample-catalogue.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { createTestClient, signUpTestClient, type TestClient } from '../../../test/support/test-client.ts';

let app: TestApp;
let own: SampleProduct;
let others: SampleProduct;
let manager: TestClient;
let rival: TestClient;
const slug = 'jaipur-potters';
const inDays = (days: number) => dayInIndia(new Date(Date.now() + days * dayMs));
const diwali = { code: 'diwali-10', percent: 10, minPaise: 50_000, until: inDays(20), usesLimit: 2, oncePerPerson: false };

beforeAll(async () => {
  app = await openTestApp();
  [own, others] = (await addSampleProducts(app, 2, () => ({ available: 50, pricePaise: 100_000 }))) as [SampleProduct, SampleProduct];
  manager = await addTeamMember(app, slug, 'manager');
  const [row] = (await app.ctx.db.execute('select slug from sellers where id = $1', [others.sellerId])).rows;
  rival = await addTeamMember(app, String(row?.slug), 'owner');
});
afterEach(() => app.setNow(undefined));
afterEach(() => expectBalancedBooks(app.ctx));
afterAll(() => app.close());

const at = `/shops/${slug}/coupons`;
const add = async (more: object = {}, by = manager) => (await by.send('POST', at, { ...diwali, ...more })).body;
const list = async () => (await manager.send('GET', at)).body.data.coupons;
const quote = async (products: readonly SampleProduct[], coupon: string) =>
  (await createTestClient(app).send('POST', '/cart/quote', { items: products.map(({ variantId }) => ({ variantId, qty: 1 })), coupon }))
    .body.coupon;

test('a coupon of a shop counts for its own products alone, and the shop pays what it takes off', async () => {
  expect(await list()).toEqual([]);
  expect(await add()).toEqual({ status: 'success' });
  expect(await list()).toEqual([
    { code: 'DIWALI-10', percent: 10, minPaise: 50_000, until: diwali.until, isOver: false, uses: 0, usesLimit: 2, oncePerPerson: false },
  ]);
  expect(await quote([own, others], 'DIWALI-10')).toMatchObject({ savedPaise: 10_000 });
  expect(await quote([others], 'DIWALI-10')).toMatchObject({ refused: 'not-for-these' });
  const { order } = await placed(createTestClient(app), orderOf([[own, 1]], { coupon: 'DIWALI-10', expectedTotalPaise: 90_000 }));
  expect((await list())[0].uses).toBe(1);
  const [row] = (await app.ctx.db.execute('select coupon_funded_by as by from order_lines where order_id = $1', [order._id])).rows;
  expect(row).toEqual({ by: 'seller' });
});

test.each([
  ['both a part and an amount', { amountPaise: 5_000 }, { percent: 'one-of' }],
  ['neither', { percent: undefined }, { percent: 'one-of' }],
  ['a day that is over', { until: inDays(-1) }, { until: 'past' }],
  ['a day that is too far away', { until: inDays(400) }, { until: 'too-far' }],
  ['a code that is taken', {}, { code: 'taken' }],
])('%s is refused at its field', async (_, more, fields) => {
  expect(await add(more)).toMatchObject({ code: 'INVALID_INPUT', fields });
});

test('almost all of a price, nothing, and a code of other signs are refused', async () => {
  for (const more of [{ percent: 91 }, { percent: 0 }, { percent: undefined, amountPaise: 0 }, { code: 'दिवाली' }])
    expect((await add({ code: 'OTHER', ...more })).code).toBe('INVALID_INPUT');
});

test('an amount once per person ends by itself, or when its shop ends it, and no other shop can', async () => {
  expect(await add({ code: 'THANKS', percent: undefined, amountPaise: 25_000, oncePerPerson: true, usesLimit: undefined })).toEqual({
    status: 'success',
  });
  const asha = await signUpTestClient(app);
  const { body } = await asha.send('POST', '/cart/quote', { items: [{ variantId: own.variantId, qty: 1 }], coupon: 'THANKS' });
  expect(body.coupon).toMatchObject({ savedPaise: 25_000 });
  const [row] = (await app.ctx.db.execute('select slug from sellers where id = $1', [others.sellerId])).rows;
  for (const code of ['THANKS', 'NO-SUCH'])
    expect((await rival.send('POST', `/shops/${row?.slug}/coupons/${code}/end`, {})).body.code).toBe('NOT_FOUND');
  expect((await rival.send('GET', `/shops/${row?.slug}/coupons`)).body.data.coupons).toEqual([]);
  expect((await manager.send('POST', `${at}/THANKS/end`, {})).body).toEqual({ status: 'success' });
  expect(await quote([own], 'THANKS')).toMatchObject({ refused: 'over' });
  expect((await manager.send('POST', `${at}/THANKS/end`, {})).body.code).toBe('NOT_FOUND');
  expect(await quote([own], 'DIWALI-10')).toMatchObject({ savedPaise: 10_000 });
  app.setNow(new Date(Date.parse(`${diwali.until}T24:00:00+05:30`)));
  expect((await list()).map(({ code, isOver }: { code: string; isOver: boolean }) => [code, isOver])).toEqual([
    ['THANKS', true],
    ['DIWALI-10', true],
  ]);
  expect(JSON.stringify((await manager.send('GET', `/shops/${slug}/activity`)).body)).toMatch(/"coupon-ended".*"coupon-added"/);
});

test('thirty tries of a shop in a day tell which codes are taken, and no more', async () => {
  let answer = await add();
  for (let tries = 0; tries < 30 && answer.code !== 'TOO_MANY_REQUESTS'; tries++) answer = await add();
  expect(answer.code).toBe('TOO_MANY_REQUESTS');
});
