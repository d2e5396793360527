import type { Page } from '@playwright/test';
import { fillAddress, fillLogin, fillSignup, signUp } from './support/account-forms.ts';
import { type DemoProduct, find } from './support/demo-products.ts';
import { expect, forgive, hydrated, visitorTest as test } from './support/fixtures.ts';
import { newAddress, sentCode } from './support/mails.ts';

// The offline page keeps files of the shop: they are looked into, too.
test.use({ serviceWorkers: 'allow' });
test.describe.configure({ timeout: 180_000 });

const phone = '98290 12345';
const street = '12 Lake Road';

/** All that a script of the page can read in the browser: storage, databases, caches and cookies. */
const stored = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const found: unknown[] = [{ ...localStorage }, { ...sessionStorage }, document.cookie];
    for (const { name } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(String(name));
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      for (const store of database.objectStoreNames) {
        found.push(
          await new Promise((resolve, reject) => {
            const reading = database.transaction(store).objectStore(store).getAll();
            reading.onsuccess = () => resolve(reading.result);
            reading.onerror = () => reject(reading.error);
          }),
        );
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) found.push(request.url, await (await cache.match(request))?.text());
    }
    return JSON.stringify(found);
  });

/** Fails where a phone, a street or an e-mail address of this person is stored, however it is spaced. */
async function expectNothingStored(page: Page, email: string, where: string): Promise<void> {
  const text = (await stored(page)).replaceAll(/[\s+]|%20|\\n/g, '').toLowerCase();
  for (const trace of ['9829012345', 'lakeroad', email]) expect(text.includes(trace), `${where}: ${trace}`).toBe(false);
}

test('no storage of the browser holds a phone, a street or an e-mail address after sign-up, checkout and forms', async ({
  page,
  request,
  complaints,
}) => {
  const email = newAddress();
  const main = page.getByRole('main');
  const nothing = (where: string) => expectNothingStored(page, email, where);
  const kulhads = await find(request, ({ slug }: DemoProduct) => slug === 'terracotta-kulhads');
  const product = { variantId: kulhads.variants[0]?.sizes[0]?._id, productId: kulhads._id, qty: 1 };
  const fillCart = () => page.evaluate((text) => localStorage.setItem('karigari-cart', text), JSON.stringify([product]));

  await test.step('sign-up and login', async () => {
    await page.goto('/signup');
    await hydrated(page);
    await fillSignup(page, email);
    await nothing('typed into the sign-up');
    await main.getByRole('button', { name: 'Sign up' }).click();
    await page
      .getByRole('textbox', { name: /^Digit/ })
      .first()
      .fill(await sentCode(request, email));
    await expect(page).toHaveURL(/:\d+\/$/);
    await nothing('signed up');
    await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'You are logged out.' })).toBeVisible();
    await page.goto('/login');
    await hydrated(page);
    await main.getByRole('textbox', { name: 'Email' }).fill(email);
    await nothing('typed into the login');
    await fillLogin(page, email);
    await expect(page).toHaveURL(/:\d+\/$/);
    await nothing('logged in');
  });

  await test.step('account', async () => {
    await page.goto('/me');
    await hydrated(page);
    await main.getByLabel('Phone').fill(phone);
    await nothing('typed into the profile');
    await main.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Profile updated successfully!' })).toBeVisible();
    await nothing('profile saved');
    await page.goto('/account/my-addresses');
    await hydrated(page);
    await main.getByRole('button', { name: 'Add new address' }).click();
    const add = page.getByRole('dialog', { name: 'Add New Address' });
    await fillAddress(add);
    await add.getByLabel('Phone number').fill(phone);
    await nothing('typed into the address');
    await add.getByRole('button', { name: 'Save' }).click();
    await expect(main.getByText(street)).toBeVisible();
    const heard = page.waitForResponse('**/users/me');
    await page.reload();
    await heard;
    await nothing('address saved');
    await page.goto('/account/privacy');
    await hydrated(page);
    await nothing('settings');
  });

  await test.step('checkout with the account', async () => {
    await page.request.put(`/api/v1/users/cart/${product.variantId}`, { data: { qty: 1, saved: false } });
    await page.goto('/checkout');
    await expect(main.getByRole('radio', { name: /^Home/ })).toBeChecked();
    await expect(main.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
    await main.getByRole('radio', { name: 'Another address' }).check();
    await main.getByLabel('House and street').fill('7, Lake Road');
    await nothing('typed into the checkout');
    await main.getByRole('radio', { name: /^Home/ }).check();
    await main.getByRole('radio', { name: /^Cash on delivery/ }).check();
    await main.getByRole('button', { name: /^(?:Pay|Order|Place)/ }).click();
    await expect(page).toHaveURL(/\/orders\/[\w-]{9}\?placed=1$/);
    await nothing('ordered');
  });

  await test.step('a guest: checkout, order and forms', async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/:\d+\/$/);
    // The cart of the account leaves the browser once the session has ended.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('karigari-cart-of'))).toBeNull();
    // A read of the account that is under way as its session ends is refused.
    forgive(complaints);
    await nothing('logged out');
    await fillCart();
    await page.goto('/checkout');
    await main.getByRole('textbox', { name: 'Email' }).fill(email);
    await main.getByLabel('Recipient’s full name').fill('Asha Verma');
    await main.getByLabel('Recipient’s phone').fill(phone);
    await main.getByLabel('House and street').fill(street);
    await main.getByLabel('Town or city').fill('Udaipur');
    await main.getByLabel('PIN code').fill('313001');
    await main.getByLabel('State').selectOption('Rajasthan');
    await nothing('typed by a guest');
    await page.reload();
    await expect(main.getByLabel('House and street')).toHaveValue(street);
    await nothing('loaded anew');
    await main.getByRole('radio', { name: /^Cash on delivery/ }).check();
    await main.getByRole('button', { name: /^(?:Pay|Order|Place)/ }).click();
    await expect(page).toHaveURL(/\/orders\/[\w-]{9}\?placed=1$/);
    await nothing('ordered by a guest');
    await page.goto('/orders');
    await hydrated(page);
    await main.getByRole('textbox', { name: 'Email' }).fill(email);
    await nothing('typed into the look-up');
    await page.goto('/feedback');
    await hydrated(page);
    await main.getByRole('textbox', { name: 'Email' }).fill(email);
    await main.getByLabel('Phone number').fill(phone);
    await main.getByLabel('Message').fill(`Please write to ${street}`);
    await nothing('typed into the feedback');
  });
});

