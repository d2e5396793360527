import type { APIRequestContext } from '@playwright/test';
import { type Found, find, jutti, pathOf } from './demo.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

const sizesOf = (variants: Found['variants']) => variants.flatMap(({ sizes }) => sizes);

/** A page of every kind, and of every state that looks different. */
async function pages(request: APIRequestContext): Promise<string[]> {
  const choices = await find(request, jutti);
  const plain = await find(request, ({ variants }) => sizesOf(variants).length === 1);
  const soldOut = await find(request, ({ variants }) => sizesOf(variants).every(({ stock }) => stock === 0));
  return [
    '/',
    '/categories/jewelry',
    '/categories/kitchen-and-dining?min=900000',
    pathOf(choices),
    pathOf(plain),
    pathOf(soldOut),
    '/product/nothing/at-all',
    '/makers',
    '/makers/neel-kund-chhipa-samuh',
    '/sellers/aravali-haat-cooperative',
    '/search',
    '/search?q=silk',
    '/search?q=zzzzqqq',
    '/account/wishlist',
    '/login',
    '/signup',
    '/become-a-seller',
    '/feedback',
    '/feedback?sent',
    '/request-product?product=brass%20lamp',
    '/faqs',
    '/blog',
    '/legal/terms-and-conditions',
    '/legal/contact-us',
    '/legal/refund-policy',
    '/legal/privacy-policy',
    '/nowhere',
    '/cart',
  ];
}

/** On a phone and on a desk the two schemes change places, so that all pages are seen in every pair of them. */
for (const [language, onPhone, onDesk] of [
  ['en', 'light', 'dark'],
  ['hi', 'dark', 'light'],
] as const) {
  test(`every page is open to everyone, and fits its screen (${language})`, async ({ page, request, complaints }, info) => {
    test.setTimeout(300_000);
    await page.emulateMedia({ colorScheme: info.project.name === 'phone' ? onPhone : onDesk, reducedMotion: 'reduce' });
    const { _id, variants } = await find(request, jutti);
    const variantId = sizesOf(variants).find(({ stock }) => stock > 0)?._id;
    for (const path of await pages(request)) {
      await test.step(path, async () => {
        if (path === '/cart') {
          // Filled beforehand: an empty one leads home.
          await page.evaluate((line) => localStorage.setItem('karigari-cart', JSON.stringify([line])), {
            variantId,
            productId: _id,
            qty: 2,
          });
        }
        await page.goto(language === 'hi' ? (path === '/' ? '/hi' : `/hi${path}`) : path);
        if (path === '/cart') await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page).toHaveTitle(/\S/);
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${path} overflows`).toBe(0);
        await expectAccessible(page, path);
      });
    }
    // The browser reports the 404s themselves.
    complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !complaint.includes('404')));
  });
}
