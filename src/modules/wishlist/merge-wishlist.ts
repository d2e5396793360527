import { requireActor } from '#modules/accounts/get-me.ts';
import type { Context } from '#platform/context.ts';
import { type AddResult, addWishlistItems } from './add-wishlist-items.ts';

/** Merges the guest wishlist of a browser into the account's. */
export async function mergeWishlist(ctx: Context, { productIds }: { productIds: readonly string[] }): Promise<{ data: AddResult }> {
  return { data: await addWishlistItems(ctx, requireActor(ctx).userId, productIds) };
}
