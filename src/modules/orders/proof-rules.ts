import type { ParcelState } from './parcel-contract.ts';

/** Days after it was handed to the courier in which a parcel can still be proved. */
export const proofDays = 2;
/** Days for which photographs are kept: longer than any return, dispute or inquiry takes. */
export const proofRetentionDays = 365;

const beforeCourier: readonly ParcelState[] = ['confirmed', 'packed'];
const ended: readonly ParcelState[] = ['placed', 'cancelled', 'refunded', 'resent'];

/** Tells whether a shop may still add what it saw of a parcel: until two days after the courier has it. */
export function canProve({ state, shippedAt }: { state: ParcelState; shippedAt: Date | null }, now: Date): boolean {
  if (beforeCourier.includes(state)) return true;
  return !ended.includes(state) && shippedAt !== null && now.getTime() < shippedAt.getTime() + proofDays * 86_400_000;
}
