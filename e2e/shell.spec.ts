import type { Page } from '@playwright/test';
import { expect, expectAccessible, holdRequests, test } from './support/fixtures.ts';

/** Waits until the page's scripts run: only then is the cart known to be empty. */
const awake = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('button', { name: /empty|ख़ाली/ })
    .waitFor();

test('Home: the first 3 categories, up to 15 products per carousel, scroll step 300 px', async ({ page, request }, info) => {
  const { categories } = (await (await request.get('/api/v1/categories')).json()) as {
    categories: { slug: string; name: { en: string } }[];
  };
  await page.goto('/');
  await awake(page);
  await expect(page.getByRole('link', { name: 'Shop Now' })).toHaveAttribute('href', '/search');
  const rows = page.getByRole('region').filter({ has: page.getByRole('button', { name: /scroll on$/ }) });
  await expect(rows).toHaveCount(3);
  for (const [place, { slug, name }] of categories.slice(0, 3).entries()) {
    const shelf = rows.nth(place);
    await expect(shelf.getByRole('heading', { level: 2 })).toHaveText(name.en);
    await expect(shelf.getByRole('link', { name: `See all of ${name.en}` })).toHaveAttribute('href', `/categories/${slug}`);
    // Those beyond the first come when the shelf is near.
    const { cards } = (await (await request.get(`/api/v1/products/cards?category=${slug}&limit=16`)).json()) as { cards: unknown[] };
    expect(cards.length).toBeGreaterThan(15);
    await shelf.scrollIntoViewIfNeeded();
    await expect(shelf.getByRole('article')).toHaveCount(15);
  }
  const row = rows.first();
  const list = row.getByRole('list');
  const on = row.getByRole('button', { name: /scroll on$/ });
  const back = row.getByRole('button', { name: /scroll back$/ });
  await expect(back).toBeDisabled();
  await on.click();
  await expect.poll(() => list.evaluate((element) => element.scrollLeft)).toBe(300);
  await expect(back).toBeEnabled();
  await list.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
  await expect(on).toBeDisabled();
  if (info.project.name === 'phone') {
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
  }
});

test('Search placeholder rotates every 700 ms through six hints, and rests where motion is not wanted', { tag: '@desk' }, async ({
  page,
}) => {
  const hint = page.locator('header input');
  await page.clock.install();
  await page.goto('/');
  await awake(page);
  // From here on time passes only when the test says so.
  await page.clock.pauseAt(Date.now() + 60_000);
  const seen: (string | null)[] = [];
  for (let turn = 0; turn < 6; turn++) {
    const now = await hint.getAttribute('placeholder');
    seen.push(now);
    await page.clock.runFor(700);
    await expect(hint).not.toHaveAttribute('placeholder', now ?? '');
  }
  expect(seen.toSorted()).toEqual([
    'Search Homeware',
    'Search Kids & Baby',
    'Search Kitchen & Dining',
    'Search fabrics',
    'Search home décor',
    'Search jewelry',
  ]);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  const resting = await hint.getAttribute('placeholder');
  await page.clock.runFor(2100);
  await expect(hint).toHaveAttribute('placeholder', resting ?? '');
});

test('the cart button follows the cart of this browser', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Your cart is empty' })).toBeDisabled();
  await page.evaluate(() => localStorage.setItem('karigari-cart', JSON.stringify([{ variantId: 'v', productId: 'p', qty: 3 }])));
  await page.reload();
  await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toHaveAttribute('href', '/cart');
});

/**
 * Records the scroll position, and from the next navigation on that of every frame.
 * @returns a function that ends the recording and returns the positions without repetitions
 */
