import type { ListedOrder } from '#modules/orders/contract.ts';

/** The parcel of a buyer's orders that is to come next. */
export interface NextArrival {
  order: ListedOrder;
  /** ISO date of the Indian calendar by which it was promised. */
  by: string;
  isLate: boolean;
  /** Parcels of the order that are still to come. */
  parcels: number;
}

type ParcelState = ListedOrder['parcels'][number]['state'];

/** States of a parcel that is on the usual way to its buyer. */
const comingStates: readonly ParcelState[] = ['confirmed', 'packed', 'shipped'];

/** Finds the parcel that was promised first of those still to come; undefined without any. */
export function nextArrival(orders: readonly ListedOrder[], now: Date): NextArrival | undefined {
  const coming = orders.flatMap((order): NextArrival[] => {
    const promised = order.parcels.filter(({ state }) => comingStates.includes(state)).map(({ promisedUntil }) => promisedUntil);
    const by = promised.toSorted()[0];
    if (order.state !== 'placed' || by === undefined) return [];
    return [{ order, by, isLate: now.getTime() > Date.parse(`${by}T23:59:59+05:30`), parcels: promised.length }];
  });
  return coming.toSorted((one, other) => one.by.localeCompare(other.by))[0];
}
