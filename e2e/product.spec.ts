import type { Page } from '@playwright/test';
import { find, jutti, pathOf } from './support/demo-products.ts';
import { expect, holdRequests, hydrated, test } from './support/fixtures.ts';

/** The main button; the bar at the foot of a phone's screen has another one. */
const addButton = (page: Page) => page.getByRole('button', { name: /^Add to cart/ }).first();

test('a product has one address per language', { tag: '@desk' }, async ({ request }) => {
  const product = await find(request, jutti);
  for (const [asked, to] of [
    [`/product/${product._id}`, pathOf(product)],
    [`/product/${product._id}/old-name?from=mail`, `${pathOf(product)}?from=mail`],
    [`/hi/product/${product._id}`, `/hi${pathOf(product)}`],
  ] as const) {
    const response = await request.get(asked, { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    expect(response.headers().location).toBe(to);
  }
  expect((await request.get(pathOf(product), { maxRedirects: 0 })).status()).toBe(200);
});

test('an unknown product is said to be missing, with ways onward', { tag: '@desk' }, async ({ page, complaints }) => {
  const response = await page.goto('/product/nothing/at-all');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Product not found.');
  await expect(page.getByRole('main').getByRole('link', { name: 'Search the shop' })).toBeVisible();
  // The browser reports the 404 of the page itself.
  expect(complaints.splice(0)).toHaveLength(1);
});

test('what is chosen, typed and pressed before the scripts arrive is in the cart when they have', async ({ page, request }) => {
  const product = await find(request, jutti);
  const [first, second] = product.variants[0]?.sizes.filter(({ stock }) => stock > 1) ?? [];
  if (!first || !second) throw new Error('the jutti comes in fewer sizes than this test needs');
  const arrive = await holdRequests(page, '**/assets/*.js');
  await page.goto(pathOf(product));
  await page.locator('label', { has: page.getByRole('radio', { name: second.size, exact: true }) }).click();
  await page.getByLabel('Quantity').fill('2');
  await addButton(page).click();
  arrive();
  await expect(page.getByRole('status').filter({ hasText: '2 × Jodhpur Leather Jutti are in your cart.' })).toBeVisible();
  await expect(page.getByLabel('Quantity')).toHaveValue('2');
  const cart = await page.evaluate(() => JSON.parse(localStorage.getItem('karigari-cart') ?? '[]'));
  expect(cart).toMatchObject([{ variantId: second._id, qty: 2 }]);
});

test('a visitor chooses, is held to the stock, and fills the cart', async ({ page, request }) => {
  const product = await find(request, jutti);
  const [first, second] = product.variants[0]?.sizes.filter(({ stock }) => stock > 1) ?? [];
  if (!first || !second) throw new Error('the jutti comes in fewer sizes than this test needs');
  await page.goto(pathOf(product));
  await expect(page.getByRole('radio', { name: first.size, exact: true })).toBeChecked();
  await page.locator('label', { has: page.getByRole('radio', { name: second.size, exact: true }) }).click();
  await expect(page).toHaveURL(new RegExp(`\\?variant=${second._id}$`));

  const quantity = page.getByLabel('Quantity');
  await quantity.fill('999');
  await quantity.press('Enter');
  await expect(quantity).toHaveValue(String(second.stock));
  await expect(page.getByText(`Only ${second.stock} are in stock`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'One more' })).toBeDisabled();
  await quantity.press('ArrowUp');
  await expect(quantity).toHaveValue(String(second.stock));
  await quantity.fill('0');
  await quantity.blur();
  await expect(quantity).toHaveValue('1');

  await addButton(page).click();
  await expect(page.getByRole('status').filter({ hasText: '1 × Jodhpur Leather Jutti is in your cart.' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart');
  await expect(addButton(page)).toContainText('1 in your cart');
  await quantity.fill(String(second.stock));
  await quantity.press('Enter');
  await addButton(page).click();
  await expect(page.getByText(`1 is already in your cart, so only ${second.stock - 1} more can be added.`)).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByRole('link', { name: 'View cart' })).toHaveCount(0);
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('karigari-cart') ?? ''))).toEqual([
    { variantId: second._id, productId: product._id, qty: 1 },
  ]);
});

test('what is sold out cannot be bought, and says so', { tag: '@phone' }, async ({ page, request }) => {
  const product = await find(request, (each) =>
    each.variants.some(({ sizes }) => sizes.length > 1 && sizes.some(({ stock }) => stock === 0)),
  );
  const gone = product.variants.flatMap(({ sizes }) => sizes).find(({ stock }) => stock === 0);
  await page.goto(`${pathOf(product)}?variant=${gone?._id}`);
  await expect(page.getByRole('button', { name: 'Sold out' }).first()).toBeDisabled();
  await expect(page.getByLabel('Quantity')).toHaveCount(0);
});

test('the choice works without scripts', { tag: '@phone' }, async ({ browser, request, baseURL }) => {
  const product = await find(request, jutti);
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto(pathOf(product));
  const last = product.variants.at(-1);
  const size = last?.sizes[1];
  await page
    .getByRole('radio')
    .nth(product.variants.length - 1)
    .check({ force: true });
  await page.getByRole('radio', { name: new RegExp(`^${size?.size}\\b`) }).check({ force: true });
  await page.getByRole('button', { name: 'Show this choice' }).click();
  await expect(page).toHaveURL(`${pathOf(product)}?variant=${size?._id}`);
  await context.close();
});

test('a picture is enlarged, magnified and closed from the keyboard', { tag: '@desk' }, async ({ page, request }) => {
  const product = await find(request, ({ media }) => media.length > 0);
  await page.goto(pathOf(product));
  await hydrated(page);
  const picture = page.getByRole('link', { name: /^Enlarge:/ }).first();
  await picture.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Magnify' }).press('Enter');
  await expect(dialog.getByRole('button', { name: 'Magnify' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(picture).toBeFocused();
});

for (const language of ['', '/hi'] as const) {
  test(`the page stands still (${language || '/en'})`, async ({ page, request }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        const before = Number(document.documentElement.dataset.shift ?? 0);
        const sum = list.getEntries().reduce((total, entry) => total + (entry as PerformanceEntry & { value: number }).value, before);
        document.documentElement.dataset.shift = String(sum);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(language + pathOf(await find(request, jutti)), { waitUntil: 'networkidle' });
    // Letters that change their typeface move by a hair; anything that jumps is a hundred times that.
    expect(Number(await page.locator('html').getAttribute('data-shift'))).toBeLessThan(0.002);
  });
}
