import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { guestToken, guestTokenHash } from './guest-token.ts';
import { orderNumberOf } from './order-rules.ts';
import { findOwnOrder } from './queries.ts';

/**
 * The order of this number, where it is the caller's: the person's who signed in, or the browser's that placed it or proved its e-mail
 * address.
 * @throws {DomainError} ORDER_NOT_FOUND, also where it is somebody else's
 */
export async function requireOrder(ctx: Context, number: string): Promise<{ orderId: string }> {
  const token = guestToken(ctx);
  const orderId = await findOwnOrder(ctx.db, orderNumberOf(number), ctx.actor?.userId, token && guestTokenHash(token));
  if (orderId === undefined) throw new DomainError('ORDER_NOT_FOUND');
  return { orderId };
}
