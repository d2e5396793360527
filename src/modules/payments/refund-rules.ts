export type RefundReason =
  | 'cancelled'
  | 'returned'
  | 'late-payment'
  | 'paid-twice'
  | 'operator'
  | 'not-received'
  | 'mismatch'
  | 'at-provider';
export type RefundState = 'requested' | 'sent' | 'done' | 'failed';

/**
 * Allowed transitions of a refund. A failed one is sent again, or paid by hand or in the dashboard, by the
 * operator alone. A bank may return money that had gone out.
 */
export const refundTransitions: Record<RefundState, readonly RefundState[]> = {
  requested: ['sent', 'done', 'failed'],
  sent: ['done', 'failed'],
  failed: ['requested', 'sent', 'done'],
  done: ['failed'],
};

export const canTransitionRefund = (from: RefundState, to: RefundState) => refundTransitions[from].includes(to);

const minute = 60_000;

/**
 * Gives the delay until a refund is sent or polled again, in milliseconds: banks take days, and a provider
 * that is down comes back in minutes.
 */
export function nextRefundDelayMs(state: 'requested' | 'sent', checks: number): number {
  const growing = state === 'requested' ? [0.5, 1, 2, 4, 8, 15, 30] : [1, 5, 15, 60, 180];
  return (growing[checks] ?? (state === 'requested' ? 60 : 360)) * minute;
}
