import type { Context, Membership } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';

/** Gives the membership with which the caller acts for a shop. @throws {DomainError} FORBIDDEN */
export function requireMembership(ctx: Context): Membership & { userId: string } {
  const membership = ctx.actor?.actingFor;
  if (!ctx.actor || !membership) throw new DomainError('FORBIDDEN');
  return { ...membership, userId: ctx.actor.userId };
}
