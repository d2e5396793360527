import type { Locator, Page } from '@playwright/test';
import { nightlyUnless } from './support/combinations.ts';
import { find, jutti, pathOf } from './support/demo-products.ts';
import { expect, holdRequests, test } from './support/fixtures.ts';

/** Presses Tab until `target` has the focus, as someone without a pointer does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(target).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [0], timeout: 15_000 });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('from the home page to a chosen product', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('link', { name: /^See all of Kitchen/ }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Kitchen & Dining' })).toBeVisible();
      await page.getByRole('navigation', { name: 'Kinds of Kitchen & Dining' }).getByRole('link', { name: 'Drinkware' }).click();
      await expect(page).toHaveURL(/\?sub=drinkware$/);
      await expect(page.getByRole('heading', { level: 1, name: 'Drinkware' })).toBeVisible();
      await page.getByLabel('Sort by').selectOption('price-up');
      if (!javaScriptEnabled) await page.getByRole('button', { name: 'Apply' }).click();
      await expect(page).toHaveURL(/sort=price-up/);
      const first = page.getByRole('main').getByRole('article').first().getByRole('link');
      // Read as it is pressed: the order may be changing still.
      const press = (link: Element) => {
        (link as HTMLElement).click();
        return link.textContent ?? '';
      };
      const title = javaScriptEnabled ? await first.evaluate(press) : ((await first.textContent()) ?? '');
      if (!javaScriptEnabled) await first.click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await page.getByRole('navigation', { name: 'Where you are' }).getByRole('link', { name: 'Drinkware' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Drinkware' })).toBeVisible();
    });

    test('the language changes, the page and the choice stay', async ({ page, request }) => {
      const product = await find(request, jutti);
      const variant = product.variants[0]?.sizes[1]?._id;
      await page.goto(`${pathOf(product)}?variant=${variant}`);
      await page.getByRole('contentinfo').getByRole('link', { name: 'हिंदी' }).click();
      await expect(page).toHaveURL(`/hi${pathOf(product)}?variant=${variant}`);
      await expect(page.getByRole('heading', { level: 1, name: 'जोधपुरी चमड़े की जूती' })).toBeVisible();
      await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
      await expect(page).toHaveURL(`${pathOf(product)}?variant=${variant}`);
    });
  });
}

for (const [to, heading] of [
  ['/product/', undefined],
  ['/categories/', undefined],
  ['/faqs', 'Frequently asked questions'],
] as const) {
  test(`a press on a link shows at once, and soon the shape of what comes: ${to}`, {
    tag: ['@phone', ...nightlyUnless(to === '/product/')],
  }, async ({ page }) => {
    await page.goto('/');
    // Hydrated: the cart is known.
    await page.getByRole('button', { name: 'Your cart is empty' }).waitFor();
    const release = await holdRequests(page, '**/*.data*');
    await page.locator(`main a[href^="${to}"], footer a[href^="${to}"]`).first().click();
    await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeVisible();
    if (!heading) {
      await expect(page.getByRole('status').filter({ hasText: 'Loading the page' })).toBeAttached();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    } else await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Made slowly/);
    release();
    await expect(page.getByRole('heading', { level: 1, ...(heading ? { name: heading } : {}) })).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(to));
  });
}

test('the keyboard alone reaches the cart', { tag: ['@desk', '@nightly'] }, async ({ page, request }) => {
  await page.goto(pathOf(await find(request, jutti)));
  await page.getByRole('button', { name: 'Your cart is empty' }).waitFor();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('radio', { name: '36', exact: true }));
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/\?variant=/);
  await tabTo(page, page.getByRole('button', { name: /^Add to cart/ }).first());
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: 'View cart' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('main').getByRole('link', { name: 'Jodhpur Leather Jutti' })).toBeVisible();
});

test('several pictures are swiped, moved by keys and chosen by their small copies', async ({ page, request }) => {
  await page.goto(pathOf(await find(request, jutti)));
  await page.getByRole('button', { name: 'Your cart is empty' }).waitFor();
  const gallery = page.getByRole('region', { name: /^Pictures of/ });
  const large = gallery.getByRole('link', { name: /^Enlarge/ });
  const small = gallery.getByRole('link', { name: /^Picture \d of 3$/ });
  await expect(large).toHaveCount(3);
  const isShown = async (index: number) => {
    await expect(small.nth(index)).toHaveAttribute('aria-current', 'true');
    await expect(large.nth(index)).toBeInViewport({ ratio: 0.5 });
  };
  await isShown(0);
  await large.first().focus();
  await page.keyboard.press('ArrowRight');
  await isShown(1);
  await page.keyboard.press('End');
  await isShown(2);
  await page.keyboard.press('ArrowLeft');
  await isShown(1);
  await small.first().click();
  await isShown(0);
  // A swipe is a scroll of the row, which then snaps.
  await gallery
    .getByRole('list')
    .first()
    .evaluate((row) => row.scrollBy({ left: row.clientWidth * 0.7 }));
  await isShown(1);
  await large.nth(1).click();
  await expect(page.getByRole('dialog').getByText('2 / 3')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('small pictures lead to the large ones', { tag: '@phone' }, async ({ page, request }) => {
    await page.goto(pathOf(await find(request, jutti)));
    await page.getByRole('link', { name: 'Picture 3 of 3' }).click();
    await expect(page.getByRole('link', { name: /^Enlarge/ }).nth(2)).toBeInViewport({ ratio: 0.5 });
  });
});

test('nothing moves for those who asked for stillness', { tag: '@desk' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Your cart is empty' }).waitFor();
  const row = page
    .getByRole('region')
    .filter({ has: page.getByRole('button', { name: /scroll on$/ }) })
    .first();
  await row.getByRole('button', { name: /scroll on$/ }).click();
  await expect.poll(() => row.getByRole('list').evaluate((list) => list.scrollLeft)).toBe(300);
  // A button's change of colour lasts a hundredth of a millisecond and can be under way.
  const running = () => page.evaluate(() => document.getAnimations().filter((each) => each.playState === 'running').length);
  await expect.poll(running).toBe(0);
});

test('a printed product page is the product, its price and its story', { tag: '@desk' }, async ({ page, request }) => {
  await page.goto(pathOf(await find(request, jutti)));
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('₹1,450').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Details' })).toBeVisible();
  for (const part of [page.getByRole('banner'), page.getByRole('contentinfo'), page.getByRole('button', { name: /^Add to cart/ })]) {
    await expect(part).toHaveCount(0);
  }
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe('rgb(255, 255, 255)');
});
