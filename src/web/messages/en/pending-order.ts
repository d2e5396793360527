/** Loaded with the component alone. */
export const pendingOrder = {
  title: (number: string) => `Order ${number} is not paid yet`,
  text: 'Its items are held for you for a short while.',
  textCheckout: 'Its items are held for you for a short while. If you order again from here, the new order takes its place.',
  goOn: 'Continue to payment',
  change: 'Change order',
  cancel: 'Cancel order',
  changed: 'The order has ended, and everything in it is back in your cart.',
  cancelled: (number: string) => `Order ${number} is cancelled.`,
  leaveFailed: 'That did not work just now. Your order is as it was: try again.',
};

export type PendingOrderMessages = typeof pendingOrder;
