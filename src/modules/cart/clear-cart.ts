import { requireActor } from '#modules/accounts/get-me.ts';
import type { Context } from '#platform/context.ts';
import type { CartItem } from './contract.ts';
import { deleteCart, readCart } from './queries.ts';

/** Empties the cart; what is saved for later stays. */
export async function clearCart(ctx: Context): Promise<{ data: { items: CartItem[] } }> {
  const { userId } = requireActor(ctx);
  await deleteCart(ctx.db, userId);
  return { data: { items: await readCart(ctx.db, userId) } };
}
