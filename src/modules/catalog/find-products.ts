import type { Context } from '#platform/context.ts';
import type { ProductCard, ProductSummary } from './contract.ts';
import { dependOnProducts, toSummary } from './product-view.ts';
import { readCardsByIds, readProductsByIds } from './queries.ts';

/** Returns published products in the order of `ids`; others are left out. */
export async function findProducts(ctx: Context, ids: readonly string[]): Promise<ProductSummary[]> {
  const products = (await readProductsByIds(ctx.db, ids)).map(toSummary);
  dependOnProducts(ctx, products);
  return products;
}

/** Returns the same as cards. */
export async function findCards(ctx: Context, ids: readonly string[]): Promise<ProductCard[]> {
  const cards = await readCardsByIds(ctx.db, ids);
  dependOnProducts(ctx, cards);
  return cards;
}
