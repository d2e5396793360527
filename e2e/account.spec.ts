import type { Locator, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { awake, expect, expectAccessible, forgive, visitorTest as test } from './fixtures.ts';
import { sentCode, someone } from './mails.ts';
import { password, signUp } from './person.ts';

async function open(page: Page, path: string): Promise<Locator> {
  await page.goto(path);
  await awake(page);
  return page.getByRole('main');
}

const toast = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });
const alarm = (page: Page, words: string) => page.getByRole('alert').filter({ hasText: words });

async function fillAddress(form: Locator, label = 'Home'): Promise<void> {
  await form.getByLabel('Label').fill(label);
  await form.getByLabel('House and street').fill('12 Lake Road');
  await form.getByLabel('Town or city').fill('Udaipur');
  await form.getByLabel('PIN code').fill('313001');
  await form.getByLabel('State').selectOption('Rajasthan');
}

/** The menu at the side is a list too. */
const addressesOf = (main: Locator) => main.getByRole('listitem').filter({ has: main.page().getByRole('heading') });
const codesOf = (main: Locator) => main.locator('[data-alone-on-paper]').getByRole('listitem');

const saved = { label: 'Home', line1: '12 Lake Road', city: 'Udaipur', state: 'Rajasthan', postalCode: '313001' };

test('the account sidebar offers My Orders, My Addresses, My Wishlist, Account Privacy and Logout', async ({ page }) => {
  await signUp(page);
  await open(page, '/account');
  await expect(page).toHaveURL(/\/account\/my-orders$/);
  await expect(page.getByText("You haven't placed any orders yet.")).toBeVisible();
  const side = page.getByRole('navigation', { name: 'My Account' });
  for (const [name, path] of [
    ['My Addresses', '/account/my-addresses'],
    ['Account Privacy', '/account/privacy'],
    ['Security', '/account/security'],
    ['My Orders', '/account/my-orders'],
  ] as const) {
    await side.getByRole('link', { name }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(side.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  }
  await expect(side.getByRole('link', { name: 'My Wishlist' })).toHaveAttribute('href', '/account/wishlist');
  await side.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(toast(page, 'You are logged out.')).toBeVisible();
  expect((await page.request.get('/api/v1/users/me')).status()).toBe(401);
});

test('an unauthenticated user is asked to log in', async ({ page, request }) => {
  for (const path of ['/me', '/account/my-orders', '/account/my-addresses', '/account/privacy', '/account/security', '/account/export']) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status()).toBe(302);
    expect(answer.headers().location).toBe(`/login?next=${encodeURIComponent(path)}`);
  }
  await page.goto('/hi/me');
  await expect(page).toHaveURL(/\/hi\/login\?next=/);
});

test('Profile: links to orders, wishlist and account privacy, a profile info panel and an update form', async ({ page, complaints }) => {
  const email = await signUp(page);
  const main = await open(page, '/me');
  await expect(main.getByRole('heading', { level: 1, name: 'Asha Verma' })).toBeVisible();
  await expect(main.getByText(email)).toBeVisible();
  for (const [name, path] of [
    ['Orders', '/account/my-orders'],
    ['Wishlist', '/account/wishlist'],
    ['Account Privacy', '/account/privacy'],
  ] as const) {
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', path);
  }
  await main.getByLabel('Name').fill('Asha Devi');
  await main.getByLabel('Phone').fill('98765 43210');
  await main.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page, 'Profile updated successfully!')).toBeVisible();
  await expect(main.getByRole('heading', { level: 1, name: 'Asha Devi' })).toBeVisible();
  await expect(main.getByText('+919876543210')).toBeVisible();
  await main.getByLabel('Phone').fill('12');
  await main.getByRole('button', { name: 'Save Changes' }).click();
  await expect(main.getByLabel('Phone')).toHaveAccessibleDescription(/no phone number/);
  await main.getByLabel('Phone').fill('98765 43211');
  await page.route('**/updateMe', (route) => route.fulfill({ status: 500, json: { code: 'INTERNAL', message: '', fields: {} } }));
  await main.getByRole('button', { name: 'Save Changes' }).click();
  await expect(alarm(page, 'Failed to update profile.')).toBeVisible();
  await page.unroute('**/updateMe');
  await page.route('**/updateMe', (route) => route.abort());
  await main.getByRole('button', { name: 'Save Changes' }).click();
  await expect(alarm(page, 'Something went wrong!')).toBeVisible();
  await expect(main.getByLabel('Phone')).toHaveValue('98765 43211');
  forgive(complaints);
});

