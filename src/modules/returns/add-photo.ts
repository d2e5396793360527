import { acceptPicture } from '#modules/media/accept-picture.ts';
import { addPicture } from '#modules/media/add-picture.ts';
import { lockOwnOrder } from '#modules/orders/api.ts';
import type { Context } from '#platform/context.ts';
import { consumeRateLimit, consumeRateLimitByAddress, type RateLimit } from '#platform/limits/consume-rate-limit.ts';
import { DomainError } from '#shared/errors.ts';
import { countUnattachedPhotos, insertPhoto, isPhotoOfOrder } from './queries.ts';
import { requireOpenWindow, requireUploadRight } from './upload-window.ts';

/** Uploaded photographs of an order that belong to no return yet: enough for a few attempts. */
export const maxUnattached = 24;
/** Longest side in px, enough to show a crack. */
const maxSidePx = 2000;
const day = 24 * 60 * 60;
const megabyte = 1024 * 1024;

/** Limits attempts whether they succeed or not: each costs bandwidth, and most of them decoding. */
const attemptLimits: Record<'order' | 'address', RateLimit> = {
  order: { name: 'return photographs tried by order', max: 120, seconds: day },
  address: { name: 'return photographs tried by address', max: 600, seconds: day },
};
/**
 * Limits accepted bytes: by order for 30 days, which contain its return window; by person and address for a
 * day.
 */
export const photoQuotas: Record<'order' | 'person' | 'address', RateLimit> = {
  order: { name: 'bytes of return photographs by order', max: 100 * megabyte, seconds: 30 * day },
  person: { name: 'bytes of return photographs by person', max: 150 * megabyte, seconds: day },
  address: { name: 'bytes of return photographs by address', max: 300 * megabyte, seconds: day },
};

/** @throws {DomainError} TOO_MANY_REQUESTS where the order has the most unattached photographs allowed */
async function requireRoom(ctx: Context, orderId: string): Promise<void> {
  if ((await countUnattachedPhotos(ctx.db, orderId)) >= maxUnattached) throw new DomainError('TOO_MANY_REQUESTS', {}, 3600);
}

/**
 * Accepts the photograph that the request carries for a return. A job renders its sizes; the return can be
 * requested before that. The permission is checked before the body is read, and again under the order's lock.
 * @throws {DomainError} ORDER_NOT_FOUND, NOT_RETURNABLE, RETURN_TOO_LATE, UNREADABLE_IMAGE, TOO_MANY_REQUESTS
 */
export async function addPhoto(ctx: Context, input: { number: string }): Promise<{ data: { photoId: string } }> {
  const { orderId, returns } = await requireUploadRight(ctx, input.number);
  await requireRoom(ctx, orderId);
  await consumeRateLimit(ctx, attemptLimits.order, orderId);
  await consumeRateLimitByAddress(ctx, attemptLimits.address);
  // The number of returns is part of the scope, so that a photograph of a withdrawn return can be sent again.
  const scope = `order ${orderId} ${returns}`;
  return acceptPicture(ctx, { scope, isPrivate: true, longestSide: maxSidePx }, (picture) =>
    ctx.transaction(async (tx) => {
      await lockOwnOrder(tx, orderId);
      await requireOpenWindow(tx, orderId);
      if (!(await isPhotoOfOrder(tx.db, orderId, picture.hash))) {
        await requireRoom(tx, orderId);
        await consumeRateLimit(tx, photoQuotas.order, orderId, picture.quotaBytes);
        if (tx.actor) await consumeRateLimit(tx, photoQuotas.person, tx.actor.userId, picture.quotaBytes);
        await consumeRateLimitByAddress(tx, photoQuotas.address, '', picture.quotaBytes);
      }
      const photoId = await addPicture(tx, picture);
      await insertPhoto(tx.db, orderId, photoId, tx.now());
      return { data: { photoId } };
    }),
  );
}
