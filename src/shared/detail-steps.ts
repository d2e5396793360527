import type { ShopState } from './shop-states.ts';

/** Forms that enter details of a shop, by the requirement that they meet. */
export const detailSteps = ['names', 'tax', 'pickup', 'invoices', 'page', 'export'] as const;
export type DetailStep = (typeof detailSteps)[number];

/** States in which a change of details waits for the operator; while a shop is prepared it counts at once. */
export const reviewedDetailStates: readonly ShopState[] = ['open', 'paused', 'suspended'];
