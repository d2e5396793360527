import { requireOrder } from '#modules/orders/require-order.ts';
import { latestPayment } from '#modules/payments/api.ts';
import { fetchStatusForBuyer } from '#modules/payments/fetch-payment-status.ts';
import type { Context } from '#platform/context.ts';
import type { PlacedOrder } from './contract.ts';
import { readPlacedOrder } from './read-placed-order.ts';
import { tryProcessEvent } from './receive-webhook.ts';

/**
 * Reads the status of an order's payment for the page to which the buyer returns. The provider is asked at
 * once, because the parameters of the browser prove nothing.
 */
export async function checkPayment(ctx: Context, { number }: { number: string }): Promise<{ data: PlacedOrder }> {
  const { orderId } = await requireOrder(ctx, number);
  const before = await latestPayment(ctx, orderId);
  if (before) for (const event of await fetchStatusForBuyer(ctx, before._id)) await tryProcessEvent(ctx, event);
  return { data: await readPlacedOrder(ctx, orderId) };
}
