import { languages, schemesFor } from './support/combinations.ts';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { fillCart, inHindi, openScreens, orderScreens, someCart } from './support/screens.ts';

for (const language of languages) {
  test(
    `every page is accessible and fits its screen (${language})`,
    { tag: '@both' },
    async ({ page, request, complaints }, { project }) => {
      test.setTimeout(900_000);
      const cart = await someCart(request);
      const paths = [...(await orderScreens(page.request)), ...(await openScreens(request))];
      for (const [index, path] of paths.entries()) {
        for (const colorScheme of schemesFor(index, language, project.name)) {
          await test.step(`${path}, ${colorScheme}`, async () => {
            if (path === '/cart' || path === '/checkout') {
              await page.goto('/robots.txt');
              await fillCart(page, cart);
            }
            await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
            await page.goto(language === 'hi' ? inHindi(path) : path);
            if (path === '/cart') await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
            if (path === '/checkout') await expect(page.getByRole('main').getByRole('radio').first()).toBeVisible();
            if (path.startsWith('/checkout/payment')) await expect(page.getByRole('main').getByRole('status')).toHaveCount(0);
            await expect(page.locator('html')).toHaveAttribute('lang', language);
            await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
            await expect(page).toHaveTitle(/\S/);
            expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${path} overflows`).toBe(0);
            await expectAccessible(page, `${path}, ${colorScheme}`, 'page');
          });
        }
      }
      // The browser reports pages that there are not, and links that have expired, by itself.
      complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !/\b(?:404|422)\b/.test(complaint)));
    },
  );
}
