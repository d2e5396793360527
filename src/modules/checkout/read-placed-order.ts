import { orderSummaryOf } from '#modules/orders/api.ts';
import { readCashOfOrder } from '#modules/orders/cash-of-order.ts';
import { latestPayment } from '#modules/payments/api.ts';
import type { Context } from '#platform/context.ts';
import type { PlacedOrder } from './contract.ts';

/** Reads an order with its latest payment, and the payment's page only while it can be used. */
export async function readPlacedOrder(ctx: Context, orderId: string): Promise<PlacedOrder> {
  const payment = await latestPayment(ctx, orderId);
  const order = await orderSummaryOf(ctx.db, orderId);
  if (!payment) return { order };
  const { payUrl, ...rest } = payment;
  if (order.state !== 'pending') return { order, payment: rest };
  return { order, payment: payUrl === undefined ? rest : { ...rest, payUrl }, cashPaise: await readCashOfOrder(ctx.db, orderId) };
}
