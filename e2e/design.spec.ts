import { expect, expectAccessible, test } from './support/fixtures.ts';

test('every primitive in every state is accessible, in light and dark', { tag: '@desk' }, async ({ page }) => {
  const response = await page.goto('/dev/design');
  expect(response?.headers()['x-robots-tag']).toContain('noindex');
  // The contrast beside a colour is that of the scheme on the screen.
  const ink = page.getByText('ink', { exact: true }).locator('..');
  await expect(ink).toContainText('#241c15');
  await expectAccessible(page, 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(ink).toContainText('#f3eadb');
  await expectAccessible(page, 'dark');
});

test('a dialog and a sheet give the focus back', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/dev/design');
  for (const name of ['Open a dialog', 'Open a sheet']) {
    const opener = page.getByRole('button', { name });
    await opener.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, name);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(opener).toBeFocused();
  }
});

test('the mark of the cart answers, and rests where motion is not wanted', { tag: '@phone' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Your cart is empty' }).waitFor();
  await page.getByRole('article').getByRole('link').first().click();
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  const cart = page.getByRole('link', { name: 'Cart, 1 item' });
  await expect(cart).toBeVisible();
  const moving = await cart
    .locator('svg')
    .evaluate((sign) => sign.getAnimations().map(({ effect }) => Number(effect?.getTiming().duration)));
  expect(moving.every((milliseconds) => milliseconds < 1)).toBe(true);
});
