import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sameMailbox, samePhone } from '#shared/same-mailbox.ts';
import { deliver, orderOf, placed, readOrderView, stockOf } from '../../../test/support/place-orders.ts';
import { addSampleProducts, type SampleProduct } from '../../../test/support/sample-catalogue.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { createTestClient, signUpTestClient } from '../../../test/support/test-client.ts';
import { addressTextOf } from './cash-order-rules.ts';
import { moveParcel, type ParcelMove } from './move-parcel.ts';

let shop: TestApp;
let product: SampleProduct;
beforeAll(async () => {
  shop = await openTestApp({ COD_OPEN_PER_PERSON: '2', COD_OPEN_PER_PIN: '5', COD_REFUSALS: '2' });
  [product] = (await addSampleProducts(shop, 1, () => ({ available: 500, pricePaise: 40_000 }))) as [SampleProduct];
});
beforeEach(() => run('delete from cash_orders'));
afterAll(() => shop.close());

const run = async (text: string, values: unknown[] = []) => (await shop.services.database.execute(text, values)).rows;
let people = 0;
interface Person {
  email: string;
  phone: string;
  line1: string;
  pin: string;
}
const someone = (): Person => {
  people++;
  return { email: `cash-${people}@example.com`, phone: `98290 ${20_000 + people}`, line1: `${people} Rose Lane`, pin: '302001' };
};
const bodyOf = ({ email, phone, line1, pin }: Person, method = 'cod') =>
  orderOf([[product, 1]], {
    method,
    contact: { email, name: 'Asha Verma', phone },
    address: { country: 'IN', line1, city: 'Jaipur', state: 'Rajasthan', postalCode: pin },
  });
const order = async (person: Person, client = createTestClient(shop)) => (await client.send('POST', '/orders', bodyOf(person))).body;
const limited = (reason: string) => expect.objectContaining({ code: 'CASH_LIMITED', fields: { reason } });

/** Brings the parcel of a new cash order as far as the events say. */
async function moved(person: Person, events: readonly ParcelMove['event'][]): Promise<void> {
  const client = createTestClient(shop);
  const { number } = (await placed(client, bodyOf(person))).order;
  const parcelId = (await readOrderView(client, number)).parcels[0]._id;
  for (const event of events)
    await moveParcel(shop.ctx, { parcelId, event, by: 'operator', ...(event === 'take-back' ? { restock: true } : {}) });
}

describe('a buyer is known by', () => {
  test.each([
    ['mailbox', (one: Person): Person => ({ ...someone(), email: one.email.toUpperCase().replace('@', '+again@') })],
    ['telephone', (one: Person): Person => ({ ...someone(), phone: `+91 ${one.phone.replace(' ', '')}` })],
    ['address', (one: Person): Person => ({ ...someone(), line1: one.line1.toUpperCase().replace(' ', ', ') })],
  ])('%s: no more cash orders than the limit are under way, and other ways to pay are open', async (_, again) => {
    const one = someone();
    for (let times = 0; times < 2; times++) expect((await order(one)).data.order.state).toBe('placed');
    const left = await stockOf(shop, product);
    expect(await order(again(one))).toEqual(limited('person'));
    expect(await stockOf(shop, product)).toBe(left);
    expect((await order(someone())).data.order.state).toBe('placed');
    const client = createTestClient(shop);
    const waiting = await placed(client, bodyOf(again(one), 'demo'));
    const paidAgain = { idempotencyKey: `cash-again-${waiting.order.number}`, method: 'cod' };
    expect((await client.send('POST', `/orders/${waiting.order.number}/payments`, paidAgain)).body).toEqual(limited('person'));
  });
});

test('orders that come at once do not pass the limit together', async () => {
  const one = someone();
  const answers = await Promise.all(Array.from({ length: 5 }, () => order(one)));
  expect(answers.filter(({ data }) => data).length).toBe(2);
});

test('a parcel that has arrived makes room, and so does one that was cancelled', async () => {
  const one = someone();
  await moved(one, ['pack', 'ship', 'deliver']);
  await moved(one, ['cancel']);
  for (let times = 0; times < 2; times++) expect((await order(one)).data).toBeDefined();
  expect(await order(one)).toEqual(limited('person'));
});

test('a PIN code takes no more cash orders than its limit at once', async () => {
  for (let times = 0; times < 5; times++) expect((await order(someone())).data).toBeDefined();
  expect(await order(someone())).toEqual(limited('area'));
  expect((await order({ ...someone(), pin: '302002' })).data).toBeDefined();
});

test('who refuses parcels at the door again and again gets no more cash on delivery', async () => {
  const one = someone();
  const back = ['pack', 'ship', 'refuse', 'return-to-origin', 'take-back'] as const;
  await moved(one, back);
  await moved(one, [...back.slice(0, 3), 'deliver']);
  await moved(one, back);
  expect(await order({ ...someone(), email: one.email })).toEqual(limited('person'));
  expect((await order(someone())).data).toBeDefined();
});

describe('strangers who type a buyer’s telephone, address and PIN code', () => {
  /** An account to which an order has arrived. */
  async function knownBuyer(one: Person) {
    const client = await signUpTestClient(shop, { email: one.email });
    const { number } = (await placed(client, bodyOf(one))).order;
    await deliver(shop, client, number);
    return client;
  }

  test('use up nothing of one to whom an order has arrived, and are counted themselves', async () => {
    const one = someone();
    const client = await knownBuyer(one);
    for (let times = 0; times < 2; times++) expect((await order({ ...one, email: someone().email })).data).toBeDefined();
    for (let times = 0; times < 3; times++) expect((await order(someone())).data).toBeDefined();
    expect(await order({ ...one, email: someone().email })).toEqual(limited('person'));
    expect(await order(someone())).toEqual(limited('area'));
    for (let times = 0; times < 2; times++) expect((await order(one, client)).data).toBeDefined();
    // The account has limits of its own under every name.
    expect(await order({ ...someone(), pin: '302009' }, client)).toEqual(limited('person'));
  });

  test('and refuse at the door close cash for themselves', async () => {
    const one = someone();
    const client = await knownBuyer(one);
    const stranger = { ...one, email: someone().email };
    for (let times = 0; times < 2; times++) await moved(stranger, ['pack', 'ship', 'refuse', 'return-to-origin', 'take-back']);
    expect(await order({ ...someone(), email: stranger.email })).toEqual(limited('person'));
    expect((await order(one, client)).data).toBeDefined();
  });

  test('orders of one account at once do not pass its limit together under other names', async () => {
    const client = await knownBuyer(someone());
    const answers = await Promise.all(Array.from({ length: 5 }, () => order({ ...someone(), pin: `3020${10 + people}` }, client)));
    expect(answers.filter(({ data }) => data).length).toBe(2);
  });
});

test('stores digests alone', async () => {
  const one = someone();
  await order(one);
  const rows = JSON.stringify(await run('select * from cash_orders'));
  for (const text of [one.email, samePhone(one.phone), 'rose']) expect(rows).not.toContain(text);
});

test.each([
  ['Asha.Verma+shop@GoogleMail.com', 'ashaverma@gmail.com'],
  ['asha.verma+1@example.com', 'asha.verma@example.com'],
])('knows the mailbox %s', (typed, mailbox) => expect(sameMailbox(typed)).toBe(mailbox));

test('knows an address in other spellings', () => {
  const one = { userId: null, email: '', phone: '', line1: '12, Rose-Lane', line2: 'Near  Temple', postalCode: '302 001' };
  expect(addressTextOf(one)).toBe(addressTextOf({ ...one, line1: '12 rose lane', line2: 'near temple', postalCode: '302001' }));
});
