import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import {
  createTestClient,
  moveBrowser,
  sentCode,
  sentMails,
  signUpTestClient,
  type TestClient,
} from '../../../test/support/test-client.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

const wanted = { name: 'Asha Verma', email: 'Asha@Example.com', password: 'blue lotus pond', passwordConfirm: 'blue lotus pond' };

test('a code by mail opens the account, signs in and welcomes', async () => {
  const browser = createTestClient(shop);
  const asked = await browser.send('POST', '/users/signup', wanted);
  expect(asked.status).toBe(200);
  expect(asked.body).toEqual({ status: 'success', message: expect.stringContaining('6-digit code') });
  const code = await sentCode(shop, 'asha@example.com');
  const entered = await browser.send('POST', '/users/verify-otp', { email: 'asha@example.com', otp: code });
  expect(entered.status).toBe(200);
  expect(entered.body.data.user).toMatchObject({ name: 'Asha Verma', email: 'asha@example.com', role: 'buyer', emailVerified: true });
  expect(entered.body.token).toMatch(/^[\w-]{43}$/);
  expect((await browser.send('GET', '/users/me')).body.data.data.email).toBe('asha@example.com');
  expect((await sentMails(shop, 'asha@example.com')).map((mail) => mail.kind)).toEqual(['signup-code', 'welcome']);
});

const minutes = (count: number) => new Date(Date.now() + count * 60_000);
afterEach(() => shop.setNow(undefined));

const ask = (person: TestClient, email: string, password = 'blue lotus pond', name = 'Asha') =>
  person.send('POST', '/users/signup', { name, email, password, passwordConfirm: password });
const enter = (person: TestClient, email: string, otp: string) => person.send('POST', '/users/verify-otp', { email, otp });
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('the answer is the same for an address that has an account, and its owner is told by mail', async () => {
  await signUpTestClient(shop, { email: 'owner@example.com' });
  shop.setNow(minutes(1));
  const known = await ask(createTestClient(shop), 'owner@example.com', 'another password here');
  const unknown = await ask(createTestClient(shop), 'nobody@example.com', 'another password here');
  expect(known.status).toBe(unknown.status);
  expect(known.body).toEqual(unknown.body);
  expect([...known.headers.keys()].sort()).toEqual([...unknown.headers.keys()].sort());
  expect((await sentMails(shop, 'owner@example.com')).at(-1)?.kind).toBe('account-exists');
  const old = await createTestClient(shop).send('POST', '/users/login', { email: 'owner@example.com', password: 'blue lotus pond' });
  expect(old.status).toBe(200);
});

test('asking again for an address never changes the password of who asked before', async () => {
  const first = createTestClient(shop);
  const second = createTestClient(shop);
  await ask(first, 'shared@example.com', 'the first password', 'First');
  const firstCode = await sentCode(shop, 'shared@example.com');
  shop.setNow(minutes(1));
  await ask(second, 'shared@example.com', 'the second password', 'Second');
  const secondCode = await sentCode(shop, 'shared@example.com');
  // Each code belongs to the browser that asked for it, and uses up nothing of the other's.
  for (let guess = 0; guess < 5; guess++) await enter(second, 'shared@example.com', wrong(secondCode));
  expect((await enter(first, 'shared@example.com', secondCode)).body.code).toBe('INVALID_OTP');
  expect((await enter(second, 'shared@example.com', firstCode)).body.code).toBe('TOO_MANY_ATTEMPTS');
  shop.setNow(minutes(2));
  await first.send('POST', '/users/resend-otp', { email: 'shared@example.com' });
  const own = await enter(first, 'shared@example.com', await sentCode(shop, 'shared@example.com'));
  expect(own.body.data.user.name).toBe('First');
  expect(
    (await createTestClient(shop).send('POST', '/users/login', { email: 'shared@example.com', password: 'the second password' })).status,
  ).toBe(401);
});

