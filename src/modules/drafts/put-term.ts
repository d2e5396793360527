import type { Context } from '#platform/context.ts';
import { openDraftStates } from './draft-rules.ts';
import { lockDraft, updateDraft } from './queries.ts';
import { type MissingTerm, withTerm } from './term-rules.ts';

/**
 * Puts a term into a draft of a seller where its word was missed, unless the draft has ended. Call it in a
 * transaction.
 * @returns whether the draft is open
 */
export async function putTerm(
  tx: Context,
  { draft, sellerId, ...missing }: MissingTerm & { draft: string; sellerId: string },
): Promise<boolean> {
  const entry = await lockDraft(tx.db, draft, sellerId);
  if (!entry || !openDraftStates.includes(entry.state)) return false;
  await updateDraft(tx.db, draft, { body: withTerm(entry.body, missing), version: entry.version + 1, updatedAt: tx.now() });
  return true;
}
