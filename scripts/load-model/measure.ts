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

/** Measures the processor time of a request of each kind, one by one, and the time to its answer. */
async function calibrate(server: Server, ask: (kind: number) => Promise<Answer>, each: number) {
  const costs: { cpuMs: number; alone: number }[] = [];
  for (const kind of kinds.keys()) {
    for (let warm = 0; warm < each / 2; warm++) await ask(kind);
    const before = server.cpuSeconds() ?? Number.NaN;
    const answers: Answer[] = [];
    for (let count = 0; count < each; count++) answers.push(await ask(kind));
    // The clock of processor time ticks every ten milliseconds.
    costs.push({
      cpuMs: Math.max(0.02, (((server.cpuSeconds() ?? Number.NaN) - before) * 1_000) / each),
      alone: quantile(sortedTimes(answers), 0.5),
    });
  }
  return costs;
}

function kindAt(point: number): number {
  let end = 0;
  return kinds.findIndex(({ share }) => {
    end += share;
    return point < end;
  });
}

/** Sends requests as they come: Poisson arrivals, however long the answers take. */
async function sendOpen(
  ask: (kind: number) => Promise<Answer>,
  options: { perSecond: number; seconds: number; seed: number },
): Promise<(Answer & { kind: number })[]> {
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
 * was measured. The model gets processor times that were measured just before, one request at a time.
 */
export async function measurePoint(options: {
  perSecond: number;
  seconds: number;
  seed: number;
  print: (line?: string) => void;
}): Promise<void> {
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
    const costs = await calibrate(server, ask, 60);
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
    const work = costs.map(({ cpuMs }, kind) => ({
      perSecond: answers.filter((answer) => answer.kind === kind).length / seconds,
      ms: cpuMs,
    }));
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
