import type { Context } from '#platform/context.ts';
import type { Statement } from '#platform/database/database.ts';

const pageStatement: Statement = {
  name: 'media.check-page',
  text: 'select id, content_hash as "contentHash", state, widths from media where id > $1 order by id limit 200',
};

interface Checked {
  id: string;
  contentHash: string;
  state: 'pending' | 'ready' | 'failed';
  widths: number[];
}

/** Lists the files that are missing of a picture: of one that is not processed yet, its original. */
async function missingOf(ctx: Context, { contentHash, state, widths }: Checked): Promise<string[]> {
  if (state === 'failed') return [];
  if (state === 'pending') return (await ctx.media.getOriginal(contentHash)) ? [] : ['original'];
  const files = [...widths.map((width) => `${width}.avif`), `${widths.at(-1)}.webp`];
  const missing: string[] = [];
  for (const file of files) {
    const found = await ctx.media.get(contentHash, file);
    if (!found) missing.push(file);
    else if (found.body instanceof ReadableStream) await found.body.cancel();
  }
  return missing;
}

/**
 * Compares the pictures that the database names with the storage.
 * @returns how many there are, and a line for each that is not whole
 */
export async function checkMedia(ctx: Context): Promise<{ pictures: number; findings: string[] }> {
  const findings: string[] = [];
  let pictures = 0;
  for (let after = ''; ; ) {
    const page = await ctx.db.run<Checked>(pageStatement, [after]);
    for (const picture of page) {
      const missing = await missingOf(ctx, picture);
      if (missing.length > 0) findings.push(`Picture ${picture.id} lacks ${missing.join(', ')}.`);
    }
    pictures += page.length;
    const last = page.at(-1);
    if (!last) return { pictures, findings };
    after = last.id;
  }
}
