import { notifyCashRefundsPayable } from '#modules/payments/notify-payable.ts';
import { setDestination } from '#modules/payments/refund-destination.ts';
import type { TypedDestination } from '#modules/payments/refund-destination-rules.ts';
import type { Context } from '#platform/context.ts';
import { consumeRateLimit } from '#platform/limits/consume-rate-limit.ts';
import { DomainError } from '#shared/errors.ts';
import { lockOwnOrder } from './api.ts';
import type { OrderView } from './contract.ts';
import { viewOrder } from './get-order.ts';
import { requireOrder } from './require-order.ts';
import { hasCollectedCash } from './unit-queries.ts';

const byOrder = { name: 'refund destinations by order', max: 20, seconds: 86_400 };

/**
 * Notes where the cash of an order is paid back to, for its buyer; a later one takes the place of an earlier.
 * @throws {DomainError} ORDER_NOT_FOUND, INVALID_INPUT also where no cash came that could go back
 */
export async function nameRefundDestination(
  ctx: Context,
  { number, ...typed }: { number: string } & TypedDestination,
): Promise<{ data: { order: OrderView } }> {
  const { orderId } = await requireOrder(ctx, number);
  await ctx.transaction(async (tx) => {
    const order = await lockOwnOrder(tx, orderId);
    if (!order) throw new DomainError('ORDER_NOT_FOUND');
    if (order.method !== 'cod' || !(await hasCollectedCash(tx.db, orderId)))
      throw new DomainError('INVALID_INPUT', { to: 'No cash was paid for this order.' });
    await consumeRateLimit(tx, byOrder, orderId);
    await setDestination(tx, orderId, typed);
    await notifyCashRefundsPayable(tx, orderId);
  });
  return { data: { order: await viewOrder(ctx, orderId) } };
}
