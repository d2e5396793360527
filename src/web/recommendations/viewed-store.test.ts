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
  for (const [index, id] of ['a', 'b', 'a'].entries()) store.addBrowserView(id, undefined, now + index);
  expect(ids(now + 10)).toEqual(['a', 'b']);
  for (let index = 0; index < 60; index++) store.addBrowserView(`p${index}`, undefined, now + 100 + index);
  expect(ids(now + 1000)).toHaveLength(50);
  expect(ids(now + 1000)[0]).toBe('p59');
});

test('forgets views after 90 days and on request', () => {
  store.addBrowserView('a', undefined, now);
  store.addBrowserView('b', undefined, now + 2 * day);
  expect(ids(now + 91 * day)).toEqual(['b']);
  store.forgetBrowserViews('b');
  expect(ids(now + 3 * day)).toEqual(['a']);
  store.forgetBrowserViews();
  expect(stored.size).toBe(0);
});

test.each([
  'no list',
  '{}',
  '[1, null, "a", {"id": 5, "at": 1}, {"id": "../x", "at": 1}, {"id": "a", "at": "b"}, {"id": "a", "at": 1, "card": {"slug": "a", "title": {"en": "A"}, "image": {"base": "//evil.example"}}}]',
])('what makes no sense is nothing: %s', (text) => {
  stored.set('karigari-viewed', text);
  expect(ids()).toEqual([]);
  store.addBrowserView('a', undefined, now);
  expect(ids()).toEqual(['a']);
});

test('keeps the card of the 12 latest views alone', () => {
  const card = { slug: 'vase', title: { en: 'Vase' }, image: { base: '/media/0a1b', widths: [320], width: 320, height: 320 } };
  for (let index = 0; index < 14; index++) store.addBrowserView(`p${index}`, card, now + index);
  const views = store.recentViews(now + 100);
  expect(views.map((view) => view.card !== undefined)).toEqual([...Array<boolean>(12).fill(true), false, false]);
  expect(views[0]?.card).toEqual(card);
});
