import type { PaymentState } from './contract.ts';

/** What a provider can say of a payment. */
export type StatusUpdate = 'authorized' | 'captured' | 'failed' | 'cancelled';

/**
 * Where a payment can go from each state. Only forwards: reports come late, twice and in any order, and an old one changes nothing.
 * A payment that failed, or whose page was closed, can still be reported as paid days later. Nothing leaves `captured`.
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

/** Money that was asked for, or what a provider says has moved. */
export interface Money {
  amountPaise: number;
  currency: string;
}

export type UpdateOutcome = 'applied' | 'repeated' | 'refused-amount' | 'refused-currency';

/** What a report does to a payment. Money of another amount or currency than was asked for never counts. */
export function evaluate(state: PaymentState, asked: Money, report: StatusUpdate, said: Partial<Money>): UpdateOutcome {
  if (report === 'authorized' || report === 'captured') {
    if (said.currency !== asked.currency) return 'refused-currency';
    if (said.amountPaise !== asked.amountPaise) return 'refused-amount';
  }
  return canTransition(state, report) ? 'applied' : 'repeated';
}

const minute = 60_000;
/** How long a provider is asked about a payment: banks report up to three days late. */
export const pollingWindowMs = 3 * 24 * 60 * minute;

/** When a provider is asked again, in milliseconds: soon at first, for a buyer may wait; then ever less often. */
export function nextPollDelayMs(checks: number): number {
  const growing = [0.5, 1, 2, 4, 8, 15, 30, 60, 120];
  return (growing[checks] ?? 240) * minute;
}

const statusUpdates: readonly string[] = ['authorized', 'captured', 'failed', 'cancelled'] satisfies StatusUpdate[];
export const isStatusUpdate = (kind: string): kind is StatusUpdate => statusUpdates.includes(kind);
