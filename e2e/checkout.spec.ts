import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { gstinCheckDigit } from '../src/shared/gst-states.ts';
import { openAccount, signUp } from './support/account-forms.ts';
import { nightlyUnless } from './support/combinations.ts';
import { type DemoProduct, find } from './support/demo-products.ts';
import { expect, expectAccessible, forgive, visitorTest as test } from './support/fixtures.ts';
import { newAddress } from './support/mails.ts';
import { operate } from './support/operate.ts';
import { freeCoupon, outage, pagesOrigin, routePaymentPages } from './support/payment-pages.ts';

/** Three products of three sellers, of which there are many. */
const slugs = ['lacquered-spinning-tops-with-cord', 'mysuru-hand-rolled-agarbathi-sandal', 'terracotta-kulhads'] as const;
const cannotLeave = 'carved-shankha-bangles';

interface StoredLine {
  variantId: string;
  productId: string;
  qty: number;
}

const storedLine = async (request: APIRequestContext, slug: string, qty = 1): Promise<StoredLine> => {
  const { _id, variants } = await find(request, (product: DemoProduct) => product.slug === slug);
  const size = variants.flatMap(({ sizes }) => sizes).find(({ stock }) => stock >= qty);
  if (!size) throw new Error(`the demo shop has no ${qty} of ${slug}`);
  return { variantId: size._id, productId: _id, qty };
};
/** Asked for once: the list of all products is long, and of these there are enough. */
let twoLines: Promise<StoredLine[]> | undefined;
function ofTwoSellers(request: APIRequestContext): Promise<StoredLine[]> {
  twoLines ??= Promise.all(slugs.slice(0, 2).map((slug) => storedLine(request, slug)));
  return twoLines;
}
const cartOf = (page: Page): Promise<StoredLine[]> => page.evaluate(() => JSON.parse(localStorage.getItem('karigari-cart') ?? '[]'));

/** Opens the checkout with these products in the cart. */
async function open(page: Page, lines: readonly StoredLine[], path = '/checkout'): Promise<void> {
  await page.goto('/offline');
  await page.evaluate((text) => localStorage.setItem('karigari-cart', text), JSON.stringify(lines));
  await page.goto(path);
}

const form = (page: Page) => page.getByRole('main');
const order = (page: Page) => form(page).getByRole('button', { name: /^(Pay ₹|Order, and pay|Place the order)/ });
const placed = /\/orders\/[\w-]{9}\?placed=1$/;

async function fillContact(page: Page, email: string): Promise<void> {
  await form(page).getByRole('textbox', { name: 'Email' }).fill(email);
  await form(page).getByLabel('Recipient’s full name').fill('Asha Verma');
  await form(page).getByLabel('Recipient’s phone').fill('98290 12345');
}
async function fillAddress(page: Page): Promise<void> {
  await form(page).getByLabel('House and street').fill('12 Lake Road');
  await form(page).getByLabel('PIN code').fill('313001');
  // The code tells the state.
  await expect(form(page).getByLabel('State')).toHaveValue('Rajasthan');
  await form(page).getByLabel('Town or city').fill('Udaipur');
}
async function fill(page: Page, email = newAddress()): Promise<void> {
  await fillContact(page, email);
  await fillAddress(page);
}
const payBy = (page: Page, name: RegExp) => form(page).getByRole('radio', { name }).check();

const tell = (page: Page, name: string) => form(page).getByRole('heading', { level: 1, name });
const summary = (page: Page) => form(page).getByText('Your order', { exact: true }).filter({ visible: true });
const thanks = (page: Page) => expect(form(page).getByRole('status').filter({ hasText: 'Thank you' })).toBeVisible();

test.beforeEach(({ context, baseURL }) => routePaymentPages(context, baseURL));

test.afterAll('the books agree with everything that was bought', async ({ request, baseURL }) => {
  expect(await (await request.get(`${pagesOrigin(Number(new URL(String(baseURL)).port))}/books`)).json()).toEqual([]);
});

