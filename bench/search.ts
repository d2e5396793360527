/**
 * Queries of `npm run bench -- --only search`: texts of the kind that buyers type, made of existing titles.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { openPostgres } from '#platform/database/open-postgres.ts';
import { Random } from '../demo/generator/random.ts';
import { KeepAliveClient } from './keep-alive-client.ts';

export interface SearchLoad {
  name: string;
  /** Requested in this order over `connections`, each of which waits for its response. */
  paths: string[];
  connections: number;
  /** Requests a second, whether or not earlier ones were answered; each is timed from when it was due. */
  offered?: number;
  /** The targets; without them the figures are reported alone. */
  minPerSecond?: number;
  maxP99Ms?: number;
  /** Runs against a server that has just started. */
  isCold?: boolean;
}

const misspell = (random: Random, word: string): string => {
  if (word.length < 5) return word;
  const at = random.between(1, word.length - 2);
  return random.chance(0.5) ? word.slice(0, at) + word.slice(at + 1) : word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
};

/** One to three words of a title, in either language, some cut short as when typing, some misspelt. */
function makeQuery(random: Random, titles: readonly { en: string; hi: string }[]): string {
  const title = titles[random.between(0, titles.length - 1)] as { en: string; hi: string };
  const words = (random.chance(0.25) ? title.hi : title.en).toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const query = random.several(words, random.zipf([2, 1, 3]));
  const last = query.at(-1) ?? '';
  if (random.chance(0.25)) query[query.length - 1] = last.slice(0, Math.max(2, Math.ceil(last.length * 0.7)));
  else if (random.chance(0.12)) query[query.length - 1] = misspell(random, last);
  return query.join(' ');
}

const filters = ['inStock=true', 'maxPrice=2500', 'category=apparel', 'discounted=true&sort=price-up', 'material=cotton&sort=newest'];

/** Makes 6,000 different texts of these titles. */
export function makeTexts(random: Random, titles: readonly { en: string; hi: string }[]): string[] {
  const texts = new Set<string>();
  for (let tries = 0; texts.size < 6000 && tries < 200_000; tries++) texts.add(makeQuery(random, titles));
  return [...texts];
}

export const searchPath = (text: string) => `/api/v1/products/search?facets=true&q=${encodeURIComponent(text)}`;
/** The path of a search with a filter, a different one for each number. */
export const filteredPath = (text: string, index: number) => `${searchPath(text)}&${filters[index % filters.length]}`;
/** The path that completes a text of which two to eight letters are typed. */
export const suggestionPath = (random: Random, text: string) =>
  `/api/v1/products/suggestions?q=${encodeURIComponent(text.slice(0, random.between(2, 8)))}`;

/** The loads with their targets at `products` products. No query comes twice but in the streams. */
export function searchLoads(titles: readonly { en: string; hi: string }[], products: number): SearchLoad[] {
  const random = new Random(7, 1, 1);
  const all = makeTexts(random, titles);
  const path = searchPath;
  const fresh = all.slice(0, 2000);
  // Zipf with exponent 1: the r-th most frequent query comes 1/r as often as the first.
  const stream = (texts: readonly string[]) => {
    const weights = texts.map((_, rank) => 1 / (rank + 1));
    const sum = weights.reduce((total, weight) => total + weight, 0);
    return Array.from({ length: 2000 }, () => {
      let left = random.unit() * sum;
      const rank = weights.findIndex((weight) => {
        left -= weight;
        return left <= 0;
      });
      return path(texts[Math.max(0, rank)] as string);
    });
  };
  const isLarge = products > 200_000;
  return [
    { name: 'first after a start', paths: fresh.slice(1400, 1500).map(path), connections: 1, isCold: true },
    { name: 'new search', paths: fresh.slice(0, 600).map(path), connections: 1, maxP99Ms: isLarge ? 300 : 80 },
    {
      name: 'new filtered search',
      paths: fresh.slice(600, 800).map(filteredPath),
      connections: 1,
      maxP99Ms: isLarge ? 300 : 80,
    },
    {
      name: 'suggestions',
      paths: fresh.slice(800, 1400).map((text) => suggestionPath(random, text)),
      connections: 1,
      maxP99Ms: 20,
    },
    {
      name: 'stream, all at once',
      paths: stream(all.slice(2000, 4000)),
      connections: 50,
      ...(isLarge ? {} : { minPerSecond: 500, maxP99Ms: 100 }),
    },
    {
      name: 'stream, 500 a second',
      paths: stream(all.slice(4000)),
      connections: 50,
      offered: 500,
      ...(isLarge ? {} : { minPerSecond: 490, maxP99Ms: 100 }),
    },
  ];
}

export interface SearchFigures {
  perSecond: number;
  p50: number;
  p99: number;
  errors: number;
}

/** Requests every path once, in order. */
export async function runSearchLoad(origin: string, { paths, connections, offered }: SearchLoad): Promise<SearchFigures> {
  const clients = await Promise.all(Array.from({ length: connections }, () => KeepAliveClient.open(origin)));
  const times: number[] = [];
  let errors = 0;
  const startedAt = performance.now();
  const queue = paths.entries();
  // A request that is due while all connections are busy waits until one is free.
  const work = async (client: KeepAliveClient) => {
    for (const [index, path] of queue) {
      const due = offered === undefined ? performance.now() : startedAt + (index * 1000) / offered;
      const early = due - performance.now();
      if (early > 0) await pause(early);
      if ((await client.ask(path)) !== 200) errors++;
      times.push(performance.now() - due);
    }
  };
  await Promise.all(clients.map(work));
  const seconds = (performance.now() - startedAt) / 1000;
  for (const client of clients) client.close();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
  return { perSecond: paths.length / seconds, p50: at(0.5), p99: at(0.99), errors };
}

/**
 * Waits until no server builds its search index any more.
 * @returns seconds
 */
export async function waitForIndex(databaseUrl: string): Promise<number> {
  const startedAt = performance.now();
  const database = await openPostgres(databaseUrl, { max: 1, onError: () => {} });
  try {
    for (let last = startedAt; performance.now() - last < 8000; await pause(500)) {
      const { rows } = await database.execute(
        `select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
          and (query like '%tsvector_to_array(s.%' or query like '%int4send(rank)%' or query like '%concat_ws('' '', place,%')
          and (state = 'active' or state_change > now() - interval '1 second')`,
      );
      if (rows.length > 0) last = performance.now();
    }
  } finally {
    await database.close();
  }
  return (performance.now() - startedAt) / 1000 - 8;
}

/** Counts the searchable products and reads titles, spread over the catalogue, to make queries of. */
export async function readCatalogue(databaseUrl: string): Promise<{ products: number; titles: { en: string; hi: string }[] }> {
  const database = await openPostgres(databaseUrl, { max: 1, onError: () => {} });
  try {
    const [counted] = (await database.execute('select count(*) as products from product_search')).rows;
    const { rows } = await database.execute('select title from products order by id limit 3000 offset (select count(*) / 3 from products)');
    return { products: Number(counted?.products), titles: rows.map((row) => row.title as { en: string; hi: string }) };
  } finally {
    await database.close();
  }
}
