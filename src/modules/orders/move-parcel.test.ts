import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { expectBalancedBooks } from '../../../test/support/balanced-books.ts';
import { buyer, capture, orderOf, placed, readOrderView } from '../../../test/support/place-orders.ts';
import { addSampleProducts, type SampleProduct } from '../../../test/support/sample-catalogue.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { createTestClient, sentMails, signUpTestClient, type TestClient } from '../../../test/support/test-client.ts';
import { advanceParcels } from './advance-parcels.ts';
import { moveParcel } from './move-parcel.ts';
import { refundSettledJob, sendOrderNotification } from './send-order-notification.ts';

let shop: TestApp;
let products: SampleProduct[];
beforeAll(async () => {
  shop = await openTestApp();
  products = await addSampleProducts(shop, 3);
});
afterEach(() => expectBalancedBooks(shop.ctx));
afterAll(() => shop.close());

const run = (text: string, values: unknown[] = []) => shop.services.database.execute(text, values);
const product = (index: number) => products[index] as SampleProduct;
const move = (parcelId: string, event: 'pack' | 'ship' | 'deliver', more = {}) =>
  moveParcel(shop.ctx, { parcelId, event, by: 'operator', ...more });
const parcelsOf = async (person: TestClient, number: string) => (await readOrderView(person, number)).parcels;

