import type { Method } from '#modules/payments/contract.ts';
import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import type { OrderSummary } from './contract.ts';
import { summaryView } from './order-views.ts';
import { type LockedOrder, lockOrderRow, setMethod } from './queries.ts';
import { readSummary } from './view-queries.ts';

/**
 * Locks an order that can be paid.
 * @throws {DomainError} ORDER_NOT_PAYABLE once it is paid or its hold has ended
 */
export async function lockPayableOrder(tx: Context, orderId: string): Promise<LockedOrder> {
  const order = await lockOrderRow(tx.db, orderId);
  if (order?.state !== 'pending' || !order.isHeld) throw new DomainError('ORDER_NOT_PAYABLE');
  return order;
}

export async function changeMethod(tx: Context, orderId: string, method: Method): Promise<void> {
  await setMethod(tx.db, orderId, method);
}

export async function orderSummaryOf(ctx: Context, orderId: string): Promise<OrderSummary> {
  const row = await readSummary(ctx.db, orderId);
  if (!row) throw new DomainError('ORDER_NOT_FOUND');
  return summaryView(row);
}
