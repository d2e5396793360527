import { Random } from '../../demo/generator/random.ts';
import type { QueueFigures } from './queues.ts';
import type { Work } from './traffic.ts';

const exponential = (random: Random, mean: number) => -mean * Math.log(1 - random.unit());

/** The kind of work at a point of all rates beside each other. */
function drawKind(work: readonly Work[], point: number): Work {
  let end = 0;
  for (const kind of work) {
    end += kind.perSecond;
    if (point < end) return kind;
  }
  return work.at(-1) as Work;
}

interface Line {
  arrivals: Float64Array;
  services: Float64Array;
}

/**
 * Poisson arrivals of a time, in milliseconds, each with an exponential service time of its kind.
 * @param rateAt multiple of the work's rate at a time, at most `most`
 */
export function arrivalsOf(
  work: readonly Work[],
  milliseconds: number,
  random: Random,
  rateAt: (t: number) => number = () => 1,
  most = 1,
): Line {
  const rate = work.reduce((sum, { perSecond }) => sum + perSecond / 1_000, 0);
  const arrivals: number[] = [];
  const services: number[] = [];
  for (let t = exponential(random, 1 / (rate * most)); t < milliseconds; t += exponential(random, 1 / (rate * most))) {
    if (random.unit() * most > rateAt(t)) continue;
    const kind = drawKind(work, random.unit() * rate * 1_000);
    arrivals.push(t);
    services.push(exponential(random, kind.ms));
  }
  return { arrivals: Float64Array.from(arrivals), services: Float64Array.from(services) };
}

export interface Simulated extends QueueFigures {
  requests: number;
  /** Requests that waited at once, at most. */
  longestLine: number;
}

/** Serves a line in order of arrival with several servers, and says how it fared. */
export function serve({ arrivals, services }: Line, servers: number): Simulated {
  const free = new Float64Array(servers);
  const times = new Float64Array(arrivals.length);
  const starts = new Float64Array(arrivals.length);
  let [waited, worked, longestLine, begun] = [0, 0, 0, 0];
  for (let index = 0; index < arrivals.length; index++) {
    const arrival = arrivals[index] as number;
    const service = services[index] as number;
    let first = 0;
    for (let server = 1; server < servers; server++) if ((free[server] as number) < (free[first] as number)) first = server;
    const start = Math.max(arrival, free[first] as number);
    free[first] = start + service;
    starts[index] = start;
    while (begun < index && (starts[begun] as number) <= arrival) begun++;
    longestLine = Math.max(longestLine, index - begun + (start > arrival ? 1 : 0));
    times[index] = start - arrival + service;
    waited += start - arrival;
    worked += service;
  }
  const count = arrivals.length;
  const end = Math.max(arrivals.at(-1) ?? 0, ...free);
  times.sort();
  return {
    requests: count,
    utilisation: worked / (servers * end),
    meanWaitMs: waited / count,
    meanMs: (waited + worked) / count,
    p95Ms: times[Math.floor(count * 0.95)] ?? 0,
    longestLine,
  };
}

/**
 * Simulates a queue until it has served so many requests.
 * @param seed the same seed gives the same figures
 */
export function simulateQueue(work: readonly Work[], servers: number, requests: number, seed: number): Simulated {
  const perSecond = work.reduce((sum, each) => sum + each.perSecond, 0);
  return serve(arrivalsOf(work, (requests / perSecond) * 1_000, new Random(seed, 0, 0)), servers);
}

/** The course of a day, as multiples of its mean: quiet at four in the morning, busiest at 16 hours. */
export function dayCurve(peakHourShare: number): (t: number) => number {
  const swing = Math.min(1, peakHourShare * 24 - 1);
  const rest = peakHourShare * 24 - 1 - swing;
  return (t) => {
    const wave = Math.cos(((t / 3_600_000 - 16) / 24) * 2 * Math.PI);
    return 1 + swing * wave + rest * Math.max(0, wave) ** 8;
  };
}
