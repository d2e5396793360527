import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { expectBalancedBooks } from '../../../test/support/balanced-books.ts';
import { raceTimeout, rounds } from '../../../test/support/nightly-rounds.ts';
import { buyer, jaipur, orderOf, placed, readOrderView, stockOf } from '../../../test/support/place-orders.ts';
import { addSampleProducts, type SampleProduct } from '../../../test/support/sample-catalogue.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { createTestClient, signUpTestClient } from '../../../test/support/test-client.ts';
import { refreshListings } from '../catalog/refresh-listings.ts';

let shop: TestApp;
let products: SampleProduct[];
beforeAll(async () => {
  shop = await openTestApp();
  products = await addSampleProducts(shop, 12, (index) => (index === 5 ? { available: 1 } : index === 11 ? { available: 7 } : {}));
});
afterEach(() => expectBalancedBooks(shop.ctx));
afterAll(() => shop.close());

const run = (text: string, values: unknown[] = []) => shop.services.database.execute(text, values);
const product = (index: number) => products[index] as SampleProduct;
const count = async (table: string, where = 'true', values: unknown[] = []) =>
  Number((await run(`select count(*)::int as n from ${table} where ${where}`, values)).rows[0]?.n);
const refusal = async (body: unknown) => {
  const before = await count('orders');
  const { status, body: answer } = await createTestClient(shop).send('POST', '/orders', body);
  expect(await count('orders')).toBe(before);
  return { status, code: answer.code, fields: answer.fields };
};

test('places a guest’s cash order at once, with a parcel for each seller, for this browser alone', async () => {
  const guest = createTestClient(shop);
  const { order, payment } = await placed(
    guest,
    orderOf(
      [
        [product(0), 2],
        [product(1), 1],
      ],
      { giftMessage: 'For you' },
    ),
  );
  expect(order).toMatchObject({ state: 'placed', totalPaise: 301_000 });
  expect(order.number).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
  expect(payment).toMatchObject({ method: 'cod', amountPaise: 301_000 });
  expect([await stockOf(shop, product(0)), await stockOf(shop, product(1))]).toEqual([48, 49]);
  const view = await readOrderView(guest, order.number);
  expect(view).toMatchObject({
    contact: { ...buyer, email: expect.any(String), phone: '+919829012345' },
    address: ['12 Rose Lane', 'Jaipur 302001', 'Rajasthan', 'India'],
    giftMessage: 'For you',
    bill: { subtotalPaise: 301_000, totalPaise: 301_000, refundedPaise: 0 },
  });
  expect(view.parcels.map((parcel: { state: string; lines: unknown[] }) => [parcel.state, parcel.lines.length])).toEqual([
    ['confirmed', 1],
    ['confirmed', 1],
  ]);
  expect((await createTestClient(shop).send('GET', `/orders/${order.number}`)).body.code).toBe('ORDER_NOT_FOUND');
  const { rows } = await run('select sum(amount_paise) as sum, count(*)::int as entries from ledger_entries where order_id = $1', [
    order._id,
  ]);
  expect(Number(rows[0]?.entries)).toBeGreaterThan(0);
});

test('keeps the size of a line in both languages when the catalogue changes', async () => {
  const label = { en: 'Small', hi: 'छोटा' };
  await run(`update variants set size = 'Small', size_label = $2 where id = $1`, [product(10).variantId, JSON.stringify(label)]);
  const guest = createTestClient(shop);
  const { order } = await placed(guest, orderOf([[product(10), 1]]));
  await run(`update variants set size = 'One size', size_label = null where id = $1`, [product(10).variantId]);
  expect((await readOrderView(guest, order.number)).parcels[0].lines[0]).toMatchObject({ size: 'Small', sizeLabel: label });
});

