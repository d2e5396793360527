import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let rendering = 0;
let max = 0;
const held = Promise.withResolvers<void>();
beforeAll(async () => {
  app = await openTestApp({ RATE_LIMIT: '600' }, async () => {
    max = Math.max(max, ++rendering);
    await held.promise;
    rendering--;
    return new Response('a page', { headers: { 'content-type': 'text/html' } });
  });
});
afterAll(() => app.close());

test('hundreds of pages that one address asks for in one breath are rendered a few at a time, and others pass them', async () => {
  const crowd = Array.from({ length: 300 }, (_, index) => app.request(`/search?query=${index}`, {}, '10.9.0.1'));
  const calls = Array.from({ length: 100 }, (_, index) => app.request(`/api/v1/posts?x=${index}`, {}, '10.9.0.1'));
  for (const call of calls) expect((await call).status).not.toBe(503);
  const before = rendering;
  const neighbour = app.request('/search?query=neighbour', {}, '10.9.0.2');
  await expect.poll(() => rendering).toBe(before + 1);
  held.resolve();
  expect((await neighbour).status).toBe(200);
  expect(new Set((await Promise.all(crowd)).map(({ status }) => status))).toEqual(new Set([200]));
  expect(max).toBe(9);
});
