/** Products on one wishlist. */
export const maxItems = 200;

interface ItemState {
  pricePaise: number;
  inStock: boolean;
}

/** Compares a product with its state when it was added. Reports nothing of a product that is out of stock. */
export function changesSinceAdded(then: ItemState, now: ItemState | undefined): { backInStock: boolean; priceDropPaise: number } {
  if (!now?.inStock) return { backInStock: false, priceDropPaise: 0 };
  return { backInStock: !then.inStock, priceDropPaise: Math.max(0, then.pricePaise - now.pricePaise) };
}
