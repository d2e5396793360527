import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addCategory, addSubcategory } from '#modules/catalog/add-category.ts';
import { addProduct, type ProductInput } from '#modules/catalog/add-product.ts';
import { refreshListings } from '#modules/catalog/refresh-listings.ts';
import { addMaker } from '#modules/makers/add-maker.ts';
import { addSeller } from '#modules/sellers/add-seller.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { searchContract } from './contract.ts';
import { searchCards, searchProducts } from './raw-json.ts';
import { reindex } from './reindex.ts';
import type { CardSearchInput } from './search-products.ts';

let shop: TestApp;

beforeAll(async () => {
  shop = await openTestApp();
  const origin = { en: 'Bagru, Rajasthan', hi: 'बगरू, राजस्थान' };
  await shop.ctx.transaction(async (tx) => {
    const description = { en: 'Cloth by the metre.', hi: 'मीटर से कपड़ा।' };
    const categoryId = await addCategory(tx, { slug: 'fabrics', position: 0, name: { en: 'Fabrics', hi: 'कपड़े' }, description });
    const subcategoryId = await addSubcategory(tx, {
      slug: 'prints',
      categoryId,
      position: 0,
      name: { en: 'Block prints', hi: 'ठप्पे की छपाई' },
      description,
    });
    const makerId = await addMaker(tx, {
      slug: 'neel-kund',
      name: { en: 'Neel Kund Group', hi: 'नील कुंड समूह' },
      kind: 'group',
      craft: { en: 'Printing' },
      place: origin,
      state: 'Rajasthan',
      since: 1990,
      story: { en: 'They print.' },
    });
    const sellerId = await addSeller(tx, {
      slug: 'haat',
      sellerName: 'Haat',
      kind: 'cooperative',
      verified: true,
      city: { en: 'Jaipur' },
      state: 'Rajasthan',
      since: 2001,
      about: { en: 'A co-operative.' },
      dispatchDays: 2,
    });
    const add = (slug: string, en: string, hi: string, words: string, stock: number, material = { en: 'Cotton', hi: 'सूती' }) =>
      addProduct(tx, {
        subcategoryId,
        makerId,
        sellerId,
        slug,
        title: { en, hi },
        description: { en: words, hi: 'हाथ से बना।' },
        basePricePaise: 120_000,
        discounts: [],
        materials: [material],
        technique: { en: 'Dabu printing', hi: 'दाबू छपाई' },
        dimensions: {},
        hsn: '5208',
        countryOfOrigin: 'IN',
        oneOfAKind: false,
        media: [],
        variants: [{ sku: slug, size: 'One size', available: stock, priceDeltaPaise: 0 }],
        publishedAt: new Date('2026-01-01'),
      } satisfies ProductInput);
    await add('ajrakh-stole', 'Ajrakh stole', 'अजरख स्टोल', 'Sixteen steps of resist and dye.', 3);
    await add('ajrakh-saree-sold', 'Ajrakh saree', 'अजरख साड़ी', 'Six metres.', 0);
    await add('indigo-quilt', 'Indigo quilt', 'नील की रज़ाई', 'Its border is printed like an ajrakh.', 2);
    await add('silk-dupatta', 'Bandhani dupatta', 'बांधनी दुपट्टा', 'Tied and dyed.', 5, { en: 'Mulberry silk', hi: 'शहतूती रेशम' });
  });
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

test('ranks title matches above descriptions and sold-out products last', async () => {
  expect(await find('ajrakh')).toEqual(['ajrakh-stole', 'indigo-quilt', 'ajrakh-saree-sold']);
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

test('refuses a page or a text that is too long, naming the field', async () => {
  const many = await shop.request('/api/v1/products?search=a&limit=500');
  expect(many.status).toBe(422);
  expect(Object.keys(((await many.json()) as { fields: object }).fields)).toEqual(['limit']);
  expect((await shop.request(`/api/v1/products?search=${'a'.repeat(500)}`)).status).toBe(422);
});

const suggest = async (q: string) =>
  ((await (await shop.request(`/api/v1/products/suggestions?q=${encodeURIComponent(q)}`)).json()) as { suggestions: string[] }).suggestions;

test('suggests completions in the language of the text', async () => {
  expect(await suggest('fab')).toEqual(['Fabrics']);
  expect(await suggest('ajr')).toEqual(['Ajrakh stole', 'Ajrakh saree']);
  expect(await suggest('रेश')).toEqual(['शहतूती रेशम']);
  expect(await suggest('prin')).toContain('Dabu printing');
  expect(await suggest('')).toEqual([]);
  expect(await suggest('%')).toEqual([]);
});

test('suggests for a misspelling', async () => {
  expect(await suggest('mulbery')).toEqual(['Mulberry silk']);
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

type Answer = {
  cards: { slug: string }[];
  total: number;
  totalIsExact: boolean;
  didYouMean?: string;
  facets?: Record<string, { value: string; label: { en: string }; count: number }[]> & {
    inStock: number;
    price?: { min: number; max: number };
  };
};
const search = async (query: string): Promise<Answer> => {
  const response = await shop.request(`/api/v1/products/search?${query}`);
  expect(response.status).toBe(200);
  return (await response.json()) as Answer;
};
const slugs = ({ cards }: Answer) => cards.map((card) => card.slug);

test('labels filters with the current names of maker, seller, category and material', async () => {
  const names = async () => {
    const { facets } = await search('q=ajrakh&facets=true');
    return ['maker', 'seller', 'category', 'subcategory', 'material'].map((choice) => facets?.[choice]?.[0]?.label.en);
  };
  type Names = [maker: string, seller: string, category: string, subcategory: string, material: string];
  const rename = ([maker, seller, category, subcategory, material]: Names) =>
    shop.ctx.transaction(async (tx) => {
      const label = (column: string) => `${column} = jsonb_set(${column}, '{en}', to_jsonb($1::text))`;
      await tx.db.execute(`update makers set ${label('name')} where slug = 'neel-kund'`, [maker]);
      await tx.db.execute(`update sellers set seller_name = $1 where slug = 'haat'`, [seller]);
      await tx.db.execute(`update categories set ${label('name')} where slug = 'fabrics'`, [category]);
      await tx.db.execute(`update subcategories set ${label('name')} where slug = 'prints'`, [subcategory]);
      await tx.db.execute(`update terms set ${label('label')} where slug = 'cotton'`, [material]);
      tx.cache.invalidate('catalog');
    });
  const before: Names = ['Neel Kund Group', 'Haat', 'Fabrics', 'Block prints', 'Cotton'];
  const after: Names = ['Neel Kund Printers', 'Haat Society', 'Cloth', 'Prints by block', 'Fine cotton'];
  expect(await names()).toEqual(before);
  const clock = vi.spyOn(performance, 'now');
  for (const [turn, expected] of [after, before].entries()) {
    await rename(expected);
    const later = 31_000 * (turn + 1);
    const now = performance.timeOrigin;
    clock.mockImplementation(() => Date.now() - now + later);
    expect(await names()).toEqual(expected);
  }
  clock.mockRestore();
});

test('filters by one of the selected values of each facet', async () => {
  expect(slugs(await search('q=bagru&material=mulberry-silk'))).toEqual(['silk-dupatta']);
  expect((await search('q=bagru&material=mulberry-silk&material=cotton')).total).toBe(4);
  expect((await search('q=bagru&inStock=true')).total).toBe(3);
  expect(slugs(await search('material=mulberry-silk'))).toEqual(['silk-dupatta']);
  expect(await search('q=bagru&material=gold')).toMatchObject({ cards: [], total: 0, totalIsExact: true });
  expect(slugs(await search('q=bagru&minPrice=1300'))).toEqual([]);
  expect((await search('q=bagru&maxPrice=1200')).total).toBe(4);
  expect((await search('q=bagru&country=IN&seller=haat&maker=neel-kund&subcategory=fabrics/prints&category=fabrics')).total).toBe(4);
});

test('counts each facet without its own filter', async () => {
  const { facets, total } = await search('q=bagru&material=mulberry-silk&facets=true');
  expect(total).toBe(1);
  expect(facets?.material?.map(({ value, count }) => [value, count])).toEqual([
    ['cotton', 3],
    ['mulberry-silk', 1],
  ]);
  expect(facets?.technique?.[0]).toMatchObject({ value: 'dabu-printing', label: { en: 'Dabu printing' }, count: 1 });
  expect(facets?.inStock).toBe(1);
  expect(facets?.price).toEqual({ min: 120_000, max: 120_000 });
});

test('answers a misspelling with didYouMean', async () => {
  expect((await search('q=bandhni')).didYouMean).toBe('bandhani');
  expect((await search('q=mulbery silk')).didYouMean).toBe('mulberry silk');
  expect((await search('q=ajrakh')).didYouMean).toBeUndefined();
});

test('sorts sold-out products among the others by price or age', async () => {
  expect(slugs(await search('q=ajrakh&sort=newest')).sort()).toEqual(['ajrakh-saree-sold', 'ajrakh-stole', 'indigo-quilt']);
});

test('filters by price in the given currency', async () => {
  expect((await search('q=bagru&currency=USD&maxPrice=1')).total).toBe(0);
  expect((await search('q=bagru&currency=USD&minPrice=1&maxPrice=500')).total).toBe(4);
  expect((await shop.request('/api/v1/products/search?q=bagru&currency=XXX&maxPrice=1')).status).toBe(404);
});

test('refuses invalid filters, naming the field', async () => {
  for (const query of ['minPrice=-1', 'currency=rupees', 'sort=best', 'inStock=perhaps']) {
    const response = await shop.request(`/api/v1/products/search?q=a&${query}`);
    expect(response.status).toBe(422);
    expect(Object.keys(((await response.json()) as { fields: object }).fields)).toEqual([query.split('=')[0]]);
  }
});

test('answers the same after a reindex', async () => {
  const before = await search('q=ajrakh&facets=true');
  await reindex(shop.ctx);
  expect(await search('q=ajrakh&facets=true')).toEqual(before);
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
