import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { expectBalancedBooks } from '../../../test/support/balanced-books.ts';
import { raceTimeout, rounds } from '../../../test/support/nightly-rounds.ts';
import { buyer, capture, expire, jaipur, orderOf, placed, stockOf } from '../../../test/support/place-orders.ts';
import { addSampleProducts, type SampleProduct } from '../../../test/support/sample-catalogue.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { createTestClient, moveBrowser, signUpTestClient, type TestClient } from '../../../test/support/test-client.ts';
import { releaseExpired } from '../orders/release-expired.ts';

let shop: TestApp;
let products: SampleProduct[];
const stocks = [500, 500, 20, 10, 1, 2, 500, 500, 40, 1, 1, 500, 500];
beforeAll(async () => {
  // The settings of a shop that sets nothing.
  shop = await openTestApp({ UNPAID_ORDERS: '' });
  products = await addSampleProducts(shop, stocks.length, (index) => ({ available: stocks[index] ?? 1, pricePaise: 10_000 }));
});
afterEach(() => expectBalancedBooks(shop.ctx));
afterAll(() => shop.close());

const run = (text: string, values: unknown[] = []) => shop.services.database.execute(text, values);
const product = (index: number) => products[index] as SampleProduct;
let people = 0;
/** An order of a person of its own: another mailbox, phone and house each time. */
function orderOfNewcomer(index: number, qty: number, more: Record<string, unknown> = {}) {
  people++;
  const contact = { ...buyer, email: `newcomer-${people}@example.com`, phone: `98${String(20_000_000 + people)}` };
  return orderOf([[product(index), qty]], { method: 'demo', contact, address: { ...jaipur, line1: `${people} Lake Road` }, ...more });
}
const tryOrder = async (client: TestClient, body: unknown) => {
  const { status, body: answer } = await client.send('POST', '/orders', body);
  return { status, code: answer.code as string | undefined, fields: answer.fields, number: answer.data?.order.number as string };
};
async function openBrowser(address?: string): Promise<TestClient> {
  const browser = createTestClient(shop, address);
  await browser.send('GET', '/payments/methods?country=IN&totalPaise=100');
  return browser;
}
async function endAll(): Promise<void> {
  await run(`update orders set hold_until = now() - interval '1 second' where state = 'pending'`);
  await releaseExpired(shop.ctx);
}

test('refuses more of a variant and of everything than one order may take, at its line, and a quote says so', async () => {
  const items = [
    { variantId: product(0).variantId, qty: 13 },
    { variantId: product(1).variantId, qty: 9_999 },
  ];
  const quote = (await createTestClient(shop).send('POST', '/cart/quote', { items })).body;
  expect(quote).toMatchObject({
    canOrder: false,
    lines: [
      { problem: 'limit', maxQty: 12, counted: 12 },
      { problem: 'limit', maxQty: 12, counted: 12 },
    ],
  });
  for (const method of ['demo', 'cod'])
    expect(await tryOrder(createTestClient(shop), orderOfNewcomer(0, 13, { method }))).toMatchObject({
      status: 422,
      code: 'QUANTITY_LIMIT',
      fields: { 'items.0': 'At most 12 of this in one order.' },
    });
  const many = [0, 1, 6, 7, 11, 12].map((index) => [product(index), 12] as const);
  const body = orderOf(many, { expectedTotalPaise: 720_000, method: 'demo' });
  expect(await tryOrder(createTestClient(shop), body)).toMatchObject({
    status: 422,
    code: 'QUANTITY_LIMIT',
    fields: { items: 'At most 60 pieces in one order.' },
  });
  expect((await createTestClient(shop).send('POST', '/cart/quote', { items: body.items })).body).toMatchObject({ maxItemCount: 60 });
});

