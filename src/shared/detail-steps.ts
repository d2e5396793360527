import type { ShopState } from './shop-states.ts';

/** Forms that enter details of a shop, by the requirement that they meet. */
export const detailSteps = ['names', 'tax', 'pickup', 'invoices', 'page', 'export'] as const;
export type DetailStep = (typeof detailSteps)[number];

/** Changes that the operator looks at: of the details of a shop, and of the makers whose pages it keeps. */
export const changeSteps = [...detailSteps, 'maker'] as const;
export type ChangeStep = (typeof changeSteps)[number];

/** States in which a change of details waits for the operator; while a shop is prepared it counts at once. */
export const reviewedDetailStates: readonly ShopState[] = ['open', 'paused', 'suspended'];
