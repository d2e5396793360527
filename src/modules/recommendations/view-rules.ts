/** Products in one viewing history. */
export const maxViews = 50;
/** Days for which a view or an order counts. */
export const viewDays = 90;
/** Products that recommendations start from. */
export const maxSeeds = 12;

/** Returns the moment before which views and orders no longer count. */
export const viewsSince = (now: Date): Date => new Date(now.getTime() - viewDays * 86_400_000);

export interface Seed {
  productId: string;
  reason: 'viewed' | 'bought';
  at: Date;
}

/**
 * Merges views and purchases, the latest first, each product once: a purchase takes precedence over views.
 */
export function mergeSeeds(views: readonly Omit<Seed, 'reason'>[], bought: readonly Omit<Seed, 'reason'>[]): Seed[] {
  const purchases = new Set(bought.map(({ productId }) => productId));
  return [
    ...bought.map((seed): Seed => ({ ...seed, reason: 'bought' })),
    ...views.filter(({ productId }) => !purchases.has(productId)).map((seed): Seed => ({ ...seed, reason: 'viewed' })),
  ]
    .sort((a, b) => b.at.getTime() - a.at.getTime())
    .slice(0, maxSeeds);
}
