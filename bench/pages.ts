/**
 * Runs Lighthouse against the shop on a phone (its own throttling) and prints the
 * median of several runs: scores, largest contentful paint, layout shift and
 * transferred bytes. `npm run lighthouse` and `npm run bench` both print it.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import lighthouse, { type RunnerResult } from 'lighthouse';
import { browserArguments, findBrowser } from '../scripts/find-browser.ts';

/** Targets by kind of page: points of every category, milliseconds, and bytes over the line. */
interface Bounds {
  score: number;
  lcp?: number;
  bytes?: number;
}
const kinds: [RegExp, Bounds][] = [
  [/^\/product\//, { score: 98, lcp: 1500, bytes: 350_000 }],
  [/^\/$|^\/categories\/|^\/search/, { score: 98, lcp: 1500 }],
];
const others: Bounds = { score: 95 };
/** A shift below this is rounding. */
const maxShift = 0.001;

export interface PagesToMeasure {
  /** The address of a running shop; without it the built site is started on a fresh demo shop. */
  url?: string | undefined;
  port: string;
  runs: number;
  /** One of each kind where none is named. */
  paths: readonly string[];
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Starts the built site on a fresh demo shop; `stop` ends it and removes what it wrote. */
export async function startDemoShop(port: string): Promise<{ origin: string; stop: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'karigari-lighthouse-'));
  const server = spawn(process.execPath, ['build/shop/main.js'], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, PORT: port, DATA_DIR: dataDir, LOG_LEVEL: 'warn', RATE_LIMIT: '0', UNPAID_ORDERS: '0' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = once(server, 'exit');
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  };
  const origin = `http://localhost:${port}`;
  for (let second = 0; second < 90 && server.exitCode === null; second++) {
    const ready = await fetch(`${origin}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return { origin, stop };
    await pause(1000);
  }
  await stop();
  throw new Error('The site did not start: is it built (npm run build), and is the port free?');
}

/** The path of a product with a choice to make. */
export async function findProductPage(origin: string): Promise<string> {
  const { cards } = (await (await fetch(`${origin}/api/v1/products/search?q=jutti&limit=1`)).json()) as {
    cards: { _id: string; slug: string }[];
  };
  const [card] = cards;
  if (!card) throw new Error('The shop has no jutti: name the pages to measure.');
  return `/product/${card._id}/${card.slug}`;
}

/** A page of each kind. */
async function pagesOf(origin: string): Promise<readonly string[]> {
  const { posts } = (await (await fetch(`${origin}/api/v1/posts?limit=1`)).json()) as { posts: { slug: string }[] };
  const stories = posts.map(({ slug }) => `/blog/${slug}`);
  return ['/', '/hi', '/categories/jewelry', await findProductPage(origin), '/search', '/search?q=silk', '/blog', ...stories, '/faqs'];
}

interface Figures {
  scores: number[];
  lcp: number;
  cls: number;
  tbt: number;
  bytes: number;
  scriptBytes: number;
  failed: string[];
}

function figuresOf({ lhr }: RunnerResult): Figures {
  if (lhr.runtimeError) throw new Error(`${lhr.finalDisplayedUrl}: ${lhr.runtimeError.message}`);
  const value = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN;
  const requests = (lhr.audits['network-requests']?.details as { items?: { resourceType?: string; transferSize?: number }[] } | undefined)
    ?.items;
  const transferred = (only?: string) =>
    (requests ?? []).reduce((sum, item) => sum + (only === undefined || item.resourceType === only ? (item.transferSize ?? 0) : 0), 0);
  return {
    scores: categories.map((id) => Math.round((lhr.categories[id]?.score ?? 0) * 100)),
    lcp: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbt: value('total-blocking-time'),
    bytes: transferred(),
    scriptBytes: transferred('Script'),
    failed: Object.values(lhr.categories)
      .flatMap((category) => category.auditRefs.filter((ref) => ref.weight > 0).map((ref) => lhr.audits[ref.id]))
      .flatMap((audit) => (audit && audit.score !== null && audit.score < 0.9 ? [`${audit.id} ${audit.displayValue ?? ''}`.trim()] : [])),
  };
}

/** A port that nothing listens on. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** A fresh browser each time, so that nothing is warm. */
async function measurePage(url: string): Promise<RunnerResult> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...browserArguments, `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(url, { port, logLevel: 'silent', onlyCategories: [...categories], output: 'json' });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
    return result;
  } finally {
    await browser.close();
  }
}

/** Once more where Lighthouse says that its recording failed. */
async function measure(url: string): Promise<Figures> {
  const result = await measurePage(url);
  return figuresOf(result.lhr.runtimeError ? await measurePage(url) : result);
}

export const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

function medianOf(all: Figures[]): Figures {
  const of = (key: 'lcp' | 'cls' | 'tbt' | 'bytes' | 'scriptBytes') => median(all.map((each) => each[key]));
  return {
    scores: categories.map((_, at) => median(all.map((each) => each.scores[at] ?? 0))),
    lcp: of('lcp'),
    cls: of('cls'),
    tbt: of('tbt'),
    bytes: of('bytes'),
    scriptBytes: of('scriptBytes'),
    failed: [...new Set(all.flatMap((each) => each.failed))],
  };
}

const columns = [34, 7, 7, 7, 7, 9, 8, 8, 9, 9];
const row = (cells: (string | number)[]) =>
  process.stdout.write(
    `${cells.map((cell, at) => (at === 0 ? String(cell).padEnd(columns[0] ?? 0) : String(cell).padStart(columns[at] ?? 0))).join('')}\n`,
  );
const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} KB`;

/** Lists the targets that a page misses, in words. */
function shortcomings(path: string, { scores, lcp, cls, bytes }: Figures): string[] {
  const bounds = kinds.find(([pattern]) => pattern.test(path))?.[1] ?? others;
  // Results of a search are closed to indexes on purpose.
  const judged = path.includes('?') ? scores.slice(0, categories.indexOf('seo')) : scores;
  return [
    ...judged.flatMap((score, at) => (score < bounds.score ? [`${categories[at]} ${score}, at least ${bounds.score} is wanted`] : [])),
    ...(bounds.lcp !== undefined && lcp > bounds.lcp ? [`LCP at most ${bounds.lcp / 1000} s`] : []),
    ...(bounds.bytes !== undefined && bytes > bounds.bytes ? [`at most ${kilobytes(bounds.bytes)} in all`] : []),
    ...(cls > maxShift ? ['nothing may shift'] : []),
  ];
}

/**
 * Measures the pages one after the other and prints a line each.
 * @returns whether all reach what is wanted of them
 */
export async function measurePages({ url, port, runs, paths }: PagesToMeasure): Promise<boolean> {
  const app = url ? { origin: url.replace(/\/$/, ''), stop: async () => {} } : await startDemoShop(port);
  let isGood = true;
  try {
    row([`page, median of ${runs}`, 'perf', 'a11y', 'best', 'seo', 'LCP', 'CLS', 'TBT', 'bytes', 'JS']);
    for (const path of paths.length > 0 ? paths : await pagesOf(app.origin)) {
      const all: Figures[] = [];
      // The first visitor waits until the page is rendered: measured is what later visitors get.
      await (await fetch(app.origin + path, { headers: { 'Accept-Encoding': 'br' } })).arrayBuffer();
      for (let run = 0; run < runs; run++) all.push(await measure(app.origin + path));
      const figures = medianOf(all);
      const { scores, lcp, cls, tbt, bytes, scriptBytes, failed } = figures;
      row([
        path.length > 32 ? `${path.slice(0, 31)}…` : path,
        ...scores,
        `${(lcp / 1000).toFixed(2)} s`,
        cls.toFixed(3),
        `${Math.round(tbt)} ms`,
        kilobytes(bytes),
        kilobytes(scriptBytes),
      ]);
      if (failed.length > 0) process.stdout.write(`  below 90 in a run: ${failed.join(', ')}\n`);
      const short = shortcomings(path, figures);
      if (short.length > 0) process.stdout.write(`  not reached: ${short.join('; ')}\n`);
      isGood &&= short.length === 0;
    }
  } finally {
    await app.stop();
  }
  return isGood;
}
