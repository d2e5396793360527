import type { Context } from '#platform/context.ts';
import type { WishlistCard } from './product-contract.ts';
import { readWishlistCardsByIds } from './wishlist-queries.ts';

/** Returns published products in the order of `ids`, with live stock; others are left out. */
export async function listByIds(ctx: Context, ids: readonly string[]): Promise<WishlistCard[]> {
  const rows = await readWishlistCardsByIds(ctx.db, ids);
  return rows.map(({ card, inStock, onlyVariant }) => ({ ...card, inStock, ...(onlyVariant ? { onlyVariant } : {}) }));
}
