import type { Context } from '#platform/context.ts';
import { readRefund } from './api.ts';
import { readPayment } from './queries.ts';
import { changeRefund, lockRefund } from './refund-queries.ts';
import { sendRefundJob } from './send-refund.ts';
import { settleRefund } from './settle-refund.ts';
import type { RefundRow } from './tables.ts';

const isOfCash = async (tx: Context, { paymentId }: RefundRow) => (await readPayment(tx.db, paymentId))?.provider === 'cod';

/** Books that money which was sent by hand came back, and lets a refund of cash wait for another account. */
async function takeBack(tx: Context, refund: RefundRow): Promise<boolean> {
  if (!(await settleRefund(tx, refund.id, { state: 'failed' }))) return false;
  // The hourly job asks at once, as often as for a new refund.
  if (await isOfCash(tx, refund))
    await changeRefund(tx.db, refund.id, { state: 'requested', stateAt: tx.now(), nextCheckAt: null, askedAt: new Date(0), askedTimes: 0 });
  return true;
}

/**
 * Resolves a refund by the operator: `done` records money that was sent by hand, which cash and failed
 * refunds need, with the reference of the bank; `again` has the provider try once more; `bounced` records
 * that the bank returned money that was sent by hand: it is owed again, and a buyer who paid in cash is asked
 * once more where it goes.
 * @returns false where this refund does not wait for the operator
 */
export async function resolveRefund(ctx: Context, refundId: string, act: 'done' | 'again' | 'bounced', bankRef?: string): Promise<boolean> {
  return ctx.transaction(async (tx) => {
    const known = await readRefund(tx.db, refundId);
    if (act === 'bounced') return known?.state === 'done' && known.paidFrom === 'bank' && takeBack(tx, known);
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
    const isCash = await isOfCash(tx, refund);
    const nextCheckAt = isCash ? null : new Date(0);
    await changeRefund(tx.db, refundId, { state: 'requested', stateAt: tx.now(), attempt, checks: 0, nextCheckAt, paidFrom: 'provider' });
    if (!isCash) await tx.enqueue(sendRefundJob, { refund: refundId });
    return true;
  });
}
