/** Loaded with the component alone. */
export const pendingOrder = {
  title: (number: string) => `Order ${number} is not paid yet`,
  text: 'Its pieces are held for you for a short while.',
  goOn: 'Continue to payment',
};

export type PendingOrderMessages = typeof pendingOrder;
