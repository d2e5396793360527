import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { expectBalancedBooks } from '../../../test/support/balanced-books.ts';
import { capture, deliver, expire, orderOf, placed, readOrderView } from '../../../test/support/place-orders.ts';
import { addSampleProducts, type SampleProduct } from '../../../test/support/sample-catalogue.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { createTestClient, sentMails, signUpTestClient } from '../../../test/support/test-client.ts';
import { readChargedOrder } from '../orders/api.ts';
import { releaseExpired } from '../orders/release-expired.ts';
import { sendOrderNotification } from '../orders/send-order-notification.ts';

let shop: TestApp;
let inStock: SampleProduct;
let madeToOrder: SampleProduct;
beforeAll(async () => {
  shop = await openTestApp();
  [inStock, madeToOrder] = (await addSampleProducts(shop, 2, (index) => (index === 1 ? { leadTimeDays: 21 } : {}))) as [
    SampleProduct,
    SampleProduct,
  ];
});
afterEach(() => expectBalancedBooks(shop.ctx));
afterAll(() => shop.close());

const mother = { name: 'Kamla Verma', phone: '98290 54321' };
const giftOf = (email: string) =>
  orderOf(
    [
      [inStock, 1],
      [madeToOrder, 1],
    ],
    {
      method: 'demo',
      contact: { email, ...mother },
      gift: { buyerName: 'Emma Brown', hidePrices: true },
      giftMessage: 'Happy Diwali',
      instructions: { [madeToOrder.variantId]: 'A clip\nin place of a hook' },
    },
  );
const placedMail = async (orderId: string, email: string) => {
  await sendOrderNotification(shop.ctx, { orderId, kind: 'placed', about: `${orderId} again` });
  return JSON.stringify((await sentMails(shop, email)).at(-1));
};

test('a gift is sent to its recipient, and charged, billed and written about to its buyer', async () => {
  const person = await signUpTestClient(shop);
  const answer = await placed(person, giftOf(person.email));
  const { _id, number } = answer.order;
  const view = await readOrderView(person, number);
  expect(view).toMatchObject({
    contact: { email: person.email, name: mother.name, phone: '+919829054321' },
    gift: { buyerName: 'Emma Brown', hidePrices: true },
    giftMessage: 'Happy Diwali',
  });
  expect(view.parcels.map(({ lines }: { lines: { instructions?: string }[] }) => lines[0]?.instructions)).toEqual([
    undefined,
    'A clip\nin place of a hook',
  ]);
  expect(await readChargedOrder(shop.ctx.db, _id)).toMatchObject({ name: 'Emma Brown', email: person.email, phone: null, delivery: null });
  await capture(shop, answer);
  await deliver(shop, person, number);
  const { rows } = await shop.services.database.execute("select document->'recipient' as to from invoices where order_id = $1", [_id]);
  expect(rows[0]?.to).toMatchObject({ name: 'Emma Brown', address: ['c/o Kamla Verma', '12 Rose Lane', 'Jaipur 302001'] });
});

test('texts of an order are in mails to proved addresses alone, and erased with the account', async () => {
  const stranger = createTestClient(shop);
  const typed = await placed(stranger, giftOf('typed@example.com'));
  expect(await placedMail(typed.order._id, 'typed@example.com')).not.toMatch(/Diwali|clip|Kamla/);
  const person = await signUpTestClient(shop);
  const { order } = await placed(person, giftOf(person.email));
  const mail = await placedMail(order._id, person.email);
  for (const part of ['Happy Diwali', 'A clip', 'Kamla Verma', 'leave the prices out']) expect(mail).toContain(part);
  await expire(shop, order._id);
  await releaseExpired(shop.ctx);
  expect((await person.send('DELETE', '/users/deleteMe')).body).toMatchObject({ status: 'success' });
  const { rows } = await shop.services.database.execute(
    `select concat_ws('', o.gift_message, c.name, c.buyer_name, c.phone, (select string_agg(instructions, '') from order_lines where order_id = o.id)) as text
      from orders o join order_contacts c on c.order_id = o.id where o.id = $1`,
    [order._id],
  );
  expect(rows[0]?.text).toBe('');
});

test('a note to the maker of what is not made to order is refused at its line', async () => {
  const body = orderOf([[inStock, 1]], { instructions: { [inStock.variantId]: 'In blue' } });
  const { status, body: answer } = await createTestClient(shop).send('POST', '/orders', body);
  expect([status, Object.keys(answer.fields)]).toEqual([422, [`instructions.${inStock.variantId}`]]);
});

test('an unknown phone number is refused until the buyer goes on with it', async () => {
  const guest = createTestClient(shop);
  const contact = { email: 'reserved@example.com', name: 'Emma Brown', phone: '+44 7700 900123' };
  const refused = await guest.send('POST', '/orders', orderOf([[inStock, 1]], { contact }));
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['contact.phone']]);
  const { order, payment } = await placed(
    guest,
    orderOf([[inStock, 1]], { method: 'demo', contact: { ...contact, phoneUnchecked: true } }),
  );
  expect(payment.payUrl).toBeTruthy();
  expect((await readOrderView(guest, order.number)).contact.phone).toBe('+44 7700 900123');
});
