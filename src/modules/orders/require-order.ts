import { guestToken, guestTokenHash } from '#modules/accounts/guest-token.ts';
import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { orderNumberOf } from './order-rules.ts';
import { findOwnOrder } from './queries.ts';

/**
 * Finds an order by number for its buyer: the signed-in person, or the browser that placed it or proved its
 * email address.
 * @throws {DomainError} ORDER_NOT_FOUND, also for an order of another person
 */
export async function requireOrder(ctx: Context, number: string): Promise<{ orderId: string }> {
  const token = guestToken(ctx);
  const orderId = await findOwnOrder(ctx.db, orderNumberOf(number), ctx.actor?.userId, token && guestTokenHash(token));
  if (orderId === undefined) throw new DomainError('ORDER_NOT_FOUND');
  return { orderId };
}
