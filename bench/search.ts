/** What search is asked in `npm run bench -- --only search`: texts of the kind that buyers type, made of the titles that are there. */
import { Agent, request } from 'node:http';
import { openPostgres } from '#platform/database/open-postgres.ts';
import { Random } from '../demo/generator/random.ts';

export interface SearchLoad {
  name: string;
  /** Asked in this order by `connections` askers, each waiting for its answer. */
  paths: string[];
  connections: number;
  /** Least answers a second, most milliseconds for 99 of 100. */
  least?: number;
  p99: number;
}

const slip = (random: Random, word: string): string => {
  if (word.length < 5) return word;
  const at = random.between(1, word.length - 2);
  return random.chance(0.5) ? word.slice(0, at) + word.slice(at + 1) : word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
};

/** One to three words of a title, in either language, some cut short as when typing, some with a slip. */
function ask(random: Random, titles: readonly { en: string; hi: string }[]): string {
  const title = titles[random.between(0, titles.length - 1)] as { en: string; hi: string };
  const words = (random.chance(0.25) ? title.hi : title.en).toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const chosen = random.several(words, random.zipf([2, 1, 3]));
  const last = chosen.at(-1) ?? '';
  if (random.chance(0.25)) chosen[chosen.length - 1] = last.slice(0, Math.max(2, Math.ceil(last.length * 0.7)));
  else if (random.chance(0.12)) chosen[chosen.length - 1] = slip(random, last);
  return chosen.join(' ');
}

/** The loads with their targets at `products` products. Nothing is asked twice but in the stream. */
export function searchLoads(titles: readonly { en: string; hi: string }[], products: number): SearchLoad[] {
  const random = new Random(7, 1, 1);
  const texts = new Set<string>();
  for (let tries = 0; texts.size < 4000 && tries < 200_000; tries++) texts.add(ask(random, titles));
  const all = [...texts];
  const path = (text: string) => `/api/v1/products/search?facets=true&q=${encodeURIComponent(text)}`;
  const half = Math.ceil(all.length / 2);
  const known = all.slice(half);
  // Zipf with exponent 1: the r-th most usual text is asked 1/r as often as the first.
  const weights = known.map((_, rank) => 1 / (rank + 1));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const draw = () => {
    let left = random.unit() * sum;
    for (const [rank, weight] of weights.entries()) {
      left -= weight;
      if (left <= 0) return known[rank] as string;
    }
    return known[0] as string;
  };
  const fresh = all.slice(0, half);
  const filters = ['inStock=true', 'maxPrice=2500', 'category=apparel', 'discounted=true&sort=price-up', 'material=cotton&sort=newest'];
  return [
    { name: 'new search', paths: fresh.slice(0, 600).map(path), connections: 1, p99: products > 100_000 ? 300 : 80 },
    {
      name: 'new filtered search',
      paths: fresh.slice(600, 800).map((text, index) => `${path(text)}&${filters[index % filters.length]}`),
      connections: 1,
      p99: products > 100_000 ? 300 : 80,
    },
    {
      name: 'suggestions',
      paths: fresh
        .slice(800, 1400)
        .map((text) => `/api/v1/products/suggestions?q=${encodeURIComponent(text.slice(0, random.between(2, 8)))}`),
      connections: 1,
      p99: 20,
    },
    { name: 'stream of searches', paths: Array.from({ length: 2000 }, () => path(draw())), connections: 50, least: 500, p99: 100 },
  ];
}

export interface SearchFigures {
  perSecond: number;
  p50: number;
  p99: number;
  errors: number;
}

function get(agent: Agent, address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    request(address, { agent }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode ?? 0));
    })
      .once('error', reject)
      .end();
  });
}

/** Asks for every path once, in order. */
export async function runSearchLoad(origin: string, { paths, connections }: SearchLoad): Promise<SearchFigures> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let errors = 0;
  const queue = paths.values();
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      for (const path of queue) {
        const start = performance.now();
        const status = await get(agent, origin + path).catch(() => 0);
        if (status !== 200) errors++;
        times.push(performance.now() - start);
      }
    }),
  );
  const seconds = (performance.now() - begun) / 1000;
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
  return { perSecond: paths.length / seconds, p50: at(0.5), p99: at(0.99), errors };
}

/** Titles to make texts of, spread over the shop. */
export async function readSomeTitles(databaseUrl: string, products: number): Promise<{ en: string; hi: string }[]> {
  const database = await openPostgres(databaseUrl, { max: 1, onError: () => {} });
  try {
    const { rows } = await database.execute('select title from products order by id limit 3000 offset $1', [Math.floor(products / 3)]);
    return rows.map((row) => row.title as { en: string; hi: string });
  } finally {
    await database.close();
  }
}
