import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readChargedOrder } from '#modules/orders/api.ts';
import { latestPayment } from '#modules/payments/api.ts';
import { openPayment } from '#modules/payments/open-payment.ts';
import { sendRefund } from '#modules/payments/send-refund.ts';
import { startPayment } from '#modules/payments/start-payment.ts';
import { createLog } from '#platform/log.ts';
import { type Message, openRazorpay, type RazorpaySimulator } from '../../../test/simulators/razorpay.ts';
import { openStripe, type StripeSimulator } from '../../../test/simulators/stripe.ts';
import { raceTimeout, rounds } from '../../../test/support/nightly-rounds.ts';
import { addOrder } from '../../../test/support/sample-orders.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { pollPayments } from './poll-payments.ts';

let shop: TestApp;
let razorpay: RazorpaySimulator;
let stripe: StripeSimulator;
const logged: string[] = [];
beforeAll(async () => {
  razorpay = await openRazorpay();
  stripe = await openStripe();
  const log = createLog('trace', undefined, { write: (line: string) => logged.push(line) });
  shop = await openTestApp({ ...razorpay.env, ...stripe.env }, undefined, log);
});
afterAll(async () => {
  await shop.close();
  await razorpay.close();
  await stripe.close();
});
beforeEach(() => {
  for (const simulator of [razorpay, stripe]) Object.assign(simulator.trouble, { down: false, slowMs: 0, brokenAnswers: 0 });
});

type Name = 'razorpay' | 'stripe';
const simulator = (name: Name) => (name === 'razorpay' ? razorpay : stripe);

async function attempt(name: Name, order: { id: string; totalPaise: number }) {
  const { id: orderId, totalPaise: amountPaise } = order;
  const { _id } = await shop.ctx.transaction((tx) => openPayment(tx, { orderId, method: name, amountPaise }));
  const started = await startPayment(shop.ctx, _id, await readChargedOrder(shop.ctx.db, orderId));
  return { id: _id, payUrl: started.payUrl, ref: await refOf(_id) };
}
async function begun(name: Name, totalPaise?: number) {
  const order = await addOrder(shop.ctx, { method: name, ...(totalPaise === undefined ? {} : { totalPaise }) });
  return { order, payment: await attempt(name, order) };
}

const rowsOf = async <Row>(text: string, ...values: unknown[]) => (await shop.ctx.db.execute(text, values)).rows as Row[];
const refOf = async (id: string) =>
  (await rowsOf<{ provider_ref: string }>('select provider_ref from payments where id = $1', id))[0]?.provider_ref ?? '';
const send = (name: string, { body, headers }: Message) =>
  shop.request(`/api/v1/payments/webhooks/${name}`, { method: 'POST', body, headers });
async function sendAll(name: string, messages: readonly Message[]) {
  for (const message of messages) expect((await send(name, message)).status).toBe(200);
}
const stateOf = async (id: string) => (await rowsOf<{ state: string }>('select state from payments where id = $1', id))[0]?.state;
const orderState = async (id: string) => (await rowsOf<{ state: string }>('select state from orders where id = $1', id))[0]?.state;
const captures = async (orderId: string) =>
  (await rowsOf<{ n: number }>(`select count(*)::int as n from ledger_transactions where order_id = $1 and kind = 'capture'`, orderId))[0]
    ?.n;
const refundsOf = (orderId: string) =>
  rowsOf<{ state: string; reason: string; amount_paise: number }>(
    'select state, reason, amount_paise from refunds where order_id = $1 order by created_at',
    orderId,
  );

