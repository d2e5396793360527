import { requireActor } from '#modules/accounts/get-me.ts';
import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { addWishlistItems } from './add-wishlist-items.ts';
import { maxItems } from './wishlist-rules.ts';

/** @throws {DomainError} PRODUCT_NOT_FOUND; INVALID_INPUT at `productId` where the list is full */
export async function addToWishlist(ctx: Context, { productId }: { productId: string }): Promise<{ status: 'success' }> {
  const { unknown, noRoom } = await addWishlistItems(ctx, requireActor(ctx).userId, [productId]);
  if (unknown.length > 0) throw new DomainError('PRODUCT_NOT_FOUND');
  if (noRoom.length > 0) throw new DomainError('INVALID_INPUT', { productId: `At most ${maxItems} pieces can be kept.` });
  return { status: 'success' };
}
