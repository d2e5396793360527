import { afterAll, beforeAll, expect, test } from 'vitest';
import { listParcels } from '../../../scripts/admin-orders.ts';
import { capture, jaipur, orderOf, placed, readOrderView } from '../../../test/support/place-orders.ts';
import { addSampleProducts, type SampleProduct } from '../../../test/support/sample-catalogue.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { createTestClient, signUpTestClient, type TestClient } from '../../../test/support/test-client.ts';
import { printList, replaceList } from '../delivery/operate-lists.ts';
import { moveParcel } from './move-parcel.ts';

let shop: TestApp;
let products: SampleProduct[];
beforeAll(async () => {
  shop = await openTestApp();
  products = await addSampleProducts(shop, 2);
});
afterAll(() => shop.close());

const [jaipurPot, kutchShawl] = [() => products[0] as SampleProduct, () => products[1] as SampleProduct];
const rows = async (text: string, values: unknown[] = []) => (await shop.services.database.execute(text, values)).rows;
const next = {
  name: 'Sunita Devi',
  phone: '98111 12222',
  line1: '5 Temple Road',
  line2: 'Near the lake',
  city: 'Udaipur',
  postalCode: '313001',
};

interface Bought {
  client: TestClient;
  orderId: string;
  number: string;
  parcelIds: string[];
}
async function buy(more: Record<string, unknown> = {}, items: readonly SampleProduct[] = [jaipurPot()]): Promise<Bought> {
  const client = createTestClient(shop);
  const answer = await placed(
    client,
    orderOf(
      items.map((product) => [product, 1] as const),
      more,
    ),
  );
  if (answer.payment?.method === 'demo') await capture(shop, answer);
  const { parcels } = await readOrderView(client, answer.order.number);
  return { client, orderId: answer.order._id, number: answer.order.number, parcelIds: parcels.map(({ _id }: { _id: string }) => _id) };
}
const change = ({ client, number }: Pick<Bought, 'client' | 'number'>, fields: Record<string, unknown> = next) =>
  client.send('PUT', `/orders/${number}/address`, fields);
const contactOf = async ({ orderId }: Bought) =>
  (await rows('select name, phone, line1, line2, city, state, postal_code as pin from order_contacts where order_id = $1', [orderId]))[0];
const jobs = async (name: string, { orderId }: Bought) =>
  (await rows("select data from jobs.job where name = $1 and data ->> 'orderId' = $2", [name, orderId])).map(({ data }) => data);
const pack = (parcelId: string) => moveParcel(shop.ctx, { parcelId, event: 'pack', by: 'operator' });

test('the buyer corrects recipient, phone and address; seller and buyer are told, and it stays on record', async () => {
  const bought = await buy();
  const answer = await change(bought);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  expect(answer.body.data.order).toMatchObject({
    contact: { name: 'Sunita Devi', phone: '+919811112222' },
    address: ['5 Temple Road', 'Near the lake', 'Udaipur 313001', 'Rajasthan', 'India'],
    recipient: { line1: '5 Temple Road', city: 'Udaipur', state: 'Rajasthan', postalCode: '313001' },
  });
  expect(await contactOf(bought)).toMatchObject({ name: 'Sunita Devi', line1: '5 Temple Road', state: 'Rajasthan', pin: '313001' });
  expect(await rows('select before from order_address_changes where order_id = $1', [bought.orderId])).toEqual([
    { before: { name: 'Asha Verma', phone: '+919829012345', line1: '12 Rose Lane', line2: null, city: 'Jaipur', postalCode: '302001' } },
  ]);
  expect(await jobs('order-news', bought)).toEqual(expect.arrayContaining([expect.objectContaining({ kind: 'address-changed' })]));
  const printed = await listParcels(shop.ctx, [bought.number]);
  expect(printed).toContain('goes to Sunita Devi, 5 Temple Road');
  expect(printed).toMatch(/address changed .*before: Asha Verma, 12 Rose Lane, Jaipur 302001/);
});