test('packs with an invoice, ships with tracking and delivers against cash, in this order alone', async () => {
  const guest = createTestClient(shop);
  const { order } = await placed(guest, orderOf([[product(0), 1]]));
  const [{ _id: parcelId }] = await parcelsOf(guest, order.number);
  await expect(move(parcelId, 'ship')).rejects.toMatchObject({ code: 'WRONG_STATE' });
  const packed = await Promise.allSettled([move(parcelId, 'pack'), move(parcelId, 'pack')]);
  expect(packed.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected']);
  await move(parcelId, 'ship', { carrier: 'India Post', trackingNumber: 'EE123456785IN' });
  await move(parcelId, 'deliver');
  await expect(move(parcelId, 'deliver')).rejects.toMatchObject({ code: 'WRONG_STATE' });
  const [parcel] = await parcelsOf(guest, order.number);
  expect(parcel).toMatchObject({ state: 'delivered', carrier: 'India Post', trackingNumber: 'EE123456785IN' });
  expect(parcel.timeline.map((step: { state: string }) => step.state)).toEqual(['placed', 'confirmed', 'packed', 'shipped', 'delivered']);
  expect(new Date(parcel.returnUntil).getTime() - new Date(parcel.deliveredAt).getTime()).toBe(7 * 86_400_000);
  expect(parcel.lines[0]).toMatchObject({ canCancel: false, canReturn: true });
  const { rows } = await run(
    `select coalesce(sum(amount_paise), 0) as owed from ledger_entries where order_id = $1 and account = 'buyer'`,
    [order._id],
  );
  expect(Number(rows[0]?.owed)).toBe(0);
  const [invoice] = parcel.invoices;
  expect(invoice).toMatchObject({ kind: 'invoice', number: expect.any(String) });
  const pdf = await guest.send('GET', `/orders/${order.number}/invoices/${invoice._id}`);
  expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(pdf.headers.get('cache-control')).toContain('no-store');
  expect(String(pdf.body).slice(0, 5)).toBe('%PDF-');
  expect((await guest.send('GET', `/orders/${order.number}/invoices/another`)).body.code).toBe('INVOICE_NOT_FOUND');
  expect((await createTestClient(shop).send('GET', `/orders/${order.number}/invoices/${invoice._id}`)).body.code).toBe('ORDER_NOT_FOUND');
  await expect(move('nothing', 'pack')).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' });
  // Drawn once and given out as often as the limit of the order lets.
  const again = await Promise.all(Array.from({ length: 29 }, () => guest.send('GET', `/orders/${order.number}/invoices/${invoice._id}`)));
  expect(new Set(again.map(({ status, body }) => `${status} ${body === pdf.body}`))).toEqual(new Set(['200 true']));
  const refused = await guest.send('GET', `/orders/${order.number}/invoices/${invoice._id}`);
  expect([refused.status, refused.body.code, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, 'TOO_MANY_REQUESTS', true]);
});

test('exports many orders with as many queries as a few, each as its buyer sees it', async () => {
  const person = await signUpTestClient(shop);
  const contact = { ...buyer, email: person.email };
  const numbers: string[] = [];
  const add = async () =>
    numbers.push(
      (
        await placed(
          person,
          orderOf(
            [
              [product(0), 1],
              [product(2), 1],
            ],
            { contact },
          ),
        )
      ).order.number,
    );
  const asked = vi.spyOn(shop.services.database, 'run');
  const orders = async () => {
    asked.mockClear();
    const { sections } = (await person.send('GET', '/users/export')).body;
    return { found: sections.orders, questions: asked.mock.calls.length };
  };
  await add();
  const { questions } = await orders();
  await add();
  await add();
  const all = await orders();
  expect(all.questions).toBe(questions);
  expect(all.found.map((one: { number: string }) => one.number)).toEqual(numbers);
  expect(all.found[1]).toMatchObject(await readOrderView(person, numbers[1] ?? ''));
  for (let turn = 0; turn < 3; turn++) await orders();
  const refused = await person.send('GET', '/users/export');
  expect([refused.status, refused.body.code, Number(refused.headers.get('retry-after')) > 3_000]).toEqual([429, 'TOO_MANY_REQUESTS', true]);
});

test('notifies the buyer once of each step, in the order’s language; its link needs a code', async () => {
  const guest = createTestClient(shop);
  const contact = { ...buyer, email: 'mails@example.com' };
  const { order } = await placed(guest, orderOf([[product(1), 1]], { contact, language: 'hi' }));
  const [{ _id: parcelId }] = await parcelsOf(guest, order.number);
  await move(parcelId, 'pack');
  await move(parcelId, 'ship', { carrier: 'Delhivery', trackingNumber: 'D-1' });
  const news = [
    { kind: 'placed', about: order._id },
    { kind: 'packed', about: parcelId },
    { kind: 'shipped', about: parcelId },
    { kind: 'shipped', about: parcelId },
    // A paid order gets no mail that asks for a payment.
    { kind: 'payment-failed', about: 'payment' },
  ] as const;
  for (const each of news) await sendOrderNotification(shop.ctx, { orderId: order._id, ...each });
  const mails = await sentMails(shop, 'mails@example.com');
  expect(mails.map((mail) => mail.kind)).toEqual(['order-placed', 'order-packed', 'order-shipped']);
  const text = JSON.stringify(mails);
  for (const part of ['कृति 1', 'Delhivery', 'D-1', `/hi/orders/${order.number}"`, 'नक़द']) expect(text).toContain(part);
  expect(text).not.toMatch(/[?&](token|otp|code)=/);
  const queued = await run(`select count(*)::int as n from jobs.job where name = 'order-news' and data ->> 'orderId' = $1`, [order._id]);
  expect(queued.rows[0]?.n).toBe(3);
});

test('mails a link to pay again after a failed payment, and a refund once', async () => {
  const guest = createTestClient(shop);
  const contact = { ...buyer, email: 'payer@example.com' };
  const paid = await placed(guest, orderOf([[product(1), 1]], { contact, method: 'demo' }));
  const { order, payment } = paid;
  await sendOrderNotification(shop.ctx, { orderId: order._id, kind: 'payment-failed', about: payment._id });
  await capture(shop, paid);
  const [{ lines }] = await parcelsOf(guest, order.number);
  await guest.send('POST', `/orders/${order.number}/cancel`, {
    idempotencyKey: 'cancel-and-tell-them',
    lines: [{ lineId: lines[0]._id, qty: 1 }],
  });
  const { rows } = await run('select id from refunds where order_id = $1', [order._id]);
  for (let times = 0; times < 2; times++) await refundSettledJob.handle({ refund: String(rows[0]?.id) }, shop.ctx);
  const mails = await sentMails(shop, 'payer@example.com');
  expect(mails.map((mail) => mail.kind)).toEqual(['order-payment-failed', 'order-refund-sent']);
  expect(JSON.stringify(mails[0]?.blocks)).toContain(`/orders/${order.number}"`);
  expect(JSON.stringify(mails[1]?.blocks)).toContain('₹1,010"');
});

test('presumes delivery except of cash parcels, and reminds the operator of stuck ones twice', async () => {
  const guest = createTestClient(shop);
  const paid = await placed(guest, orderOf([[product(2), 1]], { method: 'demo' }));
  await capture(shop, paid);
  const cash = await placed(guest, orderOf([[product(2), 1]]));
  const waiting = await placed(guest, orderOf([[product(2), 1]]));
  for (const { order } of [paid, cash]) {
    const [{ _id }] = await parcelsOf(guest, order.number);
    await move(_id, 'pack');
    await move(_id, 'ship');
    // Late, and handed over today: it can be on its way for days.
    await run('update parcels set promised_until = current_date - 20 where id = $1', [_id]);
  }
  await advanceParcels(shop.ctx);
  const arrivals = async (name: string, days: number) => {
    for (const { order } of [paid, cash])
      await run(`update parcels set ${name} = ${name} - make_interval(days => $2) where order_id = $1`, [order._id, days]);
  };
  await arrivals('shipped_at', 18);
  await advanceParcels(shop.ctx);
  const since = (days: number) =>
    run(
      `update parcels set state_at = now() - make_interval(days => $2), ship_by = (now() at time zone 'Asia/Kolkata')::date + 3 - $2::int where order_id = $1`,
      [waiting.order._id, days],
    );
  await since(4);
  await advanceParcels(shop.ctx);
  await advanceParcels(shop.ctx);
  const states = async () => Promise.all([paid, cash, waiting].map(async ({ order }) => (await parcelsOf(guest, order.number))[0].state));
  // Asked first, and given time to answer.
  expect(await states()).toEqual(['shipped', 'shipped', 'confirmed']);
  await arrivals('reminded_at', 8);
  await advanceParcels(shop.ctx);
  expect(await states()).toEqual(['delivered', 'shipped', 'confirmed']);
  expect((await parcelsOf(guest, paid.order.number))[0]).toMatchObject({ isPresumed: true, canConfirm: true, canReportMissing: true });
  const operatorMails = async () =>
    (await sentMails(shop, shop.services.app.operator.supportEmail))
      .filter((mail) => mail.kind.startsWith('parcels-'))
      .map((mail) => mail.kind);
  expect(await operatorMails()).toEqual(['parcels-waiting-unreachable']);
  await since(7);
  await advanceParcels(shop.ctx);
  await advanceParcels(shop.ctx);
  expect(await operatorMails()).toEqual(['parcels-waiting-unreachable', 'parcels-escalated']);
});

test('refuses erasure while an order is open; then erases the buyer and keeps the sale', async () => {
  const person = await signUpTestClient(shop);
  const { order } = await placed(
    person,
    orderOf([[product(0), 1]], { contact: { ...buyer, email: person.email }, giftMessage: 'For Ravi' }),
  );
  const refused = await person.send('DELETE', '/users/deleteMe');
  expect([refused.status, refused.body.code]).toEqual([409, 'ACCOUNT_IN_USE']);
  expect(refused.body.fields).toEqual({ account: 'open-order', number: order.number });
  const exported = (await person.send('GET', '/users/export')).body;
  expect(JSON.stringify(exported)).toContain(order.number);
  const [{ _id: parcelId }] = await parcelsOf(person, order.number);
  await move(parcelId, 'pack');
  await move(parcelId, 'ship');
  await move(parcelId, 'deliver');
  const entries = async () => (await run('select count(*)::int as n from ledger_entries where order_id = $1', [order._id])).rows[0]?.n;
  const before = await entries();
  expect((await person.send('DELETE', '/users/deleteMe')).status).toBe(200);
  const { rows } = await run('select c.*, o.gift_message from order_contacts c join orders o on o.id = c.order_id where order_id = $1', [
    order._id,
  ]);
  expect(rows[0]).toMatchObject({ email: null, name: null, phone: null, line1: null, gift_message: null });
  expect(await entries()).toBe(before);
});
