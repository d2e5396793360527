import { expect, expectAccessible, test } from './support/fixtures.ts';
import { fillCart, inHindi, openScreens, orderScreens, someCart } from './support/screens.ts';

/** What axe finds in a colour scheme and not in the page itself. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/** Axe sees every page in both languages on both screens, with all of its rules, and its colours in the dark as well. */
for (const language of ['en', 'hi'] as const) {
  test(`every page is open to everyone, and fits its screen (${language})`, async ({ page, request, complaints }) => {
    test.setTimeout(900_000);
    const cart = await someCart(request);
    for (const path of [...(await orderScreens(page.request)), ...(await openScreens(request))]) {
      await test.step(path, async () => {
        if (path === '/cart' || path === '/checkout') await fillCart(page, cart);
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
        await page.goto(language === 'hi' ? inHindi(path) : path);
        if (path === '/cart') await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
        if (path === '/checkout') await expect(page.getByRole('main').getByRole('radio').first()).toBeVisible();
        if (path.startsWith('/checkout/payment')) await expect(page.getByRole('main').getByRole('status')).toHaveCount(0);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page).toHaveTitle(/\S/);
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${path} overflows`).toBe(0);
        await expectAccessible(page, path);
        await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
        await expectAccessible(page, `${path}, dark`, rulesOfColour);
      });
    }
    // The browser reports the 404s themselves.
    complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !complaint.includes('404')));
  });
}
