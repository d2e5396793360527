import { requireActor } from '#modules/accounts/get-me.ts';
import type { Context } from '#platform/context.ts';
import type { CartItem } from './contract.ts';
import { readCart } from './queries.ts';

/** Returns the account's cart, with items saved for later. */
export async function getCart(ctx: Context): Promise<{ data: { items: CartItem[] } }> {
  return { data: { items: await readCart(ctx.db, requireActor(ctx).userId) } };
}
