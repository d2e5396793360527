/** Unfinished business that an account cannot be deleted before. */
export const erasureBlockers = ['open-order', 'open-return'] as const;

/** The order or return that has to be finished first. */
export interface ErasureBlocker {
  kind: (typeof erasureBlockers)[number];
  /** Number that the user knows it by. */
  number: string;
}
