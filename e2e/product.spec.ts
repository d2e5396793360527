import type { Page } from '@playwright/test';
import { find, jutti, pathOf, plain } from './support/demo-products.ts';
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

test('a press at the first paint of a slow line is answered at once and counts once', { tag: ['@phone', '@nightly'] }, async ({
  browser,
  request,
  baseURL,
}) => {
  const product = await find(request, plain(3));
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  const line = await context.newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await page.goto(pathOf(product), { waitUntil: 'commit' });
  const add = page.getByRole('main').locator('button[data-once]', { hasText: 'Add to cart' }).first();
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /on the wishlist$/ })
    .first();
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await add.waitFor();
  // Presses without waiting for a still page, as an impatient thumb does, and more than once.
  const answers = await add.evaluate((button: HTMLElement) => {
    for (let press = 0; press < 3; press += 1) button.click();
    return {
      text: [...button.children].filter((part) => part.checkVisibility()).map((part) => part.textContent),
      scripts: performance.getEntriesByType('resource').filter(({ name }) => /assets\/entry/.test(name)).length,
    };
  });
  expect(answers).toEqual({ text: ['Adding…'], scripts: 0 });
  await heart.dispatchEvent('click');
  await expect(heart).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('status').filter({ hasText: 'is in your cart.' })).toBeVisible({ timeout: 20_000 });
  await expect(add).toHaveText(/^Add to cart/);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  const cart = await page.evaluate(() => JSON.parse(localStorage.getItem('karigari-cart') ?? '[]'));
  expect(cart).toMatchObject([{ productId: product._id, qty: 1 }]);
  await context.close();
});

test('a visitor chooses, is held to the stock, and fills the cart', async ({ page, request }) => {
  const product = await find(request, jutti);
  const [first, second] = product.variants[0]?.sizes.filter(({ stock }) => stock > 1) ?? [];
  if (!first || !second) throw new Error('the jutti comes in fewer sizes than this test needs');
  await page.goto(pathOf(product));
  await hydrated(page);
  await addButton(page).click();
  await expect(page.getByText('Choose a size').first()).toBeVisible();
  await expect(page.getByRole('radio', { name: first.size, exact: true })).toBeFocused();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
  expect(await page.evaluate(() => localStorage.getItem('karigari-cart'))).toBeNull();
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
  await expect(page.getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '/checkout');
  const companions = page.getByRole('status').getByRole('region', { name: 'From the same seller, in the same parcel' });
  await expect(companions.getByRole('link')).toHaveCount(2);
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

test('another colour brings its picture into view', { tag: '@phone' }, async ({ page, request }) => {
  const product = await find(request, ({ slug }) => slug === 'bagru-block-print-tote');
  await page.goto(pathOf(product));
  await hydrated(page);
  const pictures = page.getByRole('link', { name: /^Enlarge:/ });
  await expect(pictures.first()).toBeInViewport({ ratio: 0.5 });
  const indigo = page.locator('label', { has: page.getByRole('radio', { name: 'Indigo' }) });
  await indigo.click();
  await expect(page.getByRole('link', { name: /^Picture [2-9] of/ }).and(page.locator('[aria-current=true]'))).toHaveCount(1);
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

test('the choice works without scripts', { tag: ['@phone', '@nightly'] }, async ({ browser, request, baseURL }) => {
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

test('an enlarged picture shows 1,600 pixels, which the page itself does not load', { tag: '@phone' }, async ({ page, request }) => {
  const product = await find(request, ({ slug }) => slug === 'turquoise-blue-pottery-jar-vase');
  const loaded: string[] = [];
  page.on('request', (sent) => loaded.push(new URL(sent.url()).pathname));
  await page.goto(pathOf(product));
  await hydrated(page);
  const picture = page.getByRole('link', { name: /^Enlarge:/ }).first();
  await expect(picture).toHaveAttribute('href', /\/1600\.avif$/);
  const file = (await picture.getAttribute('href')) ?? '';
  expect(loaded).not.toContain(file);
  await picture.click();
  const shown = page.getByRole('dialog').getByRole('img');
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => (image.complete ? image.currentSrc : ''))).toContain(file);
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
