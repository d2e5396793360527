import { expect, test } from 'vitest';
import { loader } from './category.tsx';

/** An API whose lists fail. */
const api = {
  catalog: {
    getCategory: async () => ({ category: { slug: 'jewelry' }, subcategories: [{ _id: 's1', slug: 'earrings' }] }),
    listMaterials: async () => ({ materials: [] }),
    listCards: async () => {
      throw new Error('no database');
    },
  },
  currency: { getCurrency: async () => ({ data: { currency: { code: 'INR', decimals: 2, rate: '1' } } }) },
};

test('A failed fetch yields an empty list, which says so and is not kept', async () => {
  const context = { get: () => api };
  const url = new URL('http://localhost/categories/jewelry');
  const answer = await loader({ context, params: { slug: 'jewelry' }, url } as never);
  expect(answer.data).toMatchObject({ cards: [], next: undefined, failed: true, current: { slug: 'earrings' } });
  expect(new Headers(answer.init?.headers).get('cache-control')).toBe('no-store');
});
