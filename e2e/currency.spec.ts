import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { convertPaise, type DisplayCurrency } from '../src/shared/currency.ts';
import { isNightly, nightlyUnless } from './support/combinations.ts';
import { find, jutti, pathOf, someProducts } from './support/demo-products.ts';
import { expect, expectAccessible, hydrated, test } from './support/fixtures.ts';

const marketOf: Record<string, string> = { USD: 'US', EUR: 'DE', JPY: 'JP', INR: 'IN' };

async function currencyOf(request: APIRequestContext, code: string): Promise<DisplayCurrency> {
  return (await (await request.get(`/api/v1/currencies/${code}`)).json()).data.currency;
}

/** A product without a discount, so that its price stands as it is stored. */
async function undiscounted(request: APIRequestContext) {
  const { cards } = await (await request.get('/api/v1/products/cards?limit=60')).json();
  const card = cards.find((one: { pricing: { discounts: unknown[] }; priceVaries: boolean; inStock: boolean }) => {
    return one.pricing.discounts.length === 0 && !one.priceVaries && one.inStock;
  });
  return { path: pathOf(card) as string, paise: card.pricing.basePrice as number };
}

/** The first price in a page as it was sent, before any script. */
const firstPrice = (html: string) => /<span class="tabular-nums[^>]*>([^<]+)</.exec(html)?.[1] ?? 'none';

async function choose(page: Page, code: string): Promise<void> {
  await page.context().addCookies([{ name: 'karigari-place', value: `${marketOf[code]}.${code}`, url: new URL(page.url()).origin }]);
}

/** The last one: wide screens have one in the top bar as well. */
const changeLink = (page: Page) => page.getByRole('link', { name: /^(Change country and currency|देश और मुद्रा बदलें)/ }).last();

const openSelector = async (page: Page) => {
  await hydrated(page);
  await changeLink(page).click();
  const dialog = page.getByRole('dialog', { name: 'Country and currency' });
  await expect(dialog.getByRole('radio', { name: /US Dollar/ })).toBeVisible();
  return dialog;
};

for (const [code, en, hi] of [
  ['USD', (amount: number) => `about $${amount.toFixed(2)}`, (amount: number) => `लगभग $${amount.toFixed(2)}`],
  ['EUR', (amount: number) => `about €${amount.toFixed(2)}`, (amount: number) => `लगभग €${amount.toFixed(2)}`],
  ['JPY', (amount: number) => `about ¥${amount.toLocaleString('en')}`, (amount: number) => `लगभग JP¥${amount.toLocaleString('en-IN')}`],
  ['INR', (amount: number) => `₹${amount.toLocaleString('en-IN')}`, (amount: number) => `₹${amount.toLocaleString('en-IN')}`],
] as const) {
  test(`prices are stored in Indian rupees and shown in ${code}, in the page as it is sent, in both languages`, async ({ request }) => {
    const { path, paise } = await undiscounted(request);
    const currency = await currencyOf(request, code);
    const amount = convertPaise(paise, currency) / 10 ** currency.decimals;
    const headers = { cookie: `karigari-place=${marketOf[code]}.${code}` };
    for (const [prefix, words] of [
      ['', en],
      ['/hi', hi],
    ] as const) {
      const html = await (await request.get(prefix + path, { headers })).text();
      expect(firstPrice(html)).toBe(words(amount));
      // Structured data stays in the currency of the charge.
      expect(html).toContain(`"price":"${(paise / 100).toFixed(2)}","priceCurrency":"INR"`);
    }
  });
}

test('the country that a CDN names decides the currency until the visitor chooses', async ({ request }) => {
  const { path } = await undiscounted(request);
  const price = async (headers: Record<string, string>) => firstPrice(await (await request.get(path, { headers })).text());
  expect(await price({ 'cf-ipcountry': 'JP' })).toMatch(/^about ¥/);
  expect(await price({ 'cf-ipcountry': 'JP', cookie: 'karigari-place=FR.EUR' })).toMatch(/^about €/);
  expect(await price({ 'cf-ipcountry': 'XX' })).toMatch(/^₹/);
  expect(await price({ cookie: 'karigari-place=US.DOLLARS' })).toMatch(/^₹/);
});

