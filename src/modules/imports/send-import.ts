import { readFile as readDisk } from 'node:fs/promises';
import { requireShop } from '#modules/sellers/require-shop.ts';
import type { Context } from '#platform/context.ts';
import { consumeRateLimit, type RateLimit } from '#platform/limits/consume-rate-limit.ts';
import { DomainError } from '#shared/errors.ts';
import { newId } from '#shared/id.ts';
import { foldName, matchColumns } from './column-rules.ts';
import type { ImportSummary, ImportView, ShownRows } from './contract.ts';
import { importTransitions, maxImportBytes } from './import-rules.ts';
import { insertImport, insertRows, lockImport, readContent, readImports, updateImport } from './queries.ts';
import { readFile } from './read-file.ts';
import { toSummary, viewImport } from './views.ts';

/** Files of a shop; each may be large. */
const sentLimit: RateLimit = { name: 'imports by shop', max: 40, seconds: 24 * 60 * 60 };
/** Imports in a list, and those whose columns are remembered. */
const listSize = 20;

/** Gives the fields that the shop chose before, by folded names of columns, the latest choice first. */
async function rememberedColumns(ctx: Context, sellerId: string): Promise<Map<string, string>> {
  const remembered = new Map<string, string>();
  for (const { header, columns } of await readImports(ctx.db, sellerId, listSize))
    for (const [index, name] of header.entries()) {
      const folded = foldName(name);
      if (columns && !remembered.has(folded)) remembered.set(folded, columns[index] ?? '');
    }
  return remembered;
}

/** Reads the file of an import that was sent; one that was read stays as it is. */
async function readSent(ctx: Context, id: string, sellerId: string): Promise<void> {
  const content = await readContent(ctx.db, id);
  const read = await readFile(content ?? new Uint8Array());
  await ctx.transaction(async (tx) => {
    const entry = await lockImport(tx.db, id, sellerId);
    if (!entry || importTransitions[entry.state].read === undefined) return;
    if ('problem' in read) return updateImport(tx.db, id, { state: 'failed', problem: read.problem });
    await insertRows(tx.db, id, read.rows);
    const columns = matchColumns(read.header, await rememberedColumns(tx, sellerId));
    await updateImport(tx.db, id, { state: 'read', header: read.header, columns });
  });
}

/**
 * Takes the CSV that the request carries, and reads it. One that cannot be read is answered with the reason.
 * @throws {DomainError} PAYLOAD_TOO_LARGE, TOO_MANY_REQUESTS and those of `Upload.receive`
 */
export async function sendImport(ctx: Context, { name }: { name?: string | undefined }): Promise<{ data: { import: ImportView } }> {
  const { sellerId } = requireShop(ctx);
  const { upload } = ctx.request;
  if (!upload) throw new DomainError('UNSUPPORTED_MEDIA_TYPE');
  await consumeRateLimit(ctx, sentLimit, sellerId);
  const content = await upload.receive(ctx.media.stage, async ({ path, bytes }) => {
    if (bytes > maxImportBytes) throw new DomainError('PAYLOAD_TOO_LARGE');
    return readDisk(path);
  });
  const id = newId();
  await insertImport(ctx.db, { id, sellerId, fileName: name || 'CSV', content, createdAt: ctx.now() });
  await readSent(ctx, id, sellerId);
  return viewImport(ctx, { id, sellerId });
}

/** Lists the latest imports of the caller's shop. */
export async function listImports(ctx: Context): Promise<{ data: { imports: ImportSummary[] } }> {
  return { data: { imports: (await readImports(ctx.db, requireShop(ctx).sellerId, listSize)).map(toSummary) } };
}

/**
 * Reads an import of the caller's shop, and its file where a crash came in between.
 * @throws {DomainError} NOT_FOUND
 */
export async function getImport(
  ctx: Context,
  { import: id, show, after }: { import: string; show?: ShownRows | undefined; after?: number | undefined },
): Promise<{ data: { import: ImportView } }> {
  const { sellerId } = requireShop(ctx);
  const view = await viewImport(ctx, { id, sellerId, show, after });
  if (view.data.import.state !== 'sent') return view;
  await readSent(ctx, id, sellerId);
  return viewImport(ctx, { id, sellerId, show, after });
}
