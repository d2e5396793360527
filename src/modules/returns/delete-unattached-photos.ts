import { deleteMediaJob } from '#modules/media/delete-media.ts';
import type { JobDefinition } from '#platform/jobs/jobs.ts';
import { deleteUnattachedPhotos } from './queries.ts';

/**
 * Minutes in which a photograph can become part of a return; with the interval of the job its files are
 * deleted within an hour.
 */
const retentionMinutes = 45;

/** Deletes photographs that were uploaded and never became part of a return. */
export const deleteUnattachedPhotosJob: JobDefinition = {
  name: 'drop-loose-photos',
  retries: 3,
  timeoutSeconds: 120,
  cron: '*/5 * * * *',
  async handle(_, outside) {
    await outside.transaction(async (ctx) => {
      const dropped = await deleteUnattachedPhotos(ctx.db, new Date(ctx.now().getTime() - retentionMinutes * 60_000));
      for (const mediaId of dropped) await ctx.enqueue(deleteMediaJob, { mediaId });
    });
  },
};
