import { findActor } from '#modules/accounts/find-actor.ts';
import { findMemberships } from '#modules/sellers/find-memberships.ts';
import type { Context } from '#platform/context.ts';
import type { ShopPower } from '#shared/access.ts';
import { hasDeskPower } from './has-desk-power.ts';

/**
 * Tells whether the caller may see a private picture of a shop: people of the shop with a power, and
 * operators of the catalogue.
 * @param ownerOf finds the seller whose picture it is
 */
export async function mayReadOfShop(ctx: Context, power: ShopPower, ownerOf: () => Promise<string | undefined>): Promise<boolean> {
  ctx.actor ??= await findActor(ctx);
  const { actor } = ctx;
  if (!actor) return false;
  const owner = await ownerOf();
  if (owner === undefined) return false;
  if (hasDeskPower(actor, 'catalog')) return true;
  const memberships = await findMemberships(ctx, actor);
  return memberships.some(({ sellerId, powers }) => sellerId === owner && powers.includes(power));
}
