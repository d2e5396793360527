import { expect, expectAccessible, holdRequests, test } from './support/fixtures.ts';

const cards = 'main article h3';

test.describe('category', () => {
  test('opens on all of a category with counts; choosing a subcategory scrolls to the top', async ({ page }) => {
    await page.goto('/categories/jewelry');
    const status = page.getByRole('main').getByRole('status').first();
    const kinds = page.getByRole('navigation', { name: 'Kinds of Jewellery' });
    await expect(kinds.getByRole('link', { name: /^All/ })).toHaveAttribute('aria-current', 'page');
    const counts = (await kinds.getByRole('link').allTextContents()).map((text) => Number(/\d+$/.exec(text)?.[0]));
    const [all = 0, ...each] = counts;
    expect(each.reduce((sum, count) => sum + count, 0)).toBe(all);
    await expect(status).toHaveText(`Jewellery${all} items`);
    await kinds.getByRole('link', { name: 'Necklaces' }).click();
    await expect(page).toHaveURL(/\/categories\/jewelry\?sub=necklaces$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Necklaces' })).toBeVisible();
    await expect(status).toContainText(
      `${counts[(await kinds.getByRole('link').allTextContents()).findIndex((text) => /Necklaces/.test(text))]} items`,
    );
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expectAccessible(page);
  });

  test('products begin high on the screen, below title and count', async ({ page, isMobile }) => {
    await page.setViewportSize(isMobile ? { width: 390, height: 844 } : { width: 1280, height: 860 });
    await page.goto('/categories/kitchen-and-dining');
    const box = await page.locator('main article').first().boundingBox();
    expect(box?.y).toBeLessThan(isMobile ? 500 : 450);
  });

  test('leaves the focus outline of a card far down whole, where a browser cuts at the card', async ({ page }) => {
    await page.goto('/categories/jewelry');
    const last = page.locator('main article').last().getByRole('link');
    await last.scrollIntoViewIfNeeded();
    await last.focus();
    const room = await last.evaluate((link) => {
      const outline = getComputedStyle(link, '::after');
      const needed = parseFloat(outline.outlineOffset) + parseFloat(outline.outlineWidth);
      const item = link.closest('li')?.getBoundingClientRect();
      const card = link.closest('.group')?.getBoundingClientRect();
      if (!item || !card || !(needed > 0)) return Number.NaN;
      const margins = [card.top - item.top, item.bottom - card.bottom, card.left - item.left, item.right - card.right];
      return Math.min(...margins) - needed;
    });
    expect(room).toBeGreaterThanOrEqual(0);
  });

  test('sorts and filters at once, in the address, and back again', async ({ page }) => {
    await page.goto('/categories/kitchen-and-dining?sub=drinkware');
    const all = await page.locator(cards).count();
    await page.getByLabel('Sort by').selectOption('price-up');
    await expect(page).toHaveURL(/\?sub=drinkware&sort=price-up$/);
    const open = page.getByRole('button', { name: /^Filters/ });
    const isPhone = await open.isVisible();
    if (isPhone) await open.click();
    const filters = page.getByRole(isPhone ? 'dialog' : 'complementary', { name: 'Filters' });
    await filters.getByLabel('Up to').fill('1,000');
    await expect(page).toHaveURL(/max=1%2C000/);
    await expect.poll(() => page.locator(cards).count()).toBeLessThan(all);
    const close = page.getByRole('button', { name: 'Close the filters' });
    if (await close.isVisible()) await close.click();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Remove the filter Up to ₹1,000' }).click();
    await expect(page.locator(cards)).toHaveCount(all);
    await expect(page).toHaveURL(/\?sub=drinkware&sort=price-up$/);
  });

  test('keeps what was chosen before its scripts arrived', async ({ page }) => {
    const release = await holdRequests(page, '**/assets/*.js');
    await page.goto('/categories/kitchen-and-dining', { waitUntil: 'commit' });
    await page.getByLabel('Sort by').selectOption('price-up');
    release();
    await expect(page).toHaveURL(/\?sort=price-up$/);
    await expect(page.getByLabel('Sort by')).toHaveValue('price-up');
  });

  test('says so when nothing fits, and leads out', async ({ page }) => {
    await page.goto('/categories/jewelry?min=900000');
    await expect(page.getByText('No products found in this subcategory.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Available now' }).getByRole('article')).toHaveCount(4);
    await page.getByRole('link', { name: 'Clear the filters' }).click();
    await expect(page).toHaveURL(/\/categories\/jewelry$/);
    await expect(page.getByRole('region', { name: 'Items' }).getByRole('article').first()).toBeVisible();
  });

  test('takes any address kindly', { tag: '@nightly' }, async ({ page }) => {
    const answer = await page.goto('/categories/jewelry?sub=nothing&sort=odd&min=cheap&max=-3&material=gold%00&after=broken&inStock=2');
    expect(answer?.status()).toBe(200);
    await page.goto('/categories/jewelry?sub=nothing&sort=odd&min=cheap&offset=9999');
    await expect(page.locator(cards).first()).toBeVisible();
    const open = page.getByRole('button', { name: /^Filters/ });
    const isPhone = await open.isVisible();
    if (isPhone) await open.click();
    const filters = page.getByRole(isPhone ? 'dialog' : 'complementary', { name: 'Filters' });
    await expect(filters.getByLabel('From')).toHaveAccessibleDescription(/not an amount/);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    test('the form filters', async ({ page }) => {
      await page.goto('/categories/jewelry?sub=bangles');
      await page.getByLabel('Up to').fill('2000');
      await page.getByLabel('Sort by').selectOption('price-down');
      await page.getByRole('button', { name: 'Apply' }).click();
      await expect(page).toHaveURL(/sub=bangles.*max=2000/);
      await expect(page.getByRole('heading', { level: 1, name: 'Bangles & Bracelets' })).toBeVisible();
      await expect(page.locator(cards).first()).toBeVisible();
    });
    test('a link leads to the next items', async ({ page }) => {
      await page.goto('/sellers/morpankh-karigar-sahakari-samiti');
      await expect(page.locator(cards)).toHaveCount(24);
      await page.getByRole('link', { name: 'Show more' }).click();
      await expect(page).toHaveURL(/after=/);
      expect(await page.locator(cards).count()).toBeLessThan(24);
      await page.getByRole('link', { name: 'Back to the first items' }).click();
      await expect(page.locator(cards)).toHaveCount(24);
    });
  });
});

