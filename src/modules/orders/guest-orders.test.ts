import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { deliverMail } from '#modules/notifications/deliver-mail.ts';
import { expectBalancedBooks } from '../../../test/support/balanced-books.ts';
import { tracesOf } from '../../../test/support/personal-data-traces.ts';
import { buyer, deliver, orderOf, placed } from '../../../test/support/place-orders.ts';
import { addSampleProducts, type SampleProduct } from '../../../test/support/sample-catalogue.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { createTestClient, sentCode, sentMails, signUpTestClient, type TestClient } from '../../../test/support/test-client.ts';
import { sendOrderNotification } from './send-order-notification.ts';

let shop: TestApp;
let products: SampleProduct[];
beforeAll(async () => {
  shop = await openTestApp();
  products = await addSampleProducts(shop, 2);
});
afterEach(async () => {
  shop.setNow(undefined);
  await expectBalancedBooks(shop.ctx);
});
afterAll(() => shop.close());

let people = 0;
const newEmail = () => `owner-${++people}@example.com`;
const orderAs = async (person: TestClient, email: string, more: Record<string, unknown> = {}): Promise<{ _id: string; number: string }> =>
  (await placed(person, orderOf([[products[0] as SampleProduct, 1]], { contact: { ...buyer, email, name: 'Typed By Somebody' }, ...more })))
    .order;
const listOf = async (person: TestClient): Promise<string[]> =>
  (await person.send('GET', '/orders/buyer/orders/list')).body.data.data.order.map((order: { orderId: string }) => order.orderId);
const exported = async (person: TestClient) => JSON.stringify((await person.send('GET', '/users/export')).body.sections);
async function openWithCode(person: TestClient, email: string, number: string) {
  await person.send('POST', '/orders/look-up', { number, email });
  return person.send('POST', '/orders/look-up/verify', { number, email, otp: await sentCode(shop, email) });
}
const run = async (text: string, ...values: unknown[]) => (await shop.ctx.db.execute(text, values)).rows;

test('keeps an order placed with another person’s address out of that person’s data', async () => {
  const owner = await signUpTestClient(shop);
  const stranger = createTestClient(shop);
  const { number } = await orderAs(stranger, owner.email);
  expect(await exported(owner)).not.toContain(number);
  expect(await listOf(owner)).toEqual([]);
  expect((await owner.send('GET', `/orders/${number}`)).body.code).toBe('ORDER_NOT_FOUND');
  expect((await owner.send('DELETE', '/users/deleteMe')).status).toBe(200);
  const { body } = await stranger.send('GET', `/orders/${number}`);
  expect(body.data.order).toMatchObject({ contact: { email: owner.email }, address: expect.arrayContaining(['12 Rose Lane']) });
});

test('joins a guest’s orders to a new account with their address, and the browser keeps access', async () => {
  const email = newEmail();
  const browser = createTestClient(shop);
  const { number } = await orderAs(browser, email);
  const { number: another } = await orderAs(browser, `x${email}`);
  const owner = await signUpTestClient(shop, { email });
  expect(await listOf(owner)).toEqual([number]);
  const { order } = (await owner.send('GET', `/orders/${number}`)).body.data;
  expect(order.joined).toBe(true);
  expect((await owner.send('GET', `/orders/${another}`)).body.code).toBe('ORDER_NOT_FOUND');
  const seen = (await browser.send('GET', `/orders/${number}`)).body.data.order;
  expect(seen.number).toBe(number);
  expect(seen).not.toHaveProperty('joined');
  expect(await exported(owner)).toContain(number);
  expect((await owner.send('DELETE', '/users/deleteMe')).body).toMatchObject({ code: 'ACCOUNT_IN_USE' });
  const line = order.parcels[0].lines[0]._id;
  const lines = [{ lineId: line, qty: 1 }];
  expect((await owner.send('POST', `/orders/${number}/cancel`, { idempotencyKey: 'cancel-a-joined-order', lines })).status).toBe(200);
  expect((await owner.send('DELETE', '/users/deleteMe')).status).toBe(200);
  expect((await browser.send('GET', `/orders/${number}`)).body.code).toBe('ORDER_NOT_FOUND');
  expect((await browser.send('GET', `/orders/${another}`)).status).toBe(200);
});

