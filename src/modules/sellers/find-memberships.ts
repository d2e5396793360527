import type { Actor, Context, Membership } from '#platform/context.ts';
import { shopPowers } from '#shared/access.ts';
import { readMemberships } from './queries.ts';

/**
 * Reads the shops that a signed-in person works for, at most once a request. Each member has every power
 * there.
 */
export function findMemberships(ctx: Context, actor: Actor): Promise<readonly Membership[]> {
  actor.memberships ??= readMemberships(ctx.db, actor.userId).then((rows) =>
    rows.map(({ sellerId, slug }) => ({ sellerId, slug, powers: shopPowers })),
  );
  return actor.memberships;
}
