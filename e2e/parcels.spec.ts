import type { Page } from '@playwright/test';
import { expect, expectAccessible, hydrated, visitorTest as test } from './support/fixtures.ts';
import { newestMail } from './support/mails.ts';
import { operate } from './support/operate.ts';
import { actAtRazorpay, buy, proveAddress, readOrder } from './support/placed-orders.ts';

test.describe.configure({ timeout: 180_000 });

const main = (page: Page) => page.getByRole('main');
const parcelCard = (page: Page, place: number) =>
  main(page)
    .getByRole('region', { name: /^Parcel from/ })
    .nth(place);

async function shipped(page: Page, options: Parameters<typeof buy>[1]) {
  const order = await buy(page.request, { place: 0, ...options });
  await proveAddress(page.request, order);
  const parcelId = order.parcels[0]?._id ?? '';
  for (const step of [['pack'], ['ship', '--carrier', 'India Post', '--tracking', 'EE123456785IN']])
    await operate(page.request, 'parcel', parcelId, ...step);
  return { ...order, parcelId };
}

async function expectFits(page: Page): Promise<void> {
  await expectAccessible(page);
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
}

test('a lost parcel: the buyer chooses, and the units come in a parcel of their own', async ({ page }) => {
  const order = await shipped(page, {});
  await operate(page.request, 'parcel', order.parcelId, 'lose', '--courier');
  await page.goto(`/orders/${order.number}`);
  await expect(parcelCard(page, 0)).toContainText('It is lost. Choose what you would like');
  await expectFits(page);
  await parcelCard(page, 0).getByRole('link', { name: 'Choose what happens' }).click();
  await expect(page).toHaveURL(/\/parcels\//);
  await expectFits(page);
  await main(page).getByRole('radio', { name: 'The items sent again' }).check();
  await main(page).getByRole('button', { name: 'Choose this' }).click();
  await expect(main(page).getByText('Your choice is noted.')).toBeVisible();
  await expect(parcelCard(page, 0)).toContainText('The items come in another parcel');
  await expect(parcelCard(page, 1)).toContainText('Sent in place of items');
  expect(await newestMail(page.request, order.email, /are sent again/)).toContain('1 item');
});

test('a cash parcel that is refused at the door costs nothing', async ({ page }) => {
  const order = await shipped(page, { method: 'cod' });
  await operate(page.request, 'parcel', order.parcelId, 'refuse', '--courier');
  await page.goto(`/orders/${order.number}`);
  await expect(parcelCard(page, 0)).toContainText('it was refused at the door');
  for (const step of [['return-to-origin'], ['take-back', '--restock']]) await operate(page.request, 'parcel', order.parcelId, ...step);
  await page.goto(`/orders/${order.number}`);
  await expect(parcelCard(page, 0)).toContainText('You paid nothing for it.');
  await expect(main(page).getByText('To pay on delivery')).toHaveCount(0);
  await expectFits(page);
  expect(await operate(page.request, 'check-books')).toContain('agree');
});

test('a payment that the buyer’s bank takes back', { tag: '@nightly' }, async ({ page }) => {
  const order = await shipped(page, { method: 'razorpay' });
  await actAtRazorpay(page.request, order.payUrl, 'charge-back');
  await expect(async () => expect(await operate(page.request, 'disputes', '--all')).toMatch(new RegExp(`lost .*${order.number}`))).toPass();
  for (const subject of [/^A payment is disputed/, /^A dispute is lost/])
    expect(await newestMail(page.request, '', new RegExp(`${subject.source}.*${order.number}`))).toContain(order.number);
  await page.goto(`/orders/${order.number}`);
  await expect(main(page).getByRole('heading', { level: 1 })).toContainText(order.number);
  await expectFits(page);
  expect(await operate(page.request, 'check-books')).toContain('agree');
});

test('a parcel that the courier calls delivered and that never came', async ({ page }) => {
  const order = await shipped(page, {});
  await operate(page.request, 'parcel', order.parcelId, 'deliver', '--courier');
  await page.goto(`/orders/${order.number}`);
  await parcelCard(page, 0).getByRole('link', { name: 'Not received?' }).click();
  await hydrated(page);
  await main(page).getByRole('button', { name: 'It has not come' }).click();
  await expect(main(page).getByText('Thank you for telling us.')).toBeVisible();
  await expect(parcelCard(page, 0)).toContainText('Without one the parcel counts as lost on');
  await expect(parcelCard(page, 0)).toContainText('You chose your money back.');
  await expectFits(page);
  await operate(page.request, 'parcel', order.parcelId, 'lose');
  await page.goto(`/hi/orders/${order.number}`);
  await expect(main(page)).toContainText('यह खो गया। आपके चुकाए पैसे लौटाए जा रहे हैं।');
  await expectFits(page);
  expect(await newestMail(page.request, order.email, /will not come/)).toContain('goes back the way you paid');
});

test('a broken replacement is reported as the first units were, and goodwill is seen with the order', { tag: '@nightly' }, async ({
  page,
}) => {
  const order = await shipped(page, {});
  await operate(page.request, 'parcel', order.parcelId, 'deliver');
  const lineId = order.parcels[0]?.lines[0]?._id;
  const data = {
    idempotencyKey: crypto.randomUUID(),
    lines: [{ lineId, qty: 1, reason: 'damaged' }],
    wish: 'replacement',
    message: 'Broken.',
  };
  const made = (await (await page.request.post(`/api/v1/orders/${order.number}/returns`, { data })).json()) as {
    data: { return: { _id: string } };
  };
  for (const step of [['approve'], ['replace', '--carrier', 'India Post', '--tracking', 'EE2']])
    await operate(page.request, 'return', made.data.return._id, ...step);
  const { parcels } = await readOrder(page.request, order.number);
  await operate(page.request, 'parcel', parcels[1]?._id ?? '', 'deliver');
  await operate(page.request, 'goodwill', order.number, '25', '--reason', 'For the second trip.');
  await page.goto(`/orders/${order.number}`);
  await expect(main(page).getByRole('region', { name: 'Bill' })).toContainText('Refunded₹25');
  await expectFits(page);
  expect(await newestMail(page.request, order.email, /We give you money back/)).toContain('For the second trip.');
  await parcelCard(page, 1).getByRole('link', { name: 'Report a problem' }).click();
  await hydrated(page);
  await main(page).getByLabel('What happened').fill('This one is broken, too.');
  await main(page).getByRole('button', { name: 'Send to the seller' }).click();
  await expect(main(page).getByText('Your report is with the seller.')).toBeVisible();
});
