import type { Actor, Context, Membership } from '#platform/context.ts';
import { rolePowers } from '#shared/access.ts';
import { readMemberships } from './queries.ts';

/**
 * Reads the shops that a signed-in person works for, at most once a request, with the powers that the
 * person's role has there.
 */
export function findMemberships(ctx: Context, actor: Actor): Promise<readonly Membership[]> {
  actor.memberships ??= readMemberships(ctx.db, actor.userId, ctx.app.operator.demo).then((rows) =>
    rows.map(({ sellerId, slug, role }) => ({ sellerId, slug, role, powers: rolePowers[role] })),
  );
  return actor.memberships;
}
