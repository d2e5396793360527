import { expect, test } from 'vitest';
import { loader } from './category.tsx';

const subcategories = [
  { _id: 's1', slug: 'earrings' },
  { _id: 's2', slug: 'bangles' },
];
const load = (query: string, searchCards: (input: object) => Promise<object>) => {
  const api = { catalog: { getCategory: async () => ({ category: { slug: 'jewelry' }, subcategories }) }, search: { searchCards } };
  const url = new URL(`http://localhost/categories/jewelry${query}`);
  return loader({ context: { get: () => api }, params: { slug: 'jewelry' }, url } as never);
};

test('A failed fetch yields an empty list, which says so and is not kept', async () => {
  const answer = await load('', async () => {
    throw new Error('no database');
  });
  expect(answer.data.found).toBeUndefined();
  expect(new Headers(answer.init?.headers).get('cache-control')).toBe('no-store');
});

test('asks for the category in its address, past the end from the beginning', async () => {
  const asked: object[] = [];
  const answer = await load('?sub=bangles&category=apparel&material=lac&offset=240', async (input) => {
    asked.push(input);
    return { total: 3, totalIsExact: true, cards: asked.length > 1 ? [{}] : [] };
  });
  const list = {
    q: '',
    sort: 'relevance',
    category: ['jewelry'],
    subcategory: ['jewelry/bangles'],
    material: ['lac'],
    limit: 24,
    facets: 'true',
  };
  expect(asked).toEqual([
    { ...list, offset: 240 },
    { ...list, offset: 0 },
  ]);
  expect(answer.data.found?.cards).toHaveLength(1);
});

test('shows other products where nothing passes the filters', async () => {
  const asked: { inStock?: string; subcategory?: string[] }[] = [];
  const answer = await load('?sub=earrings&inStock=true', async (input) => {
    asked.push(input);
    return { total: 0, totalIsExact: true, cards: asked.length === 3 ? [{ slug: 'vase' }] : [] };
  });
  expect(asked.map(({ inStock, subcategory }) => [inStock, subcategory?.[0]])).toEqual([
    ['true', 'jewelry/earrings'],
    [undefined, 'jewelry/earrings'],
    [undefined, undefined],
  ]);
  expect(answer.data.found?.instead).toEqual([{ slug: 'vase' }]);
});
