import { findEmail } from '#modules/accounts/find-email.ts';
import { guestToken, guestTokenHash } from '#modules/accounts/guest-token.ts';
import type { Context } from '#platform/context.ts';
import { hasProvedMailbox } from './queries.ts';

/**
 * Tells whether the caller has proved an address: it is the account's, or this browser entered a code sent to
 * it.
 * @param email in lower case
 */
export async function isProvedMailbox(ctx: Context, email: string): Promise<boolean> {
  if (ctx.actor) return (await findEmail(ctx, ctx.actor.userId)) === email;
  const token = guestToken(ctx);
  return token !== undefined && hasProvedMailbox(ctx.db, guestTokenHash(token), email);
}
