import type { JobDefinition } from '#platform/jobs/jobs.ts';
import { sumMovements } from './stock-sum-queries.ts';

/** Adds up the movements of stock that are a day old; the books are checked by those that came since. */
export const sumStockJob: JobDefinition = {
  name: 'sum-stock',
  retries: 1,
  timeoutSeconds: 60 * 60,
  cron: '50 20 * * *',
  handle: (_data, ctx) => ctx.transaction((tx) => sumMovements(tx.db)),
};
