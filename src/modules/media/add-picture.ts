import { readFile } from 'node:fs/promises';
import { count } from 'drizzle-orm';
import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { newId } from '#shared/id.ts';
import type { AcceptedPicture } from './accept-picture.ts';
import { processUploadJob } from './process-upload.ts';
import type { MediaKind } from './recording.ts';
import { media, mediaOriginals } from './tables.ts';

/** Pictures whose files wait to be made, some 1 MB each, beyond which no more are taken. */
const maxWaiting = 2_000;
const retrySeconds = 60;

/** An accepted picture or recording; a recording has no size in px. */
export interface MediaFileInput extends Omit<AcceptedPicture, 'quotaBytes'> {
  kind?: MediaKind;
}

/**
 * Lists an accepted picture or recording and leaves its files to a job; it cannot be shown until its state is
 * `ready`. The same file of the same owner is listed once; sending it again after a failure retries. It waits
 * in the database, so that the storage of media need not answer.
 * @param tx the transaction of the row that shows the picture
 * @returns the identifier of the picture
 * @throws {DomainError} SERVICE_UNAVAILABLE where too many wait, as while the storage is away for long
 */
export async function addPicture(tx: Context, { hash, path, kind = 'photo', width, height }: MediaFileInput): Promise<string> {
  const id = newId();
  const [added] = await tx.db.orm
    .insert(media)
    .values({ id, contentHash: hash, state: 'pending', kind, width, height, widths: [], placeholder: '' })
    .onConflictDoUpdate({ target: media.contentHash, set: { contentHash: hash } })
    .returning({ id: media.id, state: media.state });
  const mediaId = added?.id ?? id;
  if (added?.state === 'ready') return mediaId;
  const [waiting] = await tx.db.orm.select({ total: count() }).from(mediaOriginals);
  if ((waiting?.total ?? 0) >= maxWaiting) throw new DomainError('SERVICE_UNAVAILABLE', {}, retrySeconds);
  await tx.db.orm
    .insert(mediaOriginals)
    .values({ mediaId, content: await readFile(path) })
    .onConflictDoNothing();
  await tx.enqueue(processUploadJob, { mediaId, hash });
  return mediaId;
}
