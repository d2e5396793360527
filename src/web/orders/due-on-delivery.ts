import type { OrderView } from '#modules/orders/contract.ts';

type PricedOrder = Pick<OrderView, 'parcels' | 'payment'>;

/**
 * Paise of a line's cancelled units. They are cancelled before any are refunded, so theirs are the first
 * shares of the line.
 */
const cancelledShare = (line: OrderView['parcels'][number]['lines'][number]) => Math.floor((line.paidPaise * line.cancelledQty) / line.qty);

/** Integer paise of all cancelled units. */
export const cancelledPaise = ({ parcels }: PricedOrder): number =>
  parcels.flatMap((parcel) => parcel.lines).reduce((sum, line) => sum + cancelledShare(line), 0);

/** Integer paise that couriers still collect; 0 where nothing is paid in cash, or everything has arrived. */
export function dueOnDelivery({ parcels, payment }: PricedOrder): number {
  if (payment?.method !== 'cod') return 0;
  const coming = parcels.filter((parcel) => parcel.state !== 'delivered' && parcel.state !== 'cancelled');
  return coming.flatMap((parcel) => parcel.lines).reduce((sum, line) => sum + line.paidPaise - cancelledShare(line), 0);
}
