import type { Page } from '@playwright/test';
import { expect, expectAccessible, visitorTest as test } from './support/fixtures.ts';
import { newestMail } from './support/mails.ts';
import { operate } from './support/operate.ts';
import { buy, proveAddress } from './support/placed-orders.ts';

test.describe.configure({ timeout: 180_000 });

/** A return that its seller has accepted, and whose goods a courier may fetch. */
async function offered(page: Page) {
  const order = await buy(page.request, { place: 0 });
  await proveAddress(page.request, order);
  const [parcel] = order.parcels;
  for (const step of [['pack'], ['ship'], ['deliver']]) await operate(page.request, 'parcel', parcel?._id ?? '', ...step);
  const answer = await page.request.post(`/api/v1/orders/${order.number}/returns`, {
    data: {
      idempotencyKey: crypto.randomUUID(),
      lines: [{ lineId: parcel?.lines[0]?._id, qty: 1, reason: 'damaged' }],
      wish: 'refund',
      message: 'The rim is chipped on one side.',
      photoIds: [],
    },
  });
  const { data } = (await answer.json()) as { data: { return: { _id: string; number: string } } };
  await operate(page.request, 'return', data.return._id, 'approve');
  await operate(page.request, 'return', data.return._id, 'offer-pickup', '--weight', '650', '--size', '30x20x10');
  return { ...order, return: data.return };
}

const pickup = (page: Page) => page.getByRole('region', { name: 'How it goes back' });

test('a courier is asked for, the day and what to have ready are shown, and the buyer sends it after all', async ({ page }) => {
  const order = await offered(page);
  await page.goto(`/orders/${order.number}`);
  await expect(pickup(page)).toContainText('A courier can fetch it');
  await expectAccessible(page);
  await pickup(page).getByRole('button', { name: 'Have it fetched' }).click();
  await expect(pickup(page)).toContainText('is being booked');
  await expect(async () => {
    await page.reload();
    await expect(pickup(page)).toContainText('The courier comes on', { timeout: 500 });
  }).toPass();
  await expect(pickup(page)).toContainText(`${order.return.number}, written on the box.`);
  await expectAccessible(page);
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  expect(await newestMail(page.request, order.email, /courier comes for your return/)).toContain('Demo courier');
  await pickup(page).getByRole('button', { name: 'I send it myself' }).click();
  await expect(pickup(page)).toContainText('You send it yourself.');
  await expect(page.getByRole('button', { name: 'Withdraw the return' })).toBeVisible();
});

test('with the courier a return can no longer be withdrawn', async ({ page }) => {
  const order = await offered(page);
  await page.goto(`/orders/${order.number}`);
  await pickup(page).getByRole('button', { name: 'Have it fetched' }).click();
  await expect(pickup(page)).toContainText('is being booked');
  await operate(page.request, 'return', order.return._id, 'pickup', 'collect');
  await page.reload();
  await expect(pickup(page)).toContainText('The courier has it');
  await expect(page.getByRole('button', { name: 'Withdraw the return' })).toHaveCount(0);
});
