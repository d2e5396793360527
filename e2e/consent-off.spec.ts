import { expect, test } from './support/fixtures.ts';

test('without analytics and error reports no visitor is asked and nothing is offered', async ({ page }) => {
  const response = await page.goto('/');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('button', { name: 'Accept' })).toHaveCount(0);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy choices' })).toHaveCount(0);
  expect(response?.headers()['content-security-policy']).not.toMatch(/https?:|blob:/);
});
