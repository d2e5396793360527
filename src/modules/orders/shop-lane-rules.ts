import { type ParcelState, parcelStates, type ShopLane } from './parcel-contract.ts';

/** Lane of each state; a parcel of an unpaid order is in none. */
const lanes: Record<Exclude<ParcelState, 'placed'>, ShopLane> = {
  confirmed: 'to-pack',
  packed: 'packed',
  shipped: 'on-the-way',
  undeliverable: 'problems',
  refused: 'problems',
  returning: 'problems',
  'not-received': 'problems',
  lost: 'problems',
  returned: 'problems',
  delivered: 'delivered',
  refunded: 'cancelled',
  resent: 'cancelled',
  cancelled: 'cancelled',
};

/** Gives the lane of a state; undefined for a parcel that is not paid yet. */
export const laneOf = (state: ParcelState): ShopLane | undefined => (state === 'placed' ? undefined : lanes[state]);

/** Gives the states of a lane. */
export const statesOf = (lane: ShopLane): ParcelState[] => parcelStates.filter((state) => laneOf(state) === lane);

/** Tells whether a lane is sorted by the day until which the courier has to have its parcels. */
export const isByDeadline = (lane: ShopLane): boolean => lane === 'to-pack' || lane === 'packed';

/** Days after the end of a parcel for which its shop sees who it was for. */
export const addressDays = 30;

/** Tells whether the buyer's name and address are hidden from the shop. */
export function isAddressHidden(parcel: { state: ParcelState; stateAt: Date; deliveredAt: Date | null }, now: Date): boolean {
  const lane = laneOf(parcel.state);
  if (lane !== 'delivered' && lane !== 'cancelled') return false;
  return (parcel.deliveredAt ?? parcel.stateAt).getTime() + addressDays * 86_400_000 < now.getTime();
}

/** Seconds after which a parcel that was marked as packed gets its invoice; until then it can be undone. */
export const undoSeconds = 10;
