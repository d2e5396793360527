import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { saveContact } from '#modules/sellers/contacts.ts';
import { expectBalancedBooks } from '../../../test/support/balanced-books.ts';
import { buyer, orderOf, placed, readOrderView } from '../../../test/support/place-orders.ts';
import { readPdf } from '../../../test/support/read-pdf.ts';
import { addSampleProducts, type SampleProduct } from '../../../test/support/sample-catalogue.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { createTestClient, signUpTestClient, type TestClient } from '../../../test/support/test-client.ts';
import { attachGiftReceipt } from './make-gift-receipt.ts';
import { makePackingSlip } from './make-packing-slip.ts';
import { notifySellersOfOrder } from './notify-of-order.ts';

let shop: TestApp;
let products: SampleProduct[];
beforeAll(async () => {
  shop = await openTestApp({ SUPPORT_PHONE: '+91 124 400 0000' });
  products = await addSampleProducts(shop, 3, (index) => (index === 2 ? { leadTimeDays: 10 } : {}));
});
afterEach(() => expectBalancedBooks(shop.ctx));
afterAll(() => shop.close());

const product = (index: number) => products[index] as SampleProduct;
const gift = { gift: { buyerName: 'Emma Brown', hidePrices: true }, giftMessage: 'For Amma' };
const receiptOf = async (client: TestClient, number: string) => {
  const answer = await shop.request(
    `/api/v1/orders/${number}/gift-receipt`,
    { headers: { cookie: [...client.cookies].map((pair) => pair.join('=')).join('; ') } },
    '10.99.0.7',
  );
  const file = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, type: answer.headers.get('content-type'), cache: answer.headers.get('cache-control'), file };
};
/** Amounts of the order in any way of writing them. */
const prices = /₹|Rs|INR|\d,\d{3}|1020|2040|1010|\.00/;

test('the buyer of a gift downloads a receipt without prices and without the buyer, a page a parcel', async () => {
  const client = createTestClient(shop);
  const lines = [
    [product(0), 2],
    [product(1), 1],
  ] as const;
  const { order } = await placed(client, orderOf(lines, gift));
  const { status, type, cache, file } = await receiptOf(client, order.number);
  expect([status, type]).toEqual([200, 'application/pdf']);
  expect(cache).toMatch(/private|no-store/);
  const { text, pages, drawn } = readPdf(file);
  expect([pages, drawn]).toEqual([2, 1]);
  for (const part of ['For Amma', 'Piece 0', '2 ×', 'Piece 1', 'Made by Leela Devi', order.number, shop.config.supportEmail, '400 0000'])
    expect(text).toContain(part.replaceAll(' ', ''));
  expect(text).not.toMatch(prices);
  for (const part of ['Emma', 'Asha', '98290', 'asha-', 'Rose Lane', 'PIECE-0']) expect(text).not.toContain(part.replaceAll(' ', ''));
});

test('it is in the language in which the order was placed', async () => {
  const client = createTestClient(shop);
  const { order } = await placed(client, orderOf([[product(0), 1]], { ...gift, language: 'hi' }));
  const { text } = readPdf((await receiptOf(client, order.number)).file);
  expect(text).toContain('लीलादेवी');
  expect(text).not.toContain('Madeby');
});

test('the buyer alone gets it: an account with its session, a guest with the browser', async () => {
  const owner = await signUpTestClient(shop);
  const { order } = await placed(owner, orderOf([[product(0), 1]], { ...gift, contact: { ...buyer, email: owner.email } }));
  const guest = createTestClient(shop);
  const { order: guests } = await placed(guest, orderOf([[product(0), 1]], gift));
  const another = await signUpTestClient(shop);
  const statuses = async (client: TestClient) =>
    [await receiptOf(client, order.number), await receiptOf(client, guests.number)].map(({ status }) => status);
  expect(await statuses(owner)).toEqual([200, 404]);
  expect(await statuses(guest)).toEqual([404, 200]);
  expect(await statuses(another)).toEqual([404, 404]);
  expect(await statuses(createTestClient(shop))).toEqual([404, 404]);
});

test('there is none of an order that is no gift, is not paid yet, or of which nothing is left', async () => {
  const client = createTestClient(shop);
  const plain = await placed(client, orderOf([[product(0), 1]]));
  const unpaid = await placed(client, orderOf([[product(0), 1]], { ...gift, method: 'demo' }));
  const cancelled = await placed(client, orderOf([[product(0), 1]], gift));
  const [parcel] = (await readOrderView(client, cancelled.order.number)).parcels;
  const body = { idempotencyKey: 'cancel-the-whole-gift', lines: [{ lineId: parcel.lines[0]._id, qty: 1 }] };
  expect((await client.send('POST', `/orders/${cancelled.order.number}/cancel`, body)).status).toBe(200);
  for (const { order } of [plain, unpaid, cancelled]) expect((await receiptOf(client, order.number)).status).toBe(404);
});

test('the seller of a gift gets the receipt of the own parcel to pack, others their packing slip alone', async () => {
  await saveContact(shop.ctx, {
    slug: 'jaipur-potters',
    email: 'sunita@potters.example',
    name: 'Sunita',
    language: 'en',
    notices: ['orders'],
  });
  const client = createTestClient(shop);
  const lines = [
    [product(0), 1],
    [product(1), 1],
  ] as const;
  const presented = await placed(client, orderOf(lines, { ...gift, giftMessage: undefined }));
  const plain = await placed(client, orderOf([[product(0), 1]]));
  const attached = async (orderId: string) => {
    await notifySellersOfOrder(shop.ctx, { orderId, kind: 'placed', about: orderId });
    const { rows } = await shop.services.database.execute(
      `select attachments, blocks::text as text from mails where order_id = $1 and recipient = 'sunita@potters.example'`,
      [orderId],
    );
    return { kinds: ((rows[0]?.attachments ?? []) as { kind: string }[]).map(({ kind }) => kind), text: String(rows[0]?.text) };
  };
  const ofGift = await attached(presented.order._id);
  expect(ofGift.kinds).toEqual(['packing-slip', 'gift-receipt']);
  expect(ofGift.text).toContain('Print the gift receipt');
  const ofPlain = await attached(plain.order._id);
  expect(ofPlain.kinds).toEqual(['packing-slip']);
  expect(ofPlain.text).not.toContain('gift receipt');
  const parcels = (await readOrderView(client, presented.order.number)).parcels as { _id: string }[];
  const papers = await Promise.all(
    parcels.map(async ({ _id }) => readPdf((await attachGiftReceipt(shop.ctx, _id))?.content ?? Buffer.alloc(0))),
  );
  expect(papers.map(({ text, pages }) => [/Piece0/.test(text), /Piece1/.test(text), pages])).toEqual([
    [true, false, 1],
    [false, true, 1],
  ]);
  const slip = readPdf((await makePackingSlip(shop.ctx, parcels[0]?._id ?? ''))?.content ?? Buffer.alloc(0));
  for (const { text } of [...papers, slip]) expect(text).not.toMatch(prices);
  expect(await attachGiftReceipt(shop.ctx, 'no-such-parcel')).toBeUndefined();
});
