import { lockOwnOrder } from '#modules/orders/api.ts';
import { requireOrder } from '#modules/orders/require-order.ts';
import type { Context } from '#platform/context.ts';
import type { ReturnView } from './contract.ts';
import { mailAboutReturn } from './mail-about-return.ts';
import { moveReturn } from './move-return.ts';
import { getReturn } from './return-view.ts';

/** Withdraws a return for its buyer. @throws {DomainError} ORDER_NOT_FOUND, RETURN_NOT_FOUND, WRONG_STATE */
export async function withdrawReturn(
  ctx: Context,
  { number, id }: { number: string; id: string },
): Promise<{ data: { return: ReturnView } }> {
  const { orderId } = await requireOrder(ctx, number);
  return ctx.transaction(async (tx) => {
    await lockOwnOrder(tx, orderId);
    await moveReturn(tx, { id, orderId, event: 'withdraw', by: 'buyer' });
    const answer = await getReturn(tx, orderId, id);
    await mailAboutReturn(tx, orderId, answer.data.return, 'withdrawn');
    return answer;
  });
}