test('holds the stock of an online order for 15 minutes by the database’s clock', async () => {
  const guest = createTestClient(shop);
  const { order, payment } = await placed(guest, orderOf([[product(2), 1]], { method: 'demo' }));
  expect(order.state).toBe('pending');
  expect(payment.payUrl).toBeTruthy();
  expect(await stockOf(shop, product(2))).toBe(49);
  const { rows } = await run(`select round(extract(epoch from hold_until - now()) / 60)::int as minutes from orders where id = $1`, [
    order._id,
  ]);
  expect(rows[0]?.minutes).toBe(15);
  expect(await count('ledger_transactions', 'order_id = $1', [order._id])).toBe(0);
});

test('places one order for two tabs, a double click and a retry', async () => {
  const body = orderOf([[product(3), 1]]);
  const browser = createTestClient(shop);
  const answers = await Promise.all(Array.from({ length: 8 }, () => browser.send('POST', '/orders', body)));
  expect(new Set(answers.map((answer) => answer.body.data?.order.number)).size).toBe(1);
  const number = answers[0]?.body.data.order.number;
  expect(await stockOf(shop, product(3))).toBe(49);
  expect((await placed(browser, body)).order.number).toBe(number);
  expect((await browser.send('GET', `/orders/${number}`)).status).toBe(200);
  const other = await browser.send('POST', '/orders', { ...body, giftMessage: 'another' });
  expect([other.status, other.body.code]).toEqual([422, 'KEY_REUSED']);
});

test('places another order for the same key and body from another browser', async () => {
  const body = orderOf([[product(3), 1]]);
  const [first, second] = [createTestClient(shop), createTestClient(shop)];
  // The second brings a cookie of its own, the first one does not.
  await placed(second, orderOf([[product(3), 1]]));
  const [own, others] = [await placed(first, body), await placed(second, body)];
  expect(others.order.number).not.toBe(own.order.number);
  expect((await second.send('GET', `/orders/${own.order.number}`)).body.code).toBe('ORDER_NOT_FOUND');
  expect((await first.send('GET', `/orders/${others.order.number}`)).body.code).toBe('ORDER_NOT_FOUND');
  // Without any cookie, from elsewhere.
  const third = await placed(createTestClient(shop), body);
  expect([own, others].map(({ order }) => order.number)).not.toContain(third.order.number);
});

test('sets the guest cookie before the order, so that a retry after a lost response opens it', async () => {
  const browser = createTestClient(shop);
  await browser.send('GET', '/payments/methods?country=IN&totalPaise=100');
  const lost = new Map(browser.cookies);
  const body = orderOf([[product(3), 1]]);
  const { order } = await placed(browser, body);
  browser.cookies.clear();
  for (const [name, value] of lost) browser.cookies.set(name, value);
  expect((await placed(browser, body)).order.number).toBe(order.number);
  expect((await browser.send('GET', `/orders/${order.number}`)).status).toBe(200);
  // A signed-in person needs no guest cookie.
  const person = await signUpTestClient(shop);
  const before = [...person.cookies.keys()];
  await person.send('GET', '/payments/methods?country=IN&totalPaise=100');
  expect([...person.cookies.keys()]).toEqual(before);
});

test('gives a client without cookies its order once; a repetition cannot open it', async () => {
  const body = orderOf([[product(3), 1]]);
  const address = '192.0.2.77';
  const program = createTestClient(shop, address);
  const { order } = await placed(program, body);
  const again = createTestClient(shop, address);
  expect((await placed(again, body)).order.number).toBe(order.number);
  expect([...again.cookies.keys()]).toEqual([]);
  expect((await again.send('GET', `/orders/${order.number}`)).body.code).toBe('ORDER_NOT_FOUND');
  expect((await program.send('GET', `/orders/${order.number}`)).status).toBe(200);
  const { status, body: answer } = await program.send('POST', '/orders', orderOf([[product(3), 1]], { idempotencyKey: 'fifteen-letters' }));
  expect([status, Object.keys(answer.fields)]).toEqual([422, ['idempotencyKey']]);
});

