import { openAccount } from './support/account-forms.ts';
import { expect, expectAccessible, forgive, visitorTest as test } from './support/fixtures.ts';
import { newAddress } from './support/mails.ts';
import { operate } from './support/operate.ts';
import { buy, deliver } from './support/placed-orders.ts';
import { openOwnShop } from './support/selling.ts';

const noScroll = () => document.documentElement.scrollWidth - innerWidth;

test('an owner reads what a sale brings, from the payout to each rate, in both languages and without scripts', async ({
  page,
  browser,
}) => {
  const email = newAddress('owner');
  await openAccount(page.request, { name: 'Sunita Devi', email });
  const first = await buy(page.request);
  const second = await buy(page.request);
  for (const { parcels } of [first, second]) await deliver(page.request, parcels[0]?._id ?? '');
  const parcelId = first.parcels[0]?._id ?? '';
  const { slug: shop } = (first.parcels[0] as unknown as { seller: { slug: string } }).seller;
  expect(await operate(page.request, 'join-shop', email, shop, 'owner')).toBe('1 joined');
  expect(await operate(page.request, 'pay-out', parcelId)).toBe('1 sent');
  await page.goto(`/hub/${shop}`);
  await page.getByRole('link', { name: 'Money' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Money' })).toBeVisible();
  await expect(page.getByText('The buyer may still return it').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('listitem').filter({ hasText: 'With the bank' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: /^Payout of ₹/ })).toBeVisible();
  await expect(page.getByText('•••• 7890')).toBeVisible();
  await expectAccessible(page);
  await page.locator('main a[href*="/money/lines/"]').first().click();
  await expect(page.getByText('TDS, deducted for the state')).toBeVisible();
  await expect(page.getByText(/Paid with the payout of/)).toBeVisible();
  await expectAccessible(page);
  const line = new URL(page.url()).pathname;
  const month = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 7);
  const plain = await browser.newContext({ javaScriptEnabled: false, storageState: await page.context().storageState() });
  const still = await plain.newPage();
  for (const path of [`/hub/${shop}/money`, line, `/hub/${shop}/money/months/${month}`])
    for (const address of [path, `/hi${path}`]) {
      await still.goto(address);
      await expect(still.getByRole('heading', { level: 1 })).toBeVisible();
      await page.goto(address);
      expect([address, await page.evaluate(noScroll)]).toEqual([address, 0]);
    }
  await expectAccessible(page);
  await plain.close();
});

test('an owner reads why money is held back and appeals; a shop that sold nothing is taught', async ({ page }) => {
  const shop = await openOwnShop(page, 'Held Looms');
  await page.goto(`${shop}/money`);
  await expect(page.getByText('Nothing is sold yet.', { exact: false })).toBeVisible();
  await expectAccessible(page);
  const until = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  const words = ['--reason', 'Three of five parcels came back broken.', '--reason-hi', 'पाँच में से तीन पार्सल टूटे हुए लौटे।'];
  await operate(page.request, 'payout', 'hold', shop.split('/').at(-1) ?? '', 'many-returns', '--cap', '5000', '--until', until, ...words);
  await page.reload();
  await page.getByRole('link', { name: 'Many returns' }).click();
  await expect(page.getByText('₹5,000')).toBeVisible();
  await expect(page.getByText('Three of five parcels', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Your reasons').fill('We changed the boxes in October.');
  await page.getByRole('button', { name: 'Appeal' }).click();
  await expect(page.getByText('You have appealed')).toBeVisible();
  await expect(page.getByText('We changed the boxes in October.')).toBeVisible();
  await page.goto(`/hi${new URL(page.url()).pathname}`);
  await expect(page.getByText('आपने अपील की है')).toBeVisible();
  await expectAccessible(page);
});

test.describe('without scripts', { tag: '@nightly' }, () => {
  test.use({ javaScriptEnabled: false });

  test('an owner adds a coupon, is told what is wrong with another one, and ends it', async ({ page, complaints }) => {
    const shop = await openOwnShop(page, 'Coupon Looms');
    await page.goto(`/hi${shop}/coupons`);
    await expect(page.getByText('अभी आपका कोई कूपन नहीं है।', { exact: false })).toBeVisible();
    await page.goto(`${shop}/coupons`);
    const code = `LOOM-${Date.now()}`;
    const until = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
    const add = async (value: string) => {
      await page.getByLabel('Code').fill(code);
      await page.getByLabel('How much').fill(value);
      await page.getByLabel('Last day').fill(until);
      await page.getByRole('button', { name: 'Add the coupon' }).click();
    };
    await add('95');
    await expect(page.getByText('Enter 1 to 90 percent, or at least ₹1.').first()).toBeVisible();
    await add('10');
    await expect(page.getByRole('heading', { name: code })).toBeVisible();
    await expect(page.getByText(/10% off · until .* · once per person · used: 0/)).toBeVisible();
    await add('10');
    await expect(page.getByText('This code is taken. Choose another one.').first()).toBeVisible();
    await page.getByRole('button', { name: `End it now ${code}` }).click();
    await expect(page.getByText('Over', { exact: true })).toBeVisible();
    forgive(complaints);
  });
});
