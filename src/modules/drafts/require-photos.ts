import { listPictures } from '#modules/catalog/change-product.ts';
import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { type PhotoRow, readPhotos } from './photo-queries.ts';
import type { DraftEntry } from './queries.ts';
import { isShown } from './views.ts';

/**
 * Requires a photograph that is ready: each new product has one, and a product that has some keeps one.
 * @returns the photographs that were not taken out and can be shown, or are not rendered yet
 * @throws {DomainError} INVALID_INPUT with `photos: missing`
 */
export async function requirePhotos(ctx: Context, { id, isNew, productId }: DraftEntry): Promise<PhotoRow[]> {
  const photos = (await readPhotos(ctx.db, id)).filter(isShown);
  if (photos.some(({ state }) => state === 'ready')) return photos;
  const mayHaveNone = !isNew && productId !== null && (await listPictures(ctx, productId)).length === 0;
  if (!mayHaveNone) throw new DomainError('INVALID_INPUT', { photos: 'missing' });
  return photos;
}
