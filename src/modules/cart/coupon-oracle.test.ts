import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { expectBalancedBooks } from '../../../test/support/balanced-books.ts';
import { buyer, jaipur, orderOf, placed } from '../../../test/support/place-orders.ts';
import { addSampleProducts, type SampleProduct } from '../../../test/support/sample-catalogue.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { createTestClient, sentCode, signUpTestClient, type TestClient } from '../../../test/support/test-client.ts';

let shop: TestApp;
let product: SampleProduct;
beforeAll(async () => {
  shop = await openTestApp();
  [product] = (await addSampleProducts(shop, 1)) as [SampleProduct];
  await shop.ctx.db.execute(
    `insert into coupons (code, kind, value, funded_by, per_person) values ('NAMASTE', 'fixed', 1000, 'operator', 1),
      ('EVERYONE', 'fixed', 1000, 'operator', null)`,
    [],
  );
});
afterEach(() => shop.setNow(undefined));
afterEach(() => expectBalancedBooks(shop.ctx));
afterAll(() => shop.close());

const quote = async (person: TestClient, coupon: string, more: object = {}) =>
  (await person.send('POST', '/cart/quote', { items: [{ variantId: product.variantId, qty: 1 }], coupon, ...more })).body.coupon;
/** Another person's phone and address. */
const elsewhere = (house: number, email: string) => ({
  contact: { ...buyer, email, phone: `98290 5432${house}` },
  address: { ...jaipur, line1: `${house} Lake Road` },
});
const withCoupon = (coupon: string, more: Record<string, unknown> = {}) =>
  orderOf([[product, 1]], { coupon, expectedTotalPaise: product.pricePaise - 1_000, ...more });

test('neither a quote nor an order tells a stranger whether an address has used a coupon', async () => {
  const victim = await signUpTestClient(shop);
  await placed(victim, withCoupon('NAMASTE', { contact: { ...buyer, email: victim.email } }));
  expect(await quote(victim, 'NAMASTE')).toMatchObject({ refused: 'used-by-you' });
  const stranger = createTestClient(shop);
  const ask = async (email: string) => [
    await quote(stranger, 'NAMASTE', { email }),
    (await stranger.send('POST', '/orders', withCoupon('NAMASTE', { contact: { ...buyer, email } }))).body,
  ];
  const [used, unused] = [await ask(victim.email), await ask('nobody-has-bought@example.com')];
  expect(used).toEqual(unused);
  expect(used[0]).toEqual({ code: 'NAMASTE', savedPaise: 0, refused: 'log-in' });
  expect(used[1]).toMatchObject({ code: 'COUPON_REFUSED', fields: { coupon: 'log-in' } });
  // A session uses up its own account's coupon, regardless of the address of the order.
  const other = await signUpTestClient(shop);
  const { status } = await other.send('POST', '/orders', withCoupon('NAMASTE', elsewhere(1, victim.email)));
  expect(status).toBe(200);
  expect(await quote(other, 'NAMASTE')).toMatchObject({ refused: 'used-by-you' });
});

test('a guest who proved the mailbox has a person’s coupon, once', async () => {
  const guest = createTestClient(shop);
  const contact = { ...buyer, email: 'proved-guest@example.com' };
  const { order } = await placed(guest, orderOf([[product, 1]], { contact }));
  await guest.send('POST', '/orders/look-up', { number: order.number, email: contact.email });
  const otp = await sentCode(shop, contact.email);
  await guest.send('POST', '/orders/look-up/verify', { number: order.number, email: contact.email, otp });
  const { address } = elsewhere(2, contact.email);
  await placed(guest, withCoupon('NAMASTE', { contact: { ...contact, phone: '98290 54322' }, address }));
  const again = await guest.send('POST', '/orders', withCoupon('NAMASTE', { contact }));
  expect(again.body).toMatchObject({ code: 'COUPON_REFUSED', fields: { coupon: 'used-by-you' } });
});

