import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { ProviderEvent } from './provider.ts';

const amount = z.coerce.number().int();
/** Razorpay sends empty notes as an empty list. */
const notes = z
  .union([z.record(z.string(), z.unknown()), z.array(z.unknown()), z.null()])
  .optional()
  .transform((value) => (value && !Array.isArray(value) ? value : {}));
const note = (value: Record<string, unknown>, name: string) => (typeof value[name] === 'string' ? value[name] : undefined);

export const link = z.object({
  id: z.string(),
  amount,
  currency: z.string().default('INR'),
  status: z.string(),
  reference_id: z.string().nullish(),
  short_url: z.string().nullish(),
  payments: z.array(z.object({ payment_id: z.string(), amount, status: z.string() })).nullish(),
});

export const refund = z.object({
  id: z.string(),
  payment_id: z.string(),
  amount,
  currency: z.string().default('INR'),
  status: z.enum(['pending', 'processed', 'failed']).optional(),
  receipt: z.string().nullish(),
  notes,
});

const dispute = z.object({
  id: z.string(),
  payment_id: z.string(),
  amount,
  currency: z.string().default('INR'),
  amount_deducted: amount.nullish(),
  reason_code: z.string().nullish(),
  respond_by: z.number().nullish(),
});

const payment = z.object({ id: z.string(), amount, currency: z.string(), notes, description: z.string().nullish() });

const event = z.object({
  event: z.string(),
  created_at: z.number().optional(),
  payload: z.object({
    payment: z.object({ entity: payment }).optional(),
    payment_link: z.object({ entity: link }).optional(),
    refund: z.object({ entity: refund }).optional(),
    dispute: z.object({ entity: dispute }).optional(),
  }),
});

const kinds: Record<string, ProviderEvent['kind']> = {
  'payment_link.paid': 'captured',
  'payment_link.cancelled': 'cancelled',
  'payment_link.expired': 'cancelled',
  'payment.authorized': 'authorized',
  'payment.captured': 'captured',
  'payment.failed': 'failed',
  'refund.created': 'refund-sent',
  'refund.processed': 'refund-done',
  'refund.failed': 'refund-failed',
  'payment.dispute.created': 'dispute-opened',
  'payment.dispute.action_required': 'dispute-opened',
  'payment.dispute.under_review': 'dispute-under-review',
  'payment.dispute.won': 'dispute-won',
  'payment.dispute.lost': 'dispute-lost',
  'payment.dispute.closed': 'dispute-closed',
};

/** Razorpay describes a payment of a link as `#` and the link's id without its prefix. */
function linkIn(description: string | null | undefined): string | undefined {
  const [, id] = /^#(?:plink_)?([A-Za-z0-9]{8,32})$/.exec(description ?? '') ?? [];
  return id === undefined ? undefined : `plink_${id}`;
}

/** Parses the body of a webhook whose signature was verified. */
export function parseRazorpayEvent(body: string, eventId: string | null): ProviderEvent[] {
  // The id of an event is a header and not signed; without one the content identifies it.
  const id = eventId?.slice(0, 200) || createHash('sha256').update(body).digest('base64url');
  const other: ProviderEvent[] = [{ eventId: id, kind: 'other' }];
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return other;
  }
  const parsed = event.safeParse(json);
  if (!parsed.success) return other;
  const kind = kinds[parsed.data.event];
  if (kind === undefined) return other;
  const { payment: paid, payment_link: page, refund: back, dispute: claim } = parsed.data.payload;
  const about = {
    eventId: id,
    kind,
    occurredAt: parsed.data.created_at === undefined ? undefined : new Date(parsed.data.created_at * 1000),
  };
  if (kind.startsWith('refund-')) {
    if (!back) return other;
    const { id: providerRefundId, payment_id, amount: amountPaise, currency, notes: named } = back.entity;
    const refundId = note(named, 'refund');
    return [{ ...about, providerPaymentId: payment_id, providerRefundId, refundId, amountPaise, currency }];
  }
  if (kind.startsWith('dispute-')) {
    if (!claim) return other;
    const { id: providerDisputeId, payment_id, amount: amountPaise, currency, amount_deducted, reason_code, respond_by } = claim.entity;
    return [
      {
        ...about,
        providerDisputeId,
        providerPaymentId: payment_id,
        amountPaise,
        currency,
        disputeReason: reason_code ?? undefined,
        withheldPaise: amount_deducted ?? undefined,
        respondBy: respond_by ? new Date(respond_by * 1000) : undefined,
      },
    ];
  }
  if (page) {
    return [
      {
        ...about,
        providerRef: page.entity.id,
        paymentId: page.entity.reference_id ?? undefined,
        providerPaymentId: paid?.entity.id,
        amountPaise: paid?.entity.amount,
        currency: paid?.entity.currency,
      },
    ];
  }
  // Payments of a link carry its notes, or name it in their description; others were made elsewhere.
  const paymentId = paid && note(paid.entity.notes, 'payment');
  const providerRef = paid && linkIn(paid.entity.description);
  if (!paid || (paymentId === undefined && providerRef === undefined)) return other;
  return [
    {
      ...about,
      paymentId,
      providerRef,
      providerPaymentId: paid.entity.id,
      amountPaise: paid.entity.amount,
      currency: paid.entity.currency,
    },
  ];
}