test('a code entered in another browser opens no account with the requester’s password', async () => {
  const email = 'hijacked@example.com';
  const attacker = createTestClient(shop);
  await ask(attacker, email, 'the password of the attacker');
  const code = await sentCode(shop, email);
  const victim = createTestClient(shop);
  const refused = await enter(victim, email, code);
  expect(refused.body).toMatchObject({ code: 'OTP_OTHER_BROWSER', message: 'Invalid or expired OTP.' });
  expect((await victim.send('POST', '/users/resend-otp', { email })).body.code).toBe('OTP_OTHER_BROWSER');
  // Also a browser that asked for something else: the code is looked for among its own alone.
  await victim.send('POST', '/users/forgot-password', { email });
  expect((await enter(victim, email, code)).body.code).toBe('INVALID_OTP');
  await victim.send('POST', '/users/resend-otp', { email });
  expect((await enter(victim, email, await sentCode(shop, email))).body.code).toBe('INVALID_OTP');
  // The victim's own sign-up is the victim's.
  shop.setNow(minutes(1));
  await ask(victim, email, 'the password of the victim');
  expect((await enter(victim, email, await sentCode(shop, email))).status).toBe(200);
  const login = (password: string) => createTestClient(shop).send('POST', '/users/login', { email, password });
  expect((await login('the password of the attacker')).status).toBe(401);
  expect((await login('the password of the victim')).status).toBe(200);
  expect((await enter(attacker, email, code)).body.code).toBe('INVALID_OTP');
});

test('that an address was verified is known to the browser in which it was, for ten minutes', async () => {
  const verified = async (browser: TestClient) => (await browser.send('GET', '/users/verification')).body.data.verified;
  const person = await signUpTestClient(shop);
  expect(await verified(person)).toBe(true);
  expect(await verified(createTestClient(shop))).toBe(false);
  const forger = createTestClient(shop);
  for (const mark of ['true', '1', 'A'.repeat(60), (person.cookies.get('karigari-verified') ?? '').replace(/^./, 'x').replace(/.$/, 'x')]) {
    forger.cookies.set('karigari-verified', mark);
    expect(await verified(forger)).toBe(false);
  }
  shop.setNow(minutes(11));
  expect(await verified(person)).toBe(false);
});

test('Resend is refused for 30 seconds, with the seconds to wait, and after ten a day', async () => {
  const person = createTestClient(shop);
  const begun = Date.now();
  shop.setNow(new Date(begun));
  await ask(person, 'resend@example.com');
  const refused = await person.send('POST', '/users/resend-otp', { email: 'resend@example.com' });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(30);
  shop.setNow(new Date(begun + 29_000));
  expect((await person.send('POST', '/users/resend-otp', { email: 'resend@example.com' })).status).toBe(429);
  for (let sent = 1; sent < 10; sent++) {
    shop.setNow(minutes(sent));
    expect((await person.send('POST', '/users/resend-otp', { email: 'resend@example.com' })).status).toBe(200);
  }
  shop.setNow(minutes(30));
  expect((await person.send('POST', '/users/resend-otp', { email: 'resend@example.com' })).status).toBe(429);
  shop.setNow(minutes(25 * 60));
  expect((await person.send('POST', '/users/resend-otp', { email: 'resend@example.com' })).status).toBe(200);
});

test('a code is for ten minutes, for one use, and for its own address and purpose', async () => {
  const person = createTestClient(shop);
  await ask(person, 'late@example.com');
  const code = await sentCode(shop, 'late@example.com');
  shop.setNow(minutes(10.1));
  expect((await enter(person, 'late@example.com', code)).body).toMatchObject({ code: 'INVALID_OTP', message: 'Invalid or expired OTP.' });
  shop.setNow(minutes(11));
  await person.send('POST', '/users/resend-otp', { email: 'late@example.com' });
  const fresh = await sentCode(shop, 'late@example.com');
  expect((await enter(person, 'other@example.com', fresh)).status).toBe(422);
  const reset = { email: 'late@example.com', otp: fresh, password: 'a whole new one', passwordConfirm: 'a whole new one' };
  expect((await person.send('POST', '/users/reset-password', reset)).body.code).toBe('INVALID_OTP');
  expect((await enter(person, 'late@example.com', fresh)).status).toBe(200);
  expect((await enter(person, 'late@example.com', fresh)).status).toBe(422);
});

