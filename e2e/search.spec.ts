import type { Page } from '@playwright/test';
import { isNightly, languages, nightlyUnless } from './support/combinations.ts';
import { expect, expectAccessible, holdRequests, hydrated, test } from './support/fixtures.ts';

const cards = 'main article h3';
const boxOf = (page: Page) => page.getByRole('combobox', { name: /^(Search for|कोई चीज़)/ });
const optionsOf = (page: Page) => page.getByRole('listbox', { name: /Suggestions|सुझाव/ }).getByRole('option');
const outcome = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ has: page.getByRole('heading', { level: 1 }) });
const recent = (page: Page) => page.getByRole('region', { name: 'Recent searches' }).getByRole('listitem');

/** The number of products that the page says it found. */
async function countOf(page: Page): Promise<number> {
  await expect(outcome(page)).toContainText(/\d+ items?/);
  return Number(/(\d+) items?/.exec((await outcome(page).textContent()) ?? '')?.[1]);
}

/** Opens the drawer on a phone; on a desktop the filters are visible. */
async function openFilters(page: Page) {
  const open = page.getByRole('button', { name: /^Filters/ });
  if (!(await open.isVisible())) return page.getByRole('complementary', { name: 'Filters' });
  await open.click();
  return page.getByRole('dialog', { name: 'Filters' });
}

test('Auto-focused search box, without top bar and footer on /search', async ({ page }) => {
  await page.goto('/search');
  await expect(boxOf(page)).toBeFocused();
  for (const part of [page.getByRole('banner'), page.getByRole('contentinfo'), page.locator('header, footer')]) {
    await expect(part).toHaveCount(0);
  }
  await expect(page.getByRole('heading', { level: 1, name: 'The whole shop' })).toBeVisible();
  // The bar of its own leads to the cart and the account, too; on phones the languages are in the menu.
  await expect(page.getByRole('button', { name: 'Your cart is empty' })).toBeDisabled();
  await expect(page.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'हिंदी' }).click();
  await expect(page).toHaveURL(/\/hi\/search$/);
  await page.getByRole('link', { name: 'कारीगरी, दुकान पर लौटें' }).click();
  await expect(page).toHaveURL(/\/hi$/);
});

test('focuses the box after a navigation from another page', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/faqs');
  await page.getByRole('link', { name: 'Search', exact: true }).click();
  await expect(boxOf(page)).toBeFocused();
});

test('typing fetches suggestions and results, an empty box clears both', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/search');
  await boxOf(page).pressSequentially('ajr');
  await expect(optionsOf(page).first()).toContainText(/ajr/i);
  await expect(optionsOf(page).first().locator('mark')).toHaveText(/^ajr/i);
  await expect(page).toHaveURL(/\?q=ajr$/);
  await expect(page.locator(cards).first()).toContainText(/Ajrakh/);
  await expect(outcome(page)).toContainText('Results for “ajr”');
  await boxOf(page).fill('');
  await expect(optionsOf(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/search$/);
  await expect(page.getByRole('heading', { level: 1, name: 'The whole shop' })).toBeVisible();
  await boxOf(page).fill('brass');
  await expect(page.locator(cards).first()).toBeVisible();
  await page.getByRole('button', { name: 'Empty the search box' }).click();
  await expect(outcome(page)).toContainText('The whole shop');
  await expect(boxOf(page)).toBeFocused();
});

