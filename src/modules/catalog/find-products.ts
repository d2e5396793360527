import type { Context } from '#platform/context.ts';
import type { ProductCard } from './product-contract.ts';
import { findRawJson } from './raw-json.ts';

/** Returns the cards of published products in the order of `ids`; others are left out. */
export async function findCards(ctx: Context, ids: readonly string[]): Promise<ProductCard[]> {
  return JSON.parse(`[${await findRawJson(ctx, ids, 'cards')}]`);
}
