import type { Context } from '#platform/context.ts';
import type { JobDefinition } from '#platform/jobs/jobs.ts';
import { confirmationMs, notifiedRetentionMs } from './alert-rules.ts';
import { pruneRows } from './queries.ts';

/** Forgets requests that have expired, were told, or were not confirmed. */
export async function pruneAlerts(ctx: Context): Promise<void> {
  const now = ctx.now();
  const before = (age: number) => new Date(now.getTime() - age);
  await pruneRows(ctx.db, { now, unconfirmedBefore: before(confirmationMs), notifiedBefore: before(notifiedRetentionMs) });
}

export const pruneAlertsJob: JobDefinition = {
  name: 'prune-product-alerts',
  retries: 2,
  timeoutSeconds: 120,
  cron: '20 3 * * *',
  handle: (_data, ctx) => pruneAlerts(ctx),
};
