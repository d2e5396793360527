import type Stripe from 'stripe';
import type { ProviderEvent, RefundStatus } from './provider.ts';

const idOf = (value: string | { id: string } | null | undefined) => (typeof value === 'string' ? value : value?.id);

export function refundState(status: string | null): RefundStatus['state'] {
  if (status === 'succeeded') return 'done';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'sent';
}

const refundKinds = { sent: 'refund-sent', done: 'refund-done', failed: 'refund-failed' } as const;

const disputeKinds: Record<string, ProviderEvent['kind']> = {
  warning_needs_response: 'dispute-opened',
  warning_under_review: 'dispute-under-review',
  warning_closed: 'dispute-closed',
  needs_response: 'dispute-opened',
  under_review: 'dispute-under-review',
  won: 'dispute-won',
  lost: 'dispute-lost',
  prevented: 'dispute-closed',
};

/** Parses an event whose signature was verified. */
export function parseStripeEvent(event: Stripe.Event): ProviderEvent[] {
  const about = { eventId: event.id, occurredAt: new Date(event.created * 1000) };
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired': {
      const session = event.data.object;
      const failed = event.type === 'checkout.session.async_payment_failed';
      const kind = event.type === 'checkout.session.expired' ? 'cancelled' : session.payment_status === 'paid' ? 'captured' : 'authorized';
      return [
        {
          ...about,
          kind: failed ? 'failed' : kind,
          paymentId: session.metadata?.payment,
          providerRef: session.id,
          providerPaymentId: idOf(session.payment_intent),
          amountPaise: session.amount_total ?? undefined,
          currency: session.currency?.toUpperCase(),
        },
      ];
    }
    case 'payment_intent.payment_failed': {
      const intent = event.data.object;
      if (intent.metadata.payment === undefined) break;
      return [{ ...about, kind: 'failed', paymentId: intent.metadata.payment, providerPaymentId: intent.id }];
    }
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed': {
      const refund = event.data.object;
      return [
        {
          ...about,
          kind: refundKinds[refundState(refund.status)],
          refundId: refund.metadata?.refund,
          providerRefundId: refund.id,
          providerPaymentId: idOf(refund.payment_intent),
          amountPaise: refund.amount,
          currency: refund.currency.toUpperCase(),
        },
      ];
    }
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated': {
      const dispute = event.data.object;
      return [
        {
          ...about,
          kind: disputeKinds[dispute.status] ?? 'dispute-opened',
          providerDisputeId: dispute.id,
          providerPaymentId: idOf(dispute.payment_intent),
          amountPaise: dispute.amount,
          currency: dispute.currency.toUpperCase(),
          disputeReason: dispute.reason,
          // An inquiry takes nothing out of the balance.
          withheldPaise: dispute.status.startsWith('warning') || dispute.status === 'prevented' ? 0 : dispute.amount,
          respondBy: dispute.evidence_details.due_by ? new Date(dispute.evidence_details.due_by * 1000) : undefined,
        },
      ];
    }
    default:
  }
  return [{ ...about, kind: 'other' }];
}
