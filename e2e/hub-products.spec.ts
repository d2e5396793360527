import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, forgive, visitorTest as test } from './support/fixtures.ts';
import { operate } from './support/operate.ts';
import { fillProduct, joinTeam, openOwnShop } from './support/selling.ts';

const photos = ['public/icon-192.png', 'public/apple-touch-icon.png'];

/** Waits until the scripts of the form run. */
const formWorks = (page: Page) => page.getByLabel('Take a photograph').waitFor({ state: 'attached' });

test('a product is written, sent, approved by the operator, and its price and stock are changed at once', async ({ page, complaints }) => {
  const shop = await openOwnShop(page);
  await page.goto(shop);
  await page.getByRole('link', { name: 'Pieces', exact: true }).click();
  await expect(page.getByText(/We read it before buyers see it/)).toBeVisible();
  await expectAccessible(page, 'no pieces');
  await page.getByRole('button', { name: 'Add a piece' }).click();
  await expect(page.getByText('Being written')).toBeVisible();
  await formWorks(page);
  await page.getByLabel('Choose photographs').setInputFiles(photos);
  await fillProduct(page, 'BOWL');
  await expect(page.getByText('2 of 2 sent')).toBeVisible();
  await expect(page.getByText('Getting ready…')).toHaveCount(0, { timeout: 20_000 });
  await page.getByLabel('What it shows, in English').first().fill('From above');
  await page.getByRole('button', { name: 'Later: Photograph 1 of 2' }).press('ArrowRight');
  await expect(page.getByLabel('What it shows, in English').nth(1)).toHaveValue('From above');
  await expect(page.getByText(/Saved by itself/)).toBeVisible();
  await page.getByRole('button', { name: 'Save and send to us' }).click();
  await expect(page.getByText('Look at these fields again')).toBeVisible();
  await expect(page.getByLabel('Price in rupees, GST included')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page, 'errors of a draft');
  await page.getByLabel('Price in rupees, GST included').fill('1,299.50');
  await page.getByRole('button', { name: 'Save and send to us' }).click();
  await expect(page.getByRole('link', { name: /Blue pottery bowl.*We are reading it/ })).toBeVisible();
  const draft = (await page.getByRole('link', { name: /Blue pottery bowl/ }).getAttribute('href'))?.split('/').at(-1) ?? '';
  await operate(page.request, 'draft', draft, 'approve');
  await page.reload();
  await expectAccessible(page, 'pieces');
  await page.getByRole('link', { name: /Blue pottery bowl.*₹1,299\.50.*4 in stock/ }).click();
  await expectAccessible(page, 'piece');
  await page.getByLabel('Price in rupees, GST included').fill('1,450');
  await page.getByRole('button', { name: 'Change the price' }).click();
  await expect(page.getByLabel('Price in rupees, GST included')).toHaveValue('1450');
  await page.getByLabel(/^In stock: One size/).fill('9');
  await page.getByRole('button', { name: 'Change the count' }).click();
  await page.getByRole('link', { name: 'Earlier versions' }).click();
  await page.getByRole('link', { name: /See what changed.*Version 1$/ }).click();
  await expect(page.getByText('Blue pottery bowl').last()).toBeVisible();
  await page.getByRole('button', { name: 'Begin a draft with this version' }).click();
  await expect(page.getByRole('link', { name: 'Compare it with what is live' })).toBeVisible();
  await page.getByRole('button', { name: 'Duplicate' }).click();
  await expect(page.getByLabel('Name in English')).toHaveValue('Blue pottery bowl (copy)');
  await page.getByRole('link', { name: 'Back to your pieces' }).click();
  await expect(page.getByRole('link', { name: /₹1,450.*9 in stock/ })).toBeVisible();
  forgive(complaints);
});

