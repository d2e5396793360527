import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const origin = 'https://shop.example';
const code = readFileSync(join(import.meta.dirname, 'worker.js'), 'utf8');

/** The worker in a browser with open tabs: what it listens to, and what it does. */
function startWorker(urls: readonly string[] = []) {
  const done: unknown[][] = [];
  const listeners = new Map<string, (event: unknown) => void>();
  const tabs = urls.map((url) => ({ url, focus: () => done.push(['focus', url]) }));
  runInNewContext(code, {
    URL,
    location: new URL(`${origin}/hub/push-worker.js`),
    skipWaiting: () => {},
    addEventListener: (type: string, listener: (event: unknown) => void) => listeners.set(type, listener),
    registration: {
      showNotification: (title: string, { data, tag, lang }: Record<string, unknown>) => done.push([title, lang, tag, data]),
    },
    clients: { matchAll: async () => tabs, openWindow: (url: string) => done.push(['open', url]) },
  });
  const dispatch = async (type: string, event: object) => {
    const waits: unknown[] = [];
    listeners.get(type)?.({ ...event, waitUntil: (work: unknown) => waits.push(work) });
    await Promise.all(waits);
    return done;
  };
  return {
    listensTo: [...listeners.keys()],
    push: (data: unknown) => dispatch('push', { data }),
    tap: (data: string) => dispatch('notificationclick', { notification: { data, close: () => done.push(['close']) } }),
  };
}

const news = `${origin}/hi/hub/rose-lane/news`;

test('a tap closes the message and opens the news of its shop, or the tab that has them', async () => {
  expect(await startWorker([`${origin}/hub/rose-lane`]).tap('/hi/hub/rose-lane/news')).toEqual([['close'], ['open', news]]);
  expect(await startWorker([`${origin}/hub`, news]).tap('/hi/hub/rose-lane/news')).toEqual([['close'], ['focus', news]]);
});

test.each(['https://elsewhere.example/', '//elsewhere.example/hub', 'javascript:alert(1)'])(
  'a tap opens nothing elsewhere: %s',
  async (open) => {
    expect(await startWorker().tap(open)).toEqual([['close']]);
  },
);

test('a message is shown in the language of its reader; one that cannot be read is shown all the same', async () => {
  const message = { title: 'नया ऑर्डर', language: 'hi', tag: 'a', open: '/hi/hub/rose-lane/news' };
  expect(await startWorker().push({ json: () => message })).toEqual([['नया ऑर्डर', 'hi', 'a', '/hi/hub/rose-lane/news']]);
  expect(await startWorker().push(null)).toEqual([['Karigari', 'en', 'news', '/hub']]);
});

test('it listens to no request, so that it keeps and serves nothing', () => {
  expect(startWorker().listensTo).toEqual(['install', 'push', 'notificationclick']);
});
