/**
 * Asks judged queries of a shop and prints nDCG@10, mean reciprocal rank, recall@10 and the share of queries
 * without result: `npm run relevance -- <file> [--origin http://…] [--each]`. Without an origin it fills a
 * demo shop on the embedded database.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { searchContract } from '#modules/search/contract.ts';
import { buildIndexNow } from '#modules/search/index/memory/build-index.ts';
import { searchCards } from '#modules/search/raw-json.ts';
import { countSearchWords } from '#modules/search/reindex.ts';
import type { CardSearchInput } from '#modules/search/search-products.ts';
import { createLog } from '#platform/log.ts';
import { seedDemoShop } from '../demo/seed.ts';
import { readConfig } from '../src/config.ts';
import { openServices } from '../src/server/services.ts';
import { formatTotals, type JudgedQuery, scoreQuery } from '../test/support/relevance-metrics.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { origin: { type: 'string' }, each: { type: 'boolean', default: false } },
});
const file = positionals[0] ?? new URL('../test/fixtures/search-queries/tuning.json', import.meta.url);
const queries = JSON.parse(await readFile(file, 'utf8')) as JudgedQuery[];

type Answer = Awaited<ReturnType<Awaited<ReturnType<typeof searchCards>>['parse']>>;
type Ask = (q: string) => Promise<Answer>;

async function askServer(origin: string, q: string): Promise<Answer> {
  const response = await fetch(`${origin}/api/v1/products/search?limit=24&q=${encodeURIComponent(q)}`);
  if (!response.ok) throw new Error(`${q}: ${response.status}`);
  return (await response.json()) as Answer;
}

async function openDemo(): Promise<{ ask: Ask; close: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'karigari-relevance-'));
  const config = readConfig({ ...process.env, DEMO: 'true', DATABASE_URL: '', DATA_DIR: process.env.DATA_DIR ?? folder });
  const { services, contextOf, close } = await openServices(config, createLog('warn'), { work: false });
  await seedDemoShop(services);
  const ctx = contextOf('relevance');
  await countSearchWords(ctx);
  await buildIndexNow(ctx.db);
  const ask: Ask = async (q) => {
    const input = searchContract.searchCards['~orpc'].inputSchema?.parse({ q }) as CardSearchInput;
    return (await searchCards(ctx, input)).parse();
  };
  return {
    ask,
    close: async () => {
      await close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const { origin } = values;
const { ask, close } = origin ? { ask: (q: string) => askServer(origin, q), close: async () => {} } : await openDemo();
try {
  const scores = [];
  for (const judged of queries) {
    const answer = await ask(judged.query);
    const found = answer.cards.map(({ slug }) => slug);
    scores.push({ answer, ...scoreQuery(judged, found) });
  }
  process.stdout.write(`${formatTotals(scores)}\n`);
  if (values.each)
    for (const { query, ndcg, grades, found, answer } of scores.toSorted((one, other) => one.ndcg - other.ndcg)) {
      const { didYouMean, understood = [], relaxed, total } = answer;
      const read = understood.map(({ rest: _, ...part }) => part);
      process.stdout.write(`\n${ndcg.toFixed(2)} ${query} ${JSON.stringify({ total, didYouMean, read, relaxed })}\n`);
      if (ndcg < 0.99)
        process.stdout.write(
          found
            .slice(0, 10)
            .map((slug) => `   ${grades[slug] ?? '-'} ${slug}\n`)
            .join(''),
        );
    }
} finally {
  await close();
}
