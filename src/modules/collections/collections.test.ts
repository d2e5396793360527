import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDemoApp } from '../../../test/support/demo-app.ts';
import type { TestApp } from '../../../test/support/test-app.ts';
import { createTestClient, signUpTestClient } from '../../../test/support/test-client.ts';
import { addCollection } from './add-collection.ts';
import type { CollectionRule } from './contract.ts';
import { loadStandardCollections } from './load-standard-collections.ts';
import { refreshPopularityJob } from './refresh-popularity.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openDemoApp();
});
afterAll(() => shop.close());

const get = async (path: string) => (await createTestClient(shop).send('GET', `/collections${path}`)).body;
const run = async (text: string, values: unknown[] = []) => (await shop.services.database.execute(text, values)).rows;

const search = async (query: string) => (await createTestClient(shop).send('GET', `/products/search?${query}`)).body;

let created = 0;
/** Slugs of the products that a rule selects, in the order of the collection. */
async function select(rule: CollectionRule, query = ''): Promise<string[]> {
  const slug = `rule-${++created}`;
  const text = { en: 'A rule' };
  await addCollection(shop.ctx, { slug, shelf: 'shop', position: 90, title: text, lead: text, rule });
  return (await get(`/${slug}/cards?limit=60${query}`)).cards.map((card: { slug: string }) => card.slug);
}

const where = async (condition: string) =>
  (
    await run(`select p.slug from products p join product_listings l on l.product_id = p.id join makers m on m.id = p.maker_id
      join subcategories s on s.id = p.subcategory_id join categories c on c.id = s.category_id where ${condition}`)
  )
    .map((row) => row.slug)
    .sort();

test.each<[CollectionRule, string]>([
  [{ categories: ['jewelry'] }, "c.slug = 'jewelry'"],
  [{ subcategories: ['jewelry/earrings', 'apparel/sarees'] }, "s.slug in ('earrings', 'sarees')"],
  [{ minPrice: 100_000, maxPrice: 120_000 }, 'l.price_paise between 100000 and 120000'],
  [{ gi: true, categories: ['accessories'] }, "p.gi_name is not null and c.slug = 'accessories'"],
  [{ techniques: ['ikat-weaving'] }, "p.technique = 'ikat-weaving'"],
  [{ regions: ['bagru-rajasthan'] }, "p.region = 'bagru-rajasthan'"],
  [{ states: ['Odisha'] }, "m.state = 'Odisha'"],
  [{ colors: ['Blue'] }, "exists (select from variants v where v.product_id = p.id and v.color = 'Blue')"],
  [{ onSale: true }, 'l.on_sale'],
  [{ inStock: false }, 'not l.in_stock'],
  [{ tags: ['for-baby', 'diwali'] }, "p.tags && array['for-baby', 'diwali']"],
])('selects by %o', async (rule, condition) => {
  const expected = await where(condition);
  expect(expected.length).toBeGreaterThan(0);
  expect((await select(rule)).sort()).toEqual(expected);
  const found = await search(`collection=rule-${created}&limit=60&facets=true`);
  expect(found.cards.map((card: { slug: string }) => card.slug).sort()).toEqual(expected);
  expect(found).toMatchObject({ total: expected.length, totalIsExact: true });
  const [category] = found.facets.category;
  const narrowed = await search(`collection=rule-${created}&limit=60&category=${category.value}`);
  expect(narrowed.total).toBe(category.count);
});

test('selects listed products in their order, over several pages and in another order', async () => {
  const rows = await run('select product_id, price_paise from product_listings order by md5(product_id) limit 7');
  const ids = rows.map((row) => String(row.product_id));
  const text = { en: 'Chosen' };
  await addCollection(shop.ctx, { slug: 'chosen', shelf: 'shop', position: 91, title: text, lead: text, rule: { products: ids } });
  const seen: string[] = [];
  let next: string | undefined;
  do {
    const page = await get(`/chosen/cards?limit=3${next ? `&after=${next}` : ''}`);
    seen.push(...page.cards.map((card: { _id: string }) => card._id));
    next = page.next;
  } while (next);
  expect(seen).toEqual(ids);
  const byPrice = (await get('/chosen/cards?sort=price-up')).cards.map((card: { _id: string }) => card._id);
  expect(byPrice).toHaveLength(7);
  expect(byPrice).not.toEqual(ids);
  const found = await search('collection=chosen&limit=5&facets=true');
  const rest = await search('collection=chosen&limit=5&offset=5');
  const inStock = new Set((await run('select product_id from product_listings where in_stock')).map((row) => row.product_id));
  expect([...found.cards, ...rest.cards].map(({ _id }) => _id)).toEqual([
    ...ids.filter((id) => inStock.has(id)),
    ...ids.filter((id) => !inStock.has(id)),
  ]);
  expect(found).toMatchObject({ total: 7, totalIsExact: true, next: 5 });
  expect((await search('collection=chosen&sort=price-up')).cards.map(({ _id }: { _id: string }) => _id).sort()).toEqual(ids.sort());
});

