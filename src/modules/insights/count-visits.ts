import { isbot } from 'isbot';
import type { Context, Services } from '#platform/context.ts';
import { limitKey } from '#platform/http/client-address.ts';
import type { Happening } from './contract.ts';
import { writeCounts } from './queries.ts';
import { Tally } from './tally-rules.ts';

/** Milliseconds between two writes while there is something to write. */
const pause = 5_000;

export interface VisitCounter {
  count(ctx: Context, input: { happened: Happening[] }): void;
  /** Writes down what is still in memory. */
  settle(): Promise<void>;
}

/**
 * Counts in memory and writes sums every few seconds with one statement, so that a visit costs the database nothing. A process that is
 * killed loses the last seconds of its counts, which is the price.
 */
export function countVisits({ database, log, now }: Pick<Services, 'database' | 'log' | 'now'>): VisitCounter {
  const tally = new Tally();
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
    count(ctx, { happened }) {
      if (isbot(ctx.client?.userAgent)) return;
      const who = ctx.address === undefined ? '' : limitKey(ctx.address);
      for (const one of happened) tally.add(one, now(), who);
      timer ??= setTimeout(write, pause).unref();
    },
    settle() {
      clearTimeout(timer);
      return write();
    },
  };
}
