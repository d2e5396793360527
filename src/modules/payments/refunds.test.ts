import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readChargedOrder } from '#modules/orders/api.ts';
import { type Message, openRazorpay, type RazorpaySimulator } from '../../../test/simulators/razorpay.ts';
import { openStripe, type StripeSimulator } from '../../../test/simulators/stripe.ts';
import { addOrder } from '../../../test/support/sample-orders.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { openPayment } from './open-payment.ts';
import { lockOrderOfPayment } from './queries.ts';
import { canTransitionRefund, type RefundReason } from './refund-rules.ts';
import { type RefundInput, requestRefund } from './request-refund.ts';
import { resolveRefund } from './resolve-refund.ts';
import { followRefundsJob, sendRefund } from './send-refund.ts';
import { startPayment } from './start-payment.ts';

let shop: TestApp;
let razorpay: RazorpaySimulator;
let stripe: StripeSimulator;
beforeAll(async () => {
  razorpay = await openRazorpay();
  stripe = await openStripe();
  shop = await openTestApp({ ...razorpay.env, ...stripe.env });
});
afterAll(async () => {
  await shop.close();
  await razorpay.close();
  await stripe.close();
});
beforeEach(() => {
  for (const simulator of [razorpay, stripe]) Object.assign(simulator.trouble, { down: false, slowMs: 0, brokenAnswers: 0 });
  razorpay.policy.refund = 'processed';
  stripe.policy.refund = 'succeeded';
});

const rowsOf = async <Row>(text: string, ...values: unknown[]) => (await shop.ctx.db.execute(text, values)).rows as Row[];
const simulator = (name: string) => (name === 'razorpay' ? razorpay : stripe);
const send = (name: string, { body, headers }: Message) =>
  shop.request(`/api/v1/payments/webhooks/${name}`, { method: 'POST', body, headers });

async function paid(name: 'razorpay' | 'stripe', totalPaise = 100_000) {
  const order = await addOrder(shop.ctx, { method: name, totalPaise });
  const opened = await shop.ctx.transaction((tx) => openPayment(tx, { orderId: order.id, method: name, amountPaise: totalPaise }));
  await startPayment(shop.ctx, opened._id, await readChargedOrder(shop.ctx.db, order.id));
  const [row] = await rowsOf<{ provider_ref: string }>('select provider_ref from payments where id = $1', opened._id);
  const { paymentId, messages } = simulator(name).pay(row?.provider_ref ?? '');
  for (const message of messages) await send(name, message);
  return { order, money: paymentId };
}
const wanted = (orderId: string, amountPaise: number, key: string, reason: RefundReason = 'cancelled'): RefundInput => ({
  orderId,
  amountPaise,
  key,
  reason,
});
const ask = (want: RefundInput) =>
  shop.ctx.transaction(async (tx) => {
    await lockOrderOfPayment(tx.db, want.orderId);
    return String(await requestRefund(tx, want));
  });
const stateOf = async (id: string) => (await rowsOf<{ state: string }>('select state from refunds where id = $1', id))[0]?.state;
const posted = (orderId: string) =>
  rowsOf<{ amount: number }>(
    `select e.amount_paise as amount from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
      where t.order_id = $1 and t.kind = 'refund' and e.account <> 'buyer'`,
    orderId,
  );
/** Lets the time of a refund come. */
async function follow(id: string) {
  await rowsOf(`update refunds set next_check_at = now() - interval '1 second' where id = $1 and next_check_at is not null`, id);
  await followRefundsJob.handle({}, shop.ctx);
}

test.each([
  ['requested', 'sent', true],
  ['requested', 'done', true],
  ['requested', 'failed', true],
  ['sent', 'done', true],
  ['sent', 'requested', false],
  ['failed', 'requested', true],
  ['failed', 'done', true],
  ['done', 'failed', true],
  ['failed', 'sent', true],
  ['done', 'requested', false],
] as const)('a refund that is %s → %s: %s', (from, to, allowed) => {
  expect(canTransitionRefund(from, to)).toBe(allowed);
});

