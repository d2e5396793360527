import type { Page } from '@playwright/test';
import { find, pathOf, plain } from './support/demo-products.ts';
import { expect, test } from './support/fixtures.ts';

/** Analytics events that the page sends. */
async function watchCounts(page: Page): Promise<string[]> {
  const seen: string[] = [];
  await page.exposeFunction('sent', (body: string) => {
    const { happened } = JSON.parse(body) as { happened: { kind: string; subject: string }[] };
    seen.push(...happened.map(({ kind, subject }) => `${kind} ${subject}`));
  });
  // The body of a beacon does not show among the requests.
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      void (body as Blob).text().then((text) => (Reflect.get(window, 'sent') as (text: string) => void)(text));
      return send(url, body);
    };
  });
  return seen;
}

test('pages, products, items put into the cart and searches that find nothing are counted, without a cookie', async ({
  page,
  request,
  context,
}) => {
  const seen = await watchCounts(page);
  const product = await find(request, plain(2));
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/v1/counts'));
  await page.goto(pathOf(product));
  expect((await answered).status()).toBe(202);
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
  await expect.poll(() => seen, { timeout: 20_000 }).toEqual(['page product', `product ${product._id}`, `add-to-cart ${product._id}`]);
  await page.goto('/search?q=zzqqxxyy');
  await expect.poll(() => seen.slice(3), { timeout: 20_000 }).toEqual(['page search', 'search-empty zzqqxxyy']);
  expect(await context.cookies()).toEqual([]);
});

test('who asks not to be counted is not', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }));
  const seen = await watchCounts(page);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(seen).toEqual([]);
});
