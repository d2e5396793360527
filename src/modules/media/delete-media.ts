import { eq } from 'drizzle-orm';
import type { JobDefinition } from '#platform/jobs/jobs.ts';
import { removeFilesLater } from './remove-files.ts';
import { media } from './tables.ts';

/**
 * Deletes a picture of a user; its files follow as `removeFilesJob`. A picture that is shown elsewhere stays,
 * since the same content is stored once. Enqueue it in the transaction that drops the reference.
 */
export const deleteMediaJob: JobDefinition<{ mediaId: string }> = {
  name: 'forget-media',
  retries: 4,
  timeoutSeconds: 60,
  async handle({ mediaId }, ctx) {
    try {
      await ctx.transaction(async (tx) => {
        const [row] = await tx.db.orm.delete(media).where(eq(media.id, mediaId)).returning({ hash: media.contentHash });
        if (row) await removeFilesLater(tx, row.hash);
      });
    } catch (error) {
      if (!isForeignKeyViolation(error)) throw error;
    }
  },
};

/** Tells whether a row still refers to it. */
function isForeignKeyViolation(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: unknown };
  return code === '23503' || (cause !== undefined && isForeignKeyViolation(cause));
}
