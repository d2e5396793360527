import { hasDeskPower } from '#modules/access/has-desk-power.ts';
import { findActor } from '#modules/accounts/find-actor.ts';
import { findMemberships } from '#modules/sellers/find-memberships.ts';
import type { Context } from '#platform/context.ts';
import { readSellerOfPhoto } from './photo-queries.ts';
import { photoPower } from './photos-contract.ts';

/** Tells whether the caller may see a photograph of a draft: people of its shop, and operators. */
export async function mayReadDraftPhoto(ctx: Context, hash: string): Promise<boolean> {
  ctx.actor ??= await findActor(ctx);
  const { actor } = ctx;
  if (!actor) return false;
  const owner = await readSellerOfPhoto(ctx.db, hash);
  if (owner === undefined) return false;
  if (hasDeskPower(actor, 'catalog')) return true;
  const memberships = await findMemberships(ctx, actor);
  return memberships.some(({ sellerId, powers }) => sellerId === owner && powers.includes(photoPower));
}
