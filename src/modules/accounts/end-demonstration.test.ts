import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '#platform/root.ts';
import { demoAccounts } from '#server/demo-accounts.ts';
import { assertDemoDatabase } from '../../../demo/assert-demo-database.ts';
import { addOrder } from '../../../test/support/sample-orders.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { createTestClient, signUpTestClient } from '../../../test/support/test-client.ts';
import { addDemoAccount } from './add-demo-account.ts';
import { endDemonstration, recogniseDemoAccounts } from './end-demonstration.ts';
import { makeAdmin } from './make-admin.ts';

const [demoBuyer, demoSeller, demoAdmin] = demoAccounts as [(typeof demoAccounts)[0], (typeof demoAccounts)[0], (typeof demoAccounts)[0]];
const codeOf = (secret: string, at = Date.now()) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });
const real = { DEMO: 'false', AUTH_SECRET: 'only-for-tests-only-for-tests-only' };

async function logIn(shop: TestApp, account: { email: string; password: string; totpSecret?: string | undefined }) {
  const person = createTestClient(shop);
  const { email, password, totpSecret } = account;
  const answer = await person.send('POST', '/users/login', { email, password, ...(totpSecret ? { totp: codeOf(totpSecret) } : {}) });
  return { person, answer };
}
const forget = (shop: TestApp) => shop.ctx.db.execute('update users set totp_step = null');
const sql = async (shop: TestApp, text: string, values: unknown[] = []) => (await shop.ctx.db.execute(text, values)).rows;

describe('in a demonstration', () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await openTestApp();
    for (const account of demoAccounts) await addDemoAccount(shop.ctx, account);
  });
  afterAll(() => shop.close());

  test('an account is added once and stays as it is', async () => {
    await addDemoAccount(shop.ctx, { ...demoAdmin, password: 'the second of them' });
    const { answer } = await logIn(shop, demoAdmin);
    expect(answer.body.data.user).toMatchObject({ role: 'admin', twoFactor: true });
    expect((await logIn(shop, { ...demoAdmin, password: 'the second of them' })).answer.status).toBe(401);
  });

  test.each([demoBuyer, demoSeller, demoAdmin])('the $role’s account refuses changes that would take it over', async (account) => {
    await forget(shop);
    const { person } = await logIn(shop, account);
    const password = 'a lamp in the window';
    const change = { currentPassword: account.password, password, passwordConfirm: password };
    const calls: [string, string, object?][] = [
      ['PATCH', '/users/updateMe', { email: 'mallory@evil.example' }],
      ['POST', '/users/change-password', change],
      ['POST', '/users/totp', {}],
      ['POST', '/users/totp/confirm', { code: '123456' }],
      ['DELETE', '/users/totp'],
      ['DELETE', '/users/deleteMe'],
      ['POST', '/users/forgot-password', { email: account.email }],
    ];
    for (const [method, path, body] of calls) {
      const { status, body: refused } = await person.send(method, path, body);
      expect([path, status, refused.code]).toEqual([path, 403, 'DEMO_ACCOUNT']);
    }
    const before = await sql(shop, 'select email, password_hash, totp_secret is null as bare from users where email = $1', [account.email]);
    expect(before).toHaveLength(1);
    expect(await sql(shop, 'select id from one_time_codes')).toEqual([]);
  });

  test('a code that was sent before the account was marked changes nothing any more', async () => {
    await shop.ctx.db.execute('update users set is_demo = false where email = $1', [demoBuyer.email]);
    const { person } = await logIn(shop, demoBuyer);
    expect((await person.send('PATCH', '/users/updateMe', { email: 'mallory@evil.example' })).status).toBe(200);
    await shop.ctx.db.execute('update users set is_demo = true where email = $1', [demoBuyer.email]);
    const mails = await sql(
      shop,
      `select blocks::text as text from mails where recipient = 'mallory@evil.example' order by created_at desc limit 1`,
    );
    const otp = /\b(\d{6})\b/.exec(String(mails[0]?.text))?.[1];
    const answer = await person.send('POST', '/users/verify-email', { email: 'mallory@evil.example', otp });
    expect([answer.status, answer.body.code]).toEqual([403, 'DEMO_ACCOUNT']);
    expect(await sql(shop, `select id from users where email = 'mallory@evil.example'`)).toEqual([]);
  });

  test('refuses to make it an admin, and ends admins that were made in a demonstration', async () => {
    await expect(makeAdmin(shop.ctx, demoBuyer.email)).rejects.toThrow(/account of the demonstration/);
    await makeAdmin(shop.ctx, 'helper@example.com');
    expect(await sql(shop, `select role, role_given_by, made_in_demo from users where email = 'helper@example.com'`)).toEqual([
      { role: 'admin', role_given_by: 'demo', made_in_demo: true },
    ]);
  });

  test('DEMO that is switched on by mistake does not start on accounts or orders of a real shop', async () => {
    await assertDemoDatabase(shop.ctx);
    const other = await openTestApp(real);
    try {
      await assertDemoDatabase(other.ctx);
      await addOrder(other.ctx);
      await expect(assertDemoDatabase(other.ctx)).rejects.toThrow(
        /^DEMO is on, and the database holds orders of a real shop.*Set DEMO=false/,
      );
      await signUpTestClient(other);
      await expect(assertDemoDatabase(other.ctx)).rejects.toThrow(/holds accounts of a real shop/);
    } finally {
      await other.close();
    }
  });
});