describe.each(['razorpay', 'stripe'] as const)('%s', (name) => {
  test('sends a refund once, and posts it once it is done', async () => {
    const { order, money } = await paid(name);
    const id = await ask(wanted(order.id, 40_000, `cancel:${order.id}:1`));
    expect(await ask(wanted(order.id, 40_000, `cancel:${order.id}:1`))).toBe(id);
    await Promise.all([sendRefund(shop.ctx, id), sendRefund(shop.ctx, id), sendRefund(shop.ctx, id)]);
    await follow(id);
    expect(await stateOf(id)).toBe('done');
    expect(
      simulator(name)
        .refundsOf(money)
        .map((refund) => refund.amount),
    ).toEqual([40_000]);
    expect(await posted(order.id)).toEqual([{ amount: -40_000 }]);
    const jobs = await rowsOf(`select data from jobs.job where name = 'refund-settled' and data->>'refund' = $1`, id);
    expect(jobs).toHaveLength(1);
  });

  test('does not send a refund twice after a lost response', async () => {
    const { order, money } = await paid(name);
    const id = await ask(wanted(order.id, 100_000, `cancel:${order.id}:1`));
    simulator(name).trouble.brokenAnswers = 1;
    await sendRefund(shop.ctx, id);
    expect(await stateOf(id)).toBe('requested');
    await follow(id);
    expect(await stateOf(id)).toBe('done');
    expect(simulator(name).refundsOf(money)).toHaveLength(1);
    expect(await posted(order.id)).toEqual([{ amount: -100_000 }]);
  });

  test('retries a refund until the provider is back', async () => {
    const { order, money } = await paid(name);
    const id = await ask(wanted(order.id, 100_000, `cancel:${order.id}:1`));
    simulator(name).trouble.down = true;
    await sendRefund(shop.ctx, id);
    for (let times = 0; times < 3; times++) await follow(id);
    expect(await stateOf(id)).toBe('requested');
    const [pause] = await rowsOf<{ seconds: number }>(
      'select extract(epoch from next_check_at - now())::int as seconds from refunds where id = $1',
      id,
    );
    expect(pause?.seconds).toBeGreaterThan(60);
    simulator(name).trouble.down = false;
    await follow(id);
    expect(await stateOf(id)).toBe('done');
    expect(simulator(name).refundsOf(money)).toHaveLength(1);
  });

  test('follows a slow refund by webhook and by polling', async () => {
    simulator(name).policy.refund = 'pending';
    const one = await paid(name);
    const first = await ask(wanted(one.order.id, 60_000, `cancel:${one.order.id}:1`));
    await sendRefund(shop.ctx, first);
    expect([await stateOf(first), await posted(one.order.id)]).toEqual(['sent', []]);
    await follow(first);
    expect(await stateOf(first)).toBe('sent');
    const messages = name === 'razorpay' ? razorpay.finishRefunds('processed') : stripe.finishRefunds('succeeded');
    for (const message of [...messages, ...messages]) expect((await send(name, message)).status).toBe(200);
    expect([await stateOf(first), await posted(one.order.id)]).toEqual(['done', [{ amount: -60_000 }]]);

    const other = await paid(name);
    const second = await ask(wanted(other.order.id, 60_000, `cancel:${other.order.id}:1`));
    await sendRefund(shop.ctx, second);
    // No webhook comes.
    if (name === 'razorpay') razorpay.finishRefunds('processed');
    else stripe.finishRefunds('succeeded');
    await follow(second);
    expect([await stateOf(second), await posted(other.order.id)]).toEqual(['done', [{ amount: -60_000 }]]);
  });

  test('notifies the operator of a failed refund, who sends it again', async () => {
    simulator(name).policy.refund = 'pending';
    const { order, money } = await paid(name);
    const id = await ask(wanted(order.id, 100_000, `cancel:${order.id}:1`));
    await sendRefund(shop.ctx, id);
    const failed = simulator(name).finishRefunds('failed');
    for (const message of failed) await send(name, message);
    expect([await stateOf(id), await posted(order.id)]).toEqual(['failed', []]);
    const sent = await rowsOf(`select 1 from mails where kind = 'refund-failed' and subject like $1`, `%${order.number}%`);
    expect(sent).toHaveLength(1);
    simulator(name).policy.refund = name === 'razorpay' ? 'processed' : 'succeeded';
    expect(await resolveRefund(shop.ctx, id, 'again')).toBe(true);
    expect(await resolveRefund(shop.ctx, id, 'again')).toBe(false);
    // Old news of the attempt before.
    for (const message of failed) await send(name, message);
    await sendRefund(shop.ctx, id);
    expect([await stateOf(id), await posted(order.id)]).toEqual(['done', [{ amount: -100_000 }]]);
    expect(simulator(name).refundsOf(money)).toHaveLength(2);
    expect(await resolveRefund(shop.ctx, id, 'done')).toBe(false);
  });

  test('never refunds more than was paid, however many requests come at once', async () => {
    const { order, money } = await paid(name, 100_000);
    const asked = await Promise.allSettled(
      Array.from({ length: 12 }, (_, index) =>
        shop.ctx.transaction((tx) => requestRefund(tx, wanted(order.id, 30_000, `race:${order.id}:${index}`))),
      ),
    );
    const granted = asked.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
    expect(granted).toHaveLength(3);
    await Promise.all(granted.map((id) => sendRefund(shop.ctx, String(id))));
    expect(
      simulator(name)
        .refundsOf(money)
        .reduce((sum, refund) => sum + refund.amount, 0),
    ).toBe(90_000);
    await expect(ask(wanted(order.id, 10_001, `more:${order.id}`))).rejects.toThrow('more than was paid');
    await ask(wanted(order.id, 10_000, `rest:${order.id}`));
    for (const amount of [0, -5, 1.5, Number.NaN])
      await expect(ask(wanted(order.id, amount, `bad:${order.id}`))).rejects.toThrow('not an amount');
  });

  test('refuses to refund what was never captured', async () => {
    const order = await addOrder(shop.ctx, { method: name });
    await shop.ctx.transaction((tx) => openPayment(tx, { orderId: order.id, method: name, amountPaise: order.totalPaise }));
    await expect(ask(wanted(order.id, 1, `never:${order.id}`))).rejects.toThrow('more than was paid');
  });
});

