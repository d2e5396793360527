import type { Context } from '#platform/context.ts';
import type { JobDefinition } from '#platform/jobs/jobs.ts';
import { StorageError } from '#platform/storage/object-storage.ts';
import { DomainError } from '#shared/errors.ts';
import { type Paper, readNeededFiles } from './paper-queries.ts';

const purpose = 'shop-paper';

/** Tells whether the disk or the storage failed, rather than what was sent. */
const isOfStorage = (error: unknown) => error instanceof StorageError || (error as NodeJS.ErrnoException).code === 'ENOSPC';

/**
 * Runs work on files.
 * @throws {DomainError} SERVICE_UNAVAILABLE where the storage is full or does not answer
 */
export async function withStorage<T>(ctx: Context, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isOfStorage(error)) throw error;
    ctx.log.error({ error, requestId: ctx.request.id }, 'the storage of papers fails');
    throw new DomainError('SERVICE_UNAVAILABLE');
  }
}

/** Stores the file of a paper, encrypted. @throws {StorageError} */
export const storePaper = (ctx: Context, id: string, content: Uint8Array): Promise<void> =>
  ctx.media.documents.put(id, ctx.secrets.sealBytes(purpose, id, content));

/**
 * Reads the file of a paper, to be saved.
 * @throws {DomainError} NOT_FOUND where it has none, or its file is missing; SERVICE_UNAVAILABLE
 */
export async function openPaper(ctx: Context, { id, requirement, type }: Paper): Promise<File> {
  if (type === null) throw new DomainError('NOT_FOUND');
  const sealed = await withStorage(ctx, () => ctx.media.documents.get(id));
  if (!sealed) {
    ctx.log.error({ paper: id, requestId: ctx.request.id }, 'the file of a paper is missing');
    throw new DomainError('NOT_FOUND', { file: 'missing' });
  }
  const name = `${requirement}-${id}.${type === 'application/pdf' ? 'pdf' : 'jpg'}`;
  return new File([ctx.secrets.unsealBytes(purpose, id, sealed)], name, { type });
}

/** Removes the files of papers that are over. Enqueue it in the transaction that ends them. */
export const deletePaperFilesJob: JobDefinition<{ ids: string[] }> = {
  name: 'delete-paper-files',
  retries: 4,
  timeoutSeconds: 120,
  async handle({ ids }, ctx) {
    const needed = await readNeededFiles(ctx.db, ids);
    for (const id of ids) if (!needed.has(id)) await ctx.media.documents.remove(id);
  },
};
