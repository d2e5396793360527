import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OrderNotification } from '#modules/orders/notify-buyer.ts';
import { type Msg91Service, openMsg91 } from '../../../test/simulators/msg91.ts';
import { openWhatsApp, type WhatsAppService } from '../../../test/simulators/whatsapp.ts';
import { expectBalancedBooks } from '../../../test/support/balanced-books.ts';
import { buyer, orderOf, placed } from '../../../test/support/place-orders.ts';
import { addSampleProducts, type SampleProduct } from '../../../test/support/sample-catalogue.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { createTestClient, signUpTestClient, type TestClient } from '../../../test/support/test-client.ts';
import type { TextKey } from './queries.ts';
import { followWhatsAppsJob } from './receive-reports.ts';
import { sendOrderText } from './send-order-text.ts';
import { notifyByPhone } from './send-text.ts';

const authKey = 'key-of-a-test-account';
let sms: Msg91Service;
let whatsApp: WhatsAppService;
let shop: TestApp;
let product: SampleProduct;
const logged: string[] = [];
beforeAll(async () => {
  sms = await openMsg91(authKey);
  whatsApp = await openWhatsApp();
  shop = await openTestApp({
    MSG91_AUTH_KEY: authKey,
    MSG91_URL: sms.url,
    SMS_TEMPLATE_PLACED: 'placed1234',
    ...whatsApp.env,
    WHATSAPP_TEMPLATE_PLACED: 'order_placed',
    WHATSAPP_TEMPLATE_SHIPPED: 'order_shipped',
  });
  const { log } = shop.services;
  const keep = (...line: unknown[]) => void logged.push(JSON.stringify(line));
  shop.services.log = Object.assign(Object.create(log), { warn: keep, error: keep });
  [product] = (await addSampleProducts(shop, 1, () => ({ available: 1_000 }))) as [SampleProduct];
});
beforeEach(async () => {
  sms.taken.length = 0;
  whatsApp.taken.length = 0;
  Object.assign(whatsApp, { refuses: undefined, losesAnswer: false, languages: ['en', 'hi'] });
  whatsApp.trouble.down = false;
  await run('delete from limits');
});
afterEach(async () => {
  shop.setNow(undefined);
  expect(logged.join()).not.toMatch(/98290|token-of|app-secret/);
  await expectBalancedBooks(shop.ctx);
});
afterAll(async () => {
  await shop.close();
  await sms.close();
  await whatsApp.close();
});

const run = (text: string, values: unknown[] = []) => shop.services.database.execute(text, values);
const buy = async (more: Record<string, unknown> = {}, client: TestClient = createTestClient(shop)) => {
  const { order } = await placed(client, orderOf([[product, 1]], { whatsAppUpdates: true, ...more }));
  return { client, orderId: String(order._id), number: String(order.number) };
};
const tell = (orderId: string, kind: OrderNotification['kind'] = 'placed') =>
  sendOrderText(shop.ctx, { orderId, kind, about: orderId }).catch((error: Error) => error.message);
const messages = async (orderId: string) =>
  (await run('select state, attempts, last_error as error from order_whatsapps where order_id = $1', [orderId])).rows;
const path = '/api/v1/messages/whatsapp';
const report = async ({ body, headers }: { body: string; headers: Record<string, string> }) =>
  (await shop.request(path, { method: 'POST', body, headers })).status;
const referenceOf = (place = 0) => whatsApp.taken[place]?.biz_opaque_callback_data ?? '';
/** Runs what waits to be sent another way. */
async function sendAgain(): Promise<void> {
  const { rows } = await run(`delete from jobs.job where name = 'texts-again' returning data`);
  for (const { data } of rows) await notifyByPhone(shop.ctx, data as TextKey);
}

