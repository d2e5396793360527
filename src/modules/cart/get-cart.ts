import { requireActor } from '#modules/accounts/get-me.ts';
import type { Context } from '#platform/context.ts';
import type { KeptItem } from './contract.ts';
import { readCart } from './queries.ts';

/** The cart of the person who is signed in, with what is saved for later. */
export async function getCart(ctx: Context): Promise<{ data: { items: KeptItem[] } }> {
  return { data: { items: await readCart(ctx.db, requireActor(ctx).userId) } };
}
