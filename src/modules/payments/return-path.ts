/** Where a buyer goes on after the provider's page: the order, which then asks what became of the payment. */
export const returnPath = (orderNumber: string) => `/orders/${orderNumber}?from=payment`;