test('who asked for it is told by WhatsApp once, and not by SMS as well', async () => {
  const { orderId, number } = await buy({ textUpdates: true });
  await tell(orderId);
  await tell(orderId);
  expect(whatsApp.taken).toMatchObject([
    {
      to: '919829012345',
      template: {
        name: 'order_placed',
        language: { code: 'en' },
        components: [{ type: 'body', parameters: [{ type: 'text', parameter_name: 'order', text: number }] }],
      },
    },
  ]);
  expect(await report(whatsApp.report(referenceOf(), 'sent'))).toBe(200);
  expect(await report(whatsApp.report(referenceOf(), 'read'))).toBe(200);
  expect(await report(whatsApp.report(referenceOf(), 'delivered'))).toBe(200);
  expect(await report(whatsApp.report(referenceOf(), 'failed', 131_026))).toBe(200);
  await sendAgain();
  expect([await messages(orderId), sms.taken]).toEqual([[{ state: 'read', attempts: 1, error: null }], []]);
});

test('a Hindi order is told in Hindi, and in English where the template is not translated', async () => {
  const { orderId } = await buy({ language: 'hi' });
  await tell(orderId);
  whatsApp.languages = ['en'];
  await tell((await buy({ language: 'hi' })).orderId);
  expect(whatsApp.taken.map(({ template }) => template.language.code)).toEqual(['hi', 'en']);
});

test('what does not arrive goes by SMS once, where that was asked for, too', async () => {
  const both = await buy({ textUpdates: true });
  const alone = await buy();
  await tell(both.orderId);
  await tell(alone.orderId);
  for (const place of [0, 1, 0]) expect(await report(whatsApp.report(referenceOf(place), 'failed', 131_026))).toBe(200);
  await sendAgain();
  await tell(both.orderId);
  expect(sms.taken.map(({ recipients }) => recipients[0]?.order)).toEqual([both.number]);
  expect(await messages(alone.orderId)).toEqual([{ state: 'failed', attempts: 1, error: 'error 131026' }]);
});

test('what is not reported as delivered within two hours goes by SMS', async () => {
  const { orderId, number } = await buy({ textUpdates: true });
  await tell(orderId);
  await followWhatsAppsJob.handle({}, shop.ctx);
  await sendAgain();
  expect(sms.taken).toEqual([]);
  shop.setNow(new Date(Date.now() + 3 * 3_600_000));
  await followWhatsAppsJob.handle({}, shop.ctx);
  await sendAgain();
  expect(sms.taken.map(({ recipients }) => recipients[0]?.order)).toEqual([number]);
});

test('a refusal is final and goes by SMS at once; a service that is down is asked again', async () => {
  const refused = await buy({ textUpdates: true });
  whatsApp.refuses = { status: 400, code: 131_026 };
  await tell(refused.orderId);
  expect(sms.taken).toHaveLength(1);
  whatsApp.refuses = { status: 503, code: 131_000 };
  const { orderId } = await buy({ textUpdates: true });
  expect(await tell(orderId)).toBe('status 503, error 131000');
  whatsApp.refuses = undefined;
  shop.setNow(new Date(Date.now() + 120_000));
  await tell(orderId);
  expect([await messages(orderId), sms.taken.length]).toEqual([[{ state: 'sent', attempts: 2, error: null }], 1]);
});

test('an answer that is lost causes no second message, and its report is understood', async () => {
  const { orderId } = await buy({ textUpdates: true });
  whatsApp.losesAnswer = true;
  await tell(orderId);
  shop.setNow(new Date(Date.now() + 120_000));
  await tell(orderId);
  expect(whatsApp.taken).toHaveLength(1);
  await report(whatsApp.report(referenceOf(), 'delivered'));
  expect(await messages(orderId)).toMatchObject([{ state: 'delivered' }]);
  await sendAgain();
  expect(sms.taken).toEqual([]);
});

