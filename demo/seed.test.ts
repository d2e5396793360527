import { readFileSync } from 'node:fs';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Services } from '#platform/context.ts';
import { demoAccounts } from '../src/server/demo-accounts.ts';
import { openTestApp, type TestApp } from '../test/support/test-app.ts';
import { createTestClient } from '../test/support/test-client.ts';
import { categories } from './data/categories.ts';
import { makers } from './data/makers.ts';
import { products } from './data/products.ts';
import { sellers } from './data/sellers.ts';
import { seedDemoShop } from './seed.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

async function counts(): Promise<Record<string, number>> {
  const tables = ['products', 'product_listings', 'makers', 'sellers', 'categories', 'subcategories', 'product_media', 'variants'];
  const found: Record<string, number> = {};
  for (const table of tables) {
    const { rows } = await shop.services.database.execute(`select count(*)::int as n from ${table}`, []);
    found[table] = Number(rows[0]?.n);
  }
  return found;
}

const whole = {
  products: products.length,
  product_listings: products.length,
  makers: makers.length,
  sellers: sellers.length,
  categories: categories.length,
  subcategories: categories.reduce((sum, category) => sum + category.subcategories.length, 0),
  product_media: products.reduce((sum, { photos }) => sum + photos.length, 0),
  variants: products.reduce((sum, product) => sum + product.variants.reduce((sizes, variant) => sizes + variant.sizes.length, 0), 0),
};

/** Wraps the database so that its `nth` transaction fails after its work and before its commit. */
function breakingAt(nth: number): Services {
  let transactions = 0;
  const { database } = shop.services;
  return {
    ...shop.services,
    database: {
      ...database,
      execute: (text, values) => database.execute(text, values),
      transaction: (work) =>
        database.transaction(async (tx) => {
          const result = await work(tx);
          if (++transactions === nth) throw new Error('the process stopped');
          return result;
        }),
    },
  };
}

test('continues interrupted seeding at the next start, with every product once', async () => {
  await expect(seedDemoShop(breakingAt(1))).rejects.toThrow('the process stopped');
  expect(await counts()).toMatchObject({ products: 0, categories: 0, makers: 0 });
  await expect(seedDemoShop(breakingAt(4))).rejects.toThrow('the process stopped');
  const halfway = (await counts()).products ?? 0;
  expect(halfway).toBeGreaterThan(0);
  expect(halfway).toBeLessThan(products.length);
  const started = performance.now();
  expect(await seedDemoShop(shop.services)).toBe(products.length - halfway);
  process.stdout.write(`${products.length - halfway} demo products in ${Math.round(performance.now() - started)} ms\n`);
  expect(await counts()).toEqual(whole);
});

test('adds nothing to a complete shop', async () => {
  expect(await seedDemoShop(shop.services)).toBe(0);
  expect(await counts()).toEqual(whole);
});

test('adds each product once where two nodes start together', async () => {
  await shop.services.database.execute('delete from products where slug = any($1)', [products.slice(0, 30).map((product) => product.slug)]);
  const added = await Promise.all([seedDemoShop(shop.services), seedDemoShop(shop.services)]);
  expect(added[0] + added[1]).toBe(30);
  expect(await counts()).toEqual(whole);
});

test('every product has its photographs and every category a banner', async () => {
  const { rows } = await shop.services.database.execute(
    `select p.slug, x.alt from products p join product_media x on x.product_id = p.id
     order by p.slug, x.position`,
    [],
  );
  for (const product of products) {
    const own = rows.filter((item) => item.slug === product.slug);
    expect([product.slug, own.length]).toEqual([product.slug, product.photos.length]);
    for (const [index, { alt }] of own.entries()) {
      expect(JSON.stringify(alt)).toMatch(/[ऀ-ॿ]/);
      expect(alt).toEqual(product.photos[index]?.alt);
    }
  }
  const answer = await (await shop.request('/api/v1/categories/categoryWithSubWithProd')).json();
  for (const category of answer) expect(category.banner.placeholder).toMatch(/^data:image\/webp;base64,/);
});

test('sizes, sellers and registered names have Hindi labels in filters', async () => {
  const { facets } = await (await shop.request('/api/v1/products/search?q=quilt&facets=true')).json();
  expect(facets.size).toContainEqual(expect.objectContaining({ value: 'Double', label: { en: 'Double', hi: 'डबल' } }));
  for (const { label } of [...facets.seller, ...facets.gi]) expect(label.hi).toMatch(/[ऀ-ॿ]/);
});

test.each(demoAccounts.map((account) => [account.role, account] as const))(
  'the %s of the README can sign in',
  async (role, { email, password, totpSecret }) => {
    const totp = totpSecret === undefined ? undefined : new TOTP({ secret: Secret.fromBase32(totpSecret) }).generate();
    const answer = await createTestClient(shop).send('POST', '/users/login', { email, password, totp });
    expect(answer.body.data.user).toMatchObject({ role, twoFactor: totpSecret !== undefined });
    const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
    for (const text of [email, password, totpSecret ?? email]) expect(readme).toContain(`\`${text}\``);
  },
);
