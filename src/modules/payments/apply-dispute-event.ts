import { postDispute } from '#modules/ledger/post-provider.ts';
import { recoverCredit } from '#modules/store-credit/give-credit.ts';
import type { Context } from '#platform/context.ts';
import { newId } from '#shared/id.ts';
import { changeDispute, insertDispute, lockDispute, readCreditedRefunds, readHeldRefunds } from './dispute-queries.ts';
import { type DisputeState, fundsOf, movesDispute } from './dispute-rules.ts';
import { notifyDispute } from './notify-dispute.ts';
import { readOrderOfPayment, readPayment } from './queries.ts';
import { releaseRefund } from './refund-queries.ts';
import { sendRefundJob } from './send-refund.ts';
import { settleRefund } from './settle-refund.ts';
import type { DisputeRow, EventRow, PaymentRow } from './tables.ts';

const states: Record<string, DisputeState> = {
  'dispute-opened': 'open',
  'dispute-under-review': 'under-review',
  'dispute-won': 'won',
  'dispute-lost': 'lost',
  'dispute-closed': 'closed',
};

/** Refunds that waited are sent once the money is the shop's again; what the bank took counts as one. */
async function endWaiting(tx: Context, dispute: DisputeRow): Promise<void> {
  let lostPaise = dispute.state === 'lost' ? dispute.lostPaise : 0;
  for (const { id, amountPaise } of await readHeldRefunds(tx.db, dispute.paymentId)) {
    if (dispute.state === 'lost' && lostPaise >= amountPaise) {
      lostPaise -= amountPaise;
      await settleRefund(tx, id, { state: 'done', paidFrom: 'chargeback' });
    } else if (dispute.state !== 'lost') {
      await releaseRefund(tx.db, id);
      await tx.enqueue(sendRefundJob, { refund: id });
    }
  }
}

/** Takes back store credit for money that the bank has taken as well, or gives it again. */
async function recover(tx: Context, { id: disputeId, orderId, paymentId, postings }: DisputeRow): Promise<void> {
  const { refundIds, overPaise } = await readCreditedRefunds(tx.db, paymentId);
  if (refundIds.length === 0) return;
  const order = { id: orderId, number: (await readOrderOfPayment(tx.db, orderId))?.number };
  await recoverCredit(tx, { disputeId, step: postings, order, refundIds, overPaise });
}

/** Inserts the dispute of a report, unless it is known. */
async function openDispute(tx: Context, event: EventRow & { providerDisputeId: string }, payment: PaymentRow): Promise<boolean> {
  return insertDispute(tx.db, {
    id: newId(),
    provider: payment.provider,
    providerDisputeId: event.providerDisputeId,
    paymentId: payment.id,
    orderId: payment.orderId,
    amountPaise: event.amountPaise ?? payment.amountPaise,
    currency: event.currency ?? payment.currency,
    reason: event.disputeReason,
    respondBy: event.respondBy,
    openedAt: event.occurredAt ?? tx.now(),
  });
}

/**
 * Applies a provider's report of a dispute, in any order of arrival: the record, its money in the ledger, and
 * the refunds that wait for its end.
 * @param tx inside a transaction that holds the order's row
 * @returns the outcome, which is stored with the event
 */
export async function applyDisputeEvent(tx: Context, event: EventRow, paymentId: string | undefined): Promise<string> {
  const to = states[event.kind];
  const { providerDisputeId } = event;
  if (!to || providerDisputeId === null) return 'unknown';
  const payment = paymentId === undefined ? undefined : await readPayment(tx.db, paymentId);
  if (payment?.state !== 'captured') return 'early';
  const isNew = await openDispute(tx, { ...event, providerDisputeId }, payment);
  const known = await lockDispute(tx.db, payment.provider, providerDisputeId);
  if (!known || known.paymentId !== payment.id) return 'unknown';
  const at = event.occurredAt ?? tx.now();
  const moves = movesDispute({ state: known.state, at: known.stateAt }, to, at);
  const isOld = !isNew && !moves && at < known.stateAt;
  const state = moves ? to : known.state;
  const said = isOld ? undefined : (event.withheldPaise ?? undefined);
  const funds = fundsOf(state, known.amountPaise, said ?? (known.withheldPaise || known.lostPaise));
  const hasNewTerm = event.respondBy !== null && !isOld && event.respondBy.getTime() !== known.respondBy?.getTime();
  const moved = { withheldPaise: funds.withheldPaise - known.withheldPaise, lostPaise: funds.lostPaise - known.lostPaise };
  const posts = known.currency === 'INR' && (moved.withheldPaise !== 0 || moved.lostPaise !== 0);
  if (!isNew && !moves && !posts && !hasNewTerm) return 'repeated';
  const changed: DisputeRow = {
    ...known,
    state,
    stateAt: moves ? at : known.stateAt,
    ...(known.currency === 'INR' ? funds : {}),
    postings: known.postings + (posts ? 1 : 0),
    respondBy: hasNewTerm ? event.respondBy : known.respondBy,
    reminders: hasNewTerm ? 0 : known.reminders,
  };
  await changeDispute(tx.db, known.id, changed);
  if (posts) {
    const { id, orderId, provider, postings } = changed;
    await postDispute(tx, { id: `${id}:${postings}`, orderId, provider, ...moved });
    if (moved.lostPaise !== 0) await recover(tx, changed);
  }
  if (moves && state !== 'under-review' && state !== 'open') await endWaiting(tx, changed);
  if (isNew || moves) await notifyDispute(tx, changed);
  return 'applied';
}
