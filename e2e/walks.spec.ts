import type { Locator, Page } from '@playwright/test';
import { find, pathOf as pathOfProduct } from './support/demo-products.ts';
import { expect, hydrated, visitorTest as test } from './support/fixtures.ts';
import { newAddress } from './support/mails.ts';
import { routePaymentPages } from './support/payment-pages.ts';
import { buy, deliver } from './support/placed-orders.ts';

/**
 * Counts the taps and fields of a way through the shop. A walk that needs more than it may fails; the figures
 * are in docs/walks.md.
 */
class Walk {
  taps = 0;
  fields = 0;

  async tap(target: Locator): Promise<void> {
    this.taps += 1;
    await target.click();
  }

  async fill(target: Locator, text: string): Promise<void> {
    this.fields += 1;
    await target.fill(text);
  }

  async choose(target: Locator, value: string): Promise<void> {
    this.fields += 1;
    await target.selectOption(value);
  }

  /** Fails where the walk became longer, and tells what it takes in the report. */
  took(most: { taps: number; fields: number }): void {
    test.info().annotations.push({ type: 'walk', description: `${this.taps} taps, ${this.fields} fields` });
    expect(this.taps, 'taps').toBeLessThanOrEqual(most.taps);
    expect(this.fields, 'fields').toBeLessThanOrEqual(most.fields);
  }
}

const kulhads = 'terracotta-kulhads';
const main = (page: Page) => page.getByRole('main');
const pathOf = async (page: Page, slug: string) => pathOfProduct(await find(page.request, (product) => product.slug === slug));
const thanks = (page: Page) => expect(main(page).getByRole('status').filter({ hasText: 'Thank you' })).toBeVisible();

/** From a product page to the checkout. */
async function toCheckout(page: Page, walk: Walk): Promise<void> {
  await walk.tap(
    main(page)
      .getByRole('button', { name: /^Add to cart/ })
      .first(),
  );
  await walk.tap(page.getByRole('status').getByRole('link', { name: 'Checkout' }));
}

async function fillIndianOrder(page: Page, walk: Walk): Promise<void> {
  await walk.fill(main(page).getByRole('textbox', { name: 'Email' }), newAddress());
  await walk.fill(main(page).getByLabel('Recipient’s full name'), 'Asha Verma');
  await walk.fill(main(page).getByLabel('Recipient’s phone'), '98290 12345');
  await walk.fill(main(page).getByLabel('House and street'), '12 Lake Road');
  await walk.fill(main(page).getByLabel('PIN code'), '313001');
  await walk.fill(main(page).getByLabel('Town or city'), 'Udaipur');
  // The code tells the state.
  await expect(main(page).getByLabel('State')).toHaveValue('Rajasthan');
}

test.beforeEach(({ context, baseURL }) => routePaymentPages(context, baseURL));

test('from a link to a product on a phone to an order as a guest', { tag: '@phone' }, async ({ page }) => {
  const walk = new Walk();
  await page.goto(await pathOf(page, kulhads));
  await toCheckout(page, walk);
  await fillIndianOrder(page, walk);
  await walk.tap(main(page).getByRole('radio', { name: /^Cash on delivery/ }));
  await walk.tap(main(page).getByRole('button', { name: /^(Order, and pay|Place the order)/ }));
  await thanks(page);
  walk.took({ taps: 4, fields: 6 });
});

test.describe('in London', () => {
  test.use({ locale: 'en-GB', timezoneId: 'Europe/London' });

  test('from London the shop is in pounds, and says what is charged and due before paying', { tag: '@phone' }, async ({ page }) => {
    const walk = new Walk();
    await page.setExtraHTTPHeaders({ 'cf-ipcountry': 'GB', 'x-forwarded-for': `10.9.${Date.now() % 250}.1` });
    await page.goto('/gifts');
    await expect(main(page).getByText('About, at today’s rate:').first()).toBeVisible();
    await walk.tap(main(page).getByRole('link', { name: 'Under £25' }).first());
    await expect(page).toHaveURL(/\/gifts\?max=\d+$/);
    await walk.tap(main(page).locator('article a').first());
    await expect(main(page).getByText(/^Delivers to United Kingdom \d/)).toBeVisible();
    await toCheckout(page, walk);
    await expect(main(page).getByRole('combobox', { name: 'Country' })).toHaveValue('GB');
    await expect(main(page).getByText(/^A parcel worth up to £135 has no duty, and its VAT is in your total/)).toBeVisible();
    await expect(
      main(page)
        .getByText(/^You pay ₹/)
        .first(),
    ).toBeVisible();
    walk.took({ taps: 4, fields: 0 });
  });
});

