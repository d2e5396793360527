import { beforeEach, expect, test, vi } from 'vitest';

const browserKey = 'karigari-wishlist';
const accountKey = 'karigari-wishlist-account';

/** A fake of the browser's storage. */
class FakeStorage {
  texts = new Map<string, string>();
  refuses = false;
  private check() {
    if (this.refuses) throw new DOMException('denied', 'SecurityError');
  }
  getItem(name: string): string | null {
    this.check();
    return this.texts.get(name) ?? null;
  }
  setItem(name: string, text: string): void {
    this.check();
    this.texts.set(name, text);
  }
  removeItem(name: string): void {
    this.check();
    this.texts.delete(name);
  }
}

/** The account on the server: its list, and the failure to answer with instead. */
let account: string[];
let answers: (number | 'unreachable')[];
let calls: string[];
let storage: FakeStorage;
let browser: EventTarget;
let store: typeof import('./wishlist-store.ts');
let api: typeof import('./wishlist-sync.ts');
let toggleWishlist: typeof import('./toggle-wishlist.ts').toggleWishlist;

beforeEach(async () => {
  account = [];
  answers = [];
  calls = [];
  storage = new FakeStorage();
  browser = new EventTarget();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('window', browser);
  vi.stubGlobal('fetch', async (url: string, init: { method: string; body?: string }) => {
    const path = url.replace('/api/v1/users/wishlist', '');
    calls.push(`${init.method} ${path}`);
    await Promise.resolve();
    const answer = answers.shift() ?? 200;
    if (answer === 'unreachable') throw new TypeError('no network');
    if (answer !== 200) return Response.json({}, { status: answer });
    if (path === '/merge') {
      const { productIds } = JSON.parse(init.body ?? '{}') as { productIds: string[] };
      account = [...new Set([...account, ...productIds.filter((id) => !id.startsWith('big'))])];
      return Response.json({ data: { productIds: account, noRoom: productIds.filter((id) => id.startsWith('big')) } });
    }
    const id = path.slice(1);
    account = init.method === 'PUT' ? [...account, id] : account.filter((each) => each !== id);
    return Response.json({ status: 'success' });
  });
  vi.resetModules();
  store = await import('./wishlist-store.ts');
  api = await import('./wishlist-sync.ts');
  ({ toggleWishlist } = await import('./toggle-wishlist.ts'));
});

const ids = () => store.load().ids;
const stored = (key: string) => JSON.parse(storage.texts.get(key) ?? 'null');

test('keeps a visitor’s list in the browser without requests', async () => {
  for (const id of ['bowl', 'stole']) expect(await toggleWishlist(id, true)).toBe('done');
  await toggleWishlist('bowl', true);
  expect(stored(browserKey)).toEqual(['stole', 'bowl']);
  await toggleWishlist('stole', false);
  expect(ids()).toEqual(['bowl']);
  await toggleWishlist('bowl', false);
  expect(storage.texts.has(browserKey)).toBe(false);
  expect(calls).toEqual([]);
});

test.each([
  ['nothing', 'null'],
  ['no JSON', '{"a'],
  ['an object', '{"bowl":1}'],
  ['other things than identifiers', `[1,null,["bowl"],{},"","../bowl","a b","${'x'.repeat(41)}"]`],
])('%s in the storage is an empty list', (_what, text) => {
  storage.texts.set(browserKey, text);
  expect(ids()).toEqual([]);
});

test('keeps the last 100 products of a visitor’s list', async () => {
  storage.texts.set(browserKey, JSON.stringify(Array.from({ length: 130 }, (_, index) => `p${index}`)));
  expect(ids()).toHaveLength(100);
  expect(ids().at(-1)).toBe('p129');
  expect(await toggleWishlist('bowl', true)).toBe('full');
  await toggleWishlist('p129', false);
  expect(await toggleWishlist('bowl', true)).toBe('done');
});

test('keeps the list for the life of the page without storage', async () => {
  storage.refuses = true;
  await toggleWishlist('bowl', true);
  expect(ids()).toEqual(['bowl']);
});

