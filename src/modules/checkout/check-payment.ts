import { orderSummaryOf } from '#modules/orders/lock-payable.ts';
import { requireOrder } from '#modules/orders/require-order.ts';
import { latestPayment } from '#modules/payments/payments-of-order.ts';
import type { Context } from '#platform/context.ts';
import type { PlacedOrder } from './contract.ts';

/** Stands in until the provider is asked: tells what is known. */
export async function checkPayment(ctx: Context, { number }: { number: string }): Promise<{ data: PlacedOrder }> {
  const { orderId } = await requireOrder(ctx, number);
  const payment = await latestPayment(ctx, orderId);
  return { data: { order: await orderSummaryOf(ctx, orderId), ...(payment ? { payment } : {}) } };
}
