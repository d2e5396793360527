import { confirmOrder } from '#modules/orders/confirm-order.ts';
import { notifyBuyer } from '#modules/orders/notify-buyer.ts';
import { applyDisputeEvent } from '#modules/payments/apply-dispute-event.ts';
import { applyEvent } from '#modules/payments/apply-event.ts';
import { applyRefundEvent } from '#modules/payments/apply-refund-event.ts';
import { withLockedEvent } from '#modules/payments/lock-event.ts';
import { isStatusUpdate } from '#modules/payments/payment-rules.ts';
import { recordMismatch } from '#modules/payments/record-mismatch.ts';
import { requestRefund } from '#modules/payments/request-refund.ts';
import type { EventRow } from '#modules/payments/tables.ts';
import type { Context } from '#platform/context.ts';

/**
 * Applies a stored event, all or nothing: payment, ledger and order change together. A repeated or concurrent
 * call does nothing.
 */
export async function processPaymentEvent(ctx: Context, id: number): Promise<void> {
  await ctx.transaction((tx) => withLockedEvent(tx, id, (event, target) => applyPaymentEvent(tx, event, target)));
}

async function applyPaymentEvent(tx: Context, event: EventRow, paymentId: string | undefined): Promise<string> {
  if (event.kind.startsWith('refund-')) return applyRefundEvent(tx, event.provider, event);
  if (event.kind.startsWith('dispute-')) return applyDisputeEvent(tx, event, paymentId);
  if (event.kind === 'other') return 'other';
  if (paymentId === undefined || !isStatusUpdate(event.kind)) return 'unknown';
  const { outcome, payment, becameCaptured } = await applyEvent(tx, paymentId, { ...event, kind: event.kind });
  if (outcome.startsWith('refused')) {
    tx.log.warn({ payment: payment.id, event: event.id, outcome }, 'payment refused');
    const received = await recordMismatch(tx, payment, event);
    if (received !== undefined) await notifyBuyer(tx, { orderId: payment.orderId, kind: 'payment-mismatched', about: received });
  }
  if (outcome === 'applied' && event.kind === 'failed')
    await notifyBuyer(tx, { orderId: payment.orderId, kind: 'payment-failed', about: payment.id });
  if (!becameCaptured) return outcome;
  const { orderId, amountPaise } = payment;
  const confirmed = await confirmOrder(tx, orderId);
  if (confirmed === 'placed') return 'applied';
  // The order was paid before, or its stock is gone: the money is refunded.
  const reason = confirmed === 'already' ? 'paid-twice' : 'late-payment';
  await requestRefund(tx, { orderId, amountPaise, key: `${reason}:${payment.id}`, reason, paymentId: payment.id });
  // Not to who was erased since: the mail finds no address.
  if (reason === 'late-payment')
    await notifyBuyer(tx, { orderId, kind: 'failed', about: payment.id, details: { refundPaise: amountPaise } });
  return reason;
}
