import type { Context } from '#platform/context.ts';
import type { JobDefinition } from '#platform/jobs/jobs.ts';
import { deleteExpired } from './queries.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * Deletes ended sessions, codes after a day, unfinished sign-ups after a week, and
 * browsers unseen for a year.
 */
export async function pruneExpired(ctx: Context): Promise<void> {
  const now = ctx.now().getTime();
  const ago = (days: number) => new Date(now - days * day);
  await deleteExpired(ctx.db, { sessions: ctx.now(), codes: ago(1), signups: ago(7), devices: ago(365) });
}

export const pruneExpiredJob: JobDefinition = {
  name: 'forget-expired-accounts-data',
  retries: 2,
  timeoutSeconds: 300,
  cron: '41 * * * *',
  handle: (_data, ctx) => pruneExpired(ctx),
};
