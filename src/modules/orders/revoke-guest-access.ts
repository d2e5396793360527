import type { Context } from '#platform/context.ts';
import { clearGuestToken, guestToken, guestTokenHash } from './guest-token.ts';
import { deleteAccess } from './queries.ts';

/** Ends this browser's access to orders without an account: its cookie goes, and a copy of it opens nothing. */
export async function revokeGuestAccess(ctx: Context): Promise<void> {
  const token = guestToken(ctx);
  if (token === undefined) return;
  await deleteAccess(ctx.db, guestTokenHash(token));
  clearGuestToken(ctx);
}
