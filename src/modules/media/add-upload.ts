import type { Context } from '#platform/context.ts';
import { privateHash } from '#platform/storage/media-storage.ts';
import { newId } from '#shared/id.ts';
import { inspectUpload } from './inspect-upload.ts';
import { contentHash } from './make-renditions.ts';
import { processUploadJob } from './process-upload.ts';
import { media } from './tables.ts';

/**
 * Takes an uploaded picture: keeps the original where nobody can fetch it and leaves the rest to a job. The picture cannot be
 * shown until its state is `ready`. The same content is kept once; sending it again after a failure tries again.
 * @param input `isPrivate`: not everybody may see it. It is not served in public, even where a public picture has the same content
 * @returns the identifier of the picture
 * @throws {Failure} UNREADABLE_IMAGE when the header already shows that this is no picture we take
 */
export async function addUpload(ctx: Context, input: { bytes: Uint8Array; isPrivate?: boolean }): Promise<string> {
  const size = await inspectUpload(input.bytes);
  const content = contentHash(input.bytes);
  const hash = input.isPrivate ? privateHash(content) : content;
  // Kept before the row exists: a stop in between leaves a file without a row, which the next try overwrites, never a row without a file.
  await ctx.media.putOriginal(hash, input.bytes);
  return ctx.transaction(async (tx) => {
    const id = newId();
    const [added] = await tx.db.orm
      .insert(media)
      .values({ id, contentHash: hash, state: 'pending', ...size, widths: [], placeholder: '', kind: 'photo' })
      .onConflictDoUpdate({ target: media.contentHash, set: { contentHash: hash } })
      .returning({ id: media.id, state: media.state });
    const mediaId = added?.id ?? id;
    if (added?.state !== 'ready') await tx.enqueue(processUploadJob, { mediaId });
    return mediaId;
  });
}
