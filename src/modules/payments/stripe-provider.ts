import Stripe from 'stripe';
import {
  type Charge,
  type DeliveryAddress,
  type Provider,
  ProviderRejected,
  ProviderUnavailable,
  parsePayUrl,
  type RefundStatus,
} from './provider.ts';
import type { PaymentSettings } from './settings.ts';
import { parseStripeEvent, refundState } from './stripe-events.ts';
import { toStatementRow } from './stripe-statement.ts';

type Account = NonNullable<PaymentSettings['stripe']>;

/** Timeout of one call in milliseconds: a buyer waits for it. */
const timeoutMs = 4_500;
/** Seconds for which a signature is valid, against replays of recorded events. */
const signatureToleranceSeconds = 300;
/** Lifetime of a payment page in seconds: Stripe requires at least 30 minutes. */
const sessionSeconds = 31 * 60;

async function callApi<T>(what: string, call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw new ProviderUnavailable(`stripe ${what}: no answer`);
    const words = `stripe ${what}: ${error.statusCode ?? 'no answer'} ${error.code ?? error.type}`;
    throw error.statusCode === 400 || error.statusCode === 402 || error.statusCode === 404
      ? new ProviderRejected(words)
      : new ProviderUnavailable(words);
  }
}

const idOf = (value: string | { id: string } | null) => (typeof value === 'string' ? value : value?.id);
const toRefundStatus = (refund: Stripe.Refund): RefundStatus => ({ providerRefundId: refund.id, state: refundState(refund.status) });

/** Stripe's hosted Checkout. */
export function createStripeProvider(account: Account): Provider {
  const { protocol, hostname, port } = new URL(account.url);
  const client = new Stripe(account.secretKey, {
    timeout: timeoutMs,
    // Jobs retry what no buyer waits for, with the same idempotency key.
    maxNetworkRetries: 0,
    telemetry: false,
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    ...(port === '' ? {} : { port }),
  });

  return {
    async start(charge) {
      const session = await callApi('start', () =>
        client.checkout.sessions.create(requestOf(charge), { idempotencyKey: `start-${charge.paymentId}` }),
      );
      return { providerRef: session.id, payUrl: parsePayUrl(session.url, 'stripe start') };
    },

    async expire(providerRef) {
      await callApi('close', () => client.checkout.sessions.expire(providerRef)).catch((error) => {
        // The session is paid or expired already.
        if (!(error instanceof ProviderRejected)) throw error;
      });
    },

    async fetchPayment({ paymentId, providerRef }) {
      const session = await callApi('ask', () => client.checkout.sessions.retrieve(providerRef));
      const about = { paymentId, providerRef };
      if (session.status === 'complete' && session.payment_status === 'paid') {
        const providerPaymentId = idOf(session.payment_intent);
        const sum = { amountPaise: session.amount_total ?? undefined, currency: session.currency?.toUpperCase() };
        return { ...about, ...sum, eventId: `poll ${providerRef} paid`, kind: 'captured', providerPaymentId };
      }
      if (session.status === 'expired') return { ...about, eventId: `poll ${providerRef} expired`, kind: 'cancelled' };
      return undefined;
    },

    async refund({ refundId, key, providerPaymentId, amountPaise, isRetry: again }) {
      if (again) {
        const known = await callApi('find refund', () => client.refunds.list({ payment_intent: providerPaymentId, limit: 100 }));
        const mine = known.data.find((each) => each.metadata?.key === key);
        if (mine) return toRefundStatus(mine);
      }
      const request = { payment_intent: providerPaymentId, amount: amountPaise, metadata: { refund: refundId, key } };
      return toRefundStatus(await callApi('refund', () => client.refunds.create(request, { idempotencyKey: `refund-${key}` })));
    },

    async fetchRefund({ providerRefundId }) {
      return toRefundStatus(await callApi('ask refund', () => client.refunds.retrieve(providerRefundId)));
    },

    async readStatement({ from, to }, position) {
      const created = { gte: Math.floor(from.getTime() / 1000), lt: Math.floor(to.getTime() / 1000) };
      const query = { created, limit: 100, expand: ['data.source'], ...(position === undefined ? {} : { starting_after: position }) };
      const { data, has_more } = await callApi('report', () => client.balanceTransactions.list(query));
      const last = data.at(-1);
      return { rows: data.map(toStatementRow), next: has_more && last ? last.id : undefined };
    },

    parseWebhook(body, headers) {
      try {
        const signature = headers.get('stripe-signature') ?? '';
        return parseStripeEvent(client.webhooks.constructEvent(body, signature, account.webhookSecret, signatureToleranceSeconds));
      } catch {
        return 'refused';
      }
    },
  };
}

function shippingOf({
  name,
  line1,
  line2,
  city,
  state,
  postalCode,
  country,
}: DeliveryAddress): Stripe.Checkout.SessionCreateParams.PaymentIntentData.Shipping {
  return {
    name,
    address: {
      line1,
      city,
      country,
      ...(line2 ? { line2 } : {}),
      ...(state ? { state } : {}),
      ...(postalCode ? { postal_code: postalCode } : {}),
    },
  };
}

function requestOf(charge: Charge): Stripe.Checkout.SessionCreateParams {
  const metadata = { payment: charge.paymentId };
  return {
    mode: 'payment',
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: charge.currency.toLowerCase(),
          unit_amount: charge.amountPaise,
          product_data: { name: `Order ${charge.orderNumber}` },
        },
      },
    ],
    client_reference_id: charge.paymentId,
    metadata,
    payment_intent_data: {
      metadata,
      description: `Order ${charge.orderNumber}`,
      ...(charge.delivery ? { shipping: shippingOf(charge.delivery) } : {}),
    },
    // An Indian account may not take an export's payment without the buyer's name and address.
    ...(charge.delivery ? { billing_address_collection: 'required' } : {}),
    // The buyer pays the rupees that our pages show.
    adaptive_pricing: { enabled: false },
    success_url: charge.returnUrl,
    cancel_url: charge.cancelUrl,
    expires_at: Math.floor(charge.openedAt.getTime() / 1000) + sessionSeconds,
    ...(charge.contact.email ? { customer_email: charge.contact.email } : {}),
  };
}
