import type { Work } from './traffic.ts';

/** Figures of a queue. Times in milliseconds. */
export interface QueueFigures {
  /** Share of the time that its servers work. */
  utilisation: number;
  /** Infinity where it cannot keep up. */
  meanWaitMs: number;
  meanMs: number;
  p95Ms: number;
}

/** The probability of having to wait in M/M/c (Erlang C); `load` is the offered work in servers. */
export function erlangC(servers: number, load: number): number {
  if (load >= servers) return 1;
  let blocked = 1;
  for (let count = 1; count <= servers; count++) blocked = (load * blocked) / (count + load * blocked);
  return blocked / (1 - (load / servers) * (1 - blocked));
}

/** The probability that the sum of two exponential times with these means is longer than `t`. */
function tailOfSum(a: number, b: number, t: number): number {
  if (Math.abs(a - b) < 1e-9 * Math.max(a, b)) return Math.exp(-t / a) * (1 + t / a);
  return (a * Math.exp(-t / a) - b * Math.exp(-t / b)) / (a - b);
}

/** Weights of Stehfest's inversion of a Laplace transform, for as many terms as a double bears. */
const terms = 12;
const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));
const weights = Array.from({ length: terms }, (_, index) => {
  const k = index + 1;
  let sum = 0;
  for (let j = Math.floor((k + 1) / 2); j <= Math.min(k, terms / 2); j++)
    sum +=
      (j ** (terms / 2) * factorial(2 * j)) /
      (factorial(terms / 2 - j) * factorial(j) * factorial(j - 1) * factorial(k - j) * factorial(2 * j - k));
  return (-1) ** (k + terms / 2) * sum;
});

/**
 * The probability that an answer of one server takes longer than `t`: Pollaczek and Khinchine's transform,
 * inverted.
 */
function tailOfOneServer(shares: readonly { share: number; ms: number }[], rate: number, utilisation: number, t: number): number {
  const tail = (s: number) => {
    const service = shares.reduce((sum, { share, ms }) => sum + share / (1 + ms * s), 0);
    return (1 - ((1 - utilisation) * s * service) / (s - rate * (1 - service))) / s;
  };
  const scale = Math.LN2 / t;
  return scale * weights.reduce((sum, weight, index) => sum + weight * tail((index + 1) * scale), 0);
}

/**
 * Figures of a queue with one line and several servers, Poisson arrivals and exponential service times of
 * several kinds: M/M/c for one kind, Pollaczek and Khinchine's formula for one server, and the approximation
 * of Allen and Cunneen for both.
 * @param work arrivals of the whole queue
 */
export function queueFigures(work: readonly Work[], servers: number): QueueFigures {
  const rate = work.reduce((sum, { perSecond }) => sum + perSecond / 1_000, 0);
  if (rate === 0) return { utilisation: 0, meanWaitMs: 0, meanMs: 0, p95Ms: 0 };
  const shares = work.map(({ perSecond, ms }) => ({ share: perSecond / 1_000 / rate, ms }));
  const mean = shares.reduce((sum, { share, ms }) => sum + share * ms, 0);
  const second = shares.reduce((sum, { share, ms }) => sum + share * 2 * ms * ms, 0);
  const variation = second / (mean * mean) - 1;
  const load = rate * mean;
  const utilisation = load / servers;
  if (utilisation >= 1) return { utilisation, meanWaitMs: Infinity, meanMs: Infinity, p95Ms: Infinity };
  const delayed = erlangC(servers, load);
  const meanWaitMs = ((delayed * mean) / (servers - load)) * ((1 + variation) / 2);
  const waitOfDelayed = meanWaitMs / delayed;
  const tail = (t: number) =>
    servers === 1
      ? tailOfOneServer(shares, rate, utilisation, t)
      : shares.reduce(
          (sum, { share, ms }) => sum + share * ((1 - delayed) * Math.exp(-t / ms) + delayed * tailOfSum(ms, waitOfDelayed, t)),
          0,
        );
  let [low, high] = [0, mean];
  while (tail(high) > 0.05) high *= 2;
  for (let step = 0; step < 50; step++) {
    const middle = (low + high) / 2;
    if (tail(middle) > 0.05) low = middle;
    else high = middle;
  }
  return { utilisation, meanWaitMs, meanMs: meanWaitMs + mean, p95Ms: high };
}
