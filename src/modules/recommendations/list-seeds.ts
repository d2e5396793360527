import { getUser, requireActor } from '#modules/accounts/get-me.ts';
import { readOrderedProducts } from '#modules/orders/api.ts';
import type { Context } from '#platform/context.ts';
import { readViews } from './queries.ts';
import { maxSeeds, mergeSeeds, type Seed, viewsSince } from './view-rules.ts';

/**
 * Lists the products that recommendations start from, the latest first; none where the account has opted out.
 */
export async function listSeeds(ctx: Context): Promise<{ data: { items: (Omit<Seed, 'at'> & { at: string })[] } }> {
  const { userId } = requireActor(ctx);
  const { preferences } = await getUser(ctx, userId);
  if (!preferences.personalizedRecommendations) return { data: { items: [] } };
  const since = viewsSince(ctx.now());
  const seeds = mergeSeeds(await readViews(ctx.db, userId, since), await readOrderedProducts(ctx.db, userId, since, maxSeeds));
  return { data: { items: seeds.map(({ at, ...seed }) => ({ ...seed, at: at.toISOString() })) } };
}
