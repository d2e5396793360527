import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { fillAddress, fillLogin, fillPasswords, fillSignup, password } from './support/account-forms.ts';
import { find, pathOf } from './support/demo-products.ts';
import { expect, expectAccessible, forgive, hydrated, visitorTest as test } from './support/fixtures.ts';
import { newAddress, sentCode } from './support/mails.ts';

// The whole way of a person through an account, from the first heart to the deletion, on a phone.
test.describe.configure({ timeout: 180_000 });

const next = 'red sandstone fort';
const toast = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });
const alarm = (page: Page, words: string) => page.getByRole('alert').filter({ hasText: words });
const statusOf = async (request: APIRequestContext) => (await request.get('/api/v1/users/me')).status();
const logIn = (request: APIRequestContext, email: string, secret = password) =>
  request.post('/api/v1/users/login', { data: { email, password: secret } });
const addressOf = (main: Locator, label: string) => main.getByRole('listitem').filter({ hasText: label });

test('the account journey from signup with a mailed code to deletion', async ({ page, request, playwright, baseURL, complaints }) => {
  const email = newAddress();
  const main = page.getByRole('main');
  const banner = page.getByRole('banner');
  const account = banner.getByRole('button', { name: 'Account' });
  const single = (product: { variants: { sizes: { stock: number }[] }[] }) => product.variants.flatMap(({ sizes }) => sizes).length === 1;
  const kept = await find(request, single);
  const savedLater = await find(request, (product) => single(product) && product._id !== kept._id);
  const keep = async (product: typeof kept) => {
    await page.goto(pathOf(product));
    await hydrated(page);
    await main
      .getByRole('button', { name: `Keep ${product.title.en} on the wishlist` })
      .first()
      .click();
    await expect(toast(page, `${product.title.en} is on your wishlist.`)).toBeVisible();
  };
  const side = page.getByRole('navigation', { name: 'My Account' });
  const goTo = async (name: string) => {
    await side.getByRole('link', { name }).click();
    await expect(side.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
    await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
  };

  await test.step('a visitor keeps a product', () => keep(kept));

  await test.step('signup, and the code from the mail server: logged in, at /', async () => {
    await banner.getByRole('link', { name: 'Login' }).click();
    await main.getByRole('link', { name: 'Create an account' }).click();
    await expect(page).toHaveURL(/\/signup/);
    await fillSignup(page, email);
    await main.getByRole('button', { name: 'Sign up' }).click();
    const dialog = page.getByRole('dialog', { name: 'Verify your email' });
    const boxes = dialog.getByRole('textbox', { name: /^Digit/ });
    await expect(boxes).toHaveCount(6);
    await expect(boxes.first()).toBeFocused();
    await expect(boxes.first()).toHaveAttribute('autocomplete', 'one-time-code');
    await page.keyboard.type(await sentCode(request, email));
    await expect(page).toHaveURL(/:\d+\/$/);
    await expect(dialog).toHaveCount(0);
    await expect(account).toBeVisible();
    const record = await page.evaluate(() => JSON.parse(localStorage.getItem('karigari-auth') ?? 'null'));
    expect(Object.keys(record).sort()).toEqual(['expiresAt', 'user']);
    expect(record.user).toMatchObject({ name: 'Asha Verma', role: 'buyer', emailVerified: true });
    expect(JSON.stringify(record)).not.toContain(email);
    expect(JSON.stringify(record)).not.toMatch(/token/i);
    expect(await page.evaluate(() => document.cookie)).not.toContain('karigari-session');
  });

  await test.step('logout, another product kept as a visitor, and login', async () => {
    await account.click();
    await banner.getByRole('button', { name: 'Logout' }).click();
    await expect(toast(page, 'You are logged out.')).toBeVisible();
    expect(await statusOf(page.request)).toBe(401);
    await keep(savedLater);
    await page.goto('/me');
    await expect(page).toHaveURL(/\/login\?next=%2Fme$/);
    await hydrated(page);
    await fillLogin(page, email);
    await expect(page).toHaveURL(/\/me$/);
  });

  await test.step('Profile: links to orders, wishlist and account privacy, a profile info panel and an update form', async () => {
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
    await expect(main.getByLabel('Phone')).toHaveAccessibleDescription(/do not recognise this number/);
    await main.getByLabel('Phone').fill('98765 43211');
    await page.route('**/me.data', (route) => route.fulfill({ status: 500, json: { code: 'INTERNAL', message: '', fields: {} } }));
    await main.getByRole('button', { name: 'Save Changes' }).click();
    await expect(alarm(page, 'Failed to update profile.')).toBeVisible();
    await page.unroute('**/me.data');
    await page.route('**/me.data', (route) => route.abort());
    await main.getByRole('button', { name: 'Save Changes' }).click();
    await expect(alarm(page, 'Something went wrong!')).toBeVisible();
    await expect(main.getByLabel('Phone')).toHaveValue('98765 43211');
    await page.unroute('**/me.data');
  });

  await test.step('My Orders is empty; the sidebar leads on', async () => {
    await main.getByRole('link', { name: 'Orders' }).click();
    await expect(page).toHaveURL(/\/account\/my-orders$/);
    await expect(main.getByText("You haven't placed any orders yet.")).toBeVisible();
  });

  const add = page.getByRole('dialog', { name: 'Add New Address' });
  await test.step('My Addresses: Add New Address, Edit Address, Delete with Undo', async () => {
    await goTo('My Addresses');
    await main.getByRole('button', { name: 'Add new address' }).click();
    await expect(add.getByLabel('Label')).toHaveAttribute('placeholder', 'e.g., Home, Work');
    await add.getByRole('button', { name: 'Cancel' }).click();
    await expect(add).toHaveCount(0);
    await main.getByRole('button', { name: 'Add new address' }).click();
    await add.getByRole('button', { name: 'Save' }).click();
    await expect(add.getByLabel('Label')).toHaveAttribute('aria-invalid', 'true');
    await fillAddress(add);
    await expectAccessible(page, 'Add New Address');
    await add.getByRole('button', { name: 'Save' }).click();
    await expect(add).toHaveCount(0);
    const home = addressOf(main, 'Home');
    await expect(home.getByText('Default address')).toBeVisible();
    await home.getByRole('button', { name: 'Edit Home' }).click();
    const edit = page.getByRole('dialog', { name: 'Edit Address' });
    await expect(edit.getByLabel('PIN code')).toHaveValue('313001');
    await edit.getByLabel('Address Details').fill('14 Lake Road');
    await edit.getByRole('button', { name: 'Save' }).click();
    await expect(home.getByText('14 Lake Road')).toBeVisible();
    await home.getByRole('button', { name: 'Delete Home' }).click();
    await expect(main.getByText('No saved addresses yet.')).toBeVisible();
    await toast(page, 'Address deleted.').getByRole('button', { name: 'Undo' }).click();
    await expect(home.getByText('14 Lake Road')).toBeVisible();
    const { data } = await (await page.request.get('/api/v1/users/addresses')).json();
    expect(data.addresses).toHaveLength(1);
    expect(data.addresses[0]).toMatchObject({ postalCode: '313001', isDefault: true });
  });

  await test.step('a session that ends in the middle of a form: what was typed is there after signing in', async () => {
    await main.getByRole('button', { name: 'Add new address' }).click();
    await add.getByLabel('Country').selectOption({ label: 'United Kingdom' });
    await add.getByLabel('Label').fill('Aunt');
    await add.getByLabel('Address Details').fill('7 Mill Lane');
    await add.getByLabel('Town or city').fill('London');
    await add.getByLabel('State or region').fill('England');
    await add.getByLabel('Postal code').fill('SW1A 1AA');
    await page.context().clearCookies({ name: 'karigari-session' });
    await add.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(/\/login\?next=%2Faccount%2Fmy-addresses%2Fnew&ended=1$/);
    await fillLogin(page, email);
    await expect(page).toHaveURL(/\/account\/my-addresses\/new$/);
    await expect(main.getByLabel('Postal code')).toHaveValue('SW1A 1AA');
    await expect(main.getByLabel('State or region')).toHaveValue('England');
    await expect(main.getByLabel('Label')).toHaveValue('Aunt');
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Mill Lane');
    await main.getByRole('button', { name: 'Save' }).click();
    await expect(addressOf(main, 'Aunt').getByText('7 Mill Lane')).toBeVisible();
  });

  await test.step('the wishlist has what the visitor kept before each signing in', async () => {
    await side.getByRole('link', { name: 'My Wishlist' }).click();
    await expect(main.getByText('2 items')).toBeVisible();
    for (const { title } of [kept, savedLater]) {
      await expect(main.getByRole('button', { name: `Remove ${title.en} from the wishlist` })).toBeVisible();
    }
    await expect(main.getByText('This list is kept in this browser only.')).toHaveCount(0);
    const { data } = await (await page.request.get('/api/v1/users/wishlist')).json();
    expect(data.items.map(({ productId }: { productId: string }) => productId).sort()).toEqual([kept._id, savedLater._id].sort());
  });

  const other = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  await test.step('Change Password is real, and the second device is logged out', async () => {
    expect((await logIn(other, email)).status()).toBe(200);
    await goTo('Account Privacy');
    await main.getByRole('button', { name: 'Change Password' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change Password' });
    await dialog.getByLabel('Current password').fill('wrong one');
    await fillPasswords(dialog, next);
    await dialog.getByRole('button', { name: 'Change Password' }).click();
    await expect(dialog.getByLabel('Current password')).toHaveAccessibleDescription(/not your password/);
    await dialog.getByLabel('Current password').fill(password);
    await dialog.getByRole('button', { name: 'Change Password' }).click();
    await expect(toast(page, 'Your password is changed.')).toBeVisible();
    expect(await statusOf(page.request)).toBe(200);
    expect(await statusOf(other)).toBe(401);
    await other.dispose();
  });

  await test.step('export: to read, and to take along', async () => {
    await main.getByRole('link', { name: /Read/ }).click();
    await expect(page).toHaveURL(/\/account\/export$/);
    await expect(main.getByText(email).first()).toBeVisible();
    await expect(main.getByText('14 Lake Road').first()).toBeVisible();
    const download = page.waitForEvent('download');
    await main.getByRole('link', { name: 'Download as JSON' }).click();
    expect((await download).suggestedFilename()).toBe('my-data.json');
  });

  await test.step('Danger Zone: the dialog, its failures, "Account deleted." and home after 2 seconds', async () => {
    await goTo('Account Privacy');
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
    const remove = async () => {
      await opener.click();
      await dialog.getByRole('button', { name: 'Delete' }).click();
    };
    const answer = { code: 'ACCOUNT_IN_USE', values: {}, fieldErrors: {}, blocker: { kind: 'open-order', number: 'K7M2-QX4P' } };
    await page.route('**/account/delete.data', (route) => route.fulfill({ status: 409, json: answer }), { times: 1 });
    await remove();
    await expect(alarm(page, 'Failed to delete account.')).toBeVisible();
    await expect(main.getByText('Order K7M2-QX4P is not finished.', { exact: false })).toBeVisible();
    await page.route('**/account/delete.data', (route) => route.abort(), { times: 1 });
    await remove();
    await expect(alarm(page, 'Error deleting account.')).toBeVisible();
    await remove();
    await expect(toast(page, 'Account deleted.')).toBeVisible();
    await expect(page).toHaveURL(/:\d+\/$/);
    await expect(banner.getByRole('link', { name: 'Login' })).toBeVisible();
    expect((await logIn(request, email, next)).status()).toBe(401);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /auth|wishlist/.test(key)))).toEqual([]);
  });
  forgive(complaints);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the account journey from signup to export and deletion', { tag: '@nightly' }, async ({
    page,
    request,
    context,
    playwright,
    baseURL,
    complaints,
  }) => {
    const email = newAddress();
    const newEmail = newAddress();
    const main = page.getByRole('main');
    const side = page.getByRole('navigation', { name: 'My Account' });
    const names = async () => (await context.cookies()).map(({ name }) => name);

    await test.step('signup: an error returns to its field, a wrong code too, and no password comes back', async () => {
      await page.goto('/');
      await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
      await main.getByRole('link', { name: 'Create an account' }).click();
      await fillSignup(page, email);
      await main.locator('[name=passwordConfirm]').fill('something else');
      await main.getByRole('button', { name: 'Sign up' }).click();
      await expect(main.locator('[name=passwordConfirm]')).toHaveAccessibleDescription(/The passwords are not the same\./);
      expect(await page.content()).not.toContain(password);
      await fillSignup(page, email);
      await main.getByRole('button', { name: 'Sign up' }).click();
      await expect(main.getByRole('heading', { level: 1, name: 'Verify your email' })).toBeVisible();
      await expect(main.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
      const code = await sentCode(request, email);
      await main.getByLabel('Code').fill(code === '111111' ? '222222' : '111111');
      await main.getByLabel('Code').press('Enter');
      await expect(main.getByLabel('Code')).toHaveAccessibleDescription(/Invalid or expired OTP\./);
      await expect(page).toHaveURL(/\/signup\/verify$/);
      await main.getByLabel('Code').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
      await main.getByRole('button', { name: 'Verify' }).click();
      await expect(main.getByRole('heading', { level: 1, name: 'Email Verified' })).toBeVisible();
      expect(await names()).toEqual(expect.arrayContaining(['karigari-session', 'karigari-signed-in']));
    });

    await test.step('logout and login', async () => {
      await page.goto('/logout');
      await main.getByRole('button', { name: 'Logout' }).click();
      await expect(page).toHaveURL(/:\d+\/$/);
      expect(await names()).not.toContain('karigari-session');
      await page.goto('/me');
      await expect(page).toHaveURL(/\/login\?next=%2Fme$/);
      await fillLogin(page, email, 'not the password');
      await expect(main.getByText('Email or password incorrect.')).toBeVisible();
      await expect(main.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
      await fillLogin(page, email);
      await expect(page).toHaveURL(/\/me$/);
    });

    await test.step('profile', async () => {
      await main.getByLabel('Name').fill('Asha Devi');
      await main.getByRole('button', { name: 'Save Changes' }).click();
      await expect(main.getByText('Profile updated successfully!')).toBeVisible();
      await expect(main.getByRole('heading', { level: 1, name: 'Asha Devi' })).toBeVisible();
    });

    await test.step('addresses are added, changed and deleted on pages of their own', async () => {
      await page.goto('/account/my-addresses');
      await main.getByRole('link', { name: 'Add new address' }).click();
      await expect(main.getByRole('heading', { level: 1, name: 'Add New Address' })).toBeVisible();
      const form = main.locator('form[method=post]');
      await fillAddress(form);
      await form.getByLabel('PIN code').fill('110001');
      await form.getByRole('button', { name: 'Save' }).click();
      await expect(form.getByLabel('PIN code')).toHaveAccessibleDescription(/must belong to the state/);
      await expect(form.getByLabel('Address Details')).toHaveValue('12 Lake Road');
      await expect(form.getByLabel('State')).toHaveValue('Rajasthan');
      await form.getByLabel('PIN code').fill('313001');
      await form.getByRole('button', { name: 'Save' }).click();
      await expect(main.getByText('Address saved.')).toBeVisible();
      await main.getByRole('link', { name: 'Edit Home' }).click();
      await form.getByLabel('Address Details').fill('Mine 1');
      const { data } = await (await page.request.get('/api/v1/users/addresses')).json();
      const [{ _id, version, label, city, state, postalCode }] = data.addresses;
      const theirs = { label, city, state, postalCode, line1: 'Theirs 2', version };
      expect((await page.request.put(`/api/v1/users/addresses/${_id}`, { data: theirs })).status()).toBe(200);
      await form.getByRole('button', { name: 'Save' }).click();
      await expect(main.getByText('changed somewhere else', { exact: false })).toBeVisible();
      await expect(form.getByLabel('Address Details')).toHaveValue('Mine 1');
      await form.getByRole('button', { name: 'Save' }).click();
      await expect(main.getByText('Mine 1')).toBeVisible();
      await main.getByRole('button', { name: 'Delete Home' }).click();
      await expect(main.getByText('Address deleted.')).toBeVisible();
      await expect(main.getByText('No saved addresses yet.')).toBeVisible();
      await page.goto('/account/my-addresses/new?country=US');
      await expect(form.getByLabel('ZIP code')).toBeVisible();
    });

    await test.step('preferences, and another e-mail address with the code that was sent to it', async () => {
      await side.getByRole('link', { name: 'Account Privacy' }).click();
      await main.getByLabel('Receive promotional emails').check();
      await main.getByRole('button', { name: 'Save Changes' }).click();
      await expect(main.getByText('Details updated successfully!')).toBeVisible();
      await expect(main.getByLabel('Receive promotional emails')).toBeChecked();
      await main.getByLabel('Email', { exact: false }).first().fill(newEmail);
      await main.getByRole('button', { name: 'Save Changes' }).click();
      await expect(main.getByText(newEmail)).toBeVisible();
      await main.getByLabel('Code').fill('000000');
      await main.getByRole('button', { name: 'Use this address' }).click();
      await expect(main.getByLabel('Code')).toHaveAccessibleDescription(/Invalid or expired OTP/);
      await main.getByLabel('Code').fill(await sentCode(request, newEmail, 'email'));
      await main.getByRole('button', { name: 'Use this address' }).click();
      await expect(main.getByText('Your account now uses the new email address.')).toBeVisible();
    });

    await test.step('password change, and the second device is logged out', async () => {
      const other = await playwright.request.newContext({ baseURL: baseURL ?? '' });
      expect((await logIn(other, newEmail)).status()).toBe(200);
      await main.getByRole('link', { name: 'Change Password' }).click();
      await main.getByLabel('Current password').fill(password);
      await fillPasswords(main, next);
      await main.getByRole('button', { name: 'Change Password' }).click();
      await expect(main.getByText('Your password is changed.', { exact: false })).toBeVisible();
      expect(await statusOf(page.request)).toBe(200);
      expect(await statusOf(other)).toBe(401);
      await other.dispose();
    });

    await test.step('an authenticator: after a wrong code its picture is there again', async () => {
      await page.goto('/account/confirm?next=/account/security');
      await main.getByLabel(/^Password/).fill(next);
      await main.getByRole('button', { name: 'Continue' }).click();
      await expect(page).toHaveURL(/\/account\/security\?done=confirmed$/);
      await main.getByRole('link', { name: 'Set up an authenticator' }).click();
      await main.getByRole('button', { name: 'Begin' }).click();
      const picture = main.getByRole('img', { name: /QR code/ });
      const source = await picture.getAttribute('src');
      const secret = await main.locator('[name=secret]').inputValue();
      await main.getByLabel('Code that the app shows').fill('000000');
      await main.getByRole('button', { name: 'Turn on' }).click();
      await expect(main.getByLabel('Code that the app shows')).toHaveAccessibleDescription(/not right/);
      await expect(picture).toHaveAttribute('src', source ?? '');
      await main.getByLabel('Code that the app shows').fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
      await main.getByRole('button', { name: 'Turn on' }).click();
      await expect(main.locator('[data-alone-on-paper]').getByRole('listitem')).toHaveCount(10);
    });

    await test.step('export and deletion', async () => {
      await page.goto('/account/export');
      await expect(main.getByText(newEmail).first()).toBeVisible();
      await page.goto('/account/privacy');
      await main.getByRole('link', { name: 'Delete My Account' }).click();
      await main.getByRole('button', { name: 'Delete' }).click();
      await expect(page).toHaveURL(/:\d+\/$/);
      expect((await logIn(request, newEmail, next)).status()).toBe(401);
    });
    forgive(complaints);
  });
});
