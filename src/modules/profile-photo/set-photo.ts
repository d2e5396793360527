import { requireActor } from '#modules/accounts/get-me.ts';
import { lockPerson } from '#modules/accounts/lock-person.ts';
import { replacePhoto } from '#modules/accounts/replace-photo.ts';
import { acceptPicture, type Crop } from '#modules/media/accept-picture.ts';
import { addPicture } from '#modules/media/add-picture.ts';
import { deleteMediaJob } from '#modules/media/delete-media.ts';
import { processUploadJob } from '#modules/media/process-upload.ts';
import type { Context } from '#platform/context.ts';
import { consumeRateLimit, consumeRateLimitByAddress, type RateLimit } from '#platform/limits/consume-rate-limit.ts';
import { DomainError } from '#shared/errors.ts';
import { readPhoto } from './queries.ts';

/** Longest side in px: twice what the profile shows on a dense screen. */
const longestSide = 480;
const day = 24 * 60 * 60;
const megabyte = 1024 * 1024;

/**
 * Counts attempts, successful or not. Accounts cost nothing, so the limit of an
 * address is below that of all its accounts together.
 */
const uploadLimits: Record<'person' | 'address', RateLimit> = {
  person: { name: 'profile photos tried by person', max: 30, seconds: day },
  address: { name: 'profile photos tried by address', max: 150, seconds: day },
};
/** Bytes of accepted pictures. */
export const profileQuotas: Record<'person' | 'address', RateLimit> = {
  person: { name: 'bytes of profile photos by person', max: 50 * megabyte, seconds: day },
  address: { name: 'bytes of profile photos by address', max: 150 * megabyte, seconds: day },
};

interface SquareInput {
  left?: number | undefined;
  top?: number | undefined;
  side?: number | undefined;
}

/** @throws {DomainError} INVALID_INPUT where a part of the square is missing */
function cropOf({ left, top, side }: SquareInput): Crop | 'middle' {
  if (left === undefined && top === undefined && side === undefined) return 'middle';
  if (left === undefined || top === undefined || side === undefined)
    throw new DomainError('INVALID_INPUT', { side: 'Say left, top and side.' });
  return { left, top, side };
}

/**
 * Checks that the caller may upload a photo, before any of it is read. The API
 * checks the same by its contract.
 * @returns the user's id
 * @throws {DomainError} UNAUTHORIZED, TOTP_ENROLMENT
 */
export function mayUploadPhoto(ctx: Context): string {
  const { userId, role, secondFactor } = requireActor(ctx);
  if (role === 'admin' && !secondFactor) throw new DomainError('TOTP_ENROLMENT');
  return userId;
}

/**
 * Counts an attempt, before any of the picture is read.
 * @throws {DomainError} UNAUTHORIZED, TOO_MANY_REQUESTS
 */
async function consumeUploadLimit(ctx: Context): Promise<string> {
  const { userId } = requireActor(ctx);
  await consumeRateLimit(ctx, uploadLimits.person, userId);
  await consumeRateLimitByAddress(ctx, uploadLimits.address);
  return userId;
}

/**
 * Replaces the user's photo with the uploaded picture.
 * @throws {DomainError} UNAUTHORIZED, UNREADABLE_IMAGE, TOO_MANY_REQUESTS, INVALID_INPUT
 */
export async function setPhoto(ctx: Context, input: SquareInput): Promise<{ data: { photo: string } }> {
  const square = cropOf(input);
  const userId = await consumeUploadLimit(ctx);
  const scope = `person ${userId} ${JSON.stringify(square)}`;
  const added = await acceptPicture(ctx, { scope, isPrivate: true, longestSide, square }, (picture) =>
    ctx.transaction(async (tx) => {
      await lockPerson(tx, userId);
      await consumeRateLimit(tx, profileQuotas.person, userId, picture.quotaBytes);
      await consumeRateLimitByAddress(tx, profileQuotas.address, '', picture.quotaBytes);
      const mediaId = await addPicture(tx, picture);
      const before = await replacePhoto(tx.db, userId, mediaId);
      if (before !== null && before !== mediaId) await tx.enqueue(deleteMediaJob, { mediaId: before });
      return { mediaId, hash: picture.hash };
    }),
  );
  // The picture is small enough to process at once, so that the answer shows it; the job remains for a crash.
  await processUploadJob.handle(added, ctx);
  const photo = await readPhoto(ctx.db, userId);
  // A concurrent upload or removal came in between.
  if (!photo) throw new DomainError('CONFLICT');
  return { data: { photo: photo.address } };
}

/** Removes the user's photo, if there is one. */
export async function removePhoto(ctx: Context): Promise<{ status: 'success' }> {
  const { userId } = requireActor(ctx);
  await ctx.transaction(async (tx) => {
    await lockPerson(tx, userId);
    const before = await replacePhoto(tx.db, userId, null);
    if (before !== null) await tx.enqueue(deleteMediaJob, { mediaId: before });
  });
  return { status: 'success' };
}
