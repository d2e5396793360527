import { lte } from 'drizzle-orm';
import type { JobDefinition } from '../jobs/jobs.ts';
import { limits } from './tables.ts';

/** Removes counts whose window is over. */
export const deleteExpiredLimitsJob: JobDefinition = {
  name: 'forget-limits',
  retries: 2,
  timeoutSeconds: 60,
  cron: '23 * * * *',
  async handle(_data, ctx) {
    await ctx.db.orm.delete(limits).where(lte(limits.until, ctx.now()));
  },
};
