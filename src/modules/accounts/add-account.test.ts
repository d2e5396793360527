import { Secret, TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createPerson, signUpPerson } from '../../../test/people.ts';
import { openTestShop, type TestShop } from '../../../test/shop.ts';
import { addAccount, closeAccounts } from './add-account.ts';
import { makeAdmin } from './make-admin.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
afterEach(() => shop.setNow(undefined));

const account = {
  role: 'admin',
  name: 'Anita',
  email: 'anita@example.com',
  password: 'the first of them',
  totpSecret: 'A'.repeat(32),
} as const;
const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate();
const logIn = (password: string, totp?: string) =>
  createPerson(shop).send('POST', '/users/login', { email: account.email, password, ...(totp ? { totp } : {}) });

test('an account is added once and keeps what its owner changed', async () => {
  await addAccount(shop.ctx, account);
  await addAccount(shop.ctx, { ...account, password: 'the second of them' });
  expect((await logIn(account.password)).body.code).toBe('TOTP_REQUIRED');
  const answer = await logIn(account.password, codeOf(account.totpSecret));
  expect(answer.body.data.user).toMatchObject({ role: 'admin', twoFactor: true });
  expect((await logIn('the second of them')).status).toBe(401);
});

test('a password that everybody knows opens nothing once the account was closed', async () => {
  await closeAccounts(shop.ctx, [account.email, 'nobody@example.com']);
  expect((await logIn(account.password)).body.code).toBe('INVALID_CREDENTIALS');
  const { rows } = await shop.ctx.db.execute(
    'select u.role, count(s.id)::int as sessions from users u left join sessions s on s.user_id = u.id where u.email = $1 group by u.role',
    [account.email],
  );
  expect(rows).toEqual([{ role: 'buyer', sessions: 0 }]);
});

test('a new admin chooses the password behind the link and sets up an authenticator first', async () => {
  const email = 'fresh.admin@example.com';
  const url = new URL((await makeAdmin(shop.ctx, email)) ?? '');
  expect([url.pathname, url.search]).toEqual(['/reset-password', '']);
  const link = new URLSearchParams(url.hash.slice(1));
  const browser = createPerson(shop);
  const password = 'chosen by the admin';
  const chosen = await browser.send('POST', '/users/reset-password', { email, otp: link.get('code'), password, passwordConfirm: password });
  expect(chosen.body.data.user).toMatchObject({ role: 'admin', twoFactor: false });
  expect((await browser.send('GET', '/users/export')).body.code).toBe('TOTP_ENROLMENT');
  const { secret } = (await browser.send('POST', '/users/totp', {})).body;
  expect((await browser.send('POST', '/users/totp/confirm', { code: codeOf(secret) })).status).toBe(200);
  expect((await browser.send('GET', '/users/export')).status).toBe(200);
});

test('who becomes an admin has to sign in again', async () => {
  const person = await signUpPerson(shop);
  expect(await makeAdmin(shop.ctx, person.email)).toBeUndefined();
  expect((await person.send('GET', '/users/me')).status).toBe(401);
  const again = await person.send('POST', '/users/login', { email: person.email, password: person.password });
  expect(again.body.data.user.role).toBe('admin');
});