test('refuses the sixth order an hour for an unproved address, not for its owner', async () => {
  const email = 'flooded@example.com';
  const contact = { ...buyer, email };
  for (let count = 0; count < 5; count++) await placed(createTestClient(shop), orderOf([[product(9), 1]], { contact }));
  expect(await refusal(orderOf([[product(9), 1]], { contact }))).toMatchObject({
    status: 429,
    code: 'TOO_MANY_REQUESTS',
  });
  const signedIn = await signUpTestClient(shop);
  expect((await signedIn.send('POST', '/orders', orderOf([[product(9), 1]], { contact }))).status).toBe(429);
  const owner = await signUpTestClient(shop, { email });
  for (let count = 0; count < 7; count++) await placed(owner, orderOf([[product(9), 1]], { contact }));
});

test('refuses what cannot be ordered at its field, and leaves nothing behind', async () => {
  const total = { expectedTotalPaise: 1 };
  expect(await refusal(orderOf([[product(4), 1]], total))).toMatchObject({ status: 409, code: 'QUOTE_CHANGED' });
  const short = orderOf([
    [product(4), 1],
    [product(5), 2],
  ]);
  expect(await refusal(short)).toMatchObject({ status: 409, code: 'OUT_OF_STOCK', fields: { 'items.1': 'Only 1 left.' } });
  expect(await refusal(orderOf([[{ ...product(4), variantId: 'nothing' }, 1]]))).toMatchObject({ code: 'OUT_OF_STOCK' });
  expect(await refusal(orderOf([[product(4), 1]], { coupon: 'NOTHING' }))).toMatchObject({ status: 422, code: 'COUPON_REFUSED' });
  const abroad = { country: 'DE', line1: 'Lindenallee 1', city: 'Berlin', postalCode: '10115' };
  const contact = { ...buyer, phone: '+49 30 123456' };
  expect(await refusal(orderOf([[product(4), 1]], { address: abroad, contact }))).toMatchObject({
    status: 422,
    code: 'METHOD_NOT_OFFERED',
  });
  const pin = { ...jaipur, postalCode: '560001' };
  expect(await refusal(orderOf([[product(4), 1]], { address: pin }))).toMatchObject({
    code: 'INVALID_INPUT',
    fields: { 'address.postalCode': expect.any(String) },
  });
  const phone = { ...buyer, phone: '123' };
  expect(await refusal(orderOf([[product(4), 1]], { contact: phone }))).toMatchObject({
    code: 'INVALID_INPUT',
    fields: { 'contact.phone': expect.any(String) },
  });
  await run(`insert into export_limits (id, material, country, reason) values ('x', 'pot-clay', null, '{"en": "Clay stays here."}')`);
  await run(`update products set materials = '{pot-clay}' where id = $1`, [product(4).productId]);
  expect(await refusal(orderOf([[product(4), 1]], { address: abroad, contact, method: 'demo' }))).toMatchObject({
    status: 422,
    code: 'CANNOT_SHIP',
    fields: { 'items.0': 'Clay stays here.' },
  });
  expect(await stockOf(shop, product(4))).toBe(50);
});

test('invalidates the cached product as soon as it is sold out', async () => {
  const { productId } = product(5);
  const stockShown = async () => {
    const response = await shop.request(`/api/v1/products/details/${productId}`);
    return (await response.json()).data.data.product.variants[0].sizes[0].stock;
  };
  expect([await stockShown(), await stockShown()]).toEqual([1, 1]);
  await placed(createTestClient(shop), orderOf([[product(5), 1]]));
  expect(await stockShown()).toBe(0);
});

