import { createECDH } from 'node:crypto';
import { alternateLanguages } from './support/combinations.ts';
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
  for (const address of alternateLanguages(['news/choices', 'numbers', 'numbers?days=90&sort=sold'].map((path) => `${shop}/${path}`))) {
    await page.goto(address);
    expect([address, await page.evaluate(noScroll)]).toEqual([address, 0]);
    await expectAccessible(page);
  }
});

/** Tells whether the browser worker of the hub is there, and what browsers keep of it. */
const readWorkers = () =>
  Promise.all([navigator.serviceWorker.getRegistrations(), caches.keys()]).then(([found, kept]) => ({
    scopes: found.map(({ scope }) => new URL(scope).pathname),
    kept,
  }));

test.describe('push messages', { tag: '@nightly' }, () => {
  test.use({ serviceWorkers: 'allow' });

  test('a browser that shows none says so, and messages are turned off without scripts', async ({ page, context, browser }) => {
    const { shop } = await joinTeam(page, 'owner');
    await page.goto(`${shop}/news`);
    const status = page.getByRole('region', { name: 'Messages on this phone' }).getByRole('status');
    // Without a permission of before, a browser without a screen answers no.
    if ((await page.evaluate(() => Notification.permission)) !== 'denied') await page.getByRole('button', { name: 'Turn on here' }).click();
    await expect(status).toHaveText(/does not let us/);
    await expectAccessible(page);
    expect(await page.evaluate(readWorkers)).toEqual({ scopes: [], kept: [] });
    const keys = { endpoint: 'https://fcm.googleapis.com/fcm/send/abc', p256dh: browserKey(), auth: 'AAAAAAAAAAAAAAAAAAAAAA' };
    expect((await page.request.post(`/api/v1/shops/${shop.split('/').at(-1)}/push`, { data: keys })).status()).toBe(200);
    const plain = await browser.newContext({ javaScriptEnabled: false, storageState: await context.storageState() });
    const still = await plain.newPage();
    await still.goto(`/hi${shop}/news`);
    await expect(still.getByText('संदेश इस ब्राउज़र पर आते हैं।', { exact: true })).toBeVisible();
    await still.getByRole('button', { name: 'यहाँ बंद करें' }).click();
    await expect(still.getByRole('button', { name: 'यहाँ बंद करें' })).toHaveCount(0);
    await plain.close();
  });
});

/** A public key as browsers make one. */
function browserKey(): string {
  return createECDH('prime256v1').generateKeys('base64url');
}
