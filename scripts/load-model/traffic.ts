import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Costs of one request of a kind. Times are means in milliseconds. */
interface RequestCost {
  /** Processor time of the node. */
  nodeMs: number;
  /** Processor time of PostgreSQL. */
  databaseMs: number;
  statements: number;
  /** Messages through Redis. */
  redis?: number;
  /** Row of bench/result.json that replaces `nodeMs`. */
  bench?: string;
}

/** Measured times. */
export interface Figures {
  source: string;
  requests: Record<string, RequestCost>;
  /** Milliseconds that a connection is held for each statement beside PostgreSQL's work: way and queue. */
  statementOverheadMs: number;
  redisMs: number;
  /** Processor time of a job, mean over kinds. */
  jobMs: number;
  /** Time that a mail server takes for one mail. */
  mailMs: number;
  /** Resident memory of a node. */
  nodeMemoryMb: number;
}

/** A day of a shop. Scale 10 is ten times its visitors and orders. */
export interface Day {
  pageViewsPerDay: number;
  ordersPerDay: number;
  /** Share of the day in its busiest hour. */
  peakHourShare: number;
  /** The busiest minutes of that hour beside its mean. */
  burst: number;
  /** Share of assets and pictures that a CDN answers. */
  cdnShareOfAssets: number;
  perPageView: Record<string, number>;
  perOrder: Record<string, number>;
  jobsPerOrder: number;
  mailsPerOrder: number;
}

/** Prices in rupees. */
export interface Prices {
  date: string;
  note: string;
  nodeCoreMonth: number;
  databaseCoreMonth: number;
  poolerMonth: number;
  redisMonth: number;
  balancerMonth: number;
  trafficGb: number;
  mail: number;
}

const read = (name: string) => JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8'));
export const readFigures = (): Figures => read('figures.json');
export const readDay = (): Day => read('day.json');
export const readPrices = (): Prices => read('prices.json');

/** Replaces processor times by those that `npm run bench` has written. */
export function withBench(figures: Figures, rows: readonly { name: string; kind: string; microseconds: number }[]): Figures {
  const measured = new Map(rows.map(({ name, kind, microseconds }) => [`${name} ${kind}`, microseconds / 1_000]));
  const requests = Object.entries(figures.requests).map(([name, cost]) => [
    name,
    { ...cost, nodeMs: measured.get(cost.bench ?? '') ?? cost.nodeMs },
  ]);
  return { ...figures, requests: Object.fromEntries(requests) };
}

/** Work that comes to a queue: exponential service times of several kinds. */
export interface Work {
  /** Arrivals a second. */
  perSecond: number;
  /** Mean service time in milliseconds. */
  ms: number;
}

export const stationNames = ['node', 'pool', 'database', 'redis', 'jobs', 'mail'] as const;
export type StationName = (typeof stationNames)[number];

/** Orders and requests a second in the busiest minutes of a day. */
export function ratesAt(day: Day, scale: number): { orders: number; pageViews: number; requests: Map<string, number> } {
  const perSecond = (scale * day.peakHourShare * day.burst) / 3_600;
  const pageViews = day.pageViewsPerDay * perSecond;
  const orders = day.ordersPerDay * perSecond;
  const requests = new Map<string, number>();
  const add = (counts: Record<string, number>, rate: number) => {
    for (const [name, count] of Object.entries(counts)) {
      const reached = name === 'asset or picture' ? 1 - day.cdnShareOfAssets : 1;
      requests.set(name, (requests.get(name) ?? 0) + count * rate * reached);
    }
  };
  add(day.perPageView, pageViews);
  add(day.perOrder, orders);
  return { orders, pageViews, requests };
}

/** The work that each queue of the whole shop gets in the busiest minutes. */
export function workAt(day: Day, figures: Figures, scale: number): Record<StationName, Work[]> {
  const { orders, requests } = ratesAt(day, scale);
  const work: Record<StationName, Work[]> = { node: [], pool: [], database: [], redis: [], jobs: [], mail: [] };
  for (const [name, perSecond] of requests) {
    const cost = figures.requests[name];
    if (!cost) throw new Error(`The figures have no request "${name}".`);
    work.node.push({ perSecond, ms: cost.nodeMs });
    if (cost.statements > 0) {
      work.database.push({ perSecond, ms: cost.databaseMs });
      work.pool.push({ perSecond, ms: cost.databaseMs + cost.statements * figures.statementOverheadMs });
    }
    if (cost.redis) work.redis.push({ perSecond: perSecond * cost.redis, ms: figures.redisMs });
  }
  work.jobs.push({ perSecond: orders * day.jobsPerOrder, ms: figures.jobMs });
  work.mail.push({ perSecond: orders * day.mailsPerOrder, ms: figures.mailMs });
  return work;
}
