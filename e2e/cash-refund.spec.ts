import type { Page } from '@playwright/test';
import { expect, expectAccessible, visitorTest as test } from './support/fixtures.ts';
import { operate } from './support/operate.ts';
import { buy, proveAddress } from './support/placed-orders.ts';

test.describe.configure({ timeout: 240_000 });

const main = (page: Page) => page.getByRole('main');
/** Leaves out that the browser reports the rejected form itself. */
const forgive = (complaints: string[]) => complaints.splice(0, complaints.length, ...complaints.filter((each) => !each.includes('422')));

/** A cash order that has arrived, and of which the shop gives a part back. */
async function owed(page: Page) {
  const order = await buy(page.request, { place: 0, method: 'cod' });
  await proveAddress(page.request, order);
  for (const step of ['pack', 'ship', 'deliver']) await operate(page.request, 'parcel', order.parcels[0]?._id ?? '', step);
  await operate(page.request, 'goodwill', order.number, '25', '--reason', 'A scratch on the rim');
  return order;
}

async function expectFits(page: Page): Promise<void> {
  await expectAccessible(page);
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
}

test('a refund of cash: the buyer says where it goes, the operator pays it', async ({ page, complaints }) => {
  const { number } = await owed(page);
  await page.goto(`/orders/${number}`);
  await expectFits(page);
  await main(page).getByRole('link', { name: 'Say where to send it' }).click();
  await expect(main(page).getByRole('heading', { name: 'Where to send a refund' })).toBeVisible();
  await expectFits(page);
  await main(page).getByRole('textbox', { name: 'UPI id' }).fill('asha.verma');
  await main(page).getByRole('button', { name: 'Save' }).click();
  await expect(main(page).getByText('A UPI id looks like name@bank.').first()).toBeVisible();
  await expectFits(page);
  await main(page).getByRole('textbox', { name: 'UPI id' }).fill('asha.verma@okaxis');
  await main(page).getByRole('button', { name: 'Save' }).click();
  await expect(main(page).getByText('Thank you. Refunds of this order go there.')).toBeVisible();
  await expect(main(page).getByText('UPI id ending …rma@okaxis').first()).toBeVisible();
  const row = (await operate(page.request, 'refund-file')).split('\n').find((each) => each.includes(number)) ?? '';
  expect(row).toContain(`,${number},25.00,UPI,asha.verma@okaxis,`);
  await operate(page.request, 'refund', row.split(',')[0] ?? '', 'done', '--ref', '412345678901');
  await page.goto(`/orders/${number}`);
  await expect(main(page).getByText('bank reference 412345678901')).toBeVisible();
  expect(await operate(page.request, 'refund-file')).not.toContain(number);
  expect(await operate(page.request, 'check-books')).toContain('agree');
  forgive(complaints);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a bank account is named with its number typed twice', { tag: '@nightly' }, async ({ page, complaints }) => {
    const { number } = await owed(page);
    await page.goto(`/hi/orders/${number}/refund-to`);
    await main(page).getByRole('radio', { name: 'बैंक खाते में' }).check();
    await main(page).getByLabel('खाता किसके नाम है').fill('Asha Verma');
    await main(page).getByLabel('खाता नंबर', { exact: true }).fill('001234567890');
    await main(page).getByLabel('खाता नंबर एक बार फिर').fill('001234567899');
    await main(page).getByLabel('IFSC').fill('sbin0001234');
    await main(page).getByRole('button', { name: 'सहेजें' }).click();
    await expect(main(page).getByText('यह वही नंबर नहीं है।').first()).toBeVisible();
    await main(page).getByLabel('खाता नंबर एक बार फिर').fill('001234567890');
    await main(page).getByRole('button', { name: 'सहेजें' }).click();
    await expect(main(page).getByText('…7890').first()).toBeVisible();
    forgive(complaints);
  });
});