test('redeems a coupon with the order; one that covers everything leaves nothing to pay', async () => {
  await run(`insert into coupons (code, kind, value, funded_by, uses_limit) values ('ALLFREE', 'percentage', 10000, 'operator', 1)`);
  const guest = createTestClient(shop);
  const { order, payment } = await placed(guest, orderOf([[product(6), 1]], { coupon: 'allfree', method: 'demo', expectedTotalPaise: 0 }));
  expect([order.state, order.totalPaise, payment]).toEqual(['placed', 0, undefined]);
  expect(await refusal(orderOf([[product(6), 1]], { coupon: 'ALLFREE', expectedTotalPaise: 0 }))).toMatchObject({
    code: 'COUPON_REFUSED',
    fields: { coupon: 'used-up' },
  });
});

test('removes ordered items from the cart, keeps the rest, and saves the address on request', async () => {
  const person = await signUpTestClient(shop);
  for (const [each, saved] of [
    [product(7), false],
    [product(8), false],
    [product(9), true],
  ] as const)
    await person.send('PUT', `/users/cart/${each.variantId}`, { qty: 1, saved });
  const body = orderOf([[product(7), 1]], { saveAddress: true, contact: { ...buyer, email: person.email } });
  const { order } = await placed(person, body);
  const kept = (await person.send('GET', '/users/cart')).body.data.items;
  expect(kept.map((item: { variantId: string }) => item.variantId).sort()).toEqual([product(8).variantId, product(9).variantId].sort());
  await placed(person, body);
  const { addresses } = (await person.send('GET', '/users/addresses')).body.data;
  expect(addresses).toMatchObject([{ line1: '12 Rose Lane', postalCode: '302001', phone: '+919829012345' }]);
  const list = (await person.send('GET', '/orders/buyer/orders/list')).body;
  expect(list.data.data.order).toMatchObject([
    {
      orderId: order.number,
      totalAmount: product(7).pricePaise,
      items: [{ quantity: 1, productId: { name: { en: 'Piece 7' }, pricing: { basePrice: product(7).pricePaise } } }],
    },
  ]);
  // The list needs a person.
  expect((await createTestClient(shop).send('GET', '/orders/buyer/orders/list')).body.code).toBe('UNAUTHORIZED');
});

test('keeps a sold line unchanged when the catalogue changes', async () => {
  const guest = createTestClient(shop);
  const { order } = await placed(guest, orderOf([[product(10), 1]]));
  const before = await readOrderView(guest, order.number);
  await run(`update products set base_price_paise = 1, title = '{"en": "Renamed"}', slug = 'renamed', state = 'retired' where id = $1`, [
    product(10).productId,
  ]);
  await run(`update variants set size = 'Another', price_delta_paise = 7 where id = $1`, [product(10).variantId]);
  await shop.ctx.transaction((tx) => refreshListings(tx, [product(10).productId]));
  const after = await readOrderView(guest, order.number);
  expect(after.parcels[0].lines).toEqual(before.parcels[0].lines);
  expect(after.bill).toEqual(before.bill);
});

test('places seven orders of 40 buyers for 7 units, and refuses the others', { timeout: raceTimeout }, async () => {
  for (let round = 0; round < rounds(1, 50); round++) {
    await run('update variants set stocked = stocked + 7 - available, available = 7 where id = $1', [product(11).variantId]);
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => createTestClient(shop).send('POST', '/orders', orderOf([[product(11), 1]]))),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(7);
    expect(new Set(answers.map((answer) => answer.body.code ?? 'placed'))).toEqual(new Set(['placed', 'OUT_OF_STOCK']));
    expect(await stockOf(shop, product(11))).toBe(0);
  }
});

test('stops an address that places orders without end', async () => {
  const person = createTestClient(shop);
  const body = orderOf([[product(2), 1]]);
  // As if it had ordered 199 times in this hour.
  expect((await person.send('POST', '/orders', body)).status).toBe(200);
  await run('update limits set taken = 200');
  const before = await stockOf(shop, product(2));
  const { status, body: answer, headers } = await person.send('POST', '/orders', orderOf([[product(2), 1]]));
  expect([status, answer.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await stockOf(shop, product(2))).toBe(before);
});