describe.each(['razorpay', 'stripe'] as const)('%s', (name) => {
  test('confirms an order once for any number of parallel webhooks', async () => {
    const { order, payment } = await begun(name);
    expect(await orderState(order.id)).toBe('pending');
    const { messages } = simulator(name).pay(payment.ref);
    await sendAll(name, messages);
    await sendAll(name, messages);
    const again = await Promise.all(
      Array.from({ length: 10 }, () => messages)
        .flat()
        .map((message) => send(name, message)),
    );
    expect(new Set(again.map((response) => response.status))).toEqual(new Set([200]));
    expect(await stateOf(payment.id)).toBe('captured');
    expect(await orderState(order.id)).toBe('placed');
    expect(await captures(order.id)).toBe(1);
    expect(await refundsOf(order.id)).toEqual([]);
  });

  test('stores the first event of a payment once when it comes many times at once', async () => {
    const { order, payment } = await begun(name);
    const { messages } = simulator(name).pay(payment.ref);
    const all = Array.from({ length: 8 }, () => [...messages].reverse()).flat();
    for (const response of await Promise.all(all.map((message) => send(name, message)))) expect(response.status).toBe(200);
    expect([await stateOf(payment.id), await orderState(order.id), await captures(order.id)]).toEqual(['captured', 'placed', 1]);
  });

  test('keeps a declined order payable', async () => {
    const { order, payment } = await begun(name);
    const declined = name === 'razorpay' ? razorpay.decline(payment.ref).messages : stripe.decline(payment.ref);
    await sendAll(name, declined);
    expect(await stateOf(payment.id)).toBe('failed');
    expect(await orderState(order.id)).toBe('pending');
    await sendAll(name, simulator(name).pay(payment.ref).messages);
    expect([await stateOf(payment.id), await orderState(order.id), await captures(order.id)]).toEqual(['captured', 'placed', 1]);
    await sendAll(name, declined);
    expect(await stateOf(payment.id)).toBe('captured');
  });

  test('cancels the attempt of an expired page, in any order with a payment', async () => {
    const { order, payment } = await begun(name);
    await sendAll(name, [simulator(name).expire(payment.ref)]);
    expect([await stateOf(payment.id), await orderState(order.id)]).toEqual(['cancelled', 'pending']);
    const paidFirst = await begun(name);
    const { messages } = simulator(name).pay(paidFirst.payment.ref);
    await sendAll(name, [...messages, simulator(name).expire(paidFirst.payment.ref)]);
    expect([await stateOf(paidFirst.payment.id), await orderState(paidFirst.order.id)]).toEqual(['captured', 'placed']);
  });

  test('refuses forged webhooks without a trace', async () => {
    const { order, payment } = await begun(name);
    const events = async () => (await rowsOf<{ n: number }>('select count(*)::int as n from payment_events'))[0]?.n;
    const before = await events();
    const [message] = simulator(name).pay(payment.ref).messages.slice(-1) as [Message];
    const forgeries: Message[] = [
      { ...message, body: message.body.replace('129950', '129951') },
      { ...message, body: `${message.body} ` },
      { ...message, body: JSON.stringify(JSON.parse(message.body), null, 3) },
      simulator(name).sign(message.body, 'whsec_notthesecret99'),
      { ...message, headers: { 'content-type': 'application/json' } },
      ...(name === 'stripe' ? [stripe.sign(message.body, undefined, Math.floor(Date.now() / 1000) - 301)] : []),
    ];
    for (const forged of forgeries) expect((await send(name, forged)).status).toBe(400);
    expect(await events()).toBe(before);
    expect([await stateOf(payment.id), await orderState(order.id), await captures(order.id)]).toEqual(['started', 'pending', 0]);
  });

  test('never confirms a wrong amount or currency, sends it back and says so once', async () => {
    for (const [from, to, outcome, came] of [
      ['129950', '129949', 'refused-amount', { amount_paise: 129_949, currency: 'INR' }],
      ['129950', '999999', 'refused-amount', { amount_paise: 999_999, currency: 'INR' }],
      [name === 'stripe' ? '"inr"' : '"INR"', '"USD"', 'refused-currency', { amount_paise: 129_950, currency: 'USD' }],
    ] as const) {
      const { order, payment } = await begun(name);
      const messages = simulator(name)
        .pay(payment.ref)
        .messages.map(({ body }) => simulator(name).sign(body.replaceAll(from, to)));
      await sendAll(name, [...messages, ...messages]);
      await Promise.all(messages.map(({ body }) => send(name, simulator(name).sign(body))));
      expect([await stateOf(payment.id), await orderState(order.id)]).toEqual(['failed', 'pending']);
      const held = await rowsOf(
        'select amount_paise, currency, state from payments where order_id = $1 and mismatch is not null',
        order.id,
      );
      expect(held).toEqual([{ ...came, state: 'captured' }]);
      expect(await refundsOf(order.id)).toMatchObject([{ reason: 'mismatch', amount_paise: came.amount_paise }]);
      expect(await captures(order.id)).toBe(came.currency === 'INR' ? 1 : 0);
      const sent = await rowsOf(`select 1 from mails where kind = 'payment-refused' and subject like $1`, `%${order.number}%`);
      expect(sent).toHaveLength(1);
      const outcomes = await rowsOf<{ outcome: string }>('select distinct outcome from payment_events where payment_id = $1', payment.id);
      expect(outcomes).toEqual([{ outcome }]);
      const shown = await latestPayment(shop.ctx, order.id);
      expect(shown).toMatchObject({ _id: payment.id, state: 'failed', received: { amount: came.amount_paise, currency: came.currency } });
      // The buyer pays again, the right amount this time.
      const again = await attempt(name, order);
      await sendAll(name, simulator(name).pay(again.ref).messages);
      expect([await stateOf(again.id), await orderState(order.id)]).toEqual(['captured', 'placed']);
    }
  });

  test('sends back what came in place of a payment, and holds nothing of it', async () => {
    const { order, payment } = await begun(name);
    simulator(name).overpay(payment.ref, 2_650);
    const { messages, paymentId } = simulator(name).pay(payment.ref);
    await sendAll(name, messages);
    for (const { id } of await rowsOf<{ id: string }>('select id from refunds where order_id = $1', order.id))
      await sendRefund(shop.ctx, id);
    expect(await refundsOf(order.id)).toMatchObject([{ state: 'done', amount_paise: 132_600 }]);
    expect(simulator(name).refundsOf(paymentId)).toMatchObject([{ amount: 132_600 }]);
    const balances = await rowsOf(
      'select account, sum(amount_paise)::int as sum from ledger_entries where order_id = $1 group by account order by account',
      order.id,
    );
    expect(balances).toEqual([
      { account: 'buyer', sum: 0 },
      { account: `provider:${name}`, sum: 0 },
    ]);
  });

  test('confirms neither order where an event’s identifiers contradict each other', async () => {
    const one = await begun(name);
    const other = await begun(name);
    const { messages } = simulator(name).pay(one.payment.ref);
    for (const { body } of messages.slice(-1)) {
      const crossed = body.replaceAll(one.payment.id, other.payment.id);
      expect((await send(name, simulator(name).sign(crossed))).status).toBe(200);
    }
    for (const { order } of [one, other]) expect([await orderState(order.id), await captures(order.id)]).toEqual(['pending', 0]);
  });

  test('refunds a second payment for a paid order by itself', async () => {
    const { order, payment } = await begun(name);
    const second = await attempt(name, order);
    await sendAll(name, simulator(name).pay(payment.ref).messages);
    const twice = simulator(name).pay(second.ref);
    await sendAll(name, twice.messages);
    await sendAll(name, twice.messages);
    expect(await orderState(order.id)).toBe('placed');
    expect(await refundsOf(order.id)).toMatchObject([{ reason: 'paid-twice', amount_paise: order.totalPaise }]);
    expect(await captures(order.id)).toBe(2);
  });

  test('recovers a missed webhook by polling', async () => {
    const { order, payment } = await begun(name);
    simulator(name).pay(payment.ref);
    await rowsOf(
      `update payments set next_check_at = now() - interval '1 second', created_at = now() - interval '25 hours' where id = $1`,
      payment.id,
    );
    await pollPayments(shop.ctx);
    expect([await stateOf(payment.id), await orderState(order.id), await captures(order.id)]).toEqual(['captured', 'placed', 1]);
  });

  test('polls an unavailable provider again, for three days at most', async () => {
    const { payment } = await begun(name);
    simulator(name).trouble.down = true;
    const due = async (age: string) => {
      await rowsOf(
        `update payments set next_check_at = now() - interval '1 second', created_at = now() - $2::interval where id = $1`,
        payment.id,
        age,
      );
      await pollPayments(shop.ctx);
      return (await rowsOf<{ next: boolean | null }>('select next_check_at > now() as next from payments where id = $1', payment.id))[0]
        ?.next;
    };
    expect(await due('1 hour')).toBe(true);
    expect(await due('71 hours')).toBe(true);
    expect(await due('73 hours')).toBe(null);
    expect(await stateOf(payment.id)).toBe('started');
  });

  test('expires the page of an order that needs no payment any more', async () => {
    const { order, payment } = await begun(name);
    const second = await attempt(name, order);
    await sendAll(name, simulator(name).pay(second.ref).messages);
    await rowsOf(`update payments set next_check_at = now() - interval '1 second' where id = $1`, payment.id);
    await pollPayments(shop.ctx);
    const page = name === 'razorpay' ? razorpay.links.get(payment.ref) : stripe.sessions.get(payment.ref);
    expect(page?.status).toBe(name === 'razorpay' ? 'cancelled' : 'expired');
  });

  test('answers PAYMENT_UNAVAILABLE during an outage, and the order stays payable', async () => {
    const order = await addOrder(shop.ctx, { method: name });
    simulator(name).trouble.down = true;
    await expect(attempt(name, order)).rejects.toMatchObject({ code: 'PAYMENT_UNAVAILABLE' });
    expect(await orderState(order.id)).toBe('pending');
    simulator(name).trouble.down = false;
    const { ref, payUrl } = await attempt(name, order);
    expect(payUrl).toMatch(/^https:/);
    await sendAll(name, simulator(name).pay(ref).messages);
    expect(await orderState(order.id)).toBe('placed');
  });

  test('applies a stored event by the job', async () => {
    const { order, payment } = await begun(name);
    await sendAll(name, simulator(name).pay(payment.ref).messages.slice(-1));
    const waiting = await begun(name);
    const { messages } = simulator(name).pay(waiting.payment.ref);
    // The process dies between writing an event down and applying it.
    const [last] = messages.slice(-1) as [Message];
    const { providerOf } = await import('#modules/payments/providers.ts');
    const { storeEvents } = await import('#modules/payments/store-events.ts');
    const read = (await providerOf(shop.ctx, name))?.parseWebhook(last.body, new Headers(last.headers));
    if (!Array.isArray(read)) throw new Error('refused');
    await storeEvents(shop.ctx, name, 'webhook', read);
    expect(await orderState(waiting.order.id)).toBe('pending');
    await rowsOf(`update payment_events set received_at = now() - interval '1 minute' where applied_at is null`);
    await pollPayments(shop.ctx);
    expect([await orderState(order.id), await orderState(waiting.order.id)]).toEqual(['placed', 'placed']);
    expect(await captures(waiting.order.id)).toBe(1);
  });
});

