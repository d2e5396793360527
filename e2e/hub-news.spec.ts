import { expect, expectAccessible, visitorTest as test } from './support/fixtures.ts';
import { joinTeam } from './support/selling.ts';

const noScroll = () => document.documentElement.scrollWidth - innerWidth;

test('an owner reads the news of an order and the numbers, and chooses what to hear of, also without scripts', async ({
  page,
  browser,
}) => {
  const { shop, order } = await joinTeam(page, 'owner');
  await expect(async () => {
    await page.goto(`${shop}/news`);
    await expect(page.getByRole('button', { name: order.number })).toBeVisible({ timeout: 500 });
  }).toPass();
  await expectAccessible(page);
  const plain = await browser.newContext({ javaScriptEnabled: false, storageState: await page.context().storageState() });
  const still = await plain.newPage();
  await still.goto(`/hi${shop}/news`);
  await still.getByRole('button', { name: order.number }).first().click();
  await expect(still).toHaveURL(new RegExp(`/hi${shop}/orders/`));
  await still.goto(`${shop}/news/choices`);
  await still.getByRole('checkbox', { name: 'Payouts: By email' }).uncheck();
  await still.getByLabel('From').selectOption('22');
  await still.getByLabel('Until').selectOption('7');
  await still.getByRole('button', { name: 'Save' }).first().click();
  await expect(still.getByRole('status')).toHaveText('Saved.');
  await expect(still.getByRole('checkbox', { name: 'Payouts: By email' })).not.toBeChecked();
  await still.goto(`${shop}/numbers?days=7`);
  await expect(still.getByRole('img', { name: /^Sold: / })).toBeVisible();
  await plain.close();
  for (const path of ['news/choices', 'numbers', 'numbers?days=90&sort=sold'])
    for (const address of [`${shop}/${path}`, `/hi${shop}/${path}`]) {
      await page.goto(address);
      expect([address, await page.evaluate(noScroll)]).toEqual([address, 0]);
      await expectAccessible(page);
    }
});
