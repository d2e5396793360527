import { requireActor } from '#modules/accounts/get-me.ts';
import { lockPerson } from '#modules/accounts/lock-person.ts';
import { acceptPicture, type Crop } from '#modules/media/accept-picture.ts';
import { addPicture } from '#modules/media/add-picture.ts';
import { forgetMediaJob } from '#modules/media/forget-media.ts';
import { processUploadJob } from '#modules/media/process-upload.ts';
import type { Context } from '#platform/context.ts';
import { type Limit, takeLimit, takeLimitOfAddress } from '#platform/limits/take-limit.ts';
import { Failure } from '#shared/errors.ts';
import { readPhoto, swapPhoto } from './queries.ts';

/** Longest side in px: twice what the profile shows on a dense screen. */
const longestSide = 480;
const day = 24 * 60 * 60;
const megabyte = 1024 * 1024;

/** Tries count whether they succeed or not. Accounts cost nothing, so an address may not try as often as all of its accounts together. */
const tries: Record<'person' | 'address', Limit> = {
  person: { name: 'profile photos tried by person', most: 30, seconds: day },
  address: { name: 'profile photos tried by address', most: 150, seconds: day },
};
/** Bytes count once a picture is taken. */
export const profileQuotas: Record<'person' | 'address', Limit> = {
  person: { name: 'bytes of profile photos by person', most: 50 * megabyte, seconds: day },
  address: { name: 'bytes of profile photos by address', most: 150 * megabyte, seconds: day },
};

interface SquareInput {
  left?: number | undefined;
  top?: number | undefined;
  side?: number | undefined;
}

/** @throws {Failure} INVALID_INPUT where a part of the square is missing */
function cropOf({ left, top, side }: SquareInput): Crop | 'middle' {
  if (left === undefined && top === undefined && side === undefined) return 'middle';
  if (left === undefined || top === undefined || side === undefined)
    throw new Failure('INVALID_INPUT', { side: 'Say left, top and side.' });
  return { left, top, side };
}

/**
 * Asks whether the caller may have a picture, before anything of one is read. The API asks the same by its contract.
 * @returns the key of the person
 * @throws {Failure} UNAUTHORIZED, TOTP_ENROLMENT
 */
export function mayUploadPhoto(ctx: Context): string {
  const { userId, role, secondFactor } = requireActor(ctx);
  if (role === 'admin' && !secondFactor) throw new Failure('TOTP_ENROLMENT');
  return userId;
}

/** Counts a try, before anything of the picture is read. @throws {Failure} UNAUTHORIZED, TOO_MANY_REQUESTS */
async function takeTry(ctx: Context): Promise<string> {
  const { userId } = requireActor(ctx);
  await takeLimit(ctx, tries.person, userId);
  await takeLimitOfAddress(ctx, tries.address);
  return userId;
}

/**
 * Makes the picture that the request carries the person's own, in place of the one before.
 * @throws {Failure} UNAUTHORIZED, UNREADABLE_IMAGE, TOO_MANY_REQUESTS, INVALID_INPUT
 */
export async function setPhoto(ctx: Context, input: SquareInput): Promise<{ data: { photo: string } }> {
  const square = cropOf(input);
  const userId = await takeTry(ctx);
  const scope = `person ${userId} ${JSON.stringify(square)}`;
  const added = await acceptPicture(ctx, { scope, isPrivate: true, longestSide, square }, (picture) =>
    ctx.transaction(async (tx) => {
      await lockPerson(tx, userId);
      await takeLimit(tx, profileQuotas.person, userId, picture.charge);
      await takeLimitOfAddress(tx, profileQuotas.address, '', picture.charge);
      const mediaId = await addPicture(tx, picture);
      const before = await swapPhoto(tx.db, userId, mediaId);
      if (before !== null && before !== mediaId) await tx.enqueue(forgetMediaJob, { mediaId: before });
      return { mediaId, hash: picture.hash };
    }),
  );
  // It is small: whoever waits for the answer sees it at once. Where the process ends here, the job does it.
  await processUploadJob.handle(added, ctx);
  const photo = await readPhoto(ctx.db, userId);
  // Another upload, or a removal, came in between.
  if (!photo) throw new Failure('CONFLICT');
  return { data: { photo: photo.address } };
}

/** Takes the person's picture away; nothing where there is none. */
export async function removePhoto(ctx: Context): Promise<{ status: 'success' }> {
  const { userId } = requireActor(ctx);
  await ctx.transaction(async (tx) => {
    await lockPerson(tx, userId);
    const before = await swapPhoto(tx.db, userId, null);
    if (before !== null) await tx.enqueue(forgetMediaJob, { mediaId: before });
  });
  return { status: 'success' };
}
