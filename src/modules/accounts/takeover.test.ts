import { Secret, TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { createTestClient, sentCode, sentMails, signUpTestClient, type TestClient } from '../../../test/support/test-client.ts';
import { pruneExpired } from './prune-expired.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());
afterEach(() => shop.setNow(undefined));

const fresh = 'a whole new phrase';
const reset = (browser: TestClient, email: string, otp: string, totp?: string) =>
  browser.send('POST', '/users/reset-password', {
    email,
    otp,
    password: fresh,
    passwordConfirm: fresh,
    ...(totp ? { totp } : {}),
  });
const codeOf = (secret: string, at = Date.now()) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });

test('the mailbox alone does not open an account with a second factor', async () => {
  const person = await signUpTestClient(shop);
  const { secret } = (await person.send('POST', '/users/totp', {})).body;
  await person.send('POST', '/users/totp/confirm', { code: codeOf(secret) });
  const browser = createTestClient(shop);
  await browser.send('POST', '/users/forgot-password', { email: person.email });
  const otp = await sentCode(shop, person.email);
  expect((await reset(browser, person.email, otp)).body.code).toBe('TOTP_REQUIRED');
  expect((await reset(browser, person.email, otp, '000000')).body.code).toBe('INVALID_TOTP');
  expect((await person.send('GET', '/users/me')).status).toBe(200);
  const later = Date.now() + 60_000;
  shop.setNow(new Date(later));
  expect((await reset(browser, person.email, otp, codeOf(secret, later))).status).toBe(200);
});

test('an authenticator ends the sessions that came in with the password alone', async () => {
  const person = await signUpTestClient(shop);
  const other = createTestClient(shop);
  await other.send('POST', '/users/login', { email: person.email, password: person.password });
  const { secret } = (await person.send('POST', '/users/totp', {})).body;
  await person.send('POST', '/users/totp/confirm', { code: codeOf(secret) });
  expect((await other.send('GET', '/users/me')).status).toBe(401);
  expect((await person.send('GET', '/users/me')).status).toBe(200);
});

test('rejects a password code of the old mailbox once the account has another address', async () => {
  const person = await signUpTestClient(shop);
  const browser = createTestClient(shop);
  await browser.send('POST', '/users/forgot-password', { email: person.email });
  const otp = await sentCode(shop, person.email);
  await person.send('PATCH', '/users/updateMe', { email: 'moved@example.com' });
  const moved = await person.send('POST', '/users/verify-email', {
    email: 'moved@example.com',
    otp: await sentCode(shop, 'moved@example.com'),
  });
  expect(moved.status).toBe(200);
  expect((await reset(browser, person.email, otp)).body.code).toBe('INVALID_OTP');
});

test('a change of the settings that is refused sends no code either', async () => {
  const person = await signUpTestClient(shop);
  const stale = { email: 'unsent@example.com', addresses: [{ label: 'Home', details: 'Rose Lane' }], addressesVersion: 7 };
  expect((await person.send('PATCH', '/users/updateMe', stale)).status).toBe(409);
  expect(await sentMails(shop, 'unsent@example.com')).toEqual([]);
});

test('a call from another site is refused before anything happens', async () => {
  const person = await signUpTestClient(shop);
  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
  ];
  for (const headers of foreign) {
    const answer = await person.send('POST', '/users/logout', {}, headers);
    expect([answer.status, answer.body.code]).toEqual([403, 'CROSS_SITE_FORM']);
    expect(answer.headers.getSetCookie()).toEqual([]);
  }
  expect((await person.send('GET', '/users/me')).status).toBe(200);
  expect((await person.send('POST', '/users/logout', {}, { origin: 'http://localhost', 'sec-fetch-site': 'same-origin' })).status).toBe(
    200,
  );
});

