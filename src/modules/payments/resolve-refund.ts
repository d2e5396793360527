import type { Context } from '#platform/context.ts';
import { readRefund } from './api.ts';
import { readPayment } from './queries.ts';
import { changeRefund, lockRefund } from './refund-queries.ts';
import { sendRefundJob } from './send-refund.ts';
import { settleRefund } from './settle-refund.ts';

/**
 * Resolves a refund by the operator: `done` records money that was sent by hand, which cash and failed
 * refunds need, with the reference of the bank; `again` has the provider try once more.
 * @returns false where this refund does not wait for the operator
 */
export async function resolveRefund(ctx: Context, refundId: string, act: 'done' | 'again', bankRef?: string): Promise<boolean> {
  return ctx.transaction(async (tx) => {
    const known = await readRefund(tx.db, refundId);
    // While a provider works on it, a refund by hand would pay twice.
    // A refund made at the provider is the operator's own, and nothing waits for it.
    const waits =
      known && known.reason !== 'at-provider' && (known.state === 'failed' || (known.state === 'requested' && known.nextCheckAt === null));
    if (!waits) return false;
    if (act === 'done') return settleRefund(tx, refundId, { state: 'done', paidFrom: 'bank', bankRef });
    const refund = await lockRefund(tx.db, refundId);
    if (refund?.state !== 'failed') return false;
    const attempt = refund.attempt + 1;
    // Cash has no provider: a person sends it again, to where the buyer says now.
    const isCash = (await readPayment(tx.db, refund.paymentId))?.provider === 'cod';
    const nextCheckAt = isCash ? null : new Date(0);
    await changeRefund(tx.db, refundId, { state: 'requested', stateAt: tx.now(), attempt, checks: 0, nextCheckAt });
    if (!isCash) await tx.enqueue(sendRefundJob, { refund: refundId });
    return true;
  });
}
