import { createHmac, randomBytes } from 'node:crypto';
import { type Answer, noFailures, openLoopback } from './loopback-server.ts';
import { createStatement } from './razorpay-statement.ts';

export const razorpayKeys = { id: 'rzp_test_abcdefgh1234', secret: 'key-secret-of-the-tests', webhook: 'hook-secret-of-the-tests' };

interface Link {
  id: string;
  amount: number;
  currency: string;
  status: 'created' | 'paid' | 'cancelled' | 'expired';
  reference_id: string;
  short_url: string;
  callback_url: string;
  notes: Record<string, string>;
  payments: { payment_id: string; amount: number; status: string }[];
}

interface Money {
  id: string;
  link: string;
  amount: number;
  status: 'authorized' | 'captured' | 'failed';
  refunded: number;
}

interface Refund {
  id: string;
  payment_id: string;
  amount: number;
  currency: 'INR';
  status: 'pending' | 'processed' | 'failed';
  receipt: string;
  notes: Record<string, string>;
}

/** A webhook of Razorpay. */
export interface Message {
  body: string;
  headers: Record<string, string>;
}

/** A second in which nothing else has happened yet. */
const laterSecond = () => Math.floor(Date.now() / 1000) + 60;
const name = (kind: string) => `${kind}_${randomBytes(7).toString('hex')}`;
const refusal = (description: string, status = 400): Answer => ({ status, body: { error: { code: 'BAD_REQUEST_ERROR', description } } });

/**
 * Razorpay on this machine, with books of its own.
 * @param pages where its payment pages are
 */
