import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { followRefundsJob } from '#modules/payments/send-refund.ts';
import { expectBalancedBooks } from '../../../test/support/balanced-books.ts';
import { raceTimeout, rounds } from '../../../test/support/nightly-rounds.ts';
import { buyer, capture, expire, jaipur, orderOf, placed, readOrderView, stockOf } from '../../../test/support/place-orders.ts';
import { addSampleProducts, type SampleProduct } from '../../../test/support/sample-catalogue.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { createTestClient, signUpTestClient, type TestClient } from '../../../test/support/test-client.ts';
import { releaseExpired } from '../orders/release-expired.ts';

let shop: TestApp;
let products: SampleProduct[];
beforeAll(async () => {
  shop = await openTestApp();
  products = await addSampleProducts(shop, 12, () => ({ available: 1, pricePaise: 50_000 }));
  await run(
    `insert into coupons (code, kind, value, funded_by, uses_limit, per_person) values ('LASTONE', 'fixed', 1000, 'operator', 1, null),
      ('FORONE', 'fixed', 1000, 'operator', null, 1)`,
  );
});
afterEach(() => expectBalancedBooks(shop.ctx));
afterAll(() => shop.close());

const run = (text: string, values: unknown[] = []) => shop.services.database.execute(text, values);
const product = (index: number) => products[index] as SampleProduct;
const online = (index: number, more: Record<string, unknown> = {}) => orderOf([[product(index), 1]], { method: 'demo', ...more });
const cancel = (client: TestClient, number: string) => client.send('POST', `/orders/${number}/cancel-unpaid`, {});
const change = (client: TestClient, number: string) => client.send('POST', `/orders/${number}/change`, {});
const held = async (orderId: string) => (await run('select 1 from stock_holds where order_id = $1', [orderId])).rows.length;
const stateOf = async (id: string) => String((await run('select state from orders where id = $1', [id])).rows[0]?.state);
const usesOf = async (code: string) => Number((await run('select uses from coupons where code = $1', [code])).rows[0]?.uses);
/** A browser that has opened the checkout: it has its cookie before it orders. */
async function openBrowser(): Promise<TestClient> {
  const browser = createTestClient(shop);
  await browser.send('GET', '/payments/methods?country=IN&totalPaise=100');
  return browser;
}

test('cancels an unpaid order for its buyer alone, once, and frees stock and coupon', async () => {
  const guest = createTestClient(shop);
  const { order } = await placed(guest, online(0, { coupon: 'LASTONE', expectedTotalPaise: 49_000 }));
  expect([await stockOf(shop, product(0)), await usesOf('LASTONE'), await held(order._id)]).toEqual([0, 1, 1]);
  for (const stranger of [createTestClient(shop), await signUpTestClient(shop), await openBrowser()]) {
    expect((await cancel(stranger, order.number)).body.code).toBe('ORDER_NOT_FOUND');
    expect((await change(stranger, order.number)).body.code).toBe('ORDER_NOT_FOUND');
  }
  const answers = await Promise.all([cancel(guest, order.number), cancel(guest, order.number), change(guest, order.number)]);
  expect(answers.map((answer) => [answer.status, answer.body.data.order.state])).toEqual(Array(3).fill([200, 'abandoned']));
  expect((await cancel(guest, order.number)).body.data.payment.payUrl).toBeUndefined();
  expect([await stockOf(shop, product(0)), await usesOf('LASTONE'), await held(order._id)]).toEqual([1, 0, 0]);
  const again = await guest.send('POST', `/orders/${order.number}/payments`, { idempotencyKey: 'pay-what-is-cancelled', method: 'demo' });
  expect([again.status, again.body.code]).toEqual([409, 'ORDER_NOT_PAYABLE']);
});