test('My Addresses: Add New Address, Edit Address, Delete with Undo', async ({ page }) => {
  await signUp(page);
  const main = await open(page, '/account/my-addresses');
  await main.getByRole('button', { name: 'Add new address' }).click();
  const add = page.getByRole('dialog', { name: 'Add New Address' });
  await expect(add.getByLabel('Label')).toHaveAttribute('placeholder', 'e.g., Home, Work');
  await add.getByRole('button', { name: 'Cancel' }).click();
  await expect(add).toHaveCount(0);
  await main.getByRole('button', { name: 'Add new address' }).click();
  await expect(add.getByRole('button', { name: 'Save' })).toBeVisible();
  await add.getByRole('button', { name: 'Save' }).click();
  await expect(add.getByLabel('Label')).toHaveAttribute('aria-invalid', 'true');
  await fillAddress(add);
  await expectAccessible(page, 'Add New Address');
  await add.getByRole('button', { name: 'Save' }).click();
  await expect(add).toHaveCount(0);
  const item = main.getByRole('listitem').filter({ hasText: 'Home' });
  await expect(item.getByText('12 Lake Road')).toBeVisible();
  await expect(item.getByText('Default address')).toBeVisible();

  await item.getByRole('button', { name: 'Edit Home' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Address' });
  await expect(edit.getByLabel('PIN code')).toHaveValue('313001');
  await edit.getByLabel('House and street').fill('14 Lake Road');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(item.getByText('14 Lake Road')).toBeVisible();

  await item.getByRole('button', { name: 'Delete Home' }).click();
  await expect(addressesOf(main)).toHaveCount(0);
  await expect(main.getByText('No address is saved yet.')).toBeVisible();
  await toast(page, 'Address deleted.').getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, 'The address is back.')).toBeVisible();
  await expect(item.getByText('14 Lake Road')).toBeVisible();
  const { data } = await (await page.request.get('/api/v1/users/addresses')).json();
  expect(data.addresses).toHaveLength(1);
  expect(data.addresses[0]).toMatchObject({ postalCode: '313001', isDefault: true });
});

test('an address asks for what its country writes, and the PIN code has to fit the state', async ({ page, complaints }) => {
  await signUp(page);
  const main = await open(page, '/account/my-addresses');
  await main.getByRole('button', { name: 'Add new address' }).click();
  const add = page.getByRole('dialog', { name: 'Add New Address' });
  await fillAddress(add);
  await add.getByLabel('PIN code').fill('110001');
  await add.getByRole('button', { name: 'Save' }).click();
  await expect(add.getByLabel('PIN code')).toHaveAccessibleDescription(/belongs to the state/);
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
  await edit.getByLabel('House and street').fill('Mine 1');
  await page.request.put(`/api/v1/users/addresses/${added}`, { data: { ...saved, line1: 'Theirs 2', version: 1 } });
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit.getByText('changed somewhere else', { exact: false })).toBeVisible();
  await expect(edit.getByText('Theirs 2', { exact: false })).toBeVisible();
  await expect(edit.getByLabel('House and street')).toHaveValue('Mine 1');
  await edit.getByRole('button', { name: 'Load the saved one' }).click();
  await expect(edit.getByLabel('House and street')).toHaveValue('Theirs 2');
  await edit.getByLabel('House and street').fill('Mine 3');
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
  await expect(main.getByRole('row', { name: /Promotional emails taken back/ })).toBeVisible();
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
  await expect(toast(page, 'new e-mail address')).toBeVisible();
  await expect(main.getByLabel('Email', { exact: false }).first()).toHaveValue(next);
  expect(next).not.toBe(email);
  forgive(complaints);
});

