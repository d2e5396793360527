import type { APIRequestContext, Page } from '@playwright/test';
import { openAccount } from './support/account-forms.ts';
import { expect, expectAccessible, visitorTest as test } from './support/fixtures.ts';
import { newAddress } from './support/mails.ts';
import { routePaymentPages } from './support/payment-pages.ts';
import { listCheapProducts } from './support/placed-orders.ts';

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string | RegExp) => main(page).getByRole('heading', { level: 1, name });
const pay = (page: Page) => main(page).getByRole('button', { name: /^(Pay ₹|Order, and pay)/ });
const placed = /\/orders\/[\w-]{9}\?placed=1$/;
const quantityInCart = (page: Page): Promise<number> =>
  page.evaluate(() =>
    (JSON.parse(localStorage.getItem('karigari-cart') ?? '[]') as { qty: number }[]).reduce((sum, { qty }) => sum + qty, 0),
  );
const stateOf = async (request: APIRequestContext, number: string) =>
  ((await (await request.get(`/api/v1/orders/${number}`)).json()) as { data: { order: { state: string } } }).data.order.state;

/**
 * Fills the checkout and goes to the demonstration's payment.
 * @param itemCount items of the cart once those of the account are among them
 * @returns the order's number
 */
async function orderUnpaid(page: Page, email = newAddress(), itemCount?: number): Promise<string> {
  const [line] = await listCheapProducts(page.request);
  await page.goto('/offline');
  await page.evaluate((text) => localStorage.setItem('karigari-cart', text), JSON.stringify([line]));
  await page.goto('/checkout');
  await main(page).getByRole('textbox', { name: 'Email' }).fill(email);
  await main(page).getByLabel('Recipient’s full name').fill('Asha Verma');
  await main(page).getByLabel('Recipient’s phone').fill('98290 12345');
  await main(page).getByLabel('House and street').fill('12 Lake Road');
  await main(page).getByLabel('PIN code').fill('313001');
  await main(page).getByLabel('Town or city').fill('Udaipur');
  await main(page)
    .getByRole('radio', { name: /^Demo payment/ })
    .check();
  if (itemCount !== undefined) await expect(main(page).getByText(`${itemCount} items`).first()).toBeVisible();
  return goToPayment(page);
}

