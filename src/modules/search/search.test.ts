import { afterAll, beforeAll, expect, test } from 'vitest';
import { refreshListings } from '#modules/catalog/refresh-listings.ts';
import { openSearchShop } from '../../../test/support/search-shop.ts';
import type { TestApp } from '../../../test/support/test-app.ts';
import { searchContract } from './contract.ts';
import { searchCards, searchProducts } from './raw-json.ts';
import type { CardSearchInput } from './search-products.ts';

let shop: TestApp;

beforeAll(async () => {
  shop = await openSearchShop();
});
afterAll(() => shop.close());

const titles = async (path: string) => {
  const response = await shop.request(`/api/v1${path}`);
  expect(response.status).toBe(200);
  const body = (await response.json()) as { data: { product: { slug: string; variants: unknown[] }[] } };
  for (const product of body.data.product) expect(product.variants).toHaveLength(1);
  return body.data.product.map((product) => product.slug);
};
const find = (words: string) => titles(`/products/?search=${encodeURIComponent(words)}`);

test('ranks sold-out products last and finds descriptions where nothing else matches', async () => {
  expect(await find('ajrakh')).toEqual(['ajrakh-stole', 'ajrakh-saree-sold']);
  expect(await find('border')).toEqual(['indigo-quilt']);
});

test('answers with and without a trailing slash', async () => {
  expect(await titles('/products?search=quilt')).toEqual(await titles('/products/?search=quilt'));
});

test('finds Hindi titles, materials, origins and makers', async () => {
  expect(await find('दुपट्टा')).toEqual(['silk-dupatta', 'ajrakh-stole']);
  expect(await find('रेशम')).toEqual(['silk-dupatta']);
  expect(await find('silk')).toEqual(['silk-dupatta']);
  expect((await find('Bagru')).length).toBe(4);
  expect((await find('नील कुंड')).length).toBe(4);
});

test('finds Hindi words without the dot below a letter', async () => {
  expect(await find('रजाई')).toEqual(['indigo-quilt']);
});

test('corrects misspellings', async () => {
  expect(await find('ajrak')).toContain('ajrakh-stole');
  expect(await find('bandhni')).toEqual(['silk-dupatta']);
  expect((await find('duppata'))[0]).toBe('silk-dupatta');
  expect((await find('stoles'))[0]).toBe('ajrakh-stole');
});

test('finds nothing for words that no product has', async () => {
  expect(await find('bicycle')).toEqual([]);
  expect(await find('')).toEqual([]);
  expect(await find("%_'; drop table products; --")).toEqual([]);
  expect(await find('\\')).toEqual([]);
});

test('pages through results', async () => {
  const read = async (offset: number) =>
    (await (await shop.request(`/api/v1/products/search?q=bagru&limit=3&offset=${offset}`)).json()) as {
      cards: { slug: string }[];
      next?: number;
    };
  const first = await read(0);
  expect(first.next).toBe(3);
  const second = await read(3);
  expect(second.next).toBeUndefined();
  expect(new Set([...first.cards, ...second.cards].map((card) => card.slug)).size).toBe(4);
});

test('without a text lists all products in order, with exact counts, and pages through them', async () => {
  const read = async (query: string) =>
    (await (await shop.request(`/api/v1/products/search?${query}`)).json()) as {
      cards: { slug: string; maker: { en: string } }[];
      next?: number;
      total: number;
      totalIsExact: boolean;
      facets?: { subcategory: { value: string; count: number }[]; inStock: number };
    };
  const first = await read('limit=3&facets=true&sort=price-up');
  expect(first).toMatchObject({ next: 3, total: 4, totalIsExact: true });
  expect(first.facets).toMatchObject({ subcategory: [{ value: 'fabrics/prints', count: 4 }], inStock: 3 });
  expect(first.cards[0]?.maker.en).toBe('Neel Kund Group');
  // Sold out comes last in every order.
  for (const sort of ['relevance', 'newest', 'price-up', 'price-down']) {
    expect((await read(`limit=3&offset=3&sort=${sort}`)).cards.map(({ slug }) => slug)).toEqual(['ajrakh-saree-sold']);
  }
  expect(await read('category=fabrics&material=mulberry-silk')).toMatchObject({ total: 1, cards: [{ slug: 'silk-dupatta' }] });
  expect(await read('offset=4800')).toMatchObject({ cards: [], total: 4 });
  expect(await read('q=%25')).toMatchObject({ cards: [], total: 0 });
});

