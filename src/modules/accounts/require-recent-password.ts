import type { Actor, Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { requireActor } from './get-me.ts';
import { isRecent } from './session-rules.ts';

/**
 * For what a session that somebody left open must not do: erasing the account, changing the e-mail address or the second factor.
 * @throws {DomainError} REAUTHENTICATE when the password was entered more than 15 minutes ago
 */
export function requireRecentPassword(ctx: Context): Actor {
  const actor = requireActor(ctx);
  if (!isRecent(actor.authenticatedAt, ctx.now())) throw new DomainError('REAUTHENTICATE');
  return actor;
}
