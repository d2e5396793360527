import type { Context } from '#platform/context.ts';
import type { JobKind } from '#platform/jobs/jobs.ts';
import { removeRareTerms } from './queries.ts';

/** Words searched for fewer times than this are not shown, and not kept for long. */
export const rare = 3;
const keptDays = 30;
const dayMs = 24 * 60 * 60 * 1000;

/** Forgets the words that hardly anybody searched for. */
export async function forgetRareSearches(ctx: Context): Promise<void> {
  const before = new Date(ctx.now().getTime() - keptDays * dayMs).toISOString().slice(0, 10);
  await removeRareTerms(ctx.db, before, rare);
}

export const forgetRareSearchesJob: JobKind = {
  name: 'forget-rare-searches',
  retries: 2,
  timeoutSeconds: 300,
  cron: '20 21 * * *',
  handle: (_data, ctx) => forgetRareSearches(ctx),
};
