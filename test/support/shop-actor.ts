import type { Actor } from '#platform/context.ts';
import { type ShopRole, shopPowers } from '#shared/access.ts';

/** Makes the actor of a request in the name of a shop, without a session in the database. */
export const actorOfShop = (
  sellerId: string,
  { slug = '', role = 'owner', powers = [...shopPowers] }: Partial<NonNullable<Actor['actingFor']>> & { role?: ShopRole } = {},
): Actor => ({
  userId: 'member',
  role: 'seller',
  sessionId: '',
  authenticatedAt: new Date(),
  expiresAt: new Date(),
  secondFactor: false,
  actingFor: { sellerId, slug, role, powers },
});
