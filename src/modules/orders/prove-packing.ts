import { acceptPicture } from '#modules/media/accept-picture.ts';
import { addPicture } from '#modules/media/add-picture.ts';
import { deleteMediaJob } from '#modules/media/delete-media.ts';
import { requireShop } from '#modules/sellers/require-shop.ts';
import type { Context } from '#platform/context.ts';
import type { JobDefinition } from '#platform/jobs/jobs.ts';
import { consumeRateLimit, type RateLimit } from '#platform/limits/consume-rate-limit.ts';
import { DomainError } from '#shared/errors.ts';
import { lockOrder } from './api.ts';
import { readPackProof } from './pack-proof.ts';
import { wrongParcelState } from './parcel-contract.ts';
import { maxPackPhotos, type PackProof } from './proof-contract.ts';
import { forgetPhotosBefore, forgetPhotosOfOrders, insertProof, type ProvableRow, readPackPhotos, readProvable } from './proof-queries.ts';
import { canProve, proofRetentionDays } from './proof-rules.ts';

/** Longest side in px, enough to show how something was wrapped. */
const longestSide = 2000;
const day = 24 * 60 * 60;
const limits: Record<'tries' | 'bytes', RateLimit> = {
  tries: { name: 'photographs of packed parcels tried by shop', max: 1_500, seconds: day },
  bytes: { name: 'bytes of photographs of packed parcels by shop', max: 2_000 * 1024 * 1024, seconds: day },
};

type Proved = Promise<{ data: { proof: PackProof } }>;
interface OfParcel {
  parcelId: string;
}

/**
 * Requires that the caller's shop may still show how a parcel is packed, before any byte is read.
 * @throws {DomainError} ORDER_NOT_FOUND, WRONG_STATE more than two days after it was shipped
 */
export async function requireProvable(ctx: Context, parcelId: string): Promise<ProvableRow> {
  const row = await readProvable(ctx.db, requireShop(ctx).sellerId, parcelId);
  if (!row || row.isErased) throw new DomainError('ORDER_NOT_FOUND');
  if (!canProve(row, ctx.now())) throw wrongParcelState({ state: row.state });
  return row;
}

/** Locks the order of a parcel that can be proved. @throws {DomainError} as `requireProvable` */
async function lockProvable(tx: Context, parcelId: string): Promise<void> {
  await lockOrder(tx.db, (await requireProvable(tx, parcelId)).orderId);
  await requireProvable(tx, parcelId);
}

const requireRoom = (photos: readonly object[]) => {
  if (photos.length >= maxPackPhotos) throw new DomainError('INVALID_INPUT', { photos: 'full' });
};

/**
 * Keeps the photograph that the request carries with a parcel of the caller's shop, for good. The same file
 * is taken once, so that an upload whose answer was lost is sent again.
 * @throws {DomainError} ORDER_NOT_FOUND, WRONG_STATE, UNREADABLE_IMAGE, TOO_MANY_REQUESTS, INVALID_INPUT with
 * `photos: full`
 */
export async function addPackPhoto(ctx: Context, { parcelId }: OfParcel): Proved {
  const { sellerId, userId } = requireShop(ctx);
  await requireProvable(ctx, parcelId);
  await consumeRateLimit(ctx, limits.tries, sellerId);
  return acceptPicture(ctx, { scope: `packed parcel ${parcelId}`, isPrivate: true, longestSide }, (picture) =>
    ctx.transaction(async (tx) => {
      await lockProvable(tx, parcelId);
      const photos = await readPackPhotos(tx.db, parcelId);
      if (!photos.some(({ hash }) => hash === picture.hash)) {
        requireRoom(photos);
        await consumeRateLimit(tx, limits.bytes, sellerId, picture.quotaBytes);
        const mediaId = await addPicture(tx, picture);
        await insertProof(tx.db, { parcelId, kind: 'photo', mediaId, byUser: userId, byKey: tx.actor?.key?.id, at: tx.now() });
      }
      return { data: { proof: await readPackProof(tx, parcelId) } };
    }),
  );
}

/** Notes what a parcel of the caller's shop weighs. @throws {DomainError} ORDER_NOT_FOUND, WRONG_STATE */
export async function weighParcel(ctx: Context, { parcelId, grams }: OfParcel & { grams: number }): Proved {
  const { userId } = requireShop(ctx);
  return ctx.transaction(async (tx) => {
    await lockProvable(tx, parcelId);
    const before = await readPackProof(tx, parcelId);
    if (before.weight?.grams === grams) return { data: { proof: before } };
    await insertProof(tx.db, { parcelId, kind: 'weight', grams, byUser: userId, byKey: tx.actor?.key?.id, at: tx.now() });
    return { data: { proof: await readPackProof(tx, parcelId) } };
  });
}

/** Forgets the photographs of orders whose buyer is erased: they may show the address. */
export async function forgetPackPhotos(tx: Context, orderIds: readonly string[]): Promise<void> {
  for (const mediaId of await forgetPhotosOfOrders(tx.db, orderIds)) await tx.enqueue(deleteMediaJob, { mediaId });
}

/** Deletes photographs of packed parcels a year after they were taken. */
export const forgetPackPhotosJob: JobDefinition = {
  name: 'forget-pack-photos',
  retries: 3,
  timeoutSeconds: 120,
  cron: '20 3 * * *',
  async handle(_, outside) {
    await outside.transaction(async (ctx) => {
      const before = new Date(ctx.now().getTime() - proofRetentionDays * day * 1_000);
      for (const mediaId of await forgetPhotosBefore(ctx.db, before)) await ctx.enqueue(deleteMediaJob, { mediaId });
    });
  },
};
