import type { Context } from '#platform/context.ts';
import { guestTokenHash } from './guest-token.ts';
import { insertAccess } from './queries.ts';

/** Lets the browser with this token read an order for 90 days. */
export async function keepAccess(ctx: Context, orderId: string, token: string): Promise<void> {
  await insertAccess(ctx.db, orderId, guestTokenHash(token));
}
