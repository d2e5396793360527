import { createHmac, randomBytes } from 'node:crypto';
import { type Answer, noFailures, openLoopback } from './loopback-server.ts';
import type { Message } from './razorpay.ts';
import { createStatement } from './stripe-statement.ts';

export const stripeKeys = { secret: 'sk_test_abcdefgh12345678', webhook: 'whsec_abcdefgh12345678' };

interface Session {
  id: string;
  object: 'checkout.session';
  amount_total: number;
  currency: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  payment_intent: string | null;
  metadata: Record<string, string>;
  client_reference_id: string;
  expires_at: number;
  url: string | null;
  success_url: string;
  cancel_url: string;
}

interface Refund {
  id: string;
  object: 'refund';
  amount: number;
  currency: string;
  status: 'pending' | 'succeeded' | 'failed';
  payment_intent: string;
  metadata: Record<string, string>;
}

const name = (kind: string) => `${kind}_${randomBytes(8).toString('hex')}`;
const refusal = (message: string, status = 400): Answer => ({
  status,
  body: { error: { type: 'invalid_request_error', code: 'resource_missing', message } },
});

/**
 * Stripe on this machine, with books of its own. The first answer under an
 * idempotency key is given again, errors included.
 * @param pages where its payment pages are
 */
export async function openStripe(pages = 'https://checkout.stripe.example/c') {
  const sessions = new Map<string, Session>();
  const captured = new Map<string, { amount: number; refunded: number }>();
  const refunds = new Map<string, Refund>();
  const answers = new Map<string, { hash: string; answer: Answer }>();
  const trouble = noFailures();
  const seen = { starts: 0, asks: 0, refunds: 0, forms: [] as URLSearchParams[] };
  const policy: { refund: Refund['status'] } = { refund: 'succeeded' };

  const start = (form: URLSearchParams): Answer => {
    seen.starts++;
    seen.forms.push(form);
    const expires = Number(form.get('expires_at'));
    if (expires < Date.now() / 1000 + 30 * 60 - 5) return refusal('expires_at must be at least 30 minutes ahead');
    if (form.get('mode') !== 'payment') return refusal('mode');
    const id = name('cs_test');
    const session: Session = {
      id,
      object: 'checkout.session',
      amount_total: Number(form.get('line_items[0][price_data][unit_amount]')) * Number(form.get('line_items[0][quantity]')),
      currency: form.get('line_items[0][price_data][currency]') ?? '',
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      metadata: { payment: form.get('metadata[payment]') ?? '' },
      client_reference_id: form.get('client_reference_id') ?? '',
      expires_at: expires,
      url: `${pages}/${id}`,
      success_url: form.get('success_url') ?? '',
      cancel_url: form.get('cancel_url') ?? '',
    };
    sessions.set(id, session);
    return { status: 200, body: session };
  };
  const refund = (form: URLSearchParams): Answer => {
    seen.refunds++;
    const intent = form.get('payment_intent') ?? '';
    const amount = Number(form.get('amount'));
    const paid = captured.get(intent);
    if (!paid || paid.refunded + amount > paid.amount) return refusal('more than is left of the charge');
    if (policy.refund !== 'failed') paid.refunded += amount;
    const metadata = { refund: form.get('metadata[refund]') ?? '', key: form.get('metadata[key]') ?? '' };
    const made: Refund = {
      id: name('re'),
      object: 'refund',
      amount,
      currency: 'inr',
      status: policy.refund,
      payment_intent: intent,
      metadata,
    };
    refunds.set(made.id, made);
    return { status: 200, body: made };
  };

  const statement = createStatement(captured, refunds);
  const server = await openLoopback(trouble, (request, body) => {
    if (request.headers.authorization !== `Bearer ${stripeKeys.secret}`) return refusal('Invalid API Key provided', 401);
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stripe');
    const form = new URLSearchParams(body);
    const answer = (): Answer => {
      if (pathname === '/v1/balance_transactions') return { status: 200, body: statement.list(searchParams) };
      if (request.method === 'POST' && pathname === '/v1/checkout/sessions') return start(form);
      if (request.method === 'POST' && pathname === '/v1/refunds') return refund(form);
      const [, id = '', act] = /^\/v1\/checkout\/sessions\/(\w+)(?:\/(expire))?$/.exec(pathname) ?? [];
      const session = sessions.get(id);
      if (session && act === 'expire') {
        if (session.status !== 'open') return refusal('only open sessions can be expired');
        Object.assign(session, { status: 'expired', url: null });
        return { status: 200, body: session };
      }
      if (session) {
        seen.asks++;
        return { status: 200, body: session };
      }
      if (pathname === '/v1/refunds') {
        const data = [...refunds.values()].filter((each) => each.payment_intent === searchParams.get('payment_intent'));
        return { status: 200, body: { object: 'list', data, has_more: false, url: '/v1/refunds' } };
      }
      const known = refunds.get(/^\/v1\/refunds\/(\w+)$/.exec(pathname)?.[1] ?? '');
      return known ? { status: 200, body: known } : refusal(`no ${request.method} ${pathname}`, 404);
    };
    const key = request.headers['idempotency-key'];
    if (request.method !== 'POST' || typeof key !== 'string') return answer();
    const hash = `${pathname} ${body}`;
    const known = answers.get(key);
    if (known && known.hash !== hash) return { status: 400, body: { error: { type: 'idempotency_error', message: 'other parameters' } } };
    const made = known?.answer ?? answer();
    answers.set(key, { hash, answer: made });
    return made;
  });

  const sign = (body: string, secret = stripeKeys.webhook, at = Math.floor(Date.now() / 1000)): Message => ({
    body,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`,
    },
  });
  const event = (type: string, object: object) =>
    JSON.stringify(
      { id: name('evt'), object: 'event', type, created: Math.floor(Date.now() / 1000), livemode: false, data: { object } },
      null,
      2,
    );
  const sessionOf = (ref: string) => {
    const session = sessions.get(ref);
    if (!session) throw new Error(`no session ${ref}`);
    return session;
  };

  return {
    url: server.url,
    close: server.close,
    trouble,
    seen,
    policy,
    sign,
    sessions,
    env: { STRIPE_SECRET_KEY: stripeKeys.secret, STRIPE_WEBHOOK_SECRET: stripeKeys.webhook, STRIPE_URL: server.url },
    pay(ref: string): { paymentId: string; messages: Message[] } {
      const session = sessionOf(ref);
      const intent = name('pi');
      captured.set(intent, { amount: session.amount_total, refunded: 0 });
      Object.assign(session, { status: 'complete', payment_status: 'paid', payment_intent: intent });
      return { paymentId: intent, messages: [sign(event('checkout.session.completed', session))] };
    },
    /** The page takes more than it was asked to. */
    overpay(ref: string, morePaise: number): void {
      sessionOf(ref).amount_total += morePaise;
    },
    /** A bank transfer that is still under way, and the message once it has come. */
    payLater(ref: string): { messages: Message[]; arrive: () => Message[] } {
      const session = sessionOf(ref);
      const intent = name('pi');
      Object.assign(session, { status: 'complete', payment_intent: intent });
      return {
        messages: [sign(event('checkout.session.completed', session))],
        arrive: () => {
          captured.set(intent, { amount: session.amount_total, refunded: 0 });
          session.payment_status = 'paid';
          return [sign(event('checkout.session.async_payment_succeeded', session))];
        },
      };
    },
    decline(ref: string): Message[] {
      const { metadata, amount_total: amount } = sessionOf(ref);
      return [
        sign(event('payment_intent.payment_failed', { id: name('pi'), object: 'payment_intent', amount, currency: 'inr', metadata })),
      ];
    },
    expire(ref: string): Message {
      const session = sessionOf(ref);
      if (session.status === 'open') session.status = 'expired';
      return sign(event('checkout.session.expired', session));
    },
    finishRefunds(status: 'succeeded' | 'failed'): Message[] {
      const open = [...refunds.values()].filter((each) => each.status === 'pending');
      for (const each of open) {
        each.status = status;
        const paid = captured.get(each.payment_intent);
        if (status === 'failed' && paid) paid.refunded -= each.amount;
      }
      return open.map((each) => sign(event(status === 'failed' ? 'refund.failed' : 'refund.updated', each)));
    },
    /** A refund that had failed goes out after all. */
    reportRefundLate(intent: string): Message {
      const late = [...refunds.values()].find((each) => each.payment_intent === intent);
      const paid = captured.get(intent);
      if (!late || !paid) throw new Error(`no refund of ${intent}`);
      late.status = 'succeeded';
      paid.refunded += late.amount;
      const said = JSON.parse(event('refund.updated', late));
      return sign(JSON.stringify({ ...said, created: said.created + 60 }));
    },
    /** The buyer's bank sends a refund back. */
    returnRefund(intent: string): Message {
      const sent = [...refunds.values()].find((each) => each.payment_intent === intent);
      const paid = captured.get(intent);
      if (!sent || !paid) throw new Error(`no refund of ${intent}`);
      sent.status = 'failed';
      paid.refunded -= sent.amount;
      return sign(event('refund.failed', sent));
    },
    /** Refunds in the dashboard; gives the messages that report it. */
    refundInDashboard(intent: string, amount: number): { refundId: string; created: Message; processed: Message; failed: Message } {
      const paid = captured.get(intent);
      if (!paid) throw new Error(`no payment ${intent}`);
      paid.refunded += amount;
      const made = { id: name('re'), object: 'refund', amount, currency: 'inr', status: 'pending', payment_intent: intent, metadata: {} };
      return {
        refundId: made.id,
        created: sign(event('refund.created', made)),
        processed: sign(event('refund.updated', { ...made, status: 'succeeded' })),
        failed: sign(event('refund.failed', { ...made, status: 'failed' })),
      };
    },
    /** The bank disputes a payment; gives what makes the messages of its steps. */
    dispute(intent: string, amount: number, dueBy = Math.floor(Date.now() / 1000) + 7 * 86_400) {
      const id = name('dp');
      const paid = captured.get(intent);
      if (!paid) throw new Error(`no payment ${intent}`);
      let at = Math.floor(Date.now() / 1000);
      const report = (type: string, status: string) => {
        const made = {
          id,
          object: 'dispute',
          amount,
          currency: 'inr',
          status,
          reason: 'product_not_received',
          charge: 'ch_1',
          payment_intent: intent,
          evidence_details: { due_by: dueBy, has_evidence: false, past_due: false, submission_count: 0 },
          metadata: {},
        };
        return sign(JSON.stringify({ ...JSON.parse(event(`charge.dispute.${type}`, made)), created: at++ }));
      };
      return {
        id,
        created: () => {
          paid.refunded += amount;
          return report('created', 'needs_response');
        },
        underReview: () => report('updated', 'under_review'),
        actionRequired: () => report('updated', 'needs_response'),
        won: () => {
          paid.refunded -= amount;
          return report('closed', 'won');
        },
        lost: () => report('closed', 'lost'),
        closed: () => {
          paid.refunded -= amount;
          return report('closed', 'warning_closed');
        },
      };
    },
    statement,
    /** The provider knows nothing of a payment that it had reported. */
    forget(intent: string): void {
      captured.delete(intent);
    },
    /** Refunds in the dashboard without a message. */
    refundUnseen(intent: string, amount: number): void {
      const id = name('re');
      refunds.set(id, { id, object: 'refund', amount, currency: 'inr', status: 'succeeded', payment_intent: intent, metadata: {} });
    },
    refundsOf: (intent: string) => [...refunds.values()].filter((each) => each.payment_intent === intent),
    balance: () => [...captured.values()].reduce((sum, paid) => sum + paid.amount - paid.refunded, 0),
  };
}
export type StripeSimulator = Awaited<ReturnType<typeof openStripe>>;