test('a guest buys from two sellers with the demo payment: declined, tried again, approved', async ({ page, request }) => {
  await open(page, await ofTwoSellers(request));
  await expect(summary(page)).toBeVisible();
  await expect(form(page).getByRole('region', { name: 'Parcels' }).getByRole('listitem')).toHaveCount(2);
  await order(page).click();
  await expect(form(page).getByLabel('State')).toHaveAttribute('aria-invalid', 'true');
  await fill(page);
  await expect(form(page).getByLabel('State')).not.toHaveAttribute('aria-invalid', 'true');
  await payBy(page, /^Demo payment/);
  await expectAccessible(page);
  await order(page).click();
  await expect(page).toHaveURL(/\/demo\/payments\//);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Decline it' }).click();
  await expect(tell(page, 'The payment did not go through')).toBeFocused();
  await expect(form(page).getByText(/^The items are held for you for 1\d:\d\d more\.$/)).toBeVisible();
  await expectAccessible(page);
  await payBy(page, /^Demo payment/);
  await page.getByRole('button', { name: /^(Pay|Order, and pay) ₹/ }).click();
  await page.getByRole('button', { name: 'Approve the payment' }).click();
  await expect(page).toHaveURL(placed);
  await thanks(page);
  expect(await cartOf(page)).toEqual([]);
});

test('declined, then paid another way: cash on delivery', { tag: '@phone' }, async ({ page, request }) => {
  await open(page, await ofTwoSellers(request));
  await fill(page);
  await payBy(page, /^UPI, card/);
  await order(page).click();
  await page.getByRole('link', { name: 'Decline' }).click();
  await expect(tell(page, 'The payment did not go through')).toBeFocused();
  await payBy(page, /^Cash on delivery/);
  await page.getByRole('button', { name: /^(Pay|Order, and pay) ₹/ }).click();
  await expect(page).toHaveURL(placed);
  // One password makes an account of it, once a code has proved the address.
  await form(page).getByRole('textbox', { name: 'Password' }).fill('blue lotus pond');
  await form(page).getByRole('button', { name: 'Create my account' }).click();
  await expect(tell(page, 'Verify your email')).toBeVisible();
  await expect(form(page).getByRole('textbox', { name: 'Email' })).toHaveValue(/@/);
});

for (const [service, label] of [
  ['razorpay', /^UPI, card/],
  ['stripe', /^International card/],
] as const) {
  for (const how of ['Pay', 'Pay silently'] as const) {
    test(`a guest buys from two sellers through ${service}: ${how}`, {
      tag: ['@phone', ...nightlyUnless(how === 'Pay')],
    }, async ({ page, request }) => {
      await open(page, await ofTwoSellers(request));
      await fill(page);
      await payBy(page, label);
      await order(page).click();
      await expect(page.getByRole('heading', { name: service })).toBeVisible();
      await page.getByRole('link', { name: how, exact: true }).click();
      await expect(page).toHaveURL(placed);
      await thanks(page);
    });
  }
}

for (const act of ['Approve it 20 seconds later', 'Approve it and report it twice'] as const) {
  test(`a demo payment: ${act}`, { tag: ['@phone', '@nightly'] }, async ({ page, request }) => {
    test.setTimeout(120_000);
    await open(page, await ofTwoSellers(request));
    await fill(page);
    await payBy(page, /^Demo payment/);
    await order(page).click();
    await page.getByRole('button', { name: act }).click();
    if (act.includes('later')) {
      await expect(tell(page, 'Your order is waiting for its payment')).toBeFocused();
      expect(await operate(request, 'bring-forward', 'deliver-demo-event')).toBe('1 brought forward');
    }
    await expect(page).toHaveURL(placed, { timeout: 90_000 });
  });
}

test('signed in: the saved address, another one that is saved, and cash on delivery', { tag: '@phone' }, async ({ page, request }) => {
  await signUp(page);
  const address = { label: 'Home', line1: '4 Fort Lane', city: 'Jodhpur', state: 'Rajasthan', postalCode: '342001', country: 'IN' };
  const saved = await page.request.post('/api/v1/users/addresses', { data: { ...address, name: 'Asha', phone: '9829012345' } });
  expect(saved.ok()).toBe(true);
  await open(page, await ofTwoSellers(request));
  await expect(form(page).getByRole('radio', { name: /^Home/ })).toBeChecked();
  await expect(form(page).getByLabel('House and street')).toBeHidden();
  await form(page).getByLabel('Recipient’s phone').fill('98290 12345');
  await form(page).getByRole('radio', { name: 'Another address' }).check();
  await fillAddress(page);
  await form(page).getByRole('radio', { name: /^Home/ }).check();
  await form(page).getByRole('radio', { name: 'Another address' }).check();
  await expect(form(page).getByLabel('House and street')).toHaveValue('12 Lake Road');
  await payBy(page, /^Cash on delivery/);
  await order(page).click();
  await expect(page).toHaveURL(placed);
  await expect(form(page).getByText('12 Lake Road')).toBeVisible();
  await expect
    .poll(async () => ((await (await page.request.get('/api/v1/users/cart')).json()) as { data: { items: [] } }).data.items)
    .toEqual([]);
  await page.goto('/account/my-addresses');
  await expect(page.getByText('12 Lake Road')).toBeVisible();
  await page.goto('/');
  await expect(form(page).getByText(/^The first of 2 parcels of your order arrives by/)).toBeAttached();
});

test('a cart of the account, bought on another browser through Stripe', { tag: ['@phone', '@nightly'] }, async ({
  page,
  request,
  browser,
}) => {
  const { email } = await openAccount(page.request);
  await open(page, await ofTwoSellers(request));
  await expect
    .poll(async () => ((await (await page.request.get('/api/v1/users/cart')).json()) as { data: { items: [] } }).data.items)
    .toHaveLength(2);
  const baseURL = new URL(page.url()).origin;
  const other = await browser.newContext({ baseURL });
  await routePaymentPages(other, baseURL);
  const there = await other.newPage();
  await there.request.post('/api/v1/users/login', { data: { email, password: 'blue lotus pond' } });
  await there.goto('/cart');
  await there.getByRole('button', { name: 'Proceed' }).click();
  await fill(there, email);
  await payBy(there, /^International card/);
  await order(there).click();
  await there.getByRole('link', { name: 'Pay', exact: true }).click();
  await expect(there).toHaveURL(placed);
  await other.close();
  await page.goto('/account/my-orders');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
});

const ordersSeen = async (context: BrowserContext, numbers: string[]) => {
  for (const number of numbers) expect((await context.request.get(`/api/v1/orders/${number}`)).ok()).toBe(true);
};

test('a double click gives one order', { tag: '@phone' }, async ({ page, request, context }) => {
  const sent: string[] = [];
  page.on('request', (each) => each.method() === 'POST' && /\/api\/v1\/orders$/.test(each.url()) && sent.push(each.url()));
  await open(page, await ofTwoSellers(request));
  await fill(page);
  await payBy(page, /^Cash on delivery/);
  await order(page).dblclick();
  await expect(page).toHaveURL(placed);
  expect(sent).toHaveLength(1);
  await ordersSeen(context, [String(/orders\/([\w-]+)/.exec(page.url())?.[1])]);
});

test('the same cart in two tabs gives one order', { tag: '@nightly' }, async ({ page, request, context }) => {
  const email = newAddress();
  await open(page, await ofTwoSellers(request));
  const other = await context.newPage();
  await other.goto('/checkout');
  for (const tab of [page, other]) {
    await fill(tab, email);
    await payBy(tab, /^Demo payment/);
  }
  const numbers = new Set<string>();
  await context.route('**/api/v1/orders', async (route) => {
    const response = await route.fetch();
    numbers.add(((await response.json()) as { data: { order: { number: string } } }).data.order.number);
    await route.fulfill({ response });
  });
  await Promise.all([page, other].map((tab) => order(tab).evaluate((button) => (button as HTMLElement).click())));
  await expect.poll(() => numbers.size).toBe(1);
  // Either tab leads on to the payment of that one order.
  for (const tab of [page, other]) {
    await tab.bringToFront();
    const onward = form(tab).getByRole('link', { name: 'Continue to payment' });
    await expect(onward.or(form(tab).getByRole('button', { name: 'Approve the payment' }))).toBeVisible();
  }
  expect(numbers.size).toBe(1);
});

test('what is typed survives a reload, the way back and a failure; a lost answer is asked for again', { tag: '@phone' }, async ({
  page,
  request,
  complaints,
}) => {
  await open(page, await ofTwoSellers(request));
  await fill(page);
  await form(page).getByLabel('This is a gift').check();
  await form(page).getByLabel('Your name').fill('Ravi Verma');
  await form(page).getByLabel('Gift message').fill('For Meera');
  await payBy(page, /^Cash on delivery/);
  await page.reload();
  await expect(form(page).getByLabel('Recipient’s full name')).toHaveValue('Asha Verma');
  await expect(form(page).getByLabel('State')).toHaveValue('Rajasthan');
  await expect(form(page).getByLabel('Gift message')).toHaveValue('For Meera');
  await expect(form(page).getByRole('radio', { name: /^Cash on delivery/ })).toBeChecked();
  await form(page).getByRole('link', { name: 'Back to the cart' }).click();
  await expect(page.getByRole('button', { name: 'Proceed' })).toBeEnabled();
  await page.goBack();
  await expect(form(page).getByLabel('House and street')).toHaveValue('12 Lake Road');
  // The order is written down, and its answer never arrives.
  const numbers: string[] = [];
  let loses = true;
  await page.route('**/api/v1/orders', async (route) => {
    const response = await route.fetch();
    numbers.push(((await response.json()) as { data: { order: { number: string } } }).data.order.number);
    await (loses ? route.abort() : route.fulfill({ response }));
  });
  await order(page).click();
  await expect(
    form(page)
      .getByText(/did not reach|could not be reached|connection/i)
      .first(),
  ).toBeVisible();
  await expect(form(page).getByLabel('House and street')).toHaveValue('12 Lake Road');
  loses = false;
  await order(page).click();
  await expect(page).toHaveURL(placed);
  await expect(form(page).getByText('A gift from Ravi Verma')).toBeVisible();
  const receipt = page.waitForEvent('download');
  await form(page).getByRole('link', { name: 'Gift receipt without prices' }).click();
  expect((await receipt).suggestedFilename()).toMatch(/^gift-receipt-[\w-]+\.pdf$/);
  expect(numbers).toHaveLength(2);
  expect(new Set(numbers).size).toBe(1);
  forgive(complaints);
});

test('errors are listed above the form, with the focus, and lead to their fields', async ({ page, request, complaints }) => {
  await open(page, await ofTwoSellers(request));
  await fillContact(page, newAddress());
  await order(page).click();
  const first = form(page)
    .getByRole('link', { name: /fill|enter|choose/i })
    .first();
  await expect(first).toBeVisible();
  await expect(page.locator(':focus')).toContainText(String(await first.textContent()));
  await expectAccessible(page);
  await first.click();
  await expect(form(page).getByLabel('PIN code')).toBeFocused();
  await fillAddress(page);
  await form(page).getByLabel('PIN code').fill('110001');
  await expect(form(page).getByLabel('State')).toHaveValue('Delhi');
  await form(page).getByLabel('State').selectOption('Rajasthan');
  await payBy(page, /^Cash on delivery/);
  await order(page).click();
  await expect(form(page).getByLabel('PIN code')).toHaveAttribute('aria-invalid', 'true');
  // A state that was chosen by hand stays.
  await form(page).getByLabel('PIN code').fill('313001');
  await form(page).getByLabel('Recipient’s phone').fill('+44 7700 900123');
  await order(page).click();
  await expect(form(page).getByText('We cannot check this number. Continue with it?')).toBeVisible();
  await form(page).getByLabel('Continue with this number').check();
  await order(page).click();
  await expect(page).toHaveURL(placed);
  await expect(form(page).getByText('+44 7700 900123')).toBeVisible();
  forgive(complaints);
});

test('Enter in the coupon field orders nothing; a coupon that takes everything off needs no payment', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  await open(page, await ofTwoSellers(request));
  await fill(page);
  await form(page).getByText('Have a coupon?').click();
  const code = form(page).getByLabel('Coupon code');
  await code.fill('nothing');
  await code.press('Enter');
  await expect(form(page).getByText('There is no such coupon.')).toBeVisible();
  await expect(code).toBeFocused();
  await code.fill(freeCoupon.toLowerCase());
  await code.press('Enter');
  await expect(form(page).getByRole('button', { name: `Remove ${freeCoupon}` })).toBeFocused();
  await expect(form(page).getByRole('region', { name: 'Payment' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Place the order' }).click();
  await expect(page).toHaveURL(placed);
});

test('another price meanwhile is told, with the new total', { tag: ['@phone', '@nightly'] }, async ({ page, request, complaints }) => {
  let lies = true;
  await page.route('**/api/v1/cart/quote', async (route) => {
    const response = await route.fetch();
    const quote = (await response.json()) as { bill: { totalPaise: number }; parcels: [{ payPaise: number }] };
    if (lies) {
      quote.bill.totalPaise -= 10_000;
      quote.parcels[0].payPaise -= 10_000;
    }
    await route.fulfill({ response, json: quote });
  });
  await page.route('**/api/v1/orders', (route) => {
    lies = false;
    return route.continue();
  });
  await open(page, await ofTwoSellers(request));
  await fill(page);
  await payBy(page, /^Cash on delivery/);
  const before = String(await order(page).textContent());
  await order(page).click();
  await expect(form(page).getByText(/^The total is now ₹[\d,]+\.$/)).toBeVisible();
  await expect(order(page)).not.toHaveText(before);
  await order(page).click();
  await expect(page).toHaveURL(placed);
  forgive(complaints);
});

test('an item that another buyer bought meanwhile is told, and leads to the cart', { tag: '@phone' }, async ({
  page,
  request,
  complaints,
}) => {
  await open(page, await ofTwoSellers(request));
  await fill(page);
  await payBy(page, /^Cash on delivery/);
  let isSold = false;
  await page.route('**/api/v1/cart/quote', async (route) => {
    if (!isSold) return route.continue();
    const response = await route.fetch();
    const quote = (await response.json()) as { canOrder: boolean; lines: { problem?: string; counted: number; stock: number }[] };
    Object.assign(quote.lines[0] ?? {}, { problem: 'sold-out', counted: 0, stock: 0 });
    await route.fulfill({ response, json: { ...quote, canOrder: false } });
  });
  await page.route('**/api/v1/orders', (route) => {
    isSold = true;
    return route.fulfill({
      status: 409,
      json: { code: 'OUT_OF_STOCK', message: 'Sold', fields: { 'items.0': 'This piece was just sold.' } },
    });
  });
  await order(page).click();
  await expect(form(page).getByText(/^Someone bought the last one/)).toBeVisible();
  await expect(form(page).getByRole('alert').filter({ hasText: 'is sold out.' })).toBeVisible();
  await expectAccessible(page);
  await form(page).getByRole('link', { name: 'Change the cart' }).first().click();
  await expect(page).toHaveURL(/\/cart$/);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  forgive(complaints);
});

test('another country asks for its own address and prices: no GST, duties, and what cannot be sent', async ({ page, request }) => {
  await open(page, [...(await ofTwoSellers(request)), await storedLine(request, cannotLeave)]);
  await expect(order(page)).toBeVisible();
  await form(page).getByLabel('Country').selectOption('US');
  await expect(form(page).getByLabel('ZIP code')).toBeVisible();
  await expect(form(page).getByText(/^Import duty is not included\. It is due on every parcel/)).toBeVisible();
  await expect(form(page).getByRole('alert').filter({ hasText: 'Sea shells need papers abroad' })).toBeVisible();
  await expect(form(page).getByRole('radio', { name: /^Cash on delivery/ })).toHaveCount(0);
  await form(page).getByLabel('Country').selectOption('IN');
  await expect(form(page).getByRole('radio', { name: /^Cash on delivery/ })).toBeEnabled();
});

test('who comes back finds the order that waits: on the cart, and at the checkout', { tag: '@phone' }, async ({ page, request }) => {
  await open(page, await ofTwoSellers(request));
  await fill(page);
  await payBy(page, /^Demo payment/);
  await order(page).click();
  await expect(page).toHaveURL(/\/demo\/payments\//);
  await page.goto('/checkout');
  await expect(form(page).getByRole('link', { name: 'Continue to payment' })).toBeVisible();
  await page.goto('/cart');
  await expectAccessible(page);
  await form(page).getByRole('link', { name: 'Continue to payment' }).click();
  await expect(tell(page, 'Your order is waiting for its payment')).toBeFocused();
  await expectAccessible(page);
  await form(page).getByRole('link', { name: 'Continue to payment' }).click();
  await page.getByRole('button', { name: 'Approve the payment' }).click();
  await expect(page).toHaveURL(placed);
  await page.goto('/cart');
  await expect(page).toHaveURL(/\/$/);
});

test('a reminder of the cart is asked for by a tick alone, and its link brings the cart back', { tag: '@phone' }, async ({
  page,
  request,
  complaints,
}) => {
  const lines = await ofTwoSellers(request);
  const sent: string[] = [];
  page.on('request', (each) => each.url().includes('/cart-reminders') && sent.push(`${new URL(each.url()).pathname} ${each.postData()}`));
  await open(page, lines);
  const box = form(page).getByRole('checkbox', { name: /^Remind me once about my cart by email/ });
  await expect(box).not.toBeChecked();
  const first = newAddress();
  await form(page).getByRole('textbox', { name: 'Email' }).fill(first);
  await form(page).getByLabel('Recipient’s full name').fill('Asha Verma');
  expect(sent).toEqual([]);
  await Promise.all([page.waitForResponse(/\/api\/v1\/cart-reminders$/), box.check()]);
  expect(sent.at(-1)).toContain(first);
  const second = newAddress();
  await form(page).getByRole('textbox', { name: 'Email' }).fill(second);
  await Promise.all([page.waitForResponse(/\/api\/v1\/cart-reminders$/), form(page).getByLabel('Recipient’s full name').focus()]);
  expect(sent.at(-1)).toContain(second);
  await Promise.all([page.waitForResponse(/\/cart-reminders\/withdraw$/), box.uncheck()]);
  expect(sent).toHaveLength(3);

  await page.route('**/api/v1/cart-reminders/cart', (route) => route.fulfill({ json: { items: lines } }));
  await page.evaluate(() => localStorage.setItem('karigari-cart', '[]'));
  await page.goto('/cart/again?token=sealed');
  await expect(page).toHaveURL(/\/cart$/);
  expect((await cartOf(page)).map(({ variantId }) => variantId).sort()).toEqual(lines.map(({ variantId }) => variantId).sort());
  await page.unroute('**/api/v1/cart-reminders/cart');
  await page.goto('/cart/again?token=wrong');
  await expect(form(page).getByRole('status')).toHaveText('This link has expired, or nothing of that cart is sold any more.');
  forgive(complaints);
  // A mail program sends its one click without a browser; 422 means that the page looked at the token.
  const click = await request.post('/cart/no-reminders?token=wrong', { form: { 'List-Unsubscribe': 'One-Click' } });
  expect(click.status()).toBe(422);
});

test('the time is over: the items go back into the cart', { tag: ['@phone', '@nightly'] }, async ({ page, request }) => {
  const lines = await ofTwoSellers(request);
  await open(page, lines);
  await fill(page);
  await payBy(page, /^Demo payment/);
  await order(page).click();
  await page.route('**/payments/check', async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: { order: object } };
    await route.fulfill({ response, json: { data: { ...data, order: { ...data.order, state: 'abandoned' } } } });
  });
  await page.getByRole('button', { name: 'Decline it' }).click();
  await expect(tell(page, 'The time for this payment ran out')).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Put the items back in my cart' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  expect(new Set((await cartOf(page)).map(({ variantId }) => variantId))).toEqual(new Set(lines.map(({ variantId }) => variantId)));
});

test('the payment service is down: told, nothing charged, and another way', { tag: '@phone' }, async ({ page, request }) => {
  await open(page, await ofTwoSellers(request));
  await fill(page, newAddress(outage));
  await payBy(page, /^International card/);
  await order(page).click();
  await expect(tell(page, 'The payment service is not answering')).toBeFocused();
  await expect(form(page).getByText(/^Nothing was charged\./)).toBeVisible();
  await payBy(page, /^Cash on delivery/);
  await page.getByRole('button', { name: /^(Pay|Order, and pay) ₹/ }).click();
  await expect(page).toHaveURL(placed);
});

test('another buyer’s order is not shown, and can be opened with its number', { tag: ['@phone', '@nightly'] }, async ({
  page,
  complaints,
}) => {
  await page.goto('/checkout/payment?order=K7M2-QX4P');
  await expect(tell(page, 'This order cannot be shown here')).toBeFocused();
  await expect(form(page).getByRole('link', { name: 'Track your order' })).toBeVisible();
  await expectAccessible(page);
  forgive(complaints);
});

test('in Hindi from the cart to the order', { tag: ['@phone', '@nightly'] }, async ({ page, request }) => {
  await open(page, await ofTwoSellers(request), '/hi/checkout');
  const field = (name: string) => form(page).getByLabel(name);
  await form(page).getByRole('textbox', { name: 'ई-मेल' }).fill(newAddress());
  await field('पाने वाले का पूरा नाम').fill('आशा वर्मा');
  await field('पाने वाले का फ़ोन नंबर').fill('98290 12345');
  await form(page).locator('[name="address.line1"]').fill('12 लेक रोड');
  await form(page).locator('[name="address.city"]').fill('उदयपुर');
  await form(page).locator('[name="address.postalCode"]').fill('313001');
  await form(page).locator('[name="address.state"]').selectOption('Rajasthan');
  await payBy(page, /^डेमो भुगतान/);
  await expectAccessible(page);
  await form(page).getByRole('button', { name: /चुकाएँ$/ }).click();
  await expect(page).toHaveURL(/\/hi\/demo\/payments\//);
  await page.getByRole('button', { name: 'नामंज़ूर करें' }).click();
  await expect(page).toHaveURL(/\/hi\/checkout\/payment\?order=/);
  await expect(tell(page, 'भुगतान नहीं हो सका')).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: /चुकाएँ$/ }).click();
  await page.getByRole('button', { name: 'भुगतान मंज़ूर करें' }).click();
  await expect(page).toHaveURL(/\/hi\/orders\/[\w-]{9}\?placed=1$/);
});

test('without scripts the pages say what to do', { tag: '@phone' }, async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/checkout');
  await expect(page.locator('main noscript p')).toHaveText(/^Your cart is kept in your browser, so the checkout needs JavaScript\./);
  await page.goto('/checkout/payment?order=K7M2-QX4P');
  await expect(page.locator('main noscript').getByRole('link', { name: 'See the order' })).toHaveAttribute('href', '/orders/K7M2-QX4P');
  await page.close();
});

test('a business asks for a GST invoice: a wrong GSTIN is told, and the order says whom it is made out to', async ({
  page,
  request,
  complaints,
}) => {
  await open(page, await ofTwoSellers(request));
  await fill(page);
  await payBy(page, /^Cash on delivery/);
  await form(page).getByLabel('I need a GST invoice').check();
  const gstin = form(page).getByRole('textbox', { name: /^GSTIN/ });
  await gstin.fill('27AAACB0000A1Z1');
  await form(page).getByLabel('Registered name').fill('Asha Stores LLP');
  await form(page).getByLabel('Address of the business').fill('1 Bazaar Road');
  await form(page).getByLabel('PIN of the business').fill('411001');
  await form(page).getByLabel('City of the business').fill('Pune');
  await expectAccessible(page);
  await order(page).click();
  await expect(form(page).getByText('This is not a GSTIN. Check its 15 letters and digits.').first()).toBeVisible();
  const fourteen = '27AAACB0000A1Z';
  await gstin.fill(fourteen + gstinCheckDigit(fourteen));
  await order(page).click();
  await expect(page).toHaveURL(placed);
  await expect(form(page).getByRole('region', { name: 'Invoice made out to' })).toContainText('Asha Stores LLP');
  forgive(complaints);
});
