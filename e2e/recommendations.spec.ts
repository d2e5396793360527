import type { APIRequestContext, Page } from '@playwright/test';
import { signUp } from './support/account-forms.ts';
import { type DemoProduct, pathOf, someProducts } from './support/demo-products.ts';
import { expect, expectAccessible, hydrated, visitorTest as test } from './support/fixtures.ts';

const row = (page: Page) => page.getByRole('region', { name: /^(Because you (looked at|bought)|क्योंकि आपने यह)/ });
const viewed = (page: Page) => page.evaluate(() => localStorage.getItem('karigari-viewed'));

async function twoProducts(request: APIRequestContext): Promise<[DemoProduct & { title: { hi?: string } }, DemoProduct]> {
  const [first, second] = (await someProducts(request)).filter(({ variants }) => variants[0]?.sizes[0]?.stock) as [
    DemoProduct,
    DemoProduct,
  ];
  return [first, second];
}

/** Opens a product and waits until it is remembered. */
async function look(page: Page, product: DemoProduct, prefix = ''): Promise<void> {
  await page.goto(prefix + pathOf(product));
  await expect.poll(() => viewed(page)).toContain(product._id);
}

/** Records how much of the page moved without a press, as browsers report it. */
const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    const recorded = window as unknown as { shifted: number };
    recorded.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
        if (!entry.hadRecentInput) recorded.shifted += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
const shifted = (page: Page) => page.evaluate(() => (window as unknown as { shifted: number }).shifted);

test('"Because you looked at" on home and other products, from this browser alone, without moving anything', async ({ page, request }) => {
  const [first, second] = await twoProducts(request);
  const sent: string[] = [];
  page.on('request', (asked) => {
    if (/\/api\/v1\//.test(asked.url())) sent.push(`${asked.method()} ${new URL(asked.url()).pathname}`);
  });
  await page.goto('/');
  await hydrated(page);
  await expect(row(page)).toHaveCount(0);
  await look(page, first);
  expect(sent.filter((call) => /viewed-products/.test(call))).toEqual([]);

  await recordShifts(page);
  for (const path of ['/', pathOf(second)]) {
    await page.goto(path);
    await expect(row(page)).toHaveAccessibleName(`Because you looked at ${first.title.en}`);
    expect(await shifted(page)).toBeLessThan(0.001);
    await expect(page.getByRole('region', { name: 'Recently viewed' }).locator('h3 a').first()).toHaveText(first.title.en);
    const links = row(page).locator('h3 a');
    expect(await links.count()).toBeGreaterThan(2);
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(new Set(hrefs).size).toBe(hrefs.length);
    for (const other of [first, second].slice(0, path === '/' ? 1 : 2)) expect(hrefs.join()).not.toContain(other._id);
    await expect(row(page).getByText('Sold out')).toHaveCount(0);
    await expectAccessible(page);
  }
  // Only single products are asked about, never the history.
  expect(sent.filter((call) => /viewed-products/.test(call))).toEqual([]);
  expect(sent).toContain(`GET /api/v1/products/related/${first._id}`);
});

test('going back finds the row and the place where one was', { tag: '@nightly' }, async ({ page, request }) => {
  const [first] = await twoProducts(request);
  await look(page, first);
  await page.goto('/');
  await expect(row(page)).toBeVisible();
  const shelf = page.getByRole('link', { name: /^See all of Kitchen/ });
  await shelf.scrollIntoViewIfNeeded();
  await shelf.click();
  await expect(page).toHaveURL(/\/categories\//);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(row(page)).toBeAttached();
  await expect(shelf).toBeInViewport();
});

test('a visitor can have it forgotten', { tag: '@nightly' }, async ({ page, request }) => {
  const [first] = await twoProducts(request);
  await look(page, first, '/hi');
  await page.goto('/hi');
  await expect(row(page)).toHaveAccessibleName(/^क्योंकि आपने यह देखा: .*[\u0900-\u097f]/);
  await row(page).getByRole('button', { name: 'मेरा देखा हुआ भूल जाएँ' }).click();
  await expect(row(page)).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'हम भूल गए' })).toBeVisible();
  expect(await viewed(page)).toBeNull();
  await page.reload();
  await hydrated(page);
  await expect(row(page)).toHaveCount(0);
});

test('a browser that asks not to be tracked keeps no history', { tag: '@nightly' }, async ({ page, request }) => {
  const [first] = await twoProducts(request);
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true }));
  const sent: string[] = [];
  page.on('request', (asked) => sent.push(asked.url()));
  for (const path of [pathOf(first), '/']) {
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
  }
  expect(sent.filter((url) => /related|viewed-products/.test(url))).toEqual([]);
  expect(await viewed(page)).toBeNull();
});

test('the account remembers while "Allow personalized recommendations" is on; off, the history is deleted', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const [first, second] = await twoProducts(request);
  await page.goto('/faqs');
  await signUp(page);
  const seeds = async () =>
    (
      (await (await page.request.get('/api/v1/users/viewed-products')).json()) as { data: { items: { productId: string }[] } }
    ).data.items.map(({ productId }) => productId);
  await page.goto(pathOf(first));
  await expect.poll(seeds).toEqual([first._id]);
  // The browser itself keeps nothing of a signed-in user.
  expect(await viewed(page)).toBeNull();
  await page.goto(pathOf(second));
  await expect(row(page)).toHaveAccessibleName(`Because you looked at ${first.title.en}`);
  const recent = page.getByRole('region', { name: 'Recently viewed' });
  await expect(recent.locator('h3 a').first()).toHaveText(first.title.en);

  await page.goto('/account/privacy');
  await hydrated(page);
  const setting = page.getByRole('checkbox', { name: /^Allow personalized recommendations/ });
  await expect(page.getByText('While this is on, we remember the last 50 items you looked at for 90 days.')).toBeVisible();
  await setting.uncheck();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Details updated successfully!' })).toBeVisible();
  expect(await seeds()).toEqual([]);
  await page.goto(pathOf(first));
  await hydrated(page);
  await page.goto('/');
  await hydrated(page);
  expect(await seeds()).toEqual([]);
  await expect(row(page)).toHaveCount(0);

  await page.goto('/account/privacy');
  await setting.check();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Details updated successfully!' })).toBeVisible();
  await page.goto(pathOf(second));
  await expect.poll(seeds).toEqual([second._id]);
  await page.goto('/');
  await expect(row(page)).toHaveAccessibleName(`Because you looked at ${second.title.en}`);
  await row(page).getByRole('button', { name: 'Forget what I looked at' }).click();
  await expect(row(page)).toHaveCount(0);
  await expect.poll(seeds).toEqual([]);
});

test('what was looked at while signed in leaves with the session', { tag: '@nightly' }, async ({ page, request }) => {
  const [first] = await twoProducts(request);
  await page.goto('/faqs');
  await signUp(page);
  await page.goto(pathOf(first));
  await expect
    .poll(async () => (await (await page.request.get('/api/v1/users/viewed-products')).json()).data.items.length)
    .toBeGreaterThan(0);
  await page.goto('/');
  await expect(row(page)).toBeAttached();
  expect((await page.request.post('/api/v1/users/logout', { data: {} })).ok()).toBe(true);
  await page.reload();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(row(page)).toHaveCount(0);
  expect(await viewed(page)).toBeNull();
});
