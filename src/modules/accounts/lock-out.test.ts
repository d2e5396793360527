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
import { codeLimits } from './code-rules.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());
afterEach(() => shop.setNow(undefined));

const later = (minutes: number) => shop.setNow(new Date(Date.now() + minutes * 60_000));
const login = (browser: TestClient, email: string, password: string) => browser.send('POST', '/users/login', { email, password });
const hours = 60;

/** The token that the newest warning in a mailbox carries. */
async function warningToken(email: string): Promise<string> {
  const warnings = (await sentMails(shop, email)).filter((mail) => mail.kind === 'sign-in-warning');
  const button = warnings.at(-1)?.blocks.find((block) => block.type === 'button');
  const url = new URL(button?.type === 'button' ? button.url : 'http://none.example');
  expect(url.search).toBe('');
  return new URLSearchParams(url.hash.slice(1)).get('token') ?? '';
}

/**
 * Guesses at one account from a hundred networks until each is refused.
 * @returns the number of compared guesses
 */
async function attack(email: string, tries = 3): Promise<number> {
  let compared = 0;
  for (let network = 0; network < 100; network++) {
    const stranger = createTestClient(shop, `172.16.${network}.9`);
    for (let guess = 0; guess < tries; guess++) {
      const { status } = await login(stranger, email, `guess ${network} ${guess}`);
      if (status !== 401) break;
      compared++;
    }
  }
  return compared;
}

test('guesses from a hundred networks do not lock out the owner', async () => {
  const owner = await signUpTestClient(shop);
  const { email, password } = owner;
  let compared = 0;
  for (let round = 0; round < 3; round++) {
    later(round * 2 * hours);
    compared += await attack(email);
    expect((await login(moveBrowser(shop, owner), email, password)).status).toBe(200);
  }
  // Strangers together have 100 guesses a day.
  expect(compared).toBe(100);
  const fresh = createTestClient(shop);
  const refused = await login(fresh, email, password);
  expect([refused.status, refused.body.code]).toEqual([429, 'CONFIRM_BROWSER']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  const token = await warningToken(email);
  expect((await fresh.send('POST', '/users/confirm-browser', { token })).status).toBe(200);
  expect((await fresh.send('GET', '/users/me')).status).toBe(401);
  expect((await login(fresh, email, password)).status).toBe(200);
  // One browser more for each mail.
  expect((await createTestClient(shop).send('POST', '/users/confirm-browser', { token })).body.code).toBe('INVALID_TOKEN');
  // One mail, and another only because the link of the first was used; never more than three a day.
  const warnings = async () => (await sentMails(shop, email)).filter((mail) => mail.kind === 'sign-in-warning').length;
  expect(await warnings()).toBe(1);
  for (let round = 0; round < 4; round++) {
    await login(createTestClient(shop), email, password);
    await createTestClient(shop).send('POST', '/users/confirm-browser', { token: await warningToken(email) });
  }
  expect(await warnings()).toBe(3);
});

test('failures count, log-ins do not, and a right password forgets what was wrong before it', async () => {
  const { email, password } = await signUpTestClient(shop);
  const browser = createTestClient(shop);
  for (let round = 0; round < 4; round++) {
    for (let guess = 0; guess < 9; guess++) expect((await login(browser, email, `typo ${guess}`)).status).toBe(401);
    expect((await login(browser, email, password)).status).toBe(200);
  }
  for (let count = 0; count < 15; count++) expect((await login(createTestClient(shop, '10.250.0.1'), email, password)).status).toBe(200);
});

test('a known browser has a count of its own, which waits longer the more of it was wrong', async () => {
  const owner = await signUpTestClient(shop);
  const fail = async (count: number) => {
    const statuses: number[] = [];
    for (let guess = 0; guess < count; guess++) statuses.push((await login(owner, owner.email, `typo ${guess}`)).status);
    return statuses.filter((status) => status === 401).length;
  };
  expect(await fail(12)).toBe(10);
  expect((await login(owner, owner.email, owner.password)).body.code).toBe('TOO_MANY_REQUESTS');
  // Another browser is not held up by it.
  expect((await login(createTestClient(shop), owner.email, owner.password)).status).toBe(200);
  let compared = 10;
  for (let round = 1; round <= 5; round++) {
    later(round * 16);
    compared += await fail(12);
  }
  expect(compared).toBe(50);
  const refused = await login(owner, owner.email, owner.password);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(20 * 3600);
});

test('a cookie of another account, a made-up one and a planted one make no browser known', async () => {
  const owner = await signUpTestClient(shop);
  const other = await signUpTestClient(shop);
  await attack(owner.email, 1);
  const device = (person: TestClient) => person.cookies.get('karigari-device') ?? '';
  for (const planted of [device(other), 'a'.repeat(32), device(other) + 'b'.repeat(32)]) {
    const stranger = createTestClient(shop);
    stranger.cookies.set('karigari-device', planted);
    expect((await login(stranger, owner.email, owner.password)).body.code).toBe('CONFIRM_BROWSER');
  }
  // The owner logs in with a planted cookie: the planter's copy of it stays unknown.
  const planted = device(other);
  const shared = moveBrowser(shop, owner);
  shared.cookies.set('karigari-device', device(owner) + planted);
  expect((await login(shared, owner.email, owner.password)).status).toBe(200);
  const stranger = createTestClient(shop);
  stranger.cookies.set('karigari-device', planted);
  expect((await login(stranger, owner.email, owner.password)).body.code).toBe('CONFIRM_BROWSER');
  // And the browser is known to both of its accounts.
  expect((await login(shared, other.email, other.password)).status).toBe(200);
  expect((await login(shared, owner.email, owner.password)).status).toBe(200);
});

test('neighbours in the network that spray guesses over many accounts keep no known browser out', async () => {
  const owner = await signUpTestClient(shop);
  const network = '10.251.0.1';
  let refused = 0;
  for (let guess = 0; guess < 110; guess++)
    if ((await login(createTestClient(shop, network), `sprayed-${guess}@example.com`, 'Summer2026!')).status === 429) refused++;
  expect(refused).toBe(10);
  expect((await login(createTestClient(shop, network), owner.email, owner.password)).body.code).toBe('TOO_MANY_REQUESTS');
  expect((await login(moveBrowser(shop, owner, network), owner.email, owner.password)).status).toBe(200);
});

test('the owner is told of repeated failures, and ends every session with one link, once', async () => {
  const owner = await signUpTestClient(shop, { language: 'hi' });
  await attack(owner.email, 1);
  const token = await warningToken(owner.email);
  // A mail scanner that opens the link changes nothing.
  expect((await createTestClient(shop).send('GET', '/users/end-sessions')).status).toBe(405);
  expect((await owner.send('GET', '/users/me')).status).toBe(200);
  const phone = createTestClient(shop);
  const ended = await Promise.all([1, 2, 3].map(() => phone.send('POST', '/users/end-sessions', { token })));
  expect(ended.map((answer) => answer.status).sort()).toEqual([200, 422, 422]);
  expect((await owner.send('GET', '/users/me')).status).toBe(401);
  expect((await phone.send('GET', '/users/me')).status).toBe(401);
  for (const wrong of ['', 'short', 'x'.repeat(43), `${token}x`]) {
    const refused = await phone.send('POST', '/users/end-sessions', { token: wrong });
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['token']]);
  }
  later(49 * hours);
  expect((await phone.send('POST', '/users/confirm-browser', { token })).body.code).toBe('INVALID_TOKEN');
  const { rows } = await shop.ctx.db.execute('select token_hash from sign_in_warnings');
  expect(JSON.stringify(rows)).not.toContain(token);
});

