import type { Context } from '#platform/context.ts';
import { guestToken, guestTokenHash, takeGuestToken } from './guest-token.ts';
import { deleteAccess, insertAccess } from './queries.ts';

/** Lets the browser with this token read an order for 90 days. */
export async function keepAccess(ctx: Context, orderId: string, token: string): Promise<void> {
  await insertAccess(ctx.db, orderId, guestTokenHash(token));
}

/** Ends this browser's access to orders without an account: its cookie goes, and a copy of it opens nothing. */
export async function endAccess(ctx: Context): Promise<void> {
  const token = guestToken(ctx);
  if (token === undefined) return;
  await deleteAccess(ctx.db, guestTokenHash(token));
  takeGuestToken(ctx);
}
