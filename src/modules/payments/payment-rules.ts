import type { PaymentState } from './contract.ts';

/** Statuses that a provider reports for a payment. */
export type StatusUpdate = 'authorized' | 'captured' | 'failed' | 'cancelled';

/**
 * Allowed transitions of a payment. Only forwards: updates come late, twice and in any order, and an old one
 * changes nothing. A payment that failed, or whose page expired, can still be captured days later. Nothing
 * leaves `captured`.
 */
export const paymentTransitions: Record<PaymentState, readonly PaymentState[]> = {
  created: ['started', 'authorized', 'captured', 'failed', 'cancelled'],
  started: ['authorized', 'captured', 'failed', 'cancelled'],
  failed: ['authorized', 'captured'],
  cancelled: ['authorized', 'captured'],
  authorized: ['captured'],
  captured: [],
};

export const canTransition = (from: PaymentState, to: PaymentState) => paymentTransitions[from].includes(to);

/** An amount with its currency, expected or reported. */
export interface Money {
  amountPaise: number;
  currency: string;
}

export type UpdateOutcome = 'applied' | 'repeated' | 'refused-amount' | 'refused-currency';

/**
 * Evaluates a status update against a payment. Another amount or currency than expected is always refused.
 */
export function evaluate(state: PaymentState, expected: Money, update: StatusUpdate, reported: Partial<Money>): UpdateOutcome {
  if (update === 'authorized' || update === 'captured') {
    if (reported.currency !== expected.currency) return 'refused-currency';
    if (reported.amountPaise !== expected.amountPaise) return 'refused-amount';
  }
  return canTransition(state, update) ? 'applied' : 'repeated';
}

const minute = 60_000;
/** Milliseconds for which a payment is polled: banks report up to three days late. */
export const pollingWindowMs = 3 * 24 * 60 * minute;

/**
 * Gives the delay until the next poll in milliseconds: short at first, because a buyer may wait, then
 * growing.
 */
export function nextPollDelayMs(checks: number): number {
  const growing = [0.5, 1, 2, 4, 8, 15, 30, 60, 120];
  return (growing[checks] ?? 240) * minute;
}

const statusUpdates: readonly string[] = ['authorized', 'captured', 'failed', 'cancelled'] satisfies StatusUpdate[];
export const isStatusUpdate = (kind: string): kind is StatusUpdate => statusUpdates.includes(kind);