test('gives what was in an unpaid order back to cart and checkout', async () => {
  const person = await signUpTestClient(shop);
  await person.send('PUT', `/users/cart/${product(1).variantId}`, { qty: 1, saved: false });
  const contact = { ...buyer, email: person.email };
  const body = online(1, {
    contact,
    coupon: 'FORONE',
    expectedTotalPaise: 49_000,
    giftMessage: 'For you',
    gift: { buyerName: 'Asha', hidePrices: true },
  });
  const { order } = await placed(person, body);
  const cart = async () => (await person.send('GET', '/users/cart')).body.data.items;
  // Until it is paid it stays in the cart, and the buyer's own hold is not in the buyer's way.
  expect(await cart()).toMatchObject([{ variantId: product(1).variantId, qty: 1 }]);
  const items = [{ variantId: product(1).variantId, qty: 1 }];
  const own = (await person.send('POST', '/cart/quote', { items, coupon: 'FORONE' })).body;
  expect([own.canOrder, own.coupon]).toEqual([true, { code: 'FORONE', savedPaise: 1_000 }]);
  expect((await createTestClient(shop).send('POST', '/cart/quote', { items })).body.canOrder).toBe(false);
  await person.send('DELETE', `/users/cart/${product(1).variantId}`);
  const [first, second] = [await change(person, order.number), await change(person, order.number)];
  expect(first.body.data).toMatchObject({
    order: { state: 'abandoned' },
    items: [{ variantId: product(1).variantId, productId: product(1).productId, qty: 1 }],
    coupon: 'FORONE',
    contact: { ...contact, phone: '+919829012345' },
    address: jaipur,
    giftMessage: 'For you',
    gift: { buyerName: 'Asha', hidePrices: true },
  });
  expect(second.body.data).toEqual(first.body.data);
  expect(await cart()).toMatchObject([{ variantId: product(1).variantId, qty: 1 }]);
  // Paid, it leaves the cart.
  const paid = await placed(person, { ...body, idempotencyKey: 'the-changed-order-1' });
  expect(await capture(shop, paid)).toBe('placed');
  expect(await cart()).toEqual([]);
  const late = await change(person, paid.order.number);
  expect([late.status, late.body.code, late.body.fields]).toEqual([409, 'ORDER_STANDS', { order: paid.order.number }]);
  expect((await cancel(person, paid.order.number)).body.code).toBe('ORDER_STANDS');
});

test('refunds a payment that comes after its order was changed or cancelled', async () => {
  for (const [index, leave] of [
    [2, cancel],
    [3, change],
  ] as const) {
    const guest = createTestClient(shop);
    const first = await placed(guest, online(index));
    await leave(guest, first.order.number);
    expect(await stockOf(shop, product(index))).toBe(1);
    expect(await capture(shop, first)).toBe('no-stock');
    expect([await stateOf(first.order._id), await stockOf(shop, product(index))]).toEqual(['abandoned', 1]);
    await run(`update refunds set next_check_at = now() - interval '1 second'`);
    await followRefundsJob.handle({}, shop.ctx);
    expect((await readOrderView(guest, first.order.number)).refunds).toMatchObject([{ amountPaise: 50_000, reason: 'late-payment' }]);
  }
});

test('a payment and a change at once: the order stands, or its money goes back', { timeout: raceTimeout }, async () => {
  for (let round = 0; round < rounds(8, 500); round++) {
    const guest = createTestClient(shop);
    const one = await placed(guest, online(4));
    const [outcome, left] = await Promise.all([capture(shop, one), change(guest, one.order.number), cancel(guest, one.order.number)]);
    const state = await stateOf(one.order._id);
    expect([outcome, left.status, state]).toEqual(outcome === 'placed' ? ['placed', 409, 'placed'] : ['no-stock', 200, 'abandoned']);
    expect(await stockOf(shop, product(4))).toBe(state === 'placed' ? 0 : 1);
    if (state === 'placed')
      await run('update variants set stocked = stocked + 1, available = available + 1 where id = $1', [product(4).variantId]);
  }
});

test('orders the last unit again with a mended address, under the same key and under another', async () => {
  const guest = await openBrowser();
  const body = online(5);
  const first = await placed(guest, body);
  const mended = { ...jaipur, line1: '14 Rose Lane' };
  const second = await placed(guest, { ...body, address: mended });
  const third = await placed(guest, { ...body, idempotencyKey: 'another-key-for-it', address: { ...mended, line1: '15 Rose Lane' } });
  expect(new Set([first, second, third].map(({ order }) => order.number)).size).toBe(3);
  expect([await stateOf(first.order._id), await stateOf(second.order._id), await stateOf(third.order._id)]).toEqual([
    'abandoned',
    'abandoned',
    'pending',
  ]);
  expect(await stockOf(shop, product(5))).toBe(0);
  const other = await createTestClient(shop).send('POST', '/orders', online(5));
  expect(other.body.code).toBe('OUT_OF_STOCK');
  // A payment of the page that was left goes back, and the order that took its place is paid.
  expect([await capture(shop, second), await capture(shop, third)]).toEqual(['no-stock', 'placed']);
});