test('200 guesses that arrive together are compared five times at most', async () => {
  const person = createTestClient(shop);
  await ask(person, 'guessed@example.com');
  const code = await sentCode(shop, 'guessed@example.com');
  const guesses = await Promise.all(
    Array.from({ length: 200 }, () => enter(moveBrowser(shop, person), 'guessed@example.com', wrong(code))),
  );
  expect(new Set(guesses.map((guess) => guess.status))).toEqual(new Set([422]));
  const { rows } = await shop.ctx.db.execute(`select attempts_left from one_time_codes where email = 'guessed@example.com'`);
  expect(rows).toEqual([{ attempts_left: 0 }]);
  expect((await enter(person, 'guessed@example.com', code)).body).toMatchObject({
    code: 'TOO_MANY_ATTEMPTS',
    message: 'Invalid or expired OTP.',
    fields: { otp: 'This code was wrong too often. Ask for a new one.' },
  });
  shop.setNow(minutes(1));
  await person.send('POST', '/users/resend-otp', { email: 'guessed@example.com' });
  expect((await enter(person, 'guessed@example.com', await sentCode(shop, 'guessed@example.com'))).status).toBe(200);
});

test('one code entered twice at once opens one account', async () => {
  const person = createTestClient(shop);
  await ask(person, 'twice@example.com');
  const code = await sentCode(shop, 'twice@example.com');
  const entered = await Promise.all([1, 2, 3, 4].map(() => enter(person, 'twice@example.com', code)));
  expect(entered.map((each) => each.status).sort()).toEqual([200, 422, 422, 422]);
  const { rows } = await shop.ctx.db.execute(`select count(*)::int as total from users where email = 'twice@example.com'`);
  expect(rows).toEqual([{ total: 1 }]);
});

test.each([
  ['a short one', 'short1', 'password'],
  ['a common one', 'password123', 'password'],
  ['the address itself', 'weak@example.com', 'password'],
  ['a repeated letter', 'aaaaaaaaaaaa', 'password'],
])('a password is refused at its field: %s', async (_what, password, field) => {
  const answer = await ask(createTestClient(shop), 'weak@example.com', password);
  expect(answer.status).toBe(422);
  expect(Object.keys(answer.body.fields)).toEqual([field]);
});

test('name, email, password and passwordConfirm are required, and the email valid', async () => {
  const person = createTestClient(shop);
  const empty = await person.send('POST', '/users/signup', { name: '', email: 'no', password: '' });
  expect(empty.status).toBe(422);
  expect(Object.keys(empty.body.fields).sort()).toEqual(['email', 'name', 'password', 'passwordConfirm']);
  const unlike = await person.send('POST', '/users/signup', { ...wanted, passwordConfirm: 'something else' });
  expect(unlike.body.fields).toEqual({ passwordConfirm: 'The passwords are not the same.' });
});

test('neither a password nor a code is readable in the database', async () => {
  const person = createTestClient(shop);
  await ask(person, 'stored@example.com', 'unusual pass phrase');
  const code = await sentCode(shop, 'stored@example.com');
  const { rows } = await shop.ctx.db.execute(
    `select s.password_hash, c.code_hash from signups s join one_time_codes c on c.subject = s.id where s.email = 'stored@example.com'`,
  );
  expect(JSON.stringify(rows)).not.toContain('unusual pass phrase');
  expect(JSON.stringify(rows)).not.toContain(code);
  expect(String(rows[0]?.password_hash)).toMatch(/^\$argon2id\$/);
});