test('captures a payment that the bank authorises after a failure', async () => {
  const { order, payment } = await begun('razorpay');
  const declined = razorpay.decline(payment.ref);
  await sendAll('razorpay', declined.messages);
  await sendAll('razorpay', [razorpay.expire(payment.ref)]);
  expect(await stateOf(payment.id)).toBe('failed');
  const late = razorpay.authorizeLate(declined.paymentId);
  await sendAll('razorpay', [...late].reverse());
  expect([await stateOf(payment.id), await orderState(order.id), await captures(order.id)]).toEqual(['captured', 'placed', 1]);
});

test('confirms a bank transfer on Stripe when it arrives, not when it is promised', async () => {
  const { order, payment } = await begun('stripe');
  const transfer = stripe.payLater(payment.ref);
  await sendAll('stripe', transfer.messages);
  expect([await stateOf(payment.id), await orderState(order.id)]).toEqual(['authorized', 'pending']);
  await sendAll('stripe', transfer.arrive());
  expect([await stateOf(payment.id), await orderState(order.id), await captures(order.id)]).toEqual(['captured', 'placed', 1]);
});

test('refuses webhooks without an account, over 256 KB, or by another method than POST', async () => {
  const message = { body: '{}', headers: { 'content-type': 'application/json' } };
  for (const name of ['paypal', 'cod', '..%2f']) expect((await send(name, message)).status).toBe(404);
  expect((await send('razorpay', { ...message, body: 'x'.repeat(256 * 1024 + 1) })).status).toBe(413);
  expect((await send('razorpay', message)).status).toBe(400);
  expect((await shop.request('/api/v1/payments/webhooks/razorpay')).status).toBe(404);
});

