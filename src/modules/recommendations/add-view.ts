import { requireActor } from '#modules/accounts/get-me.ts';
import { lockPerson } from '#modules/accounts/lock-person.ts';
import { listByIds } from '#modules/catalog/list-by-ids.ts';
import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { trimViews, upsertView } from './queries.ts';
import { maxViews } from './view-rules.ts';

/**
 * Records that a product was viewed, as far as the account's setting and the browser allow it.
 * @throws {DomainError} PRODUCT_NOT_FOUND for an unknown or unpublished one
 */
export async function addView(ctx: Context, { productId }: { productId: string }): Promise<{ status: 'success' }> {
  const { userId } = requireActor(ctx);
  if ((await listByIds(ctx, [productId])).length === 0) throw new DomainError('PRODUCT_NOT_FOUND');
  if (ctx.request.client?.refusesTracking) return { status: 'success' };
  await ctx.transaction(async (tx) => {
    // The lock serializes this with a change of the setting and with a deletion of the account.
    const { personalizedRecommendations } = await lockPerson(tx, userId);
    if (!personalizedRecommendations) return;
    await upsertView(tx.db, userId, productId, tx.now());
    await trimViews(tx.db, userId, maxViews);
  });
  return { status: 'success' };
}
