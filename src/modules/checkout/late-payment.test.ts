import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { releaseExpired } from '#modules/orders/release-expired.ts';
import { followRefundsJob } from '#modules/payments/send-refund.ts';
import { openRazorpay, type RazorpaySimulator } from '../../../test/simulators/razorpay.ts';
import { expectBalancedBooks } from '../../../test/support/balanced-books.ts';
import { addSampleProducts, type SampleProduct } from '../../../test/support/sample-catalogue.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';

let shop: TestApp;
let razorpay: RazorpaySimulator;
let products: SampleProduct[];
beforeAll(async () => {
  razorpay = await openRazorpay();
  shop = await openTestApp(razorpay.env);
  products = await addSampleProducts(shop, 4, () => ({ available: 1 }));
});
afterAll(async () => {
  await shop.close();
  await razorpay.close();
});

afterEach(() => expectBalancedBooks(shop.ctx));

const rowsOf = async <Row>(text: string, ...values: unknown[]) => (await shop.ctx.db.execute(text, values)).rows as Row[];
let keys = 0;

async function order(product: SampleProduct | undefined) {
  if (!product) throw new Error('no piece');
  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json' };
    const response = await shop.request(`/api/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return { response, json: await response.json() };
  };
  const { response, json } = await post('/orders', {
    idempotencyKey: `late-payment-key-${keys++}`,
    items: [{ productId: product.productId, variantId: product.variantId, quantity: 1, qty: 1 }],
    contact: { email: `asha-${keys}@example.com`, name: 'Asha Rao', phone: '+919876543210' },
    address: { country: 'IN', line1: '12 Rose Lane', city: 'Jaipur', state: 'Rajasthan', postalCode: '302001' },
    method: 'razorpay',
    expectedTotalPaise: product.pricePaise,
  });
  expect(json).toMatchObject({ data: { order: { state: 'pending' }, payment: { state: 'started' } } });
  const id = json.data.order._id as string;
  const cookie = response.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const [payment] = await rowsOf<{ provider_ref: string }>('select provider_ref from payments where order_id = $1', id);
  return {
    id,
    number: json.data.order.number as string,
    payUrl: json.data.payment.payUrl as string,
    ref: payment?.provider_ref ?? '',
    cookie,
  };
}
const stateOf = async (id: string) => (await rowsOf<{ state: string }>('select state from orders where id = $1', id))[0]?.state;
const availableOf = async (product: SampleProduct | undefined) =>
  (await rowsOf<{ available: number }>('select available from variants where id = $1', product?.variantId))[0]?.available;
const balanceOf = async (orderId: string) =>
  (
    await rowsOf<{ sum: number }>(
      `select coalesce(sum(amount_paise), 0)::bigint as sum from ledger_entries where order_id = $1 and account = 'buyer'`,
      orderId,
    )
  )[0]?.sum;
async function deliver(ref: string) {
  for (const { body, headers } of razorpay.pay(ref).messages)
    expect((await shop.request('/api/v1/payments/webhooks/razorpay', { method: 'POST', body, headers })).status).toBe(200);
}
async function runOut(orderId: string) {
  await rowsOf(`update orders set hold_until = now() - interval '1 second' where id = $1`, orderId);
  await releaseExpired(shop.ctx);
  expect(await stateOf(orderId)).toBe('abandoned');
}

test('confirms an order that is paid in time, and the buyer owes nothing', async () => {
  const bought = await order(products[0]);
  expect(bought.payUrl).toMatch(/^https:/);
  await deliver(bought.ref);
  expect([await stateOf(bought.id), await availableOf(products[0]), await balanceOf(bought.id)]).toEqual(['placed', 0, 0]);
});

test('a payment that arrives after its hold expired takes stock again', async () => {
  const bought = await order(products[1]);
  await runOut(bought.id);
  expect(await availableOf(products[1])).toBe(1);
  await deliver(bought.ref);
  expect([await stateOf(bought.id), await availableOf(products[1]), await balanceOf(bought.id)]).toEqual(['placed', 0, 0]);
});

test('refunds a late payment by itself where the stock is gone', async () => {
  const late = await order(products[2]);
  await runOut(late.id);
  const faster = await order(products[2]);
  await deliver(faster.ref);
  await deliver(late.ref);
  expect([await stateOf(late.id), await stateOf(faster.id), await availableOf(products[2])]).toEqual(['abandoned', 'placed', 0]);
  await rowsOf(`update refunds set next_check_at = now() - interval '1 second'`);
  await followRefundsJob.handle({}, shop.ctx);
  const refunds = await rowsOf('select reason, state, amount_paise from refunds where order_id = $1', late.id);
  expect(refunds).toEqual([{ reason: 'late-payment', state: 'done', amount_paise: products[2]?.pricePaise }]);
  expect([await balanceOf(late.id), await balanceOf(faster.id)]).toEqual([0, 0]);
});

test('tells a returning buyer the status without a webhook, and others nothing', async () => {
  const bought = await order(products[3]);
  razorpay.pay(bought.ref);
  const check = (cookie: string) =>
    shop.request(`/api/v1/orders/${bought.number}/payments/check`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: '{}',
    });
  expect((await check('')).status).toBe(404);
  expect(await stateOf(bought.id)).toBe('pending');
  const answer = await check(bought.cookie);
  expect(await answer.json()).toMatchObject({ data: { order: { state: 'placed' }, payment: { state: 'captured' } } });
  expect(razorpay.seen.asks).toBe(1);
  for (let times = 0; times < 5; times++) await check(bought.cookie);
  expect(razorpay.seen.asks).toBe(1);
});
