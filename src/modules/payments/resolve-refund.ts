import type { Context } from '#platform/context.ts';
import { readRefund } from './api.ts';
import { changeRefund, lockRefund } from './queries.ts';
import { sendRefundJob } from './send-refund.ts';
import { settleRefund } from './settle-refund.ts';

/**
 * Resolves a refund by the operator: `done` records money that was sent by hand, which cash and failed
 * refunds need; `again` has the provider try once more.
 * @returns false where this refund does not wait for the operator
 */
export async function resolveRefund(ctx: Context, refundId: string, act: 'done' | 'again'): Promise<boolean> {
  return ctx.transaction(async (tx) => {
    const known = await readRefund(tx.db, refundId);
    // While a provider works on it, a refund by hand would pay twice.
    const waits = known && (known.state === 'failed' || (known.state === 'requested' && known.nextCheckAt === null));
    if (!waits) return false;
    if (act === 'done') return settleRefund(tx, refundId, { state: 'done' });
    const refund = await lockRefund(tx.db, refundId);
    if (refund?.state !== 'failed') return false;
    const attempt = refund.attempt + 1;
    await changeRefund(tx.db, refundId, { state: 'requested', stateAt: tx.now(), attempt, checks: 0, nextCheckAt: new Date(0) });
    await tx.enqueue(sendRefundJob, { refund: refundId });
    return true;
  });
}
