import type { JobDefinition } from '#platform/jobs/jobs.ts';
import { loadStandardCollections } from './load-standard-collections.ts';
import { recountPopularity } from './queries.ts';

/** Days whose sales count as lately. */
export const popularityDays = 90;

/** Counts what was sold and wished for lately, and adds the collections of new techniques and regions. */
export const refreshPopularityJob: JobDefinition = {
  name: 'refresh-popularity',
  retries: 2,
  timeoutSeconds: 300,
  cron: '40 20 * * *',
  async handle(_data, ctx) {
    await ctx.transaction(async (tx) => {
      await recountPopularity(tx.db, new Date(tx.now().getTime() - popularityDays * 86_400_000));
      tx.cache.invalidate('collections');
    });
    await loadStandardCollections(ctx);
  },
};
