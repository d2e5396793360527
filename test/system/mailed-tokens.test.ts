import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '#platform/log.ts';
import { openPageBuilds } from '#server/page-builds.ts';
import { buildOnce } from '../support/server-process.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

/** Pages that a mail links to with a token in the address, because they work without scripts. */
const pages = [
  '/product-alerts/confirm',
  '/product-alerts/stop',
  '/cart/no-reminders',
  '/cart/again',
  '/hub/application',
  '/hub/invitation',
];
const token = 'KmT0kenOfAMail_which-nobody-else-may-read01';

let app: TestApp;
const lines: string[] = [];
beforeAll(async () => {
  buildOnce();
  const { render } = await openPageBuilds();
  app = await openTestApp({}, render, createLog('trace', undefined, { write: (line) => void lines.push(line) }));
}, 240_000);
afterAll(() => app.close());

test.each(pages.flatMap((page) => [page, `/hi${page}`]))('%s: no log, cache or other site learns the token', async (page) => {
  lines.length = 0;
  const path = `${page}?token=${token}`;
  for (const method of ['GET', 'GET', 'POST']) {
    const answer = await app.request(path, {
      method,
      headers: { accept: 'text/html', ...(method === 'POST' ? { 'content-type': 'application/x-www-form-urlencoded' } : {}) },
    });
    expect(answer.headers.get('cache-control'), method).toContain('no-store');
    expect(answer.headers.get('referrer-policy'), method).toBe('no-referrer');
    expect(answer.headers.get('age')).toBeNull();
    await answer.text();
  }
  expect(lines.join()).toContain(page);
  expect(lines.join()).not.toContain(token);
});