test('no cache between us and a visitor mixes up currencies', async ({ request }) => {
  const { path } = await undiscounted(request);
  const rupees = await request.get(path);
  expect(rupees.headers()['cache-control']).toBe('public, max-age=0, must-revalidate');
  expect(rupees.headers().vary).toBe('Accept-Encoding, Cookie, cf-ipcountry');
  // A cache that asks with the tag of another visitor's page gets this visitor's page.
  const tag = rupees.headers().etag ?? '';
  const same = await request.get(path, { headers: { 'if-none-match': tag } });
  expect(same.status()).toBe(304);
  const dollars = await request.get(path, { headers: { 'if-none-match': tag, 'cf-ipcountry': 'US' } });
  expect(dollars.status()).toBe(200);
  expect(firstPrice(await dollars.text())).toMatch(/^about \$/);
  const { headers } = { headers: (await request.get(`${path}.data`, { headers: { 'cf-ipcountry': 'US' } })).headers() };
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  expect((await request.get('/api/v1/currencies')).headers()['cache-control']).toMatch(/s-maxage=60/);
});

test('choosing a currency changes the prices at once everywhere, and the choice survives', async ({ page }) => {
  await page.goto('/categories/jewelry');
  const price = page.locator('main article [class*=tabular]').first();
  await expect(price).toHaveText(/^₹/);
  await page.evaluate(() => {
    (window as unknown as { stayed: boolean }).stayed = true;
  });
  const dialog = await openSelector(page);
  const popular = dialog.getByRole('radio');
  expect(await popular.evaluateAll((radios) => radios.slice(0, 7).map((radio) => (radio as HTMLInputElement).value))).toEqual([
    'USD',
    'EUR',
    'INR',
    'GBP',
    'AUD',
    'CAD',
    'JPY',
  ]);
  await dialog.getByRole('combobox', { name: 'Country' }).selectOption('Japan');
  await expect(dialog.getByRole('radio', { name: /Japanese Yen/ })).toBeChecked();
  await dialog.getByRole('combobox', { name: 'Country' }).selectOption('United States');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(price).toHaveText(/^about \$/);
  await expect(page.getByText('Prices are now in USD.')).toBeAttached();
  await expect(changeLink(page)).toBeFocused();

  await page.locator('main article h3 a').first().click();
  await expect(page.getByText(/^You are charged ₹[\d,.]+ in Indian rupees\. Shown in USD at the rate of \d+ \w+ \d{4}\.$/)).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { stayed?: boolean }).stayed)).toBe(true);
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('karigari-place') ?? ''))).toEqual({
    country: 'United States',
    country_code: 'US',
    currency: 'USD',
  });
  await page.reload();
  await expect(page.locator('main span[class*=tabular]').first()).toHaveText(/^about \$/);
});

test('a browser that lost the cookie still remembers', { tag: '@nightly' }, async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('karigari-place', JSON.stringify({ country: 'Japan', country_code: 'JP', currency: 'JPY' }));
  });
  await page.goto('/categories/jewelry');
  await expect(page.locator('main article [class*=tabular]').first()).toHaveText(/^about ¥/);
  expect((await page.context().cookies()).find(({ name }) => name === 'karigari-place')).toMatchObject({
    value: 'JP.JPY',
    sameSite: 'Lax',
    httpOnly: true,
  });
});

