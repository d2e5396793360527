import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { createTestClient, sentCode, sentMails, signUpTestClient, type TestClient } from '../../../test/support/test-client.ts';
import { endDemonstration } from './end-demonstration.ts';
import { makeAdmin } from './make-admin.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

interface Event {
  kind: string;
  outcome: string;
  reason: string | null;
  actor: string | null;
  person: string | null;
  network: string | null;
  browser: string | null;
}

let seen = 0;
/** The events since the last call. */
async function events(): Promise<Event[]> {
  const { rows } = await shop.ctx.db.execute(
    'select seq, kind, outcome, reason, actor, person, network, browser from security_events where seq > $1 order by seq',
    [seen],
  );
  seen = Number(rows.at(-1)?.seq ?? seen);
  return rows as unknown as Event[];
}
const newEvents = async () =>
  (await events()).map(({ kind, outcome, reason }) =>
    [kind, outcome, reason].filter((word) => word !== null && word !== 'success').join(' '),
  );
beforeEach(async () => {
  await events();
});

const password = 'blue lotus pond';
const idOf = async (person: TestClient) => (await person.send('GET', '/users/me')).body.data.data._id as string;
const codeOf = (secret: string) => new TOTP({ secret }).generate({ timestamp: shop.services.now().getTime() });
let clock = Date.now();
/** Moves the clock past the pause between codes and tries. */
const later = (ms = 5 * 60_000) => {
  clock += ms;
  shop.setNow(new Date(clock));
};

test('opening an account, signing in and out', async () => {
  const person = await signUpTestClient(shop, { email: 'events@example.com' });
  expect(await newEvents()).toEqual(['code-asked signup', 'code-entered', 'session-opened', 'account-created']);
  const again = createTestClient(shop);
  await again.send('POST', '/users/login', { email: person.email, password: 'not this one' });
  await again.send('POST', '/users/login', { email: 'nobody@example.com', password: 'not this one' });
  expect(await events()).toMatchObject([
    { kind: 'sign-in', outcome: 'failure', reason: 'wrong-password', person: await idOf(person), actor: null },
    { kind: 'sign-in', outcome: 'failure', reason: 'unknown-account', person: null },
  ]);
  await again.send('POST', '/users/login', { email: person.email, password });
  expect(await newEvents()).toEqual(['session-opened', 'sign-in']);
  await again.send('POST', '/users/logout', {});
  expect(await newEvents()).toEqual(['session-ended']);
  await again.send('POST', '/users/logout', {});
  expect(await newEvents()).toEqual([]);
});

test('passwords, codes and sessions', async () => {
  const person = await signUpTestClient(shop);
  const other = createTestClient(shop);
  await other.send('POST', '/users/login', { email: person.email, password });
  await events();
  await person.send('POST', '/users/reauthenticate', { password: 'wrong wrong' });
  await person.send('POST', '/users/reauthenticate', { password });
  expect(await newEvents()).toEqual(['reauthentication failure wrong-password', 'reauthentication']);
  await person.send('DELETE', '/users/sessions');
  await person.send('DELETE', '/users/sessions');
  expect(await newEvents()).toEqual(['session-revoked all others, by their owner']);
  const fresh = 'red hibiscus pond';
  await person.send('POST', '/users/change-password', { currentPassword: password, password: fresh, passwordConfirm: fresh });
  expect(await newEvents()).toEqual(['password-changed', 'session-revoked password changed', 'session-opened']);
  later();
  await other.send('POST', '/users/forgot-password', { email: person.email });
  const reset = { email: person.email, password, passwordConfirm: password };
  await other.send('POST', '/users/reset-password', { ...reset, otp: '000000' });
  await other.send('POST', '/users/reset-password', { ...reset, otp: await sentCode(shop, person.email) });
  expect(await newEvents()).toEqual([
    'code-asked password',
    'code-entered failure password',
    'code-entered',
    'password-reset',
    'session-revoked password changed',
    'session-opened',
  ]);
});

test('an e-mail address, an export and a deletion', async () => {
  const person = await signUpTestClient(shop);
  await events();
  const email = 'moved@example.com';
  await person.send('PATCH', '/users/updateMe', { email });
  await person.send('POST', '/users/verify-email', { email, otp: await sentCode(shop, email) });
  expect(await newEvents()).toEqual(['code-asked email', 'email-change-asked', 'code-entered', 'email-changed']);
  await person.send('GET', '/users/export');
  expect(await newEvents()).toEqual(['data-exported']);
  await person.send('DELETE', '/users/deleteMe');
  expect(await newEvents()).toEqual(['account-deleted']);
});

