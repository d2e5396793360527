import type { Context } from '#platform/context.ts';
import type { Draft, DraftRow } from './contract.ts';
import { type DraftEntry, readReviews } from './queries.ts';
import { reasonLabels } from './review-words.ts';

/** Gives a draft as lists show it. */
export function toRow({ id, productId, isNew, state, version, body, updatedAt, submittedAt }: DraftEntry): DraftRow {
  return {
    _id: id,
    isNew,
    state,
    version,
    title: body.title?.en || body.title?.hi || '',
    updatedAt: updatedAt.toISOString(),
    ...(productId === null ? {} : { product: productId }),
    ...(submittedAt === null ? {} : { submittedAt: submittedAt.toISOString() }),
  };
}

/** Gives a draft with its body and its reviews. */
export async function toDraft(ctx: Context, entry: DraftEntry): Promise<{ data: { draft: Draft } }> {
  const reviews = (await readReviews(ctx.db, entry.id)).map(({ decision, reasons, note, at }) => ({
    decision,
    reasons: reasons.map((reason) => ({ reason, label: reasonLabels[reason] })),
    at: at.toISOString(),
    ...(note ? { note } : {}),
  }));
  return { data: { draft: { ...toRow(entry), body: entry.body, reviews } } };
}
