import { and, eq, ne } from 'drizzle-orm';
import type { Context } from '#platform/context.ts';
import type { JobDefinition } from '#platform/jobs/jobs.ts';
import { isPrivateHash } from '#platform/storage/media-storage.ts';
import { unavailable } from '#platform/time-limit.ts';
import { makeRenditions, type Renditions, uploadPlan } from './make-renditions.ts';
import { type MediaKind, recordingFile } from './recording.ts';
import { isBeingRemoved, removeFilesLater } from './remove-files.ts';
import { media, mediaOriginals } from './tables.ts';

interface UploadJob {
  mediaId: string;
  /** Absent in jobs of an earlier release. */
  hash?: string;
}

/**
 * Encodes the files of an uploaded picture, or stores a recording as it is, and sets it `ready`, or `failed`
 * where its pixels cannot be read. Idempotent: files are named by content and written whole, and the row
 * changes after the last of them. The
 * original is removed then. Its retries outlast half a day without the storage.
 * @throws {DomainError} SERVICE_UNAVAILABLE while files of an earlier picture of this content are removed
 */
export const processUploadJob: JobDefinition<UploadJob> = {
  name: 'process-upload',
  retries: 150,
  maxRetryDelaySeconds: 300,
  timeoutSeconds: 600,
  async handle({ mediaId, hash: named }, ctx) {
    const { orm } = ctx.db;
    const [row] = await orm.select().from(media).where(eq(media.id, mediaId));
    const hash = named ?? row?.contentHash;
    if (hash === undefined) return;
    if (row && row.state !== 'ready') {
      if (await isBeingRemoved(ctx.db, hash)) throw unavailable();
      const made = await tryMakeRenditions(ctx, row);
      if ('unreadable' in made) ctx.log.warn({ mediaId, reason: made.unreadable }, 'picture cannot be read');
      await orm
        .update(media)
        .set('unreadable' in made ? { state: 'failed' } : { ...made, state: 'ready' })
        .where(and(eq(media.id, mediaId), ne(media.state, 'ready')));
    }
    const [listed] = await orm.select({ id: media.id }).from(media).where(eq(media.contentHash, hash));
    // The picture was deleted while its files were made.
    if (!listed) return ctx.transaction((tx) => removeFilesLater(tx, hash));
    if (listed.id !== mediaId) return;
    await orm.delete(mediaOriginals).where(eq(mediaOriginals.mediaId, mediaId));
    if (isPrivateHash(hash)) await ctx.media.removeOriginal(hash);
  },
};

/** Distinguishes a picture that no retry can save from a fault of the machine, such as a full disk. */
async function tryMakeRenditions(
  ctx: Context,
  { id, contentHash: hash, kind }: { id: string; contentHash: string; kind: MediaKind },
): Promise<Partial<Renditions> | { unreadable: string }> {
  const [waiting] = await ctx.db.orm.select({ content: mediaOriginals.content }).from(mediaOriginals).where(eq(mediaOriginals.mediaId, id));
  const original = waiting?.content ?? (await ctx.media.getOriginal(hash));
  if (!original) return { unreadable: 'its original is missing' };
  if (kind !== 'photo') {
    await ctx.media.put(hash, recordingFile(kind), original);
    return {};
  }
  let fault: unknown;
  try {
    return await makeRenditions(original, uploadPlan, (file, body) =>
      ctx.media.put(hash, file, body).catch((error) => {
        fault = error;
        throw error;
      }),
    );
  } catch (error) {
    if (fault !== undefined) throw fault;
    return { unreadable: (error as Error).message };
  }
}
