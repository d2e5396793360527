/** Products that are remembered of one person. */
export const maxViews = 50;
/** Days that a look or an order counts. */
export const viewDays = 90;
/** Products that recommendations start from. */
export const maxSeeds = 12;

/** Looks and orders before this moment count no more. */
export const viewsSince = (now: Date): Date => new Date(now.getTime() - viewDays * 86_400_000);

export interface Seed {
  productId: string;
  reason: 'viewed' | 'bought';
  at: Date;
}

/** Views and purchases as one list, the latest first, each product once: what was bought counts as bought. */
export function mergeSeeds(views: readonly Omit<Seed, 'reason'>[], bought: readonly Omit<Seed, 'reason'>[]): Seed[] {
  const purchases = new Set(bought.map(({ productId }) => productId));
  return [
    ...bought.map((seed): Seed => ({ ...seed, reason: 'bought' })),
    ...views.filter(({ productId }) => !purchases.has(productId)).map((seed): Seed => ({ ...seed, reason: 'viewed' })),
  ]
    .sort((a, b) => b.at.getTime() - a.at.getTime())
    .slice(0, maxSeeds);
}
