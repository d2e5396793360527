import type { APIRequestContext, Page } from '@playwright/test';
import { fillAddress, fillLogin, fillPasswords, openAccount, password, signUp } from './support/account-forms.ts';
import { nightlyUnless } from './support/combinations.ts';
import { type DemoProduct, find } from './support/demo-products.ts';
import { expect, expectAccessible, forgive, holdRequests, hydrated, visitorTest as test } from './support/fixtures.ts';
import { buy } from './support/placed-orders.ts';

// Sessions end on purpose: with and without scripts, over a slow network, and with a second tab open.
test.describe.configure({ timeout: 120_000 });

const toast = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });
const deleted = (page: Page) => page.getByRole('heading', { level: 1, name: 'Account deleted.' });
const side = (page: Page) => page.getByRole('navigation', { name: 'My Account' });
const home = /:\d+\/$/;
const login = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Login' });

/** The paths that a page shows from here on, each once however often the router writes it down. */
function visited(page: Page): string[] {
  const paths: string[] = [];
  page.on('framenavigated', (frame) => {
    const { pathname } = new URL(frame.url());
    if (frame === page.mainFrame() && paths.at(-1) !== pathname) paths.push(pathname);
  });
  return paths;
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Account' })).toBeVisible();
}

async function askToDelete(page: Page): Promise<() => Promise<void>> {
  await page.getByRole('main').getByRole('button', { name: 'Delete My Account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Are you sure?' });
  await expect(dialog).toBeVisible();
  return () => dialog.getByRole('button', { name: 'Delete' }).click();
}

test('account deletion: "Account deleted.", a page that says so, after 2 seconds home; never the login form', async ({ page }) => {
  await page.clock.install();
  await signUp(page);
  await open(page, '/account/privacy');
  const remove = await askToDelete(page);
  const paths = visited(page);
  // From here on time passes only when the test says so.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  await remove();
  await expect(toast(page, 'Account deleted.')).toBeVisible();
  await expect(deleted(page)).toBeVisible();
  await page.clock.runFor(1_900);
  await expect(page).toHaveURL(/\/account-deleted$/);
  await page.clock.runFor(200);
  await expect(page).toHaveURL(home);
  await expect(login(page)).toBeVisible();
  expect(paths).toEqual(['/account-deleted', '/']);
});

test('account deletion over a stalled network: the page shows, and nothing of the account stays on the screen', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.clock.install();
  await signUp(page);
  await open(page, '/account/privacy');
  const remove = await askToDelete(page);
  await page.waitForLoadState('networkidle');
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  const release = await holdRequests(page, /\/(?:assets\/|account-deleted|login|__manifest)/);
  await remove();
  await expect(deleted(page)).toBeVisible();
  await expect(side(page)).toHaveCount(0);
  release();
});

test('account deletion: a second tab on a page of the account says so too, and goes home', { tag: '@nightly' }, async ({
  page,
  context,
}) => {
  await signUp(page);
  await open(page, '/account/privacy');
  const other = await context.newPage();
  await open(other, '/account/my-addresses');
  const paths = visited(page);
  const otherPaths = visited(other);
  await (await askToDelete(page))();
  for (const tab of [page, other]) await expect(tab).toHaveURL(home);
  await expect.poll(() => otherPaths).toEqual(['/account-deleted', '/']);
  expect(paths).toEqual(['/account-deleted', '/']);
  await expect(login(other)).toBeVisible();
});

test('a signed-in user who opens the page of a deletion has no account deleted, and is at home at once', { tag: '@nightly' }, async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/account-deleted');
  await expect(page).toHaveURL(home);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Account' })).toBeVisible();
});

for (const language of ['en', 'hi'] as const) {
  test(`the page of a deletion is open to everyone, and fits its screen (${language})`, { tag: nightlyUnless(language === 'hi') }, async ({
    page,
  }) => {
    // The home page never comes, so that this one can be looked at.
    await page.route(/:\d+\/(?:hi)?$/, (route) => route.fulfill({ status: 204 }));
    await page.goto(language === 'hi' ? '/hi/account-deleted' : '/account-deleted');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      await expectAccessible(page, `account-deleted at ${width}`);
    }
  });
}

