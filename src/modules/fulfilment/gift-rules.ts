import type { OrderView } from '#modules/orders/contract.ts';

/** Tells whether an order is a gift: its parcels go to another person, or carry a message. */
export const isGift = ({ gift, giftMessage }: Pick<OrderView, 'gift' | 'giftMessage'>): boolean =>
  gift !== undefined || giftMessage !== undefined;
