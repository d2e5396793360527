import type { Context } from '#platform/context.ts';
import type { JobDefinition } from '#platform/jobs/jobs.ts';
import { deleteRareTerms } from './queries.ts';

/** Words searched for fewer times than this are not shown, and not kept for long. */
export const minSearchCount = 3;
const retentionDays = 30;
const dayMs = 24 * 60 * 60 * 1000;

/** Forgets the words that hardly anybody searched for. */
export async function pruneRareSearches(ctx: Context): Promise<void> {
  const before = new Date(ctx.now().getTime() - retentionDays * dayMs).toISOString().slice(0, 10);
  await deleteRareTerms(ctx.db, before, minSearchCount);
}

export const pruneRareSearchesJob: JobDefinition = {
  name: 'forget-rare-searches',
  retries: 2,
  timeoutSeconds: 300,
  cron: '20 21 * * *',
  handle: (_data, ctx) => pruneRareSearches(ctx),
};
