import { expect, test } from 'vitest';
import { type DisplayCurrency, rupees } from '#shared/currency.ts';
import { filterAddress, readFilters } from './filter-values.ts';

const read = (query: string) => readFilters(new URLSearchParams(query), [{ slug: 'brass' }]);

const usd: DisplayCurrency = { code: 'USD', decimals: 2, rate: '0.0125', date: '2025-06-13' };

test('parses rupees into integer paise', () => {
  expect(read(`max=${encodeURIComponent('₹ 1,499.5')}`).query.maxPrice).toBe(149_950);
  expect(read('max=0.29').query.maxPrice).toBe(29);
  for (const wrong of ['-1', '1e3', 'NaN', 'Infinity', '12.345', '9'.repeat(10), '१२', 'abc'])
    expect(read(`max=${encodeURIComponent(wrong)}`)).toMatchObject({ problems: { max: 'amount' }, active: 0 });
});

test('selects products by the displayed price in another currency', () => {
  const values = readFilters(new URLSearchParams('min=10&max=20.50&currency=USD'), [], { typed: usd, shown: usd });
  // $9.995 and more is printed as $10.00, less than $20.505 as $20.50.
  expect(values.query).toEqual({ sort: 'featured', minPrice: 79_960, maxPrice: 164_039 });
  expect([values.min, values.max]).toEqual(['10', '20.50']);
});

test('keeps the meaning of an address in another currency', () => {
  const typedInRupees = readFilters(new URLSearchParams('min=800&max=1640'), [], { typed: rupees, shown: usd });
  expect(typedInRupees.query).toEqual({ sort: 'featured', minPrice: 80_000, maxPrice: 164_000 });
  expect([typedInRupees.min, typedInRupees.max]).toEqual(['10', '20.50']);
  expect(readFilters(new URLSearchParams('max=20'), [], { typed: usd, shown: rupees }).max).toBe('1600.39');
});

test('passes filters to the API and counts them', () => {
  const values = read('sort=price-up&inStock=true&min=100&max=2000&material=brass');
  expect(values.query).toEqual({ sort: 'price-up', inStock: 'true', minPrice: 10_000, maxPrice: 200_000, material: 'brass' });
  expect(values.active).toBe(4);
  expect(values.problems).toEqual({});
});

test('ignores empty fields', () => {
  const values = read('sort=&min=&max=&material=');
  expect(values.query).toEqual({ sort: 'featured' });
  expect(values.active).toBe(0);
  expect(values.problems).toEqual({});
});

test('leaves out malformed values and reports them at their field', () => {
  const values = read(`sort=random&min=cheap&max=${'9'.repeat(40)}&material=unobtainium&inStock=maybe`);
  expect(values.query).toEqual({ sort: 'featured' });
  expect(values.problems).toEqual({ sort: 'sort', min: 'amount', max: 'amount', material: 'material' });
  expect(read('min=500&max=100')).toMatchObject({ query: { minPrice: 50_000 }, problems: { max: 'order' }, active: 1 });
});

test('names the currency only where there are amounts', () => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ currency: 'USD', min: '', max: '20' })) form.set(name, value);
  expect(filterAddress(form)).toBe('?currency=USD&max=20');
  form.set('max', '');
  form.set('currency', 'USD');
  expect(filterAddress(form)).toBe('');
});

test('keeps only set filters in the address', () => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ sub: 'lamps', sort: 'featured', min: ' 100 ', max: '', inStock: 'true' }))
    form.set(name, value);
  expect(filterAddress(form)).toBe('?sub=lamps&min=100&inStock=true');
});
