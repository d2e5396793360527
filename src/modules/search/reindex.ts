import type { Context } from '#platform/context.ts';
import type { JobDefinition } from '#platform/jobs/jobs.ts';
import { renewCluster } from './index/cluster/sync-cluster.ts';
import { deleteOldTombstones, deleteUnusedFacetsAndWords, readListedIds, recountWords, writeSearchRows } from './queries.ts';

/** Products in one transaction. */
const batchSize = 500;

/**
 * Estimates again how common every word and facet is. Only speed and the order of corrections depend on it.
 */
export async function countSearchWords(ctx: Context): Promise<void> {
  await ctx.transaction((tx) => recountWords(tx.db));
  await deleteOldTombstones(ctx.db);
}

/**
 * Writes the whole search index again from the listings, while the shop goes on selling.
 * @returns how many products there are
 */
export async function reindex(ctx: Context): Promise<number> {
  let done = 0;
  for (let after = ''; ; ) {
    const ids = await readListedIds(ctx.db, after, batchSize);
    await ctx.transaction((tx) => writeSearchRows(tx.db, ids));
    done += ids.length;
    const last = ids.at(-1);
    if (last === undefined || ids.length < batchSize) break;
    after = last;
  }
  await ctx.transaction((tx) => deleteUnusedFacetsAndWords(tx.db));
  await countSearchWords(ctx);
  await renewCluster(ctx);
  ctx.cache.invalidate('catalog');
  return done;
}

export const countSearchWordsJob: JobDefinition = {
  name: 'count-search-words',
  retries: 2,
  timeoutSeconds: 240,
  cron: '23 3 * * *',
  handle: (_data, ctx) => countSearchWords(ctx),
};
