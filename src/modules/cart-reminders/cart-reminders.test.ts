import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { refreshListings } from '#modules/catalog/refresh-listings.ts';
import { deliverMailJob } from '#modules/notifications/deliver-mail.ts';
import type { MailBlock } from '#modules/notifications/mail.ts';
import { mails } from '#modules/notifications/tables.ts';
import type { OrderNotification } from '#modules/orders/notify-buyer.ts';
import { releaseExpired } from '#modules/orders/release-expired.ts';
import { compose } from '#platform/mail/compose.ts';
import type { OutgoingMail } from '#platform/mail/transport.ts';
import { buyer, capture, expire, orderOf, placed } from '../../../test/support/place-orders.ts';
import { addSampleProducts, type SampleProduct } from '../../../test/support/sample-catalogue.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { createTestClient, signUpTestClient, type TestClient } from '../../../test/support/test-client.ts';
import { forgetOrderedCarts } from './forget-ordered.ts';
import { pruneRemindersJob, sendReminders } from './send-reminders.ts';
import { cartReminderMarks, cartReminders } from './tables.ts';

const hour = 3_600_000;
let shop: TestApp;
let first: SampleProduct;
let second: SampleProduct;
beforeAll(async () => {
  shop = await openTestApp();
  [first, second] = (await addSampleProducts(shop, 2, () => ({ available: 50 }))) as [SampleProduct, SampleProduct];
});
beforeEach(async () => {
  for (const table of ['cart_reminders', 'cart_reminder_marks', 'mails', 'limits']) await run(`delete from ${table}`);
  await stock(50);
  at(0);
});
afterEach(() => shop.setNow(undefined));
afterAll(() => shop.close());

const run = (text: string, values: unknown[] = []) => shop.services.database.execute(text, values);
/** Half past ten in India, tomorrow. */
const morning = new Date(`${new Date(Date.now() + 24 * hour).toISOString().slice(0, 10)}T05:00:00Z`);
const at = (hours: number) => shop.setNow(new Date(morning.getTime() + hours * hour));
async function stock(units: number, products = [first, second]) {
  const ids = products.map(({ productId }) => productId);
  await run('update variants set available = $2 where product_id = any($1)', [ids, units]);
  await shop.ctx.transaction((tx) => refreshListings(tx, ids));
}
const reminders = () => shop.services.database.orm.select().from(cartReminders);
const sent = async () => (await shop.services.database.orm.select().from(mails)).filter(({ kind }) => kind === 'cart-reminder');
const sentTo = async () => (await sent()).map(({ recipient }) => recipient);
const tokenIn = (mail: { blocks: readonly MailBlock[] | null } | undefined, type: 'button' | 'link') => {
  const block = mail?.blocks?.find((each) => each.type === type);
  return (block && 'url' in block && new URL(block.url).searchParams.get('token')) || '';
};
const visitor = () => createTestClient(shop);
const cartOf = (...products: [SampleProduct, number][]) => products.map(([{ variantId }, qty]) => ({ variantId, qty }));
const ask = (client: TestClient, email: string, more: object = {}) =>
  client.send('POST', '/cart-reminders', { email, items: cartOf([first, 2]), ...more });
/** A guest who asked and left, and the run four hours later. */
async function askAndLeave(email = 'asha@example.com', more: object = {}) {
  const client = visitor();
  expect((await ask(client, email, more)).body).toEqual({ status: 'success' });
  at(4);
  await sendReminders(shop.ctx);
  return client;
}
const order = (client: TestClient, email: string, more: object = {}) =>
  placed(client, orderOf([[second, 1]], { contact: { ...buyer, email }, ...more }));

test('four hours after the last sign one mail names products, prices of now and stock, and the cart is forgotten', async () => {
  const client = visitor();
  await ask(client, ' Asha@Example.com', { items: cartOf([first, 2], [second, 3]) });
  await run('update products set base_price_paise = 123400 where id = $1', [first.productId]);
  await stock(1, [second]);
  at(3.9);
  expect(await sendReminders(shop.ctx)).toBe(0);
  at(4);
  expect(await sendReminders(shop.ctx)).toBe(1);
  expect(await sendReminders(shop.ctx)).toBe(0);
  const [mail, ...others] = await sent();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ recipient: 'asha@example.com', language: 'en' });
  const text = JSON.stringify(mail?.blocks);
  for (const part of ['Piece 0', '2 × ₹1,234', 'Piece 1', '3 × ₹', 'Only 1 left', 'Remind me once about my cart by email'])
    expect(text).toContain(part);
  expect(await reminders()).toEqual([]);
  await run('update products set base_price_paise = 100000 where id = $1', [first.productId]);
});

