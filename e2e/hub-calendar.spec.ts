import { expect, forgive, visitorTest as test } from './support/fixtures.ts';
import { joinTeam } from './support/selling.ts';

/** ISO date so many days from today in India. */
const day = (after: number) => new Date(Date.now() + 5.5 * 3_600_000 + after * 86_400_000).toISOString().slice(0, 10);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a manager closes days, is told what is wrong, and buyers read of a holiday @nightly @desk', async ({ page, complaints }) => {
    const { shop, order } = await joinTeam(page, 'manager');
    await page.goto(`${shop}/calendar`);
    const formOf = (act: string) => page.locator('form').filter({ has: page.locator(`[name=act][value^=${act}]`) });
    await formOf('close').getByLabel('Name').fill('Diwali');
    await formOf('close').getByLabel('First day').fill(day(40));
    await formOf('close').getByLabel('Last day').fill(day(39));
    await page.getByRole('button', { name: 'Add the days' }).click();
    await expect(page.getByText('The last day comes before the first.').first()).toBeVisible();
    await expect(formOf('close').getByLabel('Name')).toHaveValue('Diwali');
    await formOf('close').getByLabel('Last day').fill(day(42));
    await page.getByRole('button', { name: 'Add the days' }).click();
    await expect(page.getByRole('button', { name: 'Remove: Diwali' })).toBeVisible();
    await formOf('holiday').getByLabel('First day').fill(day(0));
    await formOf('holiday').getByLabel('Last day').fill(day(12));
    await page.getByLabel('What buyers read, in Hindi').fill('हम मेले में हैं।');
    await page.getByRole('button', { name: 'Save the holiday' }).click();
    await expect(page.getByText(/^You are on holiday from/)).toBeVisible();
    await page.goto(`/hi/product/${order.parcels[0]?.lines[0]?.productId}`);
    await expect(page.getByText('हम मेले में हैं।')).toBeVisible();
    await page.goto(`${shop}/calendar`);
    await page.getByRole('button', { name: 'End the holiday now' }).click();
    await expect(page.getByText(/^You are on holiday from/)).toHaveCount(0);
    await page.getByRole('button', { name: 'Remove: Diwali' }).click();
    await expect(page.getByText('No closed days are entered.')).toBeVisible();
    forgive(complaints);
  });
});
