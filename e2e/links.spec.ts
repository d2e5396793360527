import { expect, test } from '@playwright/test';

/** Addresses inside the site that a page links to, without fragments. */
function internalLinks(html: string, base: string): string[] {
  const origin = new URL(base).origin;
  return [...html.matchAll(/<a\s[^>]*?href="([^"]+)"/g)]
    .map((match) => new URL((match[1] ?? '').replaceAll('&amp;', '&'), base))
    .filter((url) => url.origin === origin)
    .map((url) => url.pathname + url.search);
}

test('no internal link is dead, in either language', async ({ request, baseURL }) => {
  test.setTimeout(180_000);
  const start = ['/', '/hi'];
  const seen = new Set(start);
  const queue = [...start];
  const dead: string[] = [];
  while (queue.length > 0) {
    const batch = queue.splice(0, 8);
    await Promise.all(
      batch.map(async (path) => {
        const response = await request.get(path);
        if (!response.ok()) {
          dead.push(`${response.status()} ${path}`);
          return;
        }
        if (!response.headers()['content-type']?.startsWith('text/html')) return;
        for (const link of internalLinks(await response.text(), `${baseURL}${path}`)) {
          // Filters and further pages of a list multiply without end: each list's first links stand for them.
          if (seen.has(link) || /[?&](after|material|minPrice|maxPrice|variant|q)=/.test(link)) continue;
          seen.add(link);
          queue.push(link);
        }
      }),
    );
  }
  expect(dead).toEqual([]);
  expect(seen.size).toBeGreaterThan(400);
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