test('a gift under a price, from the first page to an order that hides its prices', { tag: '@phone' }, async ({ page }) => {
  const walk = new Walk();
  await page.goto('/');
  await hydrated(page);
  await walk.tap(
    page
      .getByRole('link', { name: /^Gifts/ })
      .and(page.locator(':visible'))
      .first(),
  );
  await expect(page).toHaveURL(/\/gifts$/);
  await walk.tap(main(page).getByRole('link', { name: 'Under ₹1,000' }).first());
  await expect(page).toHaveURL(/\/gifts\?max=\d+$/);
  await walk.tap(main(page).locator('article a').first());
  await toCheckout(page, walk);
  await walk.tap(main(page).getByRole('checkbox', { name: /^This is a gift/ }));
  await expect(main(page).getByText('Leave the prices out of the parcel')).toBeVisible();
  walk.took({ taps: 6, fields: 0 });
});

test('a problem with a parcel that arrived, from its order', { tag: '@phone' }, async ({ page }) => {
  const walk = new Walk();
  const order = await buy(page.request, { place: 0 });
  await deliver(page.request, order.parcels[0]?._id ?? '');
  await page.goto(`/orders/${order.number}`);
  await walk.tap(
    main(page)
      .getByRole('link', { name: /^Report a problem/ })
      .first(),
  );
  await walk.choose(
    main(page)
      .getByLabel(/^How many of/)
      .first(),
    '1',
  );
  await walk.choose(
    main(page)
      .getByLabel(/^What is wrong with/)
      .first(),
    'damaged',
  );
  await walk.tap(main(page).getByRole('radio', { name: 'A refund the way I paid' }));
  await walk.fill(main(page).getByLabel('What happened'), 'The rim is chipped.');
  await walk.tap(main(page).getByRole('button', { name: 'Send to the seller' }));
  await expect(main(page).getByText('Your report is with the seller.')).toBeVisible();
  walk.took({ taps: 3, fields: 3 });
});

test('an application to sell asks for five things', { tag: '@desk' }, async ({ page }) => {
  const walk = new Walk();
  await page.goto('/become-a-seller');
  await hydrated(page);
  const required = await main(page).locator('form :is(input, textarea)[required]').count();
  walk.fields += required;
  expect(required).toBeGreaterThan(0);
  walk.took({ taps: 0, fields: 5 });
});

test('a cart is filled with the keys alone', { tag: '@desk' }, async ({ page }) => {
  await page.goto(await pathOf(page, kulhads));
  await hydrated(page);
  const add = main(page)
    .getByRole('button', { name: /^Add to cart/ })
    .first();
  let stops = 0;
  for (; stops < 40 && !(await add.evaluate((button) => button === document.activeElement)); stops++) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'View cart' }).first()).toBeVisible();
  test.info().annotations.push({ type: 'walk', description: `${stops} tab stops` });
  expect(stops).toBeLessThan(40);
});

test('in the dark the way to the checkout has readable words', { tag: ['@phone', '@nightly'] }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const walk = new Walk();
  await page.goto(await pathOf(page, kulhads));
  await toCheckout(page, walk);
  await expect(main(page).getByRole('textbox', { name: 'Email' })).toBeVisible();
  const [ground, ink] = await page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.body);
    const sum = (text: string) => (text.match(/[\d.]+/g) ?? []).slice(0, 3).reduce((total, part) => total + Number(part), 0);
    return [sum(backgroundColor), sum(color)];
  });
  expect(ink).toBeGreaterThan(Number(ground));
  walk.took({ taps: 2, fields: 0 });
});

test('on a slow line a tap before the scripts are there is not lost', { tag: ['@phone', '@nightly'] }, async ({ page }) => {
  const walk = new Walk();
  const scripts = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(await pathOf(page, kulhads), { waitUntil: 'commit' });
  await walk.tap(
    main(page)
      .getByRole('button', { name: /^Add to cart/ })
      .first(),
  );
  scripts.resolve();
  await expect(page.getByRole('link', { name: 'View cart' }).first()).toBeVisible();
  walk.took({ taps: 1, fields: 0 });
});
