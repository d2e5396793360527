import pLimit from 'p-limit';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import type { WorkKind } from '#shared/endpoint.ts';
import { DomainError } from '#shared/errors.ts';
import { rateLimitKey } from '../http/client-address.ts';

interface Budget {
  /** Runs beside each other in this process; the others wait in line. */
  concurrency: number;
  /** Most that wait in line. */
  maxQueued: number;
  /** Runs and waits of one address. */
  maxPerAddress: number;
  /** Part of the requests of a minute that one address may spend on it. */
  addressShare: number;
}

/** What each kind of expensive call may take, so that no address has the processor to itself. */
const budgets: Record<WorkKind, Budget> = {
  // As many as the thread pool has threads: argon2id takes one of them each.
  password: { concurrency: 4, maxQueued: 200, maxPerAddress: 8, addressShare: 1 / 10 },
  search: { concurrency: Number.POSITIVE_INFINITY, maxQueued: Number.POSITIVE_INFINITY, maxPerAddress: 12, addressShare: 1 / 2 },
  document: { concurrency: 2, maxQueued: 100, maxPerAddress: 6, addressShare: 1 / 5 },
  export: { concurrency: 2, maxQueued: 50, maxPerAddress: 2, addressShare: 1 / 20 },
};

export interface WorkLimits {
  /**
   * Runs `work` within the budget of its kind.
   * @param address undefined for what nobody outside asked for, which only waits in line
   * @throws {DomainError} TOO_MANY_REQUESTS where the address has spent its share, SERVICE_UNAVAILABLE where the line is too long
   */
  run<T>(kind: WorkKind, address: string | undefined, work: () => Promise<T>): Promise<T>;
}

/**
 * Gates before the expensive calls of this process.
 * @param perMinute requests that one address has in a minute; 0 switches the limits by address off
 */
export function createWorkLimits(perMinute: number): WorkLimits {
  const gates = new Map(Object.entries(budgets).map(([kind, budget]) => [kind, createWorkLimit(budget, perMinute)]));
  return { run: (kind, address, work) => (gates.get(kind) as WorkLimit)(address, work) };
}

type WorkLimit = <T>(address: string | undefined, work: () => Promise<T>) => Promise<T>;

function createWorkLimit(
  { concurrency: atOnce, maxQueued: waiting, maxPerAddress: ofAddress, addressShare: share }: Budget,
  perMinute: number,
): WorkLimit {
  const line = pLimit(atOnce);
  const open = new Map<string, number>();
  const spent = new RateLimiterMemory({ points: Math.max(1, Math.ceil(perMinute * share)), duration: 60 });
  const enter = <T>(work: () => Promise<T>) => {
    if (line.pendingCount >= waiting) throw new DomainError('SERVICE_UNAVAILABLE', {}, 1);
    return line(work);
  };
  return async (address, work) => {
    if (perMinute === 0 || address === undefined) return enter(work);
    const who = rateLimitKey(address);
    const count = open.get(who) ?? 0;
    if (count >= ofAddress) throw new DomainError('TOO_MANY_REQUESTS', {}, 1);
    open.set(who, count + 1);
    try {
      await spent.consume(who).catch((refusal: RateLimiterRes) => {
        throw new DomainError('TOO_MANY_REQUESTS', {}, Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)));
      });
      return await enter(work);
    } finally {
      const left = (open.get(who) ?? 1) - 1;
      if (left > 0) open.set(who, left);
      else open.delete(who);
    }
  };
}
