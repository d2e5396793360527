import { expect, expectAccessible, test } from './support/fixtures.ts';

test('what a form sends is acknowledged by a mail that the demo shop shows', async ({ page, request, complaints }, { project }) => {
  const answer = await request.post('/feedback', {
    data: {
      name: 'लता देवी',
      email: `lata-${project.name}@example.com`,
      phoneNumber: '98765 43210',
      subject: 'नीला कटोरा',
      message: 'बहुत सुंदर है।',
      language: 'hi',
    },
  });
  const { reference } = (await answer.json()) as { reference: string };
  const received = page.getByRole('link', { name: `आपकी राय मिली (${reference})` });
  await expect(async () => {
    await page.goto('/dev/outbox');
    await expect(received).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 20_000 });
  await expectAccessible(page);
  await received.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`आपकी राय मिली (${reference})`);
  const mail = page.frameLocator('iframe');
  await expect(mail.getByRole('heading', { level: 1 })).toHaveText('आपकी राय मिली');
  await expect(mail.getByRole('cell', { name: reference })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  // No script runs in the frame, not even the ones that the test itself looks into it with.
  const others = complaints.splice(0).filter((complaint) => !complaint.startsWith('Blocked script execution'));
  expect(others).toEqual([]);
});
