import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { signUp } from './support/account-forms.ts';
import { expect, expectAccessible, forgive, hydrated, visitorTest as test } from './support/fixtures.ts';
import { buy, deliver } from './support/placed-orders.ts';

test.describe.configure({ timeout: 180_000 });

const main = (page: Page) => page.getByRole('main');
const icon = 'public/icon-512.png';

test('a photo for the profile: chosen, cut with the keys, shown in the menu, removed', async ({ page, complaints }) => {
  await signUp(page);
  await page.goto('/me');
  await hydrated(page);
  const chooser = main(page).getByLabel('Choose a photo');
  await chooser.setInputFiles([{ name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') }]);
  await expect(main(page).getByText('This file could not be read as a picture.')).toBeVisible();
  await chooser.setInputFiles(icon);
  await expect(main(page).getByRole('img', { name: 'Preview of your photo' })).toBeVisible();
  await expectAccessible(page, 'cutting a photo');
  const zoom = main(page).getByLabel('Zoom');
  await zoom.focus();
  for (let press = 0; press < 10; press++) await page.keyboard.press('ArrowRight');
  await expect(zoom).toHaveValue('2');
  await main(page).getByLabel('Left to right').press('Home');
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  // A file that cannot be sent stays selected.
  await page.route('**/users/photo?*', (route) => route.abort());
  await main(page).getByRole('button', { name: 'Save photo' }).click();
  expect(new URL((await sent).url()).search).toBe('?left=0&top=128&side=256');
  await expect(main(page).getByRole('img', { name: 'Preview of your photo' })).toBeVisible();
  // The browser reports it in its own time.
  await expect.poll(() => complaints.length).toBe(1);
  forgive(complaints);
  await page.unroute('**/users/photo?*');
  await main(page).getByRole('button', { name: 'Save photo' }).click();
  const photo = main(page).getByRole('img', { name: 'Your photo', exact: true });
  await expect(photo).toBeVisible();
  await expect.poll(() => photo.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(100);
  await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
  await expect(page.getByRole('banner').locator('img[src^="/media/p"]')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expectAccessible(page, 'a profile with a photo');
  await main(page).getByText('Remove photo').click();
  await main(page).getByRole('button', { name: 'Yes, remove it' }).click();
  await expect(photo).toHaveCount(0);
  await expect(page.getByRole('banner').locator('img[src^="/media/p"]')).toHaveCount(0);
});

test('photographs of a return that fail can be tried again', { tag: '@nightly' }, async ({ page, complaints }) => {
  const order = await buy(page.request, { place: 0 });
  await deliver(page.request, order.parcels[0]?._id ?? '');
  await page.goto(`/orders/${order.number}/report`);
  await hydrated(page);
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/return-photos', async (route) => {
    await isReleased;
    await route.abort();
  });
  await main(page)
    .getByLabel('Add photographs')
    .setInputFiles([
      { name: 'icon-512.png', mimeType: 'image/png', buffer: await readFile(icon) },
      { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') },
    ]);
  // The thumbnail is there before the photograph has been sent.
  await expect(main(page).getByRole('img', { name: 'Photograph 1' })).toBeVisible();
  release();
  await expect(page.getByRole('alert').filter({ hasText: 'notes.png could not be read as a picture.' })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'icon-512.png could not be sent.' })).toBeVisible();
  forgive(complaints);
  await page.unroute('**/return-photos');
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await expect(main(page).getByRole('img', { name: 'Photograph 1' })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a photo for the profile', { tag: '@nightly' }, async ({ page, complaints }) => {
    await signUp(page);
    await page.goto('/hi/me');
    await main(page)
      .getByLabel('फ़ोटो चुनें')
      .setInputFiles([{ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') }]);
    await main(page).getByRole('button', { name: 'फ़ोटो लगाएँ' }).click();
    await expect(main(page).getByText('यह फ़ाइल फ़ोटो की तरह पढ़ी नहीं जा सकी।')).toBeVisible();
    forgive(complaints);
    await main(page).getByLabel('फ़ोटो चुनें').setInputFiles(icon);
    await main(page).getByRole('button', { name: 'फ़ोटो लगाएँ' }).click();
    await expect(main(page).getByText('आपकी फ़ोटो सहेज ली गई।')).toBeVisible();
    await expect(main(page).getByRole('img', { name: 'आपकी फ़ोटो' })).toBeVisible();
    await main(page).getByText('फ़ोटो हटाएँ').click();
    await main(page).getByRole('button', { name: 'हाँ, हटा दें' }).click();
    await expect(main(page).getByText('आपकी फ़ोटो हटा दी गई।')).toBeVisible();
    await expect(main(page).getByRole('img', { name: 'आपकी फ़ोटो' })).toHaveCount(0);
  });

  test('a return with photographs', { tag: '@nightly' }, async ({ page, complaints }) => {
    const order = await buy(page.request, { place: 0 });
    await deliver(page.request, order.parcels[0]?._id ?? '');
    await page.goto(`/orders/${order.number}/report`);
    const choose = main(page).getByLabel('Add photographs');
    await main(page).getByLabel('What happened').fill('The rim is chipped.');
    const image = { mimeType: 'image/png', buffer: Buffer.from('not a picture') };
    await choose.setInputFiles([{ name: 'notes.png', ...image }]);
    await main(page).getByRole('button', { name: 'Send to the seller' }).click();
    await expect(main(page).getByText('One of the photographs could not be read.').first()).toBeVisible();
    forgive(complaints);
    await expect(main(page).getByLabel('What happened')).toHaveValue('The rim is chipped.');
    await main(page).getByLabel('Add photographs').setInputFiles([icon, 'public/icon-192.png']);
    await main(page).getByRole('button', { name: 'Send to the seller' }).click();
    await expect(main(page).getByText('Your report is with the seller.')).toBeVisible();
    await expect
      .poll(
        async () => {
          await page.reload();
          return main(page)
            .getByRole('link', { name: /^Photograph/ })
            .count();
        },
        { timeout: 60_000 },
      )
      .toBe(2);
  });
});
