import { forgetMediaJob } from '#modules/media/forget-media.ts';
import type { JobKind } from '#platform/jobs/jobs.ts';
import { deleteLoosePhotos } from './queries.ts';

/** Minutes in which a photograph can become part of a return. With the time until the next run its files are gone within an hour. */
const keptMinutes = 45;

/** Photographs that were uploaded and never sent are forgotten. */
export const dropLoosePhotosJob: JobKind = {
  name: 'drop-loose-photos',
  retries: 3,
  timeoutSeconds: 120,
  cron: '*/5 * * * *',
  async handle(_, outside) {
    await outside.transaction(async (ctx) => {
      const dropped = await deleteLoosePhotos(ctx.db, new Date(ctx.now().getTime() - keptMinutes * 60_000));
      for (const mediaId of dropped) await ctx.enqueue(forgetMediaJob, { mediaId });
    });
  },
};
