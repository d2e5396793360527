/** Loaded with the component alone. */
export const nextOrder = {
  title: 'Your order',
  arrives: (day: string) => `Your order arrives by ${day}.`,
  firstArrives: (day: string, parcels: number) => `The first of ${parcels} parcels of your order arrives by ${day}.`,
  late: 'Your order is late.',
  open: 'See the order',
};

export type NextOrderMessages = typeof nextOrder;
