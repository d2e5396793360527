import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { refreshListings } from '#modules/catalog/refresh-listings.ts';
import { releaseStock } from '#modules/catalog/release-stock.ts';
import { deliverMailJob } from '#modules/notifications/deliver-mail.ts';
import type { MailBlock } from '#modules/notifications/mail.ts';
import { mails } from '#modules/notifications/tables.ts';
import { compose } from '#platform/mail/compose.ts';
import type { OutgoingMail } from '#platform/mail/transport.ts';
import { addSampleProducts, type SampleProduct } from '../../../test/support/sample-catalogue.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { createTestClient, signUpTestClient } from '../../../test/support/test-client.ts';
import { notifyWaiting } from './notify-waiting.ts';
import { pruneAlerts } from './prune-alerts.ts';
import { productAlerts } from './tables.ts';

const day = 86_400_000;
let shop: TestApp;
let soldOut: SampleProduct;
let inStock: SampleProduct;
beforeAll(async () => {
  shop = await openTestApp();
  [soldOut, inStock] = (await addSampleProducts(shop, 2, (index) => (index === 0 ? { available: 0 } : {}))) as [
    SampleProduct,
    SampleProduct,
  ];
});
beforeEach(async () => {
  for (const table of ['product_alerts', 'mails', 'limits']) await run(`delete from ${table}`);
  await run('update variants set available = 0 where product_id = $1', [soldOut.productId]);
  await refresh(soldOut.productId);
});
afterEach(() => shop.setNow(undefined));
afterAll(() => shop.close());

const run = (text: string, values: unknown[] = []) => shop.services.database.execute(text, values);
const refresh = (...ids: string[]) => shop.ctx.transaction((tx) => refreshListings(tx, ids));
const alerts = () => shop.services.database.orm.select().from(productAlerts);
const sent = async (kind: string) => (await shop.services.database.orm.select().from(mails)).filter((mail) => mail.kind === kind);
const linkIn = (mail: { blocks: readonly MailBlock[] | null } | undefined, type: 'button' | 'link') => {
  const block = mail?.blocks?.find((each) => each.type === type);
  return block && 'url' in block ? new URL(block.url).searchParams.get('token') : undefined;
};

const visitor = () => createTestClient(shop);
const ask = (email: string, more: object = {}, client = visitor()) =>
  client.send('POST', '/product-alerts', { kind: 'back-in-stock', productId: soldOut.productId, email, ...more });
/** Asks and follows the link in the mail. */
async function join(email: string, more: object = {}) {
  await ask(email, more);
  const mail = (await sent('product-alert-confirmation')).findLast(({ recipient }) => recipient === email);
  return visitor().send('POST', '/product-alerts/confirm', { token: linkIn(mail, 'button') });
}
/** Puts units on sale, as an order that is not paid gives them back, and runs what subscribes to it. */
async function restock(qty: number) {
  await run('update variants set stocked = stocked + $2 where id = $1', [soldOut.variantId, qty]);
  await shop.ctx.transaction((tx) =>
    releaseStock(tx, { orderId: 'none', items: [{ variantId: soldOut.variantId, qty }], reason: 'release' }),
  );
  await refresh(soldOut.productId);
}

test('an address counts once its link was followed, and gets one mail when the product is back', async () => {
  expect((await ask('asha@example.com')).body).toEqual({ state: 'confirmation-sent' });
  await restock(1);
  expect(await notifyWaiting(shop.ctx)).toBe(0);
  await run('update variants set available = 0 where product_id = $1', [soldOut.productId]);
  await refresh(soldOut.productId);

  expect((await join('bina@example.com')).body).toEqual({ kind: 'back-in-stock' });
  await restock(1);
  const { rows } = await run(`select data from jobs.job where name = 'notify-back-in-stock' order by created_on desc limit 1`);
  expect(rows[0]?.data).toEqual({ productIds: [soldOut.productId] });
  expect(await notifyWaiting(shop.ctx, [soldOut.productId])).toBe(1);
  expect(await notifyWaiting(shop.ctx)).toBe(0);
  expect((await sent('product-back-in-stock')).map(({ recipient }) => recipient)).toEqual(['bina@example.com']);
});

test('the answer and the mails of a typed address tell nothing of earlier requests', async () => {
  await join('asha@example.com');
  for (let time = 0; time < 5; time++) expect((await ask('Asha@Example.com ')).body).toEqual({ state: 'confirmation-sent' });
  expect(await sent('product-alert-confirmation')).toHaveLength(1);
  for (let index = 0; index < 5; index++) await ask('many@example.com', { kind: 'price-drop', productId: inStock.productId });
  expect((await sent('product-alert-confirmation')).filter(({ recipient }) => recipient === 'many@example.com')).toHaveLength(3);
  expect(JSON.stringify((await sent('product-alert-confirmation')).map(({ blocks }) => blocks))).not.toContain('Piece');
});

