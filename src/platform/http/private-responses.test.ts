import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '#contract.ts';
import type { AppDeps } from '#server/app.ts';
import type { Api } from '#web/api.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { createTestClient, signUpTestClient } from '../../../test/support/test-client.ts';
import { apiPrefix, listApiRoutes } from './api-routes.ts';

let rendered = 0;
/** Calls of the API by the loader of a page, by the page's path; other pages make none. */
const loaders: Record<string, (api: Api) => Promise<unknown>> = {
  '/whoever-asks': (api) => api.accounts.getMe(),
  '/a-guest-order': (api) => api.orders.getOrder({ number: 'K7M2-QX4P' }),
  '/where-the-visitor-is': (api) => api.currency.getMarket(),
  '/public-then-personal': (api) => api.catalog.listCategoryNames().then(() => api.accounts.getMe()),
  '/public-reads': (api) => Promise.all([api.catalog.listCategoryNames(), api.content.listFaqs({}), api.catalog.listFeed({})]),
};

/** Pages that say of themselves that they are public, how often one was made, and by which nonce. */
const renderPublicPages: AppDeps['renderPage'] = async (request, { nonce, api }) => {
  const path = new URL(request.url).pathname.replace(/^\/hi(?=\/)/, '').replace(/\.data$/, '');
  // As the guard of personal pages does, which every one of them has.
  const guard = /^\/(?:me|account(?!\/wishlist).*)$/.test(path) ? loaders['/whoever-asks'] : undefined;
  await (loaders[path] ?? guard)?.(api).catch(() => {});
  return new Response(`<p>${++rendered}</p><script nonce="${nonce}">ours</script>`, {
    status: path === '/unavailable' ? 503 : 200,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public' },
  });
};

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp({}, renderPublicPages);
});
afterAll(() => shop.close());

test('only public reads of the API pass through the shared cache', async () => {
  for (const { method, path, meta } of listApiRoutes(contract)) {
    if (method !== 'GET') continue;
    shop.cache.clear();
    const response = await shop.request(`${apiPrefix}${path.replaceAll(/\{\w+\}/g, 'x1')}`);
    const isStored = response.status === 200 && meta.cache === 'public' && !/^\/categories\/.*\/materials$/.test(path);
    expect([path, shop.cache.bytes > 0, /^public/.test(response.headers.get('cache-control') ?? '')]).toEqual([path, isStored, isStored]);
  }
});

test('a page that could not be made says when to ask again', async () => {
  const { status, headers } = await shop.request('/unavailable');
  expect([status, headers.get('retry-after')]).toEqual([503, '1']);
});

describe('a page that says of itself that it is public', () => {
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const response = await shop.request(path, { headers });
    return { text: await response.text(), headers: response.headers };
  };

  test.each(['/whoever-asks', '/a-guest-order', '/where-the-visitor-is', '/public-then-personal'])(
    '%s is not stored, for its loader called a personal endpoint',
    async (path) => {
      shop.cache.clear();
      const person = await signUpTestClient(shop);
      const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      // Each of three visitors at once, one of them signed in, gets a page of their own, and so does the
      // next.
      const pages = [...(await Promise.all([get(path), get(path, { cookie }), get(path)])), await get(path)];
      expect(new Set(pages.map(({ text }) => text)).size).toBe(4);
      for (const { text, headers } of pages) {
        expect([headers.get('cache-control'), headers.get('etag')]).toEqual(['no-store', null]);
        expect(text).toContain(`nonce="${/'nonce-(\w+)'/.exec(headers.get('content-security-policy') ?? '')?.[1]}"`);
      }
      expect(shop.cache.bytes).toBe(0);
    },
  );

  test('is stored where its loader called public endpoints alone', async () => {
    const person = await signUpTestClient(shop);
    const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const first = await get('/public-reads', { cookie });
    expect(first.headers.get('cache-control')).toMatch(/^public/);
    expect((await get('/public-reads')).text).toBe(first.text);
  });
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

test.each(['/me', '/hi/me', '/me.data', '/account/privacy', '/account/my-orders.data', '/hi/account/my-addresses'])(
  '%s is rendered for each request and stored nowhere, although the page says public',
  async (path) => {
    const pages = await Promise.all([shop.request(path), shop.request(path)]);
    const texts = await Promise.all(pages.map((page) => page.text()));
    expect(texts[0]).not.toBe(texts[1]);
    for (const [index, page] of pages.entries()) {
      expect(page.headers.get('cache-control')).toBe('no-store');
      const nonce = /'nonce-(\w+)'/.exec(page.headers.get('content-security-policy') ?? '')?.[1];
      expect(texts[index]).toContain(`nonce="${nonce}"`);
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
