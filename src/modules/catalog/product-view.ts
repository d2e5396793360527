import type { Context } from '#platform/context.ts';
import { nextDiscountEnd } from '#shared/discounts.ts';
import type { SummaryRow } from './category-queries.ts';
import type { Pricing, ProductSummary } from './product-contract.ts';

/** Converts a row of the read model into a list entry of the API. */
export function toSummary(row: SummaryRow): ProductSummary {
  return { ...row.summary, variants: row.variants };
}

/**
 * Declares that an answer depends on these products, so that changes of theirs invalidate its cached copy.
 */
export function dependOnProducts(ctx: Context, items: readonly { _id: string; pricing: Pricing }[]): void {
  const now = ctx.now();
  for (const item of items) {
    ctx.cache.dependsOn(`product:${item._id}`);
    const end = nextDiscountEnd(item.pricing.discounts, now);
    if (end) ctx.cache.expireAt(end.getTime());
  }
}