test('the sidebar: its four links and Logout are pressed; Logout leads home in every tab, never to the login form', {
  tag: '@nightly',
}, async ({ page, context }) => {
  await signUp(page);
  await open(page, '/account/privacy');
  for (const [name, path] of [
    ['My Orders', '/account/my-orders'],
    ['My Addresses', '/account/my-addresses'],
    ['My Wishlist', '/account/wishlist'],
    ['Account Privacy', '/account/privacy'],
  ] as const) {
    await side(page).getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(side(page).getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
  }
  const other = await context.newPage();
  await open(other, '/account/my-addresses');
  const paths = visited(page);
  const otherPaths = visited(other);
  await side(page).getByRole('button', { name: 'Logout' }).click();
  await expect(toast(page, 'You are logged out.')).toBeVisible();
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(home);
    await expect(login(tab)).toBeVisible();
  }
  expect([...paths, ...otherPaths].filter((path) => path !== '/')).toEqual([]);
  expect((await page.request.get('/api/v1/users/me')).status()).toBe(401);
});

test('Logout over a stalled network: the private page leaves at once; where it fails, it says so', { tag: '@nightly' }, async ({
  page,
  complaints,
}) => {
  await signUp(page);
  await open(page, '/account/my-addresses');
  const release = await holdRequests(page, '**/logout.data');
  const paths = visited(page);
  await side(page).getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(home);
  await expect(side(page)).toHaveCount(0);
  release();
  await expect(toast(page, 'You are logged out.')).toBeVisible();
  expect(paths).toEqual(['/']);
  await page.unrouteAll();
  await signUp(page);
  await open(page, '/account/my-addresses');
  await page.route('**/logout.data', (route) => route.abort());
  await side(page).getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'We could not log you out. Try again.' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Account' })).toBeVisible();
  expect((await page.request.get('/api/v1/users/me')).status()).toBe(200);
  forgive(complaints);
});

test('a refusal that is late news of an earlier session logs no user out: another password, a second tab', { tag: '@nightly' }, async ({
  page,
  context,
  complaints,
}) => {
  await signUp(page);
  await open(page, '/account/my-addresses');
  const other = await context.newPage();
  await open(other, '/account/security');
  await other.getByRole('main').getByRole('button', { name: 'Change Password' }).click();
  const dialog = other.getByRole('dialog', { name: 'Change Password' });
  await dialog.getByLabel('Current password').fill(password);
  await fillPasswords(dialog, 'red sandstone fort');
  await dialog.getByRole('button', { name: 'Change Password' }).click();
  await expect(toast(other, 'Your password is changed.')).toBeVisible();
  // Asked under the cookie of before, answered after it was changed for another.
  const late = { status: 401, json: { code: 'UNAUTHORIZED', message: '', fields: {} } };
  await page.route('**/account/my-addresses/new.data', (route) => route.fulfill(late), { times: 1 });
  await page.getByRole('main').getByRole('button', { name: 'Add new address' }).click();
  const add = page.getByRole('dialog', { name: 'Add New Address' });
  await fillAddress(add);
  await add.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('main').getByText('12 Lake Road')).toBeVisible();
  for (const tab of [page, other]) {
    await expect(tab.getByRole('banner').getByRole('button', { name: 'Account' })).toBeVisible();
    expect(new URL(tab.url()).pathname).toMatch(/^\/account\//);
  }
  forgive(complaints);
});

test('a session that was ended elsewhere takes an order from the screen too, and leads to sign in and back', { tag: '@nightly' }, async ({
  page,
  context,
  complaints,
}) => {
  const email = await signUp(page);
  const { number } = await buy(page.request, { email, method: 'cod' });
  await open(page, `/orders/${number}`);
  await context.clearCookies({ name: 'karigari-session' });
  const other = await context.newPage();
  await other.goto('/faqs');
  await expect(login(other)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/login\\?next=%2Forders%2F${number}&ended=1$`));
  await fillLogin(page, email);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${number}`);
  forgive(complaints);
});

const inCart = (page: Page) => page.evaluate(() => localStorage.getItem('karigari-cart'));
const cartOf = async (request: APIRequestContext) =>
  ((await (await request.get('/api/v1/users/cart')).json()) as { data: { items: { qty: number }[] } }).data.items;