test('arrow keys move through suggestions, Enter selects, Escape closes', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/search');
  const box = boxOf(page);
  await box.pressSequentially('sil');
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await expect(optionsOf(page).nth(1)).toBeVisible();
  await expect(page.locator(cards).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  await expect(box).toHaveValue('sil');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const second = optionsOf(page).nth(1);
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await expect(box).toHaveAttribute('aria-activedescendant', (await second.getAttribute('id')) ?? '');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(box).not.toHaveAttribute('aria-activedescendant');
  await page.keyboard.press('ArrowUp');
  await expect(optionsOf(page).last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Home');
  const first = optionsOf(page).first();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  const words = (await first.textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(box).toHaveValue(words);
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  await expect(outcome(page)).toContainText(`Results for “${words}”`);
});

for (const [language, path, typed, names, count] of [
  ['en', '/search', 'bras', ['Searches', 'Categories and crafts', 'Items'], /^Suggestions: 3 searches, 3 categories and crafts, 3 pieces$/],
  ['hi', '/hi/search', 'पीत', ['खोजें', 'श्रेणियाँ और शिल्प', 'चीज़ें'], /^सुझाव: 3 खोजें, 3 श्रेणियाँ और शिल्प, 3 चीज़ें$/],
] as const) {
  test(`suggestions are searches, crafts and products with picture and price, in ${language}`, {
    tag: ['@phone', ...nightlyUnless(language === 'hi')],
  }, async ({ page }) => {
    await page.goto(path);
    await boxOf(page).pressSequentially(typed);
    const groups = page.getByRole('listbox', { name: /Suggestions|सुझाव/ }).getByRole('group');
    await expect(groups).toHaveCount(3);
    for (const [index, name] of names.entries()) await expect(groups.nth(index)).toHaveAccessibleName(name);
    await expect(page.getByRole('status').filter({ hasText: count })).toHaveCount(1);
    const product = groups.nth(2).getByRole('option').first();
    await expect(product).toContainText(/₹[\d,]+/);
    await expect(product.locator('img')).toHaveJSProperty('complete', true);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expectAccessible(page);
    await page.keyboard.press('ArrowUp');
    await expect(optionsOf(page).last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/product\//);
  });
}

test('a craft among the suggestions opens its products', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/search');
  await boxOf(page).pressSequentially('blue pot');
  await page.getByRole('group', { name: 'Categories and crafts' }).getByRole('option', { name: 'Blue pottery' }).click();
  await expect(page).toHaveURL(/\/search\?technique=blue-pottery$/);
  await expect(outcome(page)).toContainText('What fits your filters');
  await expect(optionsOf(page)).toHaveCount(0);
});

test('recent searches that begin as typed come first among the suggestions', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/search');
  await boxOf(page).fill('brass bells');
  await expect(outcome(page)).toContainText('Results for “brass bells”');
  await boxOf(page).press('Enter');
  await expect(optionsOf(page)).toHaveCount(0);
  await boxOf(page).fill('bras');
  await expect(optionsOf(page).first()).toHaveText('brass bells, searched before');
});

test('what was read or corrected can be searched for word by word', { tag: ['@phone', '@nightly'] }, async ({ page }) => {
  await page.goto('/search?q=saree+under+2000&sort=price-up');
  await page.getByRole('link', { name: 'Search for exactly these words' }).click();
  await expect(page).toHaveURL(/q=saree\+under\+2000&literal=true&sort=price-up$/);
  await expect(page.getByRole('list', { name: 'We understood:' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Search by what they mean' }).click();
  await expect(page).toHaveURL(/q=saree\+under\+2000&sort=price-up$/);
  await page.goto('/hi/search?q=bandhni');
  await page.getByRole('link', { name: 'ठीक यही शब्द खोजें' }).click();
  await expect(page.getByRole('link', { name: 'मतलब समझकर खोजें' })).toBeVisible();
  await boxOf(page).fill('साड़ी');
  await expect(page).toHaveURL(/\/hi\/search\?q=[^&]+$/);
});

test('selects a suggestion with the pointer', { tag: ['@phone', '@nightly'] }, async ({ page }) => {
  await page.goto('/search');
  await boxOf(page).pressSequentially('bras');
  await optionsOf(page).first().click();
  await expect(optionsOf(page)).toHaveCount(0);
  await expect(outcome(page)).toContainText(/Results for “brass”/i);
});

test('drops a response that is older than the typed text', { tag: ['@desk', '@nightly'] }, async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let waiting = 0;
  await page.route(/q=wool(&|$)/, async (route) => {
    waiting++;
    await held;
    await route.continue().catch(() => {});
  });
  await page.goto('/search');
  await boxOf(page).fill('wool');
  await expect.poll(() => waiting).toBe(2);
  await boxOf(page).fill('brass');
  await expect(outcome(page)).toContainText('Results for “brass”');
  await expect(optionsOf(page).first()).toContainText(/brass/i);
  release();
  await page.waitForLoadState('networkidle');
  await expect(outcome(page)).toContainText('Results for “brass”');
  await expect(boxOf(page)).toHaveValue('brass');
  for (const option of await optionsOf(page).allTextContents()) expect(option).not.toMatch(/wool/i);
});

test('keeps letters that are typed while results load', { tag: ['@phone', '@nightly'] }, async ({ page }) => {
  await page.route(/search\.data\?q=br(&|$)/, async (route) => {
    const answer = await route.fetch();
    await boxOf(page).pressSequentially('as');
    await route.fulfill({ response: answer }).catch(() => {});
  });
  await page.goto('/search');
  await boxOf(page).fill('br');
  await expect(boxOf(page)).toHaveValue('bras');
  await expect(outcome(page)).toContainText('Results for “bras”');
  await expect(boxOf(page)).toHaveValue('bras');
});

test('searches for text that was typed before hydration', { tag: ['@phone', '@nightly'] }, async ({ page }) => {
  const release = await holdRequests(page, '**/assets/*.js');
  await page.goto('/search', { waitUntil: 'commit' });
  await boxOf(page).fill('brass');
  release();
  await expect(outcome(page)).toContainText('Results for “brass”');
  await expect(boxOf(page)).toHaveValue('brass');
});

test('Recent searches: at most 5, latest first, without duplicates, saved on submit', {
  tag: ['@phone', '@nightly'],
}, async ({ page }) => {
  await page.goto('/search');
  await boxOf(page).pressSequentially('kan');
  await expect(outcome(page)).toContainText('Results for “kan”');
  for (const term of ['silk', 'brass', 'ikat', 'diya', 'toys', 'SILK']) {
    await boxOf(page).fill(term);
    await boxOf(page).press('Enter');
    await expect(outcome(page)).toContainText(`“${term}”`);
  }
  await page.goto('/search');
  await expect(recent(page)).toHaveText(['SILK', 'toys', 'diya', 'ikat', 'brass']);
  await page.getByRole('button', { name: 'Forget “diya”' }).click();
  await expect(recent(page)).toHaveText(['SILK', 'toys', 'ikat', 'brass']);
  await recent(page).getByRole('link', { name: 'ikat' }).click();
  await expect(outcome(page)).toContainText('Results for “ikat”');
  await expect(boxOf(page)).toHaveValue('ikat');
  await page.goto('/search');
  await expect(recent(page)).toHaveText(['ikat', 'SILK', 'toys', 'brass']);
  await page.getByRole('region', { name: 'Recent searches' }).getByRole('button', { name: 'Clear all' }).click();
  await expect(recent(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Nothing yet.')).toBeVisible();
});

test('going back passes finished searches, not half words', { tag: ['@desk', '@nightly'] }, async ({ page }) => {
  await page.goto('/faqs');
  // Before the scripts run, the form itself sends the text, and the browser adds an entry of its own.
  await hydrated(page);
  await page.getByRole('link', { name: 'Search', exact: true }).click();
  await boxOf(page).pressSequentially('silk', { delay: 120 });
  await boxOf(page).press('Enter');
  await expect(outcome(page)).toContainText('Results for “silk”');
  await boxOf(page).fill('bra');
  await expect(outcome(page)).toContainText('Results for “bra”');
  await boxOf(page).fill('brass');
  await expect(outcome(page)).toContainText('Results for “brass”');
  await page.goBack();
  await expect(outcome(page)).toContainText('Results for “silk”');
  await expect(boxOf(page)).toHaveValue('silk');
  await page.goBack();
  await expect(page).toHaveURL(/\/faqs$/);
});

test('Product grid columns: 2 to 6 on search', { tag: ['@desk', '@nightly'] }, async ({ page }) => {
  await page.goto('/search?q=cotton');
  const columns = () =>
    page
      .getByRole('region', { name: 'Items' })
      .getByRole('list')
      .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
  for (const [width, count] of [
    [320, 2],
    [390, 2],
    [800, 3],
    [1280, 4],
    [1800, 6],
    [2560, 6],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    expect(await columns(), `${width} px`).toBe(count);
  }
});

test('No results shows "No products found" for the term and a request option', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/search?q=zzzzqqq%25_');
  await expect(page.getByText('No products found')).toHaveText('No products found for “zzzzqqq%_”');
  await expect(page.getByRole('region', { name: 'Available now' }).getByRole('article')).toHaveCount(4);
  await page.getByRole('button', { name: 'Request this product' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toHaveValue('zzzzqqq%_');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Jewellery' }).click();
  await expect(page).toHaveURL(/\/categories\/jewelry$/);
});

test('what was understood of a sentence can be removed part by part', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/search?q=saree+under+2000+without+silk');
  const chips = page.getByRole('list', { name: 'We understood:' }).getByRole('link');
  await expect(chips).toHaveText(['Up to ₹2,000', 'Without silk']);
  await expectAccessible(page);
  await chips.first().click();
  await expect(boxOf(page)).toHaveValue('saree without silk');
  await expect(chips).toHaveText(['Without silk']);
});

test('suggestions that fail are silent, a search that fails can be tried again', {
  tag: '@phone',
}, async ({ page, complaints }) => {
  await page.goto('/search?q=silk');
  await page.route('**/search.data*', (route) => route.abort());
  await page.route('**/suggestions*', (route) => route.abort());
  await boxOf(page).fill('brass');
  await expect(outcome(page)).toContainText('The search could not be completed just now.');
  await expect(boxOf(page)).toHaveValue('brass');
  await expect(optionsOf(page)).toHaveCount(0);
  await expectAccessible(page);
  await page.unroute('**/search.data*');
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(outcome(page)).toContainText('Results for “brass”');
  // The browser logs the failed request itself.
  complaints.length = 0;
});

test('shows a skeleton while results load', { tag: ['@desk', '@nightly'] }, async ({ page }) => {
  await page.goto('/search');
  const release = await holdRequests(page, '**/search.data*');
  await boxOf(page).fill('brass');
  await expect(outcome(page)).toContainText('Searching for “brass”…');
  await expect(outcome(page)).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(outcome(page)).toContainText('Results for “brass”');
  await expect(outcome(page)).toHaveAttribute('aria-busy', 'false');
});

test('a filter leaves as many products as its count, is in the URL, and can be removed', async ({ page }) => {
  await page.goto('/search?q=silk');
  const all = await countOf(page);
  const filters = await openFilters(page);
  const choice = filters.getByRole('list', { name: 'Category' }).getByRole('checkbox').first();
  const [, name = '', count = ''] = /^(.*?)\s*(\d+)$/.exec((await choice.locator('xpath=..').textContent()) ?? '') ?? [];
  expect(Number(count)).toBeGreaterThan(0);
  expect(Number(count)).toBeLessThan(all);
  await choice.check();
  await expect(page).toHaveURL(/\/search\?q=silk&category=[a-z-]+$/);
  await expect(outcome(page)).toContainText(`${count} item`);
  const show = page.getByRole('button', { name: `Show ${count} item` });
  if (await show.isVisible()) {
    await expectAccessible(page, 'drawer');
    await show.click();
    await expect(page.getByRole('button', { name: /^Filters/ })).toBeFocused();
  }
  await page.getByRole('link', { name: `Remove the filter ${name}` }).click();
  await expect(page).toHaveURL(/\/search\?q=silk$/);
  await expect(outcome(page)).toContainText(`${all} items`);
  await page.goBack();
  await expect(outcome(page)).toContainText(`${count} item`);
  await page.reload();
  await expect(outcome(page)).toContainText(`${count} item`);
  await expect((await openFilters(page)).getByRole('checkbox', { name })).toBeChecked();
});

test('combines filters with a price range and clears them at once', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/search?q=silk');
  const all = await countOf(page);
  const filters = await openFilters(page);
  await filters.getByRole('checkbox', { name: /^In stock/ }).check();
  await expect(page).toHaveURL(/inStock=true/);
  await filters.getByLabel('Up to').fill('3,000');
  await expect(page).toHaveURL(/max=3%2C000/);
  await expect.poll(() => countOf(page)).toBeLessThan(all);
  const close = page.getByRole('button', { name: 'Close the filters' });
  if (await close.isVisible()) await close.click();
  const inUse = page.getByRole('list', { name: 'Filters in use' });
  await expect(inUse).toContainText('Up to ₹3,000');
  // Another term keeps the filters; an empty box resets them.
  await boxOf(page).fill('cotton');
  await expect(page).toHaveURL(/q=cotton.*inStock=true.*max=3%2C000/);
  await boxOf(page).press('Enter');
  // Until the response is rendered the links are those of the term before.
  await expect(page.getByRole('heading', { level: 1 })).toContainText('cotton');
  await inUse.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(/\/search\?q=cotton$/);
  await expect(inUse).toHaveCount(0);
});

test('sorts by price, in the URL', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/search?q=silk');
  await expect(page.locator(cards).first()).toBeVisible();
  for (const [order, sign] of [
    ['price-up', 1],
    ['price-down', -1],
  ] as const) {
    await page.getByLabel('Sort by').selectOption(order);
    await expect(page).toHaveURL(new RegExp(`/search\\?q=silk&sort=${order}$`));
    await expect
      .poll(async () => {
        // Sold-out products come last in every order.
        const texts = await page.locator('main article:not(:has-text("Sold out")) p:last-of-type > span').allTextContents();
        const prices = texts.map((text) => Number(text.replace(/[^\d.]/g, '')) * sign);
        return prices.length > 2 && prices.every((price, index) => index === 0 || price >= (prices[index - 1] ?? 0));
      })
      .toBe(true);
  }
});

test('loads more while scrolling; back restores position and products', async ({ page }) => {
  await page.goto('/search?q=cotton');
  await expect(page.locator(cards)).toHaveCount(24);
  // Hidden while products load, gone when there are no others.
  const more = page.locator('main a', { hasText: 'Show more' });
  await expect(async () => {
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(more).toHaveCount(0, { timeout: 200 });
  }).toPass();
  const count = await page.locator(cards).count();
  expect(count).toBeGreaterThan(24);
  const last = page.locator(cards).last();
  await last.scrollIntoViewIfNeeded();
  const position = await page.evaluate(() => scrollY);
  await last.getByRole('link').click();
  await expect(page).toHaveURL(/\/product\//);
  await page.goBack();
  await expect(page.locator(cards)).toHaveCount(count);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(position - 200);
  await expect(boxOf(page)).not.toBeFocused();
});

test('shows the whole shop before typing, with filters and its categories', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/search');
  const all = await countOf(page);
  await expect(page.locator(cards)).toHaveCount(24);
  const box = await page.locator('main article').first().boundingBox();
  expect(box?.y).toBeLessThan(500);
  await (await openFilters(page)).getByRole('checkbox', { name: /^On offer/ }).check();
  await expect(page).toHaveURL(/\/search\?discounted=true$/);
  await expect.poll(() => countOf(page)).toBeLessThan(all);
  await page.getByRole('button', { name: 'Close the filters' }).click();
  await page.getByRole('link', { name: 'Remove the filter On offer' }).click();
  await expect.poll(() => countOf(page)).toBe(all);
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Jewellery' }).click();
  await expect(page).toHaveURL(/\/categories\/jewelry$/);
});

test('offers a correction for a misspelling', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/search?q=ajrakk');
  const meant = page.getByText('Did you mean').getByRole('link');
  const words = (await meant.textContent()) ?? '';
  await meant.click();
  await expect(boxOf(page)).toHaveValue(words);
  await expect(outcome(page)).toContainText(`Results for “${words}”`);
});

test('tolerates any query string', { tag: ['@desk', '@nightly'] }, async ({ page }) => {
  const many = Array.from({ length: 40 }, (_, index) => `size=${index}`).join('&');
  for (const query of [
    'q=silk&sort=odd&min=cheap&max=-3&currency=QQQ&offset=-1&inStock=2',
    `q=${'x'.repeat(500)}&offset=99999999999`,
    `q=silk&${many}&maker=${'y'.repeat(300)}`,
    'q=%00%ff&material=%00&category=%27%22%3Cscript%3E',
    'q=silk&min=5&max=9&currency=QQQ',
    'min=900&max=100',
  ]) {
    const answer = await page.goto(`/search?${query}`);
    expect(answer?.status(), query).toBe(200);
    await expect(outcome(page)).not.toContainText('could not be completed');
  }
  await page.goto('/search?q=silk&min=900&max=100');
  await expect((await openFilters(page)).getByLabel('Up to')).toHaveAccessibleDescription(/less than the lowest price/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('searches, filters, sorts and pages without scripts', { tag: '@desk' }, async ({ page }) => {
    await page.goto('/search');
    await expect(page.getByRole('heading', { name: 'Recent searches' })).toHaveCount(0);
    await boxOf(page).fill('cotton');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/\/search\?q=cotton$/);
    const all = await countOf(page);
    await page.getByLabel('Sort by').selectOption('price-down');
    const filters = page.getByRole('complementary', { name: 'Filters' });
    await filters.getByRole('checkbox', { name: /^In stock/ }).check();
    await filters.getByLabel('From').fill('100');
    await filters.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/q=cotton.*inStock=true/);
    await expect(page).toHaveURL(/sort=price-down/);
    expect(await countOf(page)).toBeLessThanOrEqual(all);
    await expect(filters.getByRole('checkbox', { name: /^In stock/ })).toBeChecked();
    await page.getByRole('link', { name: 'Show more' }).click();
    await expect(page).toHaveURL(/offset=24/);
    await expect(page.locator(cards).first()).toBeVisible();
  });

  test('leads from no results to a product request', { tag: ['@phone', '@nightly'] }, async ({ page }) => {
    await page.goto('/search?q=zzzzqqq');
    await expect(page.getByText('No products found')).toBeVisible();
    await expect(page.getByText('Request this product')).toHaveAttribute('href', '/request-product?product=zzzzqqq');
  });
});

for (const language of languages) {
  test(
    `every state of search is accessible and fits the screen (${language})`,
    { tag: ['@both', ...nightlyUnless(language === 'hi')] },
    async ({ page }, info) => {
      test.skip(!isNightly && (info.project.name === 'phone') !== (language === 'en'), 'one screen a language; all of them at night');
      test.setTimeout(60_000);
      await page.emulateMedia({
        colorScheme: (info.project.name === 'phone') === (language === 'en') ? 'light' : 'dark',
        reducedMotion: 'reduce',
      });
      const at = (path: string) => `${language === 'hi' ? '/hi' : ''}${path}`;
      const check = async (state: string) => {
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${state} overflows`).toBe(0);
        await expectAccessible(page, state);
      };
      await page.goto(at('/search'));
      await page.evaluate(() => localStorage.setItem('karigari-recent-searches', '["silk","a term that is longer than its place","दीया"]'));
      await page.reload();
      await expect(page.getByRole('link', { name: 'दीया' })).toBeVisible();
      await check('start');
      await boxOf(page).pressSequentially('sil');
      await expect(optionsOf(page).first()).toBeVisible();
      await expect(page).toHaveURL(/q=sil/);
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      await page.keyboard.press('ArrowDown');
      await check('suggestions');
      await page.goto(at('/search?q=silk&inStock=true&max=20000&min=30000'));
      await check('results');
      await page.goto(at('/search?q=silk&max=1'));
      await check('nothing through the filters');
      await page.goto(at('/search?q=zzzzqqq'));
      await check('nothing');
    },
  );
}
