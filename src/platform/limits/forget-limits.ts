import { lte } from 'drizzle-orm';
import type { JobKind } from '../jobs/jobs.ts';
import { limits } from './tables.ts';

/** Removes counts whose time is over. */
export const forgetLimitsJob: JobKind = {
  name: 'forget-limits',
  retries: 2,
  timeoutSeconds: 60,
  cron: '23 * * * *',
  async handle(_data, ctx) {
    await ctx.db.orm.delete(limits).where(lte(limits.until, ctx.now()));
  },
};
