import { clearGuestToken, guestToken, guestTokenHash } from '#modules/accounts/guest-token.ts';
import type { Context } from '#platform/context.ts';
import { deleteAccess } from './queries.ts';

/**
 * Revokes this browser's access to guest orders: clears its cookie and deletes the token, so a copy opens
 * nothing.
 */
export async function revokeGuestAccess(ctx: Context): Promise<void> {
  const token = guestToken(ctx);
  if (token === undefined) return;
  await deleteAccess(ctx.db, guestTokenHash(token));
  clearGuestToken(ctx);
}
