import pLimit from 'p-limit';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import type { WorkKind } from '#shared/endpoint.ts';
import { Failure } from '#shared/errors.ts';
import { limitKey } from '../http/client-address.ts';

interface Budget {
  /** Runs beside each other in this process; the others wait in line. */
  atOnce: number;
  /** Most that wait in line. */
  waiting: number;
  /** Runs and waits of one address. */
  ofAddress: number;
  /** Part of the requests of a minute that one address may spend on it. */
  share: number;
}

/** What each kind of expensive call may take, so that no address has the processor to itself. */
const budgets: Record<WorkKind, Budget> = {
  // As many as the thread pool has threads: argon2id takes one of them each.
  password: { atOnce: 4, waiting: 200, ofAddress: 8, share: 1 / 10 },
  search: { atOnce: Number.POSITIVE_INFINITY, waiting: Number.POSITIVE_INFINITY, ofAddress: 12, share: 1 / 2 },
  document: { atOnce: 2, waiting: 100, ofAddress: 6, share: 1 / 5 },
  export: { atOnce: 2, waiting: 50, ofAddress: 2, share: 1 / 20 },
};

export interface WorkGates {
  /**
   * Runs `work` within the budget of its kind.
   * @param address undefined for what nobody outside asked for, which only waits in line
   * @throws {Failure} TOO_MANY_REQUESTS where the address has spent its share, SERVICE_UNAVAILABLE where the line is too long
   */
  run<T>(kind: WorkKind, address: string | undefined, work: () => Promise<T>): Promise<T>;
}

/**
 * Gates before the expensive calls of this process.
 * @param perMinute requests that one address has in a minute; 0 switches the limits by address off
 */
export function createWorkGates(perMinute: number): WorkGates {
  const gates = new Map(Object.entries(budgets).map(([kind, budget]) => [kind, createGate(budget, perMinute)]));
  return { run: (kind, address, work) => (gates.get(kind) as Gate)(address, work) };
}

type Gate = <T>(address: string | undefined, work: () => Promise<T>) => Promise<T>;

function createGate({ atOnce, waiting, ofAddress, share }: Budget, perMinute: number): Gate {
  const line = pLimit(atOnce);
  const open = new Map<string, number>();
  const spent = new RateLimiterMemory({ points: Math.max(1, Math.ceil(perMinute * share)), duration: 60 });
  const enter = <T>(work: () => Promise<T>) => {
    if (line.pendingCount >= waiting) throw new Failure('SERVICE_UNAVAILABLE', {}, 1);
    return line(work);
  };
  return async (address, work) => {
    if (perMinute === 0 || address === undefined) return enter(work);
    const who = limitKey(address);
    const count = open.get(who) ?? 0;
    if (count >= ofAddress) throw new Failure('TOO_MANY_REQUESTS', {}, 1);
    open.set(who, count + 1);
    try {
      await spent.consume(who).catch((refusal: RateLimiterRes) => {
        throw new Failure('TOO_MANY_REQUESTS', {}, Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)));
      });
      return await enter(work);
    } finally {
      const left = (open.get(who) ?? 1) - 1;
      if (left > 0) open.set(who, left);
      else open.delete(who);
    }
  };
}