async function recordScroll(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const recorded = window as unknown as { positions: number[]; isRecording: boolean };
    Object.assign(recorded, { positions: [Math.round(scrollY)], isRecording: true });
    const { pathname } = location;
    const note = () => {
      const at = Math.round(scrollY);
      // Before, the page may still move a little as parts of it get their true height.
      if (location.pathname !== pathname && recorded.positions.at(-1) !== at) recorded.positions.push(at);
      if (recorded.isRecording) requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  return () =>
    page.evaluate(() => {
      const recorded = window as unknown as { positions: number[]; isRecording: boolean };
      recorded.isRecording = false;
      return recorded.positions;
    });
}

const scrollTop = (page: Page) => page.evaluate(() => scrollY);

/** Presses a link of the footer. @returns the positions of the page until the new one is at its top */
async function followFooterLink(page: Page, name: string, title: string): Promise<number[]> {
  const link = page.getByRole('contentinfo').getByRole('link', { name });
  await link.scrollIntoViewIfNeeded();
  expect(await scrollTop(page)).toBeGreaterThan(500);
  const stop = await recordScroll(page);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  await expect.poll(() => scrollTop(page)).toBe(0);
  return stop();
}

/** Frames on the way, after the old page gave way to a new one that may be shorter. */
const onTheWay = (positions: readonly number[]) => positions.slice(1).filter((at) => at > 0);

test('every navigation other than back/forward scrolls smoothly to the top, the first ones included', { tag: '@nightly' }, async ({
  page,
}) => {
  await page.goto('/');
  await awake(page);
  const first = await followFooterLink(page, 'FAQs', 'Frequently asked questions');
  expect(onTheWay(first).length).toBeGreaterThan(2);
  // Up all the way; parts that get their true height meanwhile move the page by a few pixels.
  for (const [index, at] of first.entries()) expect(at).toBeLessThan((first[index - 1] ?? at) + 100);

  await page.goBack();
  await expect(page.getByRole('button', { name: /scroll on$/ }).first()).toBeAttached();
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(500);
  expect(onTheWay(await followFooterLink(page, 'Blog', 'Stories from the workshops')).length).toBeGreaterThan(2);

  await page.reload();
  await awake(page);
  expect(onTheWay(await followFooterLink(page, 'FAQs', 'Frequently asked questions')).length).toBeGreaterThan(2);
});

test('going back lands where one was, in one step', async ({ page }) => {
  await page.goto('/');
  await awake(page);
  await followFooterLink(page, 'FAQs', 'Frequently asked questions');
  const faqs = page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' });
  await expect(faqs).toHaveAttribute('aria-current', 'page');
  const stop = await recordScroll(page);
  await page.goBack();
  // Skipped parts have their true height by now: the same place may be another number of pixels down.
  await expect(page.getByRole('button', { name: /scroll on$/ }).first()).toBeAttached();
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(500);
  await expect(faqs).toBeInViewport();
  expect((await stop()).length).toBeLessThanOrEqual(3);
});

test('where motion is not wanted a new page begins at its top at once', { tag: '@nightly' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await awake(page);
  const positions = await followFooterLink(page, 'FAQs', 'Frequently asked questions');
  expect(onTheWay(positions).length).toBeLessThanOrEqual(1);
});

test('the home page appears at once and says that its categories are on their way', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/faqs');
  await awake(page);
  const release = await holdRequests(page, '**/*.data*');
  await page.getByRole('banner').getByRole('link', { name: 'Karigari' }).click();
  await expect(page.getByText('Loading categories...')).toBeVisible();
  release();
  await expect(page.getByRole('button', { name: /scroll on$/ }).first()).toBeVisible();
});

test('the language switch keeps the page, and one Hindi word does not fetch a Hindi typeface', { tag: '@desk' }, async ({ page }) => {
  const typefaces: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') typefaces.push(request.url());
  });
  await page.goto('/legal/refund-policy?from=mail');
  await page.waitForLoadState('networkidle');
  expect(typefaces.length).toBeGreaterThan(0);
  expect(typefaces.filter((url) => url.includes('devanagari'))).toEqual([]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'हिंदी' }).click();
  await expect(page).toHaveURL(/\/hi\/legal\/refund-policy\?from=mail$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('रद्द करने और रिफ़ंड की नीति');
});

test('Terms & Conditions, Contact Us, Refund Policy: last updated on 13-06-2025, with title and description', {
  tag: '@phone',
}, async ({ page }) => {
  for (const [path, title] of [
    ['/legal/terms-and-conditions', 'Terms & Conditions'],
    ['/legal/contact-us', 'Contact Us'],
    ['/legal/refund-policy', 'Cancellation & Refund Policy'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText('Last updated on 13-06-2025')).toBeVisible();
    const shared = (property: string) => page.locator(`meta[property="og:${property}"]`);
    const { origin } = new URL(page.url());
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', origin + path);
    await expect(shared('title')).toHaveAttribute('content', title);
    await expect(shared('description')).toHaveAttribute('content', /\S{3}/);
    await expect(shared('image')).toHaveAttribute('content', `${origin}/share.png`);
  }
});

test('a page that fails says so, and only a full load leaves it', { tag: '@desk' }, async ({ page, complaints }) => {
  await page.goto('/legal/terms-and-conditions');
  await awake(page);
  await page.route('**/faqs.data*', (route) => route.fulfill({ status: 500, body: 'broken' }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
  await expect(page.getByRole('heading', { name: 'Something went wrong.' })).toBeVisible();
  await expect(page.getByRole('main').locator('svg').first()).toBeVisible();
  await expect(
    page.getByText('We apologize for the inconvenience. Please try refreshing the page or contact support if the issue persists.'),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Contact Support' })).toHaveAttribute('href', /^mailto:support@localhost\?subject=/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Reload Page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Frequently asked questions' })).toBeVisible();

  await page.goto('/legal/terms-and-conditions');
  await awake(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
  await expect(page.getByRole('heading', { name: 'Something went wrong.' })).toBeVisible();
  await page.evaluate(() => document.body.setAttribute('data-before', ''));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Stories from the workshops' })).toBeVisible();
  await expect(page.locator('body[data-before]')).toHaveCount(0);
  // The browser reports the broken answer, as it should.
  complaints.length = 0;
});

test('without scripts nothing on the home page is a dead control', { tag: '@phone' }, async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  await page.goto('/');
  // Those of the menu open a popover, which needs none.
  await expect(page.getByRole('button').and(page.locator(':not([popovertarget])'))).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Cart' })).toHaveAttribute('href', '/cart');
  await expect(page.getByRole('link', { name: 'Search', exact: true })).toHaveAttribute('href', '/search');
  await page.close();
});

test('an address without a page answers 404 with a way on', { tag: '@desk' }, async ({ page, complaints }) => {
  for (const [path, title] of [
    ['/nowhere', 'We can’t find that page'],
    ['/hi/categories/nowhere', 'यह पन्ना नहीं मिला'],
  ] as const) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
  // The browser reports the 404 itself.
  complaints.length = 0;
});
