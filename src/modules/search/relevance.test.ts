import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { relevanceJudgments } from '../../../test/fixtures/relevance-judgments.ts';
import { openDemoApp } from '../../../test/support/demo-app.ts';
import type { TestApp } from '../../../test/support/test-app.ts';
import { searchCards } from './raw-json.ts';

/** What the ranking has reached: it must not become worse. */
const minMeanReciprocalRank = 0.96;

let shop: TestApp;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'karigari-judged-'));
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

test('what buyers mean stands first: the mean reciprocal rank of the judged queries', async () => {
  const { rows } = await shop.services.database.execute('select slug from products');
  const slugs = new Set(rows.map((row) => row.slug));
  const results: { query: string; score: number; place: number; first: string | undefined }[] = [];
  for (const [query, pieces] of relevanceJudgments) {
    const meant = pieces.split(' ');
    expect(
      meant.filter((slug) => !slugs.has(slug)),
      query,
    ).toEqual([]);
    const request = { ...noFilters, q: query, sort: 'relevance', facets: false, limit: 24, offset: 0 } as const;
    const { cards } = (await searchCards(shop.ctx, request)).parse();
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
  expect(mean).toBeGreaterThanOrEqual(minMeanReciprocalRank);
});
