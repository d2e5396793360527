import { findActor } from '#modules/accounts/find-actor.ts';
import { guestToken, guestTokenHash } from '#modules/orders/guest-token.ts';
import type { Context } from '#platform/context.ts';
import { canReadPhoto } from './queries.ts';

/**
 * Tells whether the caller may see a photograph of a return: the buyer, by session or by the browser that
 * proved the email address; the accounts of the seller; and admins.
 */
export async function mayReadReturnPhoto(ctx: Context, hash: string): Promise<boolean> {
  ctx.actor ??= await findActor(ctx);
  const { actor } = ctx;
  const token = guestToken(ctx);
  const isAdmin = actor?.role === 'admin' && actor.secondFactor;
  return canReadPhoto(ctx.db, hash, { userId: actor?.userId, tokenHash: token && guestTokenHash(token), isAdmin });
}
