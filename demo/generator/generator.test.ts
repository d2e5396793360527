import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import type { Services } from '#platform/context.ts';
import { openTestApp, type TestApp } from '../../test/support/test-app.ts';
import { SeedError, seedCatalogue } from './load.ts';
import { generateMaker, makersAt } from './people.ts';
import { type GeneratorContext, generateProduct, productIdAt } from './product.ts';

const opened: TestApp[] = [];
afterEach(async () => {
  for (const shop of opened.splice(0)) await shop.close();
});
async function emptyShop(): Promise<TestApp> {
  const shop = await openTestApp();
  opened.push(shop);
  return shop;
}

const today = new Date('2026-03-01T00:00:00Z');
const paper = (seed: number): GeneratorContext => ({
  seed,
  today,
  makersAt,
  maker: (index) => generateMaker(seed, index),
  sellerId: (index) => `seller-${index}`,
  subcategoryId: (shelf) => shelf,
  mediaIds: ['a', 'b', 'c', 'd', 'e'],
});
const anySeed = fc.integer({ min: 0, max: 999_999_999 });
const anyIndex = fc.integer({ min: 0, max: 999_999 });

test('makes a product of seed and number alone', () => {
  fc.assert(
    fc.property(anySeed, anyIndex, anyIndex, (seed, index, other) => {
      const alone = generateProduct(paper(seed), index);
      const shop = paper(seed);
      generateProduct(shop, other);
      expect(generateProduct(shop, index)).toEqual(alone);
    }),
  );
});

test('makes only products that the shop could sell', () => {
  fc.assert(
    fc.property(anySeed, anyIndex, (seed, index) => {
      const product = generateProduct(paper(seed), index);
      const words = product.description.en.split(/\s+/).length;
      expect(words).toBeGreaterThanOrEqual(60);
      expect(words).toBeLessThanOrEqual(120);
      expect(product.title.hi).toMatch(/\p{Script=Devanagari}/u);
      expect(product.description.hi).toMatch(/\p{Script=Devanagari}/u);
      expect(Number.isSafeInteger(product.basePricePaise) && product.basePricePaise > 0).toBe(true);
      expect(product.variants.length).toBeGreaterThanOrEqual(1);
      expect(product.variants.length).toBeLessThanOrEqual(12);
      expect(new Set(product.variants.map((variant) => variant.sku)).size).toBe(product.variants.length);
      expect(product.publishedAt.getTime()).toBeLessThanOrEqual(today.getTime());
      if (product.oneOfAKind) expect(product.variants.reduce((sum, variant) => sum + variant.available, 0)).toBeLessThanOrEqual(1);
    }),
    { numRuns: 400 },
  );
});

test('spreads a catalogue as documented', () => {
  const shop = paper(1);
  const products = Array.from({ length: 20_000 }, (_, index) => generateProduct(shop, index));
  const share = (of: (product: (typeof products)[number]) => boolean) => products.filter(of).length / products.length;
  expect(new Set(products.map((product) => product.id)).size).toBe(products.length);
  expect(share((product) => product.discounts.length > 0)).toBeCloseTo(0.12, 1);
  expect(share((product) => product.variants.every((variant) => variant.available === 0))).toBeCloseTo(0.08, 1);
  expect(share((product) => product.oneOfAKind)).toBeCloseTo(0.03, 2);
  expect(share((product) => product.leadTimeDays !== undefined)).toBeCloseTo(0.06, 2);
});

/** Reads the seeded rows, with the categories' identifiers replaced by their slugs. */
async function rowsOf(shop: TestApp): Promise<unknown> {
  const read = async (text: string) => (await shop.services.database.execute(text, [])).rows;
  return {
    products: await read(
      'select p.*, s.slug as shelf, null as subcategory_id from products p join subcategories s on s.id = p.subcategory_id order by p.id',
    ),
    variants: await read('select * from variants order by id'),
    discounts: await read('select * from product_discounts order by product_id, position'),
    listings: await read(
      `select product_id, price_paise, price_until, on_sale, in_stock, featured, card::text as card, variants::text as variants,
        (document::jsonb #- '{subcategory,_id}')::text as document from product_listings order by product_id`,
    ),
    makers: await read('select id, slug, name, story from makers order by id'),
    sellers: await read('select id, slug, about from sellers order by id'),
  };
}

/** The shop's services with a database that fails at the `n`-th transaction. */
function failingAt(services: Services, n: number): Services {
  let count = 0;
  const { database } = services;
  return {
    ...services,
    database: { ...database, transaction: (work) => (++count >= n ? Promise.reject(new Error('killed')) : database.transaction(work)) },
  };
}

test('continues interrupted seeding and ends with the same rows', async () => {
  const [whole, stopped] = [await emptyShop(), await emptyShop()];
  await seedCatalogue(whole.services, { products: 1_200, seed: 7, today });
  await expect(seedCatalogue(failingAt(stopped.services, 6), { products: 1_200, seed: 7, today })).rejects.toThrow('killed');
  const { rows } = await stopped.services.database.execute('select count(*) as total from products', []);
  expect(Number(rows[0]?.total)).toBeGreaterThan(0);
  expect(Number(rows[0]?.total)).toBeLessThan(1_200);
  // Without `today`, which is read from the rows.
  await seedCatalogue(stopped.services, { products: 1_200, seed: 7 });
  expect(await rowsOf(stopped)).toEqual(await rowsOf(whole));
}, 60_000);

test('continues seeding that wrote later products and not the first ones', async () => {
  const [whole, stopped] = [await emptyShop(), await emptyShop()];
  for (const shop of [whole, stopped]) await seedCatalogue(shop.services, { products: 1_200, seed: 7, today });
  const { database } = stopped.services;
  const first = Array.from({ length: 500 }, (_, index) => productIdAt(7, index));
  const { rows } = await database.execute('delete from products where id = any($1) returning id', [first]);
  expect(rows).toHaveLength(500);
  expect(await seedCatalogue(stopped.services, { products: 1_200, seed: 7 })).toBe(500);
  expect(await rowsOf(stopped)).toEqual(await rowsOf(whole));
}, 60_000);

test('completes a smaller catalogue and refuses to shrink a larger one', async () => {
  const [grown, whole] = [await emptyShop(), await emptyShop()];
  expect(await seedCatalogue(grown.services, { products: 130, seed: 3, today })).toBe(130);
  expect(await seedCatalogue(grown.services, { products: 610, seed: 3 })).toBe(480);
  await seedCatalogue(whole.services, { products: 610, seed: 3, today });
  expect(await rowsOf(grown)).toEqual(await rowsOf(whole));
  expect(await seedCatalogue(grown.services, { products: 610, seed: 3 })).toBe(0);
  await expect(seedCatalogue(grown.services, { products: 500, seed: 3 })).rejects.toThrow(/has 610 generated products/);
  await expect(seedCatalogue(grown.services, { products: 0, seed: 3 })).rejects.toThrow(SeedError);
}, 60_000);
