import type { Page } from '@playwright/test';
import { expect, expectAccessible, visitorTest as test } from './support/fixtures.ts';
import { newAddress, newestMail, sentCode } from './support/mails.ts';

test.describe.configure({ timeout: 180_000 });

const main = (page: Page) => page.getByRole('main');

async function expectFits(page: Page): Promise<void> {
  await expectAccessible(page);
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
}

test('a code that was mailed proves the mailbox before an order in cash', async ({ page, request, complaints }) => {
  const email = newAddress('cash');
  await page.goto('/checkout/code');
  await expectFits(page);
  await main(page).getByRole('textbox', { name: 'Email' }).fill(email);
  await main(page).getByRole('button', { name: 'Send me a code' }).click();
  await expect(main(page).getByText(email)).toBeVisible();
  await expectFits(page);
  await main(page).getByRole('textbox', { name: 'Code' }).fill('000000');
  await main(page).getByRole('button', { name: 'Go on to the order' }).click();
  await expect(main(page).getByText('This code is not right, or it has expired.').first()).toBeVisible();
  await main(page)
    .getByRole('textbox', { name: 'Code' })
    .fill(await sentCode(request, email));
  await main(page).getByRole('button', { name: 'Go on to the order' }).click();
  await expect(page).not.toHaveURL(/checkout\/code/);
  expect((await page.context().cookies()).some(({ name, httpOnly }) => name.includes('cash-proof') && httpOnly)).toBe(true);
  // The browser reports the rejected form itself.
  complaints.splice(0, complaints.length, ...complaints.filter((each) => !each.includes('422')));
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the code is asked for and entered by forms alone', async ({ page, request }) => {
    const email = newAddress('cash');
    await page.goto('/hi/checkout/code');
    await main(page).getByLabel('ई-मेल').fill(email);
    await main(page).getByRole('button', { name: 'मुझे कोड भेजें' }).click();
    const mail = await newestMail(request, email, /नक़द/);
    await main(page)
      .getByLabel('कोड')
      .fill(/(?<!\d)\d{6}(?!\d)/.exec(mail)?.[0] ?? '');
    await main(page).getByRole('button', { name: 'ऑर्डर पर जाएँ' }).click();
    await expect(page).toHaveURL(/\/hi\/checkout$/);
  });
});
