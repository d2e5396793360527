import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendRefund } from '#modules/payments/send-refund.ts';
import { openRazorpay, type RazorpaySimulator } from '../../../test/simulators/razorpay.ts';
import { openStripe, type StripeSimulator } from '../../../test/simulators/stripe.ts';
import { expectBalancedBooks } from '../../../test/support/balanced-books.ts';
import { orderOf, placed } from '../../../test/support/place-orders.ts';
import { addSampleProducts, type SampleProduct } from '../../../test/support/sample-catalogue.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { createTestClient } from '../../../test/support/test-client.ts';
import { closeDifference } from './close-difference.ts';
import { importStatements } from './import-statements.ts';
import { openDifferences } from './list-differences.ts';
import { closeByOperator, listDifferences } from './operate-differences.ts';

const day = 86_400_000;

describe.each(['razorpay', 'stripe'] as const)('%s', (name) => {
  let shop: TestApp;
  let product: SampleProduct;
  let razorpay: RazorpaySimulator;
  let stripe: StripeSimulator;
  beforeAll(async () => {
    razorpay = await openRazorpay();
    stripe = await openStripe();
    shop = await openTestApp(name === 'razorpay' ? razorpay.env : stripe.env);
    [product] = (await addSampleProducts(shop, 1, () => ({ available: 400 }))) as [SampleProduct];
  });
  afterAll(async () => {
    await shop.close();
    await razorpay.close();
    await stripe.close();
  });

  const simulator = () => (name === 'razorpay' ? razorpay : stripe);
  const rowsOf = async <Row>(text: string, ...values: unknown[]) => (await shop.ctx.db.execute(text, values)).rows as Row[];
  const balance = async (account: string) =>
    Number(
      (await rowsOf<{ sum: string }>('select coalesce(sum(amount_paise), 0) as sum from ledger_entries where account = $1', account))[0]
        ?.sum,
    );
  const differences = async () => {
    const found = [];
    for await (const each of openDifferences(shop.ctx)) found.push(each);
    return found;
  };
  const later = (days: number) => shop.setNow(new Date(Date.now() + days * day));

  async function buy(qty = 1) {
    const client = createTestClient(shop);
    const { order, payment } = await placed(client, orderOf([[product, qty]], { method: name }));
    const [row] = await rowsOf<{ ref: string }>('select provider_ref as ref from payments where id = $1', payment._id);
    const { paymentId, messages } = simulator().pay(String(row?.ref));
    for (const { body, headers } of messages) await shop.request(`/api/v1/payments/webhooks/${name}`, { method: 'POST', body, headers });
    return { client, number: order.number as string, id: order._id as string, money: paymentId };
  }

  test('posts fees with their tax and transfers to the bank, and the balance is the provider’s', async () => {
    expect(await importStatements(shop.ctx)).toEqual({ pages: 0, opened: 0 });
    for (let count = 0; count < 3; count++) await buy();
    const { client, number, id } = await buy(2);
    const [line] = await rowsOf<{ id: string }>('select id from order_lines where order_id = $1', id);
    await client.send('POST', `/orders/${number}/cancel`, {
      idempotencyKey: `cancel-for-${name}-statement`,
      lines: [{ lineId: line?.id, qty: 1 }],
    });
    for (const refund of await rowsOf<{ id: string }>(`select id from refunds where state = 'requested'`))
      await sendRefund(shop.ctx, refund.id);
    simulator().statement.settle(new Date(Date.now() + day));
    later(4);
    const { pages, opened } = await importStatements(shop.ctx);
    expect([pages > 0, opened]).toEqual([true, 0]);
    expect(await balance(`provider:${name}`)).toBe(0);
    const fees = await balance('fees');
    expect(await balance('fees-gst')).toBeGreaterThan(0);
    expect(await balance('fees-gst')).toBeLessThan(fees);
    expect((await balance('bank')) + fees + (await balance('fees-gst'))).toBe(4 * product.pricePaise);
    const before = await rowsOf('select count(*)::int as n from ledger_entries');
    expect(await importStatements(shop.ctx)).toEqual({ pages: 0, opened: 0 });
    expect(await rowsOf('select count(*)::int as n from ledger_entries')).toEqual(before);
    await expectBalancedBooks(shop.ctx);
  });

  test('goes on after a run that died or was refused, and posts each row once', async () => {
    for (let count = 0; count < 2; count++) await buy();
    simulator().statement.settle(new Date(Date.now() + 4 * day));
    later(8);
    const bank = await balance('bank');
    simulator().trouble.down = true;
    expect(await importStatements(shop.ctx)).toEqual({ pages: 0, opened: 0 });
    simulator().trouble.down = false;
    for (let runs = 0; runs < 30 && (await importStatements(shop.ctx, 1)).pages > 0; runs++) {
      // Another run reads the same page at the same time.
      await Promise.all([importStatements(shop.ctx, 1), importStatements(shop.ctx, 1)]);
    }
    expect(await balance(`provider:${name}`)).toBe(0);
    expect(await balance('bank')).toBeGreaterThan(bank);
    expect(await differences()).toEqual([]);
  });

  test('what only the provider or only the shop knows is work for the operator, told once and closed with a reason', async () => {
    const known = await buy();
    const missing = await buy();
    await rowsOf(`update payments set state_at = now() + interval '9 days' where order_id = any($1)`, [known.id, missing.id]);
    simulator().forget(missing.money);
    if (name === 'razorpay') {
      razorpay.statement.settle(new Date(Date.now() + 9 * day), [
        { entity_id: 'pay_elsewhere', type: 'payment', amount: 700, credit: 700 },
        { entity_id: 'adj_1', type: 'adjustment', amount: 50, debit: 50 },
      ]);
    } else {
      const at = Math.floor((Date.now() + 9 * day) / 1000);
      stripe.statement.add(at, 'charge', 700, { id: 'ch_elsewhere', object: 'charge', payment_intent: 'pay_elsewhere' });
      stripe.statement.add(at, 'adjustment', -50, null);
      stripe.statement.settle(new Date(Date.now() + 9 * day));
    }
    later(20);
    await importStatements(shop.ctx);
    await importStatements(shop.ctx);
    const found = await differences();
    expect(found.map(({ kind, amountPaise }) => [kind, amountPaise]).sort()).toEqual([
      ['adjustment', -50],
      ['missing-payment', -product.pricePaise],
      ['unknown-payment', 700],
    ]);
    expect(await rowsOf(`select 1 from mails where kind = 'statement-differs'`)).toHaveLength(1);
    const listed = await listDifferences(shop.ctx, { after: '' });
    expect(listed.data.differences.map(({ _id }) => _id)).toEqual(found.map(({ id }) => id));
    expect(listed.next).toBeUndefined();
    const [first, ...rest] = found;
    const desk = Object.assign(Object.create(shop.ctx), { actor: { userId: 'an operator' } }) as typeof shop.ctx;
    const closing = { id: String(first?.id), reason: 'looked at' };
    expect((await closeByOperator(desk, closing)).data.difference).toMatchObject({ _id: first?.id, amountPaise: first?.amountPaise });
    await expect(closeByOperator(desk, closing)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await rowsOf('select closed_by as by, reason from book_differences where id = $1', first?.id)).toEqual([
      { by: 'an operator', reason: 'looked at' },
    ]);
    for (const { id } of rest) {
      expect(await closeDifference(shop.ctx, { id, by: 'operator', reason: 'looked at' })).toMatchObject({ id });
      expect(await closeDifference(shop.ctx, { id, by: 'operator', reason: 'again' })).toBeUndefined();
    }
    await importStatements(shop.ctx);
    expect(await differences()).toEqual([]);
    expect(await balance('unexplained')).toBe(product.pricePaise + 50 - 700);
    const held = simulator().statement.held();
    expect(await balance(`provider:${name}`)).toBe(held);
    await expectBalancedBooks(shop.ctx);
  });

  test('a refund in the dashboard that no message told of is learnt from the statement', async () => {
    const made = await buy();
    await rowsOf(`update payments set state_at = now() + interval '20 days' where order_id = $1`, made.id);
    simulator().statement.settle(new Date(Date.now() + 21 * day));
    simulator().refundUnseen(made.money, 100);
    simulator().statement.settle(new Date(Date.now() + 22 * day));
    later(25);
    await importStatements(shop.ctx);
    const { pollPayments } = await import('#modules/checkout/poll-payments.ts');
    await rowsOf(`update payment_events set received_at = now() - interval '1 minute' where applied_at is null`);
    await pollPayments(shop.ctx);
    expect(await rowsOf('select reason, state from refunds where order_id = $1', made.id)).toEqual([
      { reason: 'at-provider', state: 'done' },
    ]);
    await importStatements(shop.ctx);
    const [gift] = await differences();
    expect(gift?.kind).toBe('refund-at-provider');
    await closeDifference(shop.ctx, { id: String(gift?.id), by: 'operator', reason: 'a gift for the wait' });
    expect([await balance('refund-advances'), await balance('goodwill')]).toEqual([0, 100]);
    await importStatements(shop.ctx);
    expect(await differences()).toEqual([]);
    await expectBalancedBooks(shop.ctx);
  });
});
