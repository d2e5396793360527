/** They come with the piece that says them. */
export const pendingOrder = {
  title: (number: string) => `Order ${number} is not paid yet`,
  text: 'Its pieces are kept for you for a short while.',
  goOn: 'Go on to the payment',
};

export type PendingOrderMessages = typeof pendingOrder;
