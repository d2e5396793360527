import { expect, visitorTest as test } from './support/fixtures.ts';
import { openOwnShop } from './support/selling.ts';

test('a recording in the format of a phone becomes a WAV file in the browser, and is sent @nightly', async ({ page }) => {
  const shop = await openOwnShop(page);
  await page.goto(`${shop}/makers/new`);
  const words = { Name: 'Sunita Devi', Craft: 'Blue pottery', Place: 'Jaipur', Story: 'Throws and paints each bowl.' };
  for (const [label, text] of Object.entries(words)) await page.getByLabel(`${label} in English`).fill(text);
  await page.getByLabel('State').selectOption('Rajasthan');
  await page.getByLabel('At work since').fill('1998');
  await page.getByRole('button', { name: 'Send it to be looked at' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sunita Devi' })).toBeVisible();
  // Sound begins with a tap.
  await page.getByRole('heading', { name: 'Voice' }).click();
  const field = page.locator('#maker-voice');
  await field.evaluate(async (input: HTMLInputElement) => {
    const context = new AudioContext();
    const tone = context.createOscillator();
    const heard = context.createMediaStreamDestination();
    tone.connect(heard);
    tone.start();
    const recorder = new MediaRecorder(heard.stream);
    const parts: Blob[] = [];
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
    recorder.start();
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await new Promise((resolve) => {
      recorder.addEventListener('stop', resolve);
      recorder.stop();
    });
    const files = new DataTransfer();
    files.items.add(new File(parts, 'voice.webm', { type: recorder.mimeType }));
    input.files = files.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect.poll(() => field.evaluate((input: HTMLInputElement) => input.files?.[0]?.type)).toBe('audio/wav');
  await page.getByRole('button', { name: 'Add the recording' }).click();
  await expect(page.getByRole('button', { name: 'Replace the recording' })).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(page.locator('audio')).toBeVisible({ timeout: 1_000 });
  }).toPass();
});
