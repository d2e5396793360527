import { inArray } from 'drizzle-orm';
import type { Context } from '#platform/context.ts';
import type { Statement } from '#platform/database/database.ts';
import { type MediaKind, recordingFile } from './recording.ts';
import { media } from './tables.ts';

const pageStatement: Statement = {
  name: 'media.check-page',
  text: `select id, content_hash as "contentHash", state, kind, widths, exists (select from media_originals o where o.media_id = m.id) as "hasOriginal"
    from media m where id > $1 order by id limit 200`,
};

interface Checked {
  id: string;
  contentHash: string;
  state: 'pending' | 'ready' | 'failed';
  kind: MediaKind;
  widths: number[];
  /** It waits in the database. */
  hasOriginal: boolean;
}

/** Lists the files that are missing of a picture: of one that is not processed yet, its original. */
async function missingOf(ctx: Context, { contentHash, state, kind, widths, hasOriginal }: Checked): Promise<string[]> {
  if (state === 'failed') return [];
  if (state === 'pending') return hasOriginal || (await ctx.media.getOriginal(contentHash)) ? [] : ['original'];
  const files = kind === 'photo' ? [...widths.map((width) => `${width}.avif`), `${widths.at(-1)}.webp`] : [recordingFile(kind)];
  const missing: string[] = [];
  for (const file of files) {
    const found = await ctx.media.get(contentHash, file);
    if (!found) missing.push(file);
    else if (found.body instanceof ReadableStream) await found.body.cancel();
  }
  return missing;
}

/**
 * Compares the pictures and recordings that the database names with the storage.
 * @returns how many there are, and a line for each that is not whole
 */
export async function checkMedia(ctx: Context): Promise<{ pictures: number; findings: string[] }> {
  const findings: string[] = [];
  let pictures = 0;
  for (let after = ''; ; ) {
    const page = await ctx.db.run<Checked>(pageStatement, [after]);
    for (const picture of page) {
      const missing = await missingOf(ctx, picture);
      if (missing.length > 0)
        findings.push(`${picture.kind === 'photo' ? 'Picture' : 'Recording'} ${picture.id} lacks ${missing.join(', ')}.`);
    }
    pictures += page.length;
    const last = page.at(-1);
    if (!last) return { pictures, findings };
    after = last.id;
  }
}

/** Hashes that are looked for in one query. */
const batch = 500;

/** Leaves those hashes that no picture of the database has. */
async function unlisted(ctx: Context, hashes: readonly string[]): Promise<string[]> {
  const rows = await ctx.db.orm
    .select({ hash: media.contentHash })
    .from(media)
    .where(inArray(media.contentHash, [...hashes]));
  const listed = new Set(rows.map(({ hash }) => hash));
  return hashes.filter((hash) => !listed.has(hash));
}

/**
 * Finds the pictures of the storage that the database does not name, and removes their files.
 * @param before files that were written since stay: their picture may be about to be listed
 * @param remove `false` only finds them
 * @returns their hashes
 */
export async function sweepOrphans(ctx: Context, before: Date, remove: boolean): Promise<string[]> {
  const stored = await ctx.media.listHashes(before);
  const orphans: string[] = [];
  for (let first = 0; first < stored.length; first += batch) {
    const found = await unlisted(ctx, stored.slice(first, first + batch));
    orphans.push(...found);
    if (remove) for (const hash of found) await ctx.media.remove(hash);
  }
  return orphans;
}
