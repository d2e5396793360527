import { inArray, lt } from 'drizzle-orm';
import type { JobDefinition } from '#platform/jobs/jobs.ts';
import { removeFilesJob } from './remove-files.ts';
import { media, mediaRemovals } from './tables.ts';

/** Longer than any upload may take. */
const staleAfterMs = 10 * 60_000;

/**
 * Removes the remains of uploads whose process crashed: staged files, originals of earlier releases whose
 * picture was never listed or is ready; and has files removed whose removal was given up.
 */
export const sweepUploadsJob: JobDefinition = {
  name: 'sweep-uploads',
  retries: 2,
  timeoutSeconds: 120,
  cron: '*/5 * * * *',
  async handle(_, ctx) {
    const before = new Date(ctx.now().getTime() - staleAfterMs);
    const swept = await ctx.media.sweepStaged(before);
    const left = await ctx.db.orm.select({ hash: mediaRemovals.contentHash }).from(mediaRemovals).where(lt(mediaRemovals.addedAt, before));
    for (const { hash } of left) await ctx.enqueue(removeFilesJob, { hash }, { key: hash });
    const hashes = await ctx.media.listPrivateOriginals(before);
    if (hashes.length > 0) {
      const rows = await ctx.db.orm
        .select({ hash: media.contentHash, state: media.state })
        .from(media)
        .where(inArray(media.contentHash, hashes));
      const states = new Map(rows.map(({ hash, state }) => [hash, state]));
      for (const hash of hashes) {
        const state = states.get(hash);
        if (state === undefined) await ctx.media.remove(hash);
        else if (state !== 'pending') await ctx.media.removeOriginal(hash);
      }
    }
    if (swept > 0) ctx.log.info({ swept }, 'unfinished uploads removed');
  },
};