test('joins orders when an account changes to their address or opens one with its code', async () => {
  const email = newEmail();
  const { number } = await orderAs(createTestClient(shop), email);
  const owner = await signUpTestClient(shop);
  expect(await listOf(owner)).toEqual([]);
  await owner.send('PATCH', '/users/updateMe', { email });
  expect((await owner.send('POST', '/users/verify-email', { email, otp: await sentCode(shop, email) })).status).toBe(200);
  expect(await listOf(owner)).toEqual([number]);
  // An address that the account has already: only what its owner asks for, order by order.
  const [wanted, left] = [await orderAs(createTestClient(shop), email), await orderAs(createTestClient(shop), email)];
  expect(await listOf(owner)).toEqual([number]);
  expect((await openWithCode(owner, email, wanted.number)).status).toBe(200);
  expect((await listOf(owner)).sort()).toEqual([number, wanted.number].sort());
  expect((await owner.send('GET', `/orders/${left.number}`)).body.code).toBe('ORDER_NOT_FOUND');
});

test('opens an order with a code without joining it to an account of another address', async () => {
  const email = newEmail();
  const { number } = await orderAs(createTestClient(shop), email);
  const reader = await signUpTestClient(shop);
  expect((await openWithCode(reader, email, number)).status).toBe(200);
  expect((await reader.send('GET', `/orders/${number}`)).status).toBe(200);
  expect(await listOf(reader)).toEqual([]);
  expect((await reader.send('DELETE', '/users/deleteMe')).status).toBe(200);
});

test('counts an order as its owner’s for export and erasure once a code proved the address', async () => {
  const owner = await signUpTestClient(shop);
  const { number } = await orderAs(createTestClient(shop), owner.email);
  expect((await openWithCode(createTestClient(shop), owner.email, number)).status).toBe(200);
  expect(await exported(owner)).toContain(number);
  expect((await owner.send('DELETE', '/users/deleteMe')).body).toMatchObject({
    code: 'ACCOUNT_IN_USE',
    fields: { account: 'open-order', number },
  });
  await deliver(shop, await signedInHolder(owner, number), number);
  expect((await owner.send('DELETE', '/users/deleteMe')).status).toBe(200);
  const contacts = await run('select c.email, c.name from order_contacts c join orders o on o.id = c.order_id where o.number = $1', number);
  expect(contacts).toEqual([{ email: null, name: null }]);
});
/** The owner with the order in the account. */
async function signedInHolder(owner: TestClient & { email: string }, number: string): Promise<TestClient> {
  shop.setNow(new Date(Date.now() + 60_000));
  await openWithCode(owner, owner.email, number);
  shop.setNow(undefined);
  return owner;
}

test('gives back an order that joined by mistake; the other person keeps it without the address', async () => {
  const email = newEmail();
  const stranger = createTestClient(shop);
  const { _id, number } = await orderAs(stranger, email);
  await sendOrderNotification(shop.ctx, { orderId: _id, kind: 'placed', about: _id });
  const owner = await signUpTestClient(shop, { email });
  const path = `/orders/${number}/not-mine`;
  for (const anonymous of [createTestClient(shop), stranger, await signUpTestClient(shop)])
    expect((await anonymous.send('POST', path, {})).body.code).toBe('ORDER_NOT_FOUND');
  expect((await owner.send('POST', path, {})).status).toBe(200);
  expect((await owner.send('POST', path, {})).body.code).toBe('ORDER_NOT_FOUND');
  expect(await listOf(owner)).toEqual([]);
  expect((await owner.send('GET', `/orders/${number}`)).body.code).toBe('ORDER_NOT_FOUND');
  expect((await stranger.send('GET', `/orders/${number}`)).status).toBe(200);
  await sendOrderNotification(shop.ctx, { orderId: _id, kind: 'shipped', about: 'x' });
  expect(await run('select kind from mails where order_id = $1', _id)).toEqual([]);
  expect((await owner.send('DELETE', '/users/deleteMe')).status).toBe(200);
  for (const { id } of await run(`select id from mails where kind = 'account-deleted' and state = 'waiting'`))
    await deliverMail(shop.ctx, { mail: String(id) });
  expect(await tracesOf(shop.ctx, email)).toEqual([]);
  // One's own order cannot be given away.
  const other = await signUpTestClient(shop);
  const own = await orderAs(other, other.email);
  expect((await other.send('POST', `/orders/${own.number}/not-mine`, {})).body.code).toBe('ORDER_NOT_FOUND');
});

