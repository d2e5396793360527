import { dayInIndia } from '#modules/ledger/rate-rules.ts';
import type { Context } from '#platform/context.ts';
import type { JobDefinition } from '#platform/jobs/jobs.ts';
import { deleteCountsBefore, deleteRareTerms } from './queries.ts';

/** Words that fewer visitors searched for than this are not shown, and not kept for long. */
export const minSearchCount = 3;
const rareDays = 30;
/** Days that counts are kept: a year, and the same weeks of the year before. */
const retentionDays = 400;
const dayMs = 24 * 60 * 60 * 1000;

/** Forgets the words that hardly anybody searched for, and counts that are old. */
export async function pruneCounts(ctx: Context): Promise<void> {
  const daysAgo = (days: number) => dayInIndia(new Date(ctx.now().getTime() - days * dayMs));
  await deleteRareTerms(ctx.db, daysAgo(rareDays), minSearchCount);
  await deleteCountsBefore(ctx.db, daysAgo(retentionDays));
}

export const pruneCountsJob: JobDefinition = {
  name: 'forget-rare-searches',
  retries: 2,
  timeoutSeconds: 300,
  cron: '20 21 * * *',
  handle: (_data, ctx) => pruneCounts(ctx),
};
