import { Secret, TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { createTestClient, moveBrowser, sentCode, signUpTestClient, type TestClient } from '../../../test/support/test-client.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());
afterEach(() => shop.setNow(undefined));

const fresh = 'a whole new phrase';
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const many = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));
const attemptsLeft = async (email: string, purpose: string) =>
  (await shop.ctx.db.execute('select attempts_left from one_time_codes where email = $1 and purpose = $2', [email, purpose])).rows;
const reset = (email: string, otp: string, browser: TestClient) =>
  browser.send('POST', '/users/reset-password', { email, otp, password: fresh, passwordConfirm: fresh });
const statuses = (answers: readonly { status: number }[]) => answers.map((answer) => answer.status).sort();

test('compares at most five of 200 concurrent guesses at a password code', async () => {
  const { email } = await signUpTestClient(shop);
  const browser = createTestClient(shop);
  await browser.send('POST', '/users/forgot-password', { email });
  const code = await sentCode(shop, email);
  const guesses = await many(200, () => reset(email, wrong(code), moveBrowser(shop, browser)));
  expect(new Set(statuses(guesses))).toEqual(new Set([422]));
  expect(await attemptsLeft(email, 'password')).toEqual([{ attempts_left: 0 }]);
  expect((await reset(email, code, browser)).body.code).toBe('TOO_MANY_ATTEMPTS');
});

test('compares at most five of 200 concurrent guesses at an e-mail code', async () => {
  const person = await signUpTestClient(shop);
  const email = 'another@example.com';
  await person.send('PATCH', '/users/updateMe', { email });
  const code = await sentCode(shop, email);
  const guesses = await many(200, () => person.send('POST', '/users/verify-email', { email, otp: wrong(code) }));
  expect(new Set(statuses(guesses))).toEqual(new Set([422]));
  expect(await attemptsLeft(email, 'email')).toEqual([{ attempts_left: 0 }]);
  expect((await person.send('POST', '/users/verify-email', { email, otp: code })).body.code).toBe('TOO_MANY_ATTEMPTS');
});

test('one code entered twice at once chooses one password and opens one session', async () => {
  const { email } = await signUpTestClient(shop);
  const browser = createTestClient(shop);
  await browser.send('POST', '/users/forgot-password', { email });
  const code = await sentCode(shop, email);
  expect(statuses(await many(4, () => reset(email, code, browser)))).toEqual([200, 422, 422, 422]);
  const { rows } = await shop.ctx.db.execute(
    'select count(*)::int as open from sessions s join users u on u.id = s.user_id where u.email = $1',
    [email],
  );
  expect(rows).toEqual([{ open: 1 }]);
});

test('refuses the second of two concurrent password changes', async () => {
  const person = await signUpTestClient(shop);
  const bearer = { authorization: `Bearer ${person.token}` };
  const answers = await many(3, (index) => {
    const password = `${fresh} ${index}`;
    const input = { currentPassword: person.password, password, passwordConfirm: password };
    return createTestClient(shop).send('POST', '/users/change-password', input, bearer);
  });
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  for (const answer of answers) expect([200, 401, 422]).toContain(answer.status);
});

test('no session of the old password outlives its change, however the log-ins arrive', async () => {
  const person = await signUpTestClient(shop);
  const logIn = () => createTestClient(shop).send('POST', '/users/login', { email: person.email, password: person.password });
  const change = () =>
    person.send('POST', '/users/change-password', { currentPassword: person.password, password: fresh, passwordConfirm: fresh });
  const before = many(6, logIn);
  const changed = change();
  const after = many(6, logIn);
  const logins = [...(await before), ...(await after)];
  expect((await changed).status).toBe(200);
  for (const { body } of logins.filter((login) => login.status === 200)) {
    const me = await createTestClient(shop).send('GET', '/users/me', undefined, { authorization: `Bearer ${body.token}` });
    expect(me.status).toBe(401);
  }
  expect((await person.send('GET', '/users/me')).status).toBe(200);
});

test('an erasure and writes that arrive together leave nothing of the person', async () => {
  for (let round = 0; round < 5; round++) {
    const person = await signUpTestClient(shop);
    const { _id } = (await person.send('GET', '/users/me')).body.data.data;
    const address = { label: 'Home', line1: '12 Rose Lane', city: 'Jaipur', state: 'Rajasthan', postalCode: '302001' };
    const answers = await Promise.all([
      person.send('POST', '/users/addresses', address),
      person.send('PATCH', '/users/updateMe', { name: 'Written late', preferences: { promotionalEmails: true } }),
      person.send('POST', '/users/totp', {}),
      person.send('DELETE', '/users/deleteMe'),
      person.send('POST', '/users/addresses', address),
      person.send('PATCH', '/users/updateMe', { email: `late-${round}@example.com`, addresses: [{ label: 'Work', details: 'Late lane' }] }),
      createTestClient(shop).send('POST', '/users/login', { email: person.email, password: person.password }),
      createTestClient(shop).send('POST', '/users/forgot-password', { email: person.email }),
      person.send('DELETE', '/users/deleteMe'),
    ]);
    for (const answer of answers) expect([200, 401]).toContain(answer.status);
    expect((await person.send('GET', '/users/me')).status).toBe(401);
    for (const table of ['addresses', 'sessions', 'devices', 'recovery_codes', 'consents', 'sign_in_warnings']) {
      const { rows } = await shop.ctx.db.execute(`select count(*)::int as kept from ${table} where user_id = $1`, [_id]);
      expect([table, rows[0]?.kept]).toEqual([table, 0]);
    }
    const { rows } = await shop.ctx.db.execute('select count(*)::int as kept from one_time_codes where subject = $1', [_id]);
    expect(rows).toEqual([{ kept: 0 }]);
  }
});

