import type { Locator, Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { fillLogin, fillSignup, openAccount, password } from './support/account-forms.ts';
import { expect, expectAccessible, forgive, hydrated, visitorTest as test } from './support/fixtures.ts';
import { newAddress, newestMail, sentCode, subjects } from './support/mails.ts';

// Passwords are made slow to guess, and mails take their way.
test.describe.configure({ timeout: 90_000 });

const accountButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Account' });
const loginLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Login' });
const record = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('karigari-auth') ?? 'null'));

/** Asks for an account on the screen; answers the dialog that wants the code. */
async function askForAccount(page: Page, email: string): Promise<Locator> {
  await page.goto('/signup');
  await hydrated(page);
  await fillSignup(page, email);
  await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click();
  const dialog = page.getByRole('dialog', { name: 'Verify your email' });
  await expect(dialog).toBeVisible();
  await expect(boxes(dialog).first()).toBeFocused();
  return dialog;
}

const boxes = (dialog: Locator) => dialog.getByRole('textbox', { name: /^Digit/ });

test.describe('signing up', () => {
  test('A wrong code clears the digits and focuses the first box', async ({ page, request, complaints }) => {
    const email = newAddress();
    const dialog = await askForAccount(page, email);
    const right = await sentCode(request, email);
    await page.keyboard.type(right === '111111' ? '222222' : '111111');
    await expect(dialog.getByRole('alert').filter({ hasText: 'Invalid or expired OTP.' })).toBeVisible();
    for (const box of await boxes(dialog).all()) await expect(box).toHaveValue('');
    await expect(boxes(dialog).first()).toBeFocused();
    await expectAccessible(page, 'a wrong code');
    await page.route('**/signup/verify.data', (route) => route.abort());
    await page.keyboard.type(right);
    await expect(dialog.getByRole('alert').filter({ hasText: 'Network error. Try again.' })).toBeVisible();
    // The typed text is still there, and is sent again with a button.
    expect(await boxes(dialog).evaluateAll((all) => all.map((box) => (box as HTMLInputElement).value).join(''))).toBe(right);
    await expectAccessible(page, 'a code that could not be sent');
    await page.unroute('**/signup/verify.data');
    await dialog.getByRole('button', { name: 'Verify', exact: true }).click();
    await expect(accountButton(page)).toBeVisible();
    forgive(complaints);
  });

  test('after five wrong codes a new one is asked for, and works', { tag: '@nightly' }, async ({ page, request, complaints }) => {
    const email = newAddress();
    await page.clock.install();
    const dialog = await askForAccount(page, email);
    const right = await sentCode(request, email);
    for (const digit of ['1', '2', '3', '4', '5']) {
      const wrong = digit.repeat(6) === right ? '666666' : digit.repeat(6);
      const answered = page.waitForResponse('**/signup/verify.data');
      await page.keyboard.type(wrong);
      await answered;
      await expect(boxes(dialog).first()).toBeFocused();
      await expect(boxes(dialog).first()).toHaveValue('');
    }
    await expect(dialog.getByRole('alert').filter({ hasText: 'Invalid or expired OTP. This code was wrong too often.' })).toBeVisible();
    const resend = dialog.getByRole('button', { name: 'Resend code', exact: true });
    const waiting = dialog.getByRole('button', { name: /^Resend code in/ });
    await expect(waiting).toBeDisabled();
    // The half minute passes on the page alone: the server counts it for each address by itself.
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': `10.77.${Date.now() % 250}.1` });
    await page.clock.fastForward(30_000);
    await expect(resend).toBeEnabled();
    await resend.click();
    await expect.poll(() => sentCode(request, email)).not.toBe(right);
    await boxes(dialog)
      .first()
      .fill(await sentCode(request, email));
    await expect(accountButton(page)).toBeVisible();
    forgive(complaints);
  });

  test('a code that another browser asked for opens no account here, and the page says what to do', { tag: '@nightly' }, async ({
    page,
    request,
    complaints,
  }) => {
    const email = newAddress();
    await request.post('/api/v1/users/signup', { data: { name: 'Asha', email, password, passwordConfirm: password } });
    const link = /https?:\/\/\S*\/signup\/verify#\S+/.exec(await newestMail(request, email, subjects.signup))?.[0] ?? '';
    const { pathname, hash } = new URL(link);
    await page.goto(pathname + hash);
    const main = page.getByRole('main');
    await expect(main.getByLabel('Code')).toHaveValue(/^\d{6}$/);
    await main.getByRole('button', { name: 'Verify', exact: true }).click();
    await expect(main.getByText('A code works in the browser where you signed up.')).toBeVisible();
    await expectAccessible(page, "another browser's code");
    await main.getByRole('link', { name: 'Login' }).click();
    // The page before has a field of the same name.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login');
    await fillLogin(page, email);
    await page.getByRole('main').getByRole('button', { name: 'Enter the code' }).click();
    const old = new URLSearchParams(hash.slice(1)).get('code');
    await expect.poll(() => sentCode(request, email)).not.toBe(old);
    const dialog = page.getByRole('dialog', { name: 'Verify your email' });
    await boxes(dialog)
      .first()
      .fill(await sentCode(request, email));
    await expect(accountButton(page)).toBeVisible();
    forgive(complaints);
  });

  test('exactly 6 digits, one per box, digits only; pasting strips non-digits and is accepted only if 6 digits remain', async ({
    page,
    request,
  }) => {
    const email = newAddress();
    const dialog = await askForAccount(page, email);
    const values = () => boxes(dialog).evaluateAll((all) => all.map((box) => (box as HTMLInputElement).value).join('|'));
    const paste = (text: string) =>
      boxes(dialog)
        .first()
        .evaluate((box, given) => {
          const clipboardData = new DataTransfer();
          clipboardData.setData('text', given);
          box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
        }, text);
    await page.keyboard.type('a1-2x');
    expect(await values()).toBe('1|2||||');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    expect(await values()).toBe('|||||');
    await paste('12 34 5');
    await paste('1234567');
    expect(await values()).toBe('|||||');
    const code = await sentCode(request, email);
    await paste(` ${code.slice(0, 3)}-${code.slice(3)}\n`);
    await expect(accountButton(page)).toBeVisible();
  });

  test('a code that the phone fills in spreads over the boxes', { tag: '@nightly' }, async ({ page, request }) => {
    const email = newAddress();
    const dialog = await askForAccount(page, email);
    await boxes(dialog)
      .first()
      .fill(await sentCode(request, email));
    await expect(accountButton(page)).toBeVisible();
  });

  test('a 30-second resend countdown that survives a reload; Resend is disabled until it ends', { tag: '@nightly' }, async ({
    page,
    request,
    complaints,
  }) => {
    await page.clock.install();
    const email = newAddress();
    let dialog = await askForAccount(page, email);
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
    const waiting = dialog.getByRole('button', { name: /^Resend code in \d+ s$/ });
    await expect(waiting).toBeDisabled();
    await page.clock.runFor(10_000);
    const seconds = async () => Number(/\d+/.exec((await waiting.textContent()) ?? '')?.[0]);
    const before = await seconds();
    expect(before).toBeLessThan(21);
    await page.reload();
    dialog = page.getByRole('dialog', { name: 'Verify your email' });
    await page.clock.runFor(1_000);
    await expect(waiting).toBeDisabled();
    expect(await seconds()).toBeLessThanOrEqual(before);
    await page.clock.runFor(21_000);
    const resend = dialog.getByRole('button', { name: 'Resend code', exact: true });
    await expect(resend).toBeEnabled();
    // The server counts for itself, and its clock has not moved.
    const refused = page.waitForResponse('**/signup/verify.data');
    await resend.click();
    expect((await refused).status()).toBe(429);
    await expect(waiting).toBeDisabled();
    await page.clock.runFor(31_000);
    await page.route('**/signup/verify.data', (route) =>
      route.request().postData()?.includes('intent=resend') ? route.fulfill({ json: { answer: {} } }) : route.continue(),
    );
    await resend.click();
    await page.clock.runFor(100);
    await expect(waiting).toBeDisabled();
    await expect(boxes(dialog).first()).toBeFocused();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('main').getByRole('button', { name: 'Enter the code' }).click();
    await boxes(dialog)
      .first()
      .fill(await sentCode(request, email));
    await expect(accountButton(page)).toBeVisible();
    forgive(complaints);
  });

  test('each error returns to its field, and on network failure "Network error. Please try again."', async ({ page, complaints }) => {
    await page.goto('/signup');
    await hydrated(page);
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Sign up' }).click();
    await expect(main.getByText('There is a problem')).toBeVisible();
    await fillSignup(page, newAddress());
    await main.locator('[name=passwordConfirm]').fill('something else');
    await main.getByRole('button', { name: 'Sign up' }).click();
    await expect(main.locator('[name=passwordConfirm]')).toHaveAccessibleDescription(/The passwords are not the same\./);
    await main.locator('[name=password]').fill('password1');
    await main.locator('[name=passwordConfirm]').fill('password1');
    await main.getByRole('button', { name: 'Sign up' }).click();
    await expect(main.locator('[name=password]')).toHaveAccessibleDescription(/Choose another password/);
    await expectAccessible(page, 'sign-up with errors');
    await main.locator('[name=password]').fill(password);
    await main.locator('[name=passwordConfirm]').fill(password);
    await page.route('**/signup.data', (route) => route.abort());
    await main.getByRole('button', { name: 'Sign up' }).click();
    await expect(main.getByText('Network error. Please try again.')).toBeVisible();
    await page.route('**/signup.data', (route) => route.fulfill({ status: 500, body: '' }));
    await main.getByRole('button', { name: 'Sign up' }).click();
    await expect(main.getByText('Signup failed. Try again.')).toBeVisible();
    // Neither a shown password nor a hidden one is kept by the tab.
    await main.getByRole('button', { name: 'Show password' }).first().click();
    await main.locator('[name=password]').fill('a shown secret');
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toMatch(/secret|lotus/);
    forgive(complaints);
  });

  test('the button of the mail fills the form in, and the code leaves the address bar', async ({ page, request }) => {
    const email = newAddress();
    await page.request.post('/api/v1/users/signup', { data: { name: 'Asha', email, password, passwordConfirm: password } });
    const link = /https?:\/\/\S*\/signup\/verify#\S+/.exec(await newestMail(request, email, subjects.signup))?.[0] ?? '';
    const { pathname, hash } = new URL(link);
    await page.clock.install();
    await page.goto(pathname + hash);
    const main = page.getByRole('main');
    await expect(main.getByLabel('Email')).toHaveValue(email);
    await expect(main.getByLabel('Code')).toHaveValue(/^\d{6}$/);
    await expect(page).toHaveURL(/\/signup\/verify$/);
    // From here on time passes only when the test says so.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
    await main.getByRole('button', { name: 'Verify' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Email Verified' })).toBeVisible();
    await expect(page).toHaveURL(/\/email-verified\?verified=true$/);
    await page.clock.runFor(3_500);
    await expect(page).toHaveURL(/verified=true$/);
    await page.clock.runFor(1_000);
    await expect(page).toHaveURL(/\/$/);
  });
});

test('/email-verified: "Email Verified" leads to /login after 4 seconds, only where an address was verified', { tag: '@nightly' }, async ({
  page,
}) => {
  // The address of the page alone proves nothing.
  for (const path of ['/email-verified?verified=true', '/email-verified?verified=yes', '/email-verified']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Verification Failed' })).toBeVisible();
  }
  await expect(page.getByText('Sorry, this verification link is invalid or has expired.')).toBeVisible();
  await expectAccessible(page);
  await openAccount(page.request);
  await page.request.post('/api/v1/users/logout', { data: {} });
  await page.clock.install();
  const answer = await page.goto('/email-verified?verified=true');
  expect(answer?.headers()['cache-control']).toBe('no-store');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Email Verified' })).toBeVisible();
  await expectAccessible(page);
  await page.clock.runFor(4_100);
  await expect(page).toHaveURL(/\/login$/);
  await page.goto('/email-verified?verified=yes');
  await page.getByRole('link', { name: 'Try Signing Up Again' }).click();
  await expect(page).toHaveURL(/\/signup$/);
});

test.describe('signing in', () => {
  test('login failures are told in the words of the specification', async ({ page, complaints }) => {
    await page.goto('/login');
    await hydrated(page);
    const main = page.getByRole('main');
    await fillLogin(page, newAddress(), 'not the password');
    await expect(main.getByText('Email or password incorrect.')).toBeVisible();
    await expect(main.locator('[name=password]')).toHaveAttribute('autocomplete', 'current-password');
    await expectAccessible(page, 'a failed login');
    await page.route('**/login.data', (route) => route.abort());
    await main.getByRole('button', { name: 'Login' }).click();
    await expect(main.getByText('An error occurred during login')).toBeVisible();
    await expect(main.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
    // A refusal that is not the shop's own, such as one of a proxy in front of it.
    await page.route('**/login.data', (route) => route.fulfill({ status: 403, contentType: 'text/html', body: '<h1>Forbidden</h1>' }));
    await main.getByRole('button', { name: 'Login' }).click();
    await expect(main.getByText('Invalid email or password. Please try again.').first()).toBeVisible();
    forgive(complaints);
  });

  test('who never entered the code is offered it again', { tag: '@nightly' }, async ({ page, request, complaints }) => {
    const email = newAddress();
    await request.post('/api/v1/users/signup', { data: { name: 'Asha', email, password, passwordConfirm: password } });
    const before = await sentCode(request, email);
    await page.goto('/login');
    await hydrated(page);
    await fillLogin(page, email);
    await expect(page.getByText('Please verify your email address using the otp sent to your email id.')).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Enter the code' }).click();
    const dialog = page.getByRole('dialog', { name: 'Verify your email' });
    // The login sent this browser a code of its own.
    await expect.poll(() => sentCode(request, email)).not.toBe(before);
    await boxes(dialog)
      .first()
      .fill(await sentCode(request, email));
    await expect(accountButton(page)).toBeVisible();
    forgive(complaints);
  });

  test('who cannot log in because others try is let in by the mailbox, and logs out everywhere', { tag: '@nightly' }, async ({
    page,
    request,
    complaints,
  }) => {
    const { email } = await openAccount(request);
    await page.goto('/login');
    await hydrated(page);
    for (let guess = 0; guess < 10; guess++)
      expect((await page.request.post('/api/v1/users/login', { data: { email, password: `guess ${guess}` } })).status()).toBe(401);
    await fillLogin(page, email);
    const main = page.getByRole('main');
    await expect(main.getByText('Too many wrong passwords were tried for this address.')).toBeVisible();
    await expectAccessible(page, 'the mailbox as the way in');
    const mail = await newestMail(request, email, subjects.warning);
    const { pathname, hash } = new URL(/https?:\/\/\S*\/secure-account#\S+/.exec(mail)?.[0] ?? '');
    await page.goto(pathname + hash);
    await expect(page).toHaveURL(/\/secure-account$/);
    await expect(main.getByLabel('Code from the email')).toHaveCount(0);
    await expectAccessible(page, 'the page of a warning');
    await main.getByRole('button', { name: 'Log out everywhere' }).click();
    await expect(main.getByText('You are logged out everywhere.')).toBeVisible();
    expect((await request.get('/api/v1/users/me')).status()).toBe(401);
    await main.getByRole('button', { name: 'Let this browser log in' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await fillLogin(page, email);
    await expect(accountButton(page)).toBeVisible();
    // Each once.
    await page.goto(pathname + hash);
    await expect(main.getByLabel('Code from the email')).toHaveCount(0);
    await main.getByRole('button', { name: 'Log out everywhere' }).click();
    await expect(main.getByText('This link was used for that before, or it has expired.')).toBeVisible();
    forgive(complaints);
  });

  test('a visitor who opens a personal page signs in and comes back to it, and is never led to another site', async ({
    page,
    request,
    complaints,
  }) => {
    const { email } = await openAccount(request);
    await page.goto('/account/privacy?tab=2');
    await expect(page).toHaveURL(/\/login\?next=%2Faccount%2Fprivacy%3Ftab%3D2$/);
    await hydrated(page);
    await fillLogin(page, email);
    await expect(page).toHaveURL(/\/account\/privacy\?tab=2$/);
    await page.goto('/login?next=//evil.example/');
    await hydrated(page);
    await fillLogin(page, email);
    await expect(page).toHaveURL(/localhost:\d+\/$/);
    forgive(complaints);
  });

  test('an account with a second factor asks for its code', async ({ page, request, complaints }) => {
    const { email, token } = await openAccount(request);
    const headers = { authorization: `Bearer ${token}` };
    const { secret } = (await (await request.post('/api/v1/users/totp', { headers })).json()) as { secret: string };
    const codeAt = (timestamp: number) => new TOTP({ secret }).generate({ timestamp });
    // Each code works once: the one before was for the enrolment.
    const confirmed = await request.post('/api/v1/users/totp/confirm', { headers, data: { code: codeAt(Date.now() - 30_000) } });
    expect(confirmed.status()).toBe(200);
    await page.goto('/login');
    await hydrated(page);
    await fillLogin(page, email);
    const code = page.getByLabel('Authenticator code');
    await expect(code).toBeFocused();
    await expectAccessible(page, 'the second step');
    await code.fill('000000');
    await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
    await expect(code).toHaveAccessibleDescription(/This code is not right/);
    await code.fill(codeAt(Date.now()));
    await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
    await expect(accountButton(page)).toBeVisible();
    forgive(complaints);
  });

  test('a forgotten password is replaced with a code from the mailbox', async ({ page, request }) => {
    const { email } = await openAccount(request);
    await page.goto('/login');
    await hydrated(page);
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    const main = page.getByRole('main');
    // The page before has a field of that name, too.
    await expect(main.getByRole('button', { name: 'Send the code' })).toBeVisible();
    await main.getByLabel('Email').fill(email);
    await main.getByRole('button', { name: 'Send the code' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Choose a new password' })).toBeVisible();
    await expect(page).toHaveURL(/\/reset-password$/);
    await expect(main.getByLabel('Email')).toHaveValue(email);
    await main.getByLabel('Code').fill(await sentCode(request, email, 'password'));
    await main.locator('[name=password]').fill('green parrot tree');
    await main.locator('[name=passwordConfirm]').fill('green parrot tree');
    await expectAccessible(page);
    await main.getByRole('button', { name: 'Change the password' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Your password is changed' })).toBeVisible();
    await expect(accountButton(page)).toBeVisible();
  });
});

test.describe('the session in the browser', () => {
  test('visitors cause no request, and see a Login link', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('/users/') && asked.push(request.url()));
    await page.goto('/');
    await hydrated(page);
    await expect(loginLink(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
  });

  test('fetched once at start; a network error or a 5xx does not log out, a 401 does', { tag: '@nightly' }, async ({
    page,
    request,
    complaints,
  }) => {
    const { email } = await openAccount(request);
    await page.goto('/login');
    await hydrated(page);
    await fillLogin(page, email);
    await expect(accountButton(page)).toBeVisible();
    for (const fail of ['abort', 'answer'] as const) {
      await page.route('**/users/me', (route) => (fail === 'abort' ? route.abort() : route.fulfill({ status: 503, body: '' })));
      // Only what has come to its end cannot be taken for an answer to the next page.
      const over =
        fail === 'abort'
          ? page.waitForEvent('requestfailed', (failed) => failed.url().endsWith('/users/me'))
          : page.waitForResponse('**/users/me');
      await page.goto('/faqs');
      await over;
      await hydrated(page);
      await expect(accountButton(page)).toBeVisible();
      expect(await record(page)).not.toBeNull();
      await page.unroute('**/users/me');
    }
    let count = 0;
    page.on('request', (sent) => {
      if (sent.url().endsWith('/users/me')) count += 1;
    });
    const answered = page.waitForResponse('**/users/me');
    await page.goto('/faqs');
    expect((await answered).status()).toBe(200);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveURL(/\/blog$/);
    expect(count).toBe(1);
    // Ended somewhere else.
    await page.context().addCookies([{ name: 'karigari-session', value: 'gone', url: page.url() }]);
    await page.goto('/faqs');
    await expect(loginLink(page)).toBeVisible();
    await expect.poll(() => record(page)).toBeNull();
    expect(await page.evaluate(() => document.cookie)).not.toContain('signed-in');
    forgive(complaints);
  });

  test('an expired record is cleared on start', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() =>
      localStorage.setItem(
        'karigari-auth',
        JSON.stringify({ user: { _id: 'x', role: 'buyer', name: 'X' }, expiresAt: '2020-01-01T00:00:00Z' }),
      ),
    );
    await page.reload();
    await hydrated(page);
    await expect(loginLink(page)).toBeVisible();
    await expect.poll(() => record(page)).toBeNull();
  });

  test('buyers see My Orders, Saved Addresses, FAQ’s, Account Privacy and Logout; other tabs follow', { tag: '@nightly' }, async ({
    page,
    request,
  }) => {
    const { email } = await openAccount(request);
    await page.goto('/login');
    await hydrated(page);
    const other = await page.context().newPage();
    await other.goto('/');
    await hydrated(other);
    await expect(loginLink(other)).toBeVisible();
    await fillLogin(page, email);
    // The page that follows takes the focus, which closes what is open.
    await expect(
      page
        .getByRole('main')
        .or(page.getByRole('heading', { level: 1 }))
        .and(page.locator(':focus')),
    ).toBeVisible();
    await expect(page).not.toHaveURL(/\/login/);
    await expect(accountButton(other)).toBeVisible();
    const button = accountButton(page);
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const banner = page.getByRole('banner');
    for (const [name, path] of [
      ['My Orders', '/account/my-orders'],
      ['Saved Addresses', '/account/my-addresses'],
      ["FAQ's", '/faqs'],
      ['Account Privacy', '/account/privacy'],
    ] as const) {
      await expect(banner.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
    }
    await expectAccessible(page, 'the account menu');
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expect(banner.getByRole('link', { name: 'My Orders' })).toHaveCount(0);
    await page.keyboard.press('Enter');
    await banner.getByRole('link', { name: "FAQ's" }).click();
    await expect(page).toHaveURL(/\/faqs$/);
    await expect(banner.getByRole('link', { name: 'My Orders' })).toHaveCount(0);
    await button.click();
    await page.getByRole('main').click({ position: { x: 5, y: 5 } });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.click();
    await banner.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'You are logged out.' })).toBeVisible();
    await expect(loginLink(page)).toBeVisible();
    await expect(loginLink(other)).toBeVisible();
    expect((await page.context().cookies()).filter(({ name }) => /session|signed-in/.test(name))).toEqual([]);
  });

  test('nothing shifts while it is found out who this is', async ({ page, request }) => {
    const { email } = await openAccount(request);
    const place = async () => JSON.stringify(await page.getByRole('banner').getByRole('link', { name: 'Search' }).boundingBox());
    await page.goto('/login');
    await hydrated(page);
    const before = await place();
    await fillLogin(page, email);
    await expect(accountButton(page)).toBeVisible();
    await page.goto('/login');
    await expect(accountButton(page)).toBeVisible();
    expect(await place()).toBe(before);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the code of a warning is typed, and does each of its two things once', { tag: '@nightly' }, async ({
    page,
    request,
    complaints,
  }) => {
    const { email } = await openAccount(request);
    for (let guess = 0; guess < 10; guess++)
      await page.request.post('/api/v1/users/login', { data: { email, password: `guess ${guess}` } });
    const token = /#token=([\w-]{43})/.exec(await newestMail(request, email, subjects.warning))?.[1] ?? '';
    const main = page.getByRole('main');
    const code = (place: number) => main.getByLabel('Code from the email').nth(place);
    await page.goto('/secure-account');
    await code(1).fill(token);
    await main.getByRole('button', { name: 'Log out everywhere' }).click();
    await expect(main.getByText('You are logged out everywhere.')).toBeVisible();
    await code(0).fill(`${token.slice(0, 42)}!`);
    await main.getByRole('button', { name: 'Let this browser log in' }).click();
    await expect(main.getByText('This code is wrong, was used before, or has expired.').first()).toBeVisible();
    await code(0).fill(token);
    await main.getByRole('button', { name: 'Let this browser log in' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await fillLogin(page, email);
    await expect(page).toHaveURL(/\/$/);
    forgive(complaints);
  });

  test('a forgotten password', { tag: '@nightly' }, async ({ page, request }) => {
    const { email } = await openAccount(request);
    await page.goto('/forgot-password');
    const main = page.getByRole('main');
    // The page before has a field of that name, too.
    await expect(main.getByRole('button', { name: 'Send the code' })).toBeVisible();
    await main.getByLabel('Email').fill(email);
    await main.getByRole('button', { name: 'Send the code' }).click();
    await expect(page).toHaveURL(/\/reset-password$/);
    await main.getByLabel('Email').fill(email);
    await main.getByLabel('Code').fill(await sentCode(request, email, 'password'));
    await main.locator('[name=password]').fill('green parrot tree');
    await main.locator('[name=passwordConfirm]').fill('green parrot tree');
    await main.getByRole('button', { name: 'Change the password' }).click();
    await expect(page).toHaveURL(/\/$/);
  });
});

test('a sign-in without scripts is seen by the scripts of the next page', { tag: '@nightly' }, async ({
  browser,
  page,
  request,
  extraHTTPHeaders,
}) => {
  const { email } = await openAccount(request);
  const plain = await browser.newContext({ javaScriptEnabled: false, extraHTTPHeaders: extraHTTPHeaders ?? {} });
  const form = await plain.newPage();
  await form.goto('/login');
  await fillLogin(form, email);
  await expect(form).toHaveURL(/\/$/);
  await page.context().addCookies(await plain.cookies());
  await plain.close();
  await page.goto('/');
  await expect(accountButton(page)).toBeVisible();
});

for (const language of ['en', 'hi'] as const) {
  test(`the pages of signing in are open to everyone (${language})`, { tag: '@nightly' }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: language === 'en' ? 'dark' : 'light', reducedMotion: 'reduce' });
    for (const path of ['/login', '/signup', '/signup/verify', '/forgot-password', '/reset-password', '/logout', '/email-verified']) {
      await page.goto(language === 'hi' ? `/hi${path}` : path);
      await hydrated(page);
      await expectAccessible(page, path);
      await page.setViewportSize({ width: 390, height: 844 });
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${path} overflows`).toBe(0);
      await expectAccessible(page, `${path} on a phone`);
      await page.setViewportSize({ width: 1280, height: 900 });
    }
  });
}
