import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readDisputes } from '#modules/payments/dispute-queries.ts';
import { remindDisputesJob } from '#modules/payments/remind-disputes.ts';
import { resolveRefund } from '#modules/payments/resolve-refund.ts';
import { followRefundsJob, sendRefund } from '#modules/payments/send-refund.ts';
import { type Message, openRazorpay, type RazorpaySimulator } from '../../../test/simulators/razorpay.ts';
import { openStripe, type StripeSimulator } from '../../../test/simulators/stripe.ts';
import { expectBalancedBooks } from '../../../test/support/balanced-books.ts';
import { orderOf, placed, readOrderView } from '../../../test/support/place-orders.ts';
import { addSampleProducts, type SampleProduct } from '../../../test/support/sample-catalogue.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { createTestClient, type TestClient } from '../../../test/support/test-client.ts';
import { pollPayments } from './poll-payments.ts';

let shop: TestApp;
let product: SampleProduct;
let razorpay: RazorpaySimulator;
let stripe: StripeSimulator;
beforeAll(async () => {
  razorpay = await openRazorpay();
  stripe = await openStripe();
  shop = await openTestApp({ ...razorpay.env, ...stripe.env });
  const [first] = await addSampleProducts(shop, 1, () => ({ available: 200 }));
  product = first as SampleProduct;
});
afterAll(async () => {
  await shop.close();
  await razorpay.close();
  await stripe.close();
});
beforeEach(() => {
  razorpay.policy.refund = 'processed';
  stripe.policy.refund = 'succeeded';
});
afterEach(() => expectBalancedBooks(shop.ctx));

type Name = 'razorpay' | 'stripe';
const simulator = (name: Name) => (name === 'razorpay' ? razorpay : stripe);
const rowsOf = async <Row>(text: string, ...values: unknown[]) => (await shop.ctx.db.execute(text, values)).rows as Row[];
async function send(name: Name, ...messages: Message[]) {
  for (const { body, headers } of messages)
    expect((await shop.request(`/api/v1/payments/webhooks/${name}`, { method: 'POST', body, headers })).status).toBe(200);
}

interface Bought {
  client: TestClient;
  id: string;
  number: string;
  money: string;
  lineId: string;
  totalPaise: number;
  reports: Message[];
}

/** Two units, paid; with `unreported` the shop does not know it yet. */
async function bought(name: Name, { unreported = false } = {}): Promise<Bought> {
  const client = createTestClient(shop);
  const { order, payment } = await placed(client, orderOf([[product, 2]], { method: name }));
  const [row] = await rowsOf<{ ref: string }>('select provider_ref as ref from payments where id = $1', payment._id);
  const { paymentId, messages } = simulator(name).pay(String(row?.ref));
  if (!unreported) await send(name, ...messages);
  const [line] = await rowsOf<{ id: string }>('select id from order_lines where order_id = $1', order._id);
  const { _id: id, number } = order;
  return { client, id, number, money: paymentId, lineId: String(line?.id), totalPaise: 2 * product.pricePaise, reports: messages };
}

const refundsOf = (orderId: string) =>
  rowsOf<{ id: string; state: string; reason: string; amount: number; paid_from: string }>(
    'select id, state, reason, amount_paise as amount, paid_from from refunds where order_id = $1 order by created_at, id',
    orderId,
  );
const balances = async (orderId: string) =>
  Object.fromEntries(
    (
      await rowsOf<{ account: string; sum: number }>(
        `select account, sum(amount_paise)::bigint as sum from ledger_entries where order_id = $1
          and account not in ('seller', 'commission', 'commission-gst', 'tcs', 'tds') group by account having sum(amount_paise) <> 0`,
        orderId,
      )
    ).map(({ account, sum }) => [account, Number(sum)]),
  );
const mails = async (kind: string, number: string) =>
  (await rowsOf('select 1 from mails where kind = $1 and subject like $2', kind, `%${number}%`)).length;
const disputeOf = async (providerId: string) =>
  (await readDisputes(shop.ctx.db, true)).find((each) => each.providerDisputeId === providerId);
let keys = 0;
const cancel = (made: Bought, qty: number) =>
  made.client.send('POST', `/orders/${made.number}/cancel`, {
    idempotencyKey: `cancel-of-a-test-${++keys}-key`,
    lines: [{ lineId: made.lineId, qty }],
  });
async function settleRefunds(orderId: string) {
  for (const { id, state } of await refundsOf(orderId)) if (state === 'requested') await sendRefund(shop.ctx, id);
}