test('refuses a page or a text that is too long, naming the field', async () => {
  const many = await shop.request('/api/v1/products?search=a&limit=500');
  expect(many.status).toBe(422);
  expect(Object.keys(((await many.json()) as { fields: object }).fields)).toEqual(['limit']);
  expect((await shop.request(`/api/v1/products?search=${'a'.repeat(500)}`)).status).toBe(422);
});

test('finds a changed product in the transaction that changed it', async () => {
  expect(await find('lotus')).toEqual([]);
  await shop.ctx.transaction(async (tx) => {
    await tx.db.execute(`update products set title = '{"en": "Lotus quilt", "hi": "कमल की रज़ाई"}' where slug = 'indigo-quilt'`);
    const { rows } = await tx.db.execute(`select id from products where slug = 'indigo-quilt'`);
    await refreshListings(tx, [String(rows[0]?.id)]);
    const { data } = (await searchProducts(tx, { search: 'lotus', limit: 24, offset: 0 })).parse();
    expect(data.product.map((product) => product.slug)).toEqual(['indigo-quilt']);
    tx.cache.invalidate('catalog');
  });
  expect(await find('lotus')).toEqual(['indigo-quilt']);
});

test('caches equal searches and suggestions under one key', async () => {
  const hitsOf = async (path: string) => {
    const before = shop.cache.hits;
    const response = await shop.request(path);
    expect([path, response.status]).toEqual([path, 200]);
    const body = await response.text();
    return { body, isHit: shop.cache.hits > before };
  };
  const cards = await hitsOf('/api/v1/products/search?q=neel+bagru&facets=true');
  expect(cards.isHit).toBe(false);
  for (const query of ['q=NEEL++Bagru%21&facets=true', 'facets=true&q=neel+bagru&sort=relevance&limit=24&offset=0&utm_source=mail']) {
    expect(await hitsOf(`/api/v1/products/search?${query}`)).toEqual({ body: cards.body, isHit: true });
  }
  expect((await hitsOf('/api/v1/products/search?q=bagru+neel&facets=true')).isHit).toBe(false);
  const products = await hitsOf('/api/v1/products?search=neel+bagru');
  expect(await hitsOf('/api/v1/products/?search=Neel%20Bagru')).toEqual({ body: products.body, isHit: true });
  const suggestions = await hitsOf('/api/v1/products/suggestions?q=neel');
  expect(await hitsOf('/api/v1/products/suggestions?q=%20Neel')).toEqual({ body: suggestions.body, isHit: true });
});

test('raw JSON is what the use case returns and the contract declares', async () => {
  const page = { limit: 24, offset: 0 };
  const products = await (await shop.request('/api/v1/products?search=bagru')).json();
  expect(products).toEqual((await searchProducts(shop.ctx, { search: 'bagru', ...page })).parse());
  expect(products).toEqual(searchContract.searchProducts['~orpc'].outputSchema?.parse(products));
  const input = searchContract.searchCards['~orpc'].inputSchema?.parse({ q: 'bagru', facets: 'true' }) as CardSearchInput;
  const cards = await (await shop.request('/api/v1/products/search?q=bagru&facets=true')).json();
  expect(cards).toEqual((await searchCards(shop.ctx, input)).parse());
  expect(cards).toEqual(searchContract.searchCards['~orpc'].outputSchema?.parse(cards));
});
