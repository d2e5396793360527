import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mails } from '#modules/notifications/tables.ts';
import { capture, expire, orderOf, placed, readOrderView } from '../../../test/support/place-orders.ts';
import { addSampleProducts, type SampleProduct } from '../../../test/support/sample-catalogue.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { createTestClient, signUpTestClient, type TestClient } from '../../../test/support/test-client.ts';
import { settleRefund } from '../payments/settle-refund.ts';
import { moveParcel } from './move-parcel.ts';
import type { OrderNotification } from './notify-buyer.ts';
import { releaseExpired } from './release-expired.ts';
import { refundSettledJob, sendOrderNotification } from './send-order-notification.ts';

let shop: TestApp;
let products: SampleProduct[];
beforeAll(async () => {
  shop = await openTestApp();
  products = await addSampleProducts(shop, 2);
  await run(`insert into coupons (code, kind, value, funded_by) values ('DIWALI', 'fixed', 10000, 'operator')`);
});
beforeEach(() => run('delete from mails'));
afterAll(() => shop.close());

const run = (text: string, values: unknown[] = []) => shop.services.database.execute(text, values);
const product = (index: number) => products[index] as SampleProduct;

/** Writes the mails that wait, and gives those of a kind as JSON. */
async function mailed(kind: string): Promise<{ text: string; attachments: unknown }[]> {
  const { rows } = await run(`select name, data from jobs.job where name in ('order-news', 'refund-settled') order by created_on`);
  await run(`delete from jobs.job where name in ('order-news', 'refund-settled')`);
  for (const { name, data } of rows)
    await (name === 'order-news'
      ? sendOrderNotification(shop.ctx, data as OrderNotification)
      : refundSettledJob.handle(data as { refund: string }, shop.ctx));
  const stored = await shop.ctx.db.orm.select().from(mails);
  return stored
    .filter((mail) => mail.kind === `order-${kind}`)
    .map(({ blocks, attachments }) => ({ text: JSON.stringify(blocks), attachments }));
}

async function buy(person: TestClient, more: Record<string, unknown> = {}) {
  const answer = await placed(person, orderOf([[product(0), 2]], { method: 'demo', ...more }));
  const { number, _id: orderId } = answer.order as { number: string; _id: string };
  const view = await readOrderView(person, number);
  return { answer, number, orderId, parcelId: view.parcels[0]._id as string, lineId: view.parcels[0].lines[0]._id as string };
}
async function person(language: 'en' | 'hi' = 'en') {
  const client = await signUpTestClient(shop, { language });
  return { client, contact: { email: client.email, name: 'Asha Verma', phone: '98290 12345' } };
}
const cancelOne = (client: TestClient, { number, lineId }: { number: string; lineId: string }) =>
  client.send('POST', `/orders/${number}/cancel`, { idempotencyKey: `cancel one unit of ${number}`, lines: [{ lineId, qty: 1 }] });

test('the confirmation has every amount down to the total, the payment, the dates, the address and whom to ask', async () => {
  const { client, contact } = await person();
  const made = await buy(client, { contact, coupon: 'DIWALI', expectedTotalPaise: 190_000 });
  await capture(shop, made.answer);
  const [mail] = await mailed('placed');
  for (const part of ['2 × ₹1,000', 'Subtotal', '₹2,000', 'Coupon DIWALI', '−₹100', 'Delivery', 'Free', '₹1,900', 'Of which GST'])
    expect(mail?.text).toContain(part);
  for (const part of ['Demo payment', 'Arrives', '12 Rose Lane', 'From: Jaipur Potters', `/orders/${made.number}/help`])
    expect(mail?.text).toContain(part);
  expect(mail?.text).not.toMatch(/sellers have been told|in cash/);
});

