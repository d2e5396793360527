import type { Context, Membership } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';

/** Gives who acts, and the membership with which it acts for a shop. @throws {DomainError} FORBIDDEN */
export function requireShop(ctx: Context): Membership & { userId: string } {
  const membership = ctx.actor?.actingFor;
  if (!ctx.actor || !membership) throw new DomainError('FORBIDDEN');
  return { ...membership, userId: ctx.actor.userId };
}
