import type { Page } from '@playwright/test';
import { csvLine, parseCsv } from '../src/shared/csv.ts';
import { expect, expectAccessible, forgive, visitorTest as test } from './support/fixtures.ts';
import { joinTeam } from './support/selling.ts';

/** The export of a shop, with some of its cells changed. */
async function exported(page: Page, shop: string, change: (cells: string[], header: string[]) => string[]): Promise<Buffer> {
  const answer = await page.request.get(`/api/v1/shops/${shop.slice('/hub/'.length)}/product-export`);
  const [header = [], ...rows] = parseCsv(await answer.text()) ?? [];
  return Buffer.from([header, ...rows.map((cells) => change([...cells], header))].map(csvLine).join('\n'));
}

async function sendFile(page: Page, shop: string, buffer: Buffer): Promise<void> {
  await page.goto(`${shop}/imports`);
  await page.getByLabel('CSV file').setInputFiles({ name: 'pots.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Send the file' }).click();
  await page.getByRole('button', { name: 'Check the lines' }).click();
}

test('an owner imports a changed export, undoes it, then changes prices and stock on one page', async ({ page, complaints }) => {
  const { shop } = await joinTeam(page, 'owner');
  let product = 0;
  const file = await exported(page, shop, (cells, header) => {
    // Others buy from the shop meanwhile: a blank count stays as it is.
    cells[header.indexOf('In stock')] = '';
    // Further variants of a product have no name.
    if (cells[header.indexOf('Name in English')] === '') return cells;
    product++;
    if (product === 1) cells[header.indexOf('In stock')] = '77';
    if (product === 2) cells[header.indexOf('Price in rupees')] = 'cheap';
    return cells;
  });
  await sendFile(page, shop, file);
  await expect(page.getByText(/Changed: 1\. New drafts: 0\..*Left out: [1-9]/)).toBeVisible();
  await expect(page.getByText(/“cheap” This cannot be read. Write an amount/)).toBeVisible();
  await expectAccessible(page, 'a checked import');
  await page.getByRole('link', { name: /^Changed 1$/ }).click();
  await expect(page.getByText(/In stock: \d+ → 77/)).toBeVisible();
  await page.getByRole('button', { name: 'Apply 1 line' }).click();
  await expect(page.getByText('Lines applied: 1.')).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Undo this import' }).click();
  await expect(page.getByText('Lines as they were before: 1.')).toBeVisible({ timeout: 20_000 });

  await page.goto(`${shop}/stock`);
  const [stock, below] = [0, 1].map((index) => page.getByRole('textbox', { name: /^In stock:/ }).nth(index));
  if (!stock || !below) throw new Error('no cells');
  const before = [await stock.inputValue(), await below.inputValue()];
  await stock.focus();
  await page.keyboard.press('Enter');
  await expect(below).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await stock.evaluate(
    (cell, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      cell.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    `${Number(before[0]) + 1}\nmany\n`,
  );
  await expect(page.getByText('2 changed, not saved yet')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Cells saved: 1.')).toBeVisible();
  await expect(below).toHaveAttribute('aria-invalid', 'true');
  await expect(below).toHaveValue('many');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Cells as they were before: 1.')).toBeVisible();
  await expect(stock).toHaveValue(before[0] ?? '');
  await expect(below).toHaveValue(before[1] ?? '');
  forgive(complaints);
});

test.describe('without scripts', { tag: '@nightly' }, () => {
  test.use({ javaScriptEnabled: false });

  test('a file is refused with what to do, a price is confirmed, and cells of the sheet are saved and undone', async ({
    page,
    complaints,
  }) => {
    const { shop } = await joinTeam(page, 'owner');
    await page.goto(`${shop}/imports`);
    await page.getByRole('button', { name: 'Send the file' }).click();
    await expect(page.getByText('Choose a file.')).toBeVisible();
    await page.getByLabel('CSV file').setInputFiles({ name: 'pots.xlsx', mimeType: 'text/csv', buffer: Buffer.from('PK\u0003\u0004') });
    await page.getByRole('button', { name: 'Send the file' }).click();
    await expect(page.getByText(/This is a spreadsheet, not a CSV/)).toBeVisible();
    let line = 0;
    const file = await exported(page, shop, (cells, header) => {
      const price = header.indexOf('Price in rupees');
      if (++line === 1) cells[price] = String(Math.round(Number(cells[price]) * 4));
      return cells;
    });
    await sendFile(page, shop, file);
    await page.getByRole('checkbox', { name: 'Line 2: the price is right' }).check();
    await page.getByRole('button', { name: 'Confirm the picked prices' }).click();
    await expect(page.getByRole('button', { name: 'Apply 1 line' })).toBeVisible();
    await page.goto(`${shop}/stock`);
    const stock = page.getByRole('textbox', { name: /^In stock:/ }).first();
    const before = await stock.inputValue();
    await stock.fill('43');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Cells saved: 1.')).toBeVisible();
    await expect(stock).toHaveValue('43');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(stock).toHaveValue(before);
    // The form without a file.
    forgive(complaints);
  });
});
