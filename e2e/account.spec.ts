import type { Locator, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { fillAddress, password, signUp } from './support/account-forms.ts';
import { languages, nightlyUnless, schemesFor, viewports } from './support/combinations.ts';
import { expect, expectAccessible, forgive, holdRequests, hydrated, visitorTest as test } from './support/fixtures.ts';
import { newAddress, sentCode } from './support/mails.ts';
import { accountScreens } from './support/screens.ts';

async function open(page: Page, path: string): Promise<Locator> {
  await page.goto(path);
  await hydrated(page);
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
  // The code tells the state, which can be another one all the same.
  await expect(add.getByLabel('State')).toHaveValue('Delhi');
  await add.getByLabel('State').selectOption('Rajasthan');
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

test('an address that was changed elsewhere is told, and nothing typed is lost', { tag: '@nightly' }, async ({ page, complaints }) => {
  await signUp(page);
  const { added } = await (await page.request.post('/api/v1/users/addresses', { data: saved })).json();
  const main = await open(page, '/account/my-addresses');
  await main.getByRole('button', { name: 'Edit Home' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Address' });
  await edit.getByLabel('Address Details').fill('Mine 1');
  await page.request.put(`/api/v1/users/addresses/${added}`, { data: { ...saved, line1: 'Theirs 2', version: 1 } });
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit.getByText('changed somewhere else', { exact: false })).toBeVisible();
  await expect(edit.getByRole('paragraph').filter({ hasText: 'Theirs 2' })).toBeVisible();
  await expect(edit.getByLabel('Address Details')).toHaveValue('Mine 1');
  await edit.getByRole('button', { name: 'Use the saved version' }).click();
  await expect(edit.getByLabel('Address Details')).toHaveValue('Theirs 2');
  await edit.getByLabel('Address Details').fill('Mine 3');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit).toHaveCount(0);
  await expect(main.getByText('Mine 3')).toBeVisible();
  forgive(complaints);
});

const ofAddresses = /\/account\/my-addresses.*\.data$/;

test('failures of an address are told in words and lose nothing', { tag: '@nightly' }, async ({ page, complaints }) => {
  await signUp(page);
  await page.request.post('/api/v1/users/addresses', { data: saved });
  const main = await open(page, '/account/my-addresses');
  const fail = (status: number) =>
    page.route(ofAddresses, (route) =>
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
  await page.unroute(ofAddresses);
  await page.route(ofAddresses, (route) => route.abort());
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit.getByText('Something went wrong.').first()).toBeVisible();
  await expect(edit.getByLabel('Town or city')).toHaveValue('Jaipur');
  forgive(complaints);
});

test('what is ticked, chosen and typed before and while scripts take over a page stays', async ({ page }) => {
  await signUp(page);
  const main = page.getByRole('main');
  let release = await holdRequests(page, '**/assets/*.js');
  await page.goto('/account/privacy', { waitUntil: 'domcontentloaded' });
  const personalized = main.getByLabel('Allow personalized recommendations');
  const promotional = main.getByLabel('Receive promotional emails');
  await personalized.uncheck();
  await main.getByLabel('Phone Number').fill('9876543210');
  await promotional.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(0);
  release();
  // The box is pressed from the first script to the last: each press counts.
  let isTicked = await promotional.isChecked();
  const isTakenOver = () => main.evaluate((part) => Object.keys(part).some((key) => key.startsWith('__reactProps')));
  for (let after = 0; after < 5; after += (await isTakenOver()) ? 1 : 0) {
    await promotional.click();
    isTicked = !isTicked;
    expect(await promotional.isChecked()).toBe(isTicked);
  }
  await hydrated(page);
  expect(await promotional.isChecked()).toBe(isTicked);
  // Nor does the page move from under the finger.
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await expect(personalized).not.toBeChecked();
  await expect(main.getByLabel('Phone Number')).toHaveValue('9876543210');

  release = await holdRequests(page, '**/assets/*.js');
  await page.goto('/account/my-addresses/new', { waitUntil: 'domcontentloaded' });
  await main.getByLabel('Country').selectOption({ label: 'United Kingdom' });
  release();
  await hydrated(page);
  await expect(main.getByLabel('Country')).toHaveValue('GB');
  // The fields of that country, not of the one that the page came with.
  await expect(main.getByLabel('State or region')).toHaveJSProperty('tagName', 'INPUT');
  await expect(main.getByLabel('Postal code')).toBeVisible();
});

test('Privacy & Settings: only what was changed is sent, and preferences are loaded first', { tag: '@nightly' }, async ({
  page,
  complaints,
}) => {
  await signUp(page);
  await page.request.patch('/api/v1/users/updateMe', { data: { preferences: { promotionalEmails: true } } });
  const main = await open(page, '/account/privacy');
  const promotional = main.getByLabel('Receive promotional emails');
  await expect(promotional).toBeChecked();
  await promotional.uncheck();
  await main.getByLabel('Phone Number').fill('9876543210');
  const sent = page.waitForRequest('**/account/privacy.data');
  await main.getByRole('button', { name: 'Save Changes' }).click();
  expect(Object.fromEntries(new URLSearchParams((await sent).postData() ?? ''))).toEqual({
    phone: '9876543210',
    personalizedRecommendations: 'on',
    shownPreferences: 'personalizedRecommendations promotionalEmails',
  });
  await expect(toast(page, 'Details updated successfully!')).toBeVisible();
  await expect(main.getByRole('row', { name: /Promotional emails withdrawn/ })).toBeVisible();
  await expect(main.getByRole('row', { name: /Promotional emails agreed/ })).toBeVisible();
  await page.route('**/account/privacy.data', (route) =>
    route.fulfill({ status: 500, json: { code: 'INTERNAL', message: '', fields: {} } }),
  );
  await main.getByRole('button', { name: 'Save Changes' }).click();
  await expect(alarm(page, 'Failed to update details.')).toBeVisible();
  forgive(complaints);
});

test('Account Privacy & Settings: its words, "Saving..." while busy, and a toast that can be dismissed', { tag: '@nightly' }, async ({
  page,
  complaints,
}) => {
  const email = await signUp(page);
  const main = await open(page, '/account/privacy');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Account Privacy & Settings');
  for (const name of ['Personal Information', 'Privacy Preferences', 'Danger Zone'])
    await expect(main.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  await expect(main.getByRole('textbox', { name: 'Full Name' })).toHaveValue('Asha Verma');
  await expect(main.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await expect(main.getByRole('textbox', { name: 'Email' })).toHaveAttribute('type', 'email');
  await expect(main.getByRole('textbox', { name: 'Phone Number' })).toHaveAttribute('type', 'tel');
  await expect(main.getByRole('checkbox', { name: 'Allow personalized recommendations' })).toBeVisible();
  await expect(main.getByRole('checkbox', { name: 'Receive promotional emails' })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Change Password' })).toBeVisible();
  const save = main.getByRole('button', { name: 'Save Changes', exact: true });
  const saving = main.getByRole('button', { name: 'Saving...', exact: true });
  const release = await holdRequests(page, '**/account/privacy.data');
  await main.getByLabel('Phone Number').fill('9876543210');
  await save.click();
  await expect(saving).toBeVisible();
  await expect(save).toHaveCount(0);
  release();
  const done = toast(page, 'Details updated successfully!');
  await expect(done).toBeVisible();
  await expect(save).toBeVisible();
  await expect(saving).toHaveCount(0);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await expect(async () => {
    const box = await done.locator('> *').first().boundingBox();
    expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - width / 2)).toBeLessThan(2);
    expect(box?.y).toBeGreaterThan(height * 0.7);
  }).toPass();
  await page.getByRole('status').getByRole('button', { name: 'Dismiss' }).click();
  await expect(done).toHaveCount(0);
  await page.unroute('**/account/privacy.data');
  await page.route('**/account/privacy.data', (route) => route.abort());
  await main.getByLabel('Phone Number').fill('9876543211');
  await save.click();
  await expect(alarm(page, 'Something went wrong.')).toBeVisible();
  await expect(save).toBeVisible();
  forgive(complaints);
});

test('/account leads to My Orders', async ({ page }) => {
  await signUp(page);
  await page.goto('/account');
  await expect(page).toHaveURL(/\/account\/my-orders$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Orders');
});

test('while the user loads the page says so', { tag: '@nightly' }, async ({ page }) => {
  await signUp(page);
  const main = await open(page, '/account/my-orders');
  const release = await holdRequests(page, '**/account/privacy.data*');
  await page.getByRole('navigation', { name: 'My Account' }).getByRole('link', { name: 'Account Privacy' }).click();
  await expect(main.getByRole('status').filter({ hasText: 'Loading your account' })).toBeAttached();
  release();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Account Privacy & Settings');
});

test('the address modal: Label, Address Details of 4 rows, Cancel and Save; empty to add, filled to edit', { tag: '@nightly' }, async ({
  page,
}) => {
  await signUp(page);
  const main = await open(page, '/account/my-addresses');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('My Addresses');
  await main.getByRole('button', { name: 'Add new address', exact: true }).click();
  const add = page.getByRole('dialog', { name: 'Add New Address', exact: true });
  const details = add.getByRole('textbox', { name: 'Address Details' });
  await expect(add.getByRole('textbox', { name: 'Label' })).toHaveAttribute('placeholder', 'e.g., Home, Work');
  await expect(add.getByRole('textbox', { name: 'Label' })).toHaveValue('');
  await expect(details).toHaveJSProperty('tagName', 'TEXTAREA');
  await expect(details).toHaveAttribute('rows', '4');
  await expect(details).toHaveValue('');
  await add.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(details).toHaveAccessibleDescription(/Enter the house and street\./);
  await fillAddress(add);
  await details.fill('12 Lake Road\nnear the ghat\nHathi Pol');
  await add.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(add).toHaveCount(0);
  const item = addressesOf(main).filter({ hasText: 'Home' });
  await expect(item.getByText('near the ghat, Hathi Pol')).toBeVisible();
  await item.getByRole('button', { name: 'Edit Home' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Address', exact: true });
  await expect(edit.getByRole('textbox', { name: 'Label' })).toHaveValue('Home');
  await expect(edit.getByRole('textbox', { name: 'Address Details' })).toHaveValue('12 Lake Road\nnear the ghat, Hathi Pol');
  await edit.getByRole('textbox', { name: 'Label' }).fill('Nowhere');
  await edit.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(edit).toHaveCount(0);
  await main.getByRole('button', { name: 'Add new address', exact: true }).click();
  await expect(add.getByRole('textbox', { name: 'Label' })).toHaveValue('');
  await expect(details).toHaveValue('');
  await add.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(item.getByRole('button', { name: 'Delete Home' })).toBeVisible();
});

test('an address of the specified list form is edited with all of its lines', { tag: '@nightly' }, async ({ page }) => {
  await signUp(page);
  const addresses = [{ label: 'Work', details: '4 Fort Lane\nBlue City\nJodhpur 342001' }];
  expect((await page.request.patch('/api/v1/users/updateMe', { data: { addresses } })).ok()).toBe(true);
  const main = await open(page, '/account/my-addresses');
  await main.getByRole('button', { name: 'Edit Work' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Address' });
  await expect(edit.getByRole('textbox', { name: 'Address Details' })).toHaveValue('4 Fort Lane\nBlue City\nJodhpur 342001');
});

test('My Orders that cannot be loaded are not told as none', { tag: '@nightly' }, async ({ page, complaints }) => {
  await signUp(page);
  const main = await open(page, '/account/my-addresses');
  await page.route('**/account/my-orders.data*', (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('navigation', { name: 'My Account' }).getByRole('link', { name: 'My Orders' }).click();
  await expect(main.getByRole('heading', { name: 'Something went wrong.' })).toBeVisible();
  await expect(main.getByText("You haven't placed any orders yet.")).toHaveCount(0);
  forgive(complaints);
});

test('another e-mail address asks for the password again and for the code that was sent to it', async ({ page, complaints }) => {
  const email = await signUp(page);
  const next = newAddress();
  const main = await open(page, '/account/privacy');
  let asked = false;
  await page.route('**/account/privacy.data', (route) => {
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

test('Security: devices in plain words, one is logged out, and all others', { tag: '@nightly' }, async ({ page, playwright, baseURL }) => {
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

for (const language of languages) {
  test(`every page of the account is accessible and fits its screen (${language})`, { tag: nightlyUnless(language === 'hi') }, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await signUp(page);
    await page.request.post('/api/v1/users/addresses', { data: saved });
    await page.request.patch('/api/v1/users/updateMe', { data: { preferences: { promotionalEmails: true } } });
    for (const [index, path] of [...accountScreens, '/account/privacy?done=details'].entries()) {
      for (const [screen, viewport] of Object.entries(viewports)) {
        for (const colorScheme of schemesFor(index, language, screen)) {
          await test.step(`${path}, ${screen}, ${colorScheme}`, async () => {
            await page.setViewportSize(viewport);
            await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
            await page.goto(`${language === 'hi' ? '/hi' : ''}${path}`);
            await hydrated(page);
            await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
            expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${path} overflows`).toBe(0);
            await expectAccessible(page, path, 'page');
          });
        }
      }
    }
  });
}
