import type { Actor, Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { requireActor } from './get-me.ts';
import { isRecent } from './session-rules.ts';

/** Whether the password was entered a short while ago. */
export const hasRecentPassword = (ctx: Context, actor: Actor): boolean => isRecent(actor.authenticatedAt, ctx.now());

/**
 * Protects erasure, address changes and the second factor from a session left open on a shared computer.
 * @throws {DomainError} REAUTHENTICATE when the password was entered more than 15 minutes ago
 */
export function requireRecentPassword(ctx: Context): Actor {
  const actor = requireActor(ctx);
  if (!hasRecentPassword(ctx, actor)) throw new DomainError('REAUTHENTICATE');
  return actor;
}
