/** Measures the built server beside two raw limits of the machine it runs on: npm run bench -- --help */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openPostgres } from '#platform/database/open-postgres.ts';
import { startPostgres } from '../test/support/postgres.ts';
import { logIn, measureLogIns, preparePeople } from './accounts.ts';
import { measureAdapters } from './adapters.ts';
import { measureAfterChange } from './after-change.ts';
import { type Paths, type Prepared, prepareCatalogue } from './catalogue.ts';
import { copyProducts } from './copy-products.ts';
import { measureInteractions } from './interactions.ts';
import { generator, type Load, load } from './load.ts';
import { orderLoad, stockProducts } from './orders.ts';
import { measurePages } from './pages.ts';
import { readCatalogue, runSearchLoad, searchLoads, waitForIndex } from './search.ts';
import { type Server, startBare, startShop } from './server.ts';

const help = `npm run bench -- [options]
  --products <n>     products to load (100000)
  --copies <n>       with --only search: so many copies of each product beside them, in a database that is then good for nothing else (0)
  --seconds <n>      length of one measurement (3)
  --rounds <n>       measurements of each, alternating; the median counts (3)
  --connections <n>  at once (50)
  --processes <n>    of the shop that share its port (1)
  --only <text>      measure only what has this in its name: "detail", "cached", "page"; "search", "orders", "change" and "pages" measure those alone;
                     "interactions" presses, filters and types on a phone with a slow processor; "adapters" compares those of search in a database as it is
  --search-url <url> with --only adapters: OpenSearch, which is left out without
  --share <n>        with --only adapters: a share of the questions (1)
  --database <url>   use this PostgreSQL database and keep it, instead of a server of its own
  --port <n>         the first of four ports (3260)
  --json <file>      where the figures go (bench/result.json)
  --cpu-prof         write CPU profiles of the shop into bench/profiles`;

