import { takesCash } from '#modules/delivery/find-delivery.ts';
import { admitCashOrder, requireCashBuyer } from '#modules/orders/admit-cash-order.ts';
import { lockOwnOrder, lockPayableOrder, orderActor, orderSummaryOf, readDestination, setMethod } from '#modules/orders/api.ts';
import { readCashOfOrder } from '#modules/orders/cash-of-order.ts';
import { confirmOrder } from '#modules/orders/confirm-order.ts';
import { isProvedMailbox } from '#modules/orders/proved-mailbox.ts';
import { requireOrder } from '#modules/orders/require-order.ts';
import { requireMethod } from '#modules/payments/list-methods.ts';
import { openPayment } from '#modules/payments/open-payment.ts';
import type { Context } from '#platform/context.ts';
import { withIdempotencyKey } from '#platform/idempotency/with-idempotency-key.ts';
import { requireCashProof } from './cash-proof.ts';
import type { PayAgainInput, PlacedOrder } from './contract.ts';
import { limitCashInstead } from './limit-unpaid-orders.ts';
import { tryStartPayment } from './try-start-payment.ts';

/**
 * Opens another attempt to pay a pending order, by the same method or another. The hold is not extended.
 * @throws {DomainError} ORDER_NOT_FOUND, ORDER_NOT_PAYABLE, METHOD_NOT_OFFERED, CASH_CODE_NEEDED,
 * UNPAID_ORDERS, CASH_LIMITED
 */
export async function payAgain(ctx: Context, { number, idempotencyKey: key, method }: PayAgainInput): Promise<{ data: PlacedOrder }> {
  const { orderId } = await requireOrder(ctx, number);
  const actor = ctx.actor?.userId ?? orderActor(orderId);
  const { answer } = await withIdempotencyKey(ctx, { actor, route: 'pay-again', key, body: { orderId, method } }, async (tx) => {
    await lockOwnOrder(tx, orderId);
    const order = await lockPayableOrder(tx, orderId);
    const restPaise = order.totalPaise - order.creditPaise;
    requireMethod(tx, method, { ...order, totalPaise: restPaise, cash: await takesCash(tx, await readDestination(tx.db, orderId)) });
    if (method === 'cod') {
      const buyer = await requireCashBuyer(tx, orderId);
      const { email, phone } = buyer;
      const emailProved = await requireCashProof(tx, { email, phone, isProved: await isProvedMailbox(tx, email) });
      await limitCashInstead(tx, orderId);
      await admitCashOrder(tx, orderId, buyer, emailProved);
    }
    await setMethod(tx.db, orderId, method);
    const amountPaise = method === 'cod' ? await readCashOfOrder(tx.db, orderId) : restPaise;
    const payment = await openPayment(tx, { orderId, method, amountPaise });
    if (method === 'cod') await confirmOrder(tx, orderId);
    return { order: await orderSummaryOf(tx.db, orderId), payment };
  });
  return { data: await tryStartPayment(ctx, answer) };
}