test('a third unpaid order waits for one of the two that are open: by browser, mailbox, phone and account', async () => {
  const person = await signUpTestClient(shop);
  const browser = await openBrowser();
  const same = {
    browser: async () => [browser, {}] as const,
    mailbox: async () =>
      [await openBrowser(), { contact: { ...buyer, phone: `98${30_000_000 + ++people}`, email: `me.ena+${people}@gmail.com` } }] as const,
    phone: async () =>
      [await openBrowser(), { contact: { ...buyer, email: `phone-${++people}@example.com`, phone: '+91 99290 11111' } }] as const,
    account: async () => [person, {}] as const,
  };
  for (const [name, next] of Object.entries(same)) {
    const open: [TestClient, string][] = [];
    for (let count = 0; count < 2; count++) {
      const [client, more] = await next();
      const { status, number } = await tryOrder(client, orderOfNewcomer(0, 1, more));
      expect([name, status]).toEqual([name, 200]);
      open.push([client, number]);
    }
    const [client, more] = await next();
    const body = orderOfNewcomer(1, 1, more);
    const refused = await tryOrder(client, body);
    const isOwn = name === 'browser' || name === 'account';
    expect(refused).toMatchObject({ status: 409, code: 'UNPAID_ORDERS', fields: { limit: 'orders', by: 'you' } });
    // The number is told to its buyer alone.
    expect([name, refused.fields.order !== '']).toEqual([name, isOwn]);
    if (isOwn) expect(open.map(([, number]) => number)).toContain(refused.fields.order);
    // Cancelled, it is no longer in the way; an order in place of an open one never is.
    const [owner, number] = open[0] ?? [client, ''];
    if (isOwn) expect((await tryOrder(client, { ...body, idempotencyKey: `instead-of-${number}`, replaces: number })).status).toBe(200);
    else {
      await owner.send('POST', `/orders/${number}/cancel-unpaid`, {});
      expect((await tryOrder(client, body)).status).toBe(200);
    }
    await endAll();
  }
});

test('strangers who type another buyer’s mailbox and phone do not keep that account from ordering', async () => {
  const owner = await signUpTestClient(shop);
  const contact = { ...buyer, email: owner.email, phone: '98290 77777' };
  for (let count = 0; count < 2; count++)
    expect((await tryOrder(await openBrowser(), orderOfNewcomer(0, 1, { contact }))).status).toBe(200);
  expect((await tryOrder(await openBrowser(), orderOfNewcomer(0, 1, { contact }))).code).toBe('UNPAID_ORDERS');
  expect((await tryOrder(owner, orderOfNewcomer(0, 1, { contact }))).status).toBe(200);
  await endAll();
});

test('one network holds some orders of guests at once, an IPv6 customer counts as one, and accounts go on', async () => {
  const address = (host: number) => `2001:db8:5:5::${host.toString(16)}`;
  for (let host = 1; host <= 12; host++)
    expect((await tryOrder(createTestClient(shop, address(host)), orderOfNewcomer(0, 1))).status).toBe(200);
  expect(await tryOrder(createTestClient(shop, address(77)), orderOfNewcomer(0, 1))).toMatchObject({
    code: 'UNPAID_ORDERS',
    fields: { by: 'network', order: '' },
  });
  expect((await tryOrder(createTestClient(shop, '2001:db8:5:6::1'), orderOfNewcomer(0, 1))).status).toBe(200);
  const account = moveBrowser(shop, await signUpTestClient(shop), address(78));
  expect((await tryOrder(account, orderOfNewcomer(0, 1))).status).toBe(200);
  await endAll();
});

test('cash orders count: a fourth of one buyer is refused, and can be paid online instead', async () => {
  const browser = await openBrowser();
  const numbers: string[] = [];
  for (let count = 0; count < 3; count++) numbers.push((await tryOrder(browser, orderOfNewcomer(0, 1, { method: 'cod' }))).number);
  const body = orderOfNewcomer(0, 1, { method: 'cod' });
  expect(await tryOrder(browser, body)).toMatchObject({ status: 409, code: 'UNPAID_ORDERS', fields: { limit: 'cash', by: 'you' } });
  const online = await placed(browser, { ...body, method: 'demo' });
  // Nor is the way round by another attempt to pay.
  const cash = { idempotencyKey: 'pay-it-in-cash-1', method: 'cod' };
  const switched = await browser.send('POST', `/orders/${online.order.number}/payments`, cash);
  expect([switched.status, switched.body.code]).toEqual([409, 'UNPAID_ORDERS']);
  expect(await capture(shop, online)).toBe('placed');
  // Another one has arrived, or a day has passed.
  await run(`update stock_holds set at = now() - interval '25 hours' where is_cash`);
  expect((await tryOrder(browser, { ...body, idempotencyKey: 'the-next-cash-order' })).status).toBe(200);
});

