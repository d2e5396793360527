import { beforeEach, describe, expect, it, vi } from 'vitest';

const key = 'karigari-cart';

/** Fakes of the two browser APIs that the cart uses. */
class FakeStorage {
  texts = new Map<string, string>();
  refuses = false;
  getItem(name: string): string | null {
    if (this.refuses) throw new DOMException('denied', 'SecurityError');
    return this.texts.get(name) ?? null;
  }
  setItem(name: string, text: string): void {
    if (this.refuses) throw new DOMException('full', 'QuotaExceededError');
    this.texts.set(name, text);
  }
  removeItem(name: string): void {
    this.texts.delete(name);
  }
}

let storage: FakeStorage;
let browser: EventTarget;
let cart: typeof import('./cart-store.ts');

beforeEach(async () => {
  storage = new FakeStorage();
  browser = new EventTarget();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('window', browser);
  vi.resetModules();
  cart = await import('./cart-store.ts');
});

const stored = () => JSON.parse(storage.texts.get(key) ?? 'null');
const bowl = { variantId: 'bowl-1', productId: 'bowl' };
const stole = { variantId: 'stole-2', productId: 'stole' };

describe('the browser cart', () => {
  it('adds one unit and stores it in the browser', () => {
    cart.add(bowl);
    expect(cart.load()).toEqual([{ ...bowl, qty: 1 }]);
    expect(stored()).toEqual([{ ...bowl, qty: 1 }]);
  });

  it('merges quantities by variant and keeps the order of first adding', () => {
    cart.add({ ...bowl, qty: 2 });
    cart.add(stole);
    cart.add({ ...bowl, qty: 3 });
    expect(cart.load()).toEqual([
      { ...bowl, qty: 5 },
      { ...stole, qty: 1 },
    ]);
  });

  it('keeps two variants of one product apart', () => {
    cart.add({ variantId: 'stole-1', productId: 'stole' });
    cart.add(stole);
    expect(cart.load()).toHaveLength(2);
  });

  it('sets a quantity, and removes the line at 0 and below', () => {
    cart.add(bowl);
    cart.add(stole);
    cart.setQuantity('bowl-1', 4);
    expect(cart.load()[0]?.qty).toBe(4);
    cart.setQuantity('bowl-1', 0);
    cart.setQuantity('stole-2', -1);
    expect(cart.load()).toEqual([]);
    expect(storage.texts.has(key)).toBe(false);
  });

  it('removes a line and clears all', () => {
    cart.add(bowl);
    cart.add(stole);
    cart.remove('bowl-1');
    expect(cart.load()).toEqual([{ ...stole, qty: 1 }]);
    cart.clear();
    expect(cart.load()).toEqual([]);
  });

  it('saves a line for later and moves it back', () => {
    cart.add({ ...bowl, qty: 2 });
    cart.add(stole);
    cart.setSavedForLater('bowl-1', true);
    expect(cart.load()).toEqual([{ ...stole, qty: 1 }]);
    expect(cart.loadSaved()).toEqual([{ ...bowl, qty: 2, saved: true }]);
    cart.clear();
    expect(cart.load()).toEqual([]);
    cart.setSavedForLater('bowl-1', false);
    expect(cart.load()).toEqual([{ ...bowl, qty: 2 }]);
    expect(cart.loadSaved()).toEqual([]);
  });

  it('moves a saved line back when it is added again', () => {
    cart.add({ ...bowl, qty: 5 });
    cart.setSavedForLater('bowl-1', true);
    cart.add(bowl);
    expect(cart.load()).toEqual([{ ...bowl, qty: 1 }]);
    expect(cart.loadSaved()).toEqual([]);
  });

  it('returns the same array until a change', () => {
    cart.add(bowl);
    const before = cart.load();
    expect(cart.load()).toBe(before);
    cart.add(bowl);
    expect(cart.load()).not.toBe(before);
  });

  it.each([
    'not json',
    '{"a":1}',
    'null',
    '[{"variantId":1}]',
    '[null, {"variantId":"x","productId":"y","qty":1.5}]',
    '[{"variantId":"","productId":"y","qty":1}]',
  ])('reads %s as an empty cart', (text) => {
    storage.texts.set(key, text);
    expect(cart.load()).toEqual([]);
  });

  it('never stores less than one unit or a fraction', () => {
    cart.add({ ...bowl, qty: -3 });
    cart.setQuantity('bowl-1', 2.9);
    expect(cart.load()).toEqual([{ ...bowl, qty: 2 }]);
    cart.setQuantity('bowl-1', Number.NaN);
    expect(cart.load()).toEqual([]);
  });

  it('notifies listeners of changes in this tab and others until they unsubscribe', () => {
    const listener = vi.fn();
    const stop = cart.subscribe(listener);
    cart.add(bowl);
    expect(listener).toHaveBeenCalledTimes(1);

    storage.texts.set(key, JSON.stringify([{ ...stole, qty: 7 }]));
    browser.dispatchEvent(Object.assign(new Event('storage'), { key }));
    expect(listener).toHaveBeenCalledTimes(2);
    expect(cart.load()).toEqual([{ ...stole, qty: 7 }]);

    browser.dispatchEvent(Object.assign(new Event('storage'), { key: 'something-else' }));
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    cart.clear();
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('works for the life of the page without storage', () => {
    storage.refuses = true;
    cart.add(bowl);
    cart.add(bowl);
    expect(cart.load()).toEqual([{ ...bowl, qty: 2 }]);
  });
});
