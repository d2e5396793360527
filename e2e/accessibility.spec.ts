import type { APIRequestContext } from '@playwright/test';
import { buy, deliver } from './bought.ts';
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
    '/signup/verify',
    '/forgot-password',
    '/reset-password',
    '/logout',
    '/email-verified',
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
    '/orders',
    '/orders/ZZZZ-ZZZZ',
    '/cart',
    '/checkout',
    '/checkout/payment?order=K7M2-QX4P',
  ];
}

/** The pages of an order of which one parcel has arrived, for whoever asks. */
async function orderPages(request: APIRequestContext): Promise<string[]> {
  const { number, parcels } = await buy(request);
  await deliver(request, parcels[1]?._id ?? '');
  return [`/orders/${number}?placed`, `/orders/${number}/cancel`, `/orders/${number}/report`];
}

/** What axe finds in a colour scheme and not in the page itself. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/** Axe sees every page in both languages on both screens, with all of its rules, and its colours in the dark as well. */
for (const language of ['en', 'hi'] as const) {
  test(`every page is open to everyone, and fits its screen (${language})`, async ({ page, request, complaints }) => {
    test.setTimeout(900_000);
    const { _id, variants } = await find(request, jutti);
    const variantId = sizesOf(variants).find(({ stock }) => stock > 0)?._id;
    for (const path of [...(await orderPages(page.request)), ...(await pages(request))]) {
      await test.step(path, async () => {
        if (path === '/cart' || path === '/checkout') {
          // Filled beforehand: an empty one leads home.
          await page.evaluate((line) => localStorage.setItem('karigari-cart', JSON.stringify([line])), {
            variantId,
            productId: _id,
            qty: 2,
          });
        }
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
        await page.goto(language === 'hi' ? (path === '/' ? '/hi' : `/hi${path}`) : path);
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