test('/logout says truly what becomes of the cart: kept in the account, and back after login', async ({ page, request }) => {
  const { email } = await openAccount(request);
  const plenty = await find(request, ({ slug }: DemoProduct) => slug === 'terracotta-kulhads');
  const main = page.getByRole('main');
  await page.goto('/logout');
  await hydrated(page);
  await expect(main.getByRole('heading', { level: 1, name: 'You are not logged in' })).toBeVisible();
  await expect(main.getByText('Your cart stays in this browser.', { exact: true })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Logout' })).toHaveCount(0);
  await page.goto('/login');
  await hydrated(page);
  await fillLogin(page, email);
  await expect(page).toHaveURL(home);
  await page.goto(`/product/${plenty._id}/${plenty.slug}`);
  await hydrated(page);
  await main
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click();
  await expect.poll(async () => (await cartOf(page.request)).length).toBe(1);
  await page.goto('/cart');
  await main
    .getByRole('button', { name: /^One more/ })
    .first()
    .click();
  // At once, before the change has had its rest.
  await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(toast(page, 'You are logged out.')).toBeVisible();
  await expect.poll(() => inCart(page)).toBeNull();
  await page.goto('/login');
  await hydrated(page);
  await fillLogin(page, email);
  await expect(page).toHaveURL(home);
  await expect.poll(() => inCart(page)).toContain('"qty":2');
  await page.goto('/logout');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Account' })).toBeVisible();
  await expect(main.getByRole('heading', { level: 1, name: 'Log out?' })).toBeVisible();
  await expect(main.getByText('stay in your account: they leave this browser', { exact: false })).toBeVisible();
  await page.goto('/hi/logout');
  await expect(main.getByText('आपके खाते में रहेंगे', { exact: false })).toBeVisible();
});

test('what one person typed and chose is gone for the next one at the same browser', async ({ page, request }) => {
  await signUp(page);
  const lines = (await find(request, ({ slug }: DemoProduct) => slug === 'terracotta-kulhads')).variants[0]?.sizes[0];
  const product = await find(request, ({ slug }: DemoProduct) => slug === 'terracotta-kulhads');
  await open(page, '/faqs');
  await page.request.put(`/api/v1/users/cart/${lines?._id}`, { data: { qty: 1, saved: false } });
  await page.goto('/checkout');
  const main = page.getByRole('main');
  await main.getByLabel('Recipient’s phone').fill('98290 12345');
  await main.getByLabel('House and street').fill('12 Lake Road');
  await page.getByRole('link', { name: 'Back to the cart' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(toast(page, 'You are logged out.')).toBeVisible();
  await page.evaluate(
    (text) => localStorage.setItem('karigari-cart', text),
    JSON.stringify([{ variantId: lines?._id, productId: product._id, qty: 1 }]),
  );
  await page.goto('/checkout');
  await expect(main.getByLabel('House and street')).toHaveValue('');
  await expect(main.getByLabel('Recipient’s phone')).toHaveValue('');
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /wishlist-account|cart-of|pending|auth/.test(key)))).toEqual(
    [],
  );
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('account deletion says so and goes home after 2 seconds', { tag: '@nightly' }, async ({ page, request }) => {
    await signUp(page);
    await page.goto('/account/delete');
    const paths = visited(page);
    await page.getByRole('main').getByRole('button', { name: 'Delete' }).click();
    await expect(page).toHaveURL(home);
    expect(paths).toEqual(['/account-deleted', '/']);
    const text = await (await request.get('/account-deleted')).text();
    expect(text).toContain('<noscript><meta http-equiv="refresh" content="2;url=/"');
    expect(text).toMatch(/<h1[^>]*>Account deleted\.<\/h1>/);
  });

  test('/logout says where the cart is, and leads home', { tag: '@nightly' }, async ({ page }) => {
    await signUp(page);
    await page.goto('/logout');
    const main = page.getByRole('main');
    await expect(main.getByText('stay in your account', { exact: false })).toBeVisible();
    const paths = visited(page);
    await main.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(home);
    expect(paths).toEqual(['/']);
    expect((await page.context().cookies()).filter(({ name }) => /session|signed-in|guest/.test(name))).toEqual([]);
  });
});
