import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliver, orderOf } from '../../../test/support/place-orders.ts';
import { addSampleProducts, type SampleProduct } from '../../../test/support/sample-catalogue.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { createTestClient, sentCode, signUpTestClient } from '../../../test/support/test-client.ts';

let shop: TestApp;
let product: SampleProduct;
beforeAll(async () => {
  shop = await openTestApp({ COD_CODE: 'true', COD_OPEN_PER_PERSON: '3' });
  [product] = (await addSampleProducts(shop, 1, () => ({ available: 500, pricePaise: 40_000 }))) as [SampleProduct];
});
afterAll(() => shop.close());

let people = 0;
const newEmail = () => `cash-code-${++people}@example.com`;
const bodyOf = (email: string, more: object = {}) =>
  orderOf([[product, 1]], { contact: { email, name: 'Asha Verma', phone: '98290 12345' }, ...more });

test('a guest proves the mailbox with a code before an order in cash, and sends the same order again', async () => {
  const email = newEmail();
  const guest = createTestClient(shop);
  const body = bodyOf(email);
  expect((await guest.send('POST', '/orders', body)).body.code).toBe('CASH_CODE_NEEDED');
  expect((await guest.send('POST', '/checkout/cash-code', { email: ` ${email.toUpperCase()} ` })).status).toBe(200);
  const otp = await sentCode(shop, email);
  const prove = (client: typeof guest, code: string) => client.send('POST', '/checkout/cash-code/verify', { email, otp: code });
  expect((await prove(guest, otp === '000000' ? '000001' : '000000')).body.code).toBe('INVALID_OTP');
  expect((await prove(createTestClient(shop), otp)).body.code).toBe('OTP_OTHER_BROWSER');
  expect((await prove(guest, otp)).status).toBe(200);
  expect((await prove(guest, otp)).body.code).toBe('INVALID_OTP');
  expect((await guest.send('POST', '/orders', body)).status).toBe(200);
  // The proof is of this mailbox and this browser alone.
  expect((await guest.send('POST', '/orders', bodyOf(newEmail()))).body.code).toBe('CASH_CODE_NEEDED');
  expect((await createTestClient(shop).send('POST', '/orders', bodyOf(email))).body.code).toBe('CASH_CODE_NEEDED');
  const { rows } = await shop.ctx.db.execute('select code_hash from one_time_codes where email = $1', [email]);
  expect(JSON.stringify(rows)).not.toContain(otp);
});

test('five wrong codes end it, and a proof ends after a day', async () => {
  const email = newEmail();
  const guest = createTestClient(shop);
  await guest.send('POST', '/checkout/cash-code', { email });
  const otp = await sentCode(shop, email);
  const wrong = otp === '000000' ? '000001' : '000000';
  for (let times = 0; times < 5; times++) await guest.send('POST', '/checkout/cash-code/verify', { email, otp: wrong });
  expect((await guest.send('POST', '/checkout/cash-code/verify', { email, otp })).body.code).toBe('TOO_MANY_ATTEMPTS');
  const another = newEmail();
  await guest.send('POST', '/checkout/cash-code', { email: another });
  await guest.send('POST', '/checkout/cash-code/verify', { email: another, otp: await sentCode(shop, another) });
  shop.setNow(new Date(Date.now() + 25 * 3_600_000));
  expect((await guest.send('POST', '/orders', bodyOf(another))).body.code).toBe('CASH_CODE_NEEDED');
  shop.setNow(undefined);
});

test('accounts, other ways to pay, and people whose order has arrived need no code', async () => {
  const member = await signUpTestClient(shop);
  const first = bodyOf(newEmail());
  const answer = await member.send('POST', '/orders', first);
  expect(answer.status).toBe(200);
  const guest = createTestClient(shop);
  const waiting = await guest.send('POST', '/orders', bodyOf(newEmail(), { method: 'demo' }));
  expect(waiting.status).toBe(200);
  const { number } = waiting.body.data.order;
  const again = { idempotencyKey: `cash-code-again-${number}`, method: 'cod' };
  expect((await guest.send('POST', `/orders/${number}/payments`, again)).body.code).toBe('CASH_CODE_NEEDED');
  const email = first.contact.email;
  expect((await createTestClient(shop).send('POST', '/orders', bodyOf(email))).body.code).toBe('CASH_CODE_NEEDED');
  await deliver(shop, member, answer.body.data.order.number);
  expect((await createTestClient(shop).send('POST', '/orders', bodyOf(email))).status).toBe(200);
  const other = bodyOf(email, { contact: { email, name: 'Asha Verma', phone: '98290 54321' } });
  expect((await createTestClient(shop).send('POST', '/orders', other)).body.code).toBe('CASH_CODE_NEEDED');
});

test('a guest who is known and limited by what strangers typed proves the mailbox and orders on', async () => {
  await shop.ctx.db.execute('delete from cash_orders');
  const email = newEmail();
  const contact = { email, name: 'Asha Verma', phone: '98290 77777' };
  const guest = createTestClient(shop);
  const prove = async (client: typeof guest, mailbox: string) => {
    await client.send('POST', '/checkout/cash-code', { email: mailbox });
    await client.send('POST', '/checkout/cash-code/verify', { email: mailbox, otp: await sentCode(shop, mailbox) });
  };
  await prove(guest, email);
  const first = await guest.send('POST', '/orders', bodyOf(email, { contact }));
  await deliver(shop, guest, first.body.data.order.number);
  const stranger = createTestClient(shop);
  const address = { country: 'IN', line1: '7 Rose Lane', city: 'Jaipur', state: 'Rajasthan', postalCode: '302003' };
  for (let times = 0; times < 3; times++)
    expect((await stranger.send('POST', '/orders', bodyOf(email, { contact, address }))).status).toBe(200);
  const later = createTestClient(shop);
  expect((await later.send('POST', '/orders', bodyOf(email, { contact }))).body.code).toBe('CASH_CODE_NEEDED');
  await prove(later, email);
  expect((await later.send('POST', '/orders', bodyOf(email, { contact }))).status).toBe(200);
});
