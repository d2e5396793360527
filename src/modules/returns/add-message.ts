import { lockOwnOrder, orderActor } from '#modules/orders/api.ts';
import { requireOrder } from '#modules/orders/require-order.ts';
import type { Context } from '#platform/context.ts';
import { withIdempotencyKey } from '#platform/idempotency/with-idempotency-key.ts';
import { DomainError } from '#shared/errors.ts';
import type { ReturnView } from './contract.ts';
import { lockReturn } from './lock-return.ts';
import { mailMessage } from './mail-messages.ts';
import { countMessagesOfBuyer, insertMessage } from './queries.ts';
import { getReturn } from './return-view.ts';

interface MessageInput {
  number: string;
  id: string;
  idempotencyKey: string;
  text: string;
}

const day = 24 * 60 * 60 * 1000;
/** Messages of a buyer about one return in a day. */
const maxMessagesPerDay = 20;

/**
 * Adds a buyer's message to a return, open or not.
 * @throws {DomainError} ORDER_NOT_FOUND, RETURN_NOT_FOUND, TOO_MANY_REQUESTS
 */
export async function addMessage(ctx: Context, input: MessageInput): Promise<{ data: { return: ReturnView } }> {
  const { orderId } = await requireOrder(ctx, input.number);
  const { idempotencyKey: key, ...body } = input;
  await withIdempotencyKey(ctx, { actor: orderActor(orderId), route: 'add-return-message', key, body }, async (tx) => {
    await lockOwnOrder(tx, orderId);
    const row = await lockReturn(tx, input.id, { orderId });
    const now = tx.now();
    const written = await countMessagesOfBuyer(tx.db, input.id, new Date(now.getTime() - day));
    if (written >= maxMessagesPerDay)
      throw new DomainError('TOO_MANY_REQUESTS', { text: 'So much can be written about a return in a day.' }, 3_600);
    await insertMessage(tx.db, input.id, { author: 'buyer', text: input.text, at: now });
    await mailMessage(tx, row, 'operator', input.text);
    return {};
  });
  return getReturn(ctx, orderId, input.id);
}

/** Adds a message of the seller or the operator. @throws {DomainError} RETURN_NOT_FOUND */
export async function answerReturn(ctx: Context, input: { id: string; author: 'seller' | 'operator'; text: string }): Promise<ReturnView> {
  return ctx.transaction(async (tx) => {
    const row = await lockReturn(tx, input.id);
    await insertMessage(tx.db, input.id, { author: input.author, text: input.text, at: tx.now() });
    await mailMessage(tx, row, 'buyer', input.text);
    return (await getReturn(tx, row.orderId, row.id)).data.return;
  });
}
