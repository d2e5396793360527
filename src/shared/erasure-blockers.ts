/** Unfinished business that an account cannot be deleted before. */
export const erasureBlockers = ['open-order', 'open-return', 'open-shop', 'store-credit'] as const;

/** The order, return or shop that has to be finished first, or the store credit that has to be given up. */
export interface ErasureBlocker {
  kind: (typeof erasureBlockers)[number];
  /** Number that the user knows it by; of a shop its name in addresses, of store credit the amount. */
  number: string;
}