test('leaves a cash refund to the operator, and posts it once it is paid', async () => {
  const order = await addOrder(shop.ctx, { method: 'cod', state: 'placed' });
  await shop.ctx.transaction((tx) => openPayment(tx, { orderId: order.id, method: 'cod', amountPaise: order.totalPaise }));
  const id = await ask(wanted(order.id, 50_000, `return:${order.id}`, 'returned'));
  await follow(id);
  await sendRefund(shop.ctx, id);
  expect([await stateOf(id), await posted(order.id)]).toEqual(['requested', []]);
  expect(await rowsOf(`select 1 from mails where kind = 'refund-waits' and subject like $1`, `%${order.number}%`)).toHaveLength(1);
  expect(await resolveRefund(shop.ctx, id, 'again')).toBe(false);
  expect(await Promise.all([resolveRefund(shop.ctx, id, 'done'), resolveRefund(shop.ctx, id, 'done')])).toContain(true);
  expect([await stateOf(id), await posted(order.id)]).toEqual(['done', [{ amount: -50_000 }]]);
  expect(await resolveRefund(shop.ctx, 'nosuchrefund12', 'done')).toBe(false);
});

test('holds the same money in the simulators and the ledger', async () => {
  for (const order of await rowsOf<{ id: string }>(`select id from refunds where state in ('requested', 'sent')`)) await follow(order.id);
  for (const name of ['razorpay', 'stripe'] as const) {
    const [sum] = await rowsOf<{ sum: number }>(
      'select coalesce(sum(amount_paise), 0)::bigint as sum from ledger_entries where account = $1',
      `provider:${name}`,
    );
    expect(sum?.sum, name).toBe(simulator(name).balance());
    expect(sum?.sum).toBeGreaterThan(0);
  }
});
