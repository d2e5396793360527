import type { Browser, BrowserContextOptions } from '@playwright/test';
import { type Bought, buy, deliver, operate } from '../../e2e/bought.ts';
import { someProducts } from '../../e2e/demo.ts';
import { someone } from '../../e2e/mails.ts';
import { openAccount } from '../../e2e/person.ts';

/** Who looks: nobody the shop knows, somebody who just came, or somebody with orders, addresses and wishes. */
export type Person = 'visitor' | 'newcomer' | 'buyer';

export interface Cast {
  /** What each person's browser keeps. */
  states: Record<Person, BrowserContextOptions['storageState']>;
  /** Of the buyer: everything that can happen to an order, and one that is just placed. */
  eventful: Bought;
  fresh: Bought;
  addressId: string;
}

const longName = 'Venkatanarasimharajuvaripeta Lakshmi Subrahmanya Rajagopalachari-Mukhopadhyay';
const longLine = 'Flat 1204, Tower C, Shri Ram Niwas Cooperative Housing Society, behind the old post office, Bhagwan Mahaveer Marg';

/** Makes who is needed and what they own. */
export async function castPeople(browser: Browser, origin: string): Promise<Cast> {
  const visit = () => browser.newContext({ baseURL: origin });
  const [visitor, newcomer, buyer] = await Promise.all([visit(), visit(), visit()]);
  const { request } = buyer;
  await openAccount(newcomer.request, { email: someone('new') });
  const { email } = await openAccount(request, { name: longName, email: someone('a.rather.long.address.of.a.buyer') });

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

  const eventful = await buy(request, { email, name: longName, line1: longLine });
  await makeEventful(request, eventful);
  await buy(request, { email, method: 'cod', place: 1 });
  const fresh = await buy(request, { email });
  const states = {
    visitor: await visitor.storageState(),
    newcomer: await newcomer.storageState(),
    buyer: await buyer.storageState(),
  };
  await Promise.all([visitor, newcomer, buyer].map((context) => context.close()));
  return { states, eventful, fresh, addressId };
}

/** One piece is cancelled, one parcel is on its way, and of the other one a piece comes back after some words. */
async function makeEventful(request: Parameters<typeof buy>[0], { number, parcels }: Bought): Promise<void> {
  const [first, second] = parcels;
  const post = async (path: string, data: object) => {
    const answer = await request.post(`/api/v1/orders/${number}/${path}`, { data: { idempotencyKey: crypto.randomUUID(), ...data } });
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
    return (await answer.json()) as { data: { return: { _id: string } } };
  };
  await post('cancel', { lines: [{ lineId: first?.lines[0]?._id, qty: 1 }] });
  await operate(request, 'parcel', first?._id ?? '', 'pack');
  await operate(
    request,
    ...(['parcel', first?._id ?? '', 'ship', '--carrier', 'India Post', '--tracking', 'EE123456789IN'] as const),
    ...['--url', 'https://track.example/EE123456789IN'],
  );
  await deliver(request, second?._id ?? '');
  const asked = await post('returns', {
    lines: [{ lineId: second?.lines[0]?._id, qty: 1, reason: 'damaged' }],
    wish: 'refund',
    message: 'The rim is chipped, and a crack runs down one side. It was well packed, so it may have left the workshop like this.',
  });
  const { _id } = asked.data.return;
  await post(`returns/${_id}/messages`, { text: 'It stood in the box like this.' });
  await operate(request, 'return', _id, 'answer', '--text', 'We are sorry. Please keep the piece; your money goes back today.');
  await operate(request, 'return', _id, 'approve', '--text', 'Please keep it.');
  await operate(request, 'return', _id, 'refund');
}
