import type { Context } from '#platform/context.ts';
import { notifyRefundFailed } from './notify-operator.ts';
import { findRefund } from './queries.ts';
import type { RefundState } from './refund-rules.ts';
import { settleRefund } from './settle-refund.ts';
import type { EventRow } from './tables.ts';

const states: Record<string, Exclude<RefundState, 'requested'>> = {
  'refund-sent': 'sent',
  'refund-done': 'done',
  'refund-failed': 'failed',
};

/**
 * Applies what a provider reports to a refund.
 * @param tx inside a transaction
 * @returns what it came to, for the record of the event
 */
export async function applyRefundEvent(tx: Context, provider: string, event: EventRow): Promise<string> {
  const refund = await findRefund(tx.db, provider, event);
  const state = states[event.kind];
  if (!refund || !state) return 'unknown';
  if (event.amountPaise !== refund.amountPaise || event.currency !== 'INR') return 'refused-amount';
  // News of an attempt before this one.
  const isOld = refund.attempt > 1 && (refund.state === 'requested') === (event.providerRefundId === refund.providerRefundId);
  if (isOld) return 'repeated';
  if (await settleRefund(tx, refund.id, { state, providerRefundId: event.providerRefundId })) return 'applied';
  // Money that a bank sends back after it was reported as gone.
  if (state === 'failed' && refund.state === 'done') await notifyRefundFailed(tx, refund);
  return 'repeated';
}
