import { requireActor } from '#modules/accounts/get-me.ts';
import { hasRecentPassword } from '#modules/accounts/require-recent-password.ts';
import type { Context, Membership } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import type { Proof } from './bank-contract.ts';

/** Gives the work of the caller for the shop that the request names. @throws {DomainError} FORBIDDEN */
export function requireMembership(ctx: Context): Membership {
  const membership = ctx.actor?.actingFor;
  if (!membership) throw new DomainError('FORBIDDEN');
  return membership;
}

/** Gives what the caller has to do before acts for which `requireSecondFactor` asks. */
export function proofOf(ctx: Context): Proof {
  const actor = requireActor(ctx);
  if (!hasRecentPassword(ctx, actor)) return 'password';
  return actor.secondFactor ? 'ready' : 'authenticator';
}
