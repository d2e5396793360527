import { beforeEach, expect, test, vi } from 'vitest';

const stored = new Map<string, string>();
let refuses = false;

beforeEach(() => {
  stored.clear();
  refuses = false;
  vi.resetModules();
  const guarded = <T>(value: () => T): T => {
    if (refuses) throw new DOMException('refused', 'SecurityError');
    return value();
  };
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => guarded(() => stored.get(key) ?? null),
    setItem: (key: string, value: string) => guarded(() => stored.set(key, value)),
    removeItem: (key: string) => guarded(() => stored.delete(key)),
  });
});

const open = () => import('./recent-searches.ts');

test('Recent searches: at most 5, most recent first, de-duplicated, stored in the browser', async () => {
  const { loadTerms, saveTerm } = await open();
  for (const term of ['silk', 'brass', 'Ikat', 'diya', 'toys', '  SILK ', 'ikat']) saveTerm(term);
  expect(loadTerms()).toEqual(['ikat', 'SILK', 'toys', 'diya', 'brass']);
  saveTerm('blue   pottery');
  expect(loadTerms()).toEqual(['blue pottery', 'ikat', 'SILK', 'toys', 'diya']);
  expect(JSON.parse([...stored.values()][0] ?? '')).toHaveLength(5);
});

test('ignores an empty term', async () => {
  const { loadTerms, saveTerm } = await open();
  saveTerm('   ');
  expect(loadTerms()).toEqual([]);
});

test('removes one term or all', async () => {
  const { clearTerms, loadTerms, removeTerm, saveTerm } = await open();
  for (const term of ['silk', 'brass', 'साड़ी']) saveTerm(term);
  removeTerm('BRASS');
  expect(loadTerms()).toEqual(['साड़ी', 'silk']);
  clearTerms();
  expect(loadTerms()).toEqual([]);
  expect(stored.size).toBe(0);
});

test('reads only texts from the storage', async () => {
  const { loadTerms } = await open();
  for (const text of ['{', '{"a":1}', 'null', '[1,null,{}]']) {
    stored.set('karigari-recent-searches', text);
    expect(loadTerms()).toEqual([]);
  }
  stored.set('karigari-recent-searches', '["a","A","b",7,"","c","d","e","f"]');
  expect(loadTerms()).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('remembers for the life of the page without storage', async () => {
  refuses = true;
  const { loadTerms, saveTerm } = await open();
  saveTerm('silk');
  expect(loadTerms()).toEqual(['silk']);
});
