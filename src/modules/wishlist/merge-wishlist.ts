import { requireActor } from '#modules/accounts/get-me.ts';
import type { Context } from '#platform/context.ts';
import { type AddResult, addWishlistItems } from './add-wishlist-items.ts';

/** Puts what a browser kept for somebody on the list of the account that they signed in to. */
export async function mergeWishlist(ctx: Context, { productIds }: { productIds: readonly string[] }): Promise<{ data: AddResult }> {
  return { data: await addWishlistItems(ctx, requireActor(ctx).userId, productIds) };
}
