import { hasDeskPower } from '#modules/access/has-desk-power.ts';
import { findActor } from '#modules/accounts/find-actor.ts';
import { findMemberships } from '#modules/sellers/find-memberships.ts';
import type { Context } from '#platform/context.ts';
import type { PackProof } from './proof-contract.ts';
import { readPackPhotos, readParcelOfPhoto, readWeight } from './proof-queries.ts';
import { isAddressHidden } from './shop-lane-rules.ts';

/** Reads how a parcel was packed. The caller has checked that it may be read. */
export async function readPackProof(ctx: Context, parcelId: string): Promise<PackProof> {
  const photos = await readPackPhotos(ctx.db, parcelId);
  const weight = await readWeight(ctx.db, parcelId);
  const taken = ({ at, name }: { at: Date; name: string | null }) => ({ at: new Date(at).toISOString(), ...(name ? { by: name } : {}) });
  return {
    photos: photos
      .filter(({ state }) => state === 'ready')
      .map(({ hash, widths, width, height, placeholder, ...rest }) => ({
        ...{ base: `/media/${hash}`, widths, width, height, placeholder },
        ...taken(rest),
      })),
    photosWaiting: photos.filter(({ state }) => state === 'pending').length,
    ...(weight ? { weight: { grams: weight.grams, ...taken(weight) } } : {}),
  };
}

/**
 * Tells whether the caller may see a photograph of a packed parcel: the team of its shop that sees parcels,
 * as long as it sees their addresses, too, and operators. Those who decide returns have a guard of their own.
 */
export async function mayReadPackPhoto(ctx: Context, hash: string): Promise<boolean> {
  ctx.actor ??= await findActor(ctx);
  const { actor } = ctx;
  const parcel = actor && (await readParcelOfPhoto(ctx.db, hash));
  if (!parcel) return false;
  if (hasDeskPower(actor, 'refunds')) return true;
  if (isAddressHidden(parcel, ctx.now())) return false;
  const memberships = await findMemberships(ctx, actor);
  return memberships.some(({ sellerId, powers }) => sellerId === parcel.sellerId && powers.includes('orders'));
}