const forget = (browser: TestClient, email: string) => browser.send('POST', '/users/forgot-password', { email });
const reset = (browser: TestClient, email: string, otp: string, password = 'a whole new phrase') =>
  browser.send('POST', '/users/reset-password', { email, otp, password, passwordConfirm: password });

test('codes that strangers ask for and guess at use up nothing of the owner', async () => {
  const owner = await signUpTestClient(shop);
  const { email } = owner;
  const stranger = createTestClient(shop);
  for (let sent = 0; sent < 12; sent++) {
    later(sent);
    await forget(stranger, email);
    for (let guess = 0; guess < 6; guess++) await reset(stranger, email, '000000');
  }
  // Another network, and a code that stays good while the stranger guesses on.
  const elsewhere = createTestClient(shop);
  expect((await forget(elsewhere, email)).status).toBe(200);
  const otp = await sentCode(shop, email);
  await forget(createTestClient(shop), email);
  for (let guess = 0; guess < 6; guess++) await reset(stranger, email, '000000');
  expect((await reset(elsewhere, email, otp)).status).toBe(200);
});

test('what strangers guess in a day at a mailbox is bounded, and the owner has another way', async () => {
  const owner = await signUpTestClient(shop);
  const { email } = owner;
  let sent = 0;
  for (let network = 0; network < 60; network++) {
    const answer = await forget(createTestClient(shop, `172.17.${network}.9`), email);
    if (answer.status === 200) sent++;
    else expect(answer.body.code).toBe('CONFIRM_BROWSER');
  }
  expect(sent).toBe(codeLimits.maxPerDayToMailbox);
  const { rows } = await shop.ctx.db.execute(
    `select sum(attempts_left)::int as guesses from one_time_codes where email = $1 and purpose = 'password'`,
    [email],
  );
  // Of a million codes: a chance of one in ten thousand a day.
  expect(rows).toEqual([{ guesses: 100 }]);
  // A known browser has a number of its own; a new one becomes known by the mailbox.
  const moved = moveBrowser(shop, owner);
  expect((await forget(moved, email)).status).toBe(200);
  const fresh = createTestClient(shop);
  expect((await forget(fresh, email)).body.code).toBe('CONFIRM_BROWSER');
  expect((await fresh.send('POST', '/users/confirm-browser', { token: await warningToken(email) })).status).toBe(200);
  expect((await forget(fresh, email)).status).toBe(200);
  expect((await reset(fresh, email, await sentCode(shop, email))).status).toBe(200);
  // The browser that chose the new password is known, and no other is.
  expect((await forget(moved, email)).body.code).toBe('CONFIRM_BROWSER');
  later(30);
  expect((await forget(fresh, email)).status).toBe(200);
});

test('the link of a warning opens nothing once the account uses another mailbox', async () => {
  const owner = await signUpTestClient(shop);
  await attack(owner.email, 1);
  const token = await warningToken(owner.email);
  const email = 'moved-to@example.com';
  await owner.send('PATCH', '/users/updateMe', { email });
  expect((await owner.send('POST', '/users/verify-email', { email, otp: await sentCode(shop, email) })).status).toBe(200);
  for (const path of ['/users/end-sessions', '/users/confirm-browser'])
    expect((await createTestClient(shop).send('POST', path, { token })).body.code).toBe('INVALID_TOKEN');
  expect((await owner.send('GET', '/users/me')).status).toBe(200);
});
