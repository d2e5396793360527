import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/**
 * Runs the worker without a network.
 * @returns what it answers a navigation with; undefined where it leaves it to the browser
 */
async function answerOffline(pathname: string): Promise<unknown> {
  const listeners = new Map<string, (event: unknown) => void>();
  const source = readFileSync(join(import.meta.dirname, 'worker.js'), 'utf8');
  const worker = { pages: { en: '/offline', hi: '/hi/offline' }, files: [], version: '1', location: { origin: 'https://shop.example' } };
  const names = [...Object.keys(worker), 'addEventListener', 'fetch', 'caches'];
  new Function(...names, source)(
    ...Object.values(worker),
    (type: string, listener: (event: unknown) => void) => listeners.set(type, listener),
    () => Promise.reject(new TypeError('no network')),
    { match: async (path: string) => `kept ${path}` },
  );
  let answer: unknown;
  listeners.get('fetch')?.({
    request: { method: 'GET', mode: 'navigate', url: `https://shop.example${pathname}` },
    preloadResponse: undefined,
    respondWith: (response: unknown) => {
      answer = response;
    },
  });
  return answer;
}

test('answers a navigation without a network with the offline page of its language', async () => {
  expect(await answerOffline('/product/1')).toBe('kept /offline');
  expect(await answerOffline('/hi/search')).toBe('kept /hi/offline');
  expect(await answerOffline('/hubs')).toBe('kept /offline');
});

test('leaves hub and console to the browser', async () => {
  for (const path of ['/hub', '/hi/hub/blue-thread', '/console', '/hi/console']) expect(await answerOffline(path)).toBeUndefined();
});
