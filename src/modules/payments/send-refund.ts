import type { Context } from '#platform/context.ts';
import type { JobDefinition } from '#platform/jobs/jobs.ts';
import { readRefund } from './api.ts';
import { ProviderRejected, ProviderUnavailable, type RefundStatus } from './provider.ts';
import { providerOf } from './providers.ts';
import { readPayment } from './queries.ts';
import { claimRefund, pauseRefund, readDueRefunds } from './refund-queries.ts';
import { nextRefundDelayMs } from './refund-rules.ts';
import { settleRefund } from './settle-refund.ts';

/**
 * Sends a refund to its provider, or polls its status. Called twice it is sent once: the provider has its
 * idempotency key, and is asked for the refund before it is sent again.
 * @param ctx outside any transaction
 */
export async function sendRefund(ctx: Context, refundId: string): Promise<void> {
  const checks = await claimRefund(ctx.db, refundId);
  const refund = checks === undefined ? undefined : await readRefund(ctx.db, refundId);
  if (checks === undefined || !refund || (refund.state !== 'requested' && refund.state !== 'sent')) return;
  const payment = await readPayment(ctx.db, refund.paymentId);
  const provider = payment && (await providerOf(ctx, payment.provider));
  const { amountPaise, providerRefundId, state, attempt } = refund;
  const key = attempt === 1 ? refundId : `${refundId}-${attempt}`;
  const providerPaymentId = payment?.providerPaymentId;
  try {
    if (!provider || !providerPaymentId) throw new ProviderUnavailable('no account with this provider');
    const report: RefundStatus =
      state === 'sent' && providerRefundId !== null
        ? await provider.fetchRefund({ providerRefundId, providerPaymentId })
        : await provider.refund({ refundId, key, providerPaymentId, amountPaise, isRetry: checks > 1 });
    await ctx.transaction((tx) => settleRefund(tx, refundId, report));
    await pauseRefund(ctx.db, refundId, nextRefundDelayMs('sent', state === 'sent' ? checks : 0));
  } catch (error) {
    if (!(error instanceof ProviderUnavailable || error instanceof ProviderRejected)) throw error;
    ctx.log.warn({ refund: refundId, reason: error.message }, 'refund not sent');
    if (error instanceof ProviderRejected && state === 'requested')
      await ctx.transaction((tx) => settleRefund(tx, refundId, { state: 'failed' }));
    else await pauseRefund(ctx.db, refundId, nextRefundDelayMs(state, checks));
  }
}

export const sendRefundJob: JobDefinition<{ refund: string }> = {
  name: 'send-refund',
  retries: 3,
  timeoutSeconds: 60,
  handle: ({ refund }, ctx) => sendRefund(ctx, refund),
};

/** Retries refunds that could not be sent, and polls those that were. */
export const followRefundsJob: JobDefinition = {
  name: 'follow-refunds',
  retries: 0,
  timeoutSeconds: 300,
  cron: '* * * * *',
  async handle(_, ctx) {
    const due = await readDueRefunds(ctx.db, 100);
    for (const id of due) await sendRefund(ctx, id);
  },
};
