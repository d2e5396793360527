import { holdOwnOrder } from '#modules/orders/hold-order.ts';
import { requireOrder } from '#modules/orders/require-order.ts';
import type { Context } from '#platform/context.ts';
import { runOnce } from '#platform/idempotency/run-once.ts';
import type { ReturnView } from './contract.ts';
import { holdReturn } from './hold-return.ts';
import { mailAboutReturn } from './mail-about-return.ts';
import { insertMessage } from './queries.ts';
import { getReturn } from './return-view.ts';

interface Written {
  number: string;
  id: string;
  idempotencyKey: string;
  text: string;
}

/** The buyer writes to the seller about a return, open or not. @throws {Failure} ORDER_NOT_FOUND, RETURN_NOT_FOUND */
export async function addMessage(ctx: Context, input: Written): Promise<{ data: { return: ReturnView } }> {
  const { orderId } = await requireOrder(ctx, input.number);
  const { idempotencyKey: key, ...body } = input;
  await runOnce(ctx, { actor: `order:${orderId}`, route: 'addReturnMessage', key, body }, async (tx) => {
    await holdOwnOrder(tx, orderId);
    await holdReturn(tx, input.id, orderId);
    await insertMessage(tx.db, input.id, { author: 'buyer', text: input.text, at: tx.now() });
    await mailAboutReturn(tx, orderId, (await getReturn(tx, orderId, input.id)).data.return, 'message', input.text);
    return {};
  });
  return getReturn(ctx, orderId, input.id);
}

/** The seller or the operator writes to the buyer. @throws {Failure} RETURN_NOT_FOUND */
export async function answerReturn(ctx: Context, input: { id: string; author: 'seller' | 'operator'; text: string }): Promise<ReturnView> {
  return ctx.transaction(async (tx) => {
    const row = await holdReturn(tx, input.id);
    await insertMessage(tx.db, input.id, { author: input.author, text: input.text, at: tx.now() });
    const { data } = await getReturn(tx, row.orderId, row.id);
    await mailAboutReturn(tx, row.orderId, data.return, 'answer', input.text);
    return data.return;
  });
}
