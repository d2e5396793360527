import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { findRawJson } from '#modules/catalog/raw-json.ts';
import { refreshListings } from '#modules/catalog/refresh-listings.ts';
import { searchContract, searchSorts } from '#modules/search/contract.ts';
import { wordsToLookUp } from '#modules/search/parse-query.ts';
import { searchCards } from '#modules/search/raw-json.ts';
import { countSearchWords } from '#modules/search/reindex.ts';
import { resolveFilters } from '#modules/search/resolve-filters.ts';
import { type CardSearchInput, findCardPage, readText } from '#modules/search/search-products.ts';
import { suggest } from '#modules/search/suggest.ts';
import { createContext } from '#platform/context.ts';
import { relevanceJudgments } from '../../../../test/fixtures/relevance-judgments.ts';
import secondTuning from '../../../../test/fixtures/search-queries/second-tuning.json' with { type: 'json' };
import tuning from '../../../../test/fixtures/search-queries/tuning.json' with { type: 'json' };
import { openDemoApp } from '../../../../test/support/demo-app.ts';
import { rounds } from '../../../../test/support/nightly-rounds.ts';
import { testCluster } from '../../../../test/support/search-server.ts';
import type { TestApp } from '../../../../test/support/test-app.ts';
import { openClusterAdapter } from './cluster/cluster-adapter.ts';
import { clusterClient } from './cluster/cluster-client.ts';
import type { ClusterSettings } from './cluster/cluster-settings.ts';
import { rebuildCluster, syncCluster } from './cluster/sync-cluster.ts';
import { buildIndexNow, warmUpIndex } from './memory/build-index.ts';
import { openMemoryAdapter } from './memory/memory-adapter.ts';
import { takeSnapshot } from './memory/snapshot.ts';
import { openIndex, withFallback } from './open-index.ts';
import { postgresAdapter } from './postgres/postgres-adapter.ts';
import { maxHits, minKeywordMatches, type PartialIndex, type SearchCriteria, type SearchIndex } from './search-index.ts';

const cluster = testCluster();
let shop: TestApp;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'karigari-search-index-'));
  shop = await openDemoApp({ DATA_DIR: folder });
  await countSearchWords(shop.ctx);
  await buildIndexNow(shop.ctx.db);
  if (cluster) await rebuildCluster(shop.ctx, cluster);
}, 300_000);

