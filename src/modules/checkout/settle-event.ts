import { confirmOrder } from '#modules/orders/confirm-order.ts';
import { noteOrder } from '#modules/orders/note-order.ts';
import { applyEvent } from '#modules/payments/apply-event.ts';
import { isReport } from '#modules/payments/payment-rules.ts';
import { reportRefund } from '#modules/payments/report-refund.ts';
import { requestRefund } from '#modules/payments/request-refund.ts';
import type { EventRow } from '#modules/payments/tables.ts';
import { takeEvent } from '#modules/payments/take-event.ts';
import { tellPaymentRefused } from '#modules/payments/tell-operator.ts';
import type { Context } from '#platform/context.ts';

/**
 * Applies an event that was stored, all or nothing: the payment, the books and the order change together. Called again, or beside
 * another call, it does nothing.
 */
export async function settleEvent(ctx: Context, id: number): Promise<void> {
  await ctx.transaction((tx) => takeEvent(tx, id, (event, target) => outcomeOf(tx, event, target)));
}

async function outcomeOf(tx: Context, event: EventRow, paymentId: string | undefined): Promise<string> {
  if (event.kind.startsWith('refund-')) return reportRefund(tx, event.provider, event);
  if (event.kind === 'other') return 'other';
  if (paymentId === undefined || !isReport(event.kind)) return 'unknown';
  const { verdict, payment, becameCaptured } = await applyEvent(tx, paymentId, { ...event, kind: event.kind });
  if (verdict.startsWith('refused')) {
    tx.log.warn({ payment: payment.id, event: event.id, verdict }, 'payment refused');
    await tellPaymentRefused(tx, payment, event);
  }
  if (verdict === 'applied' && event.kind === 'failed')
    await noteOrder(tx, { orderId: payment.orderId, kind: 'payment-failed', about: payment.id });
  if (!becameCaptured) return verdict;
  const { orderId, amountPaise } = payment;
  const confirmed = await confirmOrder(tx, orderId);
  if (confirmed === 'placed') return 'applied';
  // Nobody keeps money for nothing: the order was paid before, or its pieces are gone.
  const reason = confirmed === 'already' ? 'paid-twice' : 'late-payment';
  await requestRefund(tx, { orderId, amountPaise, key: `${reason}:${payment.id}`, reason, paymentId: payment.id });
  return reason;
}
