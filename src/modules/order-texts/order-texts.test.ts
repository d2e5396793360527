import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OrderNotification } from '#modules/orders/notify-buyer.ts';
import { sendOrderNotification } from '#modules/orders/send-order-notification.ts';
import { type Msg91Service, openMsg91 } from '../../../test/simulators/msg91.ts';
import { expectBalancedBooks } from '../../../test/support/balanced-books.ts';
import { buyer, orderOf, placed, readOrderView } from '../../../test/support/place-orders.ts';
import { addSampleProducts, type SampleProduct } from '../../../test/support/sample-catalogue.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { createTestClient, sentMails, signUpTestClient, type TestClient } from '../../../test/support/test-client.ts';
import { moveParcel } from '../orders/move-parcel.ts';
import { sendDeliveryTextJob, sendOrderText } from './send-order-text.ts';

const authKey = 'key-of-a-test-account';
let service: Msg91Service;
let shop: TestApp;
let product: SampleProduct;
const logged: string[] = [];
beforeAll(async () => {
  service = await openMsg91(authKey);
  shop = await openTestApp({
    MSG91_AUTH_KEY: authKey,
    MSG91_URL: service.url,
    SMS_TEMPLATE_PLACED: 'placed1234',
    SMS_TEMPLATE_PLACED_HI: 'placedhindi',
    SMS_TEMPLATE_SHIPPED: 'shipped1234',
    SMS_TEMPLATE_DELIVERED: 'delivered1234',
    SMS_TEMPLATE_OUT_FOR_DELIVERY: 'atthedoor1',
  });
  const { log } = shop.services;
  const keep = (...line: unknown[]) => void logged.push(JSON.stringify(line));
  shop.services.log = Object.assign(Object.create(log), { warn: keep, error: keep });
  [product] = (await addSampleProducts(shop, 1)) as [SampleProduct];
});
beforeEach(async () => {
  service.taken.length = 0;
  Object.assign(service, { refuses: undefined });
  Object.assign(service.trouble, { down: false, brokenAnswers: 0 });
  await run('delete from limits');
});
afterEach(async () => {
  shop.setNow(undefined);
  expect(logged.join()).not.toMatch(/98290|key-of-a-test/);
  await expectBalancedBooks(shop.ctx);
});
afterAll(async () => {
  await shop.close();
  await service.close();
});

const run = (text: string, values: unknown[] = []) => shop.services.database.execute(text, values);
const buy = async (more: Record<string, unknown> = {}, client: TestClient = createTestClient(shop)) => {
  const { order } = await placed(client, orderOf([[product, 1]], { textUpdates: true, ...more }));
  return { client, orderId: order._id as string, number: order.number as string };
};
const changed = (orderId: string, kind: OrderNotification['kind'] = 'placed', about = orderId): OrderNotification => ({
  orderId,
  kind,
  about,
});
const send = (change: OrderNotification) => sendOrderText(shop.ctx, change).catch((error: Error) => error.message);
const states = async (orderId: string) =>
  (await run('select kind, state, attempts, last_error as error from order_texts where order_id = $1 order by kind', [orderId])).rows;

test('who asked for it is told of the order, its dispatch and its delivery, each once', async () => {
  const { client, orderId, number } = await buy();
  await send(changed(orderId));
  await send(changed(orderId));
  expect(service.taken).toEqual([{ template_id: 'placed1234', short_url: '0', recipients: [{ mobiles: '919829012345', order: number }] }]);
  const [parcel] = (await readOrderView(client, number)).parcels;
  await moveParcel(shop.ctx, { parcelId: parcel._id, event: 'pack', by: 'operator' });
  const tracking = { carrier: 'Delhivery Surface Express, a courier of India', trackingNumber: 'DL123' };
  await moveParcel(shop.ctx, { parcelId: parcel._id, event: 'ship', by: 'operator', ...tracking });
  for (const kind of ['packed', 'shipped', 'shipped', 'delivered', 'refund-sent'] as const) await send(changed(orderId, kind, parcel._id));
  expect(service.taken.slice(1)).toMatchObject([
    { template_id: 'shipped1234', recipients: [{ order: number, courier: 'Delhivery Surface Express, a c', tracking: 'DL123' }] },
    { template_id: 'delivered1234', recipients: [{ mobiles: '919829012345', order: number }] },
  ]);
});

test('it is told once that the courier comes today', async () => {
  const { orderId, client, number } = await buy();
  const [parcel] = (await readOrderView(client, number)).parcels;
  for (let day = 0; day < 2; day++)
    await sendDeliveryTextJob.handle({ orderId, parcelId: parcel._id, occurredAt: new Date().toISOString() }, shop.ctx);
  expect(service.taken).toMatchObject([{ template_id: 'atthedoor1', recipients: [{ order: number, courier: '-' }] }]);
});

test('the language of the order chooses the template, and English stands in for one that is missing', async () => {
  const { orderId } = await buy({ language: 'hi' });
  await send(changed(orderId));
  await send(changed(orderId, 'delivered'));
  expect(service.taken.map(({ template_id }) => template_id)).toEqual(['placedhindi', 'delivered1234']);
});

