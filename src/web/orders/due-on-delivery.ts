import type { OrderView } from '#modules/orders/contract.ts';

type PricedOrder = Pick<OrderView, 'parcels'>;

/**
 * Paise of a line's cancelled units. They are cancelled before any are refunded, so theirs are the first
 * shares of the line.
 */
const cancelledShare = (line: OrderView['parcels'][number]['lines'][number]) => Math.floor((line.paidPaise * line.cancelledQty) / line.qty);

/** Integer paise of all cancelled units. */
export const cancelledPaise = ({ parcels }: PricedOrder): number =>
  parcels.flatMap((parcel) => parcel.lines).reduce((sum, line) => sum + cancelledShare(line), 0);

/** Integer paise that couriers still collect; 0 where nothing is paid in cash, or everything has arrived. */
export const dueOnDelivery = ({ parcels }: PricedOrder): number => parcels.reduce((sum, { duePaise }) => sum + duePaise, 0);