test('follows other tabs and restored pages with one listener', () => {
  const listen = vi.spyOn(browser, 'addEventListener');
  const heard = vi.fn();
  const stops = [heard, () => {}, () => {}].map((listener) => store.subscribe(listener));
  expect(listen.mock.calls.map(([name]) => name)).toEqual(['storage', 'pageshow']);
  storage.texts.set(browserKey, '["bowl"]');
  browser.dispatchEvent(Object.assign(new Event('storage'), { key: browserKey }));
  expect(heard).toHaveBeenCalledTimes(1);
  expect(ids()).toEqual(['bowl']);
  browser.dispatchEvent(Object.assign(new Event('storage'), { key: 'something-else' }));
  expect(heard).toHaveBeenCalledTimes(1);
  storage.texts.set(browserKey, '["bowl","stole"]');
  browser.dispatchEvent(new Event('pageshow'));
  expect(ids()).toEqual(['bowl', 'stole']);
  for (const stop of stops) stop();
  browser.dispatchEvent(new Event('pageshow'));
  expect(heard).toHaveBeenCalledTimes(2);
});

test('merges the browser’s list after signing in and removes the account’s at signing out', async () => {
  account = ['lamp'];
  await toggleWishlist('bowl', true);
  await api.mergeWishlist();
  expect(ids()).toEqual(['lamp', 'bowl']);
  expect(store.load().isAccount).toBe(true);
  expect(storage.texts.has(browserKey)).toBe(false);
  await toggleWishlist('stole', true);
  await toggleWishlist('lamp', false);
  expect(account).toEqual(['bowl', 'stole']);
  expect(stored(accountKey)).toEqual(['bowl', 'stole']);
  api.forgetWishlist();
  expect(ids()).toEqual([]);
  expect([...storage.texts.keys()]).toEqual([]);
});

test('keeps in the browser what the account has no room for', async () => {
  for (const id of ['bowl', 'big-1']) await toggleWishlist(id, true);
  await api.mergeWishlist();
  expect(ids()).toEqual(['bowl']);
  expect(stored(browserKey)).toEqual(['big-1']);
});

test('merges a product that is added during the merge', async () => {
  await toggleWishlist('bowl', true);
  const merged = api.mergeWishlist();
  await toggleWishlist('stole', true);
  await merged;
  expect(account).toEqual(['bowl', 'stole']);
  expect(ids()).toEqual(['bowl', 'stole']);
});

test.each([['unreachable' as const], [503]])('loses nothing when the merge fails (%s)', async (answer) => {
  await toggleWishlist('bowl', true);
  answers = [answer];
  await api.mergeWishlist();
  expect(ids()).toEqual(['bowl']);
  expect(store.load().isAccount).toBe(false);
  await api.mergeWishlist();
  expect(account).toEqual(['bowl']);
});

test('adds at once and reverts when the account refuses', async () => {
  await api.mergeWishlist();
  answers = ['unreachable', 422, 500];
  const marking = toggleWishlist('bowl', true);
  expect(ids()).toEqual(['bowl']);
  expect(await marking).toBe('failed');
  expect(ids()).toEqual([]);
  expect(await toggleWishlist('bowl', true)).toBe('full');
  store.saveAccountIds(['lamp']);
  expect(await toggleWishlist('lamp', false)).toBe('failed');
  expect(ids()).toEqual(['lamp']);
});

test('sends quick presses in order, and the last one counts', async () => {
  await api.mergeWishlist();
  calls = [];
  answers = ['unreachable'];
  const presses = [toggleWishlist('bowl', true), toggleWishlist('bowl', false), toggleWishlist('bowl', true)];
  await Promise.all(presses);
  expect(calls).toEqual(['PUT /bowl', 'DELETE /bowl', 'PUT /bowl']);
  expect(ids()).toEqual(['bowl']);
  expect(account).toEqual(['bowl']);
});

test('keeps only the new product in the browser after the session ended', async () => {
  account = ['lamp'];
  await api.mergeWishlist();
  answers = [401];
  expect(await toggleWishlist('bowl', true)).toBe('done');
  expect(store.load()).toMatchObject({ ids: ['bowl'], isAccount: false });
  expect(storage.texts.has(accountKey)).toBe(false);
});
