import { acceptPicture } from '#modules/media/accept-picture.ts';
import { addPicture } from '#modules/media/add-picture.ts';
import { lockOwnOrder } from '#modules/orders/api.ts';
import type { Context } from '#platform/context.ts';
import { consumeRateLimit, consumeRateLimitByAddress, type RateLimit } from '#platform/limits/consume-rate-limit.ts';
import { DomainError } from '#shared/errors.ts';
import { countUnattachedPhotos, insertPhoto, isPhotoOfOrder } from './queries.ts';
import { requireOpenWindow, requireUploadRight } from './upload-window.ts';

/** Uploaded and not yet part of a return: enough for a few tries. */
export const maxUnattached = 24;
/** Longest side in px: enough to see a crack. */
const maxSidePx = 2000;
const day = 24 * 60 * 60;
const megabyte = 1024 * 1024;

/** Tries count whether they succeed or not: each costs the network, and most of them a look at the picture. */
const attemptLimits: Record<'order' | 'address', RateLimit> = {
  order: { name: 'return photographs tried by order', max: 120, seconds: day },
  address: { name: 'return photographs tried by address', max: 600, seconds: day },
};
/** Bytes count once a photograph is taken. An order has 30 days, which its window lies within; a person and an address have a day. */
export const photoQuotas: Record<'order' | 'person' | 'address', RateLimit> = {
  order: { name: 'bytes of return photographs by order', max: 100 * megabyte, seconds: 30 * day },
  person: { name: 'bytes of return photographs by person', max: 150 * megabyte, seconds: day },
  address: { name: 'bytes of return photographs by address', max: 300 * megabyte, seconds: day },
};

/** @throws {DomainError} TOO_MANY_REQUESTS where the order has as many loose photographs as it may */
async function requireRoom(ctx: Context, orderId: string): Promise<void> {
  if ((await countUnattachedPhotos(ctx.db, orderId)) >= maxUnattached) throw new DomainError('TOO_MANY_REQUESTS', {}, 3600);
}

/**
 * Takes the photograph of an order's piece that the request carries. A job makes it showable; the return can be requested before that.
 * Whether it may be uploaded is asked before it is read, and once more, with the order held, before it is listed.
 * @throws {DomainError} ORDER_NOT_FOUND, NOT_RETURNABLE, RETURN_TOO_LATE, UNREADABLE_IMAGE, TOO_MANY_REQUESTS
 */
export async function addPhoto(ctx: Context, input: { number: string }): Promise<{ data: { photoId: string } }> {
  const { orderId, returns } = await requireUploadRight(ctx, input.number);
  await requireRoom(ctx, orderId);
  await consumeRateLimit(ctx, attemptLimits.order, orderId);
  await consumeRateLimitByAddress(ctx, attemptLimits.address);
  // A photograph of a return that was withdrawn can be sent again with the next one.
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
