import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { createTestClient, sentCode, sentMails, signUpTestClient } from '../../../test/support/test-client.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());
afterEach(() => shop.setNow(undefined));

const hours = (count: number) => new Date(Date.now() + count * 3_600_000);
const me = (person: { send: Awaited<ReturnType<typeof signUpTestClient>>['send'] }) => person.send('GET', '/users/me');

test('an unknown address and a wrong password answer alike: Email or password incorrect.', async () => {
  const { email } = await signUpTestClient(shop);
  const wrong = await createTestClient(shop).send('POST', '/users/login', { email, password: 'not my password' });
  const unknown = await createTestClient(shop).send('POST', '/users/login', { email: 'unknown@example.com', password: 'not my password' });
  expect(wrong.status).toBe(401);
  expect(wrong.body).toEqual({ code: 'INVALID_CREDENTIALS', message: 'Email or password incorrect.', fields: {} });
  expect(unknown.body).toEqual(wrong.body);
  expect([...unknown.headers.keys()].sort()).toEqual([...wrong.headers.keys()].sort());
});

test('email and password required; email must be a valid format', async () => {
  const faults = async (body: object) => Object.keys((await createTestClient(shop).send('POST', '/users/login', body)).body.fields).sort();
  expect(await faults({})).toEqual(['email', 'password']);
  expect(await faults({ email: '', password: '' })).toEqual(['email', 'password']);
  expect(await faults({ email: 'asha at example', password: 'x' })).toEqual(['email']);
});

test('who has not entered the code is asked to verify, and can from another browser', async () => {
  const input = { name: 'Ravi', email: 'ravi@example.com', password: 'green mango tree', passwordConfirm: 'green mango tree' };
  const network = '10.240.0.1';
  await createTestClient(shop, network).send('POST', '/users/signup', input);
  // At once, and from the same network: no pause keeps a browser that knows the password from its code.
  const elsewhere = createTestClient(shop, network);
  const refused = await elsewhere.send('POST', '/users/login', { email: input.email, password: input.password });
  expect(refused.status).toBe(403);
  expect(refused.body.message).toBe('Please verify your email address using the otp sent to your email id.');
  expect(refused.body.message).toContain('verify your email');
  expect((await elsewhere.send('POST', '/users/login', { email: input.email, password: 'a wrong password' })).status).toBe(401);
  // The right password sent this browser a code of its own.
  const entered = await elsewhere.send('POST', '/users/verify-otp', { email: input.email, otp: await sentCode(shop, input.email) });
  expect(entered.status).toBe(200);
});

test('"Enter the code" is never a dead end: a right password sends a missing code', async () => {
  const browser = createTestClient(shop);
  const input = { name: 'Ravi', email: 'late@example.com', password: 'green mango tree', passwordConfirm: 'green mango tree' };
  await browser.send('POST', '/users/signup', input);
  const login = () => browser.send('POST', '/users/login', { email: input.email, password: input.password });
  const sent = async () => (await sentMails(shop, input.email)).length;
  expect((await login()).body.code).toBe('EMAIL_NOT_VERIFIED');
  expect(await sent()).toBe(1);
  shop.setNow(hours(1));
  expect((await login()).body.code).toBe('EMAIL_NOT_VERIFIED');
  expect((await login()).body.code).toBe('EMAIL_NOT_VERIFIED');
  expect(await sent()).toBe(2);
  const fresh = await sentCode(shop, input.email);
  for (let guess = 0; guess < 5; guess++)
    await browser.send('POST', '/users/verify-otp', { email: input.email, otp: fresh === '000000' ? '111111' : '000000' });
  shop.setNow(hours(1.1));
  await login();
  expect(await sent()).toBe(3);
  const entered = await browser.send('POST', '/users/verify-otp', { email: input.email, otp: await sentCode(shop, input.email) });
  expect(entered.status).toBe(200);
});

test('the session is a cookie that scripts cannot read, and a bearer token for programs', async () => {
  const { email, password } = await signUpTestClient(shop);
  const browser = createTestClient(shop);
  const answer = await browser.send('POST', '/users/login', { email, password });
  const cookie = answer.headers.getSetCookie().find((line) => line.includes('session='));
  expect(cookie).toMatch(/HttpOnly/i);
  expect(cookie).toMatch(/SameSite=Lax/i);
  expect((await me(browser)).status).toBe(200);
  const program = createTestClient(shop);
  const called = await program.send('GET', '/users/me', undefined, { authorization: `Bearer ${answer.body.token}` });
  expect(called.body.data.data.email).toBe(email);
  const { rows } = await shop.ctx.db.execute('select token_hash from sessions');
  expect(JSON.stringify(rows)).not.toContain(answer.body.token);
});

