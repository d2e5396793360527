import { hasDeskPower } from '#modules/access/has-desk-power.ts';
import { findActor } from '#modules/accounts/find-actor.ts';
import { guestToken, guestTokenHash } from '#modules/accounts/guest-token.ts';
import { findMemberships } from '#modules/sellers/find-memberships.ts';
import type { Context } from '#platform/context.ts';
import { canReadPhoto } from './queries.ts';

/**
 * Tells whether the caller may see a photograph of a return: the buyer, by session or by the browser that
 * proved the email address; the team of the shop that sold the item; and operators. The team sees, too, how
 * it packed the parcel.
 */
export async function mayReadReturnPhoto(ctx: Context, hash: string): Promise<boolean> {
  ctx.actor ??= await findActor(ctx);
  const { actor } = ctx;
  const token = guestToken(ctx);
  const memberships = actor ? await findMemberships(ctx, actor) : [];
  return canReadPhoto(ctx.db, hash, {
    userId: actor?.userId,
    tokenHash: token && guestTokenHash(token),
    sellerIds: memberships.filter(({ powers }) => powers.includes('returns')).map(({ sellerId }) => sellerId),
    isOperator: hasDeskPower(actor, 'refunds'),
  });
}
