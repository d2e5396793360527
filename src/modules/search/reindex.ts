import type { Context } from '#platform/context.ts';
import type { JobKind } from '#platform/jobs/jobs.ts';
import { forgetTheGone } from './place-queries.ts';
import { clearFacetsAndWords, countWords, readListedIds, writeSearch } from './queries.ts';

/** Products in one transaction. */
const batch = 500;

/** Estimates anew how common every word and facet is. Only speed and the order of corrections depend on it. */
export async function countSearchWords(ctx: Context): Promise<void> {
  await ctx.transaction((tx) => countWords(tx.db));
  await forgetTheGone(ctx.db);
}

/**
 * Writes all of the search index anew from the listings, while the shop goes on selling.
 * @returns how many products there are
 */
export async function reindex(ctx: Context): Promise<number> {
  let done = 0;
  for (let after = ''; ; ) {
    const ids = await readListedIds(ctx.db, after, batch);
    await ctx.transaction((tx) => writeSearch(tx.db, ids));
    done += ids.length;
    const last = ids.at(-1);
    if (last === undefined || ids.length < batch) break;
    after = last;
  }
  await ctx.transaction((tx) => clearFacetsAndWords(tx.db));
  await countSearchWords(ctx);
  ctx.changed('catalog');
  return done;
}

export const countSearchWordsJob: JobKind = {
  name: 'count-search-words',
  retries: 2,
  timeoutSeconds: 240,
  cron: '23 3 * * *',
  handle: (_data, ctx) => countSearchWords(ctx),
};
