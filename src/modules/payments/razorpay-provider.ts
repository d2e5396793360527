import { createHmac, timingSafeEqual } from 'node:crypto';
import Razorpay from 'razorpay';
import { z } from 'zod';
import {
  type Charge,
  type Provider,
  type ProviderEvent,
  ProviderRejected,
  ProviderUnavailable,
  parsePayUrl,
  type RefundStatus,
} from './provider.ts';
import { link, parseRazorpayEvent, refund } from './razorpay-events.ts';
import { type RazorpayReports, readRazorpayStatement, reconPage, settlementsPage } from './razorpay-statement.ts';
import type { PaymentSettings } from './settings.ts';

type Account = NonNullable<PaymentSettings['razorpay']>;

/**
 * The SDK's HTTP client as far as its types leave it out: URL, timeout and headers have no options of their
 * own.
 */
interface HttpClient {
  defaults: { baseURL?: string; timeout?: number; maxRedirects?: number };
  post(path: string, body: unknown, options: { headers: Record<string, string> }): Promise<{ data: unknown }>;
}

/** Timeout of one call in milliseconds: a buyer waits for it. */
const timeoutMs = 4_500;
/** Lifetime of a payment page in seconds: Razorpay requires at least 15 minutes. */
const sessionSeconds = 16 * 60;

const failure = z.object({ statusCode: z.number(), error: z.object({ code: z.string() }).optional() });

/** Maps the SDK's errors: plain objects for error responses, anything else where no response came. */
async function callApi<T>(what: string, call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    const parsed = failure.safeParse(error);
    if (!parsed.success) throw new ProviderUnavailable(`razorpay ${what}: no answer`);
    const { statusCode, error: detail } = parsed.data;
    const words = `razorpay ${what}: ${statusCode} ${detail?.code ?? ''}`.trim();
    throw statusCode === 400 || statusCode === 404 ? new ProviderRejected(words) : new ProviderUnavailable(words);
  }
}

function parseAnswer<T>(schema: z.ZodType<T>, what: string, answer: unknown): T {
  const parsed = schema.safeParse(answer);
  if (!parsed.success) throw new ProviderUnavailable(`razorpay ${what}: an answer that cannot be read`);
  return parsed.data;
}

const refundStates = { pending: 'sent', processed: 'done', failed: 'failed' } as const;
const toRefundStatus = (answer: z.infer<typeof refund>): RefundStatus => ({
  providerRefundId: answer.id,
  state: refundStates[answer.status ?? 'pending'],
});

/** Razorpay's hosted pages, as payment links: buyers get there and come back by ordinary redirects. */
export function createRazorpayProvider(account: Account): Provider {
  const client = new Razorpay({ key_id: account.keyId, key_secret: account.keySecret });
  const wire = (client.api as unknown as { rq: HttpClient }).rq;
  wire.defaults.baseURL = account.url.replace(/\/$/, '');
  wire.defaults.timeout = timeoutMs;
  wire.defaults.maxRedirects = 0;

  const findLink = async (paymentId: string) => {
    // Razorpay rejects a second link with the same reference, so there is at most one.
    const found = await callApi('find', () => client.paymentLink.all({ reference_id: paymentId } as object));
    const { payment_links } = parseAnswer(z.object({ payment_links: z.array(z.unknown()) }), 'find', found);
    const links = payment_links.map((each) => link.safeParse(each)).flatMap((each) => (each.success ? [each.data] : []));
    return links.find((each) => each.reference_id === paymentId);
  };

  return {
    async start(charge) {
      const answer = await callApi('start', () => client.paymentLink.create(requestOf(charge))).catch(async (error) => {
        if (!(error instanceof ProviderRejected)) throw error;
        const known = await findLink(charge.paymentId);
        if (known?.amount === charge.amountPaise && known.status === 'created') return known;
        throw error;
      });
      const { id, short_url } = parseAnswer(link, 'start', answer);
      return { providerRef: id, payUrl: parsePayUrl(short_url, 'razorpay start') };
    },

    async expire(providerRef) {
      await callApi('close', () => client.paymentLink.cancel(providerRef)).catch((error) => {
        // The link is paid, cancelled or expired already.
        if (!(error instanceof ProviderRejected)) throw error;
      });
    },

    async fetchPayment({ paymentId, providerRef }) {
      const answer = parseAnswer(link, 'ask', await callApi('ask', () => client.paymentLink.fetch(providerRef)));
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

    async refund({ refundId, key, providerPaymentId, amountPaise, isRetry: again }) {
      if (again) {
        const known = await callApi('find refund', () => client.payments.fetchMultipleRefund(providerPaymentId, { count: 100 }));
        const { items } = parseAnswer(z.object({ items: z.array(refund) }), 'find refund', known);
        const mine = items.find((each) => each.receipt === key);
        if (mine) return toRefundStatus(mine);
      }
      const body = { amount: amountPaise, speed: 'normal', receipt: key, notes: { refund: refundId } };
      const path = `/v1/payments/${encodeURIComponent(providerPaymentId)}/refund`;
      const answer = await callApi('refund', () =>
        wire.post(path, body, { headers: { 'X-Refund-Idempotency': key } }).then(
          ({ data }) => data,
          (error) => {
            const { response } = error as { response?: { status: number; data?: { error?: unknown } } };
            throw response ? { statusCode: response.status, error: response.data?.error } : error;
          },
        ),
      );
      return toRefundStatus(parseAnswer(refund, 'refund', answer));
    },

    async fetchRefund({ providerRefundId }) {
      return toRefundStatus(parseAnswer(refund, 'ask refund', await callApi('ask refund', () => client.refunds.fetch(providerRefundId))));
    },

    readStatement(day, position) {
      const reports: RazorpayReports = {
        recon: async (query) => parseAnswer(reconPage, 'report', await callApi('report', () => client.settlements.reports(query))),
        settlements: async (query) =>
          parseAnswer(settlementsPage, 'settlements', await callApi('settlements', () => client.settlements.all(query))),
      };
      return readRazorpayStatement(reports, day, position);
    },

    parseWebhook(body, headers): ProviderEvent[] | 'refused' {
      const made = createHmac('sha256', account.webhookSecret).update(body).digest();
      const given = Buffer.from(headers.get('x-razorpay-signature') ?? '', 'hex');
      if (given.length !== made.length || !timingSafeEqual(given, made)) return 'refused';
      return parseRazorpayEvent(body, headers.get('x-razorpay-event-id'));
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
    expire_by: Math.floor(charge.openedAt.getTime() / 1000) + sessionSeconds,
  };
}
