import { requireShop } from '#modules/sellers/require-shop.ts';
import type { Context } from '#platform/context.ts';

/** A change of products on sale that members of a shop make at once, without a decision of the operator. */
export interface ProductAct {
  act: 'price' | 'stock' | 'retire' | 'reinstate' | 'sheet' | 'import-apply' | 'import-undo';
  product?: string;
  /** Price in paise, or units on sale. */
  before?: number;
  after?: number;
  /** Cells or lines, where there are several. */
  changes?: number;
}

/**
 * Records what a member changed of the products of the caller's shop, by keys and numbers: one event an act,
 * however many lines it has. A change to what was there before is none.
 */
export async function recordProductAct(tx: Context, { act, product, before, after, changes }: ProductAct): Promise<void> {
  if (changes === 0 || (before !== undefined && before === after)) return;
  await tx.record({
    kind: 'product-changed',
    outcome: 'success',
    target: { kind: 'seller', id: requireShop(tx).sellerId },
    reason: act,
    ...(before === undefined ? {} : { before: { value: before } }),
    after: {
      ...(product === undefined ? {} : { product }),
      ...(after === undefined ? {} : { value: after }),
      ...(changes === undefined ? {} : { changes }),
    },
  });
}
