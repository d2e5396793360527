import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findRawJson } from '#modules/catalog/raw-json.ts';
import { refreshListings } from '#modules/catalog/refresh-listings.ts';
import { searchContract, searchSorts } from '#modules/search/contract.ts';
import { wordsToLookUp } from '#modules/search/parse-query.ts';
import { readSimilarWords } from '#modules/search/queries.ts';
import { searchCards } from '#modules/search/raw-json.ts';
import { resolveFilters } from '#modules/search/resolve-filters.ts';
import { type CardSearchInput, findCardPage } from '#modules/search/search-products.ts';
import { prefixExpression, tokenize } from '#modules/search/search-rules.ts';
import { suggest } from '#modules/search/suggest.ts';
import { createContext } from '#platform/context.ts';
import { relevanceJudgments } from '../../../../test/fixtures/relevance-judgments.ts';
import { openDemoApp } from '../../../../test/support/demo-app.ts';
import type { TestApp } from '../../../../test/support/test-app.ts';
import { buildIndexNow } from './memory/build-index.ts';
import { readVocabulary } from './memory/index-queries.ts';
import { type IndexSnapshot, takeSnapshot } from './memory/snapshot.ts';
import { Vocabulary } from './memory/vocabulary.ts';
import { findMatches } from './postgres/find-matches.ts';

let shop: TestApp;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'karigari-known-'));
  shop = await openDemoApp({ DATA_DIR: folder });
}, 300_000);

afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

/** Words of the demo shop in both scripts, beginnings of words, slips, and what nobody sells. */
const words = [
  ...new Set(relevanceJudgments.flatMap(([query]) => query.split(' '))),
  ...['cot', 'sil', 'ब्ल', 'pashmena', 'jhumkaa', 'embroidry', 'handloom', 'for', 'printed', 'block', 'metre', 'zzzz', 'made', 'natural'],
];
const text = fc.array(fc.constantFrom(...words), { minLength: 0, maxLength: 4 }).map((some) => some.join(' '));
const several = (...values: string[]) =>
  fc.oneof({ weight: 5, arbitrary: fc.constant<string[]>([]) }, { weight: 1, arbitrary: fc.subarray(values) });
const flag = fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: fc.constant(true) });
const amount = fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: fc.integer({ min: 0, max: 6000 }) });

const searches: fc.Arbitrary<CardSearchInput> = fc.record({
  q: text,
  sort: fc.constantFrom(...searchSorts),
  facets: fc.constant(true),
  category: several('apparel', 'fabrics', 'home-decor', 'no-such'),
  subcategory: several(),
  material: several('cotton', 'silk', 'brass'),
  technique: several('block-printing'),
  region: several(),
  color: several('indigo', 'red'),
  size: several('S', 'One size'),
  gi: several(),
  maker: several(),
  seller: several(),
  country: several('IN'),
  discounted: flag,
  inStock: flag,
  madeToOrder: flag,
  currency: fc.constant('INR'),
  minPrice: amount,
  maxPrice: amount,
  limit: fc.constant(24),
  offset: fc.constantFrom(0, 0, 24),
});

/** Holds what the process answers to what the database alone does. */
async function compare(runs: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(searches, async (input) => {
      const look = await takeSnapshot(shop.ctx.db, wordsToLookUp(input.q));
      expect(look).toBeDefined();
      const chosen = await resolveFilters(shop.ctx, input);
      const { ids, told, cards } = await findCardPage(shop.ctx, { look, chosen }, input);
      const { cards: _, ...alone } = await findCardPage(shop.ctx, { look: undefined, chosen }, input);
      expect({ ids, told }).toEqual(alone);
      expect(await findRawJson(shop.ctx, ids, 'cards', cards)).toEqual(await findRawJson(shop.ctx, ids, 'cards'));
      // Of few that are wanted of many, as for suggestions.
      const begun = prefixExpression(tokenize(input.q).slice(-1));
      const wanted = { wide: begun, exact: begun, head: begun, facets: [] };
      const few = (of: IndexSnapshot | undefined) =>
        findMatches(shop.ctx, { snapshot: of, termCounts: [], criteria: wanted, sort: 'relevance', scopes: ['title'], limit: 3 });
      const idsOf = async (of: IndexSnapshot | undefined) => (await few(of)).hits.map(({ id }) => id);
      expect(await idsOf(look)).toEqual(await idsOf(undefined));
    }),
    { numRuns: runs },
  );
}

test('what the process remembers gives the pieces, the order, the facets and the spelling of the database alone', async () => {
  await buildIndexNow(shop.ctx.db);
  await compare(150);
}, 300_000);

test('and it does so after pieces changed, left and came, with words that nobody had', async () => {
  const { database } = shop.services;
  const changed = (
    await database.execute("select product_id as id from product_search where title @@ '''cotton''' order by product_id limit 6")
  ).rows;
  const ids = changed.map(({ id }) => String(id));
  await database.execute('update products set base_price_paise = base_price_paise + 50000 where id = any($1)', [ids.slice(0, 3)]);
  await database.execute("update products set state = 'draft' where id = any($1)", [ids.slice(3, 5)]);
  await database.execute(`update products set title = '{"en": "Quoxillated cotton throw", "hi": "क्वोक्स"}' where id = any($1)`, [
    ids.slice(5),
  ]);
  await shop.ctx.transaction((tx) => refreshListings(tx, ids));
  words.push('quoxillated', 'quoxi', 'quoxilated');
  await compare(80);
}, 300_000);

