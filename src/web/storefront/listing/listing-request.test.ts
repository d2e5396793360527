import { expect, test } from 'vitest';
import {
  apiQuery,
  countActive,
  filterAddress,
  parseListing,
  toSearchParams,
  withoutFilter,
  withoutFilters,
  withTermParams,
} from './listing-request.ts';

const read = (query: string) => parseListing(new URLSearchParams(query));
const everything = 'q=silk&sort=price-up&category=apparel&material=silk&material=wool&inStock=true&min=10&max=99.5&currency=USD';

test('writes the parameters that it read', () => {
  expect(String(toSearchParams(read(everything)))).toBe(everything);
  expect(String(toSearchParams(read('q=&sort=relevance&min=&currency=USD&offset=24')))).toBe('');
});

test('passes filters to the API and counts them', () => {
  expect(apiQuery(read(everything))).toEqual({
    q: 'silk',
    sort: 'price-up',
    category: ['apparel'],
    material: ['silk', 'wool'],
    inStock: 'true',
    minPrice: 10,
    maxPrice: 99.5,
    currency: 'USD',
  });
  expect(countActive(read(everything))).toBe(6);
  expect(countActive(read('q=silk&sort=newest'))).toBe(0);
});

test('leaves out malformed values and reports them', () => {
  const odd = read('q=a&sort=odd&min=cheap&max=-3&inStock=2&currency=dollars&offset=-5&material=&material=silk&material=silk');
  expect(odd).toMatchObject({ sort: 'relevance', currency: 'INR', offset: 0, problems: { min: 'amount', max: 'amount' } });
  expect(apiQuery(odd)).toEqual({ q: 'a', sort: 'relevance', material: ['silk'] });
  expect(countActive(odd)).toBe(1);
  expect(read('min=500&max=100')).toMatchObject({ problems: { max: 'order' } });
  expect(apiQuery(read('min=500&max=100'))).toMatchObject({ minPrice: 500 });
  expect(apiQuery(read('max=12.5&currency=JPY'))).not.toHaveProperty('maxPrice');
});

test('limits an address of any size to what the API takes', () => {
  const many = Array.from({ length: 60 }, (_, index) => `size=${index}`).join('&');
  expect(read(many).selected.size).toHaveLength(20);
  expect(read(`q=${'x'.repeat(500)}&maker=${'y'.repeat(500)}&offset=99999`)).toMatchObject({ offset: 4800, selected: { maker: [] } });
  expect(read(`q=${'x'.repeat(500)}`).q).toHaveLength(120);
  expect(read('q=%00a%00b&material=%00').q).toBe('a b');
  expect(read('q=%00&material=%00').selected.material).toEqual([]);
  expect(read(`q=${'x'.repeat(119)}%F0%9F%AA%94`).q.isWellFormed()).toBe(true);
});

test('removes one filter or all and keeps the term', () => {
  expect(String(withoutFilter(read(everything), 'material', 'wool'))).not.toContain('wool');
  expect(String(withoutFilter(read(everything), 'material', 'wool'))).toContain('material=silk');
  expect(String(withoutFilter(read('q=a&min=3&currency=USD'), 'min'))).toBe('q=a');
  expect(String(toSearchParams(withoutFilters(read(everything))))).toBe('q=silk&sort=price-up');
});

test('keeps the parameters of the page and adds its own filters', () => {
  const request = parseListing(new URLSearchParams('sub=lamps&material=brass&max=900&onSale=true&color=red'), ['sub']);
  expect(String(toSearchParams(request))).toBe('sub=lamps&material=brass&color=red&discounted=true&max=900');
  expect(String(toSearchParams(withoutFilters(request)))).toBe('sub=lamps');
  expect(apiQuery(request, { category: ['decor'], color: ['blue'] })).toMatchObject({
    category: ['decor'],
    material: ['brass'],
    color: ['blue'],
    maxPrice: 900,
  });
});

test('keeps filters for another term and clears both for an empty one', () => {
  expect(String(withTermParams(read('q=silk&inStock=true&offset=24'), ' wool '))).toBe('q=wool&inStock=true');
  expect(String(withTermParams(read(everything), '  '))).toBe('');
});

test('makes the same address from the fields of the form', () => {
  const form = new FormData();
  for (const [name, value] of new URLSearchParams(everything)) form.append(name, value);
  expect(filterAddress(form)).toBe(`?${everything}`);
  form.set('min', '');
  form.set('max', ' ');
  form.set('sort', 'relevance');
  expect(filterAddress(form)).toBe('?q=silk&category=apparel&material=silk&material=wool&inStock=true');
});
