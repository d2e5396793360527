import type { Page } from '@playwright/test';
import { expect, expectAccessible, forgive, visitorTest as test } from './support/fixtures.ts';
import { operate } from './support/placed-orders.ts';
import { openOwnShop } from './support/selling.ts';

/** Fills the form of a new product, but for its price. */
async function fillProduct(page: Page, code: string): Promise<void> {
  await page.getByLabel('Name in English').fill('Blue pottery bowl');
  await page.getByLabel('Story in English').fill('Thrown and painted by hand in Jaipur.');
  for (const label of ['Category', 'Made by', 'Material', 'Technique'])
    await page.getByLabel(label, { exact: true }).selectOption({ index: 1 });
  await page.getByLabel('HSN').fill('6912');
  await page.getByLabel('Weight in grams').fill('600');
  await page.getByLabel('Size').first().fill('One size');
  await page.getByLabel('Your code').first().fill(code);
  await page.getByLabel('In stock').first().fill('4');
}

test('a product is written, sent, approved by the operator, and its price and stock are changed at once', async ({ page, complaints }) => {
  const shop = await openOwnShop(page);
  await page.goto(shop);
  await page.getByRole('link', { name: 'Pieces', exact: true }).click();
  await expect(page.getByText(/We read it before buyers see it/)).toBeVisible();
  await expectAccessible(page, 'no pieces');
  await page.getByRole('button', { name: 'Add a piece' }).click();
  await expect(page.getByText('Being written')).toBeVisible();
  await fillProduct(page, 'BOWL');
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
    await page.getByLabel('Name in English').fill('Clay lamp');
    await page.getByLabel('HSN').fill('6912');
    await page.getByLabel('Price in rupees, GST included').fill('1000');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('✓ Saved.')).toBeVisible();
    await expect(page.getByLabel('Name in English')).toHaveValue('Clay lamp');
    await expect(page.getByText('Reaches your bank')).toBeVisible();
    await page.goto(`/hi${new URL(page.url()).pathname}`);
    await expect(page.getByText('आपके बैंक में पहुँचेगा')).toBeVisible();
  });
});
