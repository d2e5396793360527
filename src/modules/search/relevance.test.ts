import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { relevanceJudgments } from '../../../test/fixtures/relevance-judgments.ts';
import { openDemoApp } from '../../../test/support/demo-app.ts';
import { type JudgedQuery, scoreQuery, totalsOf } from '../../../test/support/relevance-metrics.ts';
import type { TestApp } from '../../../test/support/test-app.ts';
import { searchCards } from './raw-json.ts';

/** Reached by the ranking, which must not become worse. */
const minMeanReciprocalRank = 0.96;
/** Of graded queries in whole sentences. */
const minNdcg = 0.9;

let shop: TestApp;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'karigari-relevance-'));
  shop = await openDemoApp({ DATA_DIR: folder });
}, 300_000);

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

async function ask(q: string, facets = false) {
  const request = { ...noFilters, q, sort: 'relevance', facets, limit: 24, offset: 0 } as const;
  return (await searchCards(shop.ctx, request)).parse();
}
const findCards = async (q: string) => (await ask(q)).cards;

test('ranks judged queries with a mean reciprocal rank of 0.96', async () => {
  const { rows } = await shop.services.database.execute('select slug from products');
  const slugs = new Set(rows.map((row) => row.slug));
  const results: { query: string; score: number; rank: number; first: string | undefined }[] = [];
  for (const [query, relevant] of relevanceJudgments) {
    const relevantSlugs = relevant.split(' ');
    expect(
      relevantSlugs.filter((slug) => !slugs.has(slug)),
      query,
    ).toEqual([]);
    const cards = await findCards(query);
    const rank = cards.findIndex((card) => relevantSlugs.includes(card.slug)) + 1;
    results.push({ query, score: rank === 0 ? 0 : 1 / rank, rank, first: cards[0]?.slug });
  }
  const mean = results.reduce((sum, { score }) => sum + score, 0) / results.length;
  const worse = results.filter(({ rank }) => rank !== 1);
  process.stdout.write(
    `mean reciprocal rank ${mean.toFixed(4)} of ${results.length} judged queries\n${worse
      .map(({ query, rank, first }) => `  ${rank === 0 ? 'not found' : `rank ${rank}`}: ${query}${first ? ` (first: ${first})` : ''}\n`)
      .join('')}`,
  );
  expect(results.length).toBeGreaterThanOrEqual(60);
  expect(mean).toBeGreaterThanOrEqual(minMeanReciprocalRank);
});

test('answers every graded sentence, with a mean nDCG@10 of 0.9', async () => {
  const file = new URL('../../../test/fixtures/search-queries/tuning.json', import.meta.url);
  const scores = [];
  for (const judged of JSON.parse(await readFile(file, 'utf8')) as JudgedQuery[]) {
    const cards = await findCards(judged.query);
    scores.push(
      scoreQuery(
        judged,
        cards.map(({ slug }) => slug),
      ),
    );
  }
  const { ndcg, emptyShare } = totalsOf(scores);
  expect(emptyShare).toBe(0);
  expect(ndcg).toBeGreaterThanOrEqual(minNdcg);
});

test('shows the kind of thing in other colours first where it has none in the named one, and says so', async () => {
  for (const q of ['red kurta', 'लाल कुर्ता']) {
    const { cards, relaxed, total, facets } = await ask(q, true);
    const kurtas = cards.slice(0, relaxed?.until).map(({ slug }) => slug);
    expect(kurtas.toSorted(), q).toEqual(['bagru-buti-cotton-kurta', 'indigo-dabu-cotton-kurta', 'lucknow-chikan-mulmul-kurta']);
    expect(relaxed, q).toMatchObject({ from: 0, without: [q.split(' ')[0]] });
    expect(total, q).toBe(cards.length);
    expect(facets?.inStock, q).toBe(cards.filter(({ inStock }) => inStock).length);
  }
  expect((await ask('indigo kurta')).relaxed).toBeUndefined();
});
