import type { Context } from '#platform/context.ts';
import { withIdempotencyKey } from '#platform/idempotency/with-idempotency-key.ts';
import { DomainError } from '#shared/errors.ts';
import { lockOwnOrder, orderActor } from './api.ts';
import { cancelUnits } from './cancel-units.ts';
import { chooseCredit } from './choose-credit.ts';
import type { OrderView } from './contract.ts';
import { viewOrder } from './get-order.ts';
import { requireOrder } from './require-order.ts';

export interface CancelInput {
  number: string;
  idempotencyKey: string;
  lines: { lineId: string; qty: number }[];
  refundTo?: 'payment' | 'store-credit' | undefined;
}

/**
 * Cancels units that are not packed yet: stock is released, the ledger reverses the sale, and the payment is
 * refunded the way it came, or to store credit where the buyer chooses that.
 * @throws {DomainError} ORDER_NOT_FOUND, NOT_CANCELLABLE with the reason at each line
 */
export async function cancelLines(ctx: Context, input: CancelInput): Promise<{ data: { order: OrderView } }> {
  const { orderId } = await requireOrder(ctx, input.number);
  const { idempotencyKey: key, lines } = input;
  const toCredit = input.refundTo === 'store-credit';
  const body = toCredit ? { lines, toCredit } : lines;
  await withIdempotencyKey(ctx, { actor: orderActor(orderId), route: 'cancel-lines', key, body }, async (tx) => {
    const order = await lockOwnOrder(tx, orderId);
    if (order?.state !== 'placed') throw new DomainError('NOT_CANCELLABLE');
    if (toCredit) await chooseCredit(tx, order, 'refundTo');
    await cancelUnits(tx, order, { by: 'buyer', lines, toCredit });
  });
  return { data: { order: await viewOrder(ctx, orderId) } };
}
