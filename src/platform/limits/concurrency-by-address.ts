import pLimit, { type LimitFunction } from 'p-limit';
import { rateLimitKey } from '../http/client-address.ts';

/** Runs work as soon as its address has a free slot. */
export type LimitConcurrency = <T>(address: string, work: () => Promise<T>) => Promise<T>;

/**
 * Limits how much of one address runs concurrently; the rest waits in its own queue. A client that sends
 * hundreds of requests delays itself and leaves the thread and the database's connections to others. The rate
 * limit bounds how much waits.
 * @param concurrency of one address; 0 lets everything run
 */
export function limitConcurrencyByAddress(concurrency: number): LimitConcurrency {
  if (concurrency === 0) return (_address, work) => work();
  const queues = new Map<string, { queue: LimitFunction; open: number }>();
  return async (address, work) => {
    const who = rateLimitKey(address);
    const own = queues.get(who) ?? { queue: pLimit(concurrency), open: 0 };
    queues.set(who, own);
    own.open++;
    try {
      return await own.queue(work);
    } finally {
      own.open--;
      if (own.open === 0) queues.delete(who);
    }
  };
}
