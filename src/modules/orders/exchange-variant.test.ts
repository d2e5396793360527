import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { expectBalancedBooks } from '../../../test/support/balanced-books.ts';
import { capture, orderOf, placed, readOrderView } from '../../../test/support/place-orders.ts';
import { addSampleProducts, type SampleProduct } from '../../../test/support/sample-catalogue.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { createTestClient, type TestClient } from '../../../test/support/test-client.ts';
import { moveParcel } from './move-parcel.ts';

let shop: TestApp;
let product: SampleProduct;
let another: SampleProduct;
beforeAll(async () => {
  shop = await openTestApp({ UNPAID_ORDERS: '40', COD_LIMIT_PAISE: '10000000' });
  [product, another] = (await addSampleProducts(shop, 2)) as [SampleProduct, SampleProduct];
  const add = `insert into variants (id, product_id, position, sku, size, price_delta_paise, available, color_name, color)
    values ('large', $1, 1, 'LARGE', 'L', 0, 3, '{"en": "Indigo", "hi": "नील"}', 'indigo'), ('dear', $1, 2, 'DEAR', 'XL', 5000, 9, null, null)`;
  await shop.services.database.execute(add, [product.productId]);
});
afterEach(() => expectBalancedBooks(shop.ctx));
afterAll(() => shop.close());

const rows = async (text: string, values: unknown[] = []) => (await shop.services.database.execute(text, values)).rows;
const stock = async (variantId: string) => Number((await rows('select available from variants where id = $1', [variantId]))[0]?.available);

interface Bought {
  client: TestClient;
  number: string;
  orderId: string;
  parcelId: string;
  lineId: string;
}
async function buy(qty = 1, method = 'demo'): Promise<Bought> {
  const client = createTestClient(shop);
  const answer = await placed(client, orderOf([[product, qty]], { method }));
  if (method === 'demo') await capture(shop, answer);
  const { number, _id: orderId } = answer.order;
  const [parcel] = (await readOrderView(client, number)).parcels;
  return { client, number, orderId, parcelId: parcel._id, lineId: parcel.lines[0]._id };
}
const exchange = ({ client, number, lineId }: Bought, variantId: string) =>
  client.send('POST', `/orders/${number}/lines/${lineId}/exchange`, { variantId });

test('the buyer takes another size before packing: stock, packing and mails follow, the money stays', async () => {
  const of = await buy(2);
  const left = await stock(product.variantId);
  const before = await readOrderView(of.client, of.number);
  const answer = await exchange(of, 'large');
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  const after = answer.body.data.order;
  expect(after.parcels[0].lines[0]).toMatchObject({ variantId: 'large', size: 'L', color: { en: 'Indigo', hi: 'नील' }, qty: 2 });
  expect(after.bill).toEqual(before.bill);
  expect([await stock(product.variantId), await stock('large')]).toEqual([left + 2, 1]);
  expect((await exchange(of, 'large')).status).toBe(200);
  expect(await stock('large')).toBe(1);
  const news = await rows("select data from jobs.job where name = 'order-news' and data ->> 'orderId' = $1", [of.orderId]);
  expect(news.filter(({ data }) => (data as { kind: string }).kind === 'exchanged')).toHaveLength(1);
  expect((await exchange(of, product.variantId)).status).toBe(200);
  expect([await stock(product.variantId), await stock('large')]).toEqual([left, 3]);
});

test.each([
  ['another price', () => 'dear', 'INVALID_INPUT'],
  ['another product', () => another.variantId, 'INVALID_INPUT'],
  ['a variant that is unknown', () => 'unknown', 'INVALID_INPUT'],
  ['more than there is', () => 'large', 'OUT_OF_STOCK'],
])('%s is refused, and nothing changes', async (_, to, code) => {
  const of = await buy(4);
  const left = await stock(product.variantId);
  expect((await exchange(of, to())).body.code).toBe(code);
  expect(await stock(product.variantId)).toBe(left);
  expect((await readOrderView(of.client, of.number)).parcels[0].lines[0].variantId).toBe(product.variantId);
});

