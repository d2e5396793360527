/**
 * Measures the adapters of search beside each other:
 * npm run bench -- --only adapters --database <url> --search-url <url>
 */
import { existsSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openPostgres } from '#platform/database/open-postgres.ts';
import { Random } from '../demo/generator/random.ts';
import { filteredPath, makeTexts, readCatalogue, runSearchLoad, searchPath, suggestionPath, waitForIndex } from './search.ts';
import { type Server, startShop } from './server.ts';

export const adapters = ['memory', 'PostgreSQL', 'OpenSearch'] as const;
type Adapter = (typeof adapters)[number];

interface AdapterOptions {
  databaseUrl: string;
  /** Of OpenSearch; without, it is left out. */
  searchUrl?: string | undefined;
  port: number;
  /** A share of the questions; 1 is all. */
  share: number;
}

/** The folder in which a server of this database has its index from one run to the next. */
const dataDirOf = (databaseUrl: string) => join(tmpdir(), `karigari-bench-${new URL(databaseUrl).pathname.slice(1)}`);

/** A cluster without an index is not asked, and a process with a cluster has none: PostgreSQL answers. */
const noCluster = { SEARCH_URL: 'http://127.0.0.1:1', SEARCH_ALIAS: 'none', WORKER: 'false' };

function settingsOf(adapter: Adapter, { databaseUrl, searchUrl }: AdapterOptions): Record<string, string> {
  const DATA_DIR = dataDirOf(databaseUrl);
  if (adapter === 'memory') return { DATA_DIR, WORKER: 'false' };
  if (adapter === 'PostgreSQL') return { DATA_DIR, ...noCluster };
  const alias = `bench-${new URL(databaseUrl).pathname.slice(1)}`;
  return { DATA_DIR, SEARCH_URL: searchUrl ?? '', SEARCH_ALIAS: alias, WORKER: 'false' };
}

/** Whether the cluster has an index of this alias that lacks next to nothing. */
async function isInCluster(databaseUrl: string, alias: string): Promise<boolean> {
  const database = await openPostgres(databaseUrl, { max: 1, onError: () => {} });
  try {
    const { rows } = await database.execute(
      `select 1 from search_clusters where alias = $1 and snapshot is not null and synced_at > now() - interval '5 minutes'`,
      [alias],
    );
    return rows.length > 0;
  } finally {
    await database.close();
  }
}

/** Starts a server once, so that what it keeps for the next start is there. */
async function prepare(adapter: Adapter, options: AdapterOptions, start: (env?: Record<string, string>) => Promise<Server>): Promise<void> {
  const isIndexed = () =>
    adapter === 'memory'
      ? existsSync(join(dataDirOf(options.databaseUrl), 'search-index'))
      : isInCluster(options.databaseUrl, settingsOf(adapter, options).SEARCH_ALIAS ?? '');
  if (adapter === 'PostgreSQL' || (await isIndexed())) return;
  const app = await start({ WORKER: String(adapter === 'OpenSearch') });
  const begun = performance.now();
  if (adapter === 'memory') await waitForIndex(options.databaseUrl);
  while (!(await isIndexed())) await pause(1_000);
  process.stdout.write(`  the index of ${adapter} was built ${((performance.now() - begun) / 1000).toFixed(0)} s after the start\n`);
  await app.stop();
}

const columns = [
  'products',
  'adapter',
  'ready',
  'then MB',
  'new',
  'new, 50/s',
  'filtered',
  'suggestions',
  'lists',
  'after MB',
  'load average',
];
const row = (cells: readonly string[]) => `| ${cells.map((cell, index) => cell.padEnd(index < 4 ? 10 : 16)).join(' | ')} |\n`;

/** Reads the subcategories that lists are asked of. */
async function readLists(databaseUrl: string): Promise<string[]> {
  const database = await openPostgres(databaseUrl, { max: 1, onError: () => {} });
  try {
    const { rows } = await database.execute(
      `select c.slug as category, s.slug as shelf from subcategories s join categories c on c.id = s.category_id order by 1, 2`,
    );
    const subcategories = rows.map(({ category, shelf }) => `subcategory=${category}/${shelf}`);
    const categories = [...new Set(rows.map(({ category }) => `category=${category}`))];
    return ['', ...categories, ...subcategories].map((filter) => `/api/v1/products/search?facets=true&${filter}`);
  } finally {
    await database.close();
  }
}

/**
 * Measures one server after the other: the time from its start until it is ready, its memory, and questions
 * that it was not asked before, p50 and p99 in milliseconds.
 * @returns whether all were answered
 */
export async function measureAdapters(options: AdapterOptions): Promise<boolean> {
  const { databaseUrl, port, share } = options;
  const { products, titles } = await readCatalogue(databaseUrl);
  const random = new Random(11, 1, 1);
  const texts = makeTexts(random, titles);
  const lists = await readLists(databaseUrl);
  const take = (count: number) => texts.splice(0, Math.ceil(count * share));
  // The first questions after a start find nothing in the caches of the database; they are not counted.
  const first = take(60).map(searchPath);
  const loads = [
    { paths: take(300).map(searchPath), connections: 1 },
    { paths: take(300).map(searchPath), connections: 50, offered: 50 },
    { paths: take(150).map(filteredPath), connections: 1 },
    { paths: take(200).map((text) => suggestionPath(random, text)), connections: 1 },
    { paths: lists, connections: 1 },
  ];
  process.stdout.write(row(columns) + row(columns.map(() => '---')));
  let errors = 0;
  for (const adapter of adapters) {
    if (adapter === 'OpenSearch' && !options.searchUrl) continue;
    const start = (env = {}) =>
      startShop({ databaseUrl, port, cacheMb: 96, nodeOptions: [], env: { ...settingsOf(adapter, options), ...env } });
    await prepare(adapter, options, start);
    const app = await start();
    try {
      const readyMs = await app.ready();
      const megabytes = app.megabytes();
      const figures = [];
      errors += (await runSearchLoad(app.origin, { name: '', paths: first, connections: 1 })).errors;
      for (const load of loads) figures.push(await runSearchLoad(app.origin, { name: '', ...load }));
      errors += figures.reduce((sum, figure) => sum + figure.errors, 0);
      process.stdout.write(
        row([
          products.toLocaleString('en'),
          adapter,
          `${(readyMs / 1000).toFixed(1)} s`,
          String(megabytes),
          ...figures.map(({ p50, p99 }) => `${p50.toFixed(1)} / ${p99.toFixed(1)}`),
          String(app.megabytes()),
          (loadavg()[0] ?? 0).toFixed(1),
        ]),
      );
    } finally {
      await app.stop();
    }
  }
  if (errors > 0) process.stdout.write(`${errors} ERRORS\n`);
  return errors === 0;
}
