import { createHmac, timingSafeEqual } from 'node:crypto';
import Razorpay from 'razorpay';
import { z } from 'zod';
import type { PaymentAccounts } from '#platform/context.ts';
import {
  type Charge,
  type Provider,
  ProviderDown,
  type ProviderEvent,
  ProviderRefused,
  type RefundReport,
  readPayUrl,
} from './provider.ts';
import { link, readRazorpayEvent, refund } from './razorpay-events.ts';

type Account = NonNullable<PaymentAccounts['razorpay']>;

/** The part of the SDK's HTTP client that its types leave out: it has no options for the address, the time limit and headers. */
interface Wire {
  defaults: { baseURL?: string; timeout?: number; maxRedirects?: number };
  post(path: string, body: unknown, options: { headers: Record<string, string> }): Promise<{ data: unknown }>;
}

/** Milliseconds for one call: a buyer waits for it. */
const patience = 4_500;
/** A page closes this long after it was opened at the earliest: Razorpay takes no less than 15 minutes. */
const openFor = 16 * 60;

const failure = z.object({ statusCode: z.number(), error: z.object({ code: z.string() }).optional() });

/** The SDK throws plain objects for answers, and whatever it stumbles over where none came. */
async function bounded<T>(what: string, call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    const said = failure.safeParse(error);
    if (!said.success) throw new ProviderDown(`razorpay ${what}: no answer`);
    const { statusCode, error: detail } = said.data;
    const words = `razorpay ${what}: ${statusCode} ${detail?.code ?? ''}`.trim();
    throw statusCode === 400 || statusCode === 404 ? new ProviderRefused(words) : new ProviderDown(words);
  }
}

function reading<T>(schema: z.ZodType<T>, what: string, answer: unknown): T {
  const parsed = schema.safeParse(answer);
  if (!parsed.success) throw new ProviderDown(`razorpay ${what}: an answer that cannot be read`);
  return parsed.data;
}

const refundStates = { pending: 'sent', processed: 'done', failed: 'failed' } as const;
const reportOf = (answer: z.infer<typeof refund>): RefundReport => ({
  providerRefundId: answer.id,
  state: refundStates[answer.status ?? 'pending'],
});

/** Razorpay's hosted pages, as payment links: the buyer is sent there with an ordinary redirect and comes back with one. */
export function createRazorpay(account: Account): Provider {
  const client = new Razorpay({ key_id: account.keyId, key_secret: account.keySecret });
  const wire = (client.api as unknown as { rq: Wire }).rq;
  wire.defaults.baseURL = account.url.replace(/\/$/, '');
  wire.defaults.timeout = patience;
  wire.defaults.maxRedirects = 0;

  const findLink = async (paymentId: string) => {
    // Razorpay refuses a second link with the same reference, so there is one at most.
    const found = await bounded('find', () => client.paymentLink.all({ reference_id: paymentId } as object));
    const { payment_links } = reading(z.object({ payment_links: z.array(z.unknown()) }), 'find', found);
    const links = payment_links.map((each) => link.safeParse(each)).flatMap((each) => (each.success ? [each.data] : []));
    return links.find((each) => each.reference_id === paymentId);
  };

  return {
    async start(charge) {
      const answer = await bounded('start', () => client.paymentLink.create(requestOf(charge))).catch(async (error) => {
        if (!(error instanceof ProviderRefused)) throw error;
        const known = await findLink(charge.paymentId);
        if (known?.amount === charge.amountPaise && known.status === 'created') return known;
        throw error;
      });
      const { id, short_url } = reading(link, 'start', answer);
      return { providerRef: id, payUrl: readPayUrl(short_url, 'razorpay start') };
    },

    async close(providerRef) {
      await bounded('close', () => client.paymentLink.cancel(providerRef)).catch((error) => {
        // It is paid, cancelled or expired already.
        if (!(error instanceof ProviderRefused)) throw error;
      });
    },

    async ask({ paymentId, providerRef }) {
      const answer = reading(link, 'ask', await bounded('ask', () => client.paymentLink.fetch(providerRef)));
      const paid = (answer.payments ?? []).find((each) => each.status === 'captured');
      const about = { paymentId, providerRef, currency: answer.currency };
      if (paid) {
        const amountPaise = Number(paid.amount);
        return {
          ...about,
          eventId: `poll ${providerRef} ${paid.payment_id}`,
          kind: 'captured',
          providerPaymentId: paid.payment_id,
          amountPaise,
        };
      }
      if (answer.status === 'cancelled' || answer.status === 'expired') {
        return { ...about, eventId: `poll ${providerRef} ${answer.status}`, kind: 'cancelled' };
      }
      return undefined;
    },

    async refund({ refundId, key, providerPaymentId, amountPaise, again }) {
      if (again) {
        const known = await bounded('find refund', () => client.payments.fetchMultipleRefund(providerPaymentId, { count: 100 }));
        const { items } = reading(z.object({ items: z.array(refund) }), 'find refund', known);
        const mine = items.find((each) => each.receipt === key);
        if (mine) return reportOf(mine);
      }
      const body = { amount: amountPaise, speed: 'normal', receipt: key, notes: { refund: refundId } };
      const path = `/v1/payments/${encodeURIComponent(providerPaymentId)}/refund`;
      const answer = await bounded('refund', () =>
        wire.post(path, body, { headers: { 'X-Refund-Idempotency': key } }).then(
          ({ data }) => data,
          (error) => {
            const { response } = error as { response?: { status: number; data?: { error?: unknown } } };
            throw response ? { statusCode: response.status, error: response.data?.error } : error;
          },
        ),
      );
      return reportOf(reading(refund, 'refund', answer));
    },

    async askRefund({ providerRefundId }) {
      return reportOf(reading(refund, 'ask refund', await bounded('ask refund', () => client.refunds.fetch(providerRefundId))));
    },

    readWebhook(body, headers): ProviderEvent[] | 'refused' {
      const made = createHmac('sha256', account.webhookSecret).update(body).digest();
      const given = Buffer.from(headers.get('x-razorpay-signature') ?? '', 'hex');
      if (given.length !== made.length || !timingSafeEqual(given, made)) return 'refused';
      return readRazorpayEvent(body, headers.get('x-razorpay-event-id'));
    },
  };
}

function requestOf(charge: Charge) {
  const { name, email, phone } = charge.contact;
  return {
    amount: charge.amountPaise,
    currency: charge.currency,
    accept_partial: false,
    reference_id: charge.paymentId,
    description: `Order ${charge.orderNumber}`,
    customer: { ...(name ? { name } : {}), ...(email ? { email } : {}), ...(phone ? { contact: phone } : {}) },
    notify: { sms: false, email: false },
    reminder_enable: false,
    notes: { payment: charge.paymentId },
    callback_url: charge.returnUrl,
    callback_method: 'get',
    expire_by: Math.floor(charge.openedAt.getTime() / 1000) + openFor,
  };
}
