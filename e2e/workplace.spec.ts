import { demoAccounts } from '../src/server/demo-accounts.ts';
import { fillLogin, openAccount } from './support/account-forms.ts';
import { expect, expectAccessible, forgive, visitorTest as test } from './support/fixtures.ts';

const seller = demoAccounts.find(({ role }) => role === 'seller');
if (!seller) throw new Error('there is no demo seller');

test('a seller who opens the hub signs in and lands in the shop; without one the hub says so', async ({ page, complaints }) => {
  await page.goto('/hub');
  await expect(page).toHaveURL(/\/login\?next=%2Fhub$/);
  await fillLogin(page, seller.email, seller.password);
  await expect(page).toHaveURL(/\/hub\/morpankh-karigar-sahakari-samiti$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Returns that wait for you' })).toBeVisible();
  await page.context().clearCookies();
  await openAccount(page.request);
  for (const [language, path] of [
    ['en', '/hub'],
    ['hi', '/hi/hub'],
  ] as const) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page, `${path}, ${colorScheme}`);
    }
  }
  await page.goto('/console');
  await expect(page.getByRole('heading', { level: 1, name: 'Not for this account' })).toBeVisible();
  forgive(complaints);
});
