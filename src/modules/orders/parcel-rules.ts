import type { ParcelState } from './contract.ts';

export const parcelEvents = ['confirm', 'pack', 'ship', 'deliver', 'cancel'] as const;
export type ParcelEvent = (typeof parcelEvents)[number];

/** What may happen to a parcel: from a state, by an event, to a state. A parcel of an unpaid order stays `placed`. */
export const parcelTransitions: Record<ParcelState, Partial<Record<ParcelEvent, ParcelState>>> = {
  placed: { confirm: 'confirmed' },
  confirmed: { pack: 'packed', cancel: 'cancelled' },
  packed: { ship: 'shipped' },
  shipped: { deliver: 'delivered' },
  delivered: {},
  cancelled: {},
};

/** Where an event leads; undefined where it cannot happen. */
export const nextParcelState = (from: ParcelState, event: ParcelEvent): ParcelState | undefined => parcelTransitions[from][event];

/** Days. A shipped parcel counts as received `receipt` after the promised date. */
export const parcelDays = { receipt: 5, reminder: 3, escalation: 6 } as const;
