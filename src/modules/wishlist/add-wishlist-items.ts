import { lockPerson } from '#modules/accounts/lock-person.ts';
import { listByIds } from '#modules/catalog/list-by-ids.ts';
import type { Context } from '#platform/context.ts';
import { discountedPrice } from '#shared/discounts.ts';
import { insertItems, readItems } from './queries.ts';
import { maxItems } from './wishlist-rules.ts';

export interface AddResult {
  /** The whole list afterwards, the latest last. */
  productIds: string[];
  added: string[];
  /** Not on sale, or no such product. */
  unknown: string[];
  /** Left out because the list is full. */
  noRoom: string[];
}

/**
 * Adds products to an account's wishlist with their present price and stock, up to `maxItems`. Items that are
 * there already stay as they were.
 */
export async function addWishlistItems(ctx: Context, userId: string, productIds: readonly string[]): Promise<AddResult> {
  const wanted = [...new Set(productIds)];
  return ctx.transaction(async (tx) => {
    await lockPerson(tx, userId);
    const there = (await readItems(tx.db, userId)).map((item) => item.productId);
    const cards = await listByIds(
      tx,
      wanted.filter((id) => !there.includes(id)),
    );
    const room = Math.max(0, maxItems - there.length);
    const now = tx.now();
    const fitting = cards.slice(0, room);
    await insertItems(
      tx.db,
      fitting.map(({ _id: productId, title, pricing, inStock }) => ({
        userId,
        productId,
        title,
        pricePaise: discountedPrice(pricing.basePrice, pricing.discounts, now),
        wasInStock: inStock,
        addedAt: now,
      })),
    );
    const added = fitting.map((card) => card._id);
    const noRoom = cards.slice(room).map((card) => card._id);
    const known = new Set([...there, ...added, ...noRoom]);
    return { productIds: [...there, ...added], added, unknown: wanted.filter((id) => !known.has(id)), noRoom };
  });
}
