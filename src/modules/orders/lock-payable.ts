import type { Method } from '#modules/payments/contract.ts';
import type { Context } from '#platform/context.ts';
import { Failure } from '#shared/errors.ts';
import type { OrderSummary } from './contract.ts';
import { summaryView } from './order-views.ts';
import { type LockedOrder, lockOrder, setMethod } from './queries.ts';
import { readSummary } from './view-queries.ts';

/** Takes the row of an order that can be paid. @throws {Failure} ORDER_NOT_PAYABLE where it is paid, or its time ran out */
export async function lockPayable(tx: Context, orderId: string): Promise<LockedOrder> {
  const order = await lockOrder(tx.db, orderId);
  if (order?.state !== 'pending' || !order.isHeld) throw new Failure('ORDER_NOT_PAYABLE');
  return order;
}

export async function changeMethod(tx: Context, orderId: string, method: Method): Promise<void> {
  await setMethod(tx.db, orderId, method);
}

export async function orderSummaryOf(ctx: Context, orderId: string): Promise<OrderSummary> {
  const row = await readSummary(ctx.db, orderId);
  if (!row) throw new Failure('ORDER_NOT_FOUND');
  return summaryView(row);
}
