import { findActor } from '#modules/accounts/find-actor.ts';
import { guestToken, guestTokenHash } from '#modules/orders/guest-token.ts';
import type { Context } from '#platform/context.ts';
import { canReadPhoto } from './queries.ts';

/**
 * Whether the caller may see a photograph of a return: the buyer of the order, by session or by the browser that proved the e-mail
 * address, the accounts of the seller whose piece it shows, and admins.
 */
export async function mayReadReturnPhoto(ctx: Context, hash: string): Promise<boolean> {
  ctx.actor ??= await findActor(ctx);
  const { actor } = ctx;
  const token = guestToken(ctx);
  const isAdmin = actor?.role === 'admin' && actor.secondFactor;
  return canReadPhoto(ctx.db, hash, { userId: actor?.userId, tokenHash: token && guestTokenHash(token), isAdmin });
}
