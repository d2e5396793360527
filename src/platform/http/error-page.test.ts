import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { tooManyRequests } from './handle-requests.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

test('a refused method is told in the language of the address', async () => {
  const english = await (await shop.request('/faqs', { method: 'DELETE' })).text();
  expect(english).toContain('<html lang="en">');
  expect(english).toContain('This address does not take that method.');
  const response = await shop.request('/hi/faqs', { method: 'DELETE' });
  const hindi = await response.text();
  expect(response.status).toBe(405);
  expect(hindi).toContain('<html lang="hi">');
  expect(hindi).toContain('इस पते पर यह तरीक़ा नहीं चलता।');
  expect(hindi).toContain('<a href="/hi">');
});

test('too many requests are told in the language of the address, with the time to wait', async () => {
  const response = tooManyRequests('/hi', 7, false);
  expect(response.headers.get('retry-after')).toBe('7');
  expect(await response.text()).toContain('थोड़ा रुककर');
  expect(await tooManyRequests('/hilt', 7, false).text()).toContain('Wait a moment');
});
