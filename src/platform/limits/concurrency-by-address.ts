import pLimit, { type LimitFunction } from 'p-limit';
import { rateLimitKey } from '../http/client-address.ts';

/** Runs work as soon as its address has a turn. */
export type LimitConcurrency = <T>(address: string, work: () => Promise<T>) => Promise<T>;

/**
 * Lets each address have a few things done at once, and the rest of what it asks wait behind them: whoever asks for hundreds in one
 * breath waits for himself and leaves the thread and the database's connections to the others. How much waits is for the rate limit.
 * @param atOnce of one address; 0 lets everything run
 */
export function limitConcurrencyByAddress(atOnce: number): LimitConcurrency {
  if (atOnce === 0) return (_address, work) => work();
  const lines = new Map<string, { line: LimitFunction; open: number }>();
  return async (address, work) => {
    const who = rateLimitKey(address);
    const own = lines.get(who) ?? { line: pLimit(atOnce), open: 0 };
    lines.set(who, own);
    own.open++;
    try {
      return await own.line(work);
    } finally {
      own.open--;
      if (own.open === 0) lines.delete(who);
    }
  };
}
