import { requireActor } from '#modules/accounts/get-me.ts';
import type { Context } from '#platform/context.ts';
import type { CartItem } from './contract.ts';
import { readCart } from './queries.ts';

/** The cart of the person who is signed in, with what is saved for later. */
export async function getCart(ctx: Context): Promise<{ data: { items: CartItem[] } }> {
  return { data: { items: await readCart(ctx.db, requireActor(ctx).userId) } };
}