test('it is a consent of its own, of this buyer alone, and ends on the page or by an answer', async () => {
  const { client, number, orderId } = await buy();
  expect((await client.send('GET', `/orders/${number}/texts`)).body).toEqual({ wanted: false, whatsApp: true });
  expect((await client.send('POST', `/orders/${number}/texts/stop`, {})).body).toEqual({ wanted: false, whatsApp: true });
  const other = await signUpTestClient(shop);
  expect((await other.send('POST', `/orders/${number}/texts/stop`, { channel: 'whatsapp' })).status).toBe(404);
  expect(await report(whatsApp.answer('919829012345', 'When does it come?'))).toBe(200);
  expect((await client.send('GET', `/orders/${number}/texts`)).body).toMatchObject({ whatsApp: true });
  expect(await report(whatsApp.answer('919829012345', ' Stop. '))).toBe(200);
  expect((await client.send('GET', `/orders/${number}/texts`)).body).toMatchObject({ whatsApp: false });
  const second = await buy();
  const stopped = await second.client.send('POST', `/orders/${second.number}/texts/stop`, { channel: 'whatsapp' });
  expect(stopped.body).toEqual({ wanted: false, whatsApp: false });
  await tell(orderId);
  await tell(second.orderId);
  for (const more of [{ whatsAppUpdates: false }, { gift: { buyerName: 'Emma Brown', hidePrices: true } }])
    await tell((await buy(more)).orderId);
  expect(whatsApp.taken).toEqual([]);
});

test('a foreign number is written to as well', async () => {
  const contact = { ...buyer, email: 'emma@example.com', phone: '+1 212 555 0123', phoneUnchecked: true };
  await tell((await buy({ contact })).orderId);
  expect(whatsApp.taken.map(({ to }) => to)).toEqual(['12125550123']);
});

test('refuses forged and unreadable reports, and proves its address to Meta', async () => {
  const { orderId } = await buy();
  await tell(orderId);
  const forged = whatsApp.report(referenceOf(), 'failed', 1);
  expect(await report({ ...forged, headers: { ...forged.headers, 'x-hub-signature-256': 'sha256=00' } })).toBe(401);
  expect(await report({ body: forged.body, headers: {} })).toBe(401);
  expect(await report({ ...forged, body: forged.body.replace('failed', 'read') })).toBe(401);
  expect(await report(whatsApp.report('another sender’s', 'failed', 1))).toBe(200);
  expect(await messages(orderId)).toMatchObject([{ state: 'sent' }]);
  const prove = (query: string) => shop.request(`${path}?hub.mode=subscribe&hub.challenge=1158201444&hub.verify_token=${query}`);
  expect(await (await prove('verify-token-of-tests')).text()).toBe('1158201444');
  expect((await prove('another')).status).toBe(401);
});

test('without an account nothing is offered, stored or sent, and no report is taken', async () => {
  const { texts } = shop.services.app;
  shop.services.app.texts = { ...texts, whatsApp: undefined };
  const { client, number, orderId } = await buy();
  expect((await client.send('GET', `/orders/${number}/texts`)).body).toEqual({ wanted: false, whatsApp: false });
  expect(await report(whatsApp.report('x', 'read'))).toBe(404);
  shop.services.app.texts = texts;
  await tell(orderId);
  expect(whatsApp.taken).toEqual([]);
});

test('the consent is exported, and erased with the account', async () => {
  const person = await signUpTestClient(shop);
  const { orderId, number } = await buy({ contact: { ...buyer, email: person.email } }, person);
  expect(JSON.stringify((await person.send('GET', '/users/export')).body)).toContain(`{"number":"${number}","channel":"whatsapp"`);
  const lines = (await run('select id as "lineId", qty from order_lines where order_id = $1', [orderId])).rows;
  expect((await person.send('POST', `/orders/${number}/cancel`, { idempotencyKey: `cancel all of ${number}`, lines })).status).toBe(200);
  expect((await person.send('DELETE', '/users/deleteMe')).status).toBe(200);
  expect((await run('select 1 from order_whatsapp_consents where order_id = $1', [orderId])).rows).toEqual([]);
  await tell(orderId);
  expect(whatsApp.taken).toEqual([]);
});
