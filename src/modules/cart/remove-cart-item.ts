import { requireActor } from '#modules/accounts/get-me.ts';
import type { Context } from '#platform/context.ts';
import type { CartItem } from './contract.ts';
import { deleteItem, readCart } from './queries.ts';

/** Takes a variant out of the cart, where it is in it. */
export async function removeCartItem(ctx: Context, { variantId }: { variantId: string }): Promise<{ data: { items: CartItem[] } }> {
  const { userId } = requireActor(ctx);
  await deleteItem(ctx.db, userId, variantId);
  return { data: { items: await readCart(ctx.db, userId) } };
}