test('the invoice and what is packed afterwards name the new recipient', async () => {
  const bought = await buy({ gift: { buyerName: 'Meera Demo', hidePrices: false } });
  await change(bought);
  await pack(String(bought.parcelIds[0]));
  const [invoice] = await rows("select document::text as text from invoices where parcel_id = $1 and kind = 'invoice'", [
    bought.parcelIds[0],
  ]);
  expect(invoice?.text).toContain('Sunita Devi');
  expect(invoice?.text).toContain('Meera Demo');
  expect(invoice?.text).toContain('5 Temple Road');
  expect(invoice?.text).not.toContain('Rose Lane');
});

test('the same change sent twice is one, with one mail', async () => {
  const bought = await buy();
  expect([(await change(bought)).status, (await change(bought)).status]).toEqual([200, 200]);
  expect(await rows('select id from order_address_changes where order_id = $1', [bought.orderId])).toHaveLength(1);
  expect(await jobs('order-news', bought)).toHaveLength(2);
});

test('a parcel that is packed keeps whom it was packed for, and the other one of the order follows', async () => {
  const bought = await buy({}, [jaipurPot(), kutchShawl()]);
  const [first = '', second = ''] = bought.parcelIds;
  await pack(first);
  expect((await change(bought)).status).toBe(200);
  const { parcels, address } = await readOrderView(bought.client, bought.number);
  expect(address[0]).toBe('5 Temple Road');
  expect(parcels[0].address).toEqual(['Asha Verma', '12 Rose Lane', 'Jaipur 302001', 'Rajasthan', 'India', '+919829012345']);
  expect(parcels[1]).not.toHaveProperty('address');
  await pack(second);
  const texts = await rows(
    'select parcel_id as parcel, document::text as text from invoices where parcel_id = any($1) order by issued_at',
    [bought.parcelIds],
  );
  expect(texts.map(({ text }) => [/Rose Lane/.test(String(text)), /Temple Road/.test(String(text))])).toEqual([
    [true, false],
    [false, true],
  ]);
  expect(await change(bought, { ...next, line1: '6 Temple Road' })).toMatchObject({ status: 409, body: { code: 'WRONG_STATE' } });
});

test.each([
  ['another state', { state: 'Gujarat' }, 'state'],
  ['another country', { country: 'US' }, 'country'],
  ['a PIN code of another state', { postalCode: '600001' }, 'postalCode'],
  ['no PIN code', { postalCode: '' }, 'postalCode'],
  ['no recipient', { name: ' ' }, 'name'],
  ['a phone that nobody has', { phone: '12345' }, 'phone'],
  ['no street', { line1: '' }, 'line1'],
  ['a web address', { line1: 'see https://evil.example' }, 'line1'],
])('%s is refused at its field and changes nothing', async (_what, fields, at) => {
  const bought = await buy();
  const answer = await change(bought, { ...next, ...fields });
  expect(answer).toMatchObject({ status: 422, body: { code: 'INVALID_INPUT', fields: { [at]: expect.any(String) } } });
  expect(await contactOf(bought)).toMatchObject({ line1: '12 Rose Lane', name: 'Asha Verma' });
});

test('an order of another buyer, a pending one and a cancelled one are not changed', async () => {
  const bought = await buy();
  expect((await change({ client: createTestClient(shop), number: bought.number })).status).toBe(404);
  const client = createTestClient(shop);
  const { order } = await placed(client, orderOf([[jaipurPot(), 1]], { method: 'demo' }));
  expect((await change({ client, number: order.number })).status).toBe(409);
  await moveParcel(shop.ctx, { parcelId: String(bought.parcelIds[0]), event: 'cancel', by: 'operator', reason: 'other' });
  expect((await change(bought)).status).toBe(409);
  expect(await contactOf(bought)).toMatchObject({ line1: '12 Rose Lane' });
});

