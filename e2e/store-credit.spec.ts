import type { Page } from '@playwright/test';
import { openAccount } from './support/account-forms.ts';
import { expect, expectAccessible, forgive, visitorTest as test } from './support/fixtures.ts';
import { operate } from './support/operate.ts';
import { buy, deliver, listCheapProducts, readOrder } from './support/placed-orders.ts';

test.describe.configure({ timeout: 150_000 });

type Item = Awaited<ReturnType<typeof listCheapProducts>>[number];

const main = (page: Page) => page.getByRole('main');
const rupees = (text: string | null) => Number((text ?? '').replace(/[^\d.]/g, ''));

async function expectFits(page: Page): Promise<void> {
  await expectAccessible(page);
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
}

/** An order of the account that has arrived. */
async function arrived(page: Page, email: string, item: Item) {
  const order = await buy(page.request, { items: [{ ...item, qty: 1 }], email });
  await deliver(page.request, order.parcels[0]?._id ?? '');
  return order;
}

/** Fills the checkout of a cart with one thing that costs more than the first order. */
async function openCheckout(page: Page, item: Item, qty: number, { hasAddress = false } = {}): Promise<void> {
  await page.goto('/offline');
  await page.evaluate((text) => localStorage.setItem('karigari-cart', text), JSON.stringify([{ ...item, qty }]));
  await page.goto('/checkout');
  await main(page).getByLabel('Recipient’s full name').fill('Asha Verma');
  await main(page).getByLabel('Recipient’s phone').fill('98290 12345');
  if (hasAddress) return;
  await main(page).getByLabel('House and street').fill('12 Lake Road');
  await main(page).getByLabel('PIN code').fill('313001');
  await expect(main(page).getByLabel('State')).toHaveValue('Rajasthan');
  await main(page).getByLabel('Town or city').fill('Udaipur');
}

test('a return becomes store credit, which pays a part of the next order, and all of another', async ({ page, complaints }) => {
  const { email } = await openAccount(page.request);
  await page.goto('/account/store-credit');
  await expect(main(page).getByText('You have no store credit yet.')).toBeVisible();
  await expectFits(page);
  // The last one: other tests buy the first ones at the same time.
  const item = (await listCheapProducts(page.request)).at(-1) as Item;
  const { number } = await arrived(page, email, item);
  await page.goto(`/orders/${number}/report`);
  await main(page)
    .getByRole('radio', { name: /^A refund as store credit/ })
    .check();
  await expectFits(page);
  await main(page).getByLabel('What happened').fill('It came broken.');
  await main(page).getByRole('button', { name: 'Send to the seller' }).click();
  await expect(main(page).getByText('You asked for a refund as store credit.')).toBeVisible();
  const { data } = (await (await page.request.get(`/api/v1/orders/${number}/returns`)).json()) as { data: { returns: { _id: string }[] } };
  const id = data.returns[0]?._id ?? '';
  await operate(page.request, 'return', id, 'approve');
  await operate(page.request, 'return', id, 'refund');
  await page.goto(`/orders/${number}`);
  await expect(main(page).getByText('in your store credit').first()).toBeVisible();
  await page.goto('/account/store-credit');
  await expect(main(page).getByText('Refund as store credit')).toBeVisible();
  await expectFits(page);
  const balance = rupees(
    await main(page)
      .getByText(/^₹[\d,.]+$/)
      .first()
      .textContent(),
  );
  expect(balance).toBeGreaterThan(0);

  await openCheckout(page, item, 2);
  const use = main(page).getByRole('checkbox', { name: /with my store credit/ });
  await expect(use).not.toBeChecked();
  await use.check();
  await expect(
    main(page)
      .getByText('Left to pay')
      .filter({ visible: true })
      .or(main(page).getByText('Your order').filter({ visible: true }))
      .first(),
  ).toBeVisible();
  await expectFits(page);
  await main(page)
    .getByRole('radio', { name: /^Cash on delivery/ })
    .check();
  await main(page)
    .getByRole('button', { name: /^Order, and pay/ })
    .click();
  await expect(page).toHaveURL(/placed=1$/);
  await expect(main(page).getByText('Paid with store credit')).toBeVisible();
  await expectFits(page);
  const second = /orders\/([\w-]{9})/.exec(page.url())?.[1] ?? '';
  expect(await readOrder(page.request, second)).toMatchObject({ creditPaise: Math.round(balance * 100) });
  await page.goto('/account/store-credit');
  await expect(
    main(page)
      .getByText('₹0', { exact: true })
      .or(main(page).getByText('₹0.00', { exact: true }))
      .first(),
  ).toBeVisible();

  await operate(page.request, 'goodwill', number, String(balance), '--reason', 'For your patience', '--as-store-credit');
  await openCheckout(page, item, 1, { hasAddress: true });
  await main(page)
    .getByRole('checkbox', { name: /with my store credit/ })
    .check();
  await main(page).getByRole('button', { name: 'Place the order' }).click();
  await expect(page).toHaveURL(/placed=1$/);
  expect(await operate(page.request, 'check-books')).toContain('agree');
  forgive(complaints);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a cancelled order goes to store credit, and an account with some is deleted once that is given up', async ({
    page,
    complaints,
  }) => {
    const { email } = await openAccount(page.request);
    const { number, parcels } = await buy(page.request, { place: 0, email, language: 'hi' });
    await page.goto(`/hi/orders/${number}/cancel`);
    await main(page).getByRole('combobox').selectOption('1');
    await main(page)
      .getByRole('radio', { name: /स्टोर क्रेडिट में/ })
      .check();
    await main(page).getByRole('button', { name: 'ये चीज़ें रद्द करें' }).click();
    await expect(main(page).getByText('आपके स्टोर क्रेडिट में है')).toBeVisible();
    expect(parcels).toHaveLength(1);
    await page.goto('/hi/account/store-credit');
    await expect(main(page).getByText('स्टोर क्रेडिट में रिफ़ंड')).toBeVisible();
    await page.goto('/account/delete');
    await main(page).getByRole('button', { name: 'Delete' }).click();
    await expect(main(page).getByRole('alert')).toContainText('of store credit');
    await main(page)
      .getByRole('checkbox', { name: /^I give up ₹/ })
      .check();
    await main(page).getByRole('button', { name: 'Delete' }).click();
    await expect(page).toHaveURL(/\/account-deleted$/);
    forgive(complaints);
  });
});
