import { and, eq, ne } from 'drizzle-orm';
import type { JobKind } from '#platform/jobs/jobs.ts';
import { type MadePicture, makeRenditions, uploadPlan } from './make-renditions.ts';
import { media } from './tables.ts';

interface UploadJob {
  mediaId: string;
}

/**
 * Makes the files of an uploaded picture and sets it `ready`, or `failed` when its pixels cannot be read. Safe to run again at
 * any point: files are named by content and written whole, and the row changes only after the last of them.
 */
export const processUploadJob: JobKind<UploadJob> = {
  name: 'process-upload',
  retries: 4,
  timeoutSeconds: 600,
  async handle({ mediaId }, ctx) {
    const { orm } = ctx.db;
    const [row] = await orm.select().from(media).where(eq(media.id, mediaId));
    if (!row || row.state === 'ready') return;
    const original = await ctx.media.getOriginal(row.contentHash);
    const made = await makeOrExplain(original, (file, body) => ctx.media.put(row.contentHash, file, body));
    if ('unreadable' in made) ctx.log.warn({ mediaId, reason: made.unreadable }, 'picture cannot be read');
    await orm
      .update(media)
      .set('unreadable' in made ? { state: 'failed' } : { ...made, state: 'ready' })
      .where(and(eq(media.id, mediaId), ne(media.state, 'ready')));
    // Forgotten meanwhile, with its files: those that were made since go, too.
    const [left] = await orm.select({ id: media.id }).from(media).where(eq(media.contentHash, row.contentHash));
    if (!left) await ctx.media.remove(row.contentHash);
  },
};

/** Tells a picture that no retry can save from a fault of the machine, such as a full disk, which a later try may not meet. */
async function makeOrExplain(
  original: Uint8Array,
  store: (file: string, body: Uint8Array) => Promise<void>,
): Promise<MadePicture | { unreadable: string }> {
  let storing: unknown;
  try {
    return await makeRenditions(original, uploadPlan, (file, body) =>
      store(file, body).catch((error) => {
        storing = error;
        throw error;
      }),
    );
  } catch (error) {
    if (storing !== undefined) throw storing;
    return { unreadable: (error as Error).message };
  }
}
