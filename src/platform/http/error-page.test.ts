import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';

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
  const limited = await openTestApp({ RATE_LIMIT: '1' });
  const twice = async (path: string, address: string) => {
    await limited.request(path, {}, address);
    return limited.request(path, {}, address);
  };
  const response = await twice('/hi', '192.0.2.1');
  expect([response.status, Number(response.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect(await response.text()).toContain('थोड़ा रुककर');
  expect(await (await twice('/hilt', '192.0.2.2')).text()).toContain('Wait a moment');
  await limited.close();
});
