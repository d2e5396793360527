import { endOfPromise } from '#shared/arrival.ts';
import type { ParcelActor, ParcelState } from './parcel-contract.ts';
import { isPresumed, presumedDays } from './return-window-rules.ts';

const day = 86_400_000;
/** Days after a confirmed delivery in which its buyer can still say that nothing came. */
const disputeDays = 7;

export interface ReportedParcel {
  state: ParcelState;
  promisedUntil: string;
  deliveredAt: Date | null;
  deliveredBy: ParcelActor | null;
  hasReturns: boolean;
}

/** Gives the moment from which a parcel can be reported: the end of its promise in India, or its delivery. */
export function missingFrom({ state, promisedUntil, deliveredAt }: ReportedParcel): Date | undefined {
  if (state === 'shipped') return new Date(endOfPromise(promisedUntil));
  return state === 'delivered' && deliveredAt ? deliveredAt : undefined;
}

/**
 * Tells whether the buyer can say that a parcel has not arrived: from its promise on, and within a week
 * where it is said to have arrived. Not where the buyer has confirmed it, or has reported units of it.
 */
export function canReportMissing(parcel: ReportedParcel, now: Date): boolean {
  const from = missingFrom(parcel);
  if (!from || now < from) return false;
  if (parcel.state === 'shipped') return true;
  const days = isPresumed(parcel.deliveredBy) ? presumedDays : disputeDays;
  return parcel.deliveredBy !== 'buyer' && !parcel.hasReturns && now.getTime() <= from.getTime() + days * day;
}
