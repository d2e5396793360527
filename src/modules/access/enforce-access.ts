import { os } from '@orpc/server';
import { findMemberships } from '#modules/sellers/find-memberships.ts';
import type { Actor, Context } from '#platform/context.ts';
import type { ShopPower } from '#shared/access.ts';
import type { EndpointMeta } from '#shared/endpoint.ts';
import { DomainError } from '#shared/errors.ts';
import { hasDeskPower } from './has-desk-power.ts';

/**
 * Enforces the access that an endpoint's contract declares. Mounted once, on the whole API, after `identify`.
 * @throws {DomainError} UNAUTHORIZED, FORBIDDEN, or TOTP_ENROLMENT for an admin without an authenticator
 */
export const enforceAccess = os.$context<Context>().middleware(async ({ context, next, procedure }, input) => {
  const { meta, route } = procedure['~orpc'];
  const { access, enrolling } = meta as EndpointMeta;
  if (!access) throw new Error('an endpoint of the contract declares no access');
  if (access !== 'anyone') {
    const { actor } = context;
    if (!actor) throw new DomainError('UNAUTHORIZED');
    if (actor.role === 'admin' && !actor.secondFactor && !enrolling) throw new DomainError('TOTP_ENROLMENT');
    if (access !== 'account' && 'desk' in access && !hasDeskPower(actor, access.desk)) throw new DomainError('FORBIDDEN');
    if (access !== 'account' && 'shop' in access) {
      if (actor.key && !actor.key[route.method === 'GET' ? 'reads' : 'writes'].includes(access.shop)) throw new DomainError('FORBIDDEN');
      await actForShop(context, actor, access.shop, input);
    }
  }
  return next();
});

/**
 * Lets the request act for the shop that its path names. A shop that does not exist is refused like one of
 * others, so that the answer tells nothing about it.
 * @throws {DomainError} FORBIDDEN
 */
export async function actForShop(ctx: Context, actor: Actor, power: ShopPower, input: unknown): Promise<void> {
  const { shop: slug } = (input ?? {}) as { shop?: unknown };
  const membership = (await findMemberships(ctx, actor)).find((each) => each.slug === slug && each.powers.includes(power));
  if (!membership) throw new DomainError('FORBIDDEN');
  // The calls of one page share a context: what one of them may do must not become another's.
  if (actor.actingFor && actor.actingFor.sellerId !== membership.sellerId) throw new Error('a request acts for one shop');
  actor.actingFor = membership;
}
