import type { Locator, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { awake, expect, expectAccessible, forgive, visitorTest as test } from './fixtures.ts';
import { sentCode, someone } from './mails.ts';
import { fillAddress, password, signUp } from './person.ts';
import { accountScreens } from './screens.ts';

async function open(page: Page, path: string): Promise<Locator> {
  await page.goto(path);
  await awake(page);
  return page.getByRole('main');
}

const toast = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });
const alarm = (page: Page, words: string) => page.getByRole('alert').filter({ hasText: words });

/** The menu at the side is a list too. */
const addressesOf = (main: Locator) => main.getByRole('listitem').filter({ has: main.page().getByRole('heading') });
const codesOf = (main: Locator) => main.locator('[data-alone-on-paper]').getByRole('listitem');

const saved = { label: 'Home', line1: '12 Lake Road', city: 'Udaipur', state: 'Rajasthan', postalCode: '313001' };

test('an address asks for what its country writes, and the PIN code has to fit the state', async ({ page, complaints }) => {
  await signUp(page);
  const main = await open(page, '/account/my-addresses');
  await main.getByRole('button', { name: 'Add new address' }).click();
  const add = page.getByRole('dialog', { name: 'Add New Address' });
  await fillAddress(add);
  await add.getByLabel('PIN code').fill('110001');
  await add.getByRole('button', { name: 'Save' }).click();
  await expect(add.getByLabel('PIN code')).toHaveAccessibleDescription(/must belong to the state/);
  await expect(add.getByLabel('State')).toHaveValue('Rajasthan');
  await add.getByLabel('Country').selectOption({ label: 'United Kingdom' });
  await expect(add.getByLabel('State or region')).toHaveJSProperty('tagName', 'INPUT');
  await add.getByLabel('Postal code').fill('SW1A 1AA');
  await add.getByLabel('Town or city').fill('London');
  await add.getByRole('button', { name: 'Save' }).click();
  await expect(add).toHaveCount(0);
  await expect(main.getByRole('listitem').getByText('United Kingdom')).toBeVisible();
  forgive(complaints);
});

test('an address that was changed elsewhere is told, and nothing typed is lost', async ({ page, complaints }) => {
  await signUp(page);
  const { added } = await (await page.request.post('/api/v1/users/addresses', { data: saved })).json();
  const main = await open(page, '/account/my-addresses');
  await main.getByRole('button', { name: 'Edit Home' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Address' });
  await edit.getByLabel('Address Details').fill('Mine 1');
  await page.request.put(`/api/v1/users/addresses/${added}`, { data: { ...saved, line1: 'Theirs 2', version: 1 } });
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit.getByText('changed somewhere else', { exact: false })).toBeVisible();
  await expect(edit.getByText('Theirs 2', { exact: false })).toBeVisible();
  await expect(edit.getByLabel('Address Details')).toHaveValue('Mine 1');
  await edit.getByRole('button', { name: 'Use the saved version' }).click();
  await expect(edit.getByLabel('Address Details')).toHaveValue('Theirs 2');
  await edit.getByLabel('Address Details').fill('Mine 3');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit).toHaveCount(0);
  await expect(main.getByText('Mine 3')).toBeVisible();
  forgive(complaints);
});

test('failures of an address are told in words and lose nothing', async ({ page, complaints }) => {
  await signUp(page);
  await page.request.post('/api/v1/users/addresses', { data: saved });
  const main = await open(page, '/account/my-addresses');
  const fail = (status: number) =>
    page.route('**/users/addresses**', (route) =>
      route.request().method() === 'GET'
        ? route.continue()
        : route.fulfill({ status, json: { code: 'INTERNAL', message: '', fields: {} } }),
    );
  await fail(500);
  await main.getByRole('button', { name: 'Delete Home' }).click();
  await expect(alarm(page, 'Failed to delete address.')).toBeVisible();
  await expect(addressesOf(main)).toHaveCount(1);
  await main.getByRole('button', { name: 'Edit Home' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Address' });
  await edit.getByLabel('Town or city').fill('Jaipur');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(alarm(page, 'Failed to save address.')).toBeVisible();
  await page.unroute('**/users/addresses**');
  await page.route('**/users/addresses**', (route) => route.abort());
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit.getByText('Something went wrong.').first()).toBeVisible();
  await expect(edit.getByLabel('Town or city')).toHaveValue('Jaipur');
  forgive(complaints);
});

test('Privacy & Settings: only what was changed is sent, and preferences are loaded first', async ({ page, complaints }) => {
  await signUp(page);
  await page.request.patch('/api/v1/users/updateMe', { data: { preferences: { promotionalEmails: true } } });
  const main = await open(page, '/account/privacy');
  const promotional = main.getByLabel('Receive promotional emails');
  await expect(promotional).toBeChecked();
  await promotional.uncheck();
  await main.getByLabel('Phone Number').fill('9876543210');
  const sent = page.waitForRequest('**/updateMe');
  await main.getByRole('button', { name: 'Save Changes' }).click();
  expect((await sent).postDataJSON()).toEqual({ phone: '9876543210', preferences: { promotionalEmails: false } });
  await expect(toast(page, 'Details updated successfully!')).toBeVisible();
  await expect(main.getByRole('row', { name: /Promotional emails withdrawn/ })).toBeVisible();
  await expect(main.getByRole('row', { name: /Promotional emails agreed/ })).toBeVisible();
  await page.route('**/updateMe', (route) => route.fulfill({ status: 500, json: { code: 'INTERNAL', message: '', fields: {} } }));
  await main.getByRole('button', { name: 'Save Changes' }).click();
  await expect(alarm(page, 'Failed to update details.')).toBeVisible();
  forgive(complaints);
});

test('another e-mail address asks for the password again and for the code that was sent to it', async ({ page, complaints }) => {
  const email = await signUp(page);
  const next = someone();
  const main = await open(page, '/account/privacy');
  let asked = false;
  await page.route('**/updateMe', (route) => {
    if (asked) return route.continue();
    asked = true;
    return route.fulfill({ status: 403, json: { code: 'REAUTHENTICATE', message: '', fields: {} } });
  });
  await main.getByLabel('Email', { exact: false }).first().fill(next);
  await main.getByRole('button', { name: 'Save Changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enter your password again' });
  await dialog.getByLabel(/^Password/).fill('not this one');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByLabel(/^Password/)).toHaveAccessibleDescription(/not your password/);
  await dialog.getByLabel(/^Password/).fill(password);
  await expectAccessible(page, 'password dialog');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/account\/email$/);
  await expect(main.getByText(next)).toBeVisible();
  await main.getByLabel('Code').fill('000000');
  await main.getByRole('button', { name: 'Use this address' }).click();
  await expect(main.getByLabel('Code')).toHaveAccessibleDescription(/Invalid or expired OTP/);
  await main.getByLabel('Code').fill(await sentCode(page.request, next, 'email'));
  await main.getByRole('button', { name: 'Use this address' }).click();
  await expect(toast(page, 'new email address')).toBeVisible();
  await expect(main.getByLabel('Email', { exact: false }).first()).toHaveValue(next);
  expect(next).not.toBe(email);
  forgive(complaints);
});

