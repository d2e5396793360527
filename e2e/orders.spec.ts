import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { openAccount, signUp } from './support/account-forms.ts';
import { colorSchemes, isNightly } from './support/combinations.ts';
import { find, jutti } from './support/demo-products.ts';
import { expect, expectAccessible, forgive, hydrated, visitorTest as test } from './support/fixtures.ts';
import { newAddress, newestMail, sentCode } from './support/mails.ts';
import { operate } from './support/operate.ts';
import { buy, deliver, proveAddress, readOrder } from './support/placed-orders.ts';

test.describe.configure({ timeout: 180_000 });

const main = (page: Page) => page.getByRole('main');
const bill = (page: Page) => page.getByRole('region', { name: 'Bill' });
/** Checks one state of a page for accessibility and overflow; at night in both colour schemes. */
async function checkAppearance(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  for (const colorScheme of isNightly ? colorSchemes : (['light'] as const)) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectAccessible(page, `${name}, ${colorScheme}`);
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${name} overflows`).toBe(0);
}

test('an order from its confirmation to a refund: two parcels, a return with photographs, balanced books', async ({ page, complaints }) => {
  const { request } = page;
  const order = await buy(request);
  await proveAddress(request, order);
  const [first, second] = order.parcels as [(typeof order.parcels)[0], (typeof order.parcels)[0]];
  await page.goto(`/orders/${order.number}?placed`);
  await expect(main(page).getByText('Thank you. Your order is placed.')).toBeVisible();
  await expect(main(page).getByText(order.email)).toBeVisible();
  await expect(main(page).getByText('For your new kitchen.')).toBeVisible();
  await expect(main(page).getByText('12 Rose Lane')).toBeVisible();
  await expect(bill(page)).toContainText('Demo payment, paid');
  await checkAppearance(page, 'a new order');

  // One of two units of the first parcel is cancelled.
  await main(page).getByRole('link', { name: 'Cancel items' }).first().click();
  await expect(main(page)).toContainText('The money goes back the way you paid, within 3-5 business days.');
  await hydrated(page);
  await checkAppearance(page, 'cancelling');
  await main(page).getByRole('button', { name: 'Cancel these items' }).click();
  await expect(main(page).getByText('Choose at least one item.')).toBeVisible();
  await main(page).getByLabel(`How many of ${first.lines[0]?.title.en}`).selectOption('1');
  await main(page).getByRole('button', { name: 'Cancel these items' }).click();
  await expect(main(page).getByText('The items are cancelled. The money goes back')).toBeVisible();
  await expect(main(page).getByText('1 cancelled')).toBeVisible();
  await expect(bill(page)).toContainText('Refunded');

  await deliver(request, first._id);
  await deliver(request, second._id);
  await page.goto(`/orders/${order.number}`);
  await expect(main(page).getByText(/^Delivered on/)).toHaveCount(2);
  await expect(main(page).getByText('India Post EE123456785IN').first()).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Follow the parcel' }).first()).toHaveAttribute('href', /^https:\/\/track/);
  await expect(main(page).getByRole('link', { name: 'Cancel items' })).toHaveCount(0);
  await checkAppearance(page, 'a delivered order');

  // An item of the second parcel is broken.
  const title = second.lines[0]?.title.en ?? '';
  await main(page).getByRole('link', { name: 'Report a problem' }).last().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Report a problem');
  await hydrated(page);
  await main(page).getByLabel(`How many of ${title}`).selectOption('1');
  await main(page).getByLabel(`What is wrong with ${title}`).selectOption('damaged');
  await main(page).getByRole('radio', { name: 'A refund the way I paid' }).check();
  const photo = { mimeType: 'image/png', buffer: await readFile('public/icon-192.png') };
  const choose = main(page).getByLabel('Add photographs');
  await choose.setInputFiles([{ name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') }]);
  await expect(page.getByRole('alert').filter({ hasText: 'notes.png could not be read as a picture.' })).toBeVisible();
  await page.route('**/return-photos', (route) => route.abort());
  await choose.setInputFiles([{ name: 'rim.png', ...photo }]);
  await expect(page.getByRole('alert').filter({ hasText: 'rim.png could not be sent.' })).toBeVisible();
  forgive(complaints);
  await page.unroute('**/return-photos');
  await choose.setInputFiles([
    { name: 'rim.png', ...photo },
    { name: 'base.png', mimeType: 'image/png', buffer: await readFile('public/icon-512.png') },
  ]);
  await expect(main(page).getByRole('img', { name: 'Photograph 2' })).toBeVisible();
  await main(page).getByRole('button', { name: 'Remove photograph 1' }).click();
  await expect(main(page).getByRole('img', { name: /^Photograph/ })).toHaveCount(1);
  await checkAppearance(page, 'reporting');
  await main(page).getByRole('button', { name: 'Send to the seller' }).click();
  await expect(page.getByText('Tell us what happened.').first()).toBeVisible();
  await main(page).getByLabel('What happened').fill('The rim is chipped.');
  await main(page).getByRole('button', { name: 'Send to the seller' }).click();
  await expect(main(page).getByText('Your report is with the seller.')).toBeVisible();

  const shown = main(page).getByRole('article', { name: /^Return R-/ });
  await expect(shown).toContainText('Waiting for an answer');
  await shown.getByText('Write to the seller').click();
  await shown.getByLabel('What happened').fill('It stood in the box like this.');
  await shown.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(shown.getByText('It stood in the box like this.', { exact: true }).and(shown.locator('p'))).toBeVisible();
  const list = await request.get(`/api/v1/orders/${order.number}/returns`);
  const { returns } = ((await list.json()) as { data: { returns: { _id: string }[] } }).data;
  const id = returns[0]?._id ?? '';
  await operate(request, 'return', id, 'approve', '--text', 'Please keep it.');
  await operate(request, 'return', id, 'refund');
  await expect
    .poll(
      async () => {
        await page.goto(`/orders/${order.number}`);
        return [await shown.getByRole('link', { name: 'Photograph 1' }).count(), await bill(page).textContent()].join(' ');
      },
      { timeout: 30_000 },
    )
    .toMatch(/^1 .*3-5 business days|^1 .*Refunded.*Refunded/);
  await expect(shown).toContainText('Please keep it.');
  await expect(shown).toContainText('Refunded');
  await checkAppearance(page, 'an order with a return');
  for (const name of [/^Invoice .* \(PDF\)/, /^Credit note .* \(PDF\)/]) {
    const href = await main(page).getByRole('link', { name }).last().getAttribute('href');
    const paper = await request.get(href ?? '');
    expect([paper.status(), paper.headers()['content-type'], paper.headers()['cache-control']]).toEqual([
      200,
      'application/pdf',
      expect.stringContaining('no-store'),
    ]);
    expect((await paper.body()).subarray(0, 5).toString()).toBe('%PDF-');
  }
  expect(await newestMail(request, order.email, /Your refund for R-/)).toContain('3-5 business days');
  expect(await operate(request, 'check-books')).toBe('The books agree.');

  await main(page).getByRole('button', { name: 'Order again' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(main(page).getByRole('listitem').first()).toBeVisible();
});

test('a guest opens an order elsewhere with its number and a code from the mail; others learn nothing', async ({
  page,
  browser,
  complaints,
}) => {
  const order = await buy(page.request);
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': '10.77.1.9' } });
  const there = await context.newPage();
  const refused = await there.goto(`/orders/${order.number}`);
  expect([refused?.status(), refused?.headers()['cache-control']]).toEqual([404, 'no-store']);
  await expect(there.getByRole('heading', { level: 1 })).toHaveText('This order cannot be shown here');
  await there.getByRole('main').getByRole('link', { name: 'Track your order' }).click();
  await hydrated(there);
  await there.getByLabel('Order number').fill('12');
  await there.getByLabel('Email').fill(order.email);
  await there.getByRole('button', { name: 'Send me a code' }).click();
  await expect(there.getByText('An order number looks like K7M2-QX4P.').first()).toBeVisible();
  await there.getByLabel('Order number').fill(order.number.toLowerCase());
  await there.getByRole('button', { name: 'Send me a code' }).click();
  await expect(there.getByRole('heading', { level: 1 })).toHaveText('Enter the code');
  await expectAccessible(there, 'the code');
  await there.getByLabel('Code').fill('000000');
  await there.getByRole('button', { name: 'Open the order' }).click();
  await expect(there.getByText('Invalid or expired OTP.').first()).toBeVisible();
  await there.getByLabel('Code').fill(await sentCode(page.request, order.email, 'order'));
  await there.getByRole('button', { name: 'Open the order' }).click();
  await expect(there.getByRole('heading', { level: 1 })).toHaveText(`Order ${order.number}`);
  expect((await there.goto(`/orders/${order.number}`))?.headers()['cache-control']).toBe('no-store');
  await context.close();
  forgive(complaints);
});

test('without scripts: look-up, cancelling, a report, a message, and the return is withdrawn', async ({ page, browser, baseURL }) => {
  const order = await buy(page.request, { method: 'cod' });
  const [first, second] = order.parcels as [(typeof order.parcels)[0], (typeof order.parcels)[0]];
  await deliver(page.request, second._id);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL, extraHTTPHeaders: { 'x-forwarded-for': '10.77.1.10' } });
  const there = await context.newPage();
  await there.goto('/faqs');
  await there.getByRole('link', { name: 'Track an order' }).click();
  await there.getByLabel('Order number').fill(order.number);
  await there.getByLabel('Email').fill(order.email);
  await there.getByRole('button', { name: 'Send me a code' }).click();
  await there.getByLabel('Code').fill('12');
  await there.getByRole('button', { name: 'Open the order' }).click();
  await expect(there.getByText('Invalid or expired OTP.').or(there.getByText('Enter the 6 digits.')).first()).toBeVisible();
  await there.getByLabel('Code').fill(await sentCode(page.request, order.email, 'order'));
  await there.getByRole('button', { name: 'Open the order' }).click();
  await expect(there.getByRole('heading', { level: 1 })).toHaveText(`Order ${order.number}`);

  await there.getByRole('link', { name: 'Cancel items' }).click();
  await expect(there.getByText('You pay that much less on delivery.')).toBeVisible();
  await there.getByRole('button', { name: 'Cancel these items' }).click();
  await expect(there.getByText('Choose at least one item.')).toBeVisible();
  await there.getByLabel(`How many of ${first.lines[0]?.title.en}`).selectOption('2');
  await there.getByRole('button', { name: 'Cancel these items' }).click();
  await expect(there.getByText('The items are cancelled.')).toBeVisible();
  await expect(there.getByRole('region', { name: 'Bill' })).toContainText('Cancelled');

  await there.getByRole('link', { name: 'Report a problem' }).click();
  await there.getByLabel('Add photographs').setInputFiles('public/icon-192.png');
  await there.getByLabel(`How many of ${second.lines[0]?.title.en}`).selectOption('1');
  await there.getByLabel(`What is wrong with`).selectOption('wrong-piece');
  await there.getByRole('radio', { name: 'A replacement' }).check();
  await there.getByLabel('What happened').fill(' ');
  await there.getByRole('button', { name: 'Send to the seller' }).click();
  await expect(there.getByText('Tell us what happened.').first()).toBeVisible();
  await expect(there.getByRole('radio', { name: 'A replacement' })).toBeChecked();
  await expect(there.getByRole('checkbox', { name: 'Photograph 1' })).toBeChecked();
  await there.getByLabel('What happened').fill('It is green.');
  await there.getByRole('button', { name: 'Send to the seller' }).click();
  await expect(there.getByText('Your report is with the seller.')).toBeVisible();
  await there.getByText('Write to the seller').click();
  await there.getByLabel('What happened').fill('I ordered the blue one.');
  await there.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(there.getByText('Your message is on its way.')).toBeVisible();
  await expect(there.getByText('I ordered the blue one.')).toBeVisible();
  await there.getByRole('button', { name: 'Withdraw the return' }).click();
  await expect(there.getByText('The return was withdrawn.')).toBeVisible();
  await expect(there.getByRole('article', { name: /^Return R-/ })).toContainText('Withdrawn by you');
  await context.close();
  const after = await readOrder(page.request, order.number);
  expect(after.parcels.map((parcel) => parcel.state)).toEqual(['cancelled', 'delivered']);
});

test('My Orders: nothing yet, then pages of them', { tag: '@nightly' }, async ({ page }) => {
  const email = await signUp(page);
  await page.goto('/account/my-orders');
  await expect(main(page).getByText("You haven't placed any orders yet.", { exact: true })).toBeVisible();
  await checkAppearance(page, 'no orders');
  const numbers: string[] = [];
  for (let count = 0; count < 21; count++) numbers.push((await buy(page.request, { email, method: 'cod', place: count })).number);
  await page.reload();
  await expect(main(page).getByRole('link', { name: new RegExp(numbers[20] ?? '') })).toBeVisible();
  await expect(main(page).getByRole('link', { name: new RegExp(numbers[0] ?? '') })).toHaveCount(0);
  await checkAppearance(page, 'orders');
  await main(page).getByRole('link', { name: 'Earlier orders' }).click();
  await main(page)
    .getByRole('link', { name: new RegExp(numbers[0] ?? '') })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${numbers[0]}`);
});

