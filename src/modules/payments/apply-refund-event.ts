import type { Context } from '#platform/context.ts';
import { readReceived } from './api.ts';
import { recordProviderRefund } from './record-provider-refund.ts';
import { findRefund, hasFailedLater } from './refund-queries.ts';
import type { RefundState } from './refund-rules.ts';
import { settleRefund } from './settle-refund.ts';
import type { EventRow, RefundRow } from './tables.ts';

const states: Record<string, Exclude<RefundState, 'requested'>> = {
  'refund-sent': 'sent',
  'refund-done': 'done',
  'refund-failed': 'failed',
};

/** Tells whether money of a refund went out although the shop had given this way up. */
const wentOutTwice = (refund: RefundRow, event: EventRow) =>
  refund.state === 'done' &&
  event.kind === 'refund-done' &&
  (refund.paidFrom !== 'provider' || (refund.providerRefundId !== null && refund.providerRefundId !== event.providerRefundId));

/** Tells whether the provider said since that this refund failed: there it is the end. */
const isOutdated = async (tx: Context, { provider, kind, providerRefundId, occurredAt }: EventRow) =>
  kind !== 'refund-failed' &&
  providerRefundId !== null &&
  occurredAt !== null &&
  (await hasFailedLater(tx.db, provider, providerRefundId, occurredAt));

/**
 * Applies a provider's event to a refund, in any order of arrival. Refunds that the shop did not ask for are
 * recorded, too.
 * @param tx inside a transaction
 * @returns the outcome, which is stored with the event
 */
export async function applyRefundEvent(tx: Context, provider: string, event: EventRow): Promise<string> {
  const state = states[event.kind];
  if (!state) return 'unknown';
  if (await isOutdated(tx, event)) return 'repeated';
  const refund = await findRefund(tx.db, provider, event);
  if (!refund) return recordProviderRefund(tx, provider, event, state);
  const currency = (await readReceived(tx.db, refund.paymentId))?.currency;
  if (event.amountPaise !== refund.amountPaise || event.currency !== currency) return 'refused-amount';
  if (wentOutTwice(refund, event)) return recordProviderRefund(tx, provider, event, state, refund);
  const isSame = event.providerRefundId === refund.providerRefundId;
  // Money that came back is owed again; of a refund that was paid in another way it changes nothing.
  if (refund.state === 'done' && state === 'failed' && !(isSame && refund.paidFrom === 'provider')) return 'repeated';
  if (refund.state === 'failed' && isSame && state === 'sent') return 'repeated';
  // The event belongs to an earlier attempt, unless that succeeded before the next one was sent.
  const isOld = refund.attempt > 1 && refund.state !== 'done' && (refund.state === 'requested') === isSame;
  if (isOld && !(refund.state === 'requested' && state === 'done')) return 'repeated';
  return (await settleRefund(tx, refund.id, { state, providerRefundId: event.providerRefundId })) ? 'applied' : 'repeated';
}