test('one person with many mailboxes has a person’s coupon once, and a stranger does not learn whose it was', async () => {
  const first = await signUpTestClient(shop, { email: 'meera.rao@gmail.com' });
  await placed(first, withCoupon('NAMASTE', elsewhere(3, first.email)));
  for (const [email, house, says] of [
    // The same mailbox, from other houses.
    ['meerarao+sale@googlemail.com', 4, 'used-by-you'],
    // Another mailbox at the same phone and house.
    ['another-person@example.com', 3, 'unusable'],
  ] as const) {
    const person = await signUpTestClient(shop, { email });
    const { body } = await person.send('POST', '/orders', withCoupon('NAMASTE', elsewhere(house, email)));
    expect(body).toMatchObject({ code: 'COUPON_REFUSED', fields: { coupon: says } });
    // A quote knows no phone and no address.
    expect((await quote(person, 'NAMASTE')).refused).toBe(says === 'unusable' ? undefined : says);
  }
  const sharing = await signUpTestClient(shop);
  const { contact } = elsewhere(3, sharing.email);
  expect((await sharing.send('POST', '/orders', withCoupon('NAMASTE', { contact }))).body.fields).toEqual({ coupon: 'unusable' });
  const { address } = elsewhere(3, sharing.email);
  const { body } = await sharing.send('POST', '/orders', withCoupon('NAMASTE', { ...elsewhere(5, sharing.email), address }));
  expect(body.fields).toEqual({ coupon: 'unusable' });
  await placed(sharing, withCoupon('NAMASTE', elsewhere(6, sharing.email)));
});

test('a guest has a coupon that is everybody’s', async () => {
  expect(await quote(createTestClient(shop), 'EVERYONE')).toEqual({ code: 'EVERYONE', savedPaise: 1_000 });
  await placed(createTestClient(shop), withCoupon('EVERYONE'));
});

test('twenty unknown codes in an hour, then every code is refused alike, also when ordering', async () => {
  const guesser = createTestClient(shop);
  for (let count = 0; count < 10; count++) {
    expect(await quote(guesser, `GUESS-${count}`)).toMatchObject({ refused: 'unknown' });
    // Repeats each quote, as a cart does with every change.
    await quote(guesser, `GUESS-${count}`);
    expect((await guesser.send('POST', '/orders', withCoupon(`ORDER-${count}`))).body.fields).toEqual({ coupon: 'unknown' });
  }
  const [known, unknown] = [await quote(guesser, 'EVERYONE'), await quote(guesser, 'GUESS-LAST')];
  expect(known).toEqual({ code: 'EVERYONE', savedPaise: 0, refused: 'too-many-tries' });
  expect(unknown).toEqual({ ...known, code: 'GUESS-LAST' });
  for (const code of ['EVERYONE', 'GUESS-LAST'])
    expect((await guesser.send('POST', '/orders', withCoupon(code))).body.fields).toEqual({ coupon: 'too-many-tries' });
  // Other callers, and orders without a coupon, are not limited.
  expect(await quote(createTestClient(shop), 'EVERYONE')).toMatchObject({ savedPaise: 1_000 });
  await placed(guesser, orderOf([[product, 1]]));
  shop.setNow(new Date(Date.now() + 3_700_000));
  expect(await quote(guesser, 'EVERYONE')).toMatchObject({ savedPaise: 1_000 });
});

test('a network of many addresses has no more than ten times as many guesses', async () => {
  const from = (host: number) => createTestClient(shop, `198.51.100.${host}`);
  for (let host = 0; host < 10; host++) for (let count = 0; count < 20; count++) await quote(from(host), `NET-${host}-${count}`);
  expect(await quote(from(200), 'EVERYONE')).toMatchObject({ refused: 'too-many-tries' });
  const person = await signUpTestClient(shop);
  const signedIn = createTestClient(shop, '198.51.100.201');
  for (const [name, value] of person.cookies) signedIn.cookies.set(name, value);
  expect(await quote(signedIn, 'EVERYONE')).toMatchObject({ savedPaise: 1_000 });
});