test('Security: devices in plain words, one is logged out, and all others', async ({ page, playwright, baseURL }) => {
  const email = await signUp(page);
  const others = await Promise.all(
    ['Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/131.0', 'curl/8.5.0', 'curl/8.5.0'].map(async (userAgent) => {
      const context = await playwright.request.newContext({ baseURL: baseURL ?? '', userAgent });
      expect((await context.post('/api/v1/users/login', { data: { email, password } })).status()).toBe(200);
      return context;
    }),
  );
  const main = await open(page, '/account/security');
  await expect(main.getByText('This device')).toHaveCount(1);
  await main.getByRole('button', { name: 'Log out Firefox on Windows' }).click();
  await expect(toast(page, 'That device is logged out.')).toBeVisible();
  await expect(main.getByText('Firefox on Windows')).toHaveCount(0);
  expect((await others[0]?.get('/api/v1/users/me'))?.status()).toBe(401);
  await main.getByRole('button', { name: 'Log out all other devices' }).click();
  await expect(main.getByText('You are not logged in anywhere else.')).toBeVisible();
  expect((await others[1]?.get('/api/v1/users/me'))?.status()).toBe(401);
  for (const context of others) await context.dispose();
});

test('an authenticator is set up with its picture, its secret and recovery codes, and removed', async ({ page, complaints }) => {
  test.slow();
  await signUp(page);
  const main = await open(page, '/account/security');
  await main.getByRole('link', { name: 'Set up an authenticator' }).click();
  await main.getByRole('button', { name: 'Begin' }).click();
  await expect(main.getByRole('img', { name: /QR code/ })).toBeVisible();
  expect(await main.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expectAccessible(page, 'authenticator');
  const secret = (await main.locator('[name=secret]').inputValue()) as string;
  await main.getByLabel('Code that the app shows').fill('000000');
  await main.getByRole('button', { name: 'Turn on' }).click();
  await expect(main.getByLabel('Code that the app shows')).toHaveAccessibleDescription(/not right/);
  await main.getByLabel('Code that the app shows').fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
  await main.getByRole('button', { name: 'Turn on' }).click();
  await expect(main.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused();
  await expect(codesOf(main)).toHaveCount(10);
  const code = await codesOf(main).first().textContent();
  const download = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('recovery-codes.txt');
  await expectAccessible(page, 'recovery codes');
  await page.emulateMedia({ media: 'print' });
  await expect(main.getByText(code ?? '')).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(main.getByRole('button')).toHaveCount(0);
  await page.emulateMedia({ media: null });
  await main.getByRole('link', { name: 'I have saved them' }).click();
  await expect(main.getByText('Logging in asks for a code from your authenticator app.')).toBeVisible();
  await main.getByRole('button', { name: 'Remove the authenticator' }).click();
  await expect(toast(page, 'From now on, logging in asks for your password only.')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Set up an authenticator' })).toBeVisible();
  forgive(complaints);
});

for (const [language, colorScheme] of [
  ['en', 'light'],
  ['hi', 'dark'],
] as const) {
  test(`every page of the account is open to everyone, and fits its screen (${language})`, async ({ page }) => {
    test.setTimeout(180_000);
    const phone = { width: 390, height: 844 };
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await signUp(page);
    await page.request.post('/api/v1/users/addresses', { data: saved });
    await page.request.patch('/api/v1/users/updateMe', { data: { preferences: { promotionalEmails: true } } });
    for (const path of [...accountScreens, '/account/privacy?done=details']) {
      await test.step(path, async () => {
        await page.goto(`${language === 'hi' ? '/hi' : ''}${path}`);
        await awake(page);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${path} overflows`).toBe(0);
        await expectAccessible(page, path);
        await page.setViewportSize({ width: 1280, height: 900 });
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${path} overflows a desk`).toBe(0);
        await page.setViewportSize(phone);
      });
    }
  });
}
