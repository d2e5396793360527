import { holdOwnOrder } from '#modules/orders/hold-order.ts';
import { requireOrder } from '#modules/orders/require-order.ts';
import type { Context } from '#platform/context.ts';
import { runOnce } from '#platform/idempotency/run-once.ts';
import { Failure } from '#shared/errors.ts';
import type { ReturnView } from './contract.ts';
import { holdReturn } from './hold-return.ts';
import { mailMessage } from './mail-messages.ts';
import { countMessagesOfBuyer, insertMessage } from './queries.ts';
import { getReturn } from './return-view.ts';

interface Written {
  number: string;
  id: string;
  idempotencyKey: string;
  text: string;
}

const day = 24 * 60 * 60 * 1000;
/** Messages of a buyer about one return in a day. */
const mostMessages = 20;

/** The buyer writes to the seller about a return, open or not. @throws {Failure} ORDER_NOT_FOUND, RETURN_NOT_FOUND, TOO_MANY_REQUESTS */
export async function addMessage(ctx: Context, input: Written): Promise<{ data: { return: ReturnView } }> {
  const { orderId } = await requireOrder(ctx, input.number);
  const { idempotencyKey: key, ...body } = input;
  await runOnce(ctx, { actor: `order:${orderId}`, route: 'addReturnMessage', key, body }, async (tx) => {
    await holdOwnOrder(tx, orderId);
    const row = await holdReturn(tx, input.id, orderId);
    const now = tx.now();
    const written = await countMessagesOfBuyer(tx.db, input.id, new Date(now.getTime() - day));
    if (written >= mostMessages) throw new Failure('TOO_MANY_REQUESTS', { text: 'So much can be written about a return in a day.' }, 3_600);
    await insertMessage(tx.db, input.id, { author: 'buyer', text: input.text, at: now });
    await mailMessage(tx, row, 'operator', input.text);
    return {};
  });
  return getReturn(ctx, orderId, input.id);
}

/** The seller or the operator writes to the buyer. @throws {Failure} RETURN_NOT_FOUND */
export async function answerReturn(ctx: Context, input: { id: string; author: 'seller' | 'operator'; text: string }): Promise<ReturnView> {
  return ctx.transaction(async (tx) => {
    const row = await holdReturn(tx, input.id);
    await insertMessage(tx.db, input.id, { author: input.author, text: input.text, at: tx.now() });
    await mailMessage(tx, row, 'buyer', input.text);
    return (await getReturn(tx, row.orderId, row.id)).data.return;
  });
}