test('nothing is sent without a tick, about a gift, abroad, or about an order that is not paid', async () => {
  const abroad = { contact: { ...buyer, email: 'emma@example.com', phone: '+1 212 555 0123', phoneUnchecked: true } };
  for (const more of [
    { textUpdates: false },
    { textUpdates: undefined },
    { gift: { buyerName: 'Emma Brown', hidePrices: true } },
    { method: 'demo' },
    abroad,
  ])
    await send(changed((await buy(more)).orderId));
  expect(service.taken).toEqual([]);
});

test('its buyer alone sees and ends them, and nothing is sent after that', async () => {
  const { client, number, orderId } = await buy();
  expect((await client.send('GET', `/orders/${number}/texts`)).body).toEqual({ wanted: true, whatsApp: false });
  const other = await signUpTestClient(shop);
  expect((await other.send('GET', `/orders/${number}/texts`)).status).toBe(404);
  expect((await other.send('POST', `/orders/${number}/texts/stop`)).status).toBe(404);
  expect((await client.send('POST', `/orders/${number}/texts/stop`)).body).toEqual({ wanted: false, whatsApp: false });
  expect((await client.send('POST', `/orders/${number}/texts/stop`)).body).toEqual({ wanted: false, whatsApp: false });
  expect((await client.send('GET', `/orders/${number}/texts`)).body).toEqual({ wanted: false, whatsApp: false });
  await send(changed(orderId));
  expect(service.taken).toEqual([]);
});

test('a service that is down is asked again, and the mail comes all the same', async () => {
  const person = await signUpTestClient(shop);
  const { orderId, number } = await buy({ contact: { ...buyer, email: person.email } }, person);
  service.trouble.down = true;
  expect(await send(changed(orderId))).toBe('out of reach');
  await sendOrderNotification(shop.ctx, changed(orderId));
  expect(JSON.stringify(await sentMails(shop, person.email))).toContain(number);
  service.trouble.down = false;
  // An attempt that began a moment ago may still be under way.
  await send(changed(orderId));
  expect(service.taken).toEqual([]);
  shop.setNow(new Date(Date.now() + 120_000));
  await send(changed(orderId));
  expect(service.taken).toHaveLength(1);
  expect(await states(orderId)).toEqual([{ kind: 'placed', state: 'sent', attempts: 2, error: null }]);
});

test('a refusal is final, also under status 200, and so is the fifth failure', async () => {
  for (const status of [200, 400, 401]) {
    const { orderId } = await buy();
    service.refuses = status;
    expect(await send(changed(orderId))).toBeUndefined();
    expect(await states(orderId)).toMatchObject([{ state: 'failed', error: `refused with status ${status}` }]);
  }
  service.refuses = undefined;
  const { orderId } = await buy();
  for (let attempt = 1; attempt <= 6; attempt++) {
    shop.setNow(new Date(Date.now() + attempt * 120_000));
    service.trouble.brokenAnswers = 1;
    expect(await send(changed(orderId))).toBe(attempt < 5 ? 'status 500' : undefined);
  }
  expect(await states(orderId)).toMatchObject([{ state: 'failed', attempts: 5 }]);
});

test('a stranger cannot flood a telephone', async () => {
  const orders = await Promise.all(Array.from({ length: 2 }, () => buy()));
  for (const { orderId } of orders) for (let about = 0; about < 7; about++) await send(changed(orderId, 'delivered', `parcel ${about}`));
  expect(service.taken).toHaveLength(10);
});

test('without an account at the service nothing is offered, stored or sent', async () => {
  const { texts } = shop.services.app;
  shop.services.app.texts = { ...texts, msg91: undefined };
  const { client, number, orderId } = await buy();
  expect((await client.send('GET', `/orders/${number}/texts`)).body).toEqual({ wanted: false, whatsApp: false });
  await send(changed(orderId));
  shop.services.app.texts = texts;
  await send(changed(orderId));
  expect(service.taken).toEqual([]);
});

test('the consent is exported, and erased with the account', async () => {
  const person = await signUpTestClient(shop);
  const { orderId, number } = await buy({ contact: { ...buyer, email: person.email } }, person);
  const { body } = await person.send('GET', '/users/export');
  expect(JSON.stringify(body)).toMatch(new RegExp(`"orderTexts":\\[\\{"number":"${number}","channel":"sms"`));
  const [parcel] = (await readOrderView(person, number)).parcels;
  const cancel = { idempotencyKey: `cancel all of ${number}`, lines: [{ lineId: parcel.lines[0]._id, qty: 1 }] };
  expect((await person.send('POST', `/orders/${number}/cancel`, cancel)).status).toBe(200);
  expect((await person.send('DELETE', '/users/deleteMe')).status).toBe(200);
  expect((await run('select 1 from order_text_consents where order_id = $1', [orderId])).rows).toEqual([]);
  await send(changed(orderId));
  expect(service.taken).toEqual([]);
});
