import { eq } from 'drizzle-orm';
import type { Context } from '#platform/context.ts';
import type { JobDefinition } from '#platform/jobs/jobs.ts';
import { media, mediaRemovals } from './tables.ts';

/**
 * Removes the files of pictures that were deleted, outside any transaction. While a picture waits for it,
 * nothing of the same content is stored.
 */
export const removeFilesJob: JobDefinition<{ hash: string }> = {
  name: 'remove-media-files',
  retries: 12,
  maxRetryDelaySeconds: 60,
  timeoutSeconds: 120,
  async handle({ hash }, { db, media: storage }) {
    if (!(await isBeingRemoved(db, hash))) return;
    const [listed] = await db.orm.select({ state: media.state }).from(media).where(eq(media.contentHash, hash));
    // One that was listed again has no files yet unless it is ready.
    if (listed?.state !== 'ready') await storage.remove(hash);
    await db.orm.delete(mediaRemovals).where(eq(mediaRemovals.contentHash, hash));
  },
};

/** Has the files of a picture removed that is listed no more: in the transaction that deletes its row. */
export async function removeFilesLater(tx: Context, hash: string): Promise<void> {
  await tx.db.orm.insert(mediaRemovals).values({ contentHash: hash }).onConflictDoNothing();
  await tx.enqueue(removeFilesJob, { hash });
}

/** Tells whether files of this content still wait to be removed. */
export async function isBeingRemoved(db: Context['db'], hash: string): Promise<boolean> {
  const rows = await db.orm.select({ hash: mediaRemovals.contentHash }).from(mediaRemovals).where(eq(mediaRemovals.contentHash, hash));
  return rows.length > 0;
}
