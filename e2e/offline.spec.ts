import type { Page } from '@playwright/test';
import { nightlyUnless } from './support/combinations.ts';
import { expect, expectAccessible, test } from './support/fixtures.ts';

test.use({ serviceWorkers: 'allow' });

/** Opens a page and waits until the browser keeps the offline page. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(1);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

for (const [path, title, again] of [
  ['/faqs', 'You are offline', 'Try again'],
  ['/hi/faqs', 'आप ऑफ़लाइन हैं', 'फिर से कोशिश करें'],
] as const) {
  test(`without a network ${path} says so in its language, and comes back with the network`, {
    tag: nightlyUnless(path === '/hi/faqs'),
  }, async ({ page, context, complaints }) => {
    await visit(page, path);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    expect(await page.evaluate(() => getComputedStyle(document.body).display)).toBe('grid');
    await expectAccessible(page);
    await context.setOffline(false);
    await page.getByRole('link', { name: again }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toHaveCount(0);
    await expect(page.getByRole('banner')).toBeVisible();
    complaints.length = 0;
  });
}

test('the browser keeps the offline pages and what they need, and no page, answer or picture of the shop', { tag: '@nightly' }, async ({
  page,
}) => {
  await visit(page, '/');
  await page.goto('/cart');
  await page.goto('/categories/fabrics');
  await page.waitForLoadState('networkidle');
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map((request) => new URL(request.url).pathname);
  });
  expect(kept.sort()).toEqual([expect.stringMatching(/^\/assets\/offline-.+\.css$/), '/favicon.svg', '/hi/offline', '/offline']);
});

test('the manifest of each language names an application that can be installed', { tag: '@nightly' }, async ({ page, request }) => {
  for (const [path, name] of [
    ['/', 'Karigari'],
    ['/hi', 'कारीगरी'],
  ] as const) {
    await page.goto(path);
    const href = await page.locator('link[rel=manifest]').getAttribute('href');
    const response = await request.get(href ?? '');
    expect(response.headers()['content-type']).toBe('application/manifest+json');
    const manifest = (await response.json()) as { name: string; start_url: string; lang: string; icons: { src: string; type: string }[] };
    expect(manifest).toMatchObject({ name, start_url: path, lang: path === '/' ? 'en' : 'hi' });
    for (const { src, type } of manifest.icons) expect((await request.get(src)).headers()['content-type']).toBe(type);
  }
  for (const path of ['/favicon.ico', '/apple-touch-icon.png']) expect((await request.get(path)).status()).toBe(200);
});

test('the product feed is whole', async ({ request }) => {
  const response = await request.get('/feeds/products.xml');
  expect(response.headers()).toMatchObject({ 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'max-age=3600, public' });
  const xml = await response.text();
  expect(xml).toMatch(/^<\?xml version="1\.0"/);
  expect(xml.endsWith('</channel>\n</rss>\n')).toBe(true);
  const items = xml.match(/<item>.*<\/item>/g) ?? [];
  expect(items.length).toBeGreaterThanOrEqual(180);
  for (const item of items) {
    for (const name of ['id', 'title', 'description', 'link', 'image_link', 'availability', 'price', 'brand', 'condition', 'shipping']) {
      expect(item).toContain(`<g:${name}>`);
    }
  }
  const [, link] = /<g:link>https?:\/\/[^/]+([^<]+)<\/g:link>/.exec(items[0] ?? '') ?? [];
  expect((await request.get(link ?? '', { maxRedirects: 0 })).status()).toBe(200);
});