test('the selector is searched and used by keyboard alone', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/faqs');
  await hydrated(page);
  await changeLink(page).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Find a currency or a country').focus();
  await page.keyboard.type('switz');
  await expect(dialog.getByRole('radio')).toHaveCount(1);
  await expect(dialog.getByText('1 currency')).toBeAttached();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(dialog.getByRole('radio', { name: /Swiss Franc/ })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('contentinfo').getByText('CHF', { exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(changeLink(page)).toBeFocused();
});

test('a choice that cannot be kept says so, and the selector stays', { tag: '@nightly' }, async ({ page, complaints }) => {
  await page.goto('/faqs');
  const dialog = await openSelector(page);
  await page.route('**/place', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Your choice could not be saved. Try again.');
  // The browser itself notes the request that was cut.
  complaints.splice(0);
});

const titleOf = (path: string) => (path.startsWith('/hi') ? 'देश और मुद्रा' : 'Country and currency');

for (const path of ['/', '/cart', '/checkout', '/search', '/search?q=brass', '/faqs', '/hi/cart', '/hi/search', '/hi/checkout']) {
  test(`the switch of country and currency is within reach on ${path}`, {
    tag: nightlyUnless(path === '/search?q=brass'),
  }, async ({ page, request }) => {
    const product = await find(request, jutti);
    const size = product.variants.flatMap(({ sizes }) => sizes).find(({ stock }) => stock > 0);
    await page.goto('/faqs');
    await page.evaluate((line) => localStorage.setItem('karigari-cart', JSON.stringify([line])), {
      variantId: size?._id,
      productId: product._id,
      qty: 1,
    });
    await choose(page, 'USD');
    await page.goto(path);
    // The link leads to the page of its own until the scripts run.
    await expect(page.locator('html')).toHaveAttribute('data-price-hints');
    await expect(changeLink(page)).toBeVisible();
    const dialog = page.getByRole('dialog', { name: titleOf(path) });
    await changeLink(page).focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await dialog.locator('input[value=EUR]').check();
    await dialog.getByRole('button', { name: /^(Save|सहेजें)$/ }).click();
    await expect(dialog).toHaveCount(0);
    await expect(changeLink(page)).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`${path.replace('?', '\\?')}$`));
    expect(JSON.parse(await page.evaluate(() => localStorage.getItem('karigari-cart') ?? ''))).toHaveLength(1);
  });
}

test('a converted bill adds up to the cent, in the cart and at the checkout', async ({ page, request }) => {
  test.slow();
  const products = (await someProducts(request)).slice(0, 40).flatMap(({ _id, variants }) => {
    const size = variants.flatMap(({ sizes }) => sizes).find(({ stock }) => stock > 2);
    return size ? [{ variantId: size._id, productId: _id, qty: 1 }] : [];
  });
  await page.goto('/faqs');
  const parts = async (bill: Locator) => {
    const texts = await bill.locator('dl > dd [data-paise]').allTextContents();
    return texts.map((text) => Math.round(Number(text.replace(/[^\d.]/g, '')) * 100));
  };
  const carts = [
    ['KWD', 7],
    ['JPY', 9],
    ['USD', 5],
    ['EUR', 12],
  ] as const;
  for (const [currency, count] of isNightly ? carts : carts.slice(0, 2)) {
    await page.context().addCookies([{ name: 'karigari-place', value: `IN.${currency}`, url: new URL(page.url()).origin }]);
    await page.evaluate((lines) => localStorage.setItem('karigari-cart', JSON.stringify(lines)), products.slice(0, count));
    for (const path of ['/cart', '/checkout']) {
      await page.goto(path);
      const bill = page.getByRole('region', { name: path === '/cart' ? 'Bill details' : 'Your order' });
      await expect(bill.getByText('Subtotal')).toBeVisible();
      const amounts = await parts(bill);
      // The last one is the tax inside the total.
      const [subtotal = 0, ...less] = amounts.slice(0, -2);
      const total = amounts.at(-2) ?? 0;
      expect(subtotal - less.reduce((sum, amount) => sum + amount, 0), `${currency} ${path}`).toBe(total);
      const lines = path === '/cart' ? page.locator('main li p > span.font-semibold[data-paise]') : bill.locator('ul > li > [data-paise]');
      const sum = (await lines.allTextContents()).reduce((all, text) => all + Math.round(Number(text.replace(/[^\d.]/g, '')) * 100), 0);
      expect(sum, `${currency} ${path}: lines`).toBe(total);
      if (currency === 'KWD') await expect(bill.locator('dl [data-paise]').first()).toHaveText(/^about KWD\s\d+\.\d\d$/);
      await expect(bill.getByText(/^You are charged ₹/)).toBeVisible();
    }
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  for (const from of ['/search?q=brass', '/cart', '/checkout']) {
    test(`the selector leads back to ${from}`, { tag: nightlyUnless(from === '/checkout') }, async ({ page }) => {
      await page.goto(from);
      await changeLink(page).click();
      await page.getByRole('combobox', { name: 'Currency' }).selectOption('Euro (EUR)');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page).toHaveURL(new RegExp(`${from.replace('?', '\\?')}$`));
      await expect(changeLink(page)).toBeVisible();
    });
  }

  test('the selector is a page that leads back', async ({ page, request }) => {
    const { path } = await undiscounted(request);
    await page.goto(path);
    await changeLink(page).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Country and currency' })).toBeVisible();
    await page.getByRole('combobox', { name: 'Country' }).selectOption('Germany');
    await expect(page.getByRole('combobox', { name: 'Currency' })).toHaveValue('');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.locator('main span[class*=tabular]').first()).toHaveText(/^about €/);
  });
});

test.describe('in a browser whose clock is in London', () => {
  test.use({ timezoneId: 'Europe/London' });
  const offer = (page: Page) => page.getByRole('region', { name: 'Country and currency' });

  test('prices in pounds are offered once, and taken or declined for good', { tag: '@nightly' }, async ({ page }) => {
    await page.goto('/categories/jewelry');
    const price = page.locator('main article [class*=tabular]').first();
    await expect(offer(page)).toContainText('Delivering to the United Kingdom?');
    await expect(price).toHaveText(/^₹/);
    await expectAccessible(page);
    await offer(page).getByRole('button', { name: 'Show prices in £' }).click();
    await expect(price).toHaveText(/^about £/);
    await expect(offer(page)).toHaveCount(0);

    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await offer(page).getByRole('button', { name: 'No, stay with ₹' }).click();
    await expect(offer(page)).toHaveCount(0);
    await page.reload();
    await expect(price).toHaveText(/^₹/);
    await page.waitForLoadState('networkidle');
    await expect(offer(page)).toHaveCount(0);
  });
});

