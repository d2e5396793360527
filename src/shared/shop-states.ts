export const shopStates = ['preparing', 'in-review', 'open', 'paused', 'suspended', 'closing', 'closed'] as const;
/** Standing of a shop between the request for it and its end. */
export type ShopState = (typeof shopStates)[number];

/**
 * Parts of a shop that buyers get in a state. `shown`: its own page, which buyers need for as long as it has
 * sold something. `sells`: its products are listed and can be ordered; otherwise their pages say that they
 * are not available. What was ordered before is packed, delivered and returned in every state.
 */
export const shopSight: Readonly<Record<ShopState, { shown: boolean; sells: boolean }>> = {
  preparing: { shown: false, sells: false },
  'in-review': { shown: false, sells: false },
  open: { shown: true, sells: true },
  paused: { shown: true, sells: false },
  suspended: { shown: true, sells: false },
  closing: { shown: true, sells: false },
  closed: { shown: true, sells: false },
};
