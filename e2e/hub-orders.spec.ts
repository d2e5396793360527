import { alternateLanguages } from './support/combinations.ts';
import { expect, expectAccessible, forgive, visitorTest as test } from './support/fixtures.ts';
import { operate } from './support/operate.ts';
import { joinTeam, shopScreens } from './support/selling.ts';

test('an owner packs a parcel, takes that back, packs and sends it', async ({ page, complaints }) => {
  const { shop, order } = await joinTeam(page, 'owner');
  await page.goto(shop);
  await expect(page.getByRole('heading', { level: 2, name: 'To send' })).toBeVisible();
  await page.getByRole('link', { name: order.number }).click();
  await expect(page.getByText('12 Rose Lane')).toBeVisible();
  await page.getByRole('button', { name: 'Packed' }).click();
  await expect(page.getByText('Marked as packed.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Packed' })).toBeVisible();
  await page.getByRole('button', { name: 'Packed' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await operate(page.request, 'bring-forward', 'pack-planned-parcel');
  await expect(page.getByRole('heading', { name: 'Handed to the courier' })).toBeVisible({ timeout: 30_000 });
  await page.getByLabel('Tracking number').fill('EE123456789IN');
  await page.getByRole('button', { name: 'It has left' }).click();
  await expect(page.getByText('This does not look like a number of this courier.').first()).toBeVisible();
  await expectAccessible(page, 'tracking number');
  await page.getByLabel('Tracking number').fill('EE123456785IN');
  await page.getByRole('button', { name: 'It has left' }).click();
  const timeline = page.getByRole('region', { name: 'What happened' });
  await expect(timeline.getByText('On the way · Sunita Devi')).toBeVisible();
  await expect(page.getByRole('button', { name: 'It has left' })).toHaveCount(0);
  // The number that was refused, and nothing else.
  expect(complaints.filter((each) => !each.includes('422'))).toEqual([]);
  forgive(complaints);
});

test('the pages of a shop fit a phone and are accessible in both languages', async ({ page }) => {
  const team = await joinTeam(page, 'owner');
  for (const path of alternateLanguages(shopScreens(team))) {
    await page.goto(path);
    expect([path, await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)]).toEqual([path, 0]);
    await expectAccessible(page, path, 'page');
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a packer marks a picked parcel as packed, takes it back, and sees no amount', async ({ page, complaints }) => {
    const { shop, order, parcelId } = await joinTeam(page, 'packer');
    await page.goto(`${shop}/orders`);
    await page.getByRole('button', { name: 'Mark as packed' }).click();
    await expect(page.getByText('Pick at least one parcel first.')).toBeVisible();
    await page.getByLabel('Find an order').fill('ZZZZ-ZZZZ');
    await page.getByRole('button', { name: 'Find', exact: true }).click();
    await expect(page.getByText('No order of yours has the number ZZZZ-ZZZZ.')).toBeVisible();
    await page.getByRole('checkbox', { name: `Pick: ${order.number}` }).check();
    await page.getByRole('button', { name: 'Mark as packed' }).click();
    await expect(page.getByText('Marked as packed: 1.')).toBeVisible();
    await page.getByRole('button', { name: `Undo: ${order.number}` }).click();
    await expect(page.getByText('Taken back.')).toBeVisible();
    const slips = await page.request.get(`/api/v1/shops/${shop.slice('/hub/'.length)}/packing-slips?parcelIds[]=${parcelId}`);
    expect(slips.headers()['content-type']).toBe('application/pdf');
    await page.getByLabel('Find an order').fill(order.number.toLowerCase());
    await page.getByRole('button', { name: 'Find', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${shop}/orders/${parcelId}$`));
    await expect(page.getByText('12 Rose Lane')).toBeVisible();
    await expect(page.getByText('₹')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Returns' })).toHaveCount(0);
    expect(complaints).toEqual([]);
    expect((await page.goto(`${shop}/returns`))?.status()).toBe(403);
    forgive(complaints);
  });
});