export async function openRazorpay(pages = 'https://rzp.example/i') {
  const links = new Map<string, Link>();
  const money = new Map<string, Money>();
  const refunds = new Map<string, Refund>();
  const refundKeys = new Map<string, string>();
  const trouble = noFailures();
  const seen = { starts: 0, asks: 0, refunds: 0, authorization: new Set<string>() };
  /** The state in which a new refund begins. */
  const policy: { refund: Refund['status'] } = { refund: 'processed' };
  const publicLink = (link: Link) => ({ ...link, payments: link.payments.length > 0 ? link.payments : null });

  const routes: [
    method: string,
    path: RegExp,
    run: (match: string[], body: Record<string, unknown>, headers: Record<string, unknown>) => Answer,
  ][] = [
    [
      'POST',
      /^\/v1\/payment_links$/,
      (_, body) => {
        seen.starts++;
        const reference = String(body.reference_id);
        if ([...links.values()].some((link) => link.reference_id === reference))
          return refusal(`payment link with given reference_id (${reference}) already exists`);
        if (Number(body.expire_by) < Date.now() / 1000 + 15 * 60) return refusal('expire_by should be at least 15 minutes ahead');
        const id = name('plink');
        links.set(id, {
          id,
          amount: Number(body.amount),
          currency: String(body.currency),
          status: 'created',
          reference_id: reference,
          short_url: `${pages}/${id}`,
          callback_url: String(body.callback_url),
          notes: body.notes as Record<string, string>,
          payments: [],
        });
        return { status: 200, body: publicLink(links.get(id) as Link) };
      },
    ],
    [
      'GET',
      /^\/v1\/payment_links\?(.*)$/,
      ([, query = '']) => {
        const reference = new URLSearchParams(query).get('reference_id');
        return {
          status: 200,
          body: { payment_links: [...links.values()].filter((link) => link.reference_id === reference).map(publicLink) },
        };
      },
    ],
    [
      'GET',
      /^\/v1\/payment_links\/(\w+)$/,
      ([, id = '']) => {
        seen.asks++;
        const link = links.get(id);
        return link ? { status: 200, body: publicLink(link) } : refusal('no such link');
      },
    ],
    [
      'POST',
      /^\/v1\/payment_links\/(\w+)\/cancel$/,
      ([, id = '']) => {
        const link = links.get(id);
        if (link?.status !== 'created') return refusal('this link cannot be cancelled');
        link.status = 'cancelled';
        return { status: 200, body: publicLink(link) };
      },
    ],
    [
      'POST',
      /^\/v1\/payments\/(\w+)\/refund$/,
      ([, id = ''], body, headers) => {
        seen.refunds++;
        const key = String(headers['x-refund-idempotency'] ?? '');
        const known = refunds.get(refundKeys.get(key) ?? '');
        if (known) return { status: 200, body: known };
        const paid = money.get(id);
        const amount = Number(body.amount);
        if (paid?.status !== 'captured' || paid.refunded + amount > paid.amount) return refusal('The refund amount is more than is left');
        const refund: Refund = {
          id: name('rfnd'),
          payment_id: id,
          amount,
          currency: 'INR',
          status: policy.refund,
          receipt: String(body.receipt),
          notes: body.notes as Record<string, string>,
        };
        if (refund.status !== 'failed') paid.refunded += amount;
        refunds.set(refund.id, refund);
        if (key.length >= 10) refundKeys.set(key, refund.id);
        return { status: 200, body: refund };
      },
    ],
    [
      'GET',
      /^\/v1\/payments\/(\w+)\/refunds(?:\?.*)?$/,
      ([, id = '']) => ({ status: 200, body: { items: [...refunds.values()].filter((refund) => refund.payment_id === id) } }),
    ],
    [
      'GET',
      /^\/v1\/refunds\/(\w+)(?:\?.*)?$/,
      ([, id = '']) => (refunds.has(id) ? { status: 200, body: refunds.get(id) } : refusal('no such refund')),
    ],
  ];

  const statement = createStatement(money, refunds);
  routes.push(
    [
      'GET',
      /^\/v1\/settlements\/recon\/combined\?(.*)$/,
      ([, query = '']) => ({ status: 200, body: statement.recon(new URLSearchParams(query)) }),
    ],
    ['GET', /^\/v1\/settlements\?(.*)$/, ([, query = '']) => ({ status: 200, body: statement.settlements(new URLSearchParams(query)) })],
  );

  const server = await openLoopback(trouble, (request, body) => {
    const credentials = Buffer.from(`${razorpayKeys.id}:${razorpayKeys.secret}`).toString('base64');
    if (request.headers.authorization !== `Basic ${credentials}`) return refusal('Authentication failed', 401);
    for (const [method, path, run] of routes) {
      const match = path.exec(request.url ?? '');
      if (match && request.method === method) return run(match, body === '' ? {} : JSON.parse(body), request.headers);
    }
    return refusal(`no ${request.method} ${request.url}`, 404);
  });

  const sign = (body: string, secret = razorpayKeys.webhook, eventId = name('evt')): Message => ({
    body,
    headers: {
      'content-type': 'application/json',
      'x-razorpay-event-id': eventId,
      'x-razorpay-signature': createHmac('sha256', secret).update(body).digest('hex'),
    },
  });
  const payment = (paid: Money) => ({
    entity: {
      id: paid.id,
      entity: 'payment',
      amount: paid.amount,
      currency: 'INR',
      status: paid.status,
      notes: links.get(paid.link)?.notes ?? [],
    },
  });
  const event = (kind: string, payload: object) =>
    JSON.stringify({
      entity: 'event',
      account_id: 'acc_1',
      event: kind,
      contains: Object.keys(payload),
      payload,
      created_at: Math.floor(Date.now() / 1000),
    });
  const linkOf = (ref: string) => {
    const link = links.get(ref);
    if (!link) throw new Error(`no link ${ref}`);
    return link;
  };
  const linkEvent = (kind: string, ref: string, paid?: Money) =>
    sign(event(kind, { payment_link: { entity: publicLink(linkOf(ref)) }, ...(paid ? { payment: payment(paid) } : {}) }));

  return {
    url: server.url,
    close: server.close,
    trouble,
    seen,
    policy,
    sign,
    links,
    /** The settings of a shop that uses this simulator. */
    env: {
      RAZORPAY_KEY_ID: razorpayKeys.id,
      RAZORPAY_KEY_SECRET: razorpayKeys.secret,
      RAZORPAY_WEBHOOK_SECRET: razorpayKeys.webhook,
      RAZORPAY_URL: server.url,
    },
    /** The buyer pays on the page; gives the messages that report it. */
    pay(ref: string): { paymentId: string; messages: Message[] } {
      const link = linkOf(ref);
      const paid: Money = { id: name('pay'), link: ref, amount: link.amount, status: 'captured', refunded: 0 };
      money.set(paid.id, paid);
      link.status = 'paid';
      link.payments.push({ payment_id: paid.id, amount: link.amount, status: 'captured' });
      const messages = [
        sign(event('payment.authorized', { payment: payment({ ...paid, status: 'authorized' }) })),
        sign(event('payment.captured', { payment: payment(paid) })),
        linkEvent('payment_link.paid', ref, paid),
      ];
      return { paymentId: paid.id, messages };
    },
    /** The account adds a fee to what the buyer pays. */
    overpay(ref: string, feePaise: number): void {
      linkOf(ref).amount += feePaise;
    },
    /** The bank declines; the page stays open. */
    decline(ref: string): { paymentId: string; messages: Message[] } {
      const paid: Money = { id: name('pay'), link: ref, amount: linkOf(ref).amount, status: 'failed', refunded: 0 };
      money.set(paid.id, paid);
      return { paymentId: paid.id, messages: [sign(event('payment.failed', { payment: payment(paid) }))] };
    },
    /** A payment that had failed is authorised by the bank after all. */
    authorizeLate(paymentId: string): Message[] {
      const paid = money.get(paymentId);
      if (!paid) throw new Error(`no payment ${paymentId}`);
      paid.status = 'captured';
      const link = linkOf(paid.link);
      link.payments.push({ payment_id: paid.id, amount: paid.amount, status: 'captured' });
      return [
        sign(event('payment.authorized', { payment: payment({ ...paid, status: 'authorized' }) })),
        sign(event('payment.captured', { payment: payment(paid) })),
      ];
    },
    expire(ref: string): Message {
      const link = linkOf(ref);
      if (link.status === 'created') link.status = 'expired';
      return linkEvent('payment_link.expired', ref);
    },
    /** Ends the refunds that are pending; gives the messages that report it. */
    finishRefunds(status: 'processed' | 'failed'): Message[] {
      const open = [...refunds.values()].filter((refund) => refund.status === 'pending');
      for (const refund of open) {
        refund.status = status;
        const paid = money.get(refund.payment_id);
        if (status === 'failed' && paid) paid.refunded -= refund.amount;
      }
      return open.map((refund) => sign(event(`refund.${status}`, { refund: { entity: refund } })));
    },
    /** A refund that had failed goes out after all. */
    reportRefundLate(paymentId: string): Message {
      const late = [...refunds.values()].find((refund) => refund.payment_id === paymentId);
      const paid = money.get(paymentId);
      if (!late || !paid) throw new Error(`no refund of ${paymentId}`);
      late.status = 'processed';
      paid.refunded += late.amount;
      return sign(JSON.stringify({ ...JSON.parse(event('refund.processed', { refund: { entity: late } })), created_at: laterSecond() }));
    },
    /** The buyer's bank sends a refund back. */
    returnRefund(paymentId: string): Message {
      const sent = [...refunds.values()].find((refund) => refund.payment_id === paymentId);
      const paid = money.get(paymentId);
      if (!sent || !paid) throw new Error(`no refund of ${paymentId}`);
      sent.status = 'failed';
      paid.refunded -= sent.amount;
      return sign(event('refund.failed', { refund: { entity: sent } }));
    },
    /** Refunds in the dashboard; gives the messages that report it. */
    refundInDashboard(paymentId: string, amount: number): { refundId: string; created: Message; processed: Message; failed: Message } {
      const paid = money.get(paymentId);
      if (!paid) throw new Error(`no payment ${paymentId}`);
      paid.refunded += amount;
      const made = { id: name('rfnd'), payment_id: paymentId, amount, currency: 'INR', status: 'pending', receipt: null, notes: [] };
      const report = (kind: string, status: string) =>
        sign(event(`refund.${kind}`, { refund: { entity: { ...made, status } }, payment: payment(paid) }));
      return {
        refundId: made.id,
        created: report('created', 'pending'),
        processed: report('processed', 'processed'),
        failed: report('failed', 'failed'),
      };
    },
    /** The bank disputes a payment; gives what makes the messages of its steps. */
    dispute(paymentId: string, amount: number, respondBy = Math.floor(Date.now() / 1000) + 7 * 86_400) {
      const paid = money.get(paymentId);
      if (!paid) throw new Error(`no payment ${paymentId}`);
      const id = name('disp');
      const claim = {
        id,
        entity: 'dispute',
        payment_id: paymentId,
        amount,
        currency: 'INR',
        reason_code: 'chargeback',
        respond_by: respondBy,
      };
      let at = Math.floor(Date.now() / 1000);
      const report = (step: string, status: string, amount_deducted: number) => {
        const body = event(`payment.dispute.${step}`, {
          payment: payment(paid),
          dispute: { entity: { ...claim, status, amount_deducted, phase: 'chargeback' } },
        });
        return sign(JSON.stringify({ ...JSON.parse(body), created_at: at++ }));
      };
      return {
        id,
        created: () => report('created', 'open', 0),
        underReview: () => report('under_review', 'under_review', 0),
        actionRequired: () => report('action_required', 'open', 0),
        won: () => report('won', 'won', 0),
        lost: () => {
          paid.refunded += amount;
          return report('lost', 'lost', amount);
        },
        closed: () => report('closed', 'closed', 0),
      };
    },
    statement,
    /** The provider knows nothing of a payment that it had reported. */
    forget(paymentId: string): void {
      money.delete(paymentId);
    },
    /** Refunds in the dashboard without a message. */
    refundUnseen(paymentId: string, amount: number): void {
      const id = name('rfnd');
      refunds.set(id, { id, payment_id: paymentId, amount, currency: 'INR', status: 'processed', receipt: '', notes: {} });
    },
    refundsOf: (paymentId: string) => [...refunds.values()].filter((refund) => refund.payment_id === paymentId),
    /** The balance held for the shop in paise: everything captured less everything refunded. */
    balance: () => [...money.values()].reduce((sum, paid) => sum + (paid.status === 'captured' ? paid.amount - paid.refunded : 0), 0),
  };
}
export type RazorpaySimulator = Awaited<ReturnType<typeof openRazorpay>>;
