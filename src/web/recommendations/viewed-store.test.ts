import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const day = 86_400_000;
const now = Date.parse('2026-01-15T10:00:00Z');
const stored = new Map<string, string>();
let store: typeof import('./viewed-store.ts');

beforeEach(async () => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.resetModules();
  store = await import('./viewed-store.ts');
});
afterEach(() => vi.unstubAllGlobals());

const ids = (at = now) => store.recentViews(at).map(({ id }) => id);

test('keeps at most 50 views, the latest first, once each', () => {
  for (const [index, id] of ['a', 'b', 'a'].entries()) store.addBrowserView(id, now + index);
  expect(ids(now + 10)).toEqual(['a', 'b']);
  for (let index = 0; index < 60; index++) store.addBrowserView(`p${index}`, now + 100 + index);
  expect(ids(now + 1000)).toHaveLength(50);
  expect(ids(now + 1000)[0]).toBe('p59');
});

test('forgets views after 90 days and on request', () => {
  store.addBrowserView('a', now);
  store.addBrowserView('b', now + 2 * day);
  expect(ids(now + 91 * day)).toEqual(['b']);
  store.forgetBrowserViews('b');
  expect(ids(now + 3 * day)).toEqual(['a']);
  store.forgetBrowserViews();
  expect(stored.size).toBe(0);
});

test.each(['no list', '{}', '[1, null, "a", {"id": 5, "at": 1}, {"id": "../x", "at": 1}, {"id": "a", "at": "b"}]'])(
  'what makes no sense is nothing: %s',
  (text) => {
    stored.set('karigari-viewed', text);
    expect(ids()).toEqual([]);
    store.addBrowserView('a', now);
    expect(ids()).toEqual(['a']);
  },
);
