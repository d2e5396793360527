import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { createTestClient, signUpTestClient } from '../../../test/support/test-client.ts';
import { sessionLifetimes } from './session-rules.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

const minute = 60_000;
const start = Date.now();
const at = (ms: number) => shop.setNow(new Date(start + ms));

test.each(['buyer', 'seller', 'admin'] as const)('a session of a %s ends when it is not used, and at last when it is', async (role) => {
  const { idleMs, maxMs } = sessionLifetimes[role];
  at(0);
  const person = await signUpTestClient(shop, { email: `${role}@example.com` });
  await shop.ctx.db.execute('update users set role = $1 where email = $2', [role, person.email]);
  const logIn = async () => {
    const browser = createTestClient(shop);
    expect((await browser.send('POST', '/users/login', { email: person.email, password: person.password })).status).toBe(200);
    return browser;
  };
  const isIn = async (browser: ReturnType<typeof createTestClient>) => (await browser.send('GET', '/users/me')).status === 200;
  const [used, left] = [await logIn(), await logIn()];
  let now = 0;
  for (; now < maxMs - minute; now += idleMs * 0.8) {
    at(now);
    expect(await isIn(used)).toBe(true);
  }
  expect(await isIn(left)).toBe(false);
  at(maxMs - minute);
  expect(await isIn(used)).toBe(true);
  at(maxMs + 1);
  const ended = await used.send('GET', '/users/sessions');
  expect(ended).toMatchObject({ status: 401, body: { code: 'UNAUTHORIZED', fields: { session: expect.any(String) } } });
  // A caller without a former session is told of none.
  expect((await createTestClient(shop).send('GET', '/users/sessions')).body.fields).toEqual({});
});

test('a session that began before a role was given is held to the limits of the role', async () => {
  at(0);
  const person = await signUpTestClient(shop);
  await shop.ctx.db.execute(`update users set role = 'seller' where email = $1`, [person.email]);
  at(sessionLifetimes.seller.idleMs + minute);
  expect((await person.send('GET', '/users/me')).status).toBe(401);
});

test('entering the password gives the session another token, and of two at once one', async () => {
  at(0);
  const person = await signUpTestClient(shop);
  const { token, password } = person;
  const bearer = (value: string) => ({ authorization: `Bearer ${value}` });
  const enter = () => createTestClient(shop).send('POST', '/users/reauthenticate', { password }, bearer(token));
  const answers = await Promise.all([enter(), enter(), enter()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  const fresh = answers.find(({ status }) => status === 200)?.body.token;
  expect((await createTestClient(shop).send('GET', '/users/me', undefined, bearer(token))).status).toBe(401);
  expect((await createTestClient(shop).send('GET', '/users/me', undefined, bearer(fresh))).status).toBe(200);
  const { sessions } = (await createTestClient(shop).send('GET', '/users/sessions', undefined, bearer(fresh))).body.data;
  expect(sessions).toHaveLength(1);
});