test('leaves messages with an unproved address out of every export', async () => {
  const owner = await signUpTestClient(shop);
  const words = (subject: string) => ({ name: 'Eve', email: owner.email, phoneNumber: '9829012345', subject, message: subject });
  await createTestClient(shop).send('POST', '/feedback', words('of a stranger'));
  await owner.send('POST', '/feedback', words('of the owner'));
  const { messages } = (await owner.send('GET', '/users/export')).body.sections;
  expect(messages.map((message: { subject: string }) => message.subject)).toEqual(['of the owner']);
});

const words = 'YOUR PARCEL IS HELD - pay at evil.example/now';
const typed = {
  contact: { ...buyer, name: words },
  address: { country: 'IN', line1: words, city: 'Jaipur', state: 'Rajasthan', postalCode: '302001' },
};

test('puts typed text into mails to proved addresses alone', async () => {
  const email = newEmail();
  const guest = createTestClient(shop);
  const more = { ...typed, contact: { ...typed.contact, email } };
  const { order } = await placed(guest, orderOf([[products[0] as SampleProduct, 1]], more));
  const tell = (orderId: string, about: string) => sendOrderNotification(shop.ctx, { orderId, kind: 'placed', about });
  const orderPlacedMail = async () => JSON.stringify((await sentMails(shop, email)).filter((mail) => mail.kind === 'order-placed').at(-1));
  await tell(order._id, 'first');
  expect(await orderPlacedMail()).toContain(order.number);
  expect(await orderPlacedMail()).not.toMatch(/evil|HELD|302001/);
  await openWithCode(guest, email, order.number);
  await tell(order._id, 'second');
  expect(await orderPlacedMail()).toContain('HELD');
  // The same browser has proved the mailbox.
  const again = await placed(
    guest,
    orderOf([[products[0] as SampleProduct, 1]], { ...more, contact: { ...more.contact, name: 'Asha Verma' } }),
  );
  await tell(again.order._id, 'third');
  expect(await orderPlacedMail()).toContain('Asha Verma');
});

test.each([
  ['contact.name', { contact: { ...buyer, name: 'see https://evil.example' } }],
  ['contact.name', { contact: { ...buyer, name: 'write to eve@evil.example' } }],
  ['address.line1', { address: { ...typed.address, line1: 'www.evil.example' } }],
  ['address.line2', { address: { ...typed.address, line1: '1 Lane', line2: 'a\u202eb' } }],
  ['address.city', { address: { ...typed.address, line1: '1 Lane', city: 'http://x.example' } }],
])('a link at %s is refused there', async (field, more) => {
  const { status, body } = await createTestClient(shop).send('POST', '/orders', orderOf([[products[0] as SampleProduct, 1]], more));
  expect([status, Object.keys(body.fields)]).toEqual([422, [field]]);
});

test('limits buyer-triggered mails to unproved addresses, and sends all others', async () => {
  const email = newEmail();
  const { _id } = await orderAs(createTestClient(shop), email);
  for (let count = 0; count < 15; count++)
    await sendOrderNotification(shop.ctx, { orderId: _id, kind: 'cancelled', about: `line-${count}` });
  expect(await sentMails(shop, email)).toHaveLength(10);
  for (let count = 0; count < 15; count++)
    await sendOrderNotification(shop.ctx, { orderId: _id, kind: 'shipped', about: `parcel-${count}` });
  expect((await sentMails(shop, email)).filter((mail) => mail.kind === 'order-shipped')).toHaveLength(15);
  const owner = await signUpTestClient(shop);
  const own = await orderAs(owner, owner.email);
  for (let count = 0; count < 15; count++)
    await sendOrderNotification(shop.ctx, { orderId: own._id, kind: 'shipped', about: `parcel-${count}` });
  expect((await sentMails(shop, owner.email)).filter((mail) => mail.kind === 'order-shipped')).toHaveLength(15);
});
