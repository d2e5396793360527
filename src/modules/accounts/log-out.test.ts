import { afterAll, beforeAll, expect, test } from 'vitest';
import { buyer, orderOf, placed } from '../../../test/support/place-orders.ts';
import { addSampleProducts, type SampleProduct } from '../../../test/support/sample-catalogue.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { createTestClient, signUpTestClient, type TestClient } from '../../../test/support/test-client.ts';

let shop: TestApp;
let product: SampleProduct;
beforeAll(async () => {
  // Every page is the one that logs out.
  shop = await openTestApp({}, async (_request, { api }) => {
    await api.accounts.logout({});
    return new Response(null, { status: 303, headers: { location: '/' } });
  });
  [product] = (await addSampleProducts(shop, 1)) as [SampleProduct];
});
afterAll(() => shop.close());

let guests = 0;

/** A browser with a guest order and a later login. */
async function guestWhoSignedIn() {
  const person = await signUpTestClient(shop);
  await person.send('POST', '/users/logout', {});
  const contact = { ...buyer, email: `guest-of-log-out-${++guests}@example.com` };
  const { order } = await placed(person, orderOf([[product, 1]], { contact }));
  const { email, password } = person;
  expect((await person.send('POST', '/users/login', { email, password })).status).toBe(200);
  return { person, order: `/orders/${order.number}` };
}

/** Another browser with copies of the cookies of this one. */
function copyOf(person: TestClient): TestClient {
  const copy = createTestClient(shop);
  for (const [name, value] of person.cookies) copy.cookies.set(name, value);
  return copy;
}

const ours = (person: TestClient) => [...person.cookies.keys()].filter((name) => /session|signed-in|guest/.test(name));

test.each([
  ['logging out', 'POST', '/users/logout'],
  ['deleting the account', 'DELETE', '/users/deleteMe'],
] as const)('%s ends the access to guests’ orders in this browser, for copies of its cookies too', async (_name, method, path) => {
  const { person, order } = await guestWhoSignedIn();
  const copy = copyOf(person);
  const elsewhere = await guestWhoSignedIn();
  expect((await person.send('GET', order)).status).toBe(200);
  const answer = await person.send(method, path, method === 'POST' ? {} : undefined);
  expect(answer.status).toBe(200);
  expect(ours(person)).toEqual([]);
  expect((await person.send('GET', order)).status).toBe(404);
  expect((await copy.send('GET', order)).status).toBe(404);
  expect((await copy.send('GET', '/users/me')).status).toBe(401);
  // Other browsers keep theirs.
  expect((await elsewhere.person.send('GET', elsewhere.order)).status).toBe(200);
});

test('the end of a session clears the browser’s cache, but no storage or other cookies', async () => {
  const { person } = await guestWhoSignedIn();
  expect((await person.send('GET', '/users/me')).headers.get('clear-site-data')).toBeNull();
  expect((await person.send('POST', '/users/logout', {})).headers.get('clear-site-data')).toBe('"cache"');
  const { person: leaver } = await guestWhoSignedIn();
  expect((await leaver.send('DELETE', '/users/deleteMe')).headers.get('clear-site-data')).toBe('"cache"');
});

test('a deletion that is refused ends nothing in this browser', async () => {
  const { person, order } = await guestWhoSignedIn();
  shop.setNow(new Date(Date.now() + 16 * 60_000));
  const refused = await person.send('DELETE', '/users/deleteMe');
  shop.setNow(undefined);
  expect(refused.body.code).toBe('REAUTHENTICATE');
  expect(refused.headers.get('clear-site-data')).toBeNull();
  expect((await person.send('GET', '/users/me')).status).toBe(200);
  expect((await person.send('GET', order)).status).toBe(200);
});

test('the page that logs out ends the same as the call', async () => {
  const { person, order } = await guestWhoSignedIn();
  const answer = await shop.request('/logout', {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'http://localhost',
      'sec-fetch-site': 'same-origin',
      cookie: [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
    body: '',
  });
  expect(answer.status).toBe(303);
  expect(answer.headers.get('clear-site-data')).toBe('"cache"');
  const taken = answer.headers.getSetCookie().filter((line) => /max-age=0/i.test(line));
  expect(taken.map((line) => line.split('=')[0]).sort()).toEqual(['karigari-guest', 'karigari-session', 'karigari-signed-in']);
  expect((await person.send('GET', '/users/me')).status).toBe(401);
  expect((await person.send('GET', order)).status).toBe(404);
});
