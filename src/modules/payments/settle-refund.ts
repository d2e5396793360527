import { postRefund, postRefundBack } from '#modules/ledger/post.ts';
import type { Context } from '#platform/context.ts';
import { readRefund } from './api.ts';
import { refundSettled } from './events.ts';
import { notifyRefundFailed } from './notify-operator.ts';
import { postProviderRefund } from './post-provider-refund.ts';
import { lockOrderOfPayment, readPayment } from './queries.ts';
import { destinationsOfOrders } from './refund-destination.ts';
import { dropPaidDestination } from './refund-destination-queries.ts';
import { changeRefund, lockRefund } from './refund-queries.ts';
import { canTransitionRefund, type RefundState } from './refund-rules.ts';
import type { RefundRow } from './tables.ts';

/** Posts a refund that is done, or whose money came back. */
async function postSettled(tx: Context, refund: RefundRow, isBack: boolean): Promise<void> {
  const payment = await readPayment(tx.db, refund.paymentId);
  if (!payment) throw new Error(`refund ${refund.id} is of no payment`);
  // The books are in rupees: other money came by mistake and is followed by its rows alone.
  if (payment.currency !== 'INR') return;
  const { provider } = payment;
  if (isBack) await postRefundBack(tx, { ...refund, id: `${refund.id}:${refund.attempt - 1}`, provider });
  else await postRefund(tx, { ...refund, id: refund.attempt === 1 ? refund.id : `${refund.id}:${refund.attempt}`, provider });
  if (refund.reason === 'at-provider') await postProviderRefund(tx, refund, isBack);
}

/**
 * Applies a status to a refund; `done` posts it to the ledger, once.
 * @param tx inside a transaction
 * @returns whether the status was new
 */
export async function settleRefund(
  tx: Context,
  refundId: string,
  report: {
    state: Exclude<RefundState, 'requested'>;
    providerRefundId?: string | null | undefined;
    paidFrom?: RefundRow['paidFrom'] | undefined;
    bankRef?: string | undefined;
  },
): Promise<boolean> {
  const known = await readRefund(tx.db, refundId);
  if (!known) return false;
  await lockOrderOfPayment(tx.db, known.orderId);
  const refund = await lockRefund(tx.db, refundId);
  if (!refund || !canTransitionRefund(refund.state, report.state)) return false;
  const isBack = refund.state === 'done';
  const changed: RefundRow = {
    ...refund,
    // Sending it again after the money came back is another posting.
    attempt: refund.attempt + (isBack ? 1 : 0),
    state: report.state,
    stateAt: tx.now(),
    providerRefundId: report.providerRefundId ?? refund.providerRefundId,
    paidFrom: report.paidFrom ?? refund.paidFrom,
    nextCheckAt: report.state === 'sent' ? refund.nextCheckAt : null,
    bankRef: report.bankRef ?? refund.bankRef,
    paidTo: report.state === 'done' ? ((await destinationsOfOrders(tx, [refund.orderId])).get(refund.orderId)?.ending ?? null) : null,
  };
  const isCredit = changed.paidFrom === 'store-credit';
  if (isCredit) changed.paidTo = null;
  await changeRefund(tx.db, refundId, changed);
  if (report.state === 'done') await dropPaidDestination(tx.db, refund.orderId);
  if (report.state === 'done' || isBack) await postSettled(tx, changed, isBack);
  // Told with what caused it: there is no bank to wait for.
  if (report.state === 'done' && !isCredit) await tx.publish(refundSettled, { refund: refundId });
  if (report.state === 'failed' && refund.reason !== 'at-provider') await notifyRefundFailed(tx, changed);
  return true;
}
