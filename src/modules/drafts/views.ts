import { findGiStanding } from '#modules/catalog/gi-marks.ts';
import type { Context } from '#platform/context.ts';
import type { Draft, DraftRow } from './draft-contract.ts';
import { type PhotoRow, readPhotos } from './photo-queries.ts';
import type { DraftPhoto } from './photos-contract.ts';
import { type DraftEntry, readReviews } from './queries.ts';
import { reasonLabels } from './review-words.ts';

/** Gives a draft as lists show it. */
export function toRow({ id, productId, isNew, state, version, body, updatedAt, submittedAt }: DraftEntry): DraftRow {
  return {
    _id: id,
    isNew,
    state,
    version,
    title: { ...body.title, en: body.title?.en || body.title?.hi || '' },
    updatedAt: updatedAt.toISOString(),
    ...(productId === null ? {} : { product: productId }),
    ...(submittedAt === null ? {} : { submittedAt: submittedAt.toISOString() }),
  };
}

/** Tells whether a photograph is one of those that its draft shows: neither taken out nor unreadable. */
export const isShown = ({ removedAt, state }: PhotoRow): boolean => removedAt === null && state !== 'failed';

/** Gives a draft with its body, its photographs and its reviews. */
export async function toDraft(ctx: Context, entry: DraftEntry): Promise<{ data: { draft: Draft } }> {
  const reviews = (await readReviews(ctx.db, entry.id)).map(({ decision, reasons, note, at }) => ({
    decision,
    reasons: reasons.map((reason) => ({ reason, label: reasonLabels[reason] })),
    at: at.toISOString(),
    ...(note ? { note } : {}),
  }));
  const photos = (await readPhotos(ctx.db, entry.id)).map(
    ({ id, hash, state, alt, removedAt, widths, width, height, placeholder }): DraftPhoto => ({
      _id: id,
      state,
      alt,
      base: `/media/${hash}`,
      ...{ widths, width, height, placeholder },
      ...(removedAt ? { removed: true } : {}),
    }),
  );
  const { body, sellerId, photosVersion } = entry;
  const gi = body.giMark === undefined ? undefined : await findGiStanding(ctx, sellerId, body.giMark);
  return { data: { draft: { ...toRow(entry), body, photos, photosVersion, reviews, ...(gi ? { gi } : {}) } } };
}
