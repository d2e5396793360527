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
 * Applies a provider's event to a refund.
 * @param tx inside a transaction
 * @returns the outcome, which is stored with the event
 */
export async function applyRefundEvent(tx: Context, provider: string, event: EventRow): Promise<string> {
  const refund = await findRefund(tx.db, provider, event);
  const state = states[event.kind];
  if (!refund || !state) return 'unknown';
  if (event.amountPaise !== refund.amountPaise || event.currency !== 'INR') return 'refused-amount';
  // The event belongs to an earlier attempt.
  const isOld = refund.attempt > 1 && (refund.state === 'requested') === (event.providerRefundId === refund.providerRefundId);
  if (isOld) return 'repeated';
  if (await settleRefund(tx, refund.id, { state, providerRefundId: event.providerRefundId })) return 'applied';
  // A bank may return money after the refund was reported as done.
  if (state === 'failed' && refund.state === 'done') await notifyRefundFailed(tx, refund);
  return 'repeated';
}