test('the selector is accessible, as a dialog and as a page, in both languages', { tag: '@nightly' }, async ({ page }) => {
  test.slow();
  await page.goto('/faqs');
  await openSelector(page);
  await expectAccessible(page, 'dialog');
  for (const path of ['/place', '/hi/place']) {
    await page.goto(path);
    await expectAccessible(page);
  }
});

test.describe('every converted price says that the charge is in INR with the date of the rate', () => {
  test('on hover, or on tap, and away with Escape', async ({ page, isMobile }) => {
    await page.goto('/');
    await choose(page, 'EUR');
    await page.goto('/categories/jewelry');
    const hint = page.getByRole('tooltip');
    const price = page.locator('main article [data-paise]').first();
    await expect(page.locator('html')).toHaveAttribute('data-price-hints');
    if (isMobile) await price.tap();
    else await price.hover();
    await expect(hint).toHaveText(/^You are charged ₹[\d,.]+ in Indian rupees\. Shown in EUR at the rate of \d+ \w+ \d{4}\.$/);
    await expect(page).toHaveURL(/\/categories\/jewelry$/);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(hint).toBeHidden();
    if (isMobile) {
      await price.tap();
      await expect(hint).toBeVisible();
      await price.tap();
    } else await price.click();
    await expect(page).toHaveURL(/\/product\//);
  });

  test('on keyboard focus of its card, without a stop of its own', async ({ page }) => {
    await page.goto('/');
    await choose(page, 'USD');
    await page.goto('/categories/jewelry');
    await expect(page.locator('html')).toHaveAttribute('data-price-hints');
    const links = page.locator('main article h3 a');
    await links.first().focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').getByRole('article').first().getByRole('button')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(links.nth(1)).toBeFocused();
    await expect(links.nth(1)).toHaveAccessibleDescription(/^You are charged ₹/);
    await expect(page.getByRole('tooltip')).toBeVisible();
  });

  test('in the bill, in words', { tag: '@nightly' }, async ({ page, request }) => {
    const product = await find(request, jutti);
    const size = product.variants.flatMap(({ sizes }) => sizes).find(({ stock }) => stock > 0);
    await page.goto('/');
    await choose(page, 'USD');
    await page.evaluate((line) => localStorage.setItem('karigari-cart', JSON.stringify([line])), {
      variantId: size?._id,
      productId: product._id,
      qty: 1,
    });
    await page.goto('/cart');
    const bill = page.getByRole('region', { name: 'Bill details' });
    await expect(bill.getByText(/^You are charged ₹[\d,.]+ in Indian rupees\./)).toBeVisible();
    await expect(bill.getByText(/^about \$\d/).first()).toBeVisible();
    await expectAccessible(page);
  });

  test('in Hindi, too', { tag: '@nightly' }, async ({ page, request }) => {
    const { path } = await undiscounted(request);
    await page.goto('/hi');
    await choose(page, 'USD');
    await page.goto(`/hi${path}`);
    await expect(page.getByText(/^आपसे ₹[\d,.]+ भारतीय रुपये में लिए जाएँगे। USD में दिखाया गया दाम .+ की दर पर है।$/)).toBeVisible();
  });
});

test('the price filter takes the shown currency, and an address keeps its meaning in another one', async ({ page }) => {
  await page.goto('/');
  await choose(page, 'USD');
  await page.goto('/categories/kitchen-and-dining?sub=drinkware');
  const open = page.getByRole('button', { name: /Filters/ });
  if (await open.isVisible()) await open.click();
  const all = await page.locator('main article').count();
  await page
    .getByRole('dialog')
    .or(page.getByRole('complementary', { name: 'Filters' }))
    .getByLabel('Up to')
    .fill('12.50');
  await expect(page).toHaveURL(/currency=USD.*max=12\.50/);
  await expect.poll(() => page.locator('main article').count()).toBeLessThan(all);
  const kept = await page.locator('main article').count();
  expect(kept).toBeGreaterThan(0);
  const prices = await page.locator('main article [data-paise]:not(s *)').allTextContents();
  for (const price of prices) expect(Number(price.replace(/[^\d.]/g, ''))).toBeLessThanOrEqual(12.5);

  await choose(page, 'INR');
  await page.reload();
  await expect(page.locator('main article')).toHaveCount(kept);
  await expect(page.getByRole('link', { name: 'Remove the filter Up to $12.50' })).toBeVisible();
});
