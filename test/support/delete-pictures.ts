import { deleteMediaJob } from '#modules/media/delete-media.ts';
import { removeFilesJob } from '#modules/media/remove-files.ts';
import type { TestApp } from './test-app.ts';

/** Removes the files of pictures that are listed no more. */
export async function removeFiles({ ctx }: TestApp): Promise<void> {
  const { rows } = await ctx.db.execute('select content_hash as hash from media_removals');
  for (const { hash } of rows) await removeFilesJob.handle({ hash: String(hash) }, ctx);
}

/** Deletes pictures as the jobs do that were enqueued for it, with their files. */
export async function deletePictures(app: TestApp): Promise<void> {
  const { rows } = await app.ctx.db.execute(`select data->>'mediaId' as id from jobs.job where name = 'forget-media'`);
  for (const { id } of rows) await deleteMediaJob.handle({ mediaId: String(id) }, app.ctx);
  await removeFiles(app);
}
