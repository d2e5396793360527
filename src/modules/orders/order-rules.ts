export type OrderState = 'pending' | 'placed' | 'abandoned';
export const orderEvents = ['confirm', 'expire'] as const;
export type OrderEvent = (typeof orderEvents)[number];

/** An order is confirmed by its payment, also by one that comes after the time ran out, as long as the pieces are still there. */
export const orderTransitions: Record<OrderState, Partial<Record<OrderEvent, OrderState>>> = {
  pending: { confirm: 'placed', expire: 'abandoned' },
  placed: {},
  abandoned: { confirm: 'placed' },
};

/** Minutes, by the database's clock, for which an order holds its pieces while it is being paid. */
export const holdMinutes = 15;

/** As it is read out and typed. */
export const orderNumberOf = (typed: string): string => {
  const code = typed.replaceAll('-', '');
  return `${code.slice(0, 4)}-${code.slice(4)}`;
};

/** What falls on pieces `from`+1 to `to` of a line of `qty`, so that all pieces together come to the whole amount. Integer paise. */
export const shareOf = (paise: number, qty: number, from: number, to: number): number =>
  Math.floor((paise * to) / qty) - Math.floor((paise * from) / qty);
