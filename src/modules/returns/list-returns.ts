import { requireOrder } from '#modules/orders/require-order.ts';
import type { Context } from '#platform/context.ts';
import type { ReturnView } from './contract.ts';
import { readReturns } from './queries.ts';
import { returnView } from './return-view.ts';

/** Lists the returns of an order, latest first. @throws {DomainError} ORDER_NOT_FOUND */
export async function listReturns(ctx: Context, { number }: { number: string }): Promise<{ data: { returns: ReturnView[] } }> {
  const { orderId } = await requireOrder(ctx, number);
  return { data: { returns: (await readReturns(ctx.db, orderId)).map(returnView) } };
}
