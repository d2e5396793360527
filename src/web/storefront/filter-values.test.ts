import { expect, test } from 'vitest';
import { filterAddress, readFilters, toPaise } from './filter-values.ts';

const read = (query: string) => readFilters(new URLSearchParams(query), [{ slug: 'brass' }]);

test('rupees become integer paise, however they are written', () => {
  expect(toPaise('1500')).toBe(150_000);
  expect(toPaise('₹ 1,499.5')).toBe(149_950);
  expect(toPaise('0.29')).toBe(29);
  for (const wrong of ['', '-1', '1e3', 'NaN', 'Infinity', '12.345', '9'.repeat(10), '१२', 'abc']) expect(toPaise(wrong)).toBeUndefined();
});

test('filters reach the API and are counted', () => {
  const values = read('sort=price-up&inStock=true&min=100&max=2000&material=brass');
  expect(values.query).toEqual({ sort: 'price-up', inStock: 'true', minPrice: 10_000, maxPrice: 200_000, material: 'brass' });
  expect(values.active).toBe(4);
  expect(values.problems).toEqual({});
});

test('empty fields of a form are no filters', () => {
  const values = read('sort=&min=&max=&material=');
  expect(values.query).toEqual({ sort: 'featured' });
  expect(values.active).toBe(0);
  expect(values.problems).toEqual({});
});

test('what makes no sense is left out and noted at its field', () => {
  const values = read(`sort=random&min=cheap&max=${'9'.repeat(40)}&material=unobtainium&inStock=maybe`);
  expect(values.query).toEqual({ sort: 'featured' });
  expect(values.problems).toEqual({ sort: 'sort', min: 'amount', max: 'amount', material: 'material' });
  expect(read('min=500&max=100')).toMatchObject({ query: { minPrice: 50_000 }, problems: { max: 'order' }, active: 1 });
});

test('an address holds only what was chosen', () => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ sub: 'lamps', sort: 'featured', min: ' 100 ', max: '', inStock: 'true' }))
    form.set(name, value);
  expect(filterAddress(form)).toBe('?sub=lamps&min=100&inStock=true');
});