test('over https the cookie is bound to the host', async () => {
  const https = await openTestApp({ PUBLIC_URL: 'https://shop.example' });
  try {
    const { cookies } = await signUpTestClient(https);
    expect([...cookies.keys()]).toContain('__Host-karigari-session');
  } finally {
    await https.close();
  }
});

test('invalidates a planted session token at login', async () => {
  const attacker = await signUpTestClient(shop);
  const victim = await signUpTestClient(shop);
  const planted = createTestClient(shop);
  for (const [name, value] of attacker.cookies) if (name.endsWith('session')) planted.cookies.set(name, value);
  await planted.send('POST', '/users/login', { email: victim.email, password: victim.password });
  expect((await me(attacker)).status).toBe(401);
  expect((await me(planted)).body.data.data.email).toBe(victim.email);
});

test('logout ends the session at once and always answers', async () => {
  const person = await signUpTestClient(shop);
  const copy = createTestClient(shop);
  for (const [name, value] of person.cookies) copy.cookies.set(name, value);
  expect((await person.send('POST', '/users/logout', {})).status).toBe(200);
  expect((await me(copy)).status).toBe(401);
  expect((await person.send('POST', '/users/logout', {})).status).toBe(200);
});

test('a session ends a month after it was last used, and half a year after it began', async () => {
  const person = await signUpTestClient(shop);
  for (let day = 20; day <= 160; day += 20) {
    shop.setNow(hours(day * 24));
    expect((await me(person)).status).toBe(200);
  }
  shop.setNow(hours(181 * 24));
  expect((await me(person)).status).toBe(401);
  const idle = await signUpTestClient(shop);
  shop.setNow(hours(181 * 24 + 31 * 24));
  expect((await me(idle)).status).toBe(401);
});

test('ten wrong passwords from one place, and it has to wait; the owner elsewhere does not', async () => {
  const { email, password } = await signUpTestClient(shop);
  const guesser = createTestClient(shop);
  const statuses: number[] = [];
  for (let guess = 0; guess < 12; guess++)
    statuses.push((await guesser.send('POST', '/users/login', { email, password: `guess ${guess}` })).status);
  expect(statuses.slice(0, 10)).toEqual(Array(10).fill(401));
  expect(statuses.slice(10)).toEqual([429, 429]);
  expect((await guesser.send('POST', '/users/login', { email, password })).body.code).toBe('CONFIRM_BROWSER');
  expect((await createTestClient(shop).send('POST', '/users/login', { email, password })).status).toBe(200);
});

test('a browser that was not seen before is told to the owner, once', async () => {
  const { email, password } = await signUpTestClient(shop);
  const other = createTestClient(shop);
  await other.send('POST', '/users/login', { email, password });
  await other.send('POST', '/users/login', { email, password });
  const kinds = (await sentMails(shop, email)).map((mail) => mail.kind);
  expect(kinds.filter((kind) => kind === 'new-device')).toHaveLength(1);
});

test('the sessions are listed, and each of them, or all others, can be ended', async () => {
  const here = await signUpTestClient(shop);
  const there = createTestClient(shop);
  await there.send('POST', '/users/login', { email: here.email, password: here.password });
  const third = createTestClient(shop);
  await third.send('POST', '/users/login', { email: here.email, password: here.password });
  const listed = (await here.send('GET', '/users/sessions')).body.data.sessions;
  expect(listed).toHaveLength(3);
  expect(listed.filter((each: { current: boolean }) => each.current)).toHaveLength(1);
  expect(JSON.stringify(listed)).not.toMatch(/10\.\d+\.\d+\.7/);
  const other = (await there.send('GET', '/users/sessions')).body.data.sessions.find((each: { current: boolean }) => each.current);
  expect((await here.send('DELETE', `/users/sessions/${other._id}`)).status).toBe(200);
  expect((await me(there)).status).toBe(401);
  expect((await here.send('DELETE', `/users/sessions/${other._id}`)).status).toBe(404);
  const stranger = await signUpTestClient(shop);
  const mine = listed.find((each: { current: boolean }) => each.current);
  expect((await stranger.send('DELETE', `/users/sessions/${mine._id}`)).status).toBe(404);
  expect((await here.send('DELETE', '/users/sessions')).status).toBe(200);
  expect((await me(third)).status).toBe(401);
  expect((await me(here)).status).toBe(200);
});