test('the new PIN code has to be served, with cash where the order is paid in cash, and may take longer', async () => {
  const pins = await printList(shop.ctx, 'pins');
  await replaceList(shop.ctx, 'pins', `${pins}\n313001,,,,asia,yes,no\n313002,,,,,no,yes`);
  const cash = await buy();
  expect(await change(cash)).toMatchObject({ status: 422, body: { code: 'NOT_SERVED', fields: { postalCode: 'no-cash' } } });
  expect(await change(cash, { ...next, postalCode: '313002' })).toMatchObject({
    status: 422,
    body: { fields: { postalCode: 'not-served' } },
  });
  const paid = await buy({ method: 'demo' });
  const [{ promisedUntil: before }] = (await readOrderView(paid.client, paid.number)).parcels;
  const answer = await change(paid);
  expect(answer.status).toBe(200);
  const [{ promisedUntil: after }] = answer.body.data.order.parcels;
  expect(after > before).toBe(true);
  await change(paid, { ...next, postalCode: '313003' });
  expect((await readOrderView(paid.client, paid.number)).parcels[0].promisedUntil).toBe(after);
  await replaceList(shop.ctx, 'pins', pins);
});

test('five changes an hour, then one waits', async () => {
  const bought = await buy();
  for (let number = 1; number <= 5; number++) expect((await change(bought, { ...next, line1: `${number} Temple Road` })).status).toBe(200);
  expect((await change(bought, { ...next, line1: '6 Temple Road' })).status).toBe(429);
  expect(await contactOf(bought)).toMatchObject({ line1: '5 Temple Road' });
});

test('packing and changing at once: the invoice, the parcel and the record agree on who came first', async () => {
  for (let round = 0; round < 12; round++) {
    const bought = await buy();
    const [parcelId = ''] = bought.parcelIds;
    const packing = () => pack(parcelId);
    const both = round % 2 ? [change(bought), packing()] : [packing(), change(bought)];
    const answer = (await Promise.all(both)).find((each) => typeof each === 'object');
    const [invoice] = await rows("select document::text as text from invoices where parcel_id = $1 and kind = 'invoice'", [parcelId]);
    const isNew = String(invoice?.text).includes('Temple Road');
    expect(answer?.status).toBe(isNew ? 200 : 409);
    expect(String((await contactOf(bought))?.line1)).toBe(isNew ? '5 Temple Road' : '12 Rose Lane');
    expect(await rows('select id from order_address_changes where order_id = $1', [bought.orderId])).toHaveLength(isNew ? 1 : 0);
  }
});

test('two changes at once are both on record, the later one stands', async () => {
  const bought = await buy();
  const answers = await Promise.all([change(bought), change(bought, { ...next, line1: '7 Fort Lane' })]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await rows('select id from order_address_changes where order_id = $1', [bought.orderId])).toHaveLength(2);
});

test('the saved recipient of an address is whom the parcel, its invoice and the order name', async () => {
  const contact = { email: 'meera@example.com', name: 'Sunita Devi', phone: '+91 98111 12222' };
  const bought = await buy({ contact, address: { ...jaipur, line1: '5 Temple Road' } });
  await pack(String(bought.parcelIds[0]));
  expect((await readOrderView(bought.client, bought.number)).contact).toMatchObject({ name: 'Sunita Devi', phone: '+919811112222' });
  const [invoice] = await rows("select document::text as text from invoices where parcel_id = $1 and kind = 'invoice'", [
    bought.parcelIds[0],
  ]);
  expect(invoice?.text).toContain('Sunita Devi');
});

test('who is erased leaves no former address behind', async () => {
  const person = await signUpTestClient(shop, { email: 'leaving@example.com', name: 'Asha Verma', password: 'green mango tree' });
  const { order } = await placed(
    person,
    orderOf(
      [
        [jaipurPot(), 1],
        [kutchShawl(), 1],
      ],
      { contact: { email: person.email, name: 'Asha Verma', phone: '98290 12345' } },
    ),
  );
  const { parcels } = await readOrderView(person, order.number);
  await pack(parcels[0]._id);
  expect((await change({ client: person, number: order.number })).status).toBe(200);
  for (const { _id: parcelId } of parcels) await moveParcel(shop.ctx, { parcelId, event: 'cancel', by: 'operator', reason: 'other' });
  expect(await rows('select recipient from parcels where order_id = $1 and recipient is not null', [order._id])).toHaveLength(1);
  expect((await person.send('DELETE', '/users/deleteMe')).status).toBe(200);
  expect(await rows('select recipient from parcels where order_id = $1 and recipient is not null', [order._id])).toEqual([]);
  expect(await rows('select before from order_address_changes where order_id = $1', [order._id])).toEqual([{ before: null }]);
});