test('one code of an authenticator that is sent many times at once signs in once', async () => {
  const person = await signUpTestClient(shop);
  const { secret } = (await person.send('POST', '/users/totp', {})).body;
  const codeAt = (at: number) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });
  await person.send('POST', '/users/totp/confirm', { code: codeAt(Date.now()) });
  const later = Date.now() + 6 * 60_000;
  shop.setNow(new Date(later));
  const answers = await many(5, () =>
    createTestClient(shop).send('POST', '/users/login', { email: person.email, password: person.password, totp: codeAt(later) }),
  );
  expect(statuses(answers)).toEqual([200, 401, 401, 401, 401]);
});

test('gives an address to one of a concurrent sign-up and address change', async () => {
  const email = 'wanted-by-two@example.com';
  const person = await signUpTestClient(shop);
  await person.send('PATCH', '/users/updateMe', { email });
  const codeOfPerson = await sentCode(shop, email);
  const stranger = createTestClient(shop);
  await stranger.send('POST', '/users/signup', { name: 'Ravi', email, password: fresh, passwordConfirm: fresh });
  const codeOfStranger = await sentCode(shop, email);
  const answers = await Promise.all([
    person.send('POST', '/users/verify-email', { email, otp: codeOfPerson }),
    stranger.send('POST', '/users/verify-otp', { email, otp: codeOfStranger }),
  ]);
  expect(statuses(answers)).toEqual([200, 422]);
});

test('right passwords that arrive together are no failures, and wrong ones share what is left', async () => {
  const { email, password } = await signUpTestClient(shop);
  const browser = createTestClient(shop);
  const logIn = (given: string) => browser.send('POST', '/users/login', { email, password: given });
  const right = await many(12, () => logIn(password));
  expect(right.filter((answer) => answer.status === 200).length).toBeGreaterThan(0);
  for (const { status } of right) expect([200, 429]).toContain(status);
  const wrong = await many(30, (index) => logIn(`guess ${index}`));
  expect(wrong.filter((answer) => answer.status === 401).length).toBeLessThanOrEqual(10);
  const rest = await many(40, (index) =>
    createTestClient(shop, '10.200.0.1').send('POST', '/users/login', { email, password: `g ${index}` }),
  );
  expect(rest.filter((answer) => answer.status === 401)).toHaveLength(10);
  expect(new Set(statuses(rest))).toEqual(new Set([401, 429]));
});

test('a right password in a known browser forgives the strangers of its network nothing', async () => {
  const owner = await signUpTestClient(shop);
  const { email, password } = owner;
  const network = '10.200.0.2';
  const guess = (index: number) => createTestClient(shop, network).send('POST', '/users/login', { email, password: `g ${index}` });
  expect(new Set(statuses(await many(10, guess)))).toEqual(new Set([401]));
  expect((await moveBrowser(shop, owner, network).send('POST', '/users/login', { email, password })).status).toBe(200);
  expect((await guess(11)).body.code).toBe('CONFIRM_BROWSER');
});

test('addresses that are saved at once are all there, up to the most that may be', async () => {
  const person = await signUpTestClient(shop);
  const answers = await many(30, (index) =>
    person.send('POST', '/users/addresses', {
      label: `Place ${index}`,
      line1: '1 Lane',
      city: 'Jaipur',
      state: 'Rajasthan',
      postalCode: '302001',
    }),
  );
  const saved = answers.filter((answer) => answer.status === 200).length;
  for (const answer of answers) expect([200, 422]).toContain(answer.status);
  const { addresses } = (await person.send('GET', '/users/addresses')).body.data;
  expect(addresses).toHaveLength(saved);
  expect(addresses.filter((each: { isDefault: boolean }) => each.isDefault)).toHaveLength(1);
});

test('people who ask for themselves at once each see themselves', async () => {
  const people = await Promise.all([1, 2, 3].map(() => signUpTestClient(shop)));
  const seen = await many(30, async (index) => {
    const person = people[index % 3] as (typeof people)[number];
    return [(await person.send('GET', '/users/me')).body.data.data.email, person.email];
  });
  for (const [email, own] of seen) expect(email).toBe(own);
});