test('a cookie that is none of ours is as good as none', async () => {
  const browser = createTestClient(shop);
  for (const name of ['session', 'code-requester', 'device', 'verified']) browser.cookies.set(`karigari-${name}`, '%00%ff');
  expect((await browser.send('POST', '/users/resend-otp', { email: 'nul@example.com' })).body.code).toBe('OTP_OTHER_BROWSER');
  expect((await browser.send('GET', '/users/verification')).body).toEqual({ data: { verified: false } });
  const asked = await browser.send('POST', '/users/forgot-password', { email: 'nul@example.com' });
  expect(asked.status).toBe(200);
  expect((await browser.send('GET', '/users/me')).status).toBe(401);
});

test('guesses from one IPv6 network count together', async () => {
  const { email } = await signUpTestClient(shop);
  const statuses: number[] = [];
  for (let guess = 0; guess < 11; guess++) {
    const answer = await createTestClient(shop, `2001:db8:1:2::${guess + 1}`).send('POST', '/users/login', {
      email,
      password: `guess ${guess}`,
    });
    statuses.push(answer.status);
  }
  expect(statuses.slice(9)).toEqual([401, 429]);
});

test('a transaction that fails sets no cookie and opens no session', async () => {
  const given: string[] = [];
  const client = {
    userAgent: '',
    bearer: undefined,
    cookie: () => undefined,
    setCookie: (name: string) => given.push(name),
    setCookies: [],
  };
  const ctx = { ...shop.ctx };
  const { createContext } = await import('#platform/context.ts');
  const fresh = createContext(shop.services, { requestId: 'cookies', client: client as never });
  const work = (fails: boolean) =>
    fresh.transaction(async (tx) => {
      tx.request.client?.setCookie('session', 'x');
      tx.actor = { userId: 'someone' } as never;
      if (fails) throw new Error('it fails');
    });
  await expect(work(true)).rejects.toThrow('it fails');
  expect([given, fresh.actor]).toEqual([[], ctx.actor]);
  await work(false);
  expect([given, fresh.actor]).toEqual([['session'], { userId: 'someone' }]);
});

test('prunes expired sessions, codes, unfinished sign-ups and unused browsers', async () => {
  const person = await signUpTestClient(shop);
  await createTestClient(shop).send('POST', '/users/forgot-password', { email: person.email });
  await createTestClient(shop).send('POST', '/users/signup', {
    name: 'Ravi',
    email: 'never@example.com',
    password: fresh,
    passwordConfirm: fresh,
  });
  const count = async () => {
    const { rows } = await shop.ctx.db.execute(
      `select (select count(*) from sessions)::int as sessions, (select count(*) from one_time_codes)::int as codes,
        (select count(*) from signups)::int as signups, (select count(*) from devices)::int as devices`,
    );
    return rows[0];
  };
  const before = await count();
  await pruneExpired(shop.ctx);
  expect(await count()).toEqual(before);
  shop.setNow(new Date(Date.now() + 400 * 86_400_000));
  await pruneExpired(shop.ctx);
  expect(await count()).toEqual({ sessions: 0, codes: 0, signups: 0, devices: 0 });
});

test('an admin without an authenticator can set one up and do nothing else', async () => {
  const admin = await signUpTestClient(shop);
  await shop.ctx.db.execute(`update users set role = 'admin' where email = $1`, [admin.email]);
  const refused = await admin.send('GET', '/users/export');
  expect([refused.status, refused.body.code]).toEqual([403, 'TOTP_ENROLMENT']);
  expect((await admin.send('PATCH', '/users/updateMe', { name: 'Other' })).body.code).toBe('TOTP_ENROLMENT');
  expect((await admin.send('GET', '/users/me')).body.data.data.twoFactor).toBe(false);
  const { secret } = (await admin.send('POST', '/users/totp', {})).body;
  expect((await admin.send('POST', '/users/totp/confirm', { code: codeOf(secret) })).status).toBe(200);
  expect((await admin.send('GET', '/users/export')).status).toBe(200);
  expect((await admin.send('DELETE', '/users/totp')).body.code).toBe('FORBIDDEN');
});