test.describe('more items', () => {
  const seller = '/sellers/morpankh-karigar-sahakari-samiti';
  test('come while one scrolls, and are there again on the way back', async ({ page }) => {
    await page.goto(seller);
    await expect(page.locator(cards)).toHaveCount(24);
    await page.locator('footer').scrollIntoViewIfNeeded();
    await expect.poll(() => page.locator(cards).count()).toBeGreaterThan(24);
    await expect(page.getByRole('link', { name: 'Show more' })).toHaveCount(0);
    const count = await page.locator(cards).count();
    const last = page.locator(cards).last();
    await last.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    await last.getByRole('link').click();
    await expect(page).toHaveURL(/\/product\//);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page.locator(cards)).toHaveCount(count);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place - 200);
    await expectAccessible(page);
  });

  test('can be asked for again when they did not arrive', async ({ page, complaints }) => {
    await page.route('**/api/v1/products/cards**', (route) => route.abort());
    await page.goto(seller);
    await page.locator('footer').scrollIntoViewIfNeeded();
    await expect(page.getByRole('alert').filter({ hasText: 'The next items could not be loaded.' })).toBeVisible();
    await page.unroute('**/api/v1/products/cards**');
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect.poll(() => page.locator(cards).count()).toBeGreaterThan(24);
    // The refused request itself is what the browser complains of.
    complaints.length = 0;
  });
});

test('makers are grouped by state and lead to their work', async ({ page }) => {
  await page.goto('/makers');
  await page.getByRole('link', { name: 'Neel Kund Chhipa Samuh' }).click();
  const portrait = page.getByRole('img', { name: 'Illustration: Neel Kund Chhipa Samuh' });
  await expect.poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(400);
  await expect(page.getByRole('heading', { level: 1, name: 'Neel Kund Chhipa Samuh' })).toBeVisible();
  await expect(page.locator(cards).first()).toBeVisible();
});

test('a seller page has the badge, the seat and the days', async ({ page }) => {
  await page.goto('/hi/sellers/aravali-haat-cooperative');
  await expect(page.getByText('जाँचे हुए विक्रेता')).toBeVisible();
  await expect(page.getByText('जयपुर, राजस्थान').first()).toBeVisible();
  await expect(page.getByText('2 कामकाजी दिनों में')).toBeVisible();
});

test('who is unknown answers 404', async ({ page, complaints }) => {
  for (const path of ['/categories/nothing', '/makers/nobody', '/sellers/nobody', '/hi/categories/nothing']) {
    expect((await page.goto(path))?.status()).toBe(404);
  }
  complaints.length = 0;
});

test('Redirects to / when the cart is empty', async ({ page }) => {
  await page.goto('/cart');
  await expect(page).toHaveURL(/\/$/);
});
