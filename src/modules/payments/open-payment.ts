import type { Context } from '#platform/context.ts';
import { newId } from '#shared/id.ts';
import type { Method, Payment } from './contract.ts';
import { nextPollDelayMs } from './payment-rules.ts';
import { insertPayment } from './queries.ts';

/**
 * Inserts an attempt to pay an order, in the transaction that makes it payable. `startPayment` tells the
 * provider after that transaction. Cash is neither started nor polled: the courier collects it.
 * @param tx inside a transaction that holds the order's row
 */
export async function openPayment(tx: Context, given: { orderId: string; method: Method; amountPaise: number }): Promise<Payment> {
  const { orderId, method, amountPaise } = given;
  const isCash = method === 'cod';
  const id = newId();
  const state = isCash ? 'started' : 'created';
  await insertPayment(
    tx.db,
    { id, orderId, provider: method, state, amountPaise, createdAt: tx.now() },
    isCash ? null : nextPollDelayMs(0),
  );
  return { _id: id, method, state, amountPaise };
}
