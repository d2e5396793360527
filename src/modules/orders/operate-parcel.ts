import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { moveParcel, type ParcelMove } from './move-parcel.ts';
import type { ParcelState } from './parcel-contract.ts';

type Step = Omit<ParcelMove, 'by' | 'sellerId' | 'remedy'> & { saidByCourier: boolean };

/** Moves a parcel for the operator. @throws {DomainError} as `moveParcel` */
export async function operateParcel(ctx: Context, { saidByCourier, ...step }: Step): Promise<{ data: { state: ParcelState } }> {
  return { data: { state: await moveParcel(ctx, { ...step, by: saidByCourier ? 'courier' : 'operator' }) } };
}

/**
 * Moves a parcel of the shop that the caller acts for.
 * @throws {DomainError} as `moveParcel`, also for a parcel of another shop
 */
export async function moveShopParcel(ctx: Context, input: Step & { shop: string }): Promise<{ data: { state: ParcelState } }> {
  const { saidByCourier, shop: _, ...step } = input;
  const sellerId = ctx.actor?.actingFor?.sellerId;
  if (sellerId === undefined) throw new DomainError('FORBIDDEN');
  return { data: { state: await moveParcel(ctx, { ...step, sellerId, by: saidByCourier ? 'courier' : 'seller' }) } };
}
