import type { ParcelState } from './contract.ts';

export const parcelEvents = ['confirm', 'pack', 'ship', 'deliver', 'cancel'] as const;
export type ParcelEvent = (typeof parcelEvents)[number];

/** Allowed transitions of a parcel: state × event → state. A parcel of an unpaid order stays `placed`. */
export const parcelTransitions: Record<ParcelState, Partial<Record<ParcelEvent, ParcelState>>> = {
  placed: { confirm: 'confirmed' },
  confirmed: { pack: 'packed', cancel: 'cancelled' },
  packed: { ship: 'shipped' },
  shipped: { deliver: 'delivered' },
  delivered: {},
  cancelled: {},
};

/** Gives the state after an event; undefined where the event is not allowed. */
export const nextParcelState = (from: ParcelState, event: ParcelEvent): ParcelState | undefined => parcelTransitions[from][event];

/** In days. A shipped parcel is presumed delivered `receipt` days after the promised date. */
export const parcelDays = { receipt: 5, reminder: 3, escalation: 6 } as const;
