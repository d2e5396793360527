import { requireActor } from '#modules/accounts/get-me.ts';
import type { Context } from '#platform/context.ts';
import type { CartItem } from './contract.ts';
import { deleteItem, readCart } from './queries.ts';

/** Removes a variant from the cart, if it is there. */
export async function removeCartItem(ctx: Context, { variantId }: { variantId: string }): Promise<{ data: { items: CartItem[] } }> {
  const { userId } = requireActor(ctx);
  await deleteItem(ctx.db, userId, variantId);
  return { data: { items: await readCart(ctx.db, userId) } };
}
