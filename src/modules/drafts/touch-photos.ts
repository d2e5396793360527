import type { Context } from '#platform/context.ts';
import type { DraftState } from './draft-rules.ts';
import { type DraftEntry, updateDraft } from './queries.ts';

/**
 * Notes that the photographs of a draft changed, for those who read them before; words that are typed
 * meanwhile stay current.
 */
export async function touchPhotos(tx: Context, entry: DraftEntry, state: DraftState): Promise<DraftEntry> {
  const now = tx.now();
  const changes = { state, photosVersion: entry.photosVersion + 1, updatedAt: now };
  return (await updateDraft(tx.db, entry.id, { ...changes, ...(state === 'submitted' ? { submittedAt: now } : {}) })) ?? entry;
}
