import { openAccount, password } from './support/account-forms.ts';
import { expect, expectAccessible, forgive, hydrated, visitorTest as test } from './support/fixtures.ts';

test('a person sees what happened in the account, pages through it, and why a session has ended', { tag: '@nightly' }, async ({
  page,
  request,
  complaints,
}) => {
  const { email, token } = await openAccount(page.request);
  const guess = () => request.post('/api/v1/users/login', { data: { email, password: 'not the password' } });
  expect((await guess()).status()).toBe(401);
  await page.goto('/account/security');
  await hydrated(page);
  const part = page.getByRole('region', { name: 'What happened in your account' });
  await expect(part.getByRole('listitem').first()).toContainText('Someone could not log in: wrong password');
  await expect(part.getByRole('listitem').first()).not.toContainText('This browser');
  await expect(part.getByRole('listitem').last()).toContainText('The account was opened');
  await expectAccessible(page, 'security');
  await page.goto('/hi/account/security');
  await hydrated(page);
  await expect(page.getByRole('region', { name: 'आपके खाते में क्या-क्या हुआ' }).getByRole('listitem').last()).toContainText('यही ब्राउज़र');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);

  // More than a page: older events are one link away, and so is the way back.
  let headers = { authorization: `Bearer ${token}` };
  for (let n = 0; n < 10; n++) {
    const entered = await request.post('/api/v1/users/reauthenticate', { headers, data: { password } });
    expect(entered.status()).toBe(200);
    headers = { authorization: `Bearer ${((await entered.json()) as { token: string }).token}` };
  }
  for (let n = 0; n < 11; n++) expect((await request.get('/api/v1/users/export', { headers })).ok() || n >= 5).toBe(true);
  for (let n = 0; n < 8; n++) await guess();

  // Another browser took the session further: this one is asked to log in again, and hears why.
  await page.goto('/account/security');
  await expect(page).toHaveURL(/\/login\?next=%2Faccount%2Fsecurity&ended=1$/);
  await hydrated(page);
  await expect(page.getByRole('status').filter({ hasText: 'You were logged out' })).toBeVisible();
  await page.getByRole('main').getByLabel('Email').fill(email);
  await page.getByRole('main').locator('[name=password]').fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/account\/security$/);
  await part.getByRole('link', { name: 'Earlier' }).click();
  await expect(part.getByRole('listitem').last()).toContainText('The account was opened');
  await part.getByRole('link', { name: 'Back to the newest' }).click();
  await expect(part.getByRole('link', { name: 'Earlier' })).toBeVisible();
  // No page lies before the first event of all.
  await page.goto('/account/security?after=1');
  await hydrated(page);
  await expect(part.getByText('Nothing happened in the last 90 days.')).toBeVisible();
  forgive(complaints);
});
