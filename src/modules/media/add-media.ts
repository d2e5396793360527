import type { Context } from '#platform/context.ts';
import { newId } from '#shared/id.ts';
import type { MediaKind } from './recording.ts';
import { media } from './tables.ts';

export interface MediaInput {
  contentHash: string;
  /** Size of the original in px. */
  width: number;
  height: number;
  widths: number[];
  placeholder: string;
  kind?: MediaKind;
}

/** Registers a picture or recording whose files are stored already; the same content is registered once. */
export async function addMedia(ctx: Context, input: MediaInput): Promise<string> {
  const id = newId();
  const [row] = await ctx.db.orm
    .insert(media)
    .values({ id, ...input })
    .onConflictDoUpdate({ target: media.contentHash, set: { contentHash: input.contentHash } })
    .returning({ id: media.id });
  return row?.id ?? id;
}
