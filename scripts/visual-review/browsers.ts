import type { APIRequestContext, Browser, BrowserContext } from '@playwright/test';
import { openAccount } from '../../e2e/support/account-forms.ts';
import { someProducts } from '../../e2e/support/demo-products.ts';
import { newAddress } from '../../e2e/support/mails.ts';
import { operate } from '../../e2e/support/operate.ts';
import { buy, deliver, type PlacedOrder } from '../../e2e/support/placed-orders.ts';
import { someCart } from '../../e2e/support/screens.ts';

/**
 * The visitors of the review: unknown to the shop and with or without an answer to the consent question, a
 * guest with an order, a new account, or an account with orders, addresses and a wishlist.
 */
export type SignedInAs = 'visitor' | 'stranger' | 'guest' | 'newcomer' | 'buyer';

/** The cookies and storage of a browser. */
export type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

export interface Fixtures {
  /** The storage state of each visitor's browser. */
  states: Record<SignedInAs, StorageState>;
  /** Of the buyer: everything that can happen to an order, and one at each of its turns. */
  eventful: PlacedOrder;
  fresh: PlacedOrder;
  delivered: PlacedOrder;
  returning: PlacedOrder;
  cancelled: PlacedOrder;
  owed: PlacedOrder;
  guests: PlacedOrder;
  addressId: string;
}

const longName = 'Venkatanarasimharajuvaripeta Lakshmi Subrahmanya Rajagopalachari-Mukhopadhyay';
const longLine = 'Flat 1204, Tower C, Shri Ram Niwas Cooperative Housing Society, behind the old post office, Bhagwan Mahaveer Marg';

/** Makes who is needed and what they own. */
export async function prepareFixtures(browser: Browser, origin: string): Promise<Fixtures> {
  const visit = () => browser.newContext({ baseURL: origin });
  const [guest, newcomer, buyer] = await Promise.all([visit(), visit(), visit()]);
  const { request } = buyer;
  await openAccount(newcomer.request, { email: newAddress('new') });
  const { email } = await openAccount(request, { name: longName, email: newAddress('a.rather.long.address.of.a.buyer') });

  const home = { label: 'Home', line1: '12 Lake Road', city: 'Udaipur', state: 'Rajasthan', postalCode: '313001', country: 'IN' };
  const added = await request.post('/api/v1/users/addresses', { data: { ...home, name: 'Asha Verma', phone: '9829012345' } });
  const { added: addressId } = (await added.json()) as { added: string };
  const office = { ...home, label: 'The workshop of my sister and her son', line1: longLine, name: longName };
  const london = { label: 'London', line1: '221B Baker Street', city: 'London', state: '', postalCode: 'NW1 6XE', country: 'GB' };
  for (const data of [office, london]) {
    const answer = await request.post('/api/v1/users/addresses', { data });
    if (!answer.ok()) throw new Error(await answer.text());
  }
  for (const { _id } of (await someProducts(request)).slice(0, 5)) await request.put(`/api/v1/users/wishlist/${_id}`);

  const [line] = JSON.parse(await someCart(request)) as [{ variantId: string }];
  await request.put(`/api/v1/users/cart/${line.variantId}`, { data: line });

  const eventful = await buy(request, { email, name: longName, line1: longLine });
  await makeEventful(request, eventful);
  await buy(request, { email, method: 'cod', place: 1 });
  const fresh = await buy(request, { email });
  const delivered = await buy(request, { email, place: 2 });
  await deliver(request, delivered.parcels[0]?._id ?? '');
  const returning = await buy(request, { email, place: 3 });
  await deliver(request, returning.parcels[0]?._id ?? '');
  await askToReturn(request, returning);
  const cancelled = await buy(request, { email, place: 4 });
  await post(request, cancelled, 'cancel', { lines: cancelled.parcels[0]?.lines.map((line) => ({ lineId: line._id, qty: 1 })) });
  const owed = await buy(request, { email, place: 5, act: 'nothing' });
  const guests = await buy(guest.request, { language: 'hi', name: 'आशा वर्मा', line1: '12, गुलाब गली, पुरानी डाकघर के पीछे' });
  await request.post('/feedback', { data: { name: longName, email, phoneNumber: '98290 12345', subject: longLine, message: longLine } });

  // Everyone but the stranger has answered the consent question.
  const answered = { name: 'karigari-consent', value: JSON.stringify({ version: 1, choice: 'declined', at: new Date().toISOString() }) };
  const stateOf = async (context: BrowserContext) => ({
    ...(await context.storageState()),
    origins: [{ origin, localStorage: [answered] }],
  });
  const states = {
    visitor: { cookies: [], origins: [{ origin, localStorage: [answered] }] },
    stranger: { cookies: [], origins: [] },
    guest: await stateOf(guest),
    newcomer: await stateOf(newcomer),
    buyer: await stateOf(buyer),
  };
  await Promise.all([guest, newcomer, buyer].map((context) => context.close()));
  return { states, eventful, fresh, delivered, returning, cancelled, owed, guests, addressId };
}

async function post(request: APIRequestContext, { number }: PlacedOrder, path: string, data: object) {
  const answer = await request.post(`/api/v1/orders/${number}/${path}`, { data: { idempotencyKey: crypto.randomUUID(), ...data } });
  if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
  return (await answer.json()) as { data: { return: { _id: string } } };
}

/**
 * Requests a return from the last parcel.
 * @returns the id of the return
 */
async function askToReturn(request: APIRequestContext, order: PlacedOrder): Promise<string> {
  const asked = await post(request, order, 'returns', {
    lines: [{ lineId: order.parcels.at(-1)?.lines[0]?._id, qty: 1, reason: 'damaged' }],
    wish: 'refund',
    message: 'The rim is chipped, and a crack runs down one side. It was well packed, so it may have left the workshop like this.',
  });
  return asked.data.return._id;
}

/** Cancels one unit, sends one parcel, and returns one unit of the other after some messages. */
async function makeEventful(request: APIRequestContext, order: PlacedOrder): Promise<void> {
  const [first, second] = order.parcels;
  await post(request, order, 'cancel', { lines: [{ lineId: first?.lines[0]?._id, qty: 1 }] });
  const tracked = ['--carrier', 'India Post', '--tracking', 'EE123456785IN', '--url', 'https://track.example/EE123456785IN'];
  await operate(request, 'parcel', first?._id ?? '', 'pack');
  await operate(request, 'parcel', first?._id ?? '', 'ship', ...tracked);
  await deliver(request, second?._id ?? '');
  const id = await askToReturn(request, order);
  await post(request, order, `returns/${id}/messages`, { text: 'It stood in the box like this.' });
  await operate(request, 'return', id, 'answer', '--text', 'We are sorry. Please keep the piece; your money goes back today.');
  await operate(request, 'return', id, 'approve', '--text', 'Please keep it.');
  await operate(request, 'return', id, 'refund');
}
