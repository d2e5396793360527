import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { type Server, startShop } from '../../bench/server.ts';
import { Random } from '../../demo/generator/random.ts';
import { openPostgresShop, type PostgresShop } from '../../test/support/postgres-shop.ts';
import { freePort } from '../../test/support/programs.ts';
import { queueFigures } from './queues.ts';

/** Requests of the measured point, with how often each comes among a hundred. */
const kinds = [
  { name: 'page from memory', share: 60, path: () => '/' },
  { name: 'computed page', share: 15, path: (count: number) => `/?number=${count}` },
  { name: 'computed call', share: 20, path: (count: number) => `/api/v1/categories?number=${count}` },
  { name: 'order', share: 5, path: undefined },
];

interface Answer {
  status: number;
  ms: number;
}

async function timed(send: () => Promise<Response>): Promise<Answer> {
  const begun = performance.now();
  const answer = await send().catch(() => undefined);
  await answer?.arrayBuffer();
  return { status: answer?.status ?? 0, ms: performance.now() - begun };
}

const quantile = (sorted: readonly number[], share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
const sortedTimes = (answers: readonly Answer[]) => answers.map(({ ms }) => ms).sort((a, b) => a - b);

/** Milliseconds of one turn of what the node does without requests: polls of queues, clocks. */
const idleTurnMs = 2;

/** Waits for the jobs of what was asked: until the node has idled for three seconds, 30 s at most. */
async function idle(server: Server, share: number): Promise<void> {
  for (let tries = 0, quiet = 0; tries < 30 && quiet < 3; tries++) {
    const before = server.cpuSeconds() ?? 0;
    await pause(1_000);
    // Queues are polled every two seconds.
    quiet = (server.cpuSeconds() ?? 0) - before <= share + 0.03 ? quiet + 1 : 0;
  }
}

/** Measures the share of a core that the node takes without requests: the median of ten seconds. */
async function idleShare(server: Server): Promise<number> {
  const seconds: number[] = [];
  for (let second = 0; second < 10; second++) {
    const before = server.cpuSeconds() ?? Number.NaN;
    await pause(1_000);
    seconds.push((server.cpuSeconds() ?? Number.NaN) - before);
  }
  return quantile(
    seconds.sort((a, b) => a - b),
    0.5,
  );
}

function kindAt(point: number): number {
  let end = 0;
  return kinds.findIndex(({ share }) => {
    end += share;
    return point < end;
  });
}

interface OpenOptions {
  perSecond: number;
  seconds: number;
  seed: number;
}

/** Sends requests as they come: Poisson arrivals, however long the answers take. */
async function sendOpen(ask: (kind: number) => Promise<Answer>, options: OpenOptions): Promise<(Answer & { kind: number })[]> {
  const random = new Random(options.seed, 1, 0);
  const answers: Promise<Answer & { kind: number }>[] = [];
  const begun = performance.now();
  for (let at = 0; at < options.seconds * 1_000; at += (-Math.log(1 - random.unit()) * 1_000) / options.perSecond) {
    await pause(Math.max(0, begun + at - performance.now()));
    const kind = kindAt(random.unit() * 100);
    answers.push(ask(kind).then((answer) => ({ ...answer, kind })));
  }
  return Promise.all(answers);
}

/**
 * Measures the processor time of a request of each kind with its jobs, and the time to its answer. They come
 * as seldom as at the measured point: one right after another takes a third, with warm caches.
 */
async function calibrate(server: Server, ask: (kind: number) => Promise<Answer>, options: OpenOptions, share: number) {
  const costs: { cpuMs: number; alone: number }[] = [];
  for (const [kind, { share: parts }] of kinds.entries()) {
    const perSecond = Math.max(3, (options.perSecond * parts) / 100);
    await idle(server, share);
    const [before, begun] = [server.cpuSeconds() ?? Number.NaN, performance.now()];
    const answers = await sendOpen(() => ask(kind), { ...options, perSecond, seconds: 60 / perSecond });
    await idle(server, share);
    const busyMs = ((server.cpuSeconds() ?? Number.NaN) - before) * 1_000 - share * (performance.now() - begun);
    // The clock of processor time ticks every ten milliseconds.
    costs.push({ cpuMs: Math.max(0.02, busyMs / answers.length), alone: quantile(sortedTimes(answers), 0.5) });
  }
  return costs;
}

/** The share of a core that a busy process gets, which neighbours make smaller. */
function shareOfCore(): number {
  const [begun, before] = [performance.now(), process.cpuUsage()];
  while (performance.now() - begun < 1_000);
  const { user, system } = process.cpuUsage(before);
  return Math.min(1, (user + system) / 1_000 / (performance.now() - begun));
}

function startOf(shop: PostgresShop, port: number): Promise<Server> {
  // Limits of a shop that is tested; the server takes them from the environment.
  Object.assign(process.env, shop.env);
  return startShop({ databaseUrl: shop.postgres.url, port, cacheMb: 96, nodeOptions: [] });
}

/**
 * Asks the built shop at a known rate, and prints beside each other what the model says of that rate and what
 * was measured. The model gets processor times that were measured just before, each kind by itself, with the
 * jobs that an order leaves.
 */
export async function measurePoint(options: OpenOptions & { print: (line?: string) => void }): Promise<void> {
  const { print } = options;
  const shop = await openPostgresShop();
  const server = await startOf(shop, await freePort());
  let count = 0;
  const ask = (kind: number) => {
    const path = kinds[kind]?.path?.(count++);
    return timed(() =>
      path === undefined ? shop.order(server.origin) : fetch(`${server.origin}${path}`, { headers: { 'accept-encoding': 'br' } }),
    );
  };
  try {
    // Code that has not run often costs more than later.
    await sendOpen(ask, { ...options, seconds: options.seconds / 2, seed: options.seed + 1 });
    const idling = await idleShare(server);
    print(`${'without requests'.padEnd(24)}  ${(idling * 100).toFixed(1)} % of a core`);
    const costs = await calibrate(server, ask, options, idling);
    for (const [kind, { name, share }] of kinds.entries())
      print(
        `${name.padEnd(18)}${`${share} %`.padStart(6)}  ${costs[kind]?.cpuMs.toFixed(2)} ms of the node, ${costs[kind]?.alone.toFixed(1)} ms alone`,
      );
    const share = shareOfCore();
    const before = server.cpuSeconds() ?? Number.NaN;
    const begun = performance.now();
    const answers = await sendOpen(ask, options);
    const seconds = (performance.now() - begun) / 1_000;
    const rate = answers.length / seconds;
    const given = (share + shareOfCore()) / 2;
    // As many of each kind as were sent: a few orders more or less are most of the work.
    const work = [
      { perSecond: (idling * 1_000) / idleTurnMs, ms: idleTurnMs },
      ...costs.map(({ cpuMs }, kind) => ({
        perSecond: answers.filter((answer) => answer.kind === kind).length / seconds,
        ms: cpuMs,
      })),
    ];
    const alone = queueFigures(work, 1);
    // Neighbours make the node's own time longer: at most as much as that of a process that is always busy.
    const crowded = queueFigures(
      work.map(({ perSecond, ms }) => ({ perSecond, ms: ms / given })),
      1,
    );
    const busy = ((server.cpuSeconds() ?? Number.NaN) - before) / seconds;
    const times = sortedTimes(answers);
    const failed = answers.filter(({ status }) => status !== 200).length;
    print(`\nload average ${loadavg()[0]?.toFixed(1)}: a busy process gets ${(given * 100).toFixed(0)} % of a core`);
    print(`${answers.length} requests at ${rate.toFixed(1)}/s, ${failed} failed`);
    print(`node busy      predicted ${(alone.utilisation * 100).toFixed(1)} %   measured ${(busy * 100).toFixed(1)} %`);
    print(
      `p95            predicted ${alone.p95Ms.toFixed(0)} ms on a core of its own, ${Number.isFinite(crowded.p95Ms) ? `${crowded.p95Ms.toFixed(0)} ms` : 'no end of waiting'} with that share` +
        `   measured ${quantile(times, 0.95).toFixed(0)} ms`,
    );
    print(`half           measured ${quantile(times, 0.5).toFixed(1)} ms`);
  } finally {
    await server.stop();
    await shop.close();
  }
}
