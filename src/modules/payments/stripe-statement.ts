import type Stripe from 'stripe';
import type { StatementRow } from './statement.ts';

const idOf = (value: string | { id: string } | null | undefined) => (typeof value === 'string' ? value : value?.id);

/** Finds what a transaction is about, as far as Stripe gives it with the transaction. */
function subjectOf(
  transaction: Stripe.BalanceTransaction,
): Pick<StatementRow, 'providerPaymentId' | 'providerRefundId' | 'providerDisputeId'> {
  const { source } = transaction;
  if (source === null || typeof source === 'string') return {};
  if (source.object === 'charge') return { providerPaymentId: idOf(source.payment_intent) };
  if (source.object === 'refund') return { providerRefundId: source.id, providerPaymentId: idOf(source.payment_intent) };
  if (source.object === 'dispute') return { providerDisputeId: source.id, providerPaymentId: idOf(source.payment_intent) };
  return {};
}

const kinds: Record<string, StatementRow['kind']> = {
  charge: 'capture',
  payment: 'capture',
  refund: 'refund',
  payment_refund: 'refund',
  refund_failure: 'refund',
  payment_failure_refund: 'refund',
  payout: 'settlement',
  payout_cancel: 'settlement',
  payout_failure: 'settlement',
  stripe_fee: 'fee',
  tax_fee: 'fee',
  stripe_fx_fee: 'fee',
};

/** Reads a transaction of Stripe's balance. */
export function toStatementRow(transaction: Stripe.BalanceTransaction): StatementRow {
  const subject = subjectOf(transaction);
  const known = kinds[transaction.type];
  const kind = known ?? (subject.providerDisputeId === undefined ? 'adjustment' : 'dispute');
  const isFee = kind === 'fee';
  const tax = transaction.fee_details.reduce((sum, detail) => sum + (detail.type === 'tax' ? detail.amount : 0), 0);
  return {
    rowId: transaction.id,
    kind,
    ...subject,
    settlementId: kind === 'settlement' ? idOf(transaction.source) : undefined,
    // A fee of its own moves the balance by itself.
    amountPaise: isFee ? 0 : transaction.amount,
    feePaise: transaction.fee - (isFee ? transaction.amount : 0),
    feeGstPaise: transaction.type === 'tax_fee' ? -transaction.amount : tax,
    currency: transaction.currency.toUpperCase(),
    occurredAt: new Date(transaction.created * 1000),
  };
}
