import { lockOwnOrder, lockPayableOrder, orderActor, orderSummaryOf, setMethod } from '#modules/orders/api.ts';
import { confirmOrder } from '#modules/orders/confirm-order.ts';
import { requireOrder } from '#modules/orders/require-order.ts';
import { requireMethod } from '#modules/payments/list-methods.ts';
import { openPayment } from '#modules/payments/open-payment.ts';
import type { Context } from '#platform/context.ts';
import { withIdempotencyKey } from '#platform/idempotency/with-idempotency-key.ts';
import type { PayAgainInput, PlacedOrder } from './contract.ts';
import { tryStartPayment } from './try-start-payment.ts';

/**
 * Opens another attempt to pay a pending order, by the same method or another. The hold is not extended.
 * @throws {DomainError} ORDER_NOT_FOUND, ORDER_NOT_PAYABLE, METHOD_NOT_OFFERED
 */
export async function payAgain(ctx: Context, { number, idempotencyKey: key, method }: PayAgainInput): Promise<{ data: PlacedOrder }> {
  const { orderId } = await requireOrder(ctx, number);
  const actor = ctx.actor?.userId ?? orderActor(orderId);
  const { answer } = await withIdempotencyKey(ctx, { actor, route: 'pay-again', key, body: { orderId, method } }, async (tx) => {
    await lockOwnOrder(tx, orderId);
    const order = await lockPayableOrder(tx, orderId);
    requireMethod(tx, method, order);
    await setMethod(tx.db, orderId, method);
    const payment = await openPayment(tx, { orderId, method, amountPaise: order.totalPaise });
    if (method === 'cod') await confirmOrder(tx, orderId);
    return { order: await orderSummaryOf(tx.db, orderId), payment };
  });
  return { data: await tryStartPayment(ctx, answer) };
}
