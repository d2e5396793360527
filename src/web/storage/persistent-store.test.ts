import { beforeEach, expect, test, vi } from 'vitest';

let texts: Map<string, string>;
let browser: EventTarget;
let isFull: boolean;
let module: typeof import('./persistent-store.ts');

beforeEach(async () => {
  texts = new Map();
  browser = new EventTarget();
  isFull = false;
  vi.stubGlobal('window', browser);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      texts.set(key, text);
    },
    removeItem: (key: string) => texts.delete(key),
  });
  vi.resetModules();
  module = await import('./persistent-store.ts');
});

test('reads what another tab stored, and parses it once', () => {
  const parse = vi.fn((text: string | null) => ({ text }));
  const kept = module.persistentStore('a', parse);
  texts.set('a', 'one');
  const first = kept.load();
  expect(kept.load()).toBe(first);
  texts.set('a', 'two');
  expect(kept.load()).toEqual({ text: 'two' });
  expect(parse).toHaveBeenCalledTimes(2);
});

test('keeps working per key when the storage is full', () => {
  texts.set('b', 'before');
  const a = module.persistentStore('a', (text) => text);
  const b = module.persistentStore('b', (text) => text);
  isFull = true;
  a.write('new');
  expect(a.load()).toBe('new');
  expect(texts.has('a')).toBe(false);
  expect(b.load()).toBe('before');
});

test('notifies a subscriber of two keys once per change, page restore and clear', () => {
  const heard = vi.fn();
  const stop = module.subscribeToKeys(['a', 'b'], heard);
  module.persistentStore('a', (text) => text).write('1');
  module.persistentStore('c', (text) => text).write('1');
  expect(heard).toHaveBeenCalledTimes(1);
  browser.dispatchEvent(Object.assign(new Event('storage'), { key: 'b' }));
  browser.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
  browser.dispatchEvent(new Event('pageshow'));
  expect(heard).toHaveBeenCalledTimes(4);
  stop();
  stop();
  browser.dispatchEvent(new Event('pageshow'));
  expect(heard).toHaveBeenCalledTimes(4);
});
