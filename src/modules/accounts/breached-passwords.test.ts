import { createHash } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createLog } from '#platform/log.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { createTestClient, sentCode, signUpTestClient } from '../../../test/support/test-client.ts';
import { commonPasswords, isBreached } from './breached-passwords.ts';
import { passwordProblem } from './password-rules.ts';

const leaked = 'leaked heron window';
const digest = createHash('sha1').update(leaked).digest('hex').toUpperCase();
const asked: string[] = [];
const lines: string[] = [];
let answer: (response: ServerResponse, prefix: string) => void;
const server = createServer((request, response) => {
  asked.push(request.url ?? '');
  answer(response, (request.url ?? '').slice(-5));
});
let url: string;
let shop: TestApp;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/range`;
  shop = await openTestApp({ BREACHED_PASSWORDS_URL: url }, undefined, createLog('warn', undefined, { write: (line) => lines.push(line) }));
});
afterAll(async () => {
  await shop.close();
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked.length = 0;
  lines.length = 0;
  answer = (response, prefix) =>
    response.end(`${'0'.repeat(35)}:4\r\n${prefix === digest.slice(0, 5) ? `${digest.slice(5)}:21\r\n` : ''}${'F'.repeat(35)}:0\r\n`);
});

test('refuses a leaked password while the service learns five characters of its digest', async () => {
  const person = await signUpTestClient(shop);
  const refused = { password: 'This password is among the first that others would try. Choose another.' };
  const signup = { name: 'Asha', email: 'leaked@example.com', password: leaked, passwordConfirm: leaked };
  expect((await createTestClient(shop).send('POST', '/users/signup', signup)).body.fields).toEqual(refused);
  const change = { currentPassword: person.password, password: leaked, passwordConfirm: leaked };
  expect((await person.send('POST', '/users/change-password', change)).body.fields).toEqual(refused);
  const browser = createTestClient(shop);
  await browser.send('POST', '/users/forgot-password', { email: person.email });
  const reset = { email: person.email, otp: await sentCode(shop, person.email), password: leaked, passwordConfirm: leaked };
  expect((await browser.send('POST', '/users/reset-password', reset)).body.fields).toEqual(refused);
  expect(asked).toContain(`/range/${digest.slice(0, 5)}`);
  for (const each of asked) expect(each).toMatch(/^\/range\/[0-9A-F]{5}$/);
  // Logging in with a wrong password sends no request.
  asked.length = 0;
  await createTestClient(shop).send('POST', '/users/login', { email: person.email, password: leaked });
  expect(asked).toEqual([]);
});

test.each<[string, typeof answer]>([
  ['never answers', () => {}],
  ['begins and goes on for ever', (response) => void response.write('0')],
  ['fails', (response) => response.writeHead(500).end()],
  ['leads elsewhere', (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
  ['hangs up', (response) => response.destroy()],
  ['sends far too much', (response) => response.end('x'.repeat(3_000_000))],
])('accepts the password when the service %s, and logs that without it', async (_what, broken) => {
  answer = broken;
  expect(await isBreached(shop.ctx, leaked)).toBe(false);
  expect(lines.join('')).toContain('breached passwords: no answer');
  expect(lines.join('')).not.toContain(leaked);
  expect(lines.join('')).not.toContain(digest.slice(0, 5));
});

test('ignores padding lines, and sends no request without a service', async () => {
  answer = (response) => response.end(`${digest.slice(5)}:0\r\n`);
  expect(await isBreached(shop.ctx, leaked)).toBe(false);
  asked.length = 0;
  expect(await isBreached({ ...shop.ctx, app: { ...shop.ctx.app, breachedPasswordsUrl: undefined } }, leaked)).toBe(false);
  expect(asked).toEqual([]);
});

test.each([
  'password1',
  'PassWord123',
  'sunshine2024!',
  '!!dragon99',
  'monkeymonkey',
  'karigari2026',
  'Karigari!!!',
  'कारीगरी1234',
  'abababab',
  '12121212',
  'asha.verma@example.com',
  'asha.verma2024',
])('%s is refused without asking anybody', async (password) => {
  const isCommon = await commonPasswords();
  const known = { email: 'asha.verma@example.com', words: ['Karigari', 'कारीगरी', 'localhost'], isCommon };
  expect(passwordProblem(password, known)).toBeDefined();
});

test.each(['blue lotus pond', 'terracotta-buyer-24', 'correct horse battery', 'नीला कमल तालाब', 'xK9#mQ2$vL'])(
  '%s is taken',
  async (password) => {
    const isCommon = await commonPasswords();
    expect(passwordProblem(password, { email: 'asha@example.com', words: ['Karigari', 'कारीगरी', 'localhost'], isCommon })).toBeUndefined();
  },
);

test('the list that ships has tens of thousands of leaked passwords', async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const long = dictionary['passwords-common'].filter((password) => String(password).length >= 8);
  expect(long.length).toBeGreaterThan(3000 * 5);
});
