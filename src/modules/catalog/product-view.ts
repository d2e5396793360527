import type { Context } from '#platform/context.ts';
import { nextDiscountEnd } from '#shared/discounts.ts';
import type { Pricing, Product, ProductSummary } from './contract.ts';
import type { ProductRow, SummaryRow } from './queries.ts';

/** A read-model row as the API answers it. */
export function toProduct(row: ProductRow): Product {
  return { ...row.document, variants: row.variants };
}

/** A read-model row as lists answer it. */
export function toSummary(row: SummaryRow): ProductSummary {
  return { ...row.summary, variants: row.variants };
}

/** Notes on the context what an answer shows, so that a cached copy is dropped when it stops being true. */
export function dependOnProducts(ctx: Context, items: readonly { _id: string; pricing: Pricing }[]): void {
  const now = ctx.now();
  for (const item of items) {
    ctx.cache.dependsOn(`product:${item._id}`);
    const end = nextDiscountEnd(item.pricing.discounts, now);
    if (end) ctx.cache.expireAt(end.getTime());
  }
}
