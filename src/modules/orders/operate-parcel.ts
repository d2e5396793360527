import type { Context } from '#platform/context.ts';
import { trackingNumberFault } from '#shared/carriers.ts';
import { DomainError } from '#shared/errors.ts';
import { moveParcel, type ParcelMove } from './move-parcel.ts';
import type { ParcelState } from './parcel-contract.ts';

type Step = Omit<ParcelMove, 'by' | 'byUser' | 'byKey' | 'sellerId' | 'remedy'> & { saidByCourier: boolean; trackingUnchecked: boolean };

/**
 * Rejects a typed tracking number that does not look like one of its carrier, unless the caller has
 * confirmed it.
 * @throws {DomainError} INVALID_INPUT at `trackingNumber`
 */
export function requireLikelyNumber({ carrier, trackingNumber, trackingUnchecked }: Omit<Step, 'saidByCourier'>): void {
  if (carrier === undefined || trackingNumber === undefined || trackingUnchecked) return;
  const fault = trackingNumberFault(carrier, trackingNumber);
  if (fault !== undefined) throw new DomainError('INVALID_INPUT', { trackingNumber: fault });
}

/** Moves a parcel for the operator. @throws {DomainError} as `moveParcel` and `requireLikelyNumber` */
export async function operateParcel(ctx: Context, { saidByCourier, ...step }: Step): Promise<{ data: { state: ParcelState } }> {
  requireLikelyNumber(step);
  return { data: { state: await moveParcel(ctx, { ...step, by: saidByCourier ? 'courier' : 'operator', byUser: ctx.actor?.userId }) } };
}

/**
 * Moves a parcel of the shop that the caller acts for. Cancelling gives money back, which a packer may not.
 * @throws {DomainError} as `operateParcel`, also for a parcel of another shop
 */
export async function moveShopParcel(ctx: Context, input: Step & { shop: string }): Promise<{ data: { state: ParcelState } }> {
  const { saidByCourier, shop: _, ...step } = input;
  const membership = ctx.actor?.actingFor;
  if (!membership || (step.event === 'cancel' && !membership.powers.includes('returns'))) throw new DomainError('FORBIDDEN');
  const { sellerId } = membership;
  requireLikelyNumber(step);
  const by = { by: saidByCourier ? 'courier' : 'seller', byUser: ctx.actor?.userId, byKey: ctx.actor?.key?.id } as const;
  return { data: { state: await moveParcel(ctx, { ...step, ...by, sellerId }) } };
}
