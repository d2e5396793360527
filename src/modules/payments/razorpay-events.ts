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

const payment = z.object({ id: z.string(), amount, currency: z.string(), notes });

const event = z.object({
  event: z.string(),
  created_at: z.number().optional(),
  payload: z.object({
    payment: z.object({ entity: payment }).optional(),
    payment_link: z.object({ entity: link }).optional(),
    refund: z.object({ entity: refund }).optional(),
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
};

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
  const { payment: paid, payment_link: page, refund: back } = parsed.data.payload;
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
  // Payments of a link carry its notes; one without ours was made elsewhere.
  const paymentId = paid && note(paid.entity.notes, 'payment');
  if (!paid || paymentId === undefined) return other;
  return [{ ...about, paymentId, providerPaymentId: paid.entity.id, amountPaise: paid.entity.amount, currency: paid.entity.currency }];
}
