import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { newId } from '#shared/id.ts';
import type { DraftBody } from './draft-contract.ts';
import { draftTransitions, openDraftStates } from './draft-rules.ts';
import { insertDraft, lockDraft, readDraftsToJoin, updateDraft } from './queries.ts';

export interface DraftToJoin {
  id: string;
  productId: string | null;
  version: number;
  body: DraftBody;
}

/** Finds the open drafts of these products of a seller, and those of new products with one of these codes. */
export const findDraftsToJoin = (
  ctx: Context,
  sellerId: string,
  { productIds, skus }: { productIds: readonly string[]; skus: readonly string[] },
): Promise<DraftToJoin[]> => readDraftsToJoin(ctx.db, sellerId, productIds, skus);

/** A draft as an import writes it: a new one, or one that was seen in a version. */
export interface DraftChange {
  sellerId: string;
  /** The product that a new draft is about; without one it is a new product. */
  productId?: string | undefined;
  seen?: { id: string; version: number } | undefined;
  body: DraftBody;
}

/**
 * Writes a draft of a seller. Call it in a transaction.
 * @returns its id and version
 * @throws {DomainError} NOT_FOUND, WRONG_STATE, CONFLICT where another change came first
 */
export async function writeDraft(tx: Context, { sellerId, productId, seen, body }: DraftChange): Promise<{ id: string; version: number }> {
  const now = tx.now();
  if (!seen) {
    const isNew = productId === undefined;
    const entry = await insertDraft(tx.db, {
      id: newId(),
      sellerId,
      productId: productId ?? null,
      isNew,
      body,
      createdAt: now,
      updatedAt: now,
    });
    if (!entry) throw new DomainError('CONFLICT');
    return entry;
  }
  const entry = await lockDraft(tx.db, seen.id, sellerId);
  if (!entry) throw new DomainError('NOT_FOUND');
  const state = draftTransitions[entry.state].save;
  if (state === undefined) throw new DomainError('WRONG_STATE', { state: entry.state });
  if (entry.version !== seen.version) throw new DomainError('CONFLICT', { version: String(entry.version) });
  const submittedAt = entry.state === 'submitted' ? now : entry.submittedAt;
  await updateDraft(tx.db, seen.id, { body, state, version: entry.version + 1, updatedAt: now, submittedAt });
  return { id: seen.id, version: entry.version + 1 };
}

/**
 * Drops a draft of a seller that was not touched since it was seen. Call it in a transaction.
 * @throws {DomainError} CONFLICT
 */
export async function dropDraft(tx: Context, sellerId: string, seen: { id: string; version: number }): Promise<void> {
  const entry = await lockDraft(tx.db, seen.id, sellerId);
  if (entry?.version !== seen.version || !openDraftStates.includes(entry.state)) throw new DomainError('CONFLICT');
  await updateDraft(tx.db, seen.id, { state: 'withdrawn', version: entry.version + 1, updatedAt: tx.now() });
}
