import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { decideReturn } from '#modules/returns/decide-return.ts';
import { type Message, openRazorpay, type RazorpaySimulator } from '../../../test/simulators/razorpay.ts';
import { expectBalancedBooks } from '../../../test/support/balanced-books.ts';
import { creditOf } from '../../../test/support/give-store-credit.ts';
import { deliver, orderOf, placed, readOrderView } from '../../../test/support/place-orders.ts';
import { addSampleProducts, type SampleProduct } from '../../../test/support/sample-catalogue.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { signUpTestClient, type TestClient } from '../../../test/support/test-client.ts';

let shop: TestApp;
let razorpay: RazorpaySimulator;
let bowl: SampleProduct;
beforeAll(async () => {
  razorpay = await openRazorpay();
  shop = await openTestApp(razorpay.env);
  [bowl] = (await addSampleProducts(shop, 1, () => ({ available: 500, pricePaise: 40_000 }))) as [SampleProduct];
});
afterEach(() => expectBalancedBooks(shop.ctx));
afterAll(async () => {
  await shop.close();
  await razorpay.close();
});

const rows = async (text: string, ...values: unknown[]) => (await shop.services.database.execute(text, values)).rows;
async function send(...messages: Message[]) {
  for (const { body, headers } of messages)
    expect((await shop.request('/api/v1/payments/webhooks/razorpay', { method: 'POST', body, headers })).status).toBe(200);
}
const chargebacksOf = async (orderId: string) =>
  (
    await rows(
      `select coalesce(sum(amount_paise), 0)::int as paise from ledger_entries where order_id = $1 and account = 'chargebacks'`,
      orderId,
    )
  )[0]?.paise;

async function arrived() {
  const client = await signUpTestClient(shop);
  const { order, payment } = await placed(client, orderOf([[bowl, 1]], { method: 'razorpay' }));
  const [row] = await rows('select provider_ref as ref from payments where id = $1', payment._id);
  const { paymentId, messages } = razorpay.pay(String(row?.ref));
  await send(...messages);
  await deliver(shop, client, order.number);
  return { client, orderId: String(order._id), number: String(order.number), paymentId };
}
async function returnAsCredit(client: TestClient, number: string) {
  const lineId = (await readOrderView(client, number)).parcels[0].lines[0]._id;
  const made = await client.send('POST', `/orders/${number}/returns`, {
    idempotencyKey: `return-of-${number}`,
    lines: [{ lineId, qty: 1, reason: 'damaged' }],
    wish: 'store-credit',
    message: 'It broke on the way.',
  });
  for (const event of ['approve', 'refund'] as const) await decideReturn(shop.ctx, { id: made.body.data.return._id, event, by: 'seller' });
}

test('a bank that takes a payment back takes the store credit that it became, and gives it again', async () => {
  const { client, orderId, number, paymentId } = await arrived();
  await returnAsCredit(client, number);
  expect(await creditOf(client)).toBe(40_000);
  const dispute = razorpay.dispute(paymentId, 40_000);
  const lost = dispute.lost();
  await send(dispute.created());
  expect(await creditOf(client)).toBe(40_000);
  await send(lost, lost);
  expect([await creditOf(client), await chargebacksOf(orderId)]).toEqual([0, 0]);
  await send(dispute.won());
  expect([await creditOf(client), await chargebacksOf(orderId)]).toEqual([40_000, 0]);
});

test('store credit that was spent before the bank took the payment back is the shop’s loss, never a debt', async () => {
  const { client, orderId, number, paymentId } = await arrived();
  await returnAsCredit(client, number);
  await placed(client, orderOf([[bowl, 1]], { method: 'cod', creditPaise: 30_000 }));
  const dispute = razorpay.dispute(paymentId, 40_000);
  await send(dispute.created(), dispute.lost());
  expect([await creditOf(client), await chargebacksOf(orderId)]).toEqual([0, 30_000]);
  const { movements } = (await client.send('GET', '/users/store-credit')).body.data;
  expect(movements.map(({ source, amountPaise }: { source: string; amountPaise: number }) => [source, amountPaise])).toEqual([
    ['dispute', -10_000],
    ['order', -30_000],
    ['refund', 40_000],
  ]);
});

test('a refund of a disputed payment waits as money, also where its buyer chose store credit', async () => {
  const { client, orderId, number, paymentId } = await arrived();
  const dispute = razorpay.dispute(paymentId, 40_000);
  await send(dispute.created());
  await returnAsCredit(client, number);
  expect(await creditOf(client)).toBe(0);
  await send(dispute.lost());
  expect(await rows('select state, paid_from from refunds where order_id = $1', orderId)).toEqual([
    { state: 'done', paid_from: 'chargeback' },
  ]);
  expect(await creditOf(client)).toBe(0);
});
