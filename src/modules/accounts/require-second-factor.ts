import type { Actor, Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { requireRecentPassword } from './require-recent-password.ts';

/**
 * Protects acts that could take away a shop or its money: they need an authenticator, and the
 * password, with its code, was entered a short while ago.
 * @throws {DomainError} REAUTHENTICATE, TOTP_ENROLMENT where the account has no authenticator
 */
export function requireSecondFactor(ctx: Context): Actor {
  const actor = requireRecentPassword(ctx);
  if (!actor.secondFactor) throw new DomainError('TOTP_ENROLMENT');
  return actor;
}