test('Change Password is real, and other devices are logged out', async ({ page, playwright, baseURL, complaints }) => {
  const email = await signUp(page);
  const other = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  expect((await other.post('/api/v1/users/login', { data: { email, password } })).status()).toBe(200);
  const main = await open(page, '/account/privacy');
  await main.getByRole('button', { name: 'Change Password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change Password' });
  await dialog.getByLabel('Current password').fill('wrong one');
  await dialog.getByLabel('New password', { exact: false }).first().fill('red sandstone fort');
  await dialog.getByLabel('New password again').fill('red sandstone fort');
  await dialog.getByRole('button', { name: 'Change Password' }).click();
  await expect(dialog.getByLabel('Current password')).toHaveAccessibleDescription(/not your password/);
  await dialog.getByLabel('Current password').fill(password);
  await dialog.getByRole('button', { name: 'Change Password' }).click();
  await expect(toast(page, 'Your password is changed.')).toBeVisible();
  expect((await page.request.get('/api/v1/users/me')).status()).toBe(200);
  expect((await other.get('/api/v1/users/me')).status()).toBe(401);
  await other.dispose();
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
  await expect(main.getByText('You are logged in nowhere else.')).toBeVisible();
  expect((await others[1]?.get('/api/v1/users/me'))?.status()).toBe(401);
  for (const context of others) await context.dispose();
});

