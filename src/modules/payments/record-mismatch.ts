import { postCapture } from '#modules/ledger/post.ts';
import type { Context } from '#platform/context.ts';
import { newId } from '#shared/id.ts';
import { notifyPaymentMismatch } from './notify-operator.ts';
import { canTransition } from './payment-rules.ts';
import { changePayment, insertReceived, isKnownProviderPayment, wakeEarlyEvents } from './queries.ts';
import { requestRefund } from './request-refund.ts';
import type { EventRow, PaymentRow } from './tables.ts';

/** Reads what a provider took; undefined where its report does not say enough to give it back. */
function receivedMoney({ providerPaymentId, amountPaise, currency }: EventRow) {
  if (providerPaymentId === null || amountPaise === null || amountPaise <= 0 || currency === null) return undefined;
  return /^[A-Z]{3}$/.test(currency) ? { providerPaymentId, amountPaise, currency } : undefined;
}

/**
 * Records money that a provider captured with another amount or currency than the attempt asked for, and
 * sends all of it back. It pays for nothing; the attempt has failed, so that the buyer can pay again.
 * @param tx inside a transaction that holds the order's row
 * @returns the id of the payment that holds the money; undefined where it was recorded before, or cannot be
 */
export async function recordMismatch(tx: Context, payment: PaymentRow, event: EventRow): Promise<string | undefined> {
  if (event.kind !== 'captured') return undefined;
  const received = receivedMoney(event);
  if (!received) {
    await notifyPaymentMismatch(tx, payment, event, false);
    return undefined;
  }
  const { orderId, provider } = payment;
  const { providerPaymentId, amountPaise, currency } = received;
  if (await isKnownProviderPayment(tx.db, provider, providerPaymentId)) return undefined;
  const id = newId();
  const mismatch = currency === payment.currency ? 'amount' : 'currency';
  await insertReceived(tx.db, { id, orderId, provider, amountPaise, currency, providerPaymentId, mismatch, at: tx.now() });
  await wakeEarlyEvents(tx.db, provider, providerPaymentId);
  if (currency === 'INR') await postCapture(tx, { id, orderId, provider, amountPaise });
  if (canTransition(payment.state, 'failed'))
    await changePayment(tx.db, payment.id, { state: 'failed', stateAt: tx.now(), failure: 'mismatch', payUrl: null });
  await requestRefund(tx, { orderId, amountPaise, key: `mismatch:${id}`, reason: 'mismatch', paymentId: id });
  await notifyPaymentMismatch(tx, payment, event, true);
  return id;
}