test('a lost line and another tab lose neither photographs nor words', { tag: '@nightly' }, async ({ page, context, complaints }) => {
  const shop = await openOwnShop(page);
  await page.goto(`${shop}/products`);
  await page.getByRole('button', { name: 'Add a piece' }).click();
  await formWorks(page);
  await page.route('**/photos', (route) => route.abort());
  await page.getByLabel('Choose photographs').setInputFiles([
    { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') },
    { name: 'icon.png', mimeType: 'image/png', buffer: await readFile(photos[0] ?? '') },
  ]);
  await expect(page.getByText(/notes.png: This file cannot be read/)).toBeVisible();
  await expect(page.getByText('No connection. It goes on by itself.')).toBeVisible();
  await page.unroute('**/photos');
  await expect(page.getByText('1 of 2 sent')).toBeVisible({ timeout: 20_000 });
  const other = await context.newPage();
  await other.goto(page.url());
  await formWorks(other);
  await other.getByLabel('Name in English').fill('Theirs');
  await expect(other.getByText(/Saved by itself/)).toBeVisible();
  await page.getByLabel('Name in English').fill('Ours');
  await expect(page.getByText(/Someone else saved this draft meanwhile/)).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Theirs' })).toBeVisible();
  await expect(page.getByLabel('Name in English')).toHaveValue('Ours');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('✓ Saved.')).toBeVisible();
  await page.getByText('Several colours and sizes').click();
  await page.getByLabel('Colours in English').fill('Blue, White');
  await page.getByLabel('Sizes', { exact: true }).fill('S, L');
  await page.getByRole('button', { name: 'Add the missing ones' }).click();
  await expect(page.getByLabel('Your code')).toHaveCount(5);
  await page.getByLabel('Name in Hindi').fill('हमारा');
  // Leaving saves what was typed a moment ago.
  await page.getByRole('link', { name: 'See it as buyers will' }).click();
  await expect(page.getByRole('heading', { name: 'Ours' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the form' }).click();
  await expect(page.getByLabel('Name in Hindi')).toHaveValue('हमारा');
  forgive(complaints);
});

test('a photograph is cropped with the keys, keeps what was said of it, and the whole one can be put back', { tag: '@nightly' }, async ({
  page,
  complaints,
}) => {
  const shop = await openOwnShop(page);
  await page.goto(`${shop}/products`);
  await page.getByRole('button', { name: 'Add a piece' }).click();
  await formWorks(page);
  await page.getByLabel('Choose photographs').setInputFiles(['public/icon-512.png', photos[0] ?? '']);
  await expect(page.getByRole('button', { name: 'Crop: Photograph 2 of 2' })).toBeVisible({ timeout: 20_000 });
  // The description is not saved yet.
  await page.getByLabel('What it shows, in English').first().fill('From above');
  await page.getByRole('button', { name: 'Crop: Photograph 1 of 2' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Crop the photograph' });
  await dialog.getByLabel('Shape').selectOption('Upright, 4:5');
  const zoom = dialog.getByLabel('Zoom');
  for (let press = 0; press < 10; press++) await zoom.press('ArrowRight');
  await expect(zoom).toHaveValue('2');
  await dialog.getByLabel('Left to right').press('Home');
  await expectAccessible(page, 'cropping a photograph');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  // A lost line loses nothing that was chosen.
  await page.route('**/photos?replaces=*', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Keep this part' }).press('Enter');
  await expect(dialog.getByText('We could not reach the shop. Try again when you are connected.')).toBeVisible();
  await page.unroute('**/photos?replaces=*');
  await dialog.getByRole('button', { name: 'Keep this part' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Put it back' })).toBeFocused();
  await expect(page.getByLabel('What it shows, in English').first()).toHaveValue('From above');
  const cover = page.getByRole('img', { name: 'From above' });
  await expect(page.getByRole('button', { name: 'Crop: Photograph 1 of 2' })).toBeVisible({ timeout: 20_000 });
  // The largest file of 512 px is 480 px wide.
  expect(await cover.evaluate((image: HTMLImageElement) => image.decode().then(() => [image.naturalWidth, image.naturalHeight]))).toEqual([
    192, 240,
  ]);
  await page.getByRole('button', { name: 'Put it back' }).click();
  await expect(page.getByText('Photograph 1 of 3')).toBeVisible();
  await page.goto(`/hi${new URL(page.url()).pathname}`);
  await page.getByRole('button', { name: 'काटें: 3 में से फ़ोटो 1' }).click();
  await expect(page.getByRole('dialog', { name: 'फ़ोटो काटें' }).getByRole('button', { name: 'यह हिस्सा रखें' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'काटें: 3 में से फ़ोटो 1' })).toBeFocused();
  forgive(complaints);
});

/**
 * Opens a draft of a product of a shop of the demonstration, for an owner.
 * @param index of the product: tests of one product share its draft
 * @returns the path of the shop
 */
async function openDraft(page: Page, index: number): Promise<string> {
  const { shop } = await joinTeam(page, 'owner');
  await page.goto(`${shop}/products`);
  await page.locator('section[aria-labelledby=approved] li a').nth(index).click();
  await page.getByRole('button', { name: 'Change the words' }).click();
  return shop;
}

test('what a draft changes is shown word by word, in both languages and on each side alone', { tag: '@nightly' }, async ({
  page,
  complaints,
}) => {
  await openDraft(page, 0);
  const title = page.getByLabel('Name in English');
  const before = await title.inputValue();
  await title.fill(`${before} with lotus`);
  await page.getByRole('link', { name: 'Compare it with what is live' }).click();
  await expect(page.locator('ins').filter({ hasText: 'with lotus' })).toHaveText('Added: with lotus');
  await expectAccessible(page, 'changes of a draft');
  await page.getByRole('link', { name: 'Live now' }).click();
  await expect(page.locator('ins')).toHaveCount(0);
  await expect(page.getByText(before, { exact: true })).toBeVisible();
  await expect(page.getByText('with lotus')).toHaveCount(0);
  forgive(complaints);
});

test('a missing word and a GI mark are asked for from the form', { tag: '@nightly' }, async ({ page, complaints }) => {
  const shop = await openDraft(page, 1);
  await page.getByLabel('GI mark, if you may use one').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('link', { name: 'Send the proof' }).click();
  await page.getByLabel('Number of the authorised user').fill('AU/1/GI/2');
  await page.getByLabel('Registered on').fill('2024-04-01');
  await page.getByLabel('Valid until').fill('2099-03-31');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved. Now send the certificate below.')).toBeVisible();
  await expectAccessible(page, 'a GI mark');
  await page.goto(`${shop}/words`);
  await page.getByLabel('The word in English').fill('Brass');
  await page.getByLabel('The word in Hindi').fill('पीतल');
  await page.getByLabel('What it is, and why no other word fits').fill('A metal.');
  await page.getByRole('button', { name: 'Propose it' }).click();
  await expect(page.getByText('We have this word already: brass.')).toBeVisible();
  await page.getByLabel('The word in English').fill(`Rogan ${Date.now()}`);
  await page.getByLabel('The word in Hindi').fill('रोगन');
  await page.getByRole('button', { name: 'Propose it' }).click();
  await expect(page.getByText('We are looking at it')).toBeVisible();
  forgive(complaints);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a draft is compared with what is live', { tag: '@nightly' }, async ({ page }) => {
    await openDraft(page, 2);
    const title = page.getByLabel('Name in English');
    await title.fill(`${await title.inputValue()} with lotus`);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('link', { name: 'Compare it with what is live' }).click();
    await expect(page.locator('ins')).toHaveText('Added: with lotus');
  });

  test('a product is saved in parts, shows what reaches the bank, and is read in Hindi', { tag: '@nightly' }, async ({ page }) => {
    const shop = await openOwnShop(page);
    for (const [form, fields] of [
      ['names', { legalName: 'Sunita Devi', kind: 'studio', address: '12 Rose Lane, Jaipur', state: 'Rajasthan' }],
      ['tax', { scheme: 'unregistered', pan: 'AAAPD1234E', enrolmentNo: '080000001234ABC' }],
    ] as const) {
      const saved = await page.request.post(`/api/v1/shops/${shop.slice('/hub/'.length)}/settings/${form}`, { data: fields });
      expect(saved.status()).toBe(200);
    }
    await page.goto(`${shop}/products`);
    await page.getByRole('button', { name: 'Add a piece' }).click();
    await page.getByLabel('Choose photographs').setInputFiles(photos);
    await page.getByRole('button', { name: 'Send the photographs' }).click();
    await page.getByLabel('Name in English').fill('Clay lamp');
    await page.getByRole('button', { name: 'Take out: Photograph 1 of 2' }).click();
    // Each press saves the words that were typed.
    await expect(page.getByLabel('Name in English')).toHaveValue('Clay lamp');
    await expect(page.getByRole('button', { name: 'Put it back' })).toBeVisible();
    await page.getByLabel('HSN').fill('6912');
    await page.getByLabel('Price in rupees, GST included').fill('1000');
    await page.getByLabel('Name in Hindi').fill('मिट्टी का दीया');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('✓ Saved.')).toBeVisible();
    await expect(page.getByLabel('Name in English')).toHaveValue('Clay lamp');
    await expect(page.getByLabel('Name in Hindi')).toHaveValue('मिट्टी का दीया');
    await expect(page.getByText('Reaches your bank')).toBeVisible();
    await page.goto(`/hi${new URL(page.url()).pathname}`);
    await expect(page.getByText('आपके बैंक में पहुँचेगा')).toBeVisible();
  });
});
