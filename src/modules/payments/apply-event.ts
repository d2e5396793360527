import { postCapture } from '#modules/ledger/post.ts';
import type { Context } from '#platform/context.ts';
import { evaluate, type StatusUpdate, type UpdateOutcome } from './payment-rules.ts';
import { changePayment, lockPayment, wakeEarlyEvents } from './queries.ts';
import type { EventRow, PaymentRow } from './tables.ts';

export interface AppliedEvent {
  outcome: UpdateOutcome;
  payment: PaymentRow;
  /** This event captured the payment, and the ledger has it now. */
  becameCaptured: boolean;
}

/**
 * Applies a provider's status update to a payment, once, in any order of arrival.
 * @param tx inside a transaction that holds the order's row
 */
export async function applyEvent(tx: Context, paymentId: string, event: EventRow & { kind: StatusUpdate }): Promise<AppliedEvent> {
  const payment = await lockPayment(tx.db, paymentId);
  if (!payment) throw new Error('an event of no payment');
  const { kind, providerPaymentId, providerRef } = event;
  const reported = { amountPaise: event.amountPaise ?? undefined, currency: event.currency ?? undefined };
  const outcome = evaluate(payment.state, payment, kind, reported);
  if (outcome !== 'applied') return { outcome, payment, becameCaptured: false };
  const changed: PaymentRow = {
    ...payment,
    state: kind,
    stateAt: tx.now(),
    failure: kind === 'failed' ? 'refused' : payment.failure,
    // Fills in what a lost response to the start would have said.
    providerRef: payment.providerRef ?? providerRef,
    // A failed attempt is not the one whose money moved.
    providerPaymentId:
      kind === 'failed' || kind === 'cancelled' ? payment.providerPaymentId : (providerPaymentId ?? payment.providerPaymentId),
    nextCheckAt: kind === 'captured' ? null : payment.nextCheckAt,
  };
  await changePayment(tx.db, paymentId, changed);
  const becameCaptured = kind === 'captured';
  if (becameCaptured) {
    await postCapture(tx, changed);
    if (changed.providerPaymentId !== null) await wakeEarlyEvents(tx.db, changed.provider, changed.providerPaymentId);
  }
  return { outcome, payment: changed, becameCaptured };
}
