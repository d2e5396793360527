import { orderSummaryOf } from '#modules/orders/lock-payable.ts';
import { requireOrder } from '#modules/orders/require-order.ts';
import { askForBuyer } from '#modules/payments/ask-provider.ts';
import { latestPayment } from '#modules/payments/payments-of-order.ts';
import type { Context } from '#platform/context.ts';
import type { PlacedOrder } from './contract.ts';
import { settleOrLeave } from './receive-webhook.ts';

/**
 * What became of an order's payment, for the page to which the buyer comes back: the provider is asked at once, which is the only
 * proof. What the browser brings along is none.
 */
export async function checkPayment(ctx: Context, { number }: { number: string }): Promise<{ data: PlacedOrder }> {
  const { orderId } = await requireOrder(ctx, number);
  const before = await latestPayment(ctx, orderId);
  if (before) for (const event of await askForBuyer(ctx, before._id)) await settleOrLeave(ctx, event);
  const payment = await latestPayment(ctx, orderId);
  return { data: { order: await orderSummaryOf(ctx, orderId), ...(payment ? { payment } : {}) } };
}
