import { deleteMediaJob } from '#modules/media/delete-media.ts';
import type { Context } from '#platform/context.ts';
import type { JobDefinition } from '#platform/jobs/jobs.ts';
import { deletePhotos, deleteRemovedPhoto } from './photo-queries.ts';

/** Time in which a photograph that was taken out can be put back. */
const restorableMs = 60 * 60_000;

/**
 * Forgets the photographs of a draft that ended, with the files of those that only the draft showed. Pictures
 * of products stay.
 */
export async function forgetPhotos(tx: Context, draft: string): Promise<void> {
  for (const mediaId of await deletePhotos(tx.db, draft)) await tx.enqueue(deleteMediaJob, { mediaId });
}

/** Forgets a photograph that was taken out of a draft an hour ago and not put back since. */
export const forgetRemovedPhotoJob: JobDefinition<{ photo: string }> = {
  name: 'forget-draft-photo',
  retries: 4,
  timeoutSeconds: 60,
  async handle({ photo }, ctx) {
    await ctx.transaction(async (tx) => {
      const mediaId = await deleteRemovedPhoto(tx.db, photo, new Date(tx.now().getTime() - restorableMs));
      if (mediaId !== undefined) await tx.enqueue(deleteMediaJob, { mediaId });
    });
  },
};

/** Has a photograph forgotten an hour after it was taken out. */
export const forgetLater = (tx: Context, photo: string, removedAt: Date): Promise<void> =>
  tx.enqueue(forgetRemovedPhotoJob, { photo }, { startAfter: new Date(removedAt.getTime() + restorableMs) });
