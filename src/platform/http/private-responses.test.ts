import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '#contract.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { createTestClient, signUpTestClient } from '../../../test/support/test-client.ts';
import { apiPrefix, createPublicReadPattern, listApiRoutes } from './api-routes.ts';

let rendered = 0;
/** Pages that say how often one was made, and by which nonce. */
const countPages = async (_request: Request, { nonce }: { nonce: string }) =>
  new Response(`<p>${++rendered}</p><script nonce="${nonce}">ours</script>`, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public' },
  });

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp({}, countPages);
});
afterAll(() => shop.close());

test('only what everyone reads alike passes through the shared cache', () => {
  const isPublic = createPublicReadPattern(listApiRoutes(contract));
  for (const { method, path, meta } of listApiRoutes(contract)) {
    if (method !== 'GET') continue;
    expect([path, isPublic.test(`${apiPrefix}${path.replaceAll(/\{\w+\}/g, 'x1')}`)]).toEqual([path, meta.cache === 'public']);
  }
});

test('two people who ask for themselves at once each see themselves, and nothing keeps it', async () => {
  const people = await Promise.all([signUpTestClient(shop, { name: 'Asha' }), signUpTestClient(shop, { name: 'Bina' })]);
  const answers = await Promise.all(people.map((person) => person.send('GET', '/users/me')));
  expect(answers.map(({ body }) => body.data.data.name)).toEqual(['Asha', 'Bina']);
  for (const { headers } of answers) {
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('etag')).toBeNull();
  }
  expect((await shop.request('/api/v1/users/me')).status).toBe(401);
});

test.each(['/me', '/hi/me', '/ME', '/me.data', '/account/privacy', '/account/my-orders.data', '/hi/account/my-addresses'])(
  '%s is made for one person each time, and kept nowhere, whatever the page says itself',
  async (path) => {
    const pages = await Promise.all([shop.request(path), shop.request(path)]);
    const texts = await Promise.all(pages.map((page) => page.text()));
    expect(texts[0]).not.toBe(texts[1]);
    for (const [place, page] of pages.entries()) {
      expect(page.headers.get('cache-control')).toBe('no-store');
      const nonce = /'nonce-(\w+)'/.exec(page.headers.get('content-security-policy') ?? '')?.[1];
      expect(texts[place]).toContain(`nonce="${nonce}"`);
    }
  },
);

test.each(['/login', '/signup', '/account/wishlist', '/medals'])('%s is the same for everyone', async (path) => {
  const first = await (await shop.request(path)).text();
  const again = await shop.request(path);
  expect(await again.text()).toBe(first);
  expect(again.headers.get('cache-control')).toMatch(/^public/);
});

test('scripts can see that there is a session, and not which; signing out takes the sign away', async () => {
  const person = await signUpTestClient(shop);
  const login = await person.send('POST', '/users/login', { email: person.email, password: person.password });
  const lines = login.headers.getSetCookie();
  expect(lines.find((line) => line.startsWith('karigari-session='))).toMatch(/HttpOnly/i);
  const mark = lines.find((line) => line.startsWith('karigari-signed-in='));
  expect(mark).toMatch(/^karigari-signed-in=1;/);
  expect(mark).not.toMatch(/HttpOnly/i);
  await person.send('POST', '/users/logout', {});
  expect([...person.cookies.keys()]).not.toContain('karigari-signed-in');
  expect([...person.cookies.keys()]).not.toContain('karigari-session');
});

describe('a call that changes something comes from our own pages', () => {
  const phone = () => ({ phone: '' });
  test.each([
    ['our page', { 'sec-fetch-site': 'same-origin', origin: 'http://localhost' }, 200],
    ['an older browser on our page', { origin: 'http://localhost' }, 200],
    ['a program with its own cookies', {}, 200],
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, 403],
    ['another site that sends plain text to go unnoticed', { 'sec-fetch-site': 'cross-site', 'content-type': 'text/plain' }, 403],
    ['a neighbour under the same domain', { 'sec-fetch-site': 'same-site' }, 403],
    ['an older browser on another site', { origin: 'https://evil.example' }, 403],
    ['a hidden origin', { origin: 'null' }, 403],
  ])('%s', async (_case, headers: Record<string, string>, status) => {
    const person = await signUpTestClient(shop);
    const answer = await person.send('PATCH', '/users/updateMe', phone(), headers);
    expect(answer.status).toBe(status);
    if (status === 403) expect(answer.body.code).toBe('CROSS_SITE_FORM');
  });

  test('no other site signs a browser in or out', async () => {
    const person = await signUpTestClient(shop);
    const elsewhere = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    const { email, password } = person;
    expect((await createTestClient(shop).send('POST', '/users/login', { email, password }, elsewhere)).status).toBe(403);
    expect((await person.send('POST', '/users/logout', {}, elsewhere)).status).toBe(403);
    expect((await person.send('GET', '/users/me')).status).toBe(200);
  });

  test('a program that brings its token is no browser', async () => {
    const person = await signUpTestClient(shop);
    const headers = { authorization: `Bearer ${person.token}`, origin: 'https://partner.example', 'sec-fetch-site': 'cross-site' };
    expect((await createTestClient(shop).send('PATCH', '/users/updateMe', phone(), headers)).status).toBe(200);
  });
});