test('strangers cannot, and after packing or a cancellation it is too late', async () => {
  const of = await buy(2);
  expect((await exchange({ ...of, client: createTestClient(shop) }, 'large')).body.code).toBe('ORDER_NOT_FOUND');
  expect((await exchange({ ...of, lineId: 'unknown' }, 'large')).body.code).toBe('INVALID_INPUT');
  expect(
    (
      await of.client.send('POST', `/orders/${of.number}/cancel`, {
        idempotencyKey: crypto.randomUUID(),
        lines: [{ lineId: of.lineId, qty: 1 }],
      })
    ).status,
  ).toBe(200);
  expect((await exchange(of, 'large')).body.code).toBe('WRONG_STATE');
  const packed = await buy();
  await moveParcel(shop.ctx, { parcelId: packed.parcelId, event: 'pack', by: 'operator' });
  expect((await exchange(packed, 'large')).body.code).toBe('WRONG_STATE');
});

test('of the buyers who want the last units at once, one gets them', async () => {
  const orders = await Promise.all(Array.from({ length: 3 }, () => buy(2)));
  const answers = await Promise.all(orders.map((of) => exchange(of, 'large')));
  expect(answers.map(({ status, body }) => (status === 200 ? 'ok' : body.code)).sort()).toEqual(['OUT_OF_STOCK', 'OUT_OF_STOCK', 'ok']);
  expect(await stock('large')).toBe(1);
});

test('an order that is not paid gets no more of the other variant than one holder may take', async () => {
  const setStock = (units: number) =>
    rows("update variants set stocked = stocked + $1 - available, available = $1 where id = 'large'", [units]);
  const of = await buy(5, 'cod');
  await setStock(10);
  expect((await exchange(of, 'large')).body.code).toBe('QUANTITY_LIMIT');
  expect(await stock('large')).toBe(10);
  await setStock(13);
  expect((await exchange(of, 'large')).status).toBe(200);
  expect(await rows('select variant_id as id, qty from stock_holds where order_id = $1', [of.orderId])).toEqual([{ id: 'large', qty: 5 }]);
  // Holders of yesterday are not stored, and the share stays.
  await rows('delete from stock_holds where order_id = $1', [of.orderId]);
  await rows('update variants set stocked = stocked + 5 - available, available = 5 where id = $1', [product.variantId]);
  expect((await exchange(of, product.variantId)).body.code).toBe('QUANTITY_LIMIT');
});

test('what is offered is what can be had: same price, sold there, not in the order, within the share', async () => {
  const optionsOf = async ({ client, number, lineId }: Bought) =>
    (await client.send('GET', `/orders/${number}/lines/${lineId}/exchange`)).body.data?.options;
  const setStock = (units: number) =>
    rows("update variants set stocked = stocked + $1 - available, available = $1 where id = 'large'", [units]);
  await rows('update variants set stocked = stocked + 50 - available, available = 50 where id = $1', [product.variantId]);
  const paid = await buy(5);
  const unpaid = await buy(5, 'cod');
  await setStock(10);
  expect(await optionsOf(paid)).toEqual([{ variantId: 'large', size: 'L', colorName: { en: 'Indigo', hi: 'नील' }, availableQty: 10 }]);
  // The share of one holder who has not paid.
  const [{ availableQty }] = await optionsOf(unpaid);
  expect(availableQty).toBeLessThan(5);
  expect((await exchange(unpaid, 'large')).body.code).toBe('QUANTITY_LIMIT');
  await setStock(13);
  expect(await optionsOf(unpaid)).toMatchObject([{ availableQty: 6 }]);
  expect((await exchange(unpaid, 'large')).status).toBe(200);
  await setStock(3);
  expect(await optionsOf(paid)).toMatchObject([{ availableQty: 3 }]);
  expect(await optionsOf({ ...paid, client: createTestClient(shop) })).toBeUndefined();
  await moveParcel(shop.ctx, { parcelId: paid.parcelId, event: 'pack', by: 'operator' });
  expect(await optionsOf(paid)).toEqual([]);
});
