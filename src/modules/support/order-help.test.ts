import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { mails } from '#modules/notifications/tables.ts';
import { moveParcel } from '#modules/orders/move-parcel.ts';
import { expectBalancedBooks } from '../../../test/support/balanced-books.ts';
import { orderOf, placed, readOrderView } from '../../../test/support/place-orders.ts';
import { addSampleProducts, type SampleProduct } from '../../../test/support/sample-catalogue.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { createTestClient, signUpTestClient, type TestClient } from '../../../test/support/test-client.ts';
import { tickets } from './tables.ts';

let shop: TestApp;
let products: SampleProduct[];
beforeAll(async () => {
  shop = await openTestApp({ SUPPORT_EMAIL: 'help@shop.example' });
  products = await addSampleProducts(shop, 2);
});
beforeEach(async () => {
  for (const table of ['tickets', 'mails', 'limits', 'inbox_items']) await run(`delete from ${table}`);
});
afterEach(() => expectBalancedBooks(shop.ctx));
afterAll(() => shop.close());

const run = (text: string, values: unknown[] = []) => shop.services.database.execute(text, values);
const product = (index: number) => products[index] as SampleProduct;
const recipients = async (kind: string) =>
  (await shop.services.database.orm.select().from(mails)).filter((mail) => mail.kind === kind).map(({ recipient }) => recipient);
const stored = () => shop.services.database.orm.select().from(tickets);

/** An order of one product, with its parcel. */
async function order(person: TestClient, more = {}) {
  const { order: made } = await placed(person, orderOf([[product(0), 1]], more));
  const { number, contact, parcels } = await readOrderView(person, made.number);
  return { number: number as string, email: contact.email as string, parcelId: parcels[0]._id as string };
}
const ask = (person: TestClient, { number, parcelId }: { number: string; parcelId: string }, more: object) =>
  person.send('POST', `/orders/${number}/help`, { parcelId, topic: 'seller', message: 'When do you send it?', ...more });

test('a question about a parcel is a ticket with a reference, mailed to buyer, seller and shop', async () => {
  const seller = await signUpTestClient(shop);
  await run(`insert into seller_people (seller_id, user_id, role) select $1, id, 'owner' from users where email = $2`, [
    product(0).sellerId,
    seller.email,
  ]);
  const guest = createTestClient(shop);
  const about = await order(guest);
  await run('delete from mails');
  const { body } = await ask(guest, about, {});
  expect(body.reference).toMatch(/^H-[2-9A-Z]{8}$/);
  expect(await stored()).toMatchObject([{ id: body.reference, kind: 'order-help', topic: 'seller', orderNumber: about.number }]);
  expect(await recipients('order-help')).toEqual([seller.email]);
  expect(await recipients('order-help-received')).toEqual([about.email]);
  expect(await recipients('ticket-notice')).toEqual(['help@shop.example']);
  const { rows } = await run(`select title from inbox_items where recipient_kind = 'seller'`);
  expect(rows).toEqual([{ title: expect.stringContaining(about.number) }]);

  // The same question again is the same ticket.
  expect((await ask(guest, about, {})).body.reference).toBe(body.reference);
  expect(await recipients('order-help')).toHaveLength(1);
  await ask(guest, about, { topic: 'support', message: 'A word to you alone.' });
  expect(await recipients('order-help')).toHaveLength(1);
});

test('a message is needed, but to ask where a parcel is', async () => {
  const guest = createTestClient(shop);
  const about = await order(guest);
  expect((await ask(guest, about, { message: '' })).body).toMatchObject({ code: 'INVALID_INPUT', fields: { message: expect.any(String) } });
  expect((await ask(guest, about, { topic: 'where', message: '' })).status).toBe(200);
  expect(await stored()).toMatchObject([{ body: 'Where is the parcel?' }]);
});

test('others ask nothing about an order, and a parcel belongs to its order', async () => {
  const guest = createTestClient(shop);
  const about = await order(guest);
  const other = await order(createTestClient(shop));
  expect((await ask(createTestClient(shop), about, {})).body.code).toBe('ORDER_NOT_FOUND');
  expect((await ask(guest, { ...about, parcelId: other.parcelId }, {})).body.code).toBe('ORDER_NOT_FOUND');
  expect(await stored()).toEqual([]);
});

test('an order takes ten questions a day, and they go with the person', async () => {
  const person = await signUpTestClient(shop);
  const about = await order(person);
  for (let index = 0; index < 10; index++) expect((await ask(person, about, { message: `Question ${index}` })).status).toBe(200);
  expect((await ask(person, about, { message: 'One more' })).body.code).toBe('TOO_MANY_REQUESTS');
  expect(JSON.stringify((await person.send('GET', '/users/export')).body)).toContain('Question 9');
  for (const event of ['pack', 'ship', 'deliver'] as const) await moveParcel(shop.ctx, { parcelId: about.parcelId, event, by: 'operator' });
  await run(`update parcels set delivered_at = now() - interval '60 days' where id = $1`, [about.parcelId]);
  expect((await person.send('DELETE', '/users/deleteMe')).status).toBe(200);
  expect(await stored()).toEqual([]);
});

test('a known carrier is linked from the parcel', async () => {
  const guest = createTestClient(shop);
  const { parcelId, number } = await order(guest);
  await moveParcel(shop.ctx, { parcelId, event: 'pack', by: 'operator' });
  await moveParcel(shop.ctx, { parcelId, event: 'ship', by: 'operator', carrier: 'Delhivery', trackingNumber: 'D 17' });
  expect((await readOrderView(guest, number)).parcels[0].trackingUrl).toBe('https://www.delhivery.com/track/package/D17');
});

test('a message to the shop names what it is about, and only feedback goes without an address', async () => {
  const visitor = createTestClient(shop);
  const write = (more: object) => visitor.send('POST', '/contact', { topic: 'product', message: 'Is it heavy?', ...more });
  expect((await write({})).body).toMatchObject({ code: 'INVALID_INPUT', fields: { email: expect.any(String) } });
  expect((await write({ email: 'asha@example.com', orderNumber: 'what?' })).body.fields).toHaveProperty('orderNumber');
  const { body } = await write({ email: 'asha@example.com', about: product(1).productId, orderNumber: '' });
  expect(body).toEqual({ message: 'Message sent.', reference: expect.stringMatching(/^C-/) });
  expect((await write({ topic: 'feedback', email: '' })).status).toBe(200);
  expect((await write({ homepage: 'http://spam.example', email: 'bot@example.com' })).status).toBe(200);
  expect(await stored()).toMatchObject([
    { productId: product(1).productId, email: 'asha@example.com' },
    { topic: 'feedback', email: null },
  ]);
  expect(await recipients('contact-received')).toEqual(['asha@example.com']);
});

test('the terms of a seller are the rates of today', async () => {
  const { rows } = await run(`select rate_bp from commission_rates where seller_id is null order by from_date desc limit 1`);
  expect((await createTestClient(shop).send('GET', '/seller-terms')).body).toMatchObject({ commissionBp: Number(rows[0]?.rate_bp) });
});
