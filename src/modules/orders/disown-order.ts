import { revokeCodes } from '#modules/accounts/check-code.ts';
import { lockPerson } from '#modules/accounts/lock-person.ts';
import { eraseMailsOfOrders } from '#modules/notifications/erase-mails.ts';
import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { orderNumberOf } from './order-rules.ts';
import { disownJoined } from './queries.ts';

/**
 * Takes an order out of the account that it joined, for an order that another person placed with this
 * address. It stays with the browser that placed it, without the address, so no mail about it is sent any
 * more.
 * @throws {DomainError} ORDER_NOT_FOUND, also for an order that was placed with the account
 */
export async function disownOrder(ctx: Context, { number }: { number: string }): Promise<{ status: 'success'; message: string }> {
  const userId = ctx.actor?.userId;
  if (userId === undefined) throw new DomainError('ORDER_NOT_FOUND');
  await ctx.transaction(async (tx) => {
    await lockPerson(tx, userId);
    const orderId = await disownJoined(tx.db, orderNumberOf(number), userId);
    if (orderId === undefined) throw new DomainError('ORDER_NOT_FOUND');
    await eraseMailsOfOrders(tx, [orderId]);
    await revokeCodes(tx, [orderId]);
  });
  return { status: 'success', message: 'The order is no longer in your account.' };
}