test('an authenticator is set up with its picture, its secret and recovery codes, and removed', async ({ page, complaints }) => {
  test.slow();
  await signUp(page);
  const main = await open(page, '/account/security');
  await main.getByRole('link', { name: 'Set up an authenticator' }).click();
  await main.getByRole('button', { name: 'Begin' }).click();
  await expect(main.getByRole('img', { name: /square code/ })).toBeVisible();
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
  await main.getByRole('link', { name: 'I have kept them' }).click();
  await expect(main.getByText('Logging in asks for a code of your authenticator.')).toBeVisible();
  await main.getByRole('button', { name: 'Remove the authenticator' }).click();
  await expect(toast(page, 'Logging in asks for your password alone again.')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Set up an authenticator' })).toBeVisible();
  forgive(complaints);
});

test('what is kept can be read and taken along', async ({ page }) => {
  const email = await signUp(page);
  await page.request.post('/api/v1/users/addresses', { data: saved });
  const main = await open(page, '/account/export');
  await expect(main.getByText(email).first()).toBeVisible();
  await expect(main.getByText('12 Lake Road').first()).toBeVisible();
  const download = page.waitForEvent('download');
  await main.getByRole('link', { name: 'Download as JSON' }).click();
  expect((await download).suggestedFilename()).toBe('my-data.json');
});

test('Danger Zone: the dialog, "Account deleted." and home after 2 seconds', async ({ page, complaints }) => {
  const email = await signUp(page);
  const main = await open(page, '/account/privacy');
  await expect(
    main.getByText('Deleting your account is permanent. All your orders, addresses, and data will be erased.', { exact: true }),
  ).toBeVisible();
  await expect(main.getByText(/invoices/)).toBeVisible();
  const opener = main.getByRole('button', { name: 'Delete My Account' });
  const dialog = page.getByRole('dialog', { name: 'Are you sure?' });
  await opener.click();
  await expect(dialog.getByText('This will permanently delete your account and all your data!')).toBeVisible();
  await expectAccessible(page, 'Are you sure?');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(opener).toBeFocused();

  const answer = (status: number, body: object) => page.route('**/deleteMe', (route) => route.fulfill({ status, json: body }));
  await answer(409, { code: 'ACCOUNT_IN_USE', message: '', fields: { account: 'An order is on its way.' } });
  await opener.click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(alarm(page, 'Failed to delete account.')).toBeVisible();
  await expect(main.getByText('An order is on its way.', { exact: false })).toBeVisible();
  await page.unroute('**/deleteMe');
  await page.route('**/deleteMe', (route) => route.abort());
  await opener.click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(alarm(page, 'Error deleting account.')).toBeVisible();
  await page.unroute('**/deleteMe');
  await opener.click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Account deleted.')).toBeVisible();
  await expect(page).toHaveURL(/:\d+\/$/);
  expect((await page.request.post('/api/v1/users/login', { data: { email, password } })).status()).toBe(401);
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
    const paths = [
      '/me',
      '/account/my-orders',
      '/account/my-addresses',
      '/account/my-addresses/new',
      '/account/privacy?done=details',
      '/account/security',
      '/account/authenticator',
      '/account/password',
      '/account/email',
      '/account/confirm',
      '/account/export',
      '/account/delete',
      '/account-deleted',
    ];
    for (const path of paths) {
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

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('addresses are added, changed and deleted on pages of their own', async ({ page, complaints }) => {
    await signUp(page);
    await page.goto('/account/my-addresses');
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Add new address' }).click();
    await expect(main.getByRole('heading', { level: 1, name: 'Add New Address' })).toBeVisible();
    const form = main.locator('form[method=post]');
    await fillAddress(form);
    await form.getByLabel('PIN code').fill('110001');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByLabel('PIN code')).toHaveAccessibleDescription(/belongs to the state/);
    await expect(form.getByLabel('House and street')).toHaveValue('12 Lake Road');
    await expect(form.getByLabel('State')).toHaveValue('Rajasthan');
    await form.getByLabel('PIN code').fill('313001');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(main.getByText('Address saved.')).toBeVisible();
    await main.getByRole('link', { name: 'Edit Home' }).click();
    await form.getByLabel('House and street').fill('Mine 1');
    const { data } = await (await page.request.get('/api/v1/users/addresses')).json();
    await page.request.put(`/api/v1/users/addresses/${data.addresses[0]._id}`, { data: { ...saved, line1: 'Theirs 2', version: 1 } });
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(main.getByText('changed somewhere else', { exact: false })).toBeVisible();
    await expect(form.getByLabel('House and street')).toHaveValue('Mine 1');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(main.getByText('Mine 1')).toBeVisible();
    await main.getByRole('button', { name: 'Delete Home' }).click();
    await expect(main.getByText('Address deleted.')).toBeVisible();
    await expect(main.getByText('No address is saved yet.')).toBeVisible();
    await page.goto('/account/my-addresses/new?country=US');
    await expect(form.getByLabel('ZIP code')).toBeVisible();
    forgive(complaints);
  });

  test('profile, details, e-mail, password, authenticator, logout and deletion are forms of their pages', async ({ page, complaints }) => {
    await signUp(page);
    const main = page.getByRole('main');
    await page.goto('/me');
    await main.getByLabel('Name').fill('Asha Devi');
    await main.getByRole('button', { name: 'Save Changes' }).click();
    await expect(main.getByText('Profile updated successfully!')).toBeVisible();
    await expect(main.getByRole('heading', { level: 1, name: 'Asha Devi' })).toBeVisible();

    const next = someone();
    await page.goto('/account/privacy');
    await main.getByLabel('Receive promotional emails').check();
    await main.getByRole('button', { name: 'Save Changes' }).click();
    await expect(main.getByText('Details updated successfully!')).toBeVisible();
    await expect(main.getByLabel('Receive promotional emails')).toBeChecked();
    await main.getByLabel('Email', { exact: false }).first().fill(next);
    await main.getByRole('button', { name: 'Save Changes' }).click();
    await expect(main.getByText(next)).toBeVisible();
    await main.getByLabel('Code').fill('000000');
    await main.getByRole('button', { name: 'Use this address' }).click();
    await expect(main.getByLabel('Code')).toHaveAccessibleDescription(/Invalid or expired OTP/);
    await main.getByLabel('Code').fill(await sentCode(page.request, next, 'email'));
    await main.getByRole('button', { name: 'Use this address' }).click();
    await expect(main.getByText('Your account uses the new e-mail address now.')).toBeVisible();

    await main.getByRole('link', { name: 'Change Password' }).click();
    await main.getByLabel('Current password').fill(password);
    await main.getByLabel('New password', { exact: false }).first().fill('red sandstone fort');
    await main.getByLabel('New password again').fill('red sandstone fort');
    await main.getByRole('button', { name: 'Change Password' }).click();
    await expect(main.getByText('Your password is changed.', { exact: false })).toBeVisible();

    await page.goto('/account/confirm?next=/account/security');
    await main.getByLabel(/^Password/).fill('red sandstone fort');
    await main.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(/\/account\/security\?done=confirmed$/);
    await main.getByRole('link', { name: 'Set up an authenticator' }).click();
    await main.getByRole('button', { name: 'Begin' }).click();
    const secret = await main.locator('[name=secret]').inputValue();
    await main.getByLabel('Code that the app shows').fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
    await main.getByRole('button', { name: 'Turn on' }).click();
    await expect(codesOf(main)).toHaveCount(10);

    await page.goto('/account/privacy');
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/:\d+\/$/);
    expect((await page.request.get('/api/v1/users/me')).status()).toBe(401);

    const mine = await signUp(page);
    await page.goto('/account/privacy');
    await main.getByRole('link', { name: 'Delete My Account' }).click();
    await main.getByRole('button', { name: 'Delete' }).click();
    await expect(main.getByRole('heading', { level: 1, name: 'Account deleted.' })).toBeVisible();
    expect((await page.request.post('/api/v1/users/login', { data: { email: mine, password } })).status()).toBe(401);
    forgive(complaints);
  });
});
