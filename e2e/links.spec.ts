import { expect, test } from '@playwright/test';
import { crawl } from './support/crawl.ts';

test('no internal link is dead and each fragment is on its page, in either language', async ({ baseURL }) => {
  test.setTimeout(300_000);
  const { dead, known, fragments } = await crawl(String(baseURL), ['/', '/hi']);
  expect(dead).toEqual([]);
  expect(known.size).toBeGreaterThan(400);
  // Each page begins with a link to its content.
  expect(fragments).toBeGreaterThan(400);
});

const permanent: [from: string, to: RegExp][] = [
  ['/category/jewelry', /^\/categories\/jewelry$/],
  ['/hi/category/jewelry', /^\/hi\/categories\/jewelry$/],
  ['/my-orders', /^\/account\/my-orders$/],
  ['/wishlist', /^\/account\/wishlist$/],
  ['/account-privacy', /^\/account\/privacy$/],
  ['/privacy-policy', /^\/legal\/privacy-policy$/],
];
for (const [from, to] of permanent) {
  test(`${from} has moved for good`, async ({ request }) => {
    const response = await request.get(from, { maxRedirects: 0 });
    expect([301, 308]).toContain(response.status());
    expect(new URL(response.headers().location ?? '', 'http://x').pathname).toMatch(to);
  });
}

test('a product moves from its short and its old address to the canonical one, once', async ({ request }) => {
  const { cards } = await (await request.get('/api/v1/products/cards?limit=1')).json();
  const canonical = `/product/${cards[0]._id}/${cards[0].slug}`;
  const moved = await request.get(`/product/${cards[0]._id}`, { maxRedirects: 0 });
  expect([301, 308]).toContain(moved.status());
  expect(new URL(moved.headers().location ?? '', 'http://x').pathname).toBe(canonical);
  expect((await request.get(`/products/${cards[0]._id}`)).url()).toContain(canonical);
  expect((await request.get(canonical, { maxRedirects: 0 })).status()).toBe(200);
});

test('sitemap and robots name every product page', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('sitemap.xml');
  // The search page is for an index, its endless results are not.
  expect(robots).toMatch(/^Disallow: \/search\?$/m);
  expect(robots).not.toMatch(/^Disallow: \/search$/m);
  const index = await (await request.get('/sitemap.xml')).text();
  const parts = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => new URL(match[1] ?? '').pathname);
  expect(parts.length).toBeGreaterThan(1);
  let products = 0;
  for (const part of parts) {
    const xml = await (await request.get(part)).text();
    products += [...xml.matchAll(/<loc>[^<]*\/product\/[^<]*<\/loc>/g)].length;
  }
  expect(products).toBeGreaterThanOrEqual(180);
});
