import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, forgive, visitorTest as test } from './support/fixtures.ts';
import { operate } from './support/placed-orders.ts';
import { fillProduct, openOwnShop } from './support/selling.ts';

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

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a product is saved in parts, shows what reaches the bank, and is read in Hindi', async ({ page }) => {
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
