export type OrderState = 'pending' | 'placed' | 'abandoned';
export const orderEvents = ['confirm', 'expire', 'leave'] as const;
export type OrderEvent = (typeof orderEvents)[number];

/**
 * A payment confirms an order, also after its hold has ended as long as its stock is still available; not
 * one that its buyer has left.
 */
export const orderTransitions: Record<OrderState, Partial<Record<OrderEvent, OrderState>>> = {
  pending: { confirm: 'placed', expire: 'abandoned', leave: 'abandoned' },
  placed: {},
  abandoned: { confirm: 'placed', leave: 'abandoned' },
};

/** Minutes of database time for which an order holds its stock while it is being paid. */
export const holdMinutes = 15;

/** Formats an order number from however it was typed, such as K7M2-QX4P. */
export const orderNumberOf = (typed: string): string => {
  const code = typed.replaceAll('-', '');
  return `${code.slice(0, 4)}-${code.slice(4)}`;
};
