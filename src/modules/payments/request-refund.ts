import { isOffset, offsetRefund } from '#modules/ledger/post-provider.ts';
import { recordCreditRefund } from '#modules/store-credit/give-credit.ts';
import type { Context } from '#platform/context.ts';
import { newId } from '#shared/id.ts';
import { readDisputedSums } from './dispute-queries.ts';
import { notifyCashRefundDue, notifyRefundHeld } from './notify-operator.ts';
import { fromNow, lockPayment, readOrderOfPayment, readPaymentsOfOrder } from './queries.ts';
import { destinationsOfOrders } from './refund-destination.ts';
import { insertRefund, readRefundByKey, readRefundedSums } from './refund-queries.ts';
import type { RefundReason } from './refund-rules.ts';
import { sendRefundJob } from './send-refund.ts';
import { settleRefund } from './settle-refund.ts';
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
  /** The store credit account that gets it in place of the method of payment. */
  toCredit?: string | undefined;
}

/** Tells whether a payment brought money: captured by a provider, or cash. */
const hasFunds = (payment: PaymentRow) => payment.state === 'captured' || payment.provider === 'cod';

/** Tells whether a payment may give what is owed: the one that is named, or any that paid for the order. */
const mayGive = (payment: PaymentRow, named: string | undefined) =>
  hasFunds(payment) && (named === undefined ? payment.mismatch === null : payment.id === named);

/**
 * Requests a refund to the method of payment, in the transaction that owes it. A job sends it afterwards;
 * cash waits for the operator. To store credit it goes at once, unless its payment is disputed.
 * @param tx inside a transaction that holds the order's row, so that two refunds of an order never exceed it
 * together
 * @returns the refund's id; undefined where the buyer has all of the money already, by a refund at the
 * provider or through the bank
 * @throws where more would be refunded than was paid
 */
export async function requestRefund(tx: Context, input: RefundInput): Promise<string | undefined> {
  const { orderId, key, reason, lines = [] } = input;
  if (!Number.isSafeInteger(input.amountPaise) || input.amountPaise <= 0) throw new Error(`refund ${key}: not an amount`);
  const same = await readRefundByKey(tx.db, key);
  if (same) return same.id;
  const candidates = (await readPaymentsOfOrder(tx.db, orderId)).filter((payment) => mayGive(payment, input.paymentId));
  // Locked in one order everywhere; the sums refunded so far are read after that.
  for (const { id } of candidates) await lockPayment(tx.db, id);
  const repeated = await readRefundByKey(tx.db, key);
  if (repeated) return repeated.id;
  if (await isOffset(tx, key)) return undefined;
  const refunded = await readRefundedSums(tx.db, orderId);
  const disputed = await readDisputedSums(tx.db, orderId);
  const offset = input.paymentId === undefined ? await offsetRefund(tx, { key, orderId, amountPaise: input.amountPaise }) : 0;
  const amountPaise = input.amountPaise - offset;
  if (amountPaise === 0) return undefined;
  const leftOf = ({ id, amountPaise: came }: PaymentRow) => came - (refunded.get(id) ?? 0) - (disputed.get(id)?.lost ?? 0);
  const isDisputed = ({ id }: PaymentRow) => (disputed.get(id)?.open ?? 0) > 0;
  const able = candidates.filter((payment) => leftOf(payment) >= amountPaise);
  const payment = able.find((each) => !isDisputed(each)) ?? able[0];
  if (!payment) throw new Error(`refund ${key}: more than was paid`);
  const now = tx.now();
  const id = newId();
  const isCash = payment.provider === 'cod';
  // The bank may pay it back, too: it waits for the end of the dispute.
  const isHeld = isDisputed(payment);
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
    nextCheckAt: isCash || isHeld || input.toCredit !== undefined ? null : fromNow(0),
  });
  if (input.toCredit !== undefined && !isHeld) await settleAsCredit(tx, { id, orderId, accountId: input.toCredit });
  else if (isCash) await notifyCashRefundDue(tx, { id, orderId, amountPaise }, (await destinationsOfOrders(tx, [orderId])).has(orderId));
  else if (isHeld) await notifyRefundHeld(tx, { id, orderId, amountPaise });
  else await tx.enqueue(sendRefundJob, { refund: id });
  return id;
}

/** Settles a refund with store credit, in the transaction that owes it. */
async function settleAsCredit(tx: Context, { id, orderId, accountId }: { id: string; orderId: string; accountId: string }): Promise<void> {
  await settleRefund(tx, id, { state: 'done', paidFrom: 'store-credit' });
  await recordCreditRefund(tx, { id, accountId, orderNumber: (await readOrderOfPayment(tx.db, orderId))?.number });
}
