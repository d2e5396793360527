import type { ProductPicture } from '#modules/catalog/change-product.ts';
import { publishPicture } from '#modules/media/publish-picture.ts';
import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import type { Localized } from '#shared/localized.ts';
import type { DraftEntry } from './queries.ts';
import { requirePhotos } from './require-photos.ts';

/**
 * Makes the photographs of a draft public, in the transaction that applies it.
 * @param title what a photograph is called that is not described
 * @throws {DomainError} INVALID_INPUT with `photos: missing`, or `pending` while one is still rendered
 */
export async function publishPhotos(tx: Context, entry: DraftEntry, title: Localized): Promise<ProductPicture[]> {
  const photos = await requirePhotos(tx, entry);
  if (photos.some(({ state }) => state === 'pending')) throw new DomainError('INVALID_INPUT', { photos: 'pending' });
  const pictures: ProductPicture[] = [];
  for (const { mediaId, alt, color } of photos) {
    const hi = alt.hi ?? (alt.en === undefined ? title.hi : undefined);
    const words = { en: alt.en ?? title.en, ...(hi ? { hi } : {}) };
    pictures.push({ mediaId: await publishPicture(tx, mediaId), alt: words, color });
  }
  return pictures;
}
