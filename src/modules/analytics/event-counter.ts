import { isbot } from 'isbot';
import type { Context, Services } from '#platform/context.ts';
import { rateLimitKey } from '#platform/http/client-address.ts';
import type { AnalyticsEvent } from './contract.ts';
import { Counter } from './counter-rules.ts';
import { writeCounts } from './queries.ts';

/** Milliseconds between two writes while there is something to write. */
const flushIntervalMs = 5_000;

export interface EventCounter {
  track(ctx: Context, input: { happened: AnalyticsEvent[] }): void;
  /** Writes down what is still in memory. */
  flush(): Promise<void>;
}

/**
 * Counts in memory and writes sums every few seconds with one statement, so that a visit costs the database nothing. A process that is
 * killed loses the last seconds of its counts, which is the price.
 */
export function createEventCounter({ database, log, now }: Pick<Services, 'database' | 'log' | 'now'>): EventCounter {
  const tally = new Counter();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();
  const write = () => {
    timer = undefined;
    const counts = tally.take();
    if (counts.length === 0) return writing;
    writing = writing
      .then(() => writeCounts(database, counts))
      .catch((error) => log.warn({ error, lost: counts.length }, 'counts could not be written'));
    return writing;
  };
  return {
    track(ctx, { happened }) {
      if (isbot(ctx.request.client?.userAgent)) return;
      const who = ctx.request.address === undefined ? '' : rateLimitKey(ctx.request.address);
      for (const one of happened) tally.add(one, now(), who);
      timer ??= setTimeout(write, flushIntervalMs).unref();
    },
    flush() {
      clearTimeout(timer);
      return write();
    },
  };
}