afterAll(async () => {
  if (cluster) await clusterClient(cluster).indices.delete({ index: `${cluster.alias}-*` });
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

type Adapter = [name: string, open: (words: readonly string[]) => Promise<PartialIndex | undefined>];

/** Adapters that stand before PostgreSQL: OpenSearch where there is one to test with. */
const adaptersInFront: Adapter[] = [
  ['memory', (lookups) => openMemoryAdapter(shop.ctx.db, lookups)],
  ...(cluster ? [['OpenSearch', () => openCluster(cluster)] satisfies Adapter] : []),
];

/** Every adapter of the port is held to the same questions; one that declines any of them fails. */
const adapters: Adapter[] = [...adaptersInFront, ['PostgreSQL', async () => postgresAdapter(shop.ctx.db)]];

const declined = async (): Promise<never> => {
  throw new Error('the cluster declined');
};

/** A cluster leaves the vocabulary to PostgreSQL, and nothing else. */
async function openCluster(settings: ClusterSettings): Promise<PartialIndex | undefined> {
  const opened = await openClusterAdapter(shop.ctx, settings);
  return opened && withFallback(opened, { ...postgresAdapter(shop.ctx.db), find: declined, browse: declined, suggest: declined });
}

/** A row of `product_search`, for the model below. */
interface Document {
  id: string;
  inStock: boolean;
  featured: number;
  publishedAt: number;
  pricePaise: number;
  facets: number[];
  title: string[];
  keywords: string[];
  fulltext: string[];
}

const readDocuments = (): Promise<Document[]> =>
  shop.ctx.db.run(
    {
      name: 'test.search-documents',
      text: `select product_id as id, in_stock as "inStock", featured, extract(epoch from published_at)::float8 as "publishedAt",
        price_paise as "pricePaise", facets, tsvector_to_array(title) as title, tsvector_to_array(words) as keywords,
        tsvector_to_array(everything) as fulltext from product_search`,
    },
    [],
  );

/** All of several terms, of each one of its alternatives: lexemes, and prefixes with a star. */
type Conjunction = string[][];
interface Question {
  /** One of these; none: any product. */
  expanded: Conjunction[];
  exact: Conjunction;
  head: string[];
  facets: number[][];
  minPaise?: number | undefined;
  maxPaise?: number | undefined;
}

const hasTerm = (lexemes: readonly string[], term: string) =>
  term.endsWith('*') ? lexemes.some((lexeme) => lexeme.startsWith(term.slice(0, -1))) : lexemes.includes(term);
const hasAll = (lexemes: readonly string[], terms: Conjunction) =>
  terms.every((alternatives) => alternatives.some((term) => hasTerm(lexemes, term)));

const quote = (term: string) => (term.endsWith('*') ? `'${term.slice(0, -1)}':*` : `'${term}'`);
const either = (alternatives: readonly string[]) =>
  alternatives.length > 1 ? `(${alternatives.map(quote).join(' | ')})` : alternatives.map(quote).join('');
const every = (terms: Conjunction) => terms.map(either).join(' & ');
const toCriteria = ({ expanded, exact, head, facets, minPaise, maxPaise }: Question): SearchCriteria => ({
  expanded: expanded.length > 1 ? expanded.map((terms) => `(${every(terms)})`).join(' | ') : every(expanded[0] ?? []),
  exact: every(exact),
  head: either(head),
  facets,
  minPaise,
  maxPaise,
});

/** Finds what docs/search.md says of matches and their order, without an index. */
function findByModel(documents: readonly Document[], question: Question, sort: CardSearchInput['sort']) {
  const matchesText = (lexemes: readonly string[]) =>
    question.expanded.length === 0 || question.expanded.some((terms) => hasAll(lexemes, terms));
  const tierOf = (document: Document) => {
    if (question.expanded.length === 0) return 0;
    if (matchesText(document.title)) return hasAll(document.title, question.exact) ? 0 : 1;
    const hasHead = question.head.some((term) => hasTerm(document.title, term));
    return (matchesText(document.keywords) ? 2 : 4) + (hasHead ? 0 : 1);
  };
  const all = documents
    .filter(
      ({ fulltext, facets, pricePaise }) =>
        matchesText(fulltext) &&
        question.facets.every((ids) => ids.some((id) => facets.includes(id))) &&
        pricePaise >= (question.minPaise ?? 0) &&
        pricePaise <= (question.maxPaise ?? Number.POSITIVE_INFINITY),
    )
    .map((document) => ({ ...document, tier: tierOf(document) }));
  const near = all.filter(({ tier }) => tier < 4);
  const matches = near.length < minKeywordMatches ? all : near;
  type Ranked = (typeof all)[number];
  const byIdDown = (one: Ranked, other: Ranked) => (one.id < other.id ? 1 : -1);
  const byAge = (one: Ranked, other: Ranked) => other.publishedAt - one.publishedAt || byIdDown(one, other);
  const orders: Record<CardSearchInput['sort'], (one: Ranked, other: Ranked) => number> = {
    relevance: (one, other) => one.tier - other.tier || other.featured - one.featured || byAge(one, other),
    newest: byAge,
    'price-up': (one, other) => one.pricePaise - other.pricePaise || -byIdDown(one, other),
    'price-down': (one, other) => other.pricePaise - one.pricePaise || byIdDown(one, other),
  };
  const order = (one: Ranked, other: Ranked) => Number(other.inStock) - Number(one.inStock) || orders[sort](one, other);
  return matches.sort(order).map(({ id, pricePaise, facets }) => ({ id, pricePaise, facets: facets.toSorted() }));
}

/** Questions made of what the documents have, and of a word that none has. */
function questionsAbout(documents: readonly Document[]): fc.Arbitrary<Question> {
  const lexemes = [...new Set(documents.flatMap(({ keywords, fulltext }) => [...keywords, ...fulltext.slice(0, 8)]))];
  const titles = [...new Set(documents.flatMap(({ title }) => title))];
  const facets = [...new Set(documents.flatMap((document) => document.facets))];
  const lexeme = fc.oneof(fc.constantFrom(...titles), fc.constantFrom(...lexemes), fc.constant('zzzz'));
  const prefix = fc
    .constantFrom(...lexemes.filter((one) => !one.startsWith('=')))
    .chain((word) => fc.integer({ min: 1, max: 4 }).map((length) => `${[...word].slice(0, length).join('')}*`));
  const term = fc.array(fc.oneof({ weight: 4, arbitrary: lexeme }, { weight: 1, arbitrary: prefix }), { minLength: 1, maxLength: 4 });
  const conjunction = fc.array(term, { minLength: 1, maxLength: 3 });
  const facet = fc.oneof(fc.constantFrom(...facets), fc.constant(0));
  const price = fc.option(fc.constantFrom(...documents.map(({ pricePaise }) => pricePaise)), { nil: undefined, freq: 2 });
  return fc
    .record({
      expanded: fc.oneof(
        { weight: 1, arbitrary: fc.constant<Conjunction[]>([]) },
        { weight: 6, arbitrary: fc.array(conjunction, { minLength: 1, maxLength: 3 }) },
      ),
      facets: fc.array(fc.array(facet, { minLength: 1, maxLength: 3 }), { maxLength: 2 }),
      minPaise: price,
      maxPaise: price,
    })
    .map((question) => {
      const first = question.expanded[0] ?? [];
      // As the parser makes them: a match of `exact` is one of `expanded`.
      return { ...question, exact: first.map((alternatives) => alternatives.slice(0, 1)), head: first.at(-1) ?? [] };
    });
}

/** Words of the demo shop in both scripts, prefixes, misspellings, and words that no product has. */
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

/** Registers the questions that every adapter answers alike. */
function asksEveryAdapter(runs: number): void {
  test.each(adapters)(
    '%s finds what the model finds, in its order',
    async (_, open) => {
      const documents = await readDocuments();
      expect(documents.length).toBeLessThan(maxHits);
      await fc.assert(
        fc.asyncProperty(questionsAbout(documents), fc.constantFrom(...searchSorts), async (question, sort) => {
          const index = await open([]);
          const matches = await index?.find({ criteria: toCriteria(question), sort, termCounts: [] });
          const hits = matches?.hits.map(({ id, pricePaise, facets: { all, from, to } }) => ({
            id,
            pricePaise,
            facets: Array.from(all).slice(from, to).toSorted(),
          }));
          expect(hits).toEqual(findByModel(documents, question, sort));
          expect(matches?.isComplete).toBe(true);
        }),
        { numRuns: runs },
      );
    },
    120_000,
  );

  test.each(adapters)(
    '%s suggests the first products whose titles have words with the prefixes',
    async (_, open) => {
      const documents = await readDocuments();
      const titles = documents.map((document) => ({ ...document, keywords: document.title, fulltext: document.title }));
      const titleWords = [...new Set(documents.flatMap(({ title }) => title))].filter((word) => !word.startsWith('='));
      const prefix = fc
        .constantFrom(...titleWords)
        .chain((word) => fc.integer({ min: 2, max: 5 }).map((length) => [...word].slice(0, length).join('')));
      const prefixes = fc.array(prefix, { minLength: 1, maxLength: 2 });
      await fc.assert(
        fc.asyncProperty(prefixes, fc.integer({ min: 1, max: 9 }), async (given, limit) => {
          const index = await open([]);
          const terms = given.map((one) => [`${one}*`]);
          const expected = findByModel(titles, { expanded: [terms], exact: terms, head: [], facets: [] }, 'relevance').slice(0, limit);
          expect((await index?.suggest(given, limit))?.hits.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
        }),
        { numRuns: runs },
      );
    },
    120_000,
  );

  test.each(adapters)('%s looks up stems, counts, completions and the same sound', async (_, open) => {
    const lookups = ['bangles', 'jhumka', 'zzzz', 'cotton'];
    const index = await open(lookups);
    const entries = new Map((await index?.lookUpWords(lookups, ['bangles', 'jhumka', 'zzzz']))?.map((entry) => [entry.word, entry]));
    expect([...entries.keys()].sort()).toEqual(lookups.toSorted());
    expect(entries.get('bangles')).toMatchObject({ stem: 'bangl', isIndexed: true, completions: null });
    expect(entries.get('jhumka')?.soundAlikes.map(({ word }) => word)).toContain('झुमका');
    expect(entries.get('zzzz')).toMatchObject({ isIndexed: false, isWord: false, fulltext: 0, keywords: 0, title: 0, completions: null });
    expect(entries.get('cotton')).toMatchObject({ isWord: true, completions: null, soundAlikes: [] });
    expect(entries.get('cotton')?.title).toBeGreaterThan(0);
    const [typing] = (await (await open(['jhum']))?.lookUpWords(['jhum'], ['jhum'])) ?? [];
    expect(typing?.completions?.title).toBeGreaterThan(0);
  });

  test.each(adapters)('%s knows words that look like a misspelling, the most similar first', async (_, open) => {
    const index = await open([]);
    const similar = (await index?.similarWords(['pashmena'])) ?? [];
    expect(similar.map(({ word }) => word)).toContain('pashmina');
    expect(new Set(similar.map(({ asked }) => asked))).toEqual(new Set(['pashmena']));
    expect(await index?.similarWords(['zzzz'])).toEqual([]);
    const misspellings = ['teracotta', 'jhumkaa', 'embroidry', 'kanthaa', 'sikl', 'ajrak', 'blokc', 'indgo', 'lac', '200gsm'];
    for (const word of misspellings) {
      expect(await index?.similarWords([word]), word).toEqual(await postgresAdapter(shop.ctx.db).similarWords([word]));
    }
  });

  test.each([
    'gift for mother',
    'wedding gift',
    'diwali gifts under 1000',
    'xmas presents',
    'शिशु के लिए उपहार',
    'blue cotton kurta',
    'नीली साड़ी',
  ])('every adapter prefers the same of what sellers recommend, and of what has the colour: %s', async (q) => {
    const input = searchContract.searchCards['~orpc'].inputSchema?.parse({ q }) as CardSearchInput;
    const read = await readText(shop.ctx, q);
    const filters = await resolveFilters(shop.ctx, input);
    const postgres = postgresAdapter(shop.ctx.db);
    const { ids } = await findCardPage(shop.ctx, { ...read, index: postgres, filters }, input);
    expect(ids).not.toEqual([]);
    for (const [name, open] of adaptersInFront) {
      const index = withFallback((await open(wordsToLookUp(read.reading))) as PartialIndex, postgres);
      expect((await findCardPage(shop.ctx, { ...read, index, filters }, input)).ids, name).toEqual(ids);
    }
  });

  test.each(adaptersInFront)('%s counts the products of whole lists as PostgreSQL does, also when asked again', async (_, open) => {
    const postgres = postgresAdapter(shop.ctx.db);
    for (const filtered of [{}, { category: 'apparel' }, { category: 'apparel', material: 'cotton' }, { minPrice: '900' }]) {
      const input = searchContract.searchCards['~orpc'].inputSchema?.parse({ ...filtered, facets: 'true' }) as CardSearchInput;
      const read = await readText(shop.ctx, '');
      const filters = await resolveFilters(shop.ctx, input);
      const expected = (await findCardPage(shop.ctx, { ...read, index: postgres, filters }, input)).rest;
      expect(expected.facets?.category.length).toBeGreaterThan(1);
      for (let turn = 0; turn < 2; turn++) {
        const index = withFallback((await open([])) as PartialIndex, postgres);
        expect((await findCardPage(shop.ctx, { ...read, index, filters }, input)).rest).toEqual(expected);
      }
    }
  });

  test.each(adaptersInFront)(
    '%s and PostgreSQL give the same page, facets, corrections and cards',
    async (_, open) => {
      const postgres = postgresAdapter(shop.ctx.db);
      await fc.assert(
        fc.asyncProperty(searches, async (input) => {
          const read = await readText(shop.ctx, input.q);
          const adapter = await open(wordsToLookUp(read.reading));
          expect(adapter).toBeDefined();
          const filters = await resolveFilters(shop.ctx, input);
          const index = withFallback(adapter as PartialIndex, postgres);
          const { ids, rest, cards } = await findCardPage(shop.ctx, { ...read, index, filters }, input);
          const fromPostgres = await findCardPage(shop.ctx, { ...read, index: postgres, filters }, input);
          expect({ ids, rest }).toEqual({ ids: fromPostgres.ids, rest: fromPostgres.rest });
          expect(await findRawJson(shop.ctx, ids, 'cards', cards)).toEqual(await findRawJson(shop.ctx, ids, 'cards'));
        }),
        { numRuns: runs },
      );
    },
    300_000,
  );
}

describe('the index as it was built', () => {
  asksEveryAdapter(rounds(10, 100));
});

test.skipIf(!cluster)('OpenSearch answers every judged query as PostgreSQL does', async () => {
  const postgres = postgresAdapter(shop.ctx.db);
  const adapter = (await openCluster(cluster as ClusterSettings)) as PartialIndex;
  const sentences = [...tuning, ...secondTuning].map(({ query }) => query);
  for (const q of [...relevanceJudgments.map(([query]) => query), ...sentences]) {
    const input = searchContract.searchCards['~orpc'].inputSchema?.parse({ q, facets: 'true' }) as CardSearchInput;
    const read = await readText(shop.ctx, q);
    const filters = await resolveFilters(shop.ctx, input);
    const answer = async (index: SearchIndex) => {
      const { ids, rest } = await findCardPage(shop.ctx, { ...read, index, filters }, input);
      return { ids, rest };
    };
    expect(await answer(withFallback(adapter, postgres)), q).toEqual(await answer(postgres));
  }
});

describe('the index with changes since it was built', () => {
  beforeAll(async () => {
    const { database } = shop.services;
    const { rows } = await database.execute(
      "select product_id as id from product_search where title @@ '''cotton''' order by product_id limit 6",
    );
    const ids = rows.map(({ id }) => String(id));
    await database.execute('update products set base_price_paise = base_price_paise + 50000 where id = any($1)', [ids.slice(0, 3)]);
    await database.execute("update products set state = 'draft' where id = any($1)", [ids.slice(3, 5)]);
    await database.execute(`update products set title = '{"en": "Quoxillated cotton throw", "hi": "क्वोक्स"}' where id = any($1)`, [
      ids.slice(5),
    ]);
    await shop.ctx.transaction((tx) => refreshListings(tx, ids));
    words.push('quoxillated', 'quoxi', 'quoxilated');
    expect((await takeSnapshot(shop.ctx.db, []))?.changedDocIds).toHaveLength(6);
  });
  asksEveryAdapter(rounds(5, 60));
});

describe('the index rebuilt from changes', () => {
  beforeAll(async () => {
    await buildIndexNow(shop.ctx.db);
    if (cluster) expect(await syncCluster(shop.ctx, cluster)).toBe('synced');
    expect((await takeSnapshot(shop.ctx.db, []))?.changedDocIds).toEqual([]);
  }, 120_000);
  asksEveryAdapter(rounds(5, 60));
});

test.each(adapters)('%s finds words of one letter by their prefix', async (_, open) => {
  const documents = await readDocuments();
  const index = await open([]);
  const letters = new Set(documents.flatMap(({ title }) => title).filter((lexeme) => lexeme.length === 1));
  expect(letters.size).toBeGreaterThan(0);
  for (const letter of letters) {
    const expected = documents.filter(({ title }) => title.some((lexeme) => lexeme.startsWith(letter)));
    expect((await index?.suggest([letter], maxHits))?.hits.length, letter).toBe(expected.length);
  }
});

test('memory declines misspellings in other scripts, and PostgreSQL answers', async () => {
  const memory = await openMemoryAdapter(shop.ctx.db, []);
  expect(await memory?.similarWords(['झूमका'])).toBeUndefined();
  const index = await openIndex(shop.ctx, []);
  // The locale of the database decides whether these letters make trigrams.
  expect(await index.similarWords(['झूमका'])).toEqual(await postgresAdapter(shop.ctx.db).similarWords(['झूमका']));
});

test('the warm-up builds the index that searches use, on the connection of jobs', async () => {
  const jobs = { ...shop.services.database, reads: { ...shop.services.database.reads } };
  const database = { ...shop.services.database, forJobs: () => jobs };
  const runByJobs = vi.spyOn(jobs.reads, 'run');
  const run = vi.spyOn(database, 'run');
  warmUpIndex(database);
  await buildIndexNow(database);
  expect(await openMemoryAdapter(database, [])).toBeDefined();
  expect(runByJobs.mock.calls.map(([{ name }]) => name)).toContain('search.postings-title');
  expect(run.mock.calls.map(([{ name }]) => name)).toEqual(['search.delta']);
});

test('a search in a transaction asks PostgreSQL and builds no index', async () => {
  const names = await shop.ctx.transaction(async (tx) => {
    const run = vi.spyOn(tx.db, 'run');
    const index = await openIndex(tx, []);
    const criteria = { expanded: "'brass'", exact: "'brass'", head: "'brass'", facets: [] };
    expect((await index.find({ criteria, sort: 'relevance', termCounts: [] })).hits.length).toBeGreaterThan(0);
    return run.mock.calls.map(([{ name }]) => name);
  });
  expect(names).toEqual(['search.index-size', expect.stringMatching(/^search\.matches/)]);
});

test('PostgreSQL answers until the index in memory is built', async () => {
  const elsewhere = { ...shop.ctx.db };
  const criteria = { expanded: "'brass'", exact: "'brass'", head: "'brass'", facets: [] };
  const find = async () => (await openIndex({ ...shop.ctx, db: elsewhere }, [])).find({ criteria, sort: 'relevance', termCounts: [] });
  const first = await find();
  expect(first.hits.length).toBeGreaterThan(0);
  expect(first.cards).toBeUndefined();
  // Waits for the build that has begun.
  await buildIndexNow(elsewhere);
  const second = await find();
  expect(second.cards).toBeDefined();
  expect(second.hits.map(({ id }) => id)).toEqual(first.hits.map(({ id }) => id));
});

test('a search reads the delta and its cards; equal searches at once read them once', async () => {
  const run = vi.spyOn(shop.services.database, 'run');
  const search = (q: string) => shop.request(`/api/v1/products/search?facets=true&q=${encodeURIComponent(q)}`);
  await search('brass');
  (await takeSnapshot(shop.ctx.db, []))?.index.cards.clear();
  run.mockClear();
  const answers = await Promise.all([search('cotton'), search(' Cotton'), search('COTTON!')]);
  expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
  expect(run.mock.calls.map(([{ name }]) => name)).toEqual(['search.delta', 'catalog.cards-text-by-ids']);
  run.mockRestore();
});

test('shown cards are not read again; a changed card shows its change in every process', async () => {
  const elsewhere = { ...shop.ctx.db };
  const other = () => ({ ...createContext(shop.services, { requestId: 'another process' }), db: elsewhere });
  await buildIndexNow(elsewhere);
  const inputOf = (limit: number) => searchContract.searchCards['~orpc'].inputSchema?.parse({ q: 'brass', limit }) as CardSearchInput;
  const ask = async (limit: number) => (await searchCards(other(), inputOf(limit))).parse();
  const run = vi.spyOn(elsewhere, 'run');
  const id = (await ask(24)).cards[0]?._id ?? '';
  run.mockClear();
  await ask(12);
  expect(run.mock.calls.map(([{ name }]) => name)).toEqual(['search.delta']);

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
    // The rebuild carries it over as it is now.
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
  // An index belongs to a connection: this one hears nothing of what the app's own does.
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
  expect((await suggest(other, { q: 'wexf' })).suggestions).toEqual(['wexfordian', 'wexfordian bowl']);
  await shop.ctx.transaction(async (tx) => {
    await tx.db.execute(`update products set state = 'draft' where id = $1`, [id]);
    await refreshListings(tx, [id]);
  });
  expect((await ask('wexfordian')).cards).toEqual([]);
});
