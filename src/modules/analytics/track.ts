import { findMemberships } from '#modules/sellers/find-memberships.ts';
import type { Context } from '#platform/context.ts';
import type { AnalyticsEvent } from './contract.ts';
import { eventCounterOf } from './event-counter.ts';

/**
 * Counts what happened on pages. Products that the people of shops look at are left out: they look at what
 * they sell.
 */
export async function track(ctx: Context, { happened }: { happened: AnalyticsEvent[] }): Promise<Record<string, never>> {
  const isOfShop = ctx.actor !== undefined && (await findMemberships(ctx, ctx.actor)).length > 0;
  const counted = isOfShop ? happened.filter(({ kind }) => kind !== 'product' && kind !== 'add-to-cart') : happened;
  eventCounterOf(ctx).track(ctx, { happened: counted });
  return {};
}