test('new products are those of the last days, the latest first', async () => {
  shop.setNow(new Date('2026-11-22T12:00:00Z'));
  const slugs = (await get('/new/cards?limit=60')).cards.map((card: { slug: string }) => card.slug);
  expect(slugs.slice(0, 2)).toEqual(['sozni-pashmina-stole-with-chinar-leaves', 'indigo-ajrakh-journal']);
  expect(slugs.length).toBe((await where("p.published_at >= '2026-09-22T18:30:00Z'")).length);
  shop.setNow(undefined);
});

test('most loved claims sales or wishes only where there are some', async () => {
  expect((await get('/most-loved')).basis).toBe('none');
  expect((await get('/most-loved/cards')).cards).toHaveLength(24);
  const ids = (await run('select product_id from product_listings where in_stock order by product_id limit 7')).map(
    (row) => row.product_id,
  );
  for (const count of [7, 3, 1]) {
    const person = await signUpTestClient(shop);
    for (const id of ids.slice(0, count)) await person.send('PUT', `/users/wishlist/${id}`);
  }
  await refreshPopularityJob.handle({}, shop.ctx);
  expect((await get('/most-loved')).basis).toBe('wished');
  const loved = (await get('/most-loved/cards')).cards.map((card: { _id: string }) => card._id);
  expect(loved[0]).toBe(ids[0]);
  expect(loved.slice(0, 3).sort()).toEqual(ids.slice(0, 3).sort());
  expect(loved).toHaveLength(7);
});

test('several collections are one list, words narrow it, and an unknown one is empty', async () => {
  const total = async (query: string) => (await search(query)).total;
  expect(await total('collection=for-a-baby&collection=diwali')).toBe((await where("p.tags && array['for-baby', 'diwali'] ")).length);
  expect(await total('collection=no-such-collection')).toBe(0);
  const silk = await search('q=silk&collection=for-her&limit=60');
  const members = new Set((await get('/for-her/cards?limit=60')).cards.map(({ _id }: { _id: string }) => _id));
  expect(silk.cards.length).toBeGreaterThan(0);
  for (const card of silk.cards.slice(0, 3)) expect(members).toContain(card._id);
});

test('lists collections with products, and keeps what an operator changed', async () => {
  const slugs = (list: { collections: { slug: string }[] }) => list.collections.map(({ slug }) => slug);
  const people = await get('?shelf=person&cards=2');
  expect(slugs(people)).toEqual(['for-her', 'for-him', 'for-the-home', 'for-a-baby', 'for-a-host', 'for-a-wedding']);
  expect(people.collections[0].cards).toHaveLength(2);
  expect(slugs(await get('?shelf=technique&cards=1'))).toContain('ajrakh-resist-printing');
  await run("update collections set published = false where slug = 'for-him'");
  shop.ctx.cache.invalidate('collections');
  await loadStandardCollections(shop.ctx);
  expect(slugs(await get('?shelf=person'))).not.toContain('for-him');
  expect((await get('/for-him')).code).toBe('COLLECTION_NOT_FOUND');
  expect((await get('/for-him/cards')).code).toBe('COLLECTION_NOT_FOUND');
});

test('an occasion promises its day only in its season, and while the parcel makes it', async () => {
  await run("update collections set starts_on = '2026-11-01', ends_on = '2026-12-24' where slug = 'christmas'");
  shop.ctx.cache.invalidate('collections');
  const seasonsOn = async (day: string) => {
    shop.setNow(new Date(`${day}T06:30:00Z`));
    return (await get('/seasons')).seasons.filter(({ slug }: { slug: string }) => slug === 'christmas');
  };
  expect(await seasonsOn('2026-10-31')).toEqual([]);
  expect(await seasonsOn('2026-12-14')).toEqual([{ slug: 'christmas', arriveBy: '2026-12-24' }]);
  expect(await seasonsOn('2026-12-15')).toEqual([]);
  shop.setNow(undefined);
});