test('does not rate-limit the webhooks of a provider', async () => {
  const busy = await openTestApp({ ...razorpay.env, RATE_LIMIT: '3' });
  const { body, headers } = razorpay.sign('{"event":"ping","payload":{}}');
  const post = (path: string) => busy.request(path, { method: 'POST', body, headers });
  for (let times = 0; times < 20; times++) expect((await post('/api/v1/payments/webhooks/razorpay')).status).toBe(200);
  const others = await Promise.all(Array.from({ length: 5 }, () => post('/api/v1/orders')));
  expect(others.map((response) => response.status)).toContain(429);
  await busy.close();
});

const storm = rounds(1_000, 100_000);

test(`${storm.toLocaleString('en')} shuffled, repeated and forged webhooks: applies each genuine one once`, {
  timeout: raceTimeout,
}, async () => {
  const orders: Awaited<ReturnType<typeof begun>>[] = [];
  while (orders.length < storm / 5)
    orders.push(...(await Promise.all(Array.from({ length: 8 }, (_, index) => begun('razorpay', 100_000 + index)))));
  const genuine = orders.flatMap(({ payment }, index) => [
    ...(index % 3 === 0 ? razorpay.decline(payment.ref).messages : []),
    ...razorpay.pay(payment.ref).messages,
  ]);
  const repeated = genuine.filter((_, index) => index % 5 === 0);
  const forged = genuine
    .filter((_, index) => index % 20 === 0)
    .map((message) => razorpay.sign(message.body.replace(/"amount":\d+/g, '"amount":1'), 'not-the-secret-at-all'));
  const all: { message: Message; isForged: boolean }[] = [
    ...[...genuine, ...repeated].map((message) => ({ message, isForged: false })),
    ...forged.map((message) => ({ message, isForged: true })),
  ];
  while (all.length < storm) all.push({ message: genuine[all.length % genuine.length] as Message, isForged: false });
  for (let index = all.length - 1; index > 0; index--) {
    const other = (index * 7_919 + 13) % (index + 1);
    [all[index], all[other]] = [all[other] as (typeof all)[0], all[index] as (typeof all)[0]];
  }
  const times: number[] = [];
  const rest = [...all];
  const worker = async () => {
    for (let next = rest.pop(); next; next = rest.pop()) {
      const begin = performance.now();
      const { status } = await send('razorpay', next.message);
      times.push(performance.now() - begin);
      expect(status).toBe(next.isForged ? 400 : 200);
    }
  };
  await Promise.all(Array.from({ length: 16 }, worker));
  const ids = orders.map(({ order }) => order.id);
  const placed = await rowsOf<{ n: number }>(`select count(*)::int as n from orders where id = any($1) and state = 'placed'`, ids);
  const posted = await rowsOf<{ n: number; sum: number }>(
    `select count(*)::int as n, sum(e.amount_paise)::bigint as sum from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
      where t.order_id = any($1) and t.kind = 'capture' and e.account = 'provider:razorpay'`,
    ids,
  );
  const waiting = await rowsOf<{ n: number }>('select count(*)::int as n from payment_events where applied_at is null');
  expect(placed).toEqual([{ n: storm / 5 }]);
  expect(posted).toEqual([{ n: storm / 5, sum: orders.reduce((sum, { order }) => sum + order.totalPaise, 0) }]);
  expect(waiting).toEqual([{ n: 0 }]);
  const sorted = times.sort((a, b) => a - b);
  const at = (share: number) => `${sorted[Math.floor(sorted.length * share)]?.toFixed(0)} ms`;
  if (process.env.NIGHTLY) process.stdout.write(`${all.length} webhooks for ${orders.length} orders: p50 ${at(0.5)}, p99 ${at(0.99)}\n`);
});

afterEach(() => {
  expect(logged.join('')).not.toMatch(/whsec_abc|hook-secret|key-secret|sk_test_|asha@example|9876543210/);
  logged.length = 0;
});
