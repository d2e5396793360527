import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { storeFreshRates } from '../../../test/support/fresh-rates.ts';
import { openSearchShop } from '../../../test/support/search-shop.ts';
import type { TestApp } from '../../../test/support/test-app.ts';
import { reindex } from './reindex.ts';

let shop: TestApp;

beforeAll(async () => {
  shop = await openSearchShop();
});
afterAll(() => shop.close());

type Answer = {
  cards: { slug: string; pricing: { basePrice: number } }[];
  relaxed?: { from: number; without: string[] };
  understood?: { kind: string }[];
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

test('shows the cheapest of the kind where nothing costs as little as the text says, and says so', async () => {
  const within = await search('q=bagru under 60000');
  expect(within.relaxed).toBeUndefined();
  const { cards, relaxed, understood = [] } = await search('q=bagru under 60');
  expect(slugs({ ...within, cards }).toSorted()).toEqual(slugs(within).toSorted());
  expect(relaxed).toEqual({ from: 0, without: ['under 60'] });
  expect(understood.map(({ kind }) => kind)).not.toContain('price');
  const prices = cards.map(({ pricing }) => pricing.basePrice);
  expect(prices).toEqual(prices.toSorted((one, other) => one - other));
  // A price that was set beside the text stays.
  expect((await search('q=bagru under 60&maxPrice=60')).total).toBe(0);
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

test('shows sold-out products last, by price or age too', async () => {
  for (const sort of ['newest', 'price-up', 'price-down']) {
    expect(slugs(await search(`q=ajrakh&sort=${sort}`)).at(-1), sort).toBe('ajrakh-saree-sold');
  }
});

test('filters by price in the given currency', async () => {
  await storeFreshRates(shop.ctx);
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

test('a literal search neither reads nor corrects nor leaves out a word', async () => {
  expect((await search('q=bagru under 100')).relaxed?.without).toEqual(['under 100']);
  expect(await search('q=bandhni&literal=true')).toMatchObject({ total: 0 });
  expect((await search('q=bandhni&literal=true')).didYouMean).toBeUndefined();
  expect(slugs(await search('q=ajrakh+dupatta'))).not.toEqual([]);
  expect(slugs(await search('q=ajrakh+dupatta&literal=true'))).toEqual([]);
  expect(slugs(await search('q=bandhani+dupattas&literal=true'))).toEqual(['silk-dupatta']);
  expect(slugs(await search('q=printed+border&literal=true'))).toEqual(['indigo-quilt']);
});
