import { getUser, requireActor } from '#modules/accounts/get-me.ts';
import { findCards } from '#modules/catalog/find-products.ts';
import type { ProductCard } from '#modules/catalog/product-contract.ts';
import type { Context } from '#platform/context.ts';
import { readViews } from './queries.ts';
import { viewsSince } from './view-rules.ts';

/** Products of "Recently viewed". */
const maxCards = 12;

/** Lists the products that the account remembers, the latest first; none where the account has opted out. */
export async function listViewed(ctx: Context): Promise<{ cards: ProductCard[] }> {
  const { userId } = requireActor(ctx);
  const { preferences } = await getUser(ctx, userId);
  if (!preferences.personalizedRecommendations) return { cards: [] };
  const views = await readViews(ctx.db, userId, viewsSince(ctx.now()));
  const cards = await findCards(
    ctx,
    views.map(({ productId }) => productId),
  );
  return { cards: cards.slice(0, maxCards) };
}
