import { eq } from 'drizzle-orm';
import type { JobDefinition } from '#platform/jobs/jobs.ts';
import { media } from './tables.ts';

/**
 * Takes a picture away that was somebody's own, with its original and its files. One that is shown elsewhere, too, stays: the same
 * content is kept once. Enqueue it in the transaction that lets go of the picture.
 */
export const deleteMediaJob: JobDefinition<{ mediaId: string }> = {
  name: 'forget-media',
  retries: 4,
  timeoutSeconds: 60,
  async handle({ mediaId }, ctx) {
    try {
      await ctx.transaction(async (tx) => {
        const [row] = await tx.db.orm.delete(media).where(eq(media.id, mediaId)).returning({ hash: media.contentHash });
        // Before the row is gone for good: a stop in between tries again.
        if (row) await tx.media.remove(row.hash);
      });
    } catch (error) {
      if (!isForeignKeyViolation(error)) throw error;
    }
  },
};

/** Something refers to it. */
function isForeignKeyViolation(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: unknown };
  return code === '23503' || (cause !== undefined && isForeignKeyViolation(cause));
}