test('two workers at once send one mail, and so do two browsers that ask for the same mailbox', async () => {
  await ask(visitor(), 'asha@example.com');
  await ask(visitor(), 'asha@example.com', { items: cartOf([second, 1]) });
  await ask(visitor(), 'asha+again@example.com', { items: cartOf([second, 2]) });
  at(4);
  await Promise.all([sendReminders(shop.ctx), sendReminders(shop.ctx)]);
  expect(await sent()).toHaveLength(1);
  expect(await reminders()).toEqual([]);
});

test('a mailbox gets one mail in seven days, and none about the same cart after that', async () => {
  const client = await askAndLeave();
  await ask(client, 'asha@example.com', { items: cartOf([second, 1]) });
  at(6 * 24);
  await sendReminders(shop.ctx);
  expect(await sent()).toHaveLength(1);
  at(8 * 24);
  await ask(client, 'asha@example.com');
  at(8 * 24 + 4);
  await sendReminders(shop.ctx);
  expect(await sent()).toHaveLength(1);
  await ask(client, 'asha@example.com', { items: cartOf([second, 1]) });
  at(9 * 24 + 4);
  await sendReminders(shop.ctx);
  expect(await sent()).toHaveLength(2);
});

test('nothing is sent at night at the buyer’s time, nor delivered after it', async () => {
  at(6);
  await ask(visitor(), 'asha@example.com', { timeZone: 'Nowhere/At-All' });
  await ask(visitor(), 'emma@example.com', { timeZone: 'America/New_York' });
  at(10);
  await sendReminders(shop.ctx);
  expect(await sentTo()).toEqual(['emma@example.com']);
  at(22.4);
  await sendReminders(shop.ctx);
  expect(await sent()).toHaveLength(1);
  at(22.5);
  await sendReminders(shop.ctx);
  expect(await sentTo()).toEqual(['emma@example.com', 'asha@example.com']);
  const [, mail] = await sent();
  expect(mail?.validUntil?.toISOString().slice(11, 16)).toBe('14:30');
  // A run that comes late, at night, waits for the morning.
  await ask(visitor(), 'bina@example.com');
  at(37);
  await sendReminders(shop.ctx);
  expect(await sent()).toHaveLength(2);
  at(48);
  await sendReminders(shop.ctx);
  expect(await sent()).toHaveLength(3);
});

test('no mail comes after an order by the mailbox, the browser or the account, whether or not its event ran', async () => {
  const browser = visitor();
  await ask(browser, 'typed@example.com');
  await order(browser, 'another@example.com');
  await ask(visitor(), 'ordered@example.com');
  await order(visitor(), 'ordered@example.com');
  const person = await signUpTestClient(shop);
  await ask(person, 'of-a-friend@example.com');
  await order(person, person.email);
  // A guest who then logs in and orders under another address.
  const guest = visitor();
  await ask(guest, 'typed-first@example.com');
  const account = await signUpTestClient(shop);
  for (const [name, value] of guest.cookies) account.cookies.set(name, value);
  await order(account, account.email);
  await ask(visitor(), 'left@example.com');
  at(4);
  expect(await sendReminders(shop.ctx)).toBe(1);
  expect(await sentTo()).toEqual(['left@example.com']);
  expect(await reminders()).toEqual([]);
});

test('a placed order deletes the carts of its buyer at once, and those of others stay', async () => {
  const browser = visitor();
  await ask(browser, 'typed@example.com');
  await ask(visitor(), 'orders-now@example.com');
  await ask(visitor(), 'other@example.com');
  const { order: made } = await order(browser, 'orders-now@example.com');
  const { rows } = await run(`select data from jobs.job where name = 'forget-ordered-carts' order by created_on`);
  const change = rows.map(({ data }) => data as OrderNotification).find(({ orderId }) => orderId === made._id);
  await forgetOrderedCarts(shop.ctx, change as OrderNotification);
  expect((await reminders()).map(({ email }) => email)).toEqual(['other@example.com']);
});

