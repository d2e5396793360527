import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { createTestClient, signUpTestClient } from '../../../test/support/test-client.ts';
import { accountsContract } from './contract.ts';
import { getUser } from './get-me.ts';
import { sessionLifetimes, touchIntervalMs } from './session-rules.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());
afterEach(() => shop.setNow(undefined));

const later = (ms: number) => shop.setNow(new Date(Date.now() + ms));
const seen = async (id: string) => {
  const { rows } = await shop.services.database.execute('select last_seen_at, expires_at from sessions where user_id = $1', [id]);
  return { at: new Date(rows[0]?.last_seen_at as Date).getTime(), until: new Date(rows[0]?.expires_at as Date).toISOString() };
};

test('users/me answers what its contract declares, and when the session ends', async () => {
  const person = await signUpTestClient(shop, { name: 'Asha "Lotus" वर्मा' });
  await person.send('POST', '/users/addresses', {
    ...{ label: 'Home', line1: '12 Lake Road', city: 'Udaipur', state: 'Rajasthan', postalCode: '313001', country: 'IN' },
  });
  await person.send('PATCH', '/users/updateMe', { phone: '+91 98765 43210' });
  const { status, body, headers } = await person.send('GET', '/users/me');
  expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([200, 'application/json', 'no-store']);
  expect(body).toEqual(accountsContract.getMe['~orpc'].outputSchema?.parse(body));
  const { _id } = body.data.data;
  expect(body.data.data).toEqual(await getUser(shop.ctx, _id));
  expect(body.data.data).toMatchObject({ name: 'Asha "Lotus" वर्मा', addresses: [{ city: 'Udaipur' }] });
  expect(body.data.data.addresses[0]).not.toHaveProperty('line2');
  expect(body.expiresAt).toBe((await seen(_id)).until);
  const head = await shop.request('/api/v1/users/me', { method: 'HEAD', headers: { authorization: `Bearer ${person.token}` } });
  expect([head.status, await head.text()]).toEqual([200, '']);
});

test('people who ask together are each answered about themselves, and who has no session is refused', async () => {
  const people = await Promise.all(['Asha', 'Binod', 'Chitra'].map((name) => signUpTestClient(shop, { name })));
  const tokens = [...people.map(({ token }) => token), 'x'.repeat(43)];
  const answers = await Promise.all(
    tokens.map((token) => createTestClient(shop).send('GET', '/users/me', undefined, { authorization: `Bearer ${token}` })),
  );
  expect(answers.map(({ status, body }) => [status, body.data?.data.name])).toEqual([
    ...[200, 200, 200].map((status, index) => [status, ['Asha', 'Binod', 'Chitra'][index]]),
    [401, undefined],
  ]);
});

test('an ended, expired or erased session is over with the next request', async () => {
  const person = await signUpTestClient(shop);
  const elsewhere = createTestClient(shop);
  const { body } = await elsewhere.send('POST', '/users/login', { email: person.email, password: person.password });
  const headers = { authorization: `Bearer ${body.token}` };
  expect((await createTestClient(shop).send('GET', '/users/me', undefined, headers)).status).toBe(200);
  await person.send('DELETE', '/users/sessions');
  expect((await createTestClient(shop).send('GET', '/users/me', undefined, headers)).status).toBe(401);
  later(sessionLifetimes.buyer.idleMs + 1_000);
  expect((await person.send('GET', '/users/me')).status).toBe(401);
  shop.setNow(undefined);
  expect((await person.send('GET', '/users/me')).status).toBe(200);
  await person.send('DELETE', '/users/deleteMe');
  expect((await createTestClient(shop).send('GET', '/users/me', undefined, { authorization: `Bearer ${person.token}` })).status).toBe(401);
});

test('a use is written down every few minutes, and moves the end of the session on', async () => {
  const person = await signUpTestClient(shop);
  const { _id } = (await person.send('GET', '/users/me')).body.data.data;
  const first = await seen(_id);
  later(touchIntervalMs / 2);
  await person.send('GET', '/users/me');
  expect((await seen(_id)).at).toBe(first.at);
  later(touchIntervalMs + 1_000);
  await person.send('GET', '/users/me');
  const next = await seen(_id);
  expect(next.at).toBeGreaterThan(first.at);
  expect((await person.send('GET', '/users/me')).body.expiresAt).toBe(next.until);
});
