import { expect, expectAccessible, hydrated, test } from './support/fixtures.ts';

test.describe('on a phone', { tag: '@phone' }, () => {
  test('the menu opens without scripts and leads everywhere', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
    await page.goto('/faqs');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    for (const [name, path] of [
      ['Gifts', '/gifts'],
      ['New', '/collections/new'],
      ['Offers', '/collections/offers'],
      ['Fabrics', '/categories/fabrics'],
      ['Makers', '/makers'],
      ['Stories', '/blog'],
      ['Wishlist', '/account/wishlist'],
      ['Login', '/login'],
      ['Track an order', '/orders'],
      ['FAQs', '/faqs'],
      ['हिंदी', '/hi/faqs'],
      ['Change country and currency', '/place'],
    ] as const) {
      await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
    }
    await expect(menu.getByRole('link', { name: 'FAQs' })).toHaveAttribute('aria-current', 'page');
    await menu.getByRole('button', { name: 'Close the menu' }).click();
    await expect(menu).toBeHidden();
    await page.close();
  });

  test('the menu takes the focus, gives it back, and closes when left', async ({ page }) => {
    await page.goto('/faqs');
    await hydrated(page);
    const opener = page.getByRole('button', { name: 'Menu', exact: true });
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(menu.getByRole('button', { name: 'Close the menu' })).toBeFocused();
    await expectAccessible(page, 'the menu');
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await menu.getByRole('link', { name: 'Makers' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'The makers' })).toBeFocused();
    await expect(menu).toBeHidden();
  });
});

test.describe('on a desk', { tag: '@desk' }, () => {
  test('a category shows its parts under a resting pointer, and Escape puts them away', async ({ page }) => {
    await page.goto('/faqs');
    await hydrated(page);
    const row = page.getByRole('navigation', { name: 'Categories' });
    const part = row.getByRole('link', { name: 'Vases & Planters' });
    await expect(part).toBeHidden();
    await row.getByRole('link', { name: 'Home Décor', exact: true }).hover();
    await expect(part).toBeVisible();
    await expectAccessible(page, 'a panel');
    await page.keyboard.press('Escape');
    await expect(part).toBeHidden();
    await row.getByRole('link', { name: 'Gifts' }).hover();
    await page.mouse.move(640, 600);
    await row.getByRole('link', { name: 'Home Décor', exact: true }).hover();
    await part.click();
    await expect(page).toHaveURL('/categories/home-decor?sub=vases-and-planters');
    await expect(part).toBeHidden();
    await expect(row.getByRole('link', { name: 'Home Décor', exact: true })).toHaveAttribute('aria-current', 'page');
  });

  test('the keyboard opens the parts of a category, without scripts too', { tag: '@nightly' }, async ({ browser, baseURL }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
    await page.goto('/faqs');
    const row = page.getByRole('navigation', { name: 'Categories' });
    const part = row.getByRole('link', { name: 'Vases & Planters' });
    await row.getByRole('link', { name: 'Home Décor', exact: true }).focus();
    await page.keyboard.press('Tab');
    const opener = row.getByRole('button', { name: 'Home Décor: show its parts' });
    await expect(opener).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(part).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(row.getByRole('link', { name: 'All of Home Décor' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(part).toBeHidden();
    await expect(opener).toBeFocused();
    await page.close();
  });
});

test('an empty cart is told on the home page, with ways on', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/cart');
  await expect(page).toHaveURL('/');
  const note = page.getByRole('status').filter({ hasText: 'Your cart is empty.' });
  await expect(note.getByRole('link', { name: 'Gifts' })).toHaveAttribute('href', '/gifts');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the heart in the top bar counts the wishlist of this browser', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/faqs');
  await page.evaluate(() => localStorage.setItem('karigari-wishlist', JSON.stringify(['a', 'b'])));
  await page.reload();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Wishlist (2)' })).toHaveAttribute('href', '/account/wishlist');
});
