import { type QueueFigures, queueFigures } from './queues.ts';
import { type Day, type Figures, type Prices, ratesAt, type StationName, stationNames, type Work, workAt } from './traffic.ts';

/** The parts of a shop. */
export interface Plan {
  /** Processes that serve, each with a core. */
  nodes: number;
  /** Cores of PostgreSQL. */
  databaseCores: number;
  /** Connections of each node. */
  pool: number;
  /** Processes for jobs; 0: the nodes carry them out. */
  workers: number;
}

/** The parts that `npm start` gives on a machine of two cores. */
export const oneMachine: Plan = { nodes: 1, databaseCores: 1, pool: 12, workers: 0 };

/** Mails that one process hands over at once (`deliverMailJob`). */
const mailConcurrency = 5;

/** A queue as a plan has it: how many lines like it there are, and the servers of each. */
function shapeOf(plan: Plan, station: StationName): { lines: number; servers: number } {
  const processes = Math.max(1, plan.workers);
  switch (station) {
    case 'node':
      return { lines: plan.nodes, servers: 1 };
    case 'pool':
      return { lines: plan.nodes, servers: plan.pool };
    case 'database':
      return { lines: 1, servers: plan.databaseCores };
    case 'redis':
      return { lines: 1, servers: 1 };
    case 'jobs':
      return { lines: 1, servers: processes };
    case 'mail':
      return { lines: 1, servers: processes * mailConcurrency };
  }
}

/** The work of one of several lines that share it evenly. */
export const shareOf = (work: readonly Work[], lines: number): Work[] =>
  work.map(({ perSecond, ms }) => ({ perSecond: perSecond / lines, ms }));

export interface StationFigures extends QueueFigures {
  station: StationName;
  lines: number;
  servers: number;
  /** Work of one line. */
  work: Work[];
}

/** The queues of a plan in the busiest minutes of a day, the fullest first. */
export function figuresOf(day: Day, figures: Figures, scale: number, plan: Plan): StationFigures[] {
  const all = workAt(day, figures, scale);
  // Without a worker the jobs take the time of the nodes.
  if (plan.workers === 0) all.node.push(...all.jobs);
  return stationNames
    .map((station) => {
      const { lines, servers } = shapeOf(plan, station);
      const work = shareOf(all[station], lines);
      return { station, lines, servers, work, ...queueFigures(work, servers) };
    })
    .sort((a, b) => b.utilisation - a.utilisation);
}

/** Shares of their time up to which a shop lets its parts work in the busiest minutes. */
const targets: Record<StationName, number> = { node: 0.6, pool: 0.5, database: 0.6, redis: 0.5, jobs: 0.7, mail: 0.7 };

/** The smallest plan in which no queue is above its target, with two nodes at least beyond one machine. */
export function planFor(day: Day, figures: Figures, scale: number): Plan {
  const work = workAt(day, figures, scale);
  const load = (station: StationName) => work[station].reduce((sum, { perSecond, ms }) => sum + (perSecond * ms) / 1_000, 0);
  const needed = (station: StationName, each = 1) => Math.ceil(load(station) / (targets[station] * each));
  const isSmall = (load('node') + load('jobs')) / targets.node <= 1;
  const nodes = isSmall ? 1 : Math.max(2, needed('node'));
  return {
    nodes,
    databaseCores: Math.max(1, needed('database')),
    pool: Math.max(oneMachine.pool, Math.ceil(load('pool') / targets.pool / nodes)),
    workers: isSmall ? 0 : Math.max(1, needed('jobs'), needed('mail', mailConcurrency)),
  };
}

/** Bytes that a page view sends through the proxy: HTML, scripts for a part of the visitors, pictures. */
const bytesOfPageView = 250_000;
const daysOfMonth = 30;

export interface Cost {
  /** Rupees a month. */
  month: number;
  /** Rupees for each million page views. */
  million: number;
}

/** The cost of a plan when each day of a month is like this one. */
export function costOf(day: Day, prices: Prices, scale: number, plan: Plan): Cost {
  const pageViews = day.pageViewsPerDay * scale * daysOfMonth;
  const orders = day.ordersPerDay * scale * daysOfMonth;
  const isMany = plan.nodes > 1;
  const machines =
    (plan.nodes + plan.workers) * prices.nodeCoreMonth +
    // A standby that is in step has the cores of the first.
    plan.databaseCores * prices.databaseCoreMonth * (isMany ? 2 : 1) +
    (isMany ? prices.redisMonth + 2 * prices.balancerMonth : 0) +
    (plan.nodes * plan.pool > 90 ? prices.poolerMonth : 0);
  const traffic = ((pageViews * bytesOfPageView) / 1e9) * prices.trafficGb;
  const month = machines + traffic + orders * day.mailsPerOrder * prices.mail;
  return { month, million: month / (pageViews / 1e6) };
}

/** Page views and orders a second in the busiest minutes, and requests of all kinds. */
export function trafficAt(day: Day, scale: number): { pageViews: number; orders: number; requests: number } {
  const { pageViews, orders, requests } = ratesAt(day, scale);
  return { pageViews, orders, requests: [...requests.values()].reduce((sum, rate) => sum + rate, 0) };
}
