import { postRefund } from '#modules/ledger/post.ts';
import type { Context } from '#platform/context.ts';
import { readRefund } from './api.ts';
import { refundSettled } from './events.ts';
import { notifyRefundFailed } from './notify-operator.ts';
import { changeRefund, lockOrderOfPayment, lockRefund, readPayment } from './queries.ts';
import { canTransitionRefund, type RefundState } from './refund-rules.ts';

/**
 * Applies a status to a refund; `done` posts it to the ledger, once.
 * @param tx inside a transaction
 * @returns whether the status was new
 */
export async function settleRefund(
  tx: Context,
  refundId: string,
  report: { state: Exclude<RefundState, 'requested'>; providerRefundId?: string | null | undefined },
): Promise<boolean> {
  const known = await readRefund(tx.db, refundId);
  if (!known) return false;
  await lockOrderOfPayment(tx.db, known.orderId);
  const refund = await lockRefund(tx.db, refundId);
  if (!refund || !canTransitionRefund(refund.state, report.state)) return false;
  const changed = {
    ...refund,
    state: report.state,
    stateAt: tx.now(),
    providerRefundId: report.providerRefundId ?? refund.providerRefundId,
    nextCheckAt: report.state === 'sent' ? refund.nextCheckAt : null,
  };
  await changeRefund(tx.db, refundId, changed);
  if (report.state === 'done') {
    const provider = (await readPayment(tx.db, refund.paymentId))?.provider;
    if (provider === undefined) throw new Error(`refund ${refundId} is of no payment`);
    await postRefund(tx, { ...changed, provider });
    await tx.publish(refundSettled, { refund: refundId });
  }
  if (report.state === 'failed') await notifyRefundFailed(tx, changed);
  return true;
}
