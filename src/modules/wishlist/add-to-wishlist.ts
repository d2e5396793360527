import { requireActor } from '#modules/accounts/get-me.ts';
import type { Context } from '#platform/context.ts';
import { Failure } from '#shared/errors.ts';
import { addWishes } from './add-wishes.ts';
import { mostWishes } from './wish-rules.ts';

/** @throws {Failure} PRODUCT_NOT_FOUND; INVALID_INPUT at `productId` where the list is full */
export async function addToWishlist(ctx: Context, { productId }: { productId: string }): Promise<{ status: 'success' }> {
  const { unknown, noRoom } = await addWishes(ctx, requireActor(ctx).userId, [productId]);
  if (unknown.length > 0) throw new Failure('PRODUCT_NOT_FOUND');
  if (noRoom.length > 0) throw new Failure('INVALID_INPUT', { productId: `At most ${mostWishes} pieces can be kept.` });
  return { status: 'success' };
}
