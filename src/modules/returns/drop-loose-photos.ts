import { forgetMediaJob } from '#modules/media/forget-media.ts';
import type { JobKind } from '#platform/jobs/jobs.ts';
import { deleteLoosePhotos } from './queries.ts';

/** Days in which a photograph can still become part of a return. */
const keptDays = 7;

/** Photographs that were uploaded and never sent are forgotten. */
export const dropLoosePhotosJob: JobKind = {
  name: 'drop-loose-photos',
  retries: 3,
  timeoutSeconds: 120,
  cron: '40 4 * * *',
  async handle(_, outside) {
    await outside.transaction(async (ctx) => {
      const dropped = await deleteLoosePhotos(ctx.db, new Date(ctx.now().getTime() - keptDays * 86_400_000));
      for (const mediaId of dropped) await ctx.enqueue(forgetMediaJob, { mediaId });
    });
  },
};
