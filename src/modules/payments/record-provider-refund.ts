import { postRefundSource } from '#modules/ledger/post-provider.ts';
import type { Context } from '#platform/context.ts';
import { newId } from '#shared/id.ts';
import { notifyProviderRefund } from './notify-operator.ts';
import { findPayment, fromNow, readPayment } from './queries.ts';
import { changeRefund, insertRefund, readOwedRefund, readRefundByKey } from './refund-queries.ts';
import type { RefundState } from './refund-rules.ts';
import { settleRefund } from './settle-refund.ts';
import type { EventRow, RefundRow } from './tables.ts';

type Reported = Exclude<RefundState, 'requested'>;

/**
 * Records a refund that the provider made and the shop did not ask for: by the operator in its dashboard, or
 * one of ours that was given up. It settles a refund that waits for exactly this money; any other counts
 * towards what the order is owed next.
 * @param tx inside a transaction
 * @param twice our refund that was paid in another way, where this one is a further time
 * @returns the outcome, which is stored with the event
 */
export async function recordProviderRefund(
  tx: Context,
  provider: string,
  event: EventRow,
  state: Reported,
  twice?: RefundRow,
): Promise<string> {
  const { providerPaymentId, providerRefundId, amountPaise } = event;
  if (providerRefundId === null || providerPaymentId === null || amountPaise === null || amountPaise <= 0) return 'unknown';
  const found = await findPayment(tx.db, provider, { paymentId: null, providerRef: null, providerPaymentId });
  const payment = found && (await readPayment(tx.db, found.id));
  if (payment?.state !== 'captured') return 'early';
  if (event.currency !== payment.currency) return 'refused-amount';
  const { id: paymentId, orderId } = payment;
  const key = `provider:${provider}:${providerRefundId}`;
  if (await readRefundByKey(tx.db, key)) return 'repeated';
  const owed = twice ? undefined : await readOwedRefund(tx.db, paymentId, amountPaise);
  if (owed?.state === 'done') {
    if (state !== 'done') return 'repeated';
    await changeRefund(tx.db, owed.id, { providerRefundId, paidFrom: 'provider' });
    await postRefundSource(tx, { id: owed.id, orderId, provider, amountPaise });
    return 'applied';
  }
  if (owed && state !== 'failed') {
    await settleRefund(tx, owed.id, { state, providerRefundId });
    return 'applied';
  }
  const now = tx.now();
  const id = newId();
  await insertRefund(tx.db, {
    id,
    paymentId,
    orderId,
    amountPaise,
    key,
    reason: 'at-provider',
    state: 'sent',
    providerRefundId: twice?.providerRefundId === providerRefundId ? null : providerRefundId,
    createdAt: now,
    stateAt: now,
    nextCheckAt: fromNow(60_000),
  });
  if (state !== 'sent') await settleRefund(tx, id, { state });
  if (state !== 'failed') await notifyProviderRefund(tx, { id, orderId, amountPaise });
  return 'applied';
}