test('a cancellation names the items, what goes back and how; of cash what is still to pay', async () => {
  const { client, contact } = await person();
  const paid = await buy(client, { contact });
  await capture(shop, paid.answer);
  await cancelOne(client, paid);
  const [mail] = await mailed('cancelled');
  expect(mail?.text).toMatch(/Piece 0.*1 item.*₹1,000\.00 goes back the way you paid/);
  await run('delete from mails');
  const cash = await buy(client, { contact, method: 'cod' });
  await cancelOne(client, cash);
  const [other] = await mailed('cancelled');
  expect(other?.text).toMatch(/To pay on delivery now.*₹1,000/);
  expect(other?.text).toContain('Nothing was paid yet');
});

test('a refund that was sent says for what, why, how and until when; in Hindi, too', async () => {
  for (const [language, parts] of [
    ['en', ['Piece 0', 'Items were cancelled', '₹1,000', 'the way you paid', 'Your bank shows it by']],
    ['hi', ['कृति 0', 'चीज़ें रद्द हुईं', '₹1,000', 'तक बैंक में दिखेंगे']],
  ] as const) {
    await run('delete from mails');
    const { client, contact } = await person(language);
    const made = await buy(client, { contact, language });
    await capture(shop, made.answer);
    await cancelOne(client, made);
    const { rows } = await run('select id from refunds where order_id = $1', [made.orderId]);
    await shop.ctx.transaction((tx) => settleRefund(tx, String(rows[0]?.id), { state: 'done' }));
    const [mail] = await mailed('refund-sent');
    for (const part of parts) expect(mail?.text).toContain(part);
  }
});

test('an invoice and a credit note go once, with the first mail after they were issued, to a proved mailbox alone', async () => {
  const { client, contact } = await person();
  const made = await buy(client, { contact });
  await capture(shop, made.answer);
  await moveParcel(shop.ctx, { parcelId: made.parcelId, event: 'pack', by: 'operator' });
  const [packed] = await mailed('packed');
  expect(packed?.attachments).toEqual([{ kind: 'invoice', key: expect.any(String) }]);
  await moveParcel(shop.ctx, { parcelId: made.parcelId, event: 'cancel', by: 'seller', reason: 'damaged' });
  const [cancelled] = await mailed('cancelled-by-us');
  expect(cancelled?.attachments).toEqual([{ kind: 'invoice', key: expect.any(String) }]);
  expect(cancelled?.attachments).not.toEqual(packed?.attachments);
  const { rows } = await run('select id from refunds where order_id = $1', [made.orderId]);
  await shop.ctx.transaction((tx) => settleRefund(tx, String(rows[0]?.id), { state: 'done' }));
  expect((await mailed('refund-sent'))[0]?.attachments).toBeNull();

  await run('delete from mails');
  const stranger = await buy(createTestClient(shop), { method: 'cod' });
  await moveParcel(shop.ctx, { parcelId: stranger.parcelId, event: 'pack', by: 'operator' });
  const [unproved] = await mailed('packed');
  expect(unproved).toMatchObject({ attachments: null, text: expect.stringContaining('You will find the document for it with your order') });
});

test('an order that was not paid in time is told once, with a way back to the cart, unless there is another one', async () => {
  const { client, contact } = await person();
  const made = await buy(client, { contact });
  await expire(shop, made.orderId);
  await releaseExpired(shop.ctx);
  await releaseExpired(shop.ctx);
  const sent = await mailed('expired');
  expect(sent).toHaveLength(1);
  for (const part of ['Piece 0', 'Put the items back in the cart', `/checkout/payment?order=${made.number}`])
    expect(sent[0]?.text).toContain(part);
  await run('delete from mails');
  const again = await buy(client, { contact });
  await expire(shop, again.orderId);
  const { answer } = await buy(client, { contact });
  await capture(shop, answer);
  await releaseExpired(shop.ctx);
  expect(await mailed('expired')).toEqual([]);
});

test('an order paid in time after all is not told to have expired', async () => {
  const { client, contact } = await person();
  const made = await buy(client, { contact });
  await expire(shop, made.orderId);
  await releaseExpired(shop.ctx);
  await capture(shop, made.answer);
  expect(await mailed('expired')).toEqual([]);
});
