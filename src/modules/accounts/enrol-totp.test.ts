import { Secret, TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { createTestClient, sentMails, signUpTestClient } from '../../../test/support/test-client.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());
afterEach(() => shop.setNow(undefined));

const seconds = (count: number) => new Date(Date.now() + count * 1000);
const codeOf = (secret: string, at = new Date()) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });

async function enrolled() {
  const person = await signUpTestClient(shop);
  const begun = await person.send('POST', '/users/totp', {});
  const confirmed = await person.send('POST', '/users/totp/confirm', { code: codeOf(begun.body.secret) });
  return { person, secret: String(begun.body.secret), begun: begun.body, recoveryCodes: confirmed.body.recoveryCodes as string[] };
}

test('an authenticator is asked for once a code of it was confirmed', async () => {
  const { person, secret, begun, recoveryCodes } = await enrolled();
  expect(begun.uri).toMatch(/^otpauth:\/\/totp\//);
  expect(begun.qr).toContain('<svg');
  expect(new Set(recoveryCodes).size).toBe(10);
  expect((await person.send('GET', '/users/me')).body.data.data.twoFactor).toBe(true);
  const login = (totp?: string) =>
    createTestClient(shop).send('POST', '/users/login', { email: person.email, password: person.password, ...(totp ? { totp } : {}) });
  expect((await login()).body.code).toBe('TOTP_REQUIRED');
  expect((await login('000000')).body.code).toBe('INVALID_TOTP');
  shop.setNow(seconds(60));
  const code = codeOf(secret, seconds(60));
  expect((await login(code)).status).toBe(200);
  // A code that was used is used up.
  expect((await login(code)).body.code).toBe('INVALID_TOTP');
});

test('a recovery code works once, however it is written', async () => {
  const { person, recoveryCodes } = await enrolled();
  const [first = ''] = recoveryCodes;
  // Six groups of four out of thirty characters: 117 bits of chance.
  expect(first).toMatch(/^([2-9a-hj-kmnp-z]{4}-){5}[2-9a-hj-kmnp-z]{4}$/);
  expect(24 * Math.log2(30)).toBeGreaterThan(112);
  const login = (totp: string) =>
    createTestClient(shop).send('POST', '/users/login', { email: person.email, password: person.password, totp });
  expect((await login(first.toUpperCase().replaceAll('-', ' '))).status).toBe(200);
  expect((await login(first)).body.code).toBe('INVALID_TOTP');
});

test('guesses at the second factor are limited', async () => {
  const { person, secret } = await enrolled();
  const statuses: number[] = [];
  for (let guess = 0; guess < 7; guess++) {
    const answer = await createTestClient(shop).send('POST', '/users/login', {
      email: person.email,
      password: person.password,
      totp: String(100_000 + guess),
    });
    statuses.push(answer.status);
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
  // The guesser knows the password: the owner is warned, and goes on in a known browser.
  expect((await sentMails(shop, person.email)).map((mail) => mail.kind)).toContain('sign-in-warning');
  shop.setNow(seconds(60));
  const login = { email: person.email, password: person.password, totp: codeOf(secret, seconds(60)) };
  expect((await person.send('POST', '/users/login', login)).status).toBe(200);
});

test('the secret is not readable in the database, and goes with the authenticator', async () => {
  const { person, secret } = await enrolled();
  const { rows } = await shop.ctx.db.execute('select totp_secret from users where email = $1', [person.email]);
  expect(String(rows[0]?.totp_secret)).not.toContain(secret);
  shop.setNow(seconds(16 * 60));
  expect((await person.send('DELETE', '/users/totp')).body.code).toBe('REAUTHENTICATE');
  shop.setNow(undefined);
  expect((await person.send('DELETE', '/users/totp')).status).toBe(200);
  expect((await createTestClient(shop).send('POST', '/users/login', { email: person.email, password: person.password })).status).toBe(200);
});

test('shows a pending secret again on request, and replaces any other', async () => {
  const person = await signUpTestClient(shop);
  const { body: begun } = await person.send('POST', '/users/totp');
  expect((await person.send('POST', '/users/totp/confirm', { code: '000000' })).body.code).toBe('INVALID_TOTP');
  expect((await person.send('POST', '/users/totp', { secret: begun.secret })).body).toEqual(begun);
  expect((await person.send('POST', '/users/totp', { secret: 'KARIGARIDEMOADMINSECRET2LOTUS234' })).body.secret).not.toBe(
    'KARIGARIDEMOADMINSECRET2LOTUS234',
  );
  expect((await person.send('POST', '/users/totp/confirm', { code: codeOf(begun.secret) })).body.code).toBe('INVALID_TOTP');
});
