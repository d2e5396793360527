import type { Context } from '#platform/context.ts';
import { newId } from '#shared/id.ts';
import type { AcceptedPicture } from './accept-picture.ts';
import { processUploadJob } from './process-upload.ts';
import { media } from './tables.ts';

/**
 * Lists a picture that was accepted and leaves its files to a job; it cannot be shown until its state is `ready`. The same file of the
 * same scope is listed once; sending it again after a failure tries again.
 * @param tx the transaction of whatever the picture belongs to
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
  // With the row held and before it is there for others: whoever forgets the same picture has either ended or waits, and a row without
  // its file is never seen. A stop in between leaves a file without a row, which a job sweeps.
  await tx.media.putOriginal(hash, path);
  await tx.enqueue(processUploadJob, { mediaId, hash });
  return mediaId;
}