test('an unpaid order waits until it has ended, and the mail says so; one that is paid after all ends it', async () => {
  const ended = visitor();
  await ask(ended, 'ended@example.com');
  const lost = await order(ended, 'ended@example.com', { method: 'demo' });
  const paid = visitor();
  await ask(paid, 'paid@example.com');
  const kept = await order(paid, 'paid@example.com', { method: 'demo' });
  at(4);
  expect(await sendReminders(shop.ctx)).toBe(0);
  expect(await reminders()).toHaveLength(2);
  await capture(shop, kept);
  await expire(shop, lost.order._id);
  await releaseExpired(shop.ctx);
  at(8);
  expect(await sendReminders(shop.ctx)).toBe(1);
  const [mail] = await sent();
  expect(mail).toMatchObject({ recipient: 'ended@example.com', subject: expect.stringContaining('Your order has ended') });
  expect(await reminders()).toEqual([]);
});

test('an order that its buyer cancelled is no reason to write, unless the buyer came back to the checkout', async () => {
  const [gone, back] = [visitor(), visitor()];
  for (const [client, email] of [
    [gone, 'gone@example.com'],
    [back, 'back@example.com'],
  ] as const) {
    shop.setNow(undefined);
    await ask(client, email);
    const { order: made } = await order(client, email, { method: 'demo' });
    expect((await client.send('POST', `/orders/${made.number}/cancel-unpaid`)).status).toBeLessThan(300);
  }
  at(0);
  await ask(back, 'back@example.com');
  at(4);
  await sendReminders(shop.ctx);
  expect(await sentTo()).toEqual(['back@example.com']);
});

test('a mailbox that said no gets none, however it is written, from whichever browser, for good', async () => {
  const client = await askAndLeave('Asha@gmail.com');
  const [mail] = await sent();
  const stop = () => visitor().send('POST', '/cart-reminders/stop', { token: tokenIn(mail, 'link') });
  await ask(visitor(), 'asha@gmail.com', { items: cartOf([second, 4]) });
  expect((await stop()).body).toEqual({ status: 'success' });
  expect((await stop()).body).toEqual({ status: 'success' });
  expect(await reminders()).toEqual([]);
  at(400 * 24);
  await pruneRemindersJob.handle({}, shop.ctx);
  for (const [each, email] of [
    [client, 'asha@gmail.com'],
    [visitor(), 'a.s.h.a+x@GoogleMail.com'],
  ] as const)
    expect((await ask(each, email)).body).toEqual({ status: 'success' });
  expect(await reminders()).toEqual([]);
  expect(JSON.stringify(await shop.services.database.orm.select().from(cartReminderMarks))).not.toContain('asha');
  expect((await visitor().send('POST', '/cart-reminders/stop', { token: tokenIn(mail, 'button') })).body.code).toBe('INVALID_TOKEN');
});

test('the mail ends reminders by one click in the mail program', async () => {
  await askAndLeave();
  const outgoing: OutgoingMail[] = [];
  const post = shop.services.mail.send;
  shop.services.mail.send = async (each) => void outgoing.push(each);
  await deliverMailJob.handle({ mail: (await sent())[0]?.id ?? '' }, { ...shop.ctx, mail: shop.services.mail });
  shop.services.mail.send = post;
  const headers = compose(outgoing[0] as OutgoingMail).headers as Record<string, string>;
  expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  expect(headers['List-Unsubscribe']).toMatch(/^<http.*\/cart\/no-reminders\?token=[\w-]+>$/);
  expect(outgoing[0]?.text).toMatch(/\/cart\/again\?token=[\w-]+/);
});

test('a box that is unticked again, and an address that was mistyped, cause nothing', async () => {
  const client = visitor();
  await ask(client, 'mistpyed@example.com');
  await ask(client, 'right@example.com');
  const regretted = visitor();
  await ask(regretted, 'regretted@example.com');
  expect((await regretted.send('POST', '/cart-reminders/withdraw')).body).toEqual({ status: 'success' });
  // That of a browser without a cart touches nothing of others.
  await visitor().send('POST', '/cart-reminders/withdraw');
  at(4);
  await sendReminders(shop.ctx);
  expect(await sentTo()).toEqual(['right@example.com']);
});

test('nothing is sent where nothing is in stock any more, and what is gone is left out', async () => {
  await ask(visitor(), 'asha@example.com');
  await ask(visitor(), 'bina@example.com', { items: cartOf([first, 1], [second, 1]) });
  await ask(visitor(), 'nothing@example.com', { items: [{ variantId: 'no-such-variant', qty: 1 }] });
  await stock(0, [first]);
  at(4);
  await sendReminders(shop.ctx);
  expect(await sentTo()).toEqual(['bina@example.com']);
  expect(JSON.stringify(await sent())).toContain('Sold out now');
  expect(await reminders()).toEqual([]);
});

