import type { Context } from '#platform/context.ts';
import { newId } from '#shared/id.ts';
import { notifyCashRefundDue } from './notify-operator.ts';
import { fromNow, insertRefund, lockPayment, readPaymentsOfOrder, readRefundByKey, readRefundedSums } from './queries.ts';
import type { RefundReason } from './refund-rules.ts';
import { sendRefundJob } from './send-refund.ts';
import type { PaymentRow, RefundedLine } from './tables.ts';

export interface RefundInput {
  orderId: string;
  amountPaise: number;
  /** Idempotency key: the same key is the same refund. */
  key: string;
  reason: RefundReason;
  lines?: readonly RefundedLine[];
  /** The payment to refund; otherwise the first one with enough left. */
  paymentId?: string;
}

/** Tells whether a payment brought money: captured by a provider, or cash. */
const hasFunds = (payment: PaymentRow) => payment.state === 'captured' || payment.provider === 'cod';

/**
 * Requests a refund to the method of payment, in the transaction that owes it. A job sends it afterwards;
 * cash waits for the operator.
 * @param tx inside a transaction that holds the order's row, so that two refunds of an order never exceed it
 * together
 * @returns the refund's id
 * @throws where more would be refunded than was paid
 */
export async function requestRefund(tx: Context, input: RefundInput): Promise<string> {
  const { orderId, amountPaise, key, reason, lines = [] } = input;
  if (!Number.isSafeInteger(amountPaise) || amountPaise <= 0) throw new Error(`refund ${key}: not an amount`);
  const same = await readRefundByKey(tx.db, key);
  if (same) return same.id;
  const candidates = (await readPaymentsOfOrder(tx.db, orderId)).filter(
    (payment) => hasFunds(payment) && (input.paymentId === undefined || payment.id === input.paymentId),
  );
  // Locked in one order everywhere; the sums refunded so far are read after that.
  for (const { id } of candidates) await lockPayment(tx.db, id);
  const repeated = await readRefundByKey(tx.db, key);
  if (repeated) return repeated.id;
  const refunded = await readRefundedSums(tx.db, orderId);
  const payment = candidates.find(({ id, amountPaise: came }) => came - (refunded.get(id) ?? 0) >= amountPaise);
  if (!payment) throw new Error(`refund ${key}: more than was paid`);
  const now = tx.now();
  const id = newId();
  const isCash = payment.provider === 'cod';
  await insertRefund(tx.db, {
    id,
    paymentId: payment.id,
    orderId,
    amountPaise,
    key,
    reason,
    lines: [...lines],
    state: 'requested',
    createdAt: now,
    stateAt: now,
    nextCheckAt: isCash ? null : fromNow(0),
  });
  if (isCash) await notifyCashRefundDue(tx, { id, orderId, amountPaise });
  else await tx.enqueue(sendRefundJob, { refund: id });
  return id;
}