test('records and mails each change and use of a second factor', async () => {
  const person = await signUpTestClient(shop);
  const other = createTestClient(shop);
  await other.send('POST', '/users/login', { email: person.email, password });
  const old = person.cookies.get('karigari-session');
  await events();
  const { secret } = (await person.send('POST', '/users/totp', {})).body;
  expect(await newEvents()).toEqual(['totp-enrolled']);
  await person.send('POST', '/users/totp/confirm', { code: '12' });
  expect(await newEvents()).toEqual(['totp-entered failure wrong-code']);
  const { recoveryCodes } = (await person.send('POST', '/users/totp/confirm', { code: codeOf(secret) })).body;
  expect(await newEvents()).toEqual(['session-revoked authenticator added', 'totp-confirmed']);
  // The token of before opens nothing any more.
  expect((await createTestClient(shop).send('GET', '/users/me', undefined, { authorization: `Bearer ${old}` })).status).toBe(401);
  await events();
  later();
  await other.send('POST', '/users/login', { email: person.email, password });
  await other.send('POST', '/users/login', { email: person.email, password, totp: '000000' });
  await other.send('POST', '/users/login', { email: person.email, password, totp: recoveryCodes[0] });
  expect(await newEvents()).toEqual([
    'sign-in failure second-factor-missing',
    'totp-entered failure wrong-code',
    'recovery-code-used',
    'session-opened',
    'sign-in',
  ]);
  later();
  await person.send('POST', '/users/reauthenticate', { password, totp: codeOf(secret) });
  await events();
  expect((await person.send('DELETE', '/users/totp')).status).toBe(200);
  expect(await newEvents()).toEqual(['session-revoked authenticator removed', 'totp-removed']);
  expect((await other.send('GET', '/users/me')).status).toBe(401);
  expect((await person.send('GET', '/users/me')).status).toBe(200);
  const kinds = (await sentMails(shop, person.email)).map((mail) => mail.kind);
  expect(kinds).toEqual(expect.arrayContaining(['authenticator-added', 'recovery-code-used', 'authenticator-removed']));
});

test('wrong codes of a second factor are recorded one by one, and the owner is told', async () => {
  const person = await signUpTestClient(shop);
  const { secret } = (await person.send('POST', '/users/totp', {})).body;
  await person.send('POST', '/users/totp/confirm', { code: codeOf(secret) });
  await events();
  const stranger = createTestClient(shop);
  for (let n = 0; n < 6; n++) await stranger.send('POST', '/users/login', { email: person.email, password, totp: '000000' });
  expect(await newEvents()).toEqual([...Array(5).fill('totp-entered failure wrong-code'), 'sign-in failure confirm-browser']);
  expect((await sentMails(shop, person.email)).map((mail) => mail.kind)).toContain('sign-in-warning');
});

test('roles, demo accounts and a session that another one ends', async () => {
  const person = await signUpTestClient(shop);
  const id = await idOf(person);
  await events();
  await makeAdmin(shop.ctx, person.email);
  expect(await events()).toMatchObject([
    { kind: 'session-revoked', person: id },
    { kind: 'role-changed', person: id, actor: null },
  ]);
  // Roles from a demonstration end with it.
  await endDemonstration(shop.ctx, []);
  expect(await newEvents()).toContain('role-changed demonstration ended');
  const demo = await signUpTestClient(shop);
  const demoId = await idOf(demo);
  await shop.ctx.db.execute('update users set is_demo = true where id = $1', [demoId]);
  await events();
  await endDemonstration(shop.ctx, []);
  expect(await events()).toMatchObject([
    { kind: 'session-revoked', reason: 'demonstration ended', person: demoId },
    { kind: 'demo-account-closed', person: demoId },
  ]);
});

test('records refused access: no session, no right, no authenticator, not the owner', async () => {
  const visitor = createTestClient(shop);
  await visitor.send('GET', '/users/addresses');
  expect(await events()).toMatchObject([
    { kind: 'access-refused', outcome: 'refused', reason: 'UNAUTHORIZED', actor: null, browser: null },
  ]);
  const person = await signUpTestClient(shop);
  await events();
  await person.send('DELETE', '/users/sessions/another');
  await person.send('GET', '/orders/ABCD-EFGH');
  await visitor.send('GET', '/orders/ABCD-EFGH');
  expect(await newEvents()).toEqual(['access-refused refused NOT_FOUND', 'access-refused refused ORDER_NOT_FOUND']);
  await shop.ctx.db.execute(`update users set role = 'admin' where id = $1`, [await idOf(person)]);
  await person.send('GET', '/users/addresses');
  expect(await newEvents()).toEqual(['access-refused refused TOTP_ENROLMENT']);
});

test('a stranger who is refused without end writes a few rows', async () => {
  const visitor = createTestClient(shop);
  later();
  for (let n = 0; n < 40; n++) await visitor.send('GET', '/users/addresses');
  const kinds = (await events()).map((event) => event.kind);
  expect(kinds).toEqual([...Array(5).fill('access-refused'), 'refusals-limited']);
});

test('nothing in the log says an address: no e-mail, no network address, no code, no token', async () => {
  const { rows } = await shop.ctx.db.execute('select to_jsonb(e)::text as text from security_events e');
  const all = rows.map((row) => row.text).join('\n');
  expect(all).not.toMatch(/@|10\.\d+\.\d+\.7|blue lotus|Test browser/);
  for (const { recipient } of (await shop.ctx.db.execute('select distinct recipient from mails')).rows)
    expect(all).not.toContain(String(recipient));
  expect(all.split('\n').length).toBeGreaterThan(40);
});
