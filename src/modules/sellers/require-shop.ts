import type { Context, Membership } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';

/** Gives the membership with which the caller acts for a shop. @throws {DomainError} FORBIDDEN without one */
export function requireShop(ctx: Context): Membership {
  const membership = ctx.actor?.actingFor;
  if (!membership) throw new DomainError('FORBIDDEN');
  return membership;
}