describe('once DEMO is off', () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await openTestApp();
  });
  afterAll(() => shop.close());

  test('erases the demo accounts, also those with changed addresses from an older version', async () => {
    for (const account of demoAccounts) await addDemoAccount(shop.ctx, account);
    const visitor = await signUpTestClient(shop);
    await makeAdmin(shop.ctx, 'helper@example.com');
    // Recreates the state of an older version: changed addresses of the admin and the buyer, a changed
    // password of the seller, no marks.
    await shop.ctx.db.execute(`update users set is_demo = null, made_in_demo = false, role_given_by = null;
      update users set email = 'mallory@evil.example' where email = 'admin@demo.example';
      update users set email = 'trudy@evil.example' where email = 'buyer@demo.example';
      update users set email = 'oscar@evil.example' where email = 'seller@demo.example'`);
    await addDemoAccount(shop.ctx, demoBuyer);
    const mallory = await logIn(shop, { ...demoAdmin, email: 'mallory@evil.example' });
    expect(mallory.answer.body.data.user.role).toBe('admin');
    const oscar = await logIn(shop, { ...demoSeller, email: 'oscar@evil.example' });
    await shop.ctx.db.execute(
      `update users set password_hash = (select password_hash from users where email = $1) where email = 'oscar@evil.example'`,
      [visitor.email],
    );
    await shop.ctx.db.execute(`insert into one_time_codes (id, purpose, requester, email, subject, code_hash, attempts_left, created_at, expires_at)
      select 'pending', 'email', 'any', 'other@evil.example', id, 'x', 5, now(), now() + interval '1 hour' from users where email = 'mallory@evil.example'`);
    await forget(shop);

    expect(await endDemonstration(shop.ctx, demoAccounts)).toEqual({ erased: 3, demoted: 2, locked: 3 });
    for (const account of [
      ...demoAccounts,
      { ...demoAdmin, email: 'mallory@evil.example' },
      { ...demoBuyer, email: 'trudy@evil.example' },
      { ...demoSeller, email: 'oscar@evil.example' },
      { email: 'oscar@evil.example', password: visitor.password },
      { email: visitor.email, password: visitor.password },
    ])
      expect([account.email, (await logIn(shop, account)).answer.status]).toEqual([account.email, 401]);
    for (const person of [mallory.person, oscar.person, visitor]) expect((await person.send('GET', '/users/me')).status).toBe(401);
    expect(
      await sql(
        shop,
        `select email from users where email like '%demo.example' or email in ('mallory@evil.example', 'trudy@evil.example')`,
      ),
    ).toEqual([]);
    expect(await sql(shop, `select id from users where role <> 'buyer' or is_demo is null or made_in_demo`)).toEqual([]);
    for (const table of ['sessions', 'devices', 'one_time_codes', 'recovery_codes', 'signups'])
      expect([table, await sql(shop, `select 1 from ${table}`)]).toEqual([table, []]);
    expect(await sql(shop, 'select id from users where totp_secret is not null')).toEqual([]);
  });

  test('lets a visitor recover the account by mail, and changes nothing at a second start', async () => {
    const [found] = await sql(
      shop,
      `select email, password_hash from users where email like 'person%' or (email is not null and email not like '%evil.example' and email <> 'helper@example.com') limit 1`,
    );
    const email = String(found?.email);
    const asked = await createTestClient(shop).send('POST', '/users/forgot-password', { email });
    expect(asked.status).toBe(200);
    expect(await endDemonstration(shop.ctx, demoAccounts)).toEqual({ erased: 0, demoted: 0, locked: 0 });
    expect(await sql(shop, `select purpose from one_time_codes where email = $1`, [email])).toEqual([{ purpose: 'password' }]);
    await expect(assertDemoDatabase(shop.ctx)).rejects.toThrow(/of a real shop/);
  });

  test('an admin whom the operator of the real shop made stays; a role from anywhere else ends', async () => {
    const other = await openTestApp(real);
    try {
      const person = await signUpTestClient(other);
      const customer = await signUpTestClient(other);
      await makeAdmin(other.ctx, person.email);
      await other.ctx.db.execute(`update users set role = 'seller' where email = $1`, [customer.email]);
      expect(await endDemonstration(other.ctx, demoAccounts)).toEqual({ erased: 0, demoted: 1, locked: 0 });
      const roles = await sql(other, 'select email, role from users order by role');
      expect(roles).toEqual([
        { email: person.email, role: 'admin' },
        { email: customer.email, role: 'buyer' },
      ]);
      // The account survives the loss of its role.
      expect((await logIn(other, customer)).answer.status).toBe(200);
    } finally {
      await other.close();
    }
  });
});