test('and after the words of what changed were taken over', async () => {
  await buildIndexNow(shop.ctx.db);
  const look = await takeSnapshot(shop.ctx.db, []);
  expect(look?.changedDocIds).toEqual([]);
  await compare(80);
}, 300_000);

test('words that look like a slip are those that the database finds, in its order', async () => {
  const known = new Vocabulary(await readVocabulary(shop.ctx.db));
  const slips = ['pashmena', 'teracotta', 'jhumkaa', 'embroidry', 'kanthaa', 'sikl', 'ajrak', 'blokc', 'indgo', 'zzzz', 'lac', '200gsm'];
  for (const slip of slips) expect(known.similarTo([slip]), slip).toEqual(await readSimilarWords(shop.ctx.db, [slip]));
  expect(known.similarTo(['झूमका'])).toBeUndefined();
});

test('a search asks the database for what changed and for its cards, and equal searches that come together ask once', async () => {
  const run = vi.spyOn(shop.services.database, 'run');
  const search = (q: string) => shop.request(`/api/v1/products/search?facets=true&q=${encodeURIComponent(q)}`);
  await search('brass');
  (await takeSnapshot(shop.ctx.db, []))?.index.cards.clear();
  run.mockClear();
  const answers = await Promise.all([search('cotton'), search(' Cotton'), search('COTTON!')]);
  expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
  expect(run.mock.calls.map(([{ name }]) => name)).toEqual(['search.news', 'catalog.cards-text-by-ids']);
  run.mockRestore();
});

test('cards that were shown are not read again, and one that changes is shown as it is now, by a process that nobody told', async () => {
  const elsewhere = { ...shop.ctx.db };
  const other = () => ({ ...createContext(shop.services, { requestId: 'another process' }), db: elsewhere });
  await buildIndexNow(elsewhere);
  const inputOf = (limit: number) => searchContract.searchCards['~orpc'].inputSchema?.parse({ q: 'brass', limit }) as CardSearchInput;
  const ask = async (limit: number) => (await searchCards(other(), inputOf(limit))).parse();
  const asked = vi.spyOn(elsewhere, 'run');
  const id = (await ask(24)).cards[0]?._id ?? '';
  asked.mockClear();
  await ask(12);
  expect(asked.mock.calls.map(([{ name }]) => name)).toEqual(['search.news']);

  const cardOf = async () => (await ask(60)).cards.find((card: { _id: string }) => card._id === id);
  const changes: [change: string, isSeen: (card?: { pricing: { basePrice: number }; inStock: boolean; oneOfAKind: boolean }) => boolean][] =
    [
      ['update products set base_price_paise = 98765400 where id = $1', (card) => (card?.pricing.basePrice ?? 0) > 90_000_000],
      ['update variants set available = 0 where product_id = $1', (card) => card?.inStock === false],
      [
        `update product_listings set card = card || '{"oneOfAKind": "perhaps"}' where product_id = $1`,
        (card) => String(card?.oneOfAKind) === 'perhaps',
      ],
      ["update products set state = 'draft' where id = $1", (card) => card === undefined],
      ["update products set state = 'published' where id = $1", (card) => (card?.pricing.basePrice ?? 0) > 90_000_000],
    ];
  for (const [change, isSeen] of changes) {
    const before = await cardOf();
    expect(isSeen(before), change).toBe(false);
    await shop.ctx.transaction(async (tx) => {
      await tx.db.execute(change, [id]);
      if (!change.includes('product_listings')) await refreshListings(tx, [id]);
    });
    expect(isSeen(await cardOf()), change).toBe(true);
    // Taken over, it is kept as it is now.
    await buildIndexNow(elsewhere);
    expect(isSeen(await cardOf()), change).toBe(true);
    expect(isSeen(await cardOf()), change).toBe(true);
  }
});

test('every process sees at once what another one changed', async () => {
  const ask = async (q: string) => {
    const other = createContext(shop.services, { requestId: 'another process' });
    const found = await searchCards(
      { ...other, db: elsewhere },
      {
        ...{ q, sort: 'relevance', facets: false, currency: 'INR', limit: 24, offset: 0 },
        ...{ category: [], subcategory: [], material: [], technique: [], region: [], color: [], size: [], gi: [], maker: [], seller: [] },
        country: [],
      },
    );
    return found.parse();
  };
  // What is known belongs to a connection: this one knows nothing of what the shop's own does.
  const elsewhere = { ...shop.ctx.db };
  await buildIndexNow(elsewhere);
  expect((await ask('wexfordian')).cards).toEqual([]);
  const { rows } = await shop.services.database.execute('select product_id as id from product_listings order by product_id limit 1');
  const id = String(rows[0]?.id);
  await shop.ctx.transaction(async (tx) => {
    await tx.db.execute(`update products set title = jsonb_set(title, '{en}', '"Wexfordian bowl"') where id = $1`, [id]);
    await refreshListings(tx, [id]);
  });
  expect((await ask('wexfordian')).cards.map((card) => card._id)).toEqual([id]);
  expect((await ask('wexfordain')).didYouMean).toBe('wexfordian');
  const other = { ...createContext(shop.services, { requestId: 'another process' }), db: elsewhere };
  expect(await suggest(other, { q: 'wexf' })).toEqual({ suggestions: ['Wexfordian bowl'] });
  await shop.ctx.transaction(async (tx) => {
    await tx.db.execute(`update products set state = 'draft' where id = $1`, [id]);
    await refreshListings(tx, [id]);
  });
  expect((await ask('wexfordian')).cards).toEqual([]);
});
