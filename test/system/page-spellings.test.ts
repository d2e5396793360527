import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import routesOfSite from '#web/routes.ts';
import { isCaseSensitive } from '../../src/server/pages.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

/**
 * Pages that are found in every spelling of their words, as the page router
 * finds them; their names are what they are.
 */
const render = async (request: Request) => {
  const path = decodeURIComponent(new URL(request.url).pathname);
  const isPage =
    /^\/(?:hi|faqs|hi\/faqs|blog\/rss\.xml)?\/*$/i.test(path) || /^\/(?:legal\/(?-i:terms)|orders\/(?-i:K7M2-QX4P))\/*$/i.test(path);
  return new Response('x'.repeat(2_000), {
    status: isPage ? 200 : 404,
    headers: { 'content-type': 'text/plain', 'cache-control': 'public' },
  });
};

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({}, render);
});
beforeEach(() => app.cache.clear());
afterAll(() => app.close());

test.each([
  ['/HI', '/hi'],
  ['/ME', '/me'],
  ['/Hi/FAQS?q=Indigo%20Bowl', '/hi/faqs?q=Indigo%20Bowl'],
  ['/f%61qs', '/faqs'],
  ['/f%41qs?a=/f%41qs', '/faqs?a=/f%41qs'],
  ['//evil.example/', '/evil.example'],
  ['/faqs/', '/faqs'],
  ['/hi//faqs', '/hi/faqs'],
  ['/LEGAL/terms', '/legal/terms'],
  ['/blog/RSS.XML', '/blog/rss.xml'],
])('%s is redirected for good to %s, and the answer is kept nowhere', async (spelled, canonical) => {
  for (const method of ['GET', 'HEAD']) {
    const response = await app.request(spelled, { method });
    expect([response.status, response.headers.get('location'), response.headers.get('cache-control')]).toEqual([
      308,
      canonical,
      'no-store',
    ]);
  }
  expect(app.cache.bytes).toBe(0);
});

test('names keep their letters: an order, a product and a slug are what they are', async () => {
  expect((await app.request('/orders/K7M2-QX4P')).status).toBe(200);
  for (const path of ['/product/AbC9', '/makers/Asha', '/legal/TERMS', '/portraits/Asha.svg'])
    expect([path, (await app.request(path)).headers.get('location')]).toEqual([path, null]);
});

/** A thousand spellings of a path by the case and the encoding of its letters. */
const spellings = (path: string) =>
  Array.from({ length: 1_000 }, (_, number) =>
    [...path]
      .map((letter, place) => {
        if (!/[a-z]/.test(letter)) return letter;
        const choice = Math.floor(number / 3 ** (place % 7)) % 3;
        return choice === 0 ? letter : choice === 1 ? letter.toUpperCase() : `%${letter.charCodeAt(0).toString(16)}`;
      })
      .join(''),
  );

test('no spelling of a page or of a call becomes another entry beside it', async () => {
  const paths = ['/hi/faqs', '/legal/terms', '/api/v1/categories', '/api/v1/categories/names'];
  for (const path of paths) expect((await app.request(path)).status).toBe(200);
  const stored = app.cache.bytes;
  for (const path of paths) {
    for (const spelled of [...spellings(path), `${path}/`, `/${path}`, `${path}//`, `${path}/.`]) await app.request(spelled);
  }
  expect(app.cache.bytes).toBe(stored);
});

test('nor does a thing that does not exist', async () => {
  for (let index = 0; index < 50; index++) {
    for (const path of ['categories/x/products', 'products/details/x', 'makers/x', 'currencies/QQQ', 'posts/x', 'pages/x'])
      await app.request(`/api/v1/${path.replace('x', `x${index}`)}`);
  }
  expect(app.cache.bytes).toBe(0);
});

interface Entry {
  path?: string;
  index?: boolean;
  children?: Entry[];
}
const pathsOf = (entries: readonly Entry[], before = ''): string[] =>
  entries.flatMap(({ path = '', children }) => [`${before}/${path}`, ...pathsOf(children ?? [], `${before}/${path}`)]);

test('every page that is named by something is on the list of those', () => {
  const named = pathsOf(routesOfSite as Entry[]).filter((path) => path.includes(':'));
  expect(named.length).toBeGreaterThan(8);
  for (const path of named) {
    const parts = path.slice(1).split('/');
    const first = parts.findIndex((part) => part.startsWith(':'));
    expect([path, isCaseSensitive(parts.slice(0, first), 'x')]).toEqual([path, true]);
  }
});
