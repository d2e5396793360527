/** Pieces that one list holds. */
export const maxItems = 200;

interface ItemState {
  pricePaise: number;
  inStock: boolean;
}

/** What is worth saying of a piece, from what it was like when it was put on the list and is now. Of a piece that cannot be had nothing is. */
export function changesSinceAdded(then: ItemState, now: ItemState | undefined): { backInStock: boolean; priceDropPaise: number } {
  if (!now?.inStock) return { backInStock: false, priceDropPaise: 0 };
  return { backInStock: !then.inStock, priceDropPaise: Math.max(0, then.pricePaise - now.pricePaise) };
}
