import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { expectBalancedBooks } from '../../../test/support/balanced-books.ts';
import { raceTimeout, rounds } from '../../../test/support/nightly-rounds.ts';
import { capture, orderOf, placed, readOrderView, stockOf } from '../../../test/support/place-orders.ts';
import { addSampleProducts, type SampleProduct } from '../../../test/support/sample-catalogue.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { createTestClient, type TestClient } from '../../../test/support/test-client.ts';
import { moveParcel } from './move-parcel.ts';

let shop: TestApp;
let products: SampleProduct[];
beforeAll(async () => {
  shop = await openTestApp();
  products = await addSampleProducts(shop, 6, (index) => ({
    available: index === 5 ? 1_000 : 50,
    perishable: index === 4,
    pricePaise: 33_333,
  }));
});
afterEach(() => expectBalancedBooks(shop.ctx));
afterAll(() => shop.close());

const run = (text: string, values: unknown[] = []) => shop.services.database.execute(text, values);
const product = (index: number) => products[index] as SampleProduct;
let keys = 0;
const cancel = (
  person: TestClient,
  number: string,
  lines: { lineId: string; qty: number }[],
  idempotencyKey = `cancel-lines-key-${++keys}`,
) => person.send('POST', `/orders/${number}/cancel`, { idempotencyKey, lines });
const linesOf = async (
  person: TestClient,
  number: string,
): Promise<{ _id: string; variantId: string; cancelledQty: number; canCancel: boolean }[]> =>
  (await readOrderView(person, number)).parcels.flatMap((parcel: { lines: unknown[] }) => parcel.lines);
/** Reads what the buyer owes by the ledger, in paise. */
const owed = async (orderId: string) =>
  Number(
    (await run(`select coalesce(sum(amount_paise), 0) as sum from ledger_entries where order_id = $1 and account = 'buyer'`, [orderId]))
      .rows[0]?.sum,
  );

test('cancels units of a cash order until the parcel is empty, and reverses the sale', async () => {
  const guest = createTestClient(shop);
  const { order } = await placed(
    guest,
    orderOf([
      [product(0), 3],
      [product(1), 1],
    ]),
  );
  const [first] = await linesOf(guest, order.number);
  const lineId = first?._id ?? '';
  expect(await owed(order._id)).toBe(4 * 33_333);
  const one = await cancel(guest, order.number, [{ lineId, qty: 1 }], 'cancel-one-piece');
  expect(one.status).toBe(200);
  // The same key again is the same cancellation.
  await cancel(guest, order.number, [{ lineId, qty: 1 }], 'cancel-one-piece');
  expect((await linesOf(guest, order.number))[0]).toMatchObject({ cancelledQty: 1, canCancel: true });
  expect([await owed(order._id), await stockOf(shop, product(0))]).toEqual([3 * 33_333, 48]);
  const rest = (await cancel(guest, order.number, [{ lineId, qty: 2 }])).body.data.order;
  expect(rest.parcels.map((parcel: { state: string }) => parcel.state)).toEqual(['cancelled', 'confirmed']);
  expect(rest.refunds).toEqual([]);
  expect([await owed(order._id), await stockOf(shop, product(0))]).toEqual([33_333, 50]);
  const more = await cancel(guest, order.number, [{ lineId, qty: 1 }]);
  expect([more.status, more.body.code]).toEqual([409, 'NOT_CANCELLABLE']);
});

test('refunds exactly the share of the cancelled units to the method of payment', async () => {
  const guest = createTestClient(shop);
  const { order, payment } = await placed(guest, orderOf([[product(2), 2]], { method: 'demo' }));
  expect(await capture(shop, { order, payment })).toBe('placed');
  const [line] = await linesOf(guest, order.number);
  const view = (await cancel(guest, order.number, [{ lineId: line?._id ?? '', qty: 1 }])).body.data.order;
  expect(view.refunds).toMatchObject([{ amountPaise: 33_333, state: 'requested', reason: 'cancelled' }]);
  expect(view.bill.refundedPaise).toBe(33_333);
});

test('refuses to cancel perishable or packed units, and those of another person', async () => {
  const guest = createTestClient(shop);
  const { order } = await placed(
    guest,
    orderOf([
      [product(4), 1],
      [product(3), 1],
    ]),
  );
  const lines = await linesOf(guest, order.number);
  const lineOf = (index: number) => lines.find((line) => line.variantId === product(index).variantId)?._id ?? '';
  const perishable = await cancel(guest, order.number, [
    { lineId: lineOf(3), qty: 1 },
    { lineId: lineOf(4), qty: 1 },
  ]);
  expect(perishable.body).toMatchObject({ code: 'NOT_CANCELLABLE', fields: { 'lines.1': 'Perishable pieces cannot be cancelled.' } });
  const view = await readOrderView(guest, order.number);
  const parcel = view.parcels.find((each: { lines: { _id: string }[] }) => each.lines.some((line) => line._id === lineOf(3)));
  await moveParcel(shop.ctx, { parcelId: parcel._id, event: 'pack', by: 'operator' });
  expect((await cancel(guest, order.number, [{ lineId: lineOf(3), qty: 1 }])).body.code).toBe('NOT_CANCELLABLE');
  expect((await cancel(createTestClient(shop), order.number, [{ lineId: lineOf(3), qty: 1 }])).body.code).toBe('ORDER_NOT_FOUND');
  expect((await linesOf(guest, order.number)).map((line) => line.canCancel)).toEqual([false, false]);
});

test('lets either the cancellation or the packing of a parcel win, never both', { timeout: raceTimeout }, async () => {
  for (let round = 0; round < rounds(8, 500); round++) {
    const guest = createTestClient(shop);
    const { order } = await placed(guest, orderOf([[product(5), 1]]));
    const [line] = await linesOf(guest, order.number);
    const parcelId = (await readOrderView(guest, order.number)).parcels[0]._id;
    const [cancelled] = await Promise.all([
      cancel(guest, order.number, [{ lineId: line?._id ?? '', qty: 1 }]),
      moveParcel(shop.ctx, { parcelId, event: 'pack', by: 'operator' }).catch(() => 'refused'),
    ]);
    const { state, lines } = (await readOrderView(guest, order.number)).parcels[0];
    expect([state, lines[0].cancelledQty]).toEqual(cancelled.status === 200 ? ['cancelled', 1] : ['packed', 0]);
  }
});
