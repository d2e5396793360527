import { eq } from 'drizzle-orm';
import type { Context } from '#platform/context.ts';
import type { JobDefinition } from '#platform/jobs/jobs.ts';
import { isPrivateHash, publicHash } from '#platform/storage/media-storage.ts';
import { unavailable } from '#platform/time-limit.ts';
import { newId } from '#shared/id.ts';
import { addMedia } from './add-media.ts';
import { renditionFiles, uploadPlan } from './make-renditions.ts';
import { recordingFile } from './recording.ts';
import { isBeingRemoved, removeFilesLater } from './remove-files.ts';
import { media } from './tables.ts';

/** Longer than any transaction may take. */
const sweepAfterMs = 15 * 60_000;

/**
 * Makes a public picture or recording of a private one that is ready: a row of its own with copies of the
 * files. The private one stays. Call it in the transaction of the row that shows it, after
 * `sweepCopiesLater`.
 * @returns the identifier of the public picture, the same for each call
 * @throws {DomainError} SERVICE_UNAVAILABLE where the storage does not answer, or still removes such copies
 */
export async function publishPicture(tx: Context, mediaId: string): Promise<string> {
  const [row] = await tx.db.orm.select().from(media).where(eq(media.id, mediaId));
  if (row?.state !== 'ready') throw new Error('a picture is published once it is ready');
  const { contentHash: from, width, height, widths, placeholder, kind } = row;
  if (!isPrivateHash(from)) return mediaId;
  const to = publicHash(from);
  const published = await addMedia(tx, { contentHash: to, width, height, widths, placeholder, kind });
  if (await isBeingRemoved(tx.db, to)) throw unavailable();
  // Copied while the new row is not yet visible, so that no page names a file that is missing.
  const files = kind === 'photo' ? renditionFiles(uploadPlan, widths) : [recordingFile(kind)];
  const copies = files.map(async (file) => {
    const found = await tx.media.get(from, file);
    if (!found) throw new Error(`the picture ${mediaId} has no ${file}`);
    await tx.media.put(to, file, new Uint8Array(await new Response(found.body).arrayBuffer()));
  });
  await Promise.all(copies);
  return published;
}

/**
 * Removes public copies that no picture lists, because the transaction that made them did not commit: it
 * waits for one that is making them.
 */
export const sweepCopiesJob: JobDefinition<{ hashes: string[] }> = {
  name: 'sweep-copies',
  retries: 4,
  timeoutSeconds: 120,
  async handle({ hashes }, ctx) {
    for (const contentHash of hashes)
      await ctx.transaction(async (tx) => {
        const none = { state: 'failed' as const, width: 1, height: 1, widths: [], placeholder: '' };
        const [row] = await tx.db.orm
          .insert(media)
          .values({ id: newId(), contentHash, ...none })
          .onConflictDoNothing()
          .returning({ id: media.id });
        if (!row) return;
        await removeFilesLater(tx, contentHash);
        await tx.db.orm.delete(media).where(eq(media.id, row.id));
      });
  },
};

/** Enqueues `sweepCopiesJob` for what `publishPicture` is about to copy. Call it before the transaction. */
export async function sweepCopiesLater(ctx: Context, privateHashes: readonly string[]): Promise<void> {
  if (privateHashes.length === 0) return;
  const startAfter = new Date(ctx.now().getTime() + sweepAfterMs);
  await ctx.enqueue(sweepCopiesJob, { hashes: privateHashes.map(publicHash) }, { startAfter });
}
