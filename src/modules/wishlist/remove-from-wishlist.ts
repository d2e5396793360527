import { requireActor } from '#modules/accounts/get-me.ts';
import type { Context } from '#platform/context.ts';
import { deleteItem } from './queries.ts';

/** Takes a piece off the list of the person who is signed in, where it is on it. */
export async function removeFromWishlist(ctx: Context, { productId }: { productId: string }): Promise<{ status: 'success' }> {
  await deleteItem(ctx.db, requireActor(ctx).userId, productId);
  return { status: 'success' };
}