test('the link brings the cart back in any browser for seven days, and shows nothing of the buyer', async () => {
  await askAndLeave('asha@example.com', { items: cartOf([first, 2], [second, 1]) });
  const [mail] = await sent();
  const token = tokenIn(mail, 'button');
  expect(Buffer.from(token, 'base64url').toString('latin1')).not.toMatch(new RegExp(`asha|${first.variantId}`));
  const open = (given: string) => visitor().send('POST', '/cart-reminders/cart', { token: given });
  const { productId, variantId } = first;
  const { status, body } = await open(token);
  expect([status, body]).toEqual([
    200,
    {
      items: [
        { variantId, productId, qty: 2 },
        { variantId: second.variantId, productId: second.productId, qty: 1 },
      ],
    },
  ]);
  for (const wrong of ['x', `${token.slice(0, -4)}AAAA`, tokenIn(mail, 'link'), ''])
    expect((await open(wrong)).body.code).toBe('INVALID_TOKEN');
  at(4 + 7 * 24 - 0.1);
  expect((await open(token)).status).toBe(200);
  at(4 + 7 * 24);
  expect((await open(token)).body.code).toBe('INVALID_TOKEN');
});

test('a stranger learns nothing of a mailbox, and has few others written to', async () => {
  const flood = createTestClient(shop, '10.77.0.7');
  for (let index = 0; index < 25; index++) expect((await ask(flood, `person-${index}@example.com`)).body).toEqual({ status: 'success' });
  expect(await reminders()).toEqual([]);
  const rounds = await Promise.all(
    Array.from({ length: 25 }, (_, index) => ask(createTestClient(shop, `10.88.${index}.7`), 'victim@example.com')),
  );
  expect(new Set(rounds.map(({ body }) => JSON.stringify(body)))).toEqual(new Set(['{"status":"success"}']));
  expect(await reminders()).toHaveLength(20);
  at(4);
  expect(await sendReminders(shop.ctx)).toBe(1);
  expect(JSON.stringify(await sent())).not.toMatch(/person-/);
  const [mail] = await sent();
  expect(JSON.stringify(mail?.blocks)).toContain('Was it not you?');
});

test('an account’s cart goes to its address of the time, is exported, and erased with it', async () => {
  const person = await signUpTestClient(shop);
  await ask(person, person.email, { language: 'hi' });
  expect(await reminders()).toMatchObject([{ email: null, language: 'hi' }]);
  const guest = visitor();
  await ask(guest, person.email, { items: cartOf([second, 5]) });
  const exported = JSON.stringify((await person.send('GET', '/users/export')).body);
  for (const { variantId } of [first, second]) expect(exported).toContain(variantId);
  expect((await person.send('DELETE', '/users/deleteMe')).status).toBe(200);
  expect(await reminders()).toEqual([]);
  at(4);
  expect(await sendReminders(shop.ctx)).toBe(0);
  const other = await signUpTestClient(shop);
  await ask(other, other.email, { language: 'hi' });
  at(8);
  await sendReminders(shop.ctx);
  expect((await sent()).map(({ recipient, language, userId }) => [recipient, language, userId !== null])).toEqual([
    [other.email, 'hi', true],
  ]);
});

test('carts are forgotten after seven days, and none is stored where reminders are off', async () => {
  await ask(visitor(), 'asha@example.com');
  at(7 * 24);
  await pruneRemindersJob.handle({}, shop.ctx);
  expect(await reminders()).toEqual([]);
  const { cartReminders: settings } = shop.services.app;
  shop.services.app.cartReminders = { afterHours: 0 };
  expect((await ask(visitor(), 'asha@example.com')).body).toEqual({ status: 'success' });
  shop.services.app.cartReminders = settings;
  expect(await reminders()).toEqual([]);
});

test('an address that is none is refused, and so is an empty cart', async () => {
  expect((await ask(visitor(), 'not an address')).body).toMatchObject({ code: 'INVALID_INPUT', fields: { email: expect.any(String) } });
  expect((await ask(visitor(), 'asha@example.com', { items: [] })).body.code).toBe('INVALID_INPUT');
});
