import type { HoldSettings, OpenHolds } from './hold-rules.ts';

/** An order that is about to hold stock without being paid. */
export interface UnpaidOrder {
  isGuest: boolean;
  isCash: boolean;
  units: number;
  /** Variants of which it takes what is left. */
  lastUnits: number;
}

interface UnpaidLimits {
  orders: number;
  cash: number;
  units: number;
  lastUnits: number;
  /** Limits of what is ordered within an hour, paid or not, so that holds are not renewed for ever. */
  perHour: { orders: number; units: number; lastUnits: number };
}

/** A network of an Indian carrier is thousands of phones: accounts have four times as much there. */
const accountsByAddress = 4;

const isNetwork = (holder: string): boolean => holder.startsWith('address:');

function personLimits(isGuest: boolean, orders: number, units: number): UnpaidLimits {
  const lastUnits = isGuest ? 6 : 20;
  return { orders, cash: orders + 1, units, lastUnits, perHour: { orders: 10 * orders, units: 4 * units, lastUnits: 4 * lastUnits } };
}

/** Limits of what one holder may have open without paying. */
export function unpaidLimits(holder: string, { isGuest }: { isGuest: boolean }, settings: HoldSettings): UnpaidLimits {
  const { openOrders, openByAddress, maxUnits } = settings;
  if (!isNetwork(holder)) return personLimits(isGuest, openOrders, maxUnits);
  const times = isGuest ? 1 : accountsByAddress;
  const orders = openByAddress * times;
  const units = 2 * maxUnits * times;
  return { orders, cash: orders, units, lastUnits: orders, perHour: { orders: 5 * orders, units: 2 * units, lastUnits: 2 * orders } };
}

export interface Excess {
  limit: 'orders' | 'cash' | 'units' | 'last-units';
  by: 'you' | 'network';
}

/** Finds the limit that one more order exceeds. */
export function findExcess(
  open: readonly OpenHolds[],
  order: UnpaidOrder,
  holders: readonly string[],
  settings: HoldSettings,
): Excess | undefined {
  for (const holder of holders) {
    const { pending = 0, cash = 0, units = 0, lastUnits = 0 } = open.find((each) => each.holder === holder) ?? {};
    const most = unpaidLimits(holder, order, settings);
    const by = isNetwork(holder) ? 'network' : 'you';
    if (!order.isCash && pending + 1 > most.orders) return { limit: 'orders', by };
    if (order.isCash && cash + 1 > most.cash) return { limit: 'cash', by };
    if (units + order.units > most.units) return { limit: 'units', by };
    if (!order.isCash && order.lastUnits > 0 && lastUnits + order.lastUnits > most.lastUnits) return { limit: 'last-units', by };
  }
  return undefined;
}