async function goToPayment(page: Page): Promise<string> {
  await pay(page).click();
  await expect(page).toHaveURL(/\/demo\/payments\//);
  return page.evaluate(() => (JSON.parse(localStorage.getItem('karigari-pending-order') ?? '{}') as { number: string }).number);
}

test.beforeEach(({ context, baseURL }) => routePaymentPages(context, baseURL));

test('back from the payment, the address is mended: the new order takes the place of the old one', async ({ page }) => {
  const first = await orderUnpaid(page);
  expect(await quantityInCart(page)).toBe(2);
  await page.goBack();
  await expect(main(page).getByText(`Order ${first} is not paid yet`)).toBeVisible();
  await expect(main(page).getByLabel('House and street')).toHaveValue('12 Lake Road');
  await expectAccessible(page);
  await main(page).getByLabel('House and street').fill('14 Lake Road');
  const second = await goToPayment(page);
  expect(second).not.toBe(first);
  expect(await stateOf(page.request, first)).toBe('abandoned');
  await page.getByRole('button', { name: 'Approve the payment' }).click();
  await expect(page).toHaveURL(placed);
  await expect(main(page).getByText('14 Lake Road')).toBeVisible();
  expect(await quantityInCart(page)).toBe(0);
});

test('an unpaid order is changed from the cart: items and details come back, and nothing is held', { tag: '@nightly' }, async ({
  page,
}) => {
  const number = await orderUnpaid(page);
  // Another tab of the browser, in which nothing was typed.
  const tab = await page.context().newPage();
  await tab.goto('/cart');
  await expectAccessible(tab);
  await main(tab).getByRole('button', { name: 'Change order' }).click();
  await expect(tab.getByText('The order has ended, and everything in it is back in your cart.')).toBeVisible();
  await expect(main(tab).getByText(`Order ${number} is not paid yet`)).toBeHidden();
  expect(await stateOf(page.request, number)).toBe('abandoned');
  expect(await quantityInCart(tab)).toBe(2);
  await tab.getByRole('button', { name: 'Proceed' }).click();
  await expect(main(tab).getByLabel('House and street')).toHaveValue('12 Lake Road');
  await expect(main(tab).getByLabel('Recipient’s phone')).toHaveValue('+919829012345');
  await expect(main(tab).getByLabel('State')).toHaveValue('Rajasthan');
});

test('an unpaid order is cancelled from the page of its payment, and is told as held nowhere', { tag: '@nightly' }, async ({ page }) => {
  const number = await orderUnpaid(page);
  await page.goto(`/checkout/payment?order=${number}`);
  await expect(heading(page, 'Your order is waiting for its payment')).toBeVisible();
  await expect(main(page).getByText(/^The items are held for you for 1\d:\d\d more\.$/)).toBeVisible();
  await expectAccessible(page);
  await main(page).getByRole('button', { name: 'Cancel order' }).click();
  await expect(heading(page, 'This order has ended')).toBeFocused();
  await expectAccessible(page);
  for (const path of ['/cart', '/checkout']) {
    await page.goto(path);
    await expect(main(page).getByText('2 items').filter({ visible: true }).first()).toBeVisible();
    await expect(main(page).getByText('is not paid yet')).toBeHidden();
  }
});

test('an order that ended elsewhere is not told as held', { tag: ['@phone', '@nightly'] }, async ({ page }) => {
  const number = await orderUnpaid(page);
  await page.request.post(`/api/v1/orders/${number}/cancel-unpaid`, { data: {} });
  const asked = page.waitForResponse(/payments\/check$/);
  await page.goto('/cart');
  await asked;
  await expect(main(page).getByRole('button', { name: 'Proceed' })).toBeVisible();
  await expect(main(page).getByText('held for you')).toHaveCount(0);
});

test('a phone whose clock is wrong can pay, and sees the time of the shop', { tag: ['@phone', '@nightly'] }, async ({ page }) => {
  await page.addInitScript(() => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + 20 * 60_000;
  });
  const number = await orderUnpaid(page);
  await page.goto(`/checkout/payment?order=${number}`);
  await expect(main(page).getByText(/^The items are held for you for 1\d:\d\d more\.$/)).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Continue to payment' })).toBeVisible();
});

test('without scripts the page of an order cancels it', { tag: '@phone' }, async ({ page, browser, baseURL }) => {
  const number = await orderUnpaid(page);
  const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  await plain.addCookies(await page.context().cookies());
  const tab = await plain.newPage();
  await tab.goto(`/orders/${number}`);
  await main(tab).getByRole('button', { name: 'Cancel order' }).click();
  await expect(tab).toHaveURL(/done=unpaid/);
  await expect(main(tab).getByText('You changed or cancelled this order before it was paid').first()).toBeVisible();
  expect(await stateOf(page.request, number)).toBe('abandoned');
  await plain.close();
});

test('the account’s cart is emptied by the payment, in every browser', { tag: '@phone' }, async ({ page }) => {
  const { email } = await openAccount(page.request);
  const [line] = await listCheapProducts(page.request);
  await page.request.put(`/api/v1/users/cart/${line?.variantId}`, { data: { qty: 2, saved: false } });
  const cart = async () => ((await (await page.request.get('/api/v1/users/cart')).json()) as { data: { items: unknown[] } }).data.items;
  await orderUnpaid(page, email, 4);
  await expect.poll(async () => (await cart()).length).toBe(1);
  await page.getByRole('button', { name: 'Approve the payment' }).click();
  await expect(page).toHaveURL(placed);
  await expect.poll(cart).toEqual([]);
  await expect.poll(() => quantityInCart(page)).toBe(0);
});
