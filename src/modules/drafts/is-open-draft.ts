import type { Context } from '#platform/context.ts';
import { openDraftStates } from './draft-rules.ts';
import { readDraft } from './queries.ts';

/** Tells whether a draft is one of a seller's that takes changes. */
export async function isOpenDraft(ctx: Context, draft: string, sellerId: string): Promise<boolean> {
  const entry = await readDraft(ctx.db, draft, sellerId);
  return entry !== undefined && openDraftStates.includes(entry.state);
}
