import { isbot } from 'isbot';
import { dayInIndia } from '#modules/ledger/rate-rules.ts';
import type { Context } from '#platform/context.ts';
import type { Connection } from '#platform/database/database.ts';
import { rateLimitKey } from '#platform/http/client-address.ts';
import { type Countable, Counter } from './counter-rules.ts';
import { writeCounts } from './queries.ts';

/** Milliseconds between two writes while there is something to write. */
const flushIntervalMs = 5_000;

export interface EventCounter {
  track(ctx: Context, input: { happened: Countable[] }): void;
  /** Writes down what is still in memory. */
  flush(): Promise<void>;
}

type Deps = Pick<Context, 'db' | 'log' | 'now'>;

/**
 * Counts in memory and writes sums every few seconds with one statement, so that a page view costs the
 * database nothing. A process that is killed loses the last seconds of its counts.
 */
export function createEventCounter({ db, log, now }: Deps): EventCounter {
  const counter = new Counter();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();
  const write = () => {
    timer = undefined;
    const counts = counter.take();
    if (counts.length === 0) return writing;
    writing = writing
      .then(() => writeCounts(db, counts))
      .catch((error) => log.warn({ error, lost: counts.length }, 'counts could not be written'));
    return writing;
  };
  return {
    track(ctx, { happened }) {
      const { client } = ctx.request;
      if (client?.refusesTracking || isbot(client?.userAgent)) return;
      const sender = ctx.request.address === undefined ? '' : rateLimitKey(ctx.request.address);
      const day = dayInIndia(now());
      for (const event of happened) counter.add(event, day, sender);
      timer ??= setTimeout(write, flushIntervalMs).unref();
    },
    flush() {
      clearTimeout(timer);
      return write();
    },
  };
}

/** One counter for each database that this process works on. */
const counters = new WeakMap<Connection, EventCounter>();

/** @param deps of a context outside any transaction */
export function eventCounterOf(deps: Deps): EventCounter {
  const counter = counters.get(deps.db) ?? createEventCounter(deps);
  counters.set(deps.db, counter);
  return counter;
}
