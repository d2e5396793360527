import { addUpload } from '#modules/media/add-upload.ts';
import { holdOwnOrder } from '#modules/orders/hold-order.ts';
import { requireOrder } from '#modules/orders/require-order.ts';
import type { Context } from '#platform/context.ts';
import { Failure } from '#shared/errors.ts';
import { countLoosePhotos, insertPhoto } from './queries.ts';

/** Uploaded and not yet part of a return: enough for a few tries. */
const mostLoose = 24;

/**
 * Takes a photograph of an order's piece. A job makes it showable; the return can be requested before that.
 * @throws {Failure} ORDER_NOT_FOUND, UNREADABLE_IMAGE, TOO_MANY_REQUESTS
 */
export async function addPhoto(ctx: Context, input: { number: string; data: string }): Promise<{ data: { photoId: string } }> {
  const { orderId } = await requireOrder(ctx, input.number);
  const bytes = Buffer.from(input.data, 'base64');
  return ctx.transaction(async (tx) => {
    await holdOwnOrder(tx, orderId);
    if ((await countLoosePhotos(tx.db, orderId)) >= mostLoose) throw new Failure('TOO_MANY_REQUESTS', {}, 3600);
    const photoId = await addUpload(tx, { bytes, isPrivate: true });
    await insertPhoto(tx.db, orderId, photoId, tx.now());
    return { data: { photoId } };
  });
}
