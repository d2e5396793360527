import type { Page } from '@playwright/test';
import { signUp } from './support/account-forms.ts';
import { nightlyUnless } from './support/combinations.ts';
import { type DemoProduct, find, pathOf } from './support/demo-products.ts';
import { expect, expectAccessible, forgive, holdRequests, hydrated, test } from './support/fixtures.ts';

const browserKey = 'karigari-wishlist';
const accountKey = 'karigari-wishlist-account';

const heartOf = (page: Page, title: string) => page.getByRole('main').getByRole('button', { name: `Keep ${title} on the wishlist` });
const keep = (page: Page, key: string, ids: readonly string[]) =>
  page.addInitScript(
    ([name, text]) => localStorage.getItem(name as string) ?? localStorage.setItem(name as string, text as string),
    [key, JSON.stringify(ids)],
  );
const sizesOf = ({ variants }: DemoProduct) => variants.flatMap(({ sizes }) => sizes);
const single = (product: DemoProduct) => sizesOf(product).length === 1 && (sizesOf(product)[0]?.stock ?? 0) > 1;
const several = (product: DemoProduct) => sizesOf(product).length > 1 && sizesOf(product).every(({ stock }) => stock > 0);
const soldOut = (product: DemoProduct) => sizesOf(product).every(({ stock }) => stock === 0);

/** Beside the ways through the account. */
const products = 'main li:not(nav li)';

for (const [from, to] of [
  ['/wishlist', '/account/wishlist'],
  ['/hi/wishlist', '/hi/account/wishlist'],
] as const) {
  test(`${from} leads to the wishlist, which says "Nothing to show yet." while it is empty`, {
    tag: nightlyUnless(from === '/wishlist'),
  }, async ({ page }) => {
    await page.goto(from);
    await expect(page).toHaveURL(to);
    await expect(page.getByText(from === '/wishlist' ? 'Nothing to show yet.' : 'अभी दिखाने के लिए कुछ नहीं है।')).toBeVisible();
    await expectAccessible(page);
    await page.locator(products).first().getByRole('link').click();
    await expect(page).toHaveURL(/\/categories\//);
  });
}

test('a visitor who goes on to a personal page signs in first, and is led back to the page itself', async ({ page }) => {
  await page.goto('/account/wishlist');
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'My Orders' }).click();
  await expect(page).toHaveURL(/\/login\?next=%2Faccount%2Fmy-orders$/);
});

test('a heart on a card keeps the product in the browser without a request, and other tabs follow', async ({ page, context }, info) => {
  await page.goto('/categories/jewelry');
  await hydrated(page);
  const card = page.getByRole('main').getByRole('article').first();
  const heart = card.getByRole('button');
  const box = await heart.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await expect(card.getByRole('link').getByRole('button')).toHaveCount(0);
  const title = (await card.getByRole('link').textContent()) ?? '';
  const other = await context.newPage();
  await other.goto('/account/wishlist');
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()));
  const before = await card.boundingBox();
  if (info.project.name === 'phone') await heart.tap();
  else {
    await heart.focus();
    await page.keyboard.press('Space');
  }
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/\/categories\/jewelry/);
  expect(await card.boundingBox()).toEqual(before);
  await expect(page.getByRole('status').filter({ hasText: `${title} is on your wishlist.` })).toBeVisible();
  expect(calls).toEqual([]);
  await other.bringToFront();
  await expect(heartOf(other, title)).toHaveAttribute('aria-pressed', 'true');
  await page.bringToFront();
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  expect(await page.evaluate((key) => localStorage.getItem(key), browserKey)).toBeNull();
});