describe.each(['razorpay', 'stripe'] as const)('%s', (name) => {
  test('a refund in the dashboard is in the books, told once, and counts towards a cancellation', async () => {
    const made = await bought(name);
    const { created, processed } = simulator(name).refundInDashboard(made.money, made.totalPaise);
    await send(name, processed, created, processed, created);
    expect(await refundsOf(made.id)).toMatchObject([{ state: 'done', reason: 'at-provider', amount: made.totalPaise }]);
    expect(await balances(made.id)).toEqual({ 'refund-advances': made.totalPaise });
    expect(await mails('refund-at-provider', made.number)).toBe(1);
    expect((await readOrderView(made.client, made.number)).bill.refundedPaise).toBe(made.totalPaise);
    expect((await cancel(made, 2)).status).toBe(200);
    await settleRefunds(made.id);
    expect(await balances(made.id)).toEqual({});
    expect(simulator(name).refundsOf(made.money)).toEqual([]);
  });

  test('a refund in the dashboard that fails leaves nothing in the books, in any order of arrival', async () => {
    for (const order of [0, 1]) {
      const made = await bought(name);
      const { created, failed } = simulator(name).refundInDashboard(made.money, 100);
      await send(name, ...(order === 0 ? [created, failed] : [failed, created]));
      expect(await refundsOf(made.id)).toMatchObject([{ state: 'failed', reason: 'at-provider' }]);
      expect(await balances(made.id)).toEqual({ [`provider:${name}`]: made.totalPaise });
      expect(await resolveRefund(shop.ctx, String((await refundsOf(made.id))[0]?.id), 'again')).toBe(false);
    }
  });

  test('reports about a payment that come before its own are applied after it', async () => {
    const made = await bought(name, { unreported: true });
    const { processed } = simulator(name).refundInDashboard(made.money, 100);
    const dispute = simulator(name).dispute(made.money, 200);
    await send(name, processed, dispute.created());
    expect(await refundsOf(made.id)).toEqual([]);
    await send(name, ...made.reports);
    await rowsOf(`update payment_events set received_at = now() - interval '1 minute' where applied_at is null`);
    await pollPayments(shop.ctx);
    expect(await refundsOf(made.id)).toMatchObject([{ state: 'done', reason: 'at-provider' }]);
    expect(await disputeOf(dispute.id)).toMatchObject({ state: 'open', amountPaise: 200 });
  });

  test('a report that was found early while its payment was being captured is not lost', async () => {
    const made = await bought(name, { unreported: true });
    const other = simulator(name).refundInDashboard(made.money, 100);
    await send(name, other.processed);
    // The capture does not see the report that is written at the same moment.
    await rowsOf(
      `update payment_events set provider_payment_id = 'elsewhere' where outcome = 'early' and provider_payment_id = $1`,
      made.money,
    );
    await send(name, ...made.reports);
    await rowsOf(
      `update payment_events set provider_payment_id = $1, received_at = now() - interval '1 minute' where provider_payment_id = 'elsewhere'`,
      made.money,
    );
    await pollPayments(shop.ctx);
    expect((await refundsOf(made.id))[0]?.state).toBe('done');
  });

  test('a failed refund that the operator makes in the dashboard is done', async () => {
    const made = await bought(name);
    simulator(name).policy.refund = 'pending';
    await cancel(made, 1);
    await settleRefunds(made.id);
    const failed = name === 'razorpay' ? razorpay.finishRefunds('failed') : stripe.finishRefunds('failed');
    await send(name, ...failed);
    const { created, processed } = simulator(name).refundInDashboard(made.money, product.pricePaise);
    await send(name, created, processed, ...failed);
    expect(await refundsOf(made.id)).toMatchObject([{ state: 'done', reason: 'cancelled', paid_from: 'provider' }]);
    expect(await balances(made.id)).toEqual({ [`provider:${name}`]: product.pricePaise });
  });

  test('a refund that was paid by hand and goes out after all is money that went out twice, with a mail', async () => {
    const made = await bought(name);
    simulator(name).policy.refund = 'pending';
    await cancel(made, 1);
    await settleRefunds(made.id);
    await send(name, ...(name === 'razorpay' ? razorpay.finishRefunds('failed') : stripe.finishRefunds('failed')));
    const [refund] = await refundsOf(made.id);
    expect(await resolveRefund(shop.ctx, String(refund?.id), 'done')).toBe(true);
    expect(await balances(made.id)).toEqual({ [`provider:${name}`]: made.totalPaise, bank: -product.pricePaise });
    const late = simulator(name).reportRefundLate(made.money);
    await send(name, late, late);
    expect(await mails('refund-at-provider', made.number)).toBe(1);
    expect(await balances(made.id)).toEqual({
      [`provider:${name}`]: product.pricePaise,
      bank: -product.pricePaise,
      'refund-advances': product.pricePaise,
    });
  });

  test('money that comes back from the buyer’s bank is owed again', async () => {
    const made = await bought(name);
    await cancel(made, 1);
    await settleRefunds(made.id);
    expect(await refundsOf(made.id)).toMatchObject([{ state: 'done' }]);
    const back = simulator(name).returnRefund(made.money);
    await send(name, back, back);
    const [refund] = await refundsOf(made.id);
    expect(refund?.state).toBe('failed');
    expect(await mails('refund-failed', made.number)).toBe(1);
    await expectBalancedBooks(shop.ctx);
    expect(await resolveRefund(shop.ctx, String(refund?.id), 'again')).toBe(true);
    await followRefundsJob.handle({}, shop.ctx);
    expect(await refundsOf(made.id)).toMatchObject([{ state: 'done' }]);
    expect(await balances(made.id)).toEqual({ [`provider:${name}`]: product.pricePaise });
  });

  test('a dispute that is lost takes the money for good, in any order and however often it is reported', async () => {
    const made = await bought(name);
    const dispute = simulator(name).dispute(made.money, made.totalPaise);
    const steps = [dispute.created(), dispute.underReview(), dispute.lost()];
    await send(name, ...[...steps].reverse(), ...steps);
    expect(await disputeOf(dispute.id)).toMatchObject({ state: 'lost', amountPaise: made.totalPaise });
    expect(await balances(made.id)).toEqual({ chargebacks: made.totalPaise });
    expect(await mails('dispute-lost', made.number)).toBe(1);
    // The units are cancelled: the buyer has the money already.
    expect((await cancel(made, 2)).status).toBe(200);
    expect(await refundsOf(made.id)).toEqual([]);
    expect(await balances(made.id)).toEqual({});
  });

  test('a dispute holds refunds back until it is won', async () => {
    const made = await bought(name);
    const dispute = simulator(name).dispute(made.money, made.totalPaise);
    await send(name, dispute.created());
    expect(await mails('dispute-open', made.number)).toBe(1);
    expect(await balances(made.id)).toEqual(name === 'stripe' ? { disputes: made.totalPaise } : { [`provider:${name}`]: made.totalPaise });
    expect((await cancel(made, 1)).status).toBe(200);
    await settleRefunds(made.id);
    expect(await refundsOf(made.id)).toMatchObject([{ state: 'requested' }]);
    expect(await mails('refund-held', made.number)).toBe(1);
    await expectBalancedBooks(shop.ctx);
    await send(name, dispute.underReview(), dispute.won());
    await settleRefunds(made.id);
    expect(await refundsOf(made.id)).toMatchObject([{ state: 'done' }]);
    expect(await balances(made.id)).toEqual({ [`provider:${name}`]: product.pricePaise });
  });

  test('a dispute that is lost settles the refund that waited for it', async () => {
    const made = await bought(name);
    const dispute = simulator(name).dispute(made.money, made.totalPaise);
    await send(name, dispute.created());
    await cancel(made, 1);
    await send(name, dispute.lost());
    expect(await refundsOf(made.id)).toMatchObject([{ state: 'done', paid_from: 'chargeback' }]);
    expect(await balances(made.id)).toEqual({ chargebacks: product.pricePaise });
  });

  test('reminds the operator of a term, once for each step of it', async () => {
    const made = await bought(name);
    const dispute = simulator(name).dispute(made.money, 500, Math.floor(Date.now() / 1000) + 80_000);
    await send(name, dispute.created());
    await remindDisputesJob.handle({}, shop.ctx);
    await remindDisputesJob.handle({}, shop.ctx);
    expect(await mails('dispute-term', made.number)).toBe(1);
    await send(name, dispute.underReview());
    shop.setNow(new Date(Date.now() + 90_000_000));
    await remindDisputesJob.handle({}, shop.ctx);
    shop.setNow(undefined);
    expect(await mails('dispute-term', made.number)).toBe(1);
    await send(name, dispute.actionRequired());
    expect(await disputeOf(dispute.id)).toMatchObject({ state: 'open' });
    await send(name, dispute.closed());
  });

  test('refuses a forged report of a refund or a dispute', async () => {
    const made = await bought(name);
    for (const { body } of [simulator(name).refundInDashboard(made.money, 1).processed, simulator(name).dispute(made.money, 1).created()]) {
      const { headers } = simulator(name).sign(body, 'whsec_notthesecret99');
      expect((await shop.request(`/api/v1/payments/webhooks/${name}`, { method: 'POST', body, headers })).status).toBe(400);
    }
    expect([await refundsOf(made.id), await balances(made.id)]).toEqual([[], { [`provider:${name}`]: made.totalPaise }]);
  });
});

test('knows a payment of Razorpay by its link where its notes are empty', async () => {
  const made = await bought('razorpay', { unreported: true });
  const [captured] = made.reports.filter(({ body }) => body.includes('"payment.captured"'));
  const [row] = await rowsOf<{ ref: string }>('select provider_ref as ref from payments where order_id = $1', made.id);
  const said = JSON.parse(String(captured?.body));
  Object.assign(said.payload.payment.entity, { notes: [], description: `#${row?.ref.replace('plink_', '')}` });
  await send('razorpay', razorpay.sign(JSON.stringify(said)));
  expect((await readOrderView(made.client, made.number)).state).toBe('placed');
});