test('what earlier versions stored is gone at the start, also where the server cannot be asked', async ({ page, complaints }) => {
  const email = await signUp(page);
  await page.goto('/offline');
  const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
  const preferences = { personalizedRecommendations: true, promotionalEmails: false };
  const user = { _id: 'x', name: 'Asha', role: 'buyer', preferences, email, phone: '+919829012345', addresses: [{ details: street }] };
  await page.evaluate(
    ([record, draft]) => {
      localStorage.setItem('karigari-auth', String(record));
      sessionStorage.setItem('karigari-draft:checkout', String(draft));
    },
    [JSON.stringify({ user, expiresAt }), JSON.stringify({ 'contact.phone': phone, 'address.line1': street })],
  );
  await page.route('**/users/me', (route) => route.abort());
  await page.goto('/faqs');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Account' })).toBeVisible();
  await expectNothingStored(page, email, 'at the start');
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('karigari-auth') ?? '{}').user.name)).toBe('Asha');
  forgive(complaints);
});

test('the checkout asks for the details of the account; where they cannot be had it says so, and asks again', { tag: '@nightly' }, async ({
  page,
  request,
  complaints,
}) => {
  const email = await signUp(page);
  const kulhads = await find(request, ({ slug }: DemoProduct) => slug === 'terracotta-kulhads');
  await page.request.put(`/api/v1/users/cart/${kulhads.variants[0]?.sizes[0]?._id}`, { data: { qty: 1, saved: false } });
  const heard = page.waitForResponse('**/users/me');
  await page.goto('/faqs');
  await heard;
  await page.route('**/users/me', (route) => route.abort());
  await page.goto('/checkout');
  const main = page.getByRole('main');
  await expect(main.getByRole('alert').filter({ hasText: 'Your details could not be loaded just now.' })).toBeVisible();
  await page.unroute('**/users/me');
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  forgive(complaints);
});