test('an order of a guest joins the account of its address, and goes back where it is another person’s', { tag: '@nightly' }, async ({
  page,
}) => {
  const email = newAddress('joins');
  const order = await buy(page.request, { email, method: 'cod' });
  await openAccount(page.request, { email });
  await page.goto(`/hi/orders/${order.number}`);
  await expect(main(page).getByRole('button', { name: 'यह मेरा ऑर्डर नहीं है' })).toBeVisible();
  await checkAppearance(page, 'an order that joined, in Hindi');
  await page.goto(`/orders/${order.number}`);
  await expect(main(page).getByText('It joined your account by its email address.')).toBeVisible();
  await checkAppearance(page, 'an order that joined');
  await hydrated(page);
  await main(page).getByRole('button', { name: 'This is not my order' }).click();
  await expect(page).toHaveURL(/\/account\/my-orders$/);
  await expect(page.getByText('The order has left your account')).toBeVisible();
  await expect(main(page).getByRole('link', { name: new RegExp(order.number) })).toHaveCount(0);
});

test('in Hindi: the order, a report, and the list', { tag: '@nightly' }, async ({ page }) => {
  await openAccount(page.request, { email: newAddress('hindi') });
  const order = await buy(page.request, { method: 'cod', language: 'hi' });
  await deliver(page.request, order.parcels[0]?._id ?? '');
  await page.goto('/hi/account/my-orders');
  await main(page)
    .getByRole('link', { name: new RegExp(order.number) })
    .click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await checkAppearance(page, 'an order in Hindi');
  await main(page).getByRole('link', { name: 'समस्या बताएँ' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('समस्या बताएँ');
  await checkAppearance(page, 'a report in Hindi');
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });
    test('another size is chosen before the parcel is packed', async ({ page, request, context }) => {
      const { variants } = await find(request, jutti);
      const [first, second] = variants.flatMap(({ sizes }) => sizes).filter(({ stock }) => stock > 1);
      const order = await buy(request, { items: [{ variantId: first?._id ?? '', qty: 1 }] });
      await context.addCookies((await request.storageState()).cookies);
      await page.goto(`/orders/${order.number}`);
      await main(page).getByRole('link', { name: 'Change size or colour' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Change size or colour');
      if (javaScriptEnabled) await checkAppearance(page, 'another size');
      const choice = page.locator(`input[value="${second?._id}"]`);
      const label = String(await main(page).locator('label').filter({ has: choice }).textContent()).trim();
      await choice.check();
      await main(page).getByRole('button', { name: 'Change it' }).click();
      await expect(main(page).getByText('It is changed. The seller packs what you chose.')).toBeVisible();
      await expect(main(page).getByText(`${label} · Quantity 1`)).toBeVisible();
      await operate(request, 'parcel', order.parcels[0]?._id ?? '', 'pack');
      await page.goto(`/orders/${order.number}/exchange/${order.parcels[0]?.lines[0]?._id}`);
      await expect(main(page).getByText('There is nothing to choose from')).toBeVisible();
    });
  });
}
