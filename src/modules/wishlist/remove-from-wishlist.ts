import { requireActor } from '#modules/accounts/get-me.ts';
import type { Context } from '#platform/context.ts';
import { deleteItem } from './queries.ts';

/** Removes a product from the account's wishlist, if it is there. */
export async function removeFromWishlist(ctx: Context, { productId }: { productId: string }): Promise<{ status: 'success' }> {
  await deleteItem(ctx.db, requireActor(ctx).userId, productId);
  return { status: 'success' };
}
