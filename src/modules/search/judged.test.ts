import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refreshListings } from '#modules/catalog/refresh-listings.ts';
import { openDemoShop } from '../../../test/demo-shop.ts';
import type { TestShop } from '../../../test/shop.ts';
import { findKnown } from './find-known.ts';
import { findPieces } from './find-pieces.ts';
import { judgedQueries } from './judged-queries.ts';
import { numberNow } from './known-pieces.ts';
import { readText } from './read-text.ts';
import { searchCards } from './search-products.ts';

/** What the ranking has reached: it must not become worse. */
const reached = 0.96;

let shop: TestShop;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'karigari-judged-'));
  shop = await openDemoShop({ DATA_DIR: folder });
}, 120_000);

afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

const noFilters = {
  category: [],
  subcategory: [],
  material: [],
  technique: [],
  region: [],
  color: [],
  size: [],
  gi: [],
  maker: [],
  seller: [],
  country: [],
  currency: 'INR',
};

test('what buyers mean stands first: the mean reciprocal rank of the judged queries', async () => {
  const { rows } = await shop.services.database.execute('select slug from products');
  const slugs = new Set(rows.map((row) => row.slug));
  const results: { query: string; score: number; place: number; first: string | undefined }[] = [];
  for (const [query, pieces] of judgedQueries) {
    const meant = pieces.split(' ');
    expect(
      meant.filter((slug) => !slugs.has(slug)),
      query,
    ).toEqual([]);
    const { cards } = await searchCards(shop.ctx, { ...noFilters, q: query, sort: 'relevance', facets: false, limit: 24, offset: 0 });
    const place = cards.findIndex((card) => meant.includes(card.slug)) + 1;
    results.push({ query, score: place === 0 ? 0 : 1 / place, place, first: cards[0]?.slug });
  }
  const mean = results.reduce((sum, { score }) => sum + score, 0) / results.length;
  const worse = results.filter(({ place }) => place !== 1);
  process.stdout.write(
    `mean reciprocal rank ${mean.toFixed(4)} of ${results.length} judged queries\n${worse
      .map(({ query, place, first }) => `  ${place === 0 ? 'not found' : `place ${place}`}: ${query}${first ? ` (first: ${first})` : ''}\n`)
      .join('')}`,
  );
  expect(results.length).toBeGreaterThanOrEqual(60);
  expect(mean).toBeGreaterThanOrEqual(reached);
});

/** How many searches the process answers from what it knows; each has to be what the database says. */
async function compareWithDatabase(): Promise<number> {
  const { rows } = await shop.services.database.execute(
    `select id from search_facets where (dimension, value) in (('inStock', 'true'), ('material', 'cotton'))`,
  );
  const filters = [{}, { facets: rows.map(({ id }) => [Number(id)]) }, { minPaise: 90_000, maxPaise: 250_000 }];
  let compared = 0;
  for (const q of ['cotton', 'saree', 'साड़ी', 'printed', 'blue', 'block print', 'handloom co', 'wood', 'brass', 'कपड़ा', 'silk dupatta']) {
    const reading = await readText(shop.ctx, q);
    if (!reading) continue;
    for (const filter of filters) {
      for (const sort of ['relevance', 'newest', 'price-up', 'price-down'] as const) {
        const wanted = { wide: reading.wide, exact: reading.exact, head: reading.head, facets: [], ...filter };
        const known = await findKnown(shop.ctx, { wanted, sort, most: 300, few: 24, titlesAlone: false, isAllOrNothing: false });
        if (!known) continue;
        compared++;
        // A connection that nobody has searched on knows nothing yet.
        const stranger = { ...shop.ctx, db: { ...shop.ctx.db } };
        expect(known.pieces, `${q} ${sort}`).toEqual((await findPieces(stranger, { terms: reading.terms, wanted, sort })).pieces);
      }
    }
  }
  return compared;
}

test('what the process remembers of words gives the answers of the database, also after changes', async () => {
  await numberNow(shop.ctx.db);
  const compared = await compareWithDatabase();
  expect(compared).toBeGreaterThan(20);

  const { database } = shop.services;
  const changed = (
    await database.execute("select product_id as id from product_search where title @@ '''cotton''' order by product_id limit 6")
  ).rows;
  const ids = changed.map(({ id }) => String(id));
  await database.execute('update products set base_price_paise = base_price_paise + 50000 where id = any($1)', [ids.slice(0, 3)]);
  await database.execute("update products set state = 'draft' where id = any($1)", [ids.slice(3, 5)]);
  await shop.ctx.transaction((tx) => refreshListings(tx, ids));
  expect(await compareWithDatabase()).toBeGreaterThan(20);
});