const { values: options } = parseArgs({
  options: {
    products: { type: 'string', default: '100000' },
    copies: { type: 'string', default: '0' },
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '50' },
    processes: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    database: { type: 'string' },
    'search-url': { type: 'string' },
    share: { type: 'string', default: '1' },
    port: { type: 'string', default: '3260' },
    json: { type: 'string', default: join(import.meta.dirname, 'result.json') },
    'cpu-prof': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (options.help) {
  process.stdout.write(`${help}\n`);
  process.exit(0);
}
const root = join(import.meta.dirname, '..');
const seconds = Number(options.seconds);
const connections = Number(options.connections);
const port = Number(options.port);
const processes = Number(options.processes);

interface Case {
  name: string;
  kind: 'computed' | 'cached';
  paths: readonly string[];
  headers: Record<string, string>;
  /** Sent instead of asking, where there are any. */
  bodies?: readonly string[];
  /** Least share of the bare server's requests per second. */
  share?: number;
  /** Least requests per second. */
  least?: number;
  /** Most microseconds of the server for one answer. */
  most?: number;
}

/** Most microseconds of a computed page, and most times what React alone takes for its elements. */
const pageBounds: Partial<Record<keyof Paths, number>> = { 'home page': 500, 'category page': 1_800, 'product page': 3_000 };
const maxTimesReact = 3;

/** Headers that a browser sends and an API client does not. */
const browser = { 'Accept-Encoding': 'br, gzip' };
/** Least shares of the bare server's answers. */
const computedShares: Partial<Record<keyof Paths, number>> = { 'category list of 24': 0.1, 'cards of 24': 0.12, 'product detail': 0.2 };
const cachedShares = { page: 0.75, other: 0.45 };

function casesOf({ paths, quotes }: Prepared, token: string): Case[] {
  const cases = (Object.keys(paths) as (keyof Paths)[]).flatMap((name): Case[] => {
    const isPage = name.endsWith('page');
    const headers: Record<string, string> = isPage ? browser : {};
    const share = computedShares[name];
    return [
      {
        name,
        kind: 'computed',
        paths: paths[name],
        headers,
        ...(share ? { share } : {}),
        ...(pageBounds[name] ? { most: pageBounds[name] } : {}),
      },
      { name, kind: 'cached', paths: paths[name].slice(0, 40), headers, share: isPage ? cachedShares.page : cachedShares.other },
    ];
  });
  cases.push({ name: 'me', kind: 'computed', paths: ['/api/v1/users/me'], headers: { Authorization: `Bearer ${token}` }, share: 0.25 });
  cases.push({
    name: 'quote of 3 lines',
    kind: 'computed',
    paths: ['/api/v1/cart/quote'],
    headers: { 'Content-Type': 'application/json' },
    bodies: quotes,
    least: 4_000,
  });
  return cases.filter((item) => `${item.name} ${item.kind}`.includes(options.only));
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] as number;

/** Bytes of script that the product page loads, compressed. */
async function pageScripts(app: Server, path: string): Promise<number> {
  const html = await (await fetch(app.origin + path)).text();
  const files = new Set([...html.matchAll(/["'](\/assets\/[\w.-]+\.js)["']/g)].map((match) => match[1] as string));
  let bytes = 0;
  for (const file of files) {
    const answer = await fetch(app.origin + file, { headers: { 'Accept-Encoding': 'br' } });
    await answer.arrayBuffer();
    bytes += Number(answer.headers.get('content-length'));
  }
  return bytes;
}

/**
 * Search is asked each text once or as often as people would, not for a length of time.
 * @returns whether all were answered
 */
async function measureSearch(databaseUrl: string): Promise<boolean> {
  const copies = Number(options.copies);
  if (copies > 0) await copyProducts(databaseUrl, copies, (done) => process.stdout.write(`  ${done}\n`));
  const { products, titles } = await readCatalogue(databaseUrl);
  const app = await startShop({
    databaseUrl,
    port: port + 3,
    cacheMb: 96,
    processes,
    nodeOptions: options['cpu-prof'] ? ['--cpu-prof', '--cpu-prof-dir=bench/profiles'] : [],
  });
  let clean = true;
  try {
    process.stdout.write(`\n${products.toLocaleString('en')} products\n`);
    let isIndexBuilt = false;
    for (const item of searchLoads(titles, products)) {
      if (!item.isCold && !isIndexBuilt) {
        const seconds = await waitForIndex(databaseUrl);
        process.stdout.write(`the index was built ${seconds.toFixed(0)} s later; it takes ${app.megabytes()} MB\n`);
        isIndexBuilt = true;
      }
      const before = app.cpuSeconds() ?? Number.NaN;
      const { perSecond, p50, p99, errors } = await runSearchLoad(app.origin, item);
      const cpu = (((app.cpuSeconds() ?? Number.NaN) - before) / item.paths.length) * 1000;
      const reached = p99 <= (item.maxP99Ms ?? Number.POSITIVE_INFINITY) && perSecond >= (item.minPerSecond ?? 0);
      const target = [
        ...(item.minPerSecond ? [`≥ ${item.minPerSecond}/s`] : []),
        ...(item.maxP99Ms ? [`p99 ≤ ${item.maxP99Ms} ms`] : []),
      ].join(', ');
      clean &&= errors === 0;
      process.stdout.write(
        `${item.name.padEnd(22)}${String(item.paths.length).padStart(6)}${`${perSecond.toFixed(0)}/s`.padStart(9)}  node cpu ${cpu.toFixed(1)} ms` +
          `  p50 ${p50.toFixed(1)} ms  p99 ${p99.toFixed(1)} ms  ${target}${reached ? '' : '  not reached'}${errors ? `  ${errors} ERRORS` : ''}\n`,
      );
    }
    process.stdout.write(`resident memory afterwards ${app.megabytes()} MB\n`);
  } finally {
    await app.stop();
  }
  return clean;
}

/**
 * Guests who order for cash: spread over many products, and all of one.
 * @returns whether every order was taken
 */
async function measureOrders(databaseUrl: string): Promise<boolean> {
  const app = await startShop({
    databaseUrl,
    port: port + 3,
    cacheMb: 96,
    processes,
    nodeOptions: options['cpu-prof'] ? ['--cpu-prof', '--cpu-prof-dir=bench/profiles'] : [],
  });
  let clean = true;
  try {
    const products = await stockProducts(databaseUrl, app, 500);
    // A key that a kept database knows from an earlier run would be answered without an order.
    const run = Date.now().toString(36);
    const cases = [
      { name: 'orders, spread', pieces: products, lines: 3, least: 350, connections: Math.min(connections, 32) },
      { name: 'orders, one product', pieces: products.slice(0, 1), lines: 1, least: 120, connections: Math.min(connections, 16) },
    ];
    for (const item of cases) {
      await orderLoad(app, item.pieces, { ...item, seconds: 1, round: `${run}-${item.lines}-warm` });
      for (let round = 0; round < Number(options.rounds); round++) {
        const before = app.cpuSeconds() ?? Number.NaN;
        const figures = await orderLoad(app, item.pieces, { ...item, seconds, round: `${run}-${item.lines}-${round}` });
        const cpu = (((app.cpuSeconds() ?? Number.NaN) - before) / figures.orders) * 1000;
        const { perSecond, p50, p99, errors } = figures;
        const reached = errors === 0 && perSecond >= item.least && p99 <= 300;
        clean &&= errors === 0;
        process.stdout.write(
          `${item.name.padEnd(20)}${`${perSecond.toFixed(0)}/s`.padStart(8)}  node cpu ${cpu.toFixed(1)} ms  p50 ${p50.toFixed(0)} ms  p99 ${p99.toFixed(0)} ms` +
            `  ≥ ${item.least}/s, p99 ≤ 300 ms${reached ? '' : '  not reached'}${errors ? `  ${errors} ERRORS` : ''}\n`,
        );
      }
    }
  } finally {
    await app.stop();
  }
  return clean;
}

/** The first answer after a change of stock. @returns whether all were answered */
async function measureChanges(databaseUrl: string): Promise<boolean> {
  const app = await startShop({ databaseUrl, port: port + 3, cacheMb: 96, nodeOptions: [] });
  try {
    const { p50, p99, rest } = await measureAfterChange(databaseUrl, app, { changes: 100 * Number(options.rounds), perSecond: 1_000 });
    process.stdout.write(
      `first answer after a change of stock  p50 ${p50.toFixed(1)} ms  p99 ${p99.toFixed(1)} ms  ≤ 15 ms${p99 <= 15 ? '' : '  not reached'}` +
        `  beside ${rest.perSecond.toFixed(0)} pages/s, p99 ${rest.p99.toFixed(1)} ms${rest.errors ? `  ${rest.errors} ERRORS` : ''}\n`,
    );
    return rest.errors === 0;
  } finally {
    await app.stop();
  }
}

/** A measurement with the processor time that the server spent on one answer, in microseconds. */
async function costed(server: Server, what: Pick<Case, 'paths' | 'headers' | 'bodies'>, length: number) {
  const before = server.cpuSeconds() ?? Number.NaN;
  const figures = await load({ origin: server.origin, ...what, seconds: length, connections });
  const spent = (server.cpuSeconds() ?? Number.NaN) - before;
  return { ...figures, microseconds: (spent / (figures.requestsPerSecond * length)) * 1e6 };
}

/** Measures what React alone takes for the elements of a page of each kind. */
function referenceRenderings(server: Server, paths: Paths) {
  const names = Object.keys(pageBounds) as (keyof Paths)[];
  const child = spawnSync(process.execPath, ['bench/render-elements.ts', ...names.map((name) => server.origin + paths[name][0])], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (child.status !== 0) throw new Error('the reference could not be rendered');
  const measured = JSON.parse(child.stdout.toString()) as { microseconds: number; elements: number; bytes: number }[];
  return measured.map((figures, index) => ({ name: names[index] as keyof Paths, ...figures }));
}

function build(): void {
  if (spawnSync(process.execPath, ['scripts/build-if-stale.ts'], { cwd: root, stdio: 'inherit' }).status !== 0) throw new Error('no build');
}

async function measure(databaseUrl: string): Promise<boolean> {
  if (options.only === 'adapters') {
    build();
    return measureAdapters({ databaseUrl, searchUrl: options['search-url'], port, share: Number(options.share) });
  }
  const begun = performance.now();
  let printedAt = 0;
  const prepared = await prepareCatalogue(databaseUrl, Number(options.products), (present) => {
    if (performance.now() - printedAt < 5_000) return;
    printedAt = performance.now();
    process.stdout.write(`  ${present.toLocaleString('en')} products after ${Math.round((printedAt - begun) / 1000)} s\n`);
  });
  await preparePeople(databaseUrl);
  build();

  if (options.only === 'orders') return measureOrders(databaseUrl);
  if (options.only === 'search') return measureSearch(databaseUrl);
  if (options.only === 'change') return measureChanges(databaseUrl);
  const nodeOptions = options['cpu-prof'] ? ['--cpu-prof', '--cpu-prof-dir=bench/profiles'] : [];
  // The first start after loading reads cold files; the second is what an operator's restart takes.
  await (await startShop({ databaseUrl, port: port + 1, cacheMb: 0, processes, nodeOptions: [] })).stop();
  const computed = await startShop({ databaseUrl, port: port + 1, cacheMb: 0, processes, nodeOptions });
  const cached = await startShop({ databaseUrl, port: port + 2, cacheMb: 96, processes, nodeOptions });
  const bare = await startBare(port);
  try {
    const cases = casesOf(prepared, await logIn(computed));
    const logIns: number[] = [];
    const results = cases.map((item) => ({
      item,
      loads: [] as Load[],
      shares: [] as number[],
      costs: [] as number[],
      cpuShares: [] as number[],
    }));
    const bareRates: number[] = [];
    const pointReads: number[] = [];
    for (let round = 0; round < Number(options.rounds); round++) {
      const reads = spawnSync(process.execPath, ['bench/point-reads.ts', databaseUrl, String(Math.min(2, seconds))], { cwd: root });
      pointReads.push(Number(reads.stdout.toString()));
      logIns.push(await measureLogIns(computed, seconds, 8));
      for (const result of results) {
        // The machine's mood changes by the second: each figure stands beside a limit taken just before it.
        const limit = await costed(bare, { paths: ['/'], headers: {} }, Math.min(2, seconds));
        const { item } = result;
        const app = item.kind === 'cached' ? cached : computed;
        await load({ origin: app.origin, paths: item.paths, seconds: 1, connections, headers: item.headers, bodies: item.bodies });
        const figures = await costed(app, item, seconds);
        bareRates.push(limit.requestsPerSecond);
        result.loads.push(figures);
        result.shares.push(figures.requestsPerSecond / limit.requestsPerSecond);
        result.costs.push(figures.microseconds);
        result.cpuShares.push(limit.microseconds / figures.microseconds);
      }
    }
    const rows = results.map(({ item, loads, shares, costs, cpuShares }) => {
      const share = median(shares);
      const rate = median(loads.map((one) => one.requestsPerSecond));
      const errors = loads.reduce((sum, one) => sum + one.errors, 0);
      const microseconds = Math.round(median(costs));
      const reached =
        errors === 0 && share >= (item.share ?? 0) && rate >= (item.least ?? 0) && microseconds <= (item.most ?? Number.POSITIVE_INFINITY);
      const target = item.share ? `≥ ${item.share * 100} %` : item.least ? `≥ ${item.least}/s` : item.most ? `≤ ${item.most} µs` : '';
      return {
        name: item.name,
        kind: item.kind,
        requestsPerSecond: Math.round(rate),
        share,
        /**
         * Processor time of the server for one answer, and the bare server's as a
         * share of it: steadier than a rate on a busy machine.
         */
        microseconds,
        cpuShare: median(cpuShares),
        p50: median(loads.map((one) => one.p50)),
        p99: median(loads.map((one) => one.p99)),
        errors,
        target,
        reached,
      };
    });
    const scripts = (await pageScripts(computed, prepared.paths['product page'][0] as string)) / 1024;
    const facts = [
      ['start on an existing database', `${Math.round(computed.startMs)} ms`, '≤ 700 ms', computed.startMs <= 700],
      ['memory after load, computing', `${computed.megabytes()} MB`, '≤ 400 MB', (computed.megabytes() ?? 0) <= 400],
      ['memory after load, from the cache', `${cached.megabytes()} MB`, '≤ 300 MB', (cached.megabytes() ?? 0) <= 300],
      ['scripts of the product page', `${scripts.toFixed(1)} KB brotli`, '≤ 100 KB', scripts <= 100],
    ] as const;
    const print = (line: string) => process.stdout.write(`${line}\n`);
    print(`\n${Number(options.products).toLocaleString('en')} products, ${connections} connections, ${generator}, Node ${process.version}`);
    print(`${median(logIns).toFixed(1)} log-ins/s, eight at once`);
    print(`limits: bare node:http ${Math.round(median(bareRates))} answers/s of 10 KB, pg ${median(pointReads)} point reads/s\n`);
    print(
      `${'what'.padEnd(22)}${'how'.padEnd(10)}${'per second'.padStart(11)}${'of bare'.padStart(9)}${'cpu µs'.padStart(8)}${'of bare'.padStart(9)}${'p50 ms'.padStart(8)}${'p99 ms'.padStart(8)}  target`,
    );
    for (const row of rows) {
      print(
        `${row.name.padEnd(22)}${row.kind.padEnd(10)}${String(row.requestsPerSecond).padStart(11)}${`${(row.share * 100).toFixed(1)} %`.padStart(9)}` +
          `${String(row.microseconds).padStart(8)}${`${(row.cpuShare * 100).toFixed(1)} %`.padStart(9)}` +
          `${row.p50.toFixed(1).padStart(8)}${row.p99.toFixed(1).padStart(8)}  ${row.target}${row.reached ? '' : '  not reached'}${row.errors ? `  ${row.errors} ERRORS` : ''}`,
      );
    }
    const references = referenceRenderings(computed, prepared.paths);
    for (const { name, microseconds, elements, bytes } of references) {
      const page = rows.find((row) => row.name === name && row.kind === 'computed');
      if (!page) continue;
      const times = page.microseconds / microseconds;
      print(
        `${name}: React alone ${microseconds} µs for its ${elements} elements, ${Math.round(bytes / 1000)} KB; ours × ${times.toFixed(1)}` +
          `  ≤ × ${maxTimesReact}${times <= maxTimesReact ? '' : '  not reached'}`,
      );
    }
    for (const [what, value, target, reached] of facts)
      print(`${what.padEnd(36)}${value.padStart(16)}  ${target}${reached ? '' : '  not reached'}`);
    writeFileSync(
      options.json,
      `${JSON.stringify({ at: new Date().toISOString(), products: Number(options.products), connections, generator, bare: median(bareRates), pointReads: median(pointReads), logIns: median(logIns), rows, references, facts }, null, 2)}\n`,
    );
    if (rows.some((row) => row.errors > 0)) return false;
  } finally {
    await Promise.all([computed.stop(), cached.stop(), bare.stop()]);
  }
  // The servers above would carry out the jobs of what is measured, each on the same processor.
  return options.only !== '' || ((await measureSearch(databaseUrl)) && (await measureOrders(databaseUrl)));
}

/** Measures the pages on a phone, from a demo shop of its own. @returns whether they meet their targets */
async function measureScreens(): Promise<boolean> {
  build();
  process.stdout.write('\n');
  return measurePages({ port: String(port + 3), runs: Number(options.rounds), paths: [] });
}

/** Measures acts of buyers on a phone, in a demo shop of its own. @returns whether all are shown in time */
async function measureActs(): Promise<boolean> {
  build();
  process.stdout.write('\n');
  return measureInteractions({ port: String(port + 3), runs: Number(options.rounds) });
}

async function measureServer(): Promise<void> {
  const settings = ['shared_buffers=512MB', 'max_wal_size=4GB', 'random_page_cost=1.1', 'effective_cache_size=2GB'];
  const server = options.database === undefined ? await startPostgres(settings) : undefined;
  try {
    if (server) {
      const admin = await openPostgres(server.url, { max: 1, onError: () => {} });
      process.stdout.write(`${admin.version}\n`);
      await admin.execute('create database shop');
      await admin.close();
    }
    const clean = await measure(options.database ?? (server as NonNullable<typeof server>).url.replace(/postgres$/, 'shop'));
    if (!clean) {
      process.stderr.write('Some requests were not answered with success: these figures do not count.\n');
      process.exitCode = 1;
    }
  } finally {
    await server?.stop();
  }
}

if (options.only !== 'pages' && options.only !== 'interactions') await measureServer();
if ((options.only === '' || options.only === 'pages') && !(await measureScreens())) process.exitCode = 1;
if ((options.only === '' || options.only === 'interactions') && !(await measureActs())) process.exitCode = 1;
