import type { APIRequestContext, Page } from '@playwright/test';
import { find, pathOf, plain } from './support/demo-products.ts';
import { expect, expectAccessible, hydrated, visitorTest as test } from './support/fixtures.ts';
import { buy } from './support/placed-orders.ts';

const main = (page: Page) => page.getByRole('main');
const promises = (page: Page) => main(page).getByRole('region', { name: /Delivery and returns|डिलीवरी और वापसी/ });

/** Puts a product into the cart of a visitor. */
async function fillCart(page: Page, request: APIRequestContext): Promise<void> {
  const { _id, variants } = await find(request, plain(2));
  const size = variants.flatMap(({ sizes }) => sizes).find(({ stock }) => stock > 0);
  await page.goto('/offline');
  const line = { variantId: size?._id, productId: _id, qty: 1 };
  await page.evaluate((text) => localStorage.setItem('karigari-cart', text), JSON.stringify([line]));
}

/** Chooses a country without the dialog, such as one that was served when it was chosen. */
const choose = (page: Page, country: string, code: string) =>
  page.evaluate((text) => localStorage.setItem('karigari-place', text), JSON.stringify({ country, country_code: code, currency: 'INR' }));

test('a product says for a PIN code when it arrives and that cash is taken, and remembers the code', async ({ page, request }) => {
  const product = await find(request, plain(2));
  await page.goto(pathOf(product));
  await hydrated(page);
  await expect(promises(page).getByText('Delivery in 7-10 days')).toBeVisible();
  await promises(page).getByRole('button', { name: 'Check your PIN code' }).click();
  await promises(page).getByLabel('PIN code').fill('3020');
  await promises(page).getByRole('button', { name: 'Check', exact: true }).click();
  await expect(promises(page).getByRole('alert')).toHaveText('A PIN code has six digits, such as 302001.');
  await expectAccessible(page);
  await promises(page).getByLabel('PIN code').fill('302 001');
  await promises(page).getByRole('button', { name: 'Check', exact: true }).click();
  await expect(promises(page).getByText(/^Delivers to 302001 Jaipur \d/)).toBeVisible();
  await expect(promises(page).getByText('Cash on delivery available', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/hi${pathOf(product)}`);
  await expect(promises(page).getByText(/^302001 Jaipur पर .* को डिलीवरी$/)).toBeVisible();
  await promises(page).getByRole('button', { name: 'दूसरा पिन कोड' }).click();
  await expect(promises(page).getByLabel('पिन कोड')).toHaveValue('302001');
});

test('a product says when it arrives in another country, and where nothing is delivered', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  const product = await find(request, plain(2));
  await page.goto('/offline');
  await choose(page, 'Germany', 'DE');
  await page.goto(pathOf(product));
  await expect(promises(page).getByText(/^Delivers to Germany \d/)).toBeVisible();
  await expect(promises(page).getByText(/7-10|Cash/)).toHaveCount(0);
  await choose(page, 'Pakistan', 'PK');
  await page.reload();
  await expect(promises(page).getByText('We do not deliver to Pakistan yet')).toBeVisible();
});

test('a cart for a country without delivery is shown for India and says so', async ({ page, request, complaints }) => {
  await fillCart(page, request);
  await choose(page, 'Pakistan', 'PK');
  await page.goto('/cart');
  await expect(main(page).getByText('We do not deliver to the country you chose yet.')).toBeVisible();
  await expect(main(page).getByText('Delivery in 7-10 days')).toBeVisible();
  await page.goto('/checkout');
  await expect(main(page).getByRole('combobox', { name: 'Country' })).toHaveValue('IN');
  const countries = main(page).getByRole('combobox', { name: 'Country' }).getByRole('option');
  await expect(countries.filter({ hasText: 'Nepal' })).toHaveCount(1);
  for (const name of ['Pakistan', 'Iran', 'Cuba', 'Syria', 'North Korea']) await expect(countries.filter({ hasText: name })).toHaveCount(0);
  // The browser reports the refused quote of the cart.
  expect(complaints.splice(0).every((text) => text.includes('422'))).toBe(true);
});

test('at the checkout the PIN code fills in city and state, and keeps what a person typed', async ({ page, request }) => {
  await fillCart(page, request);
  await page.goto('/checkout');
  const city = main(page).getByLabel('Town or city');
  const state = main(page).getByLabel('State');
  await main(page).getByLabel('PIN code').fill('302001');
  await expect(city).toHaveValue('Jaipur');
  await expect(state).toHaveValue('Rajasthan');
  await main(page).getByLabel('PIN code').fill('600001');
  await expect(city).toHaveValue('Chennai');
  await expect(state).toHaveValue('Tamil Nadu');
  await city.fill('Egmore');
  await main(page).getByLabel('PIN code').fill('110001');
  await expect(state).toHaveValue('Delhi');
  await expect(city).toHaveValue('Egmore');
  await state.selectOption('Goa');
  await expect(main(page).getByText('This PIN code is usually in Delhi. Check both.').first()).toBeVisible();
  await expectAccessible(page);
});

test('the choice of a place lists the countries that parcels are sent to', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/place');
  const countries = main(page).getByRole('combobox', { name: 'Country' }).getByRole('option');
  await expect(countries.filter({ hasText: 'Germany' })).toHaveCount(1);
  await expect(countries.filter({ hasText: 'Pakistan' })).toHaveCount(0);
});

test('a buyer corrects recipient and address until the parcel is packed', async ({ page, request, context, complaints }) => {
  const order = await buy(request, { place: 3, method: 'cod' });
  await context.addCookies((await request.storageState()).cookies);
  await page.goto(`/orders/${order.number}`);
  await main(page).getByRole('link', { name: 'Change the address' }).click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Change the address');
  await expect(main(page).getByLabel('House and street')).toHaveValue('12 Rose Lane');
  await expect(main(page).getByText('The parcel stays in Rajasthan')).toBeVisible();
  await expectAccessible(page);
  await main(page).getByLabel('PIN code').fill('600001');
  await main(page).getByRole('button', { name: 'Save the address' }).click();
  await expect(main(page).getByLabel('PIN code')).toHaveAccessibleDescription(/not of the state of the order/);
  await main(page).getByLabel('PIN code').fill('313001');
  await main(page).getByLabel('Town or city').fill('Udaipur');
  await main(page).getByLabel('House and street').fill('5 Temple Road');
  await main(page).getByLabel('Recipient’s full name').fill('Sunita Devi');
  await main(page).getByRole('button', { name: 'Save the address' }).click();
  await expect(main(page).getByText('The address is changed.')).toBeVisible();
  await expect(main(page).getByText(/Sunita Devi\s+5 Temple Road\s+Udaipur 313001/)).toBeVisible();
  // The browser reports the refused address.
  expect(complaints.splice(0)).toHaveLength(1);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the address is changed by a plain form, and typed values stay where it is refused', { tag: '@desk' }, async ({
    page,
    request,
    context,
    complaints,
  }) => {
    const order = await buy(request, { place: 4, method: 'cod' });
    await context.addCookies((await request.storageState()).cookies);
    await page.goto(`/hi/orders/${order.number}/address`);
    await main(page).getByLabel('मकान और सड़क').fill('5 Temple Road');
    await main(page).getByLabel('पिन कोड').fill('600001');
    await main(page).getByRole('button', { name: 'पता सहेजें' }).click();
    await expect(main(page).getByLabel('मकान और सड़क')).toHaveValue('5 Temple Road');
    await main(page).getByLabel('पिन कोड').fill('302002');
    await main(page).getByRole('button', { name: 'पता सहेजें' }).click();
    await expect(main(page).getByText('पता बदल गया है।')).toBeVisible();
    await expect(main(page).getByText(/5 Temple Road/)).toBeVisible();
    expect(complaints.splice(0)).toHaveLength(1);
  });
});
