import type { ParcelEvent, ParcelState } from '#modules/orders/parcel-contract.ts';
import { findTransition } from '#modules/orders/parcel-rules.ts';
import type { TrackingKind } from './carrier.ts';

type Move = Exclude<ParcelEvent, 'confirm'>;

const events: Record<Exclude<TrackingKind, 'other' | 'pickup-failed'>, Move> = {
  'picked-up': 'ship',
  'out-for-delivery': 'ship',
  delivered: 'deliver',
  undelivered: 'fail-delivery',
  refused: 'refuse',
  returning: 'return-to-origin',
  // That the goods are whole or not is for the seller to say, who takes them back.
  back: 'return-to-origin',
  lost: 'lose',
};

export interface FollowedParcel {
  state: ParcelState;
  stateAt: Date;
  /** It counts as delivered without a word of the buyer or the courier. */
  isPresumed: boolean;
}

/**
 * Plans the steps of a parcel that a report of its courier stands for; none where it is already as far, or
 * where its state is final. A parcel whose collection was not reported is shipped first.
 */
export function planMoves(kind: TrackingKind, { state, stateAt, isPresumed }: FollowedParcel, occurredAt: Date): Move[] {
  // Its seller asks for the pickup again.
  if (kind === 'other' || kind === 'pickup-failed') return [];
  const event = events[kind];
  if (kind === 'delivered' && state === 'delivered') return isPresumed ? ['confirm-receipt'] : [];
  // A report of before proves nothing against the buyer's word, and finds no parcel that is lost.
  if (kind === 'delivered' && (state === 'not-received' || state === 'lost') && occurredAt <= stateAt) return [];
  // A scan on the way says nothing about another try at the door.
  if (kind === 'picked-up' && state !== 'packed') return [];
  if (findTransition(state, event, 'courier')) return [event];
  return state === 'packed' ? ['ship', event] : [];
}
