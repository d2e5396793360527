import { returnItems } from '#modules/cart/return-items.ts';
import { lockOwnOrder, orderSummaryOf, readCartOfOrder } from '#modules/orders/api.ts';
import { leaveOrder } from '#modules/orders/leave-order.ts';
import { requireOrder } from '#modules/orders/require-order.ts';
import { latestPayment } from '#modules/payments/api.ts';
import { expireSessions } from '#modules/payments/expire-session.ts';
import { fetchStatusForBuyer } from '#modules/payments/fetch-payment-status.ts';
import type { Context } from '#platform/context.ts';
import { type ChangedOrder, orderStands, type PlacedOrder } from './contract.ts';
import { readPlacedOrder } from './read-placed-order.ts';
import { tryProcessEvent } from './receive-webhook.ts';

/**
 * Ends an unpaid order for its buyer. The provider is asked first whether it was paid meanwhile; a payment
 * that is reported later goes back.
 * @throws {DomainError} ORDER_NOT_FOUND, ORDER_STANDS
 */
async function endUnpaid(ctx: Context, number: string, then?: (tx: Context, orderId: string) => Promise<void>): Promise<string> {
  const { orderId } = await requireOrder(ctx, number);
  const payment = await latestPayment(ctx, orderId);
  if (payment) for (const event of await fetchStatusForBuyer(ctx, payment._id)) await tryProcessEvent(ctx, event);
  await ctx.transaction(async (tx) => {
    const order = await lockOwnOrder(tx, orderId);
    if ((await leaveOrder(tx, orderId)) === 'stands') throw orderStands({ order: order?.number ?? number });
    await then?.(tx, orderId);
  });
  await expireSessions(ctx, orderId);
  return orderId;
}

/** Cancels an order that is not paid yet. Once done it stays done: a repetition answers the same. */
export async function cancelUnpaid(ctx: Context, { number }: { number: string }): Promise<{ data: PlacedOrder }> {
  return { data: await readPlacedOrder(ctx, await endUnpaid(ctx, number)) };
}

/** Ends an unpaid order and gives back what was in it, for the cart and the checkout. */
export async function changeOrder(ctx: Context, { number }: { number: string }): Promise<{ data: ChangedOrder }> {
  const orderId = await endUnpaid(ctx, number, async (tx, id) => {
    const { items } = await readCartOfOrder(tx.db, id);
    if (tx.actor) await returnItems(tx, tx.actor.userId, items);
  });
  return { data: { order: await orderSummaryOf(ctx.db, orderId), ...(await readCartOfOrder(ctx.db, orderId)) } };
}