test('a lost answer and a changed detail end in one order that can be paid', async () => {
  const guest = await openBrowser();
  const cookies = new Map(guest.cookies);
  const body = online(6);
  await placed(guest, body);
  guest.cookies.clear();
  for (const [name, value] of cookies) guest.cookies.set(name, value);
  // The answer was lost; the buyer corrects the phone, then picks cash.
  const corrected = { ...body, contact: { ...body.contact, phone: '98290 54321' } };
  const again = await placed(guest, corrected);
  expect([again.order.state, typeof again.payment.payUrl]).toEqual(['pending', 'string']);
  expect((await placed(guest, corrected)).order.number).toBe(again.order.number);
  const cash = await placed(guest, { ...corrected, method: 'cod' });
  expect(cash.order.state).toBe('placed');
  expect((await guest.send('GET', `/orders/${cash.order.number}`)).status).toBe(200);
  // It stands now: another detail is not taken, and the order is named.
  const late = await guest.send('POST', '/orders', { ...corrected, method: 'cod', giftMessage: 'Late' });
  expect([late.status, late.body.code, late.body.fields.order]).toEqual([422, 'KEY_REUSED', cash.order.number]);
  expect((await placed(guest, { ...corrected, method: 'cod' })).order.number).toBe(cash.order.number);
});

test('the same request after its hold has ended orders again, and never answers a closed page', async () => {
  const guest = await openBrowser();
  const body = online(7);
  const first = await placed(guest, body);
  await expire(shop, first.order._id);
  const second = await placed(guest, body);
  expect([second.order.state, second.order.number === first.order.number, typeof second.payment.payUrl]).toEqual([
    'pending',
    false,
    'string',
  ]);
  await expire(shop, second.order._id);
  await releaseExpired(shop.ctx);
  const third = await placed(guest, body);
  expect([third.order.state, await stockOf(shop, product(7))]).toEqual(['pending', 0]);
  expect(third.order.holdSeconds).toBeGreaterThan(880);
  // Two tabs repeat it at once: both have the one order.
  await cancel(guest, third.order.number);
  const tabs = await Promise.all([placed(guest, body), placed(guest, body), placed(guest, body)]);
  expect(new Set(tabs.map(({ order }) => order.number)).size).toBe(1);
  // Bought by another buyer meanwhile, it is refused.
  await cancel(guest, tabs[0]?.order.number);
  await placed(createTestClient(shop), orderOf([[product(7), 1]]));
  expect((await guest.send('POST', '/orders', body)).body.code).toBe('OUT_OF_STOCK');
});

test('an order comes in place of an unpaid one that it names, and not of one that is paid', async () => {
  const guest = await openBrowser();
  const first = await placed(guest, online(8));
  const next = await placed(guest, online(9, { replaces: first.order.number }));
  expect([await stateOf(first.order._id), await stockOf(shop, product(8))]).toEqual(['abandoned', 1]);
  expect(await capture(shop, next)).toBe('placed');
  const refused = await guest.send('POST', '/orders', online(8, { replaces: next.order.number }));
  expect([refused.status, refused.body.code, refused.body.fields]).toEqual([409, 'ORDER_STANDS', { order: next.order.number }]);
  // The order of another buyer is not touched.
  const others = await placed(createTestClient(shop), online(10));
  await placed(guest, online(8, { replaces: others.order.number }));
  expect(await stateOf(others.order._id)).toBe('pending');
});

test('what cannot be ordered leaves the unpaid order before it as it was', async () => {
  const guest = await openBrowser();
  const body = online(11);
  const first = await placed(guest, body);
  const refused = await guest.send('POST', '/orders', { ...body, giftMessage: 'x', expectedTotalPaise: 1 });
  expect(refused.body.code).toBe('QUOTE_CHANGED');
  expect([await stateOf(first.order._id), await held(first.order._id), await stockOf(shop, product(11))]).toEqual(['pending', 1, 0]);
  expect((await placed(guest, body)).order.number).toBe(first.order.number);
});
