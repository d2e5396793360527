import type { Page } from '@playwright/test';
import { find, pathOf } from './support/demo-products.ts';
import { expect, test } from './support/fixtures.ts';

// Covers the parts that every visitor sees, several lines of the specification in one visit.

const link = (page: Page, place: 'banner' | 'contentinfo', name: string | RegExp) =>
  page.getByRole(place).getByRole('link', { name, exact: true });

test('Top bar, three value cards and Footer hold what they are specified to hold', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Your cart is empty' })).toBeDisabled();
  for (const [name, to] of [
    ['Karigari', '/'],
    ['Search', '/search'],
    ['Login', '/login'],
  ] as const) {
    await expect(link(page, 'banner', name)).toHaveAttribute('href', to);
  }
  await expect(page.getByRole('banner').locator('input')).toHaveAttribute('readonly', '');
  // Content gets top padding when the top bar shows: nothing of it lies below the bar.
  const bar = await page.getByRole('banner').boundingBox();
  const content = await page.getByRole('main').boundingBox();
  expect(content?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? Number.NaN));

  const values = page.getByRole('list').filter({ has: page.getByRole('heading', { name: 'A maker you can name' }) });
  await expect(values.getByRole('heading', { level: 2 })).toHaveCount(3);

  for (const [name, to] of [
    ['Contact us', '/legal/contact-us'],
    ['Blog', '/blog'],
    ['Privacy policy', '/legal/privacy-policy'],
    ['Terms and conditions', '/legal/terms-and-conditions'],
    ['Refund policy', '/legal/refund-policy'],
    ['FAQs', '/faqs'],
    ['Homeware', '/categories/homeware'],
    ['Kitchen & Dining', '/categories/kitchen-and-dining'],
    ['Fabrics', '/categories/fabrics'],
    ['Accessories', '/categories/accessories'],
    ['Kids & Baby', '/categories/kids-and-baby'],
    ['Apparel', '/categories/apparel'],
    ['Utility & Miscellaneous', '/categories/utility-and-miscellaneous'],
    ['Change country and currency', '/place'],
    ['Instagram', 'https://www.instagram.com/karigari'],
    ['craft.example', 'https://craft.example/@karigari'],
  ] as const) {
    await expect(link(page, 'contentinfo', name), name).toHaveAttribute('href', to);
  }
  for (const name of ['Become a Seller', 'Give Feedback']) {
    await page.getByRole('contentinfo').getByRole('button', { name }).click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await page.keyboard.press('Escape');
  }
});

test('Category page: subcategory sidebar (desktop) or sticky chip bar (mobile), and a grid of 2 to 4 columns', async ({ page }) => {
  await page.goto('/categories/kitchen-and-dining');
  const kinds = page.getByRole('navigation', { name: /^Kinds of/ });
  const grid = page
    .getByRole('main')
    .getByRole('list')
    .filter({ has: page.getByRole('article') });
  for (const [width, columns] of [
    [320, 2],
    [390, 2],
    [800, 3],
    [1280, 4],
    [2560, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    expect(await grid.evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length), `${width} px`).toBe(columns);
    const isSticky = await kinds.evaluate((bar) => getComputedStyle(bar).position === 'sticky');
    expect(isSticky, `${width} px`).toBe(width < 1024);
    const [bar, list] = [await kinds.boundingBox(), await grid.boundingBox()];
    if (width < 1024) expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(list?.y ?? 0);
    else expect((bar?.x ?? 0) + (bar?.width ?? 0)).toBeLessThanOrEqual(list?.x ?? 0);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await grid.getByRole('article').last().scrollIntoViewIfNeeded();
  await expect(kinds).toBeInViewport();
});

test('Product detail: information, pictures, price, seller and unit (default 1 unit)', async ({ page, request }) => {
  const product = await find(request, ({ slug }) => slug === 'turquoise-blue-pottery-jar-vase');
  const { data } = (await (await request.get(`/api/v1/products/details/${product._id}`)).json()) as {
    data: { data: { product: { title: { en: string }; description: { en: string }; seller: { sellerName: string; verified: boolean } } } };
  };
  const { title, description, seller } = data.data.product;
  await page.goto(pathOf(product));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(title.en);
  await expect(main.getByText(description.en.split('\n')[0] ?? '', { exact: false }).first()).toBeVisible();
  await expect(main.getByRole('link', { name: /^Enlarge:/ }).first()).toBeVisible();
  await expect(main.locator('[data-paise], span[class*=tabular]').first()).toHaveText(/^₹[\d,]+/);
  await main.getByText('HSN code and article number').click();
  await expect(main.getByText('1 unit', { exact: true })).toBeVisible();
  await expect(main.getByRole('link', { name: seller.sellerName }).first()).toBeVisible();
  expect(seller.verified).toBe(true);
  await expect(main.getByText('Verified seller').first()).toBeVisible();
});
