import { changeProduct, publishProduct } from '#modules/catalog/change-product.ts';
import { sweepCopiesLater } from '#modules/media/publish-picture.ts';
import { findShop } from '#modules/sellers/find-shop.ts';
import { notifyTeam } from '#modules/sellers/notify-team.ts';
import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { newId } from '#shared/id.ts';
import type { Localized } from '#shared/localized.ts';
import type { DeskRow, Draft, ReviewReason } from './draft-contract.ts';
import type { ReviewDecision } from './draft-rules.ts';
import { forgetPhotos } from './forget-photos.ts';
import { readPrivateHashes } from './photo-queries.ts';
import { publishPhotos } from './publish-photos.ts';
import { type DraftEntry, insertReview, readDraft, readSubmitted, updateDraft } from './queries.ts';
import { reviewMail } from './review-words.ts';
import { toDraft, toRow } from './views.ts';
import { lockForEvent, requireComplete } from './write-draft.ts';

/** Drafts in one answer. */
const pageSize = 200;

/** Lists drafts that wait for a review, the longest waiting first. */
export async function listSubmitted(ctx: Context): Promise<{ data: { drafts: DeskRow[] } }> {
  const rows = await readSubmitted(ctx.db, pageSize);
  return { data: { drafts: rows.map(({ draft, shop, approved }) => ({ ...toRow(draft), shop, approved })) } };
}

/** Reads a draft of any shop. @throws {DomainError} NOT_FOUND */
export async function getSubmitted(ctx: Context, { draft }: { draft: string }): Promise<{ data: { draft: Draft } }> {
  const entry = await readDraft(ctx.db, draft);
  if (!entry) throw new DomainError('NOT_FOUND');
  return toDraft(ctx, entry);
}

/** Makes a draft the product. @returns its id */
async function applyDraft(tx: Context, entry: DraftEntry): Promise<string> {
  const { sellerId, productId, submittedBy: sentBy } = entry;
  const complete = requireComplete(entry.body);
  const pictures = await publishPhotos(tx, entry, complete.title);
  if (productId === null) return publishProduct(tx, { sellerId, sentBy }, complete, pictures);
  await changeProduct(tx, { productId, sellerId, sentBy }, complete, pictures);
  return productId;
}

export interface Review {
  draft: string;
  /** The version that was read. */
  version?: number | undefined;
  photosVersion?: number | undefined;
  decision: ReviewDecision;
  reasons?: readonly ReviewReason[] | undefined;
  note?: Localized | undefined;
}

/**
 * Approves a draft, which makes it the product, sends it back or refuses it. The shop is told.
 * @throws {DomainError} NOT_FOUND, WRONG_STATE, CONFLICT, INVALID_INPUT without a reason, or where something
 * about the product changed meanwhile
 */
export async function reviewDraft(ctx: Context, review: Review): Promise<{ data: { draft: Draft } }> {
  const { draft, version, photosVersion, decision, note } = review;
  const reasons = decision === 'approve' ? [] : [...new Set(review.reasons)];
  if (decision !== 'approve' && reasons.length === 0) throw new DomainError('INVALID_INPUT', { reasons: 'missing' });
  if (decision === 'approve') await sweepCopiesLater(ctx, await readPrivateHashes(ctx.db, draft));
  return ctx.transaction(async (tx) => {
    const { entry, to } = await lockForEvent(tx, { draft, version, photosVersion, event: decision });
    const { sellerId, productId } = entry;
    const now = tx.now();
    const product = decision === 'approve' ? await applyDraft(tx, entry) : productId;
    if (decision !== 'send-back') await forgetPhotos(tx, draft);
    await insertReview(tx.db, { id: newId(), draftId: draft, decision, reasons, note: note ?? null, at: now });
    const saved = await updateDraft(tx.db, draft, { state: to, productId: product, version: entry.version + 1, updatedAt: now });
    const slug = (await findShop(tx, sellerId))?.slug ?? '';
    const review = {
      slug,
      page: decision === 'approve' ? `products/${product}` : `drafts/${draft}`,
      title: toRow(entry).title,
      decision,
      reasons,
      note,
    };
    await notifyTeam(tx, { sellerId, topic: 'drafts', compose: (language) => reviewMail(tx, review, language) });
    return toDraft(tx, saved ?? entry);
  });
}
