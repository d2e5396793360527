import { afterAll, beforeAll, expect, test } from 'vitest';
import { moveParcel } from '#modules/orders/move-parcel.ts';
import { gstinCheckDigit } from '#shared/gst-states.ts';
import { jaipur, orderOf, placed, readOrderView } from '../../../test/support/place-orders.ts';
import { addSampleProducts, type SampleProduct } from '../../../test/support/sample-catalogue.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { createTestClient, signUpTestClient } from '../../../test/support/test-client.ts';

let shop: TestApp;
let products: SampleProduct[];
beforeAll(async () => {
  shop = await openTestApp();
  products = await addSampleProducts(shop, 2);
});
afterAll(() => shop.close());

const gstinOf = (fourteen: string) => fourteen + gstinCheckDigit(fourteen);
const gstin = gstinOf('27AAACB0000A1Z');
const billing = { gstin, name: 'Asha Stores LLP', line1: '1 Bazaar Road', city: 'Pune', postalCode: '411001' };
const one = () => [[products[0] as SampleProduct, 1]] as const;

test('makes the invoice out to a business, ships to the delivery address, and keeps both after the buyer is erased', async () => {
  const client = await signUpTestClient(shop, { email: 'owner@example.com' });
  const spaced = { ...billing, gstin: ` ${gstin.slice(0, 2).toLowerCase()} ${gstin.slice(2).toLowerCase()} ` };
  const { order } = await placed(client, orderOf(one(), { billing: spaced }));
  expect((await readOrderView(client, order.number)).billing).toEqual({
    gstin,
    name: 'Asha Stores LLP',
    address: '1 Bazaar Road\nPune 411001\nMaharashtra\nIndia',
  });
  const { rows: parcels } = await shop.ctx.db.execute('select id from parcels where order_id = $1', [order._id]);
  await moveParcel(shop.ctx, { parcelId: String(parcels[0]?.id), event: 'pack', by: 'operator' });
  const documentOf = async () =>
    (await shop.ctx.db.execute('select document from invoices where order_id = $1', [order._id])).rows[0]?.document;
  expect(await documentOf()).toMatchObject({
    recipient: { name: 'Asha Stores LLP', address: ['1 Bazaar Road', 'Pune 411001'], state: 'Maharashtra', stateCode: '27', gstin },
    shippedTo: { name: 'Asha Verma', state: 'Rajasthan' },
    placeOfSupply: { name: 'Rajasthan', code: '08' },
  });
  for (const event of ['ship', 'deliver'] as const) await moveParcel(shop.ctx, { parcelId: String(parcels[0]?.id), event, by: 'operator' });
  const { rows: users } = await shop.ctx.db.execute('select user_id as id from orders where id = $1', [order._id]);
  const { ordersPersonalData } = await import('#modules/orders/personal-data.ts');
  await shop.ctx.transaction((tx) => ordersPersonalData.erase(tx, String(users[0]?.id), 'owner@example.com'));
  const { rows } = await shop.ctx.db.execute('select billing from order_contacts where order_id = $1', [order._id]);
  expect(rows).toEqual([{ billing: null }]);
  expect(await documentOf()).toMatchObject({ recipient: { gstin } });
});

test.each([
  ['a wrong check digit', { gstin: `${gstin.slice(0, 14)}${gstin.endsWith('0') ? '1' : '0'}` }, 'billing.gstin'],
  ['a state that does not exist', { gstin: gstinOf('99AAACB0000A1Z') }, 'billing.gstin'],
  ['a PIN code of another state', { postalCode: '302001' }, 'billing.postalCode'],
  ['neither a GSTIN nor a state', { gstin: undefined }, 'billing.state'],
  ['no name', { name: ' ' }, 'billing.name'],
])('refuses a billing address with %s', async (_what, change, field) => {
  const { status, body } = await createTestClient(shop).send('POST', '/orders', orderOf(one(), { billing: { ...billing, ...change } }));
  expect([status, body.code, Object.keys(body.fields)]).toEqual([422, 'INVALID_INPUT', [field]]);
});

test('takes no GST invoice for an order that leaves India, and needs none within', async () => {
  const address = { country: 'DE', line1: 'Weg 1', city: 'Bonn', postalCode: '53111' };
  const { body } = await createTestClient(shop).send('POST', '/orders', orderOf(one(), { billing, address, method: 'demo' }));
  expect(Object.keys(body.fields)).toEqual(['billing.gstin']);
  const { order } = await placed(createTestClient(shop), orderOf(one(), { address: jaipur }));
  const { rows } = await shop.ctx.db.execute('select billing from order_contacts where order_id = $1', [order._id]);
  expect(rows).toEqual([{ billing: null }]);
});
