import { acceptRecording } from '#modules/media/accept-recording.ts';
import { addPicture } from '#modules/media/add-picture.ts';
import { deleteMediaJob } from '#modules/media/delete-media.ts';
import { lockShop } from '#modules/sellers/lock-shop.ts';
import { requireShop } from '#modules/sellers/require-shop.ts';
import type { Context } from '#platform/context.ts';
import { consumeRateLimit, consumeRateLimitByAddress, type RateLimit } from '#platform/limits/consume-rate-limit.ts';
import { DomainError } from '#shared/errors.ts';
import { deleteVoice, insertVoice, type MakerVoiceRow, readPreparedVoice } from './voice-queries.ts';

const day = 24 * 60 * 60;
const limits: Record<'shop' | 'address', RateLimit> = {
  shop: { name: 'recordings of makers tried by shop', max: 60, seconds: day },
  address: { name: 'recordings of makers tried by address', max: 100, seconds: day },
};

/** Finds the recording that the caller's shop prepares for a maker. */
export const findMakerVoice = (ctx: Context, makerId: string): Promise<MakerVoiceRow | undefined> =>
  readPreparedVoice(ctx.db, makerId, requireShop(ctx).sellerId);

/**
 * Accepts the recording that the request carries, for a maker whose page the caller may change, in place of
 * the one that was prepared before.
 * @returns the key of its file
 * @throws {DomainError} TOO_MANY_REQUESTS and those of `lockShop` and `acceptRecording`
 */
export async function takeMakerVoice(ctx: Context, makerId: string): Promise<string> {
  const { sellerId, slug } = requireShop(ctx);
  await consumeRateLimit(ctx, limits.shop, sellerId);
  await consumeRateLimitByAddress(ctx, limits.address);
  return acceptRecording(ctx, `voice of ${makerId} of ${sellerId}`, (recording) =>
    ctx.transaction(async (tx) => {
      await lockShop(tx, slug);
      const mediaId = await addPicture(tx, recording);
      const before = await deleteVoice(tx.db, makerId, sellerId);
      await insertVoice(tx.db, { makerId, sellerId, mediaId, addedAt: tx.now() });
      if (before !== undefined && before !== mediaId) await tx.enqueue(deleteMediaJob, { mediaId: before });
      return mediaId;
    }),
  );
}

/** Takes out the recording that the caller's shop prepared for a maker. @throws {DomainError} NOT_FOUND */
export async function removeMakerVoice(tx: Context, makerId: string): Promise<void> {
  if (!(await forgetMakerVoice(tx, makerId))) throw new DomainError('NOT_FOUND');
}

/** Forgets the recording that the caller's shop prepared for a maker. @returns whether there was one */
export async function forgetMakerVoice(tx: Context, makerId: string): Promise<boolean> {
  const mediaId = await deleteVoice(tx.db, makerId, requireShop(tx).sellerId);
  if (mediaId !== undefined) await tx.enqueue(deleteMediaJob, { mediaId });
  return mediaId !== undefined;
}
