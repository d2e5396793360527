import { requireActor } from '#modules/accounts/get-me.ts';
import { listByIds } from '#modules/catalog/list-by-ids.ts';
import type { Context } from '#platform/context.ts';
import { discountedPrice } from '#shared/discounts.ts';
import type { WishlistItem } from './contract.ts';
import { readItems } from './queries.ts';
import { changesSinceAdded } from './wishlist-rules.ts';

/** Lists the account's wishlist, the latest first, with price drops and products that are back in stock. */
export async function listWishlist(ctx: Context): Promise<{ data: { items: WishlistItem[] } }> {
  const rows = (await readItems(ctx.db, requireActor(ctx).userId)).reverse();
  const cards = await listByIds(
    ctx,
    rows.map((row) => row.productId),
  );
  const byId = new Map(cards.map((card) => [card._id, card]));
  const now = ctx.now();
  const items = rows.map(({ productId, title, pricePaise, wasInStock, addedAt }) => {
    const card = byId.get(productId);
    const current = card && { pricePaise: discountedPrice(card.pricing.basePrice, card.pricing.discounts, now), inStock: card.inStock };
    return {
      productId,
      title: card?.title ?? title,
      addedAt: addedAt.toISOString(),
      ...(card ? { card } : {}),
      ...changesSinceAdded({ pricePaise, inStock: wasInStock }, current),
    };
  });
  return { data: { items } };
}