test('an account with a verified address waits without a link, and is exported and erased', async () => {
  const person = await signUpTestClient(shop);
  expect((await ask('', {}, person)).body).toEqual({ state: 'waiting' });
  expect(await alerts()).toMatchObject([{ email: null, confirmedAt: expect.any(Date) }]);
  const { body } = await person.send('GET', '/users/export');
  expect(JSON.stringify(body)).toContain(soldOut.productId);
  await restock(2);
  expect(await notifyWaiting(shop.ctx)).toBe(1);
  expect(await sent('product-back-in-stock')).toMatchObject([{ recipient: person.email }]);
  expect((await person.send('DELETE', '/users/deleteMe')).status).toBe(200);
  expect(await alerts()).toEqual([]);
});

test('few units are told to the first in line, the next a day later, and the price to all', async () => {
  const people = Array.from({ length: 7 }, (_, index) => `person-${index}@example.com`);
  for (const [index, email] of people.entries()) {
    shop.setNow(new Date(Date.now() + index * 1_000));
    await join(email);
    await join(email, { kind: 'price-drop', productId: inStock.productId });
  }
  await restock(1);
  expect(await notifyWaiting(shop.ctx)).toBe(5);
  expect((await sent('product-back-in-stock')).map(({ recipient }) => recipient).sort()).toEqual(people.slice(0, 5));
  expect(await notifyWaiting(shop.ctx)).toBe(0);
  shop.setNow(new Date(Date.now() + day + 60_000));
  expect(await notifyWaiting(shop.ctx)).toBe(2);

  await run('update products set base_price_paise = base_price_paise - 100 where id = $1', [inStock.productId]);
  await refresh(inStock.productId);
  const { rows } = await run(`select data from jobs.job where name = 'notify-price-drop'`);
  expect(rows.map((row) => row.data)).toContainEqual({ productIds: [inStock.productId] });
  expect(await notifyWaiting(shop.ctx, [inStock.productId])).toBe(7);
});

test('every mail ends all others of its mailbox by one click, also once its request is gone', async () => {
  await join('asha@example.com');
  await join('asha@example.com', { kind: 'price-drop', productId: inStock.productId });
  await join('bina@example.com');
  await restock(1);
  await notifyWaiting(shop.ctx);
  const mail = (await sent('product-back-in-stock')).find(({ recipient }) => recipient === 'asha@example.com');
  const outgoing: OutgoingMail[] = [];
  const post = shop.services.mail.send;
  shop.services.mail.send = async (each) => void outgoing.push(each);
  await deliverMailJob.handle({ mail: mail?.id ?? '' }, { ...shop.ctx, mail: shop.services.mail });
  shop.services.mail.send = post;
  const headers = compose(outgoing[0] as OutgoingMail).headers as Record<string, string>;
  expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  expect(headers['List-Unsubscribe']).toMatch(/^<http.*\/product-alerts\/stop\?token=[\w-]+>$/);
  expect(outgoing[0]?.text).toContain('/product-alerts/stop?token=');

  const stop = () => visitor().send('POST', '/product-alerts/stop', { token: linkIn(mail, 'link') });
  await run('delete from product_alerts where notified_at is not null');
  expect((await stop()).body).toEqual({ status: 'success' });
  expect((await stop()).body).toEqual({ status: 'success' });
  expect(await alerts()).toEqual([]);
  expect((await visitor().send('POST', '/product-alerts/stop', { token: 'x' })).body.code).toBe('INVALID_TOKEN');
});

test('refuses what is in stock, unknown or without an address', async () => {
  expect((await ask('asha@example.com', { productId: inStock.productId })).body.code).toBe('WRONG_STATE');
  expect((await ask('asha@example.com', { productId: 'nothing' })).body.code).toBe('PRODUCT_NOT_FOUND');
  expect((await ask('asha@example.com', { variantId: inStock.variantId })).body.code).toBe('PRODUCT_NOT_FOUND');
  expect((await ask('')).body).toMatchObject({ code: 'INVALID_INPUT', fields: { email: expect.any(String) } });
  expect((await ask('not an address')).body).toMatchObject({ code: 'INVALID_INPUT', fields: { email: expect.any(String) } });
  expect((await ask('bot@example.com', { homepage: 'http://spam.example' })).body).toEqual({ state: 'confirmation-sent' });
  expect(await alerts()).toEqual([]);
});

test('a link works for two days, and a request ends after six months', async () => {
  await ask('late@example.com');
  const [mail] = await sent('product-alert-confirmation');
  await join('waits@example.com');
  shop.setNow(new Date(Date.now() + 2 * day + 60_000));
  expect((await visitor().send('POST', '/product-alerts/confirm', { token: linkIn(mail, 'button') })).body.code).toBe('INVALID_TOKEN');
  await pruneAlerts(shop.ctx);
  expect(await alerts()).toMatchObject([{ email: 'waits@example.com' }]);
  shop.setNow(new Date(Date.now() + 190 * day));
  await pruneAlerts(shop.ctx);
  expect(await alerts()).toEqual([]);
});
