import { acceptPicture } from '#modules/media/accept-picture.ts';
import { addPicture } from '#modules/media/add-picture.ts';
import { deleteMediaJob } from '#modules/media/delete-media.ts';
import { requireShop } from '#modules/sellers/require-shop.ts';
import type { Context } from '#platform/context.ts';
import { consumeRateLimit, consumeRateLimitByAddress, type RateLimit } from '#platform/limits/consume-rate-limit.ts';
import { DomainError } from '#shared/errors.ts';
import type { Localized } from '#shared/localized.ts';
import { countPhotos, deletePhotos, insertPhoto, type MakerPhotoRow, readPhotos, updatePhoto } from './photo-queries.ts';

/** A portrait, and eight of the work. */
export const maxMakerPhotos = 9;
/** Longest side in px, as of photographs of drafts. */
const longestSide = 2000;
const day = 24 * 60 * 60;
const limits: Record<'shop' | 'address' | 'bytes', RateLimit> = {
  shop: { name: 'photographs of makers tried by shop', max: 200, seconds: day },
  address: { name: 'photographs of makers tried by address', max: 300, seconds: day },
  bytes: { name: 'bytes of photographs of makers by shop', max: 500 * 1024 * 1024, seconds: day },
};

/** Lists the photographs that the caller's shop prepares for a maker, in their order. */
export const findMakerPhotos = (ctx: Context, makerId: string): Promise<MakerPhotoRow[]> =>
  readPhotos(ctx.db, makerId, requireShop(ctx).sellerId);

/**
 * Accepts the photograph that the request carries, for a maker whose page the caller may change; a job
 * renders its sizes. The same file is taken once.
 * @returns its id
 * @throws {DomainError} INVALID_INPUT with `photos: full`, UNREADABLE_IMAGE, TOO_MANY_REQUESTS and those of
 * `acceptPicture`
 */
export async function takeMakerPhoto(ctx: Context, makerId: string): Promise<string> {
  const { sellerId } = requireShop(ctx);
  await consumeRateLimit(ctx, limits.shop, sellerId);
  await consumeRateLimitByAddress(ctx, limits.address);
  return acceptPicture(ctx, { scope: `maker ${makerId} of ${sellerId}`, isPrivate: true, longestSide }, (picture) =>
    ctx.transaction(async (tx) => {
      const isKnown = (await readPhotos(tx.db, makerId, sellerId)).some(({ hash }) => hash === picture.hash);
      if (!isKnown) {
        if ((await countPhotos(tx.db, makerId, sellerId)) >= maxMakerPhotos) throw new DomainError('INVALID_INPUT', { photos: 'full' });
        await consumeRateLimit(tx, limits.bytes, sellerId, picture.quotaBytes);
      }
      return insertPhoto(tx.db, { makerId, sellerId, mediaId: await addPicture(tx, picture) }, tx.now());
    }),
  );
}

export const photoEvents = ['earlier', 'later', 'portrait', 'remove'] as const;
export type PhotoEvent = (typeof photoEvents)[number];

/**
 * Moves a photograph, makes it the portrait or a plain one, or takes it out. What buyers see stays as it is
 * until the next review.
 * @throws {DomainError} NOT_FOUND
 */
export async function moveMakerPhoto(tx: Context, makerId: string, id: string, event: PhotoEvent): Promise<void> {
  const { sellerId } = requireShop(tx);
  const photos = await readPhotos(tx.db, makerId, sellerId);
  const index = photos.findIndex((photo) => photo.id === id);
  const [photo] = photos.slice(index, index + 1);
  if (index < 0 || !photo) throw new DomainError('NOT_FOUND');
  if (event === 'remove') {
    await forgetMakerPhotos(tx, makerId, id);
    return;
  }
  if (event === 'portrait') {
    for (const each of photos) await updatePhoto(tx.db, each.id, { isPortrait: each.id === id && !photo.isPortrait });
    return;
  }
  const others = photos.toSpliced(index, 1);
  const order = others.toSpliced(Math.max(0, index + (event === 'later' ? 1 : -1)), 0, photo);
  for (const [position, each] of order.entries()) await updatePhoto(tx.db, each.id, { position });
}

/** Forgets photographs that the caller's shop prepared for a maker, with their files: one, or all. */
export async function forgetMakerPhotos(tx: Context, makerId: string, id?: string): Promise<void> {
  for (const mediaId of await deletePhotos(tx.db, makerId, requireShop(tx).sellerId, id)) await tx.enqueue(deleteMediaJob, { mediaId });
}

/** Describes photographs that the caller's shop prepares for a maker. */
export async function describeMakerPhotos(tx: Context, makerId: string, alts: Readonly<Record<string, Partial<Localized>>>): Promise<void> {
  for (const { id } of await readPhotos(tx.db, makerId, requireShop(tx).sellerId)) {
    const alt = alts[id];
    if (alt) await updatePhoto(tx.db, id, { alt: { ...(alt.en ? { en: alt.en } : {}), ...(alt.hi ? { hi: alt.hi } : {}) } });
  }
}
