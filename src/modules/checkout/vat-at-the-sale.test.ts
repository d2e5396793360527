import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { priceCart } from '#modules/cart/price-cart.ts';
import { invoices } from '#modules/ledger/tables.ts';
import { moveParcel } from '#modules/orders/move-parcel.ts';
import { vatCsv } from '#modules/reconciliation/tax-reports.ts';
import { expectBalancedBooks } from '../../../test/support/balanced-books.ts';
import { capture, orderOf, placed, readOrderView } from '../../../test/support/place-orders.ts';
import { addSampleProducts, type SampleProduct } from '../../../test/support/sample-catalogue.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { createTestClient } from '../../../test/support/test-client.ts';

let shop: TestApp;
let small: SampleProduct;
let large: SampleProduct;
beforeAll(async () => {
  shop = await openTestApp({ UK_VAT_NUMBER: 'GB123456789' });
  const products = await addSampleProducts(shop, 2, (index) => ({ pricePaise: index === 0 ? 100_001 : 2_000_000 }));
  [small, large] = products as [SampleProduct, SampleProduct];
});
afterEach(() => expectBalancedBooks(shop.ctx));
afterAll(() => shop.close());

const london = { country: 'GB', line1: '10 Sample Street', city: 'London', postalCode: 'SW1A 1AA' };
const contact = { email: 'emma@example.com', name: 'Emma Sample', phone: '+442079460018', phoneUnchecked: true };
const items = () => [
  { variantId: small.variantId, qty: 2 },
  { variantId: large.variantId, qty: 1 },
];
const balance = async (orderId: string, account: string): Promise<number> => {
  const { rows } = await shop.services.database.execute(
    'select coalesce(sum(amount_paise), 0) as paise from ledger_entries where order_id = $1 and account = $2',
    [orderId, account],
  );
  return Number(rows[0]?.paise);
};

test('VAT of small parcels to Great Britain is charged, owed, invoiced, refunded by units and reported', async () => {
  const guest = createTestClient(shop);
  const body = orderOf(
    [
      [small, 2],
      [large, 1],
    ],
    { address: london, contact, method: 'demo', expectedTotalPaise: 2 * 120_001 + 2_000_000 },
  );
  const answer = await placed(guest, body);
  const { _id: orderId, number } = answer.order;
  expect(await capture(shop, answer)).toBe('placed');
  const view = await readOrderView(guest, number);
  expect(view.bill).toMatchObject({ totalPaise: 2_240_002, vat: { paise: 40_000, number: 'GB123456789' } });
  const [ours, theirs] = view.parcels;
  expect([ours.lines[0].vatPaise, theirs.lines[0].vatPaise]).toEqual([40_000, undefined]);
  expect([await balance(orderId, 'vat'), await balance(orderId, 'buyer')]).toEqual([-40_000, 0]);

  const cancelled = await guest.send('POST', `/orders/${number}/cancel`, {
    idempotencyKey: 'cancel-one-with-vat',
    lines: [{ lineId: ours.lines[0]._id, qty: 1 }],
  });
  expect(cancelled.status).toBe(200);
  expect((await readOrderView(guest, number)).bill.refundedPaise).toBe(120_001);
  expect(await balance(orderId, 'vat')).toBe(-20_000);

  await moveParcel(shop.ctx, { parcelId: ours._id, event: 'pack', by: 'operator' });
  await moveParcel(shop.ctx, { parcelId: ours._id, event: 'cancel', by: 'seller', reason: 'damaged' });
  const documents = (await shop.ctx.db.orm.select().from(invoices)).map(({ kind, document }) => [
    kind,
    document.total.totalPaise,
    document.vatPaise,
    document.vatNumber,
    document.payablePaise,
  ]);
  expect(documents.sort()).toEqual([
    ['credit-note', 100_001, 20_000, 'GB123456789', 120_001],
    ['invoice', 100_001, 20_000, 'GB123456789', 120_001],
  ]);
  expect((await readOrderView(guest, number)).bill.refundedPaise).toBe(240_002);
  expect(await balance(orderId, 'vat')).toBe(0);

  const month = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 7);
  const [, ...rows] = (await vatCsv(shop.ctx, month)).split('\n').map((row) => row.split(',').slice(1));
  const common = [number, 'GB', 'GB123456789', '6912', '20'];
  expect(rows).toEqual([
    ['sale', ...common, '2000.02', '400.00', 'GBP', '0.0078616418', '15.72', '3.14'],
    ['reversal', ...common, '-1000.01', '-200.00', 'GBP', '0.0078616418', '-7.86', '-1.57'],
    ['reversal', ...common, '-1000.01', '-200.00', 'GBP', '0.0078616418', '-7.86', '-1.57'],
  ]);
});

test('Northern Ireland pays at import, and a shop that is not registered sends no small parcels', async () => {
  const of = (postalCode: string, operator = shop.ctx.app.operator) =>
    priceCart({ ...shop.ctx, app: { ...shop.ctx.app, operator } }, { items: items(), country: 'GB', postalCode });
  const belfast = await of('BT1 5GS');
  expect([belfast.canOrder, belfast.bill.vatPaise, belfast.vat]).toEqual([true, undefined, undefined]);
  const unregistered = await of('SW1A 1AA', { ...shop.ctx.app.operator, demo: false, ukVatNumber: undefined });
  expect(unregistered.lines.map(({ problem, counted }) => [problem, counted])).toEqual([
    ['cannot-ship', 0],
    [undefined, 1],
  ]);
  expect(unregistered.bill).toMatchObject({ totalPaise: 2_000_000 });
});
