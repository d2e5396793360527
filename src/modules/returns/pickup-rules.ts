import type { StateClock } from '#shared/state-clock.ts';

/**
 * States of the pickup of a return. `offered`: the buyer chooses; `booking`: the carrier is being asked;
 * `awaiting`: the courier is to come; `self`: the buyer sends the goods; `ended`: the return went on without
 * it.
 */
export const pickupStates = ['offered', 'booking', 'awaiting', 'failed', 'picked-up', 'back', 'lost', 'self', 'ended'] as const;
export type PickupState = (typeof pickupStates)[number];

export type PickupActor = 'buyer' | 'courier' | 'seller' | 'operator';

/** Events of a pickup; `end` follows from a step of its return. */
export type PickupEvent = 'offer' | 'book' | 'schedule' | 'fail' | 'collect' | 'arrive' | 'lose' | 'self-ship' | 'end';

interface PickupTransition {
  to: PickupState;
  by: readonly PickupActor[];
}

const on = (to: PickupState, ...by: PickupActor[]): PickupTransition => ({ to, by });

const end = on('ended', 'buyer', 'seller', 'operator');
/** Once the courier has the goods, the buyer cannot keep them by withdrawing. */
const settled = on('ended', 'seller', 'operator');
const selfShip = on('self', 'buyer', 'operator');
const collect = on('picked-up', 'courier', 'operator');
/** A courier that reports late, or under another code, has brought the goods all the same. */
const arrive = on('back', 'courier', 'operator');

/** Allowed transitions of a pickup: state × event → state, and who may. */
export const pickupTransitions: Record<PickupState, Partial<Record<PickupEvent, PickupTransition>>> = {
  offered: { book: on('booking', 'buyer'), 'self-ship': selfShip, end },
  // A report may come before the answer to the booking.
  booking: { collect, arrive, schedule: on('awaiting', 'courier'), fail: on('failed', 'courier', 'operator'), 'self-ship': selfShip, end },
  awaiting: { collect, arrive, fail: on('failed', 'buyer', 'courier', 'operator'), 'self-ship': selfShip, end },
  failed: { book: on('booking', 'buyer', 'operator'), collect, arrive, 'self-ship': selfShip, end },
  'picked-up': { arrive, lose: on('lost', 'courier', 'operator'), end: settled },
  lost: { arrive, end: settled },
  back: { end: settled },
  // The courier may come before it hears that the buyer sends the goods.
  self: { collect, arrive, book: on('booking', 'buyer'), end },
  // A return that was reopened and accepted again may be fetched after all.
  ended: { offer: on('offered', 'seller', 'operator') },
};

/** Gives the state after an event; undefined where it is not allowed, or not to this actor. */
export function nextPickupState(from: PickupState, event: PickupEvent, by: PickupActor): PickupState | undefined {
  const transition = pickupTransitions[from][event];
  return transition?.by.includes(by) ? transition.to : undefined;
}

/** States without a clock of their own: that of the return goes on. */
export const closedPickupStates: readonly PickupState[] = ['self', 'ended'];

/** States in which the courier has, or had, the goods. */
export const collectedPickupStates: readonly PickupState[] = ['picked-up', 'back', 'lost'];

/** Clocks by state. */
export const pickupClocks: Partial<Record<PickupState, StateClock<PickupActor, PickupEvent>>> = {
  offered: { of: 'buyer', from: 'state', remind: 2, escalate: 5, repeat: 5 },
  booking: { of: 'operator', from: 'state', remind: 1, escalate: 2, repeat: 2 },
  // The buyer says whether the courier came.
  awaiting: { of: 'buyer', from: 'state', remind: 3, escalate: 5, repeat: 3 },
  failed: { of: 'buyer', from: 'state', remind: 2, escalate: 4, repeat: 4 },
  'picked-up': { of: 'seller', from: 'state', remind: 8, escalate: 12, repeat: 5 },
  back: { of: 'seller', from: 'state', remind: 2, escalate: 4, repeat: 3 },
  lost: { of: 'seller', from: 'state', remind: 2, escalate: 3, repeat: 3 },
};