test('a heart far down that is pressed before the scripts arrive is kept when they have', async ({ page }) => {
  const arrive = await holdRequests(page, '**/assets/*.js');
  await page.goto('/search?q=silk');
  const heart = page.getByRole('main').getByRole('article').last().getByRole('button');
  await heart.tap();
  arrive();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('a heart on the product page puts the product on the list, where it can be taken off and put back', async ({ page, request }) => {
  const product = await find(request, single);
  const title = product.title.en;
  await page.goto(pathOf(product));
  await hydrated(page);
  await heartOf(page, title).first().click();
  await page.getByRole('link', { name: 'See the list' }).click();
  await expect(page).toHaveURL('/account/wishlist');
  await expect(page.getByRole('main').getByText('1 item')).toBeVisible();
  await expect(page.getByText('This list is kept in this browser only.')).toBeVisible();
  await page.getByRole('button', { name: `Remove ${title} from the wishlist` }).click();
  await expect(page.getByText('Removed from the list')).toBeVisible();
  await expectAccessible(page, 'taken off');
  const back = page.getByRole('button', { name: `Put back: ${title}` });
  await expect(back).toBeFocused();
  await back.press('Enter');
  await expect(heartOf(page, title)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: `Remove ${title} from the wishlist` }).click();
  await page.reload();
  await expect(page.getByText('Nothing to show yet.')).toBeVisible();
});

test('a product of one variant goes into the cart from the list, others lead to their choice or say sold out', async ({
  page,
  request,
}) => {
  const [one, choice, gone] = [await find(request, single), await find(request, several), await find(request, soldOut)];
  await keep(page, browserKey, [gone._id, choice._id, one._id, 'nothing']);
  await page.goto('/account/wishlist');
  const tiles = page.locator(products);
  await expect(tiles).toHaveCount(4);
  await expect(tiles.first()).toContainText('An item that is no longer sold');
  await expectAccessible(page, 'the list');
  await page.getByRole('button', { name: `Add to cart: ${one.title.en}` }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await expect(tiles.last()).toContainText('Sold out');
  await expect(tiles.last().getByRole('button', { name: /cart/ })).toHaveCount(0);
  await page.getByRole('link', { name: `Choose colour and size of ${choice.title.en}` }).click();
  await expect(page).toHaveURL(pathOf(choice));
});

test('a list that cannot be fetched says so and is fetched again', { tag: '@nightly' }, async ({ page, request, complaints }) => {
  const product = await find(request, single);
  await keep(page, browserKey, [product._id]);
  await page.route('**/api/v1/products/kept**', (route) => route.fulfill({ status: 503, json: {} }), { times: 1 });
  await page.goto('/account/wishlist');
  await expect(page.getByRole('alert').filter({ hasText: 'Your wishlist is safe' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heartOf(page, product.title.en)).toHaveAttribute('aria-pressed', 'true');
  forgive(complaints);
});

test('someone signed in sees price drops, and a mark that the account does not take is undone and said', async ({
  page,
  request,
  complaints,
}) => {
  const product = await find(request, single);
  const title = product.title.en;
  const { cards } = await (await request.get(`/api/v1/products/kept?ids=${product._id}`)).json();
  const item = {
    productId: product._id,
    title: product.title,
    addedAt: '2026-01-01T00:00:00.000Z',
    backInStock: true,
    priceDropPaise: 12_300,
    card: cards[0],
  };
  await signUp(page);
  await keep(page, accountKey, []);
  await page.route('**/api/v1/users/wishlist', (route) => route.fulfill({ json: { data: { items: [item] } } }));
  await page.route('**/api/v1/users/wishlist/*', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/account/wishlist');
  await expect(page.getByText('Price dropped by ₹123')).toBeVisible();
  await expect(page.getByText('Back in stock')).toBeVisible();
  await expect(page.getByText('This list is kept in this browser only.')).toHaveCount(0);
  await page.getByRole('button', { name: `Remove ${title} from the wishlist` }).click();
  await expect(page.getByRole('alert').filter({ hasText: `${title} could not be removed from your wishlist.` })).toBeVisible();
  await expect(heartOf(page, title)).toHaveAttribute('aria-pressed', 'true');
  forgive(complaints);
});

test('the list of an account is the same in another browser', { tag: '@nightly' }, async ({ page, browser, request }) => {
  const [first, second] = [await find(request, single), await find(request, several)];
  await signUp(page);
  await page.goto(pathOf(first));
  await page.evaluate((key) => localStorage.setItem(key, '[]'), accountKey);
  await page.reload();
  await hydrated(page);
  for (const product of [first, second]) {
    await page.goto(pathOf(product));
    await hydrated(page);
    const sent = page.waitForResponse((response) => response.url().endsWith(`/users/wishlist/${product._id}`) && response.ok());
    await heartOf(page, product.title.en).first().click();
    await sent;
  }
  const elsewhere = await browser.newContext({ storageState: { cookies: await page.context().cookies(), origins: [] } });
  const other = await elsewhere.newPage();
  await keep(other, accountKey, []);
  await other.goto('/account/wishlist');
  const tiles = other.locator(products);
  await expect(tiles).toHaveCount(2);
  await expect(tiles.first()).toContainText(second.title.en);
  await other.getByRole('button', { name: `Remove ${first.title.en} from the wishlist` }).click();
  await expect(async () => {
    await page.goto('/account/wishlist');
    await expect(page.locator(products)).toHaveCount(1, { timeout: 1_000 });
  }).toPass();
  await elsewhere.close();
});

test('a browser that has heard nothing of the account yet does not call its list empty', { tag: '@nightly' }, async ({ page, request }) => {
  const product = await find(request, single);
  await signUp(page);
  expect((await page.request.put(`/api/v1/users/wishlist/${product._id}`)).ok()).toBe(true);
  // The two lists are not joined while the page is looked at.
  await page.route('**/api/v1/users/wishlist/merge', () => {});
  await page.goto('/account/wishlist');
  await expect(page.locator(products)).toHaveCount(1);
  await expect(page.locator(products)).toContainText(product.title.en);
});

test('a session that has ended leaves nothing of the account in the browser', async ({ page, complaints }) => {
  await keep(page, accountKey, ['abc']);
  await page.goto('/account/wishlist');
  await expect(page.getByText('Nothing to show yet.')).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('wishlist')))).toEqual([]);
  forgive(complaints);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('no heart is shown that could not be pressed, and the wishlist says what it needs', async ({ page }) => {
    await page.goto('/categories/jewelry');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('article').getByRole('button')).toHaveCount(0);
    await page.goto('/account/wishlist');
    // Found by its place: queries by text leave such words out.
    await expect(page.locator('main noscript p')).toHaveText('The wishlist needs JavaScript to be shown.');
    await expect(page.getByText('Loading your wishlist')).toBeHidden();
  });
});
