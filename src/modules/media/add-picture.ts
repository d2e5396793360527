import type { Context } from '#platform/context.ts';
import { newId } from '#shared/id.ts';
import type { AcceptedPicture } from './accept-picture.ts';
import { processUploadJob } from './process-upload.ts';
import { media } from './tables.ts';

/**
 * Lists an accepted picture and leaves its files to a job; it cannot be shown until its state is `ready`. The
 * same file of the same owner is listed once; sending it again after a failure retries.
 * @param tx the transaction of the row that shows the picture
 * @returns the identifier of the picture
 */
export async function addPicture(tx: Context, { hash, path, width, height }: AcceptedPicture): Promise<string> {
  const id = newId();
  const [added] = await tx.db.orm
    .insert(media)
    .values({ id, contentHash: hash, state: 'pending', width, height, widths: [], placeholder: '' })
    .onConflictDoUpdate({ target: media.contentHash, set: { contentHash: hash } })
    .returning({ id: media.id, state: media.state });
  const mediaId = added?.id ?? id;
  if (added?.state === 'ready') return mediaId;
  // Stored while the row is locked and not yet visible: a concurrent deletion of the same picture has ended
  // or waits, and no row is seen without its file. A crash in between leaves a file without a row, which
  // `sweepUploadsJob` removes.
  await tx.media.putOriginal(hash, path);
  await tx.enqueue(processUploadJob, { mediaId, hash });
  return mediaId;
}