test('unpaid orders hold a share of a stock: one buyer, all guests, and everybody; the last unit can be bought', async () => {
  expect(await tryOrder(createTestClient(shop), orderOfNewcomer(3, 5))).toMatchObject({
    code: 'QUANTITY_LIMIT',
    fields: { 'items.0': 'At most 4 of this in one order.' },
  });
  expect((await tryOrder(createTestClient(shop), orderOfNewcomer(3, 4))).status).toBe(200);
  expect((await tryOrder(createTestClient(shop), orderOfNewcomer(3, 3))).fields).toEqual({ 'items.0': 'At most 2 of this in one order.' });
  expect((await tryOrder(createTestClient(shop), orderOfNewcomer(3, 2))).status).toBe(200);
  expect(await tryOrder(createTestClient(shop), orderOfNewcomer(3, 1))).toMatchObject({ status: 409, code: 'BEING_PAID' });
  // Accounts and cash orders have the rest.
  expect((await tryOrder(await signUpTestClient(shop), orderOfNewcomer(3, 2))).status).toBe(200);
  expect((await tryOrder(await signUpTestClient(shop), orderOfNewcomer(3, 1))).code).toBe('BEING_PAID');
  expect((await tryOrder(createTestClient(shop), orderOfNewcomer(3, 1, { method: 'cod' }))).status).toBe(200);
  expect(await stockOf(shop, product(3))).toBe(1);
  // Two units: guests hold one of them.
  expect((await tryOrder(createTestClient(shop), orderOfNewcomer(5, 1))).status).toBe(200);
  expect((await tryOrder(createTestClient(shop), orderOfNewcomer(5, 1))).code).toBe('BEING_PAID');
  expect((await tryOrder(createTestClient(shop), orderOfNewcomer(4, 1))).status).toBe(200);
  await endAll();
});

test('a buyer’s own open order is no reason to refuse the same items again', async () => {
  const browser = await openBrowser();
  const first = await tryOrder(browser, orderOfNewcomer(8, 12));
  const second = await tryOrder(browser, orderOfNewcomer(8, 12));
  expect([first.status, second.status]).toEqual([200, 200]);
  // 40 units: 16 for one buyer. The second order comes in place of the first.
  expect(await stockOf(shop, product(8))).toBe(28);
  await endAll();
});

test('guests together hold a last unit twice an hour, then accounts and cash can have it', async () => {
  for (let count = 0; count < 2; count++) {
    expect((await tryOrder(createTestClient(shop), orderOfNewcomer(9, 1))).status).toBe(200);
    await endAll();
  }
  expect((await tryOrder(createTestClient(shop), orderOfNewcomer(9, 1))).code).toBe('BEING_PAID');
  const account = await signUpTestClient(shop);
  expect((await tryOrder(account, orderOfNewcomer(9, 1))).status).toBe(200);
  await endAll();
  expect((await tryOrder(createTestClient(shop), orderOfNewcomer(9, 1, { method: 'cod' }))).status).toBe(200);
  // A guest who mends an address keeps what is held.
  const guest = await openBrowser();
  for (let count = 0; count < 4; count++) expect((await tryOrder(guest, orderOfNewcomer(10, 1))).status).toBe(200);
  await endAll();
});

test('of many requests of one buyer at once, as many become orders as may be open', { timeout: raceTimeout }, async () => {
  for (let round = 0; round < rounds(3, 100); round++) {
    const browser = await openBrowser();
    const answers = await Promise.all(Array.from({ length: 10 }, () => tryOrder(browser, orderOfNewcomer(6, 1))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(new Set(answers.map(({ code }) => code ?? 'placed'))).toEqual(new Set(['placed', 'UNPAID_ORDERS']));
    const crowd = await Promise.all(Array.from({ length: 12 }, () => tryOrder(createTestClient(shop), orderOfNewcomer(2, 3))));
    // 60 % of 20 units, three each.
    expect(crowd.filter(({ status }) => status === 200)).toHaveLength(4);
    expect(await stockOf(shop, product(2))).toBe(8);
    await endAll();
  }
});

test('a hold is counted no longer than it lasts', async () => {
  const guest = await openBrowser();
  const { order } = await placed(guest, orderOfNewcomer(7, 1));
  const held = async () => (await run('select count(*)::int as n from stock_holds where order_id = $1', [order._id])).rows[0]?.n;
  expect(await held()).toBe(1);
  await expire(shop, order._id);
  await releaseExpired(shop.ctx);
  expect(await held()).toBe(0);
});
