import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { expectBalancedBooks } from '../../../test/support/balanced-books.ts';
import { buyer, orderOf, placed } from '../../../test/support/place-orders.ts';
import { addSampleProducts, type SampleProduct } from '../../../test/support/sample-catalogue.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { createTestClient, moveBrowser, sentCode, sentMails, type TestClient } from '../../../test/support/test-client.ts';

let shop: TestApp;
let products: SampleProduct[];
beforeAll(async () => {
  shop = await openTestApp();
  products = await addSampleProducts(shop, 1);
});
afterEach(() => expectBalancedBooks(shop.ctx));
afterAll(() => shop.close());
afterEach(() => shop.setNow(undefined));

let people = 0;
const order = async () => {
  const email = `guest-${++people}@example.com`;
  const contact = { ...buyer, email };
  return {
    email,
    number: (await placed(createTestClient(shop), orderOf([[products[0] as SampleProduct, 1]], { contact }))).order.number as string,
  };
};
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('opens a guest’s order in another browser with its number and the mailed code', async () => {
  const { email, number } = await order();
  const browser = createTestClient(shop);
  await browser.send('POST', '/orders/look-up', { number: number.replace('-', '').toLowerCase(), email: email.toUpperCase() });
  const code = await sentCode(shop, email);
  const opened = await browser.send('POST', '/orders/look-up/verify', { number, email, otp: code });
  expect(opened.body).toEqual({ data: { number } });
  expect((await browser.send('GET', `/orders/${number}`)).status).toBe(200);
  // A code opens one browser.
  expect((await createTestClient(shop).send('POST', '/orders/look-up/verify', { number, email, otp: code })).body.code).toBe(
    'OTP_OTHER_BROWSER',
  );
  expect((await browser.send('POST', '/orders/look-up/verify', { number, email, otp: code })).body.code).toBe('INVALID_OTP');
  for (const { blocks } of await sentMails(shop, email)) expect(JSON.stringify(blocks)).not.toMatch(/[?#&](otp|code|token)=/);
});

test('does not tell whether an order exists', async () => {
  const { email, number } = await order();
  const known = await createTestClient(shop).send('POST', '/orders/look-up', { number, email });
  const another = await createTestClient(shop).send('POST', '/orders/look-up', { number, email: 'somebody@example.com' });
  const unknown = await createTestClient(shop).send('POST', '/orders/look-up', { number: 'ZZZZ-ZZZZ', email: 'nobody-here@example.com' });
  expect([another.status, another.body]).toEqual([known.status, known.body]);
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
  expect(await sentMails(shop, 'somebody@example.com')).toEqual([]);
  const tries = [
    { number, email, otp: '000000' },
    { number, email: 'somebody@example.com', otp: '000000' },
    { number: 'ZZZZ-ZZZZ', email, otp: '000000' },
  ];
  const answers = await Promise.all(tries.map((each) => createTestClient(shop).send('POST', '/orders/look-up/verify', each)));
  expect(new Set(answers.map((answer) => `${answer.status} ${JSON.stringify(answer.body)}`)).size).toBe(1);
});

test('compares a code five times at most, and for its own order alone', async () => {
  const first = await order();
  const { number } = first;
  const same = createTestClient(shop);
  const second = (await placed(same, orderOf([[products[0] as SampleProduct, 1]], { contact: { ...buyer, email: first.email } }))).order
    .number;
  const browser = createTestClient(shop);
  await browser.send('POST', '/orders/look-up', { number, email: first.email });
  const code = await sentCode(shop, first.email);
  expect((await browser.send('POST', '/orders/look-up/verify', { number: second, email: first.email, otp: code })).body.code).toBe(
    'INVALID_OTP',
  );
  const verify = (person: TestClient, otp: string) => person.send('POST', '/orders/look-up/verify', { number, email: first.email, otp });
  // A stranger's guesses use up nothing, with a code of the stranger's own or without.
  const stranger = createTestClient(shop);
  expect((await verify(stranger, wrong(code))).body.code).toBe('OTP_OTHER_BROWSER');
  await stranger.send('POST', '/orders/look-up', { number, email: first.email });
  for (let guess = 0; guess < 5; guess++) await verify(stranger, '000000');
  expect((await verify(stranger, code)).body.code).toBe('TOO_MANY_ATTEMPTS');
  const guesses = await Promise.all(Array.from({ length: 20 }, () => verify(moveBrowser(shop, browser), wrong(code))));
  const codes = guesses.map((guess) => guess.body.code);
  expect(codes.filter((each) => each === 'INVALID_OTP')).toHaveLength(3);
  expect(new Set(codes)).toEqual(new Set(['INVALID_OTP', 'TOO_MANY_ATTEMPTS']));
  const { rows } = await shop.ctx.db.execute('select attempts_left from one_time_codes where email = $1 order by created_at', [
    first.email,
  ]);
  expect(rows).toEqual([{ attempts_left: 0 }, { attempts_left: 0 }]);
  expect((await verify(browser, code)).body.code).toBe('TOO_MANY_ATTEMPTS');
});
