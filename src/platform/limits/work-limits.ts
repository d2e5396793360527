import pLimit from 'p-limit';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import type { WorkKind } from '#shared/endpoint.ts';
import { DomainError } from '#shared/errors.ts';
import { rateLimitKey } from '../http/client-address.ts';

interface Budget {
  /** Concurrent runs in this process; further ones are queued. */
  concurrency: number;
  /** Length of the queue. */
  maxQueued: number;
  /** Running and queued work of one address. */
  maxPerAddress: number;
  /** Share of an address's requests a minute that may be of this kind. */
  addressShare: number;
}

/** Budgets of expensive calls, so that no address occupies the processor alone. */
const budgets: Record<WorkKind, Budget> = {
  // As many as the thread pool has threads: argon2id takes one each.
  password: { concurrency: 4, maxQueued: 200, maxPerAddress: 8, addressShare: 1 / 10 },
  search: { concurrency: Number.POSITIVE_INFINITY, maxQueued: Number.POSITIVE_INFINITY, maxPerAddress: 12, addressShare: 1 / 2 },
  document: { concurrency: 2, maxQueued: 100, maxPerAddress: 6, addressShare: 1 / 5 },
  export: { concurrency: 2, maxQueued: 50, maxPerAddress: 2, addressShare: 1 / 20 },
};

export interface WorkLimits {
  /**
   * Runs `work` within the budget of its kind.
   * @param address undefined for work of the server itself, which is only queued
   * @throws {DomainError} TOO_MANY_REQUESTS where the address has spent its share, SERVICE_UNAVAILABLE where
   * the queue is full
   */
  run<T>(kind: WorkKind, address: string | undefined, work: () => Promise<T>): Promise<T>;
}

/**
 * Creates the limits of this process's expensive calls.
 * @param perMinute requests that one address has in a minute; 0 switches the limits by address off
 */
export function createWorkLimits(perMinute: number): WorkLimits {
  const gates = new Map(Object.entries(budgets).map(([kind, budget]) => [kind, createWorkLimit(budget, perMinute)]));
  return { run: (kind, address, work) => (gates.get(kind) as WorkLimit)(address, work) };
}

type WorkLimit = <T>(address: string | undefined, work: () => Promise<T>) => Promise<T>;

function createWorkLimit({ concurrency, maxQueued, maxPerAddress, addressShare }: Budget, perMinute: number): WorkLimit {
  const queue = pLimit(concurrency);
  const open = new Map<string, number>();
  const spent = new RateLimiterMemory({ points: Math.max(1, Math.ceil(perMinute * addressShare)), duration: 60 });
  const enter = <T>(work: () => Promise<T>) => {
    if (queue.pendingCount >= maxQueued) throw new DomainError('SERVICE_UNAVAILABLE', {}, 1);
    return queue(work);
  };
  return async (address, work) => {
    if (perMinute === 0 || address === undefined) return enter(work);
    const who = rateLimitKey(address);
    const count = open.get(who) ?? 0;
    if (count >= maxPerAddress) throw new DomainError('TOO_MANY_REQUESTS', {}, 1);
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