describe('the first start after the older version', () => {
  const migration = readFileSync(join(root, 'migrations/0037_demo_marks.sql'), 'utf8');
  /** A shop whose accounts the older version made: `[email, role]`, all with the visitor's password. */
  async function older(people: [string, string][], prepare: (shop: TestApp) => Promise<void> = async () => {}) {
    const shop = await openTestApp(real);
    const person = await signUpTestClient(shop);
    for (const [email, role] of people)
      await shop.ctx.db.execute(
        `insert into users (id, role, email, name, password_hash, email_verified_at, created_at)
         select $1, $2, $1, 'Someone', password_hash, now(), now() from users where email = $3`,
        [email, role, person.email],
      );
    await prepare(shop);
    await shop.ctx.db.execute('drop index users_demo');
    await shop.ctx.db.execute('alter table users drop column is_demo, drop column made_in_demo, drop column role_given_by');
    await shop.ctx.db.execute(migration);
    return { shop, person };
  }

  test('a shop that never was a demonstration keeps its admins and everybody’s password', async () => {
    const { shop, person } = await older([['anita@shop.example', 'admin']]);
    expect(await endDemonstration(shop.ctx, demoAccounts)).toEqual({ erased: 0, demoted: 0, locked: 0 });
    expect((await person.send('GET', '/users/me')).status).toBe(200);
    expect(await sql(shop, `select role from users where email = 'anita@shop.example'`)).toEqual([{ role: 'admin' }]);
    await shop.close();
  });

  test('keeps the customers of a former demonstration, and removes its unconfirmed admins', async () => {
    // The older version took the password and the role from the three addresses when DEMO was switched off.
    const closed: [string, string][] = demoAccounts.map(({ email }) => [email, 'buyer']);
    const { shop, person } = await older([...closed, ['mallory@evil.example', 'admin']]);
    expect(await endDemonstration(shop.ctx, demoAccounts)).toEqual({ erased: 3, demoted: 1, locked: 0 });
    expect((await person.send('GET', '/users/me')).status).toBe(200);
    await shop.close();
  });

  test('a demonstration that is still one goes on: its accounts are marked, visitors as well', async () => {
    const { shop, person } = await older([], async (made) => {
      for (const account of demoAccounts) await addDemoAccount(made.ctx, account);
    });
    await recogniseDemoAccounts(shop.ctx, demoAccounts);
    await assertDemoDatabase(shop.ctx);
    expect(await sql(shop, 'select made_in_demo, is_demo from users where email = $1', [person.email])).toEqual([
      { made_in_demo: true, is_demo: false },
    ]);
    await shop.close();
  });
});

test('a new admin chooses the password behind the link and sets up an authenticator first', async () => {
  const shop = await openTestApp();
  const email = 'fresh.admin@example.com';
  const url = new URL((await makeAdmin(shop.ctx, email)) ?? '');
  expect([url.pathname, url.search]).toEqual(['/reset-password', '']);
  const link = new URLSearchParams(url.hash.slice(1));
  const browser = createTestClient(shop);
  const password = 'chosen by the admin';
  const chosen = await browser.send('POST', '/users/reset-password', { email, otp: link.get('code'), password, passwordConfirm: password });
  expect(chosen.body.data.user).toMatchObject({ role: 'admin', twoFactor: false });
  expect((await browser.send('GET', '/users/export')).body.code).toBe('TOTP_ENROLMENT');
  const { secret } = (await browser.send('POST', '/users/totp', {})).body;
  expect((await browser.send('POST', '/users/totp/confirm', { code: codeOf(secret) })).status).toBe(200);
  expect((await browser.send('GET', '/users/export')).status).toBe(200);
  // A new admin has to log in again.
  const person = await signUpTestClient(shop);
  expect(await makeAdmin(shop.ctx, person.email)).toBeUndefined();
  expect((await person.send('GET', '/users/me')).status).toBe(401);
  const again = await person.send('POST', '/users/login', { email: person.email, password: person.password });
  expect(again.body.data.user.role).toBe('admin');
  await shop.close();
});
