import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { moveParcel } from '#modules/orders/move-parcel.ts';
import type { OrderNotification } from '#modules/orders/notify-buyer.ts';
import { refundGoodwill } from '#modules/orders/refund-goodwill.ts';
import { releaseExpired } from '#modules/orders/release-expired.ts';
import { sendOrderNotification } from '#modules/orders/send-order-notification.ts';
import { decideReturn } from '#modules/returns/decide-return.ts';
import { expectBalancedBooks } from '../../../test/support/balanced-books.ts';
import { creditOf, giveStoreCredit } from '../../../test/support/give-store-credit.ts';
import { raceTimeout, rounds } from '../../../test/support/nightly-rounds.ts';
import { capture, deliver, delivered, expire, orderOf, placed, readOrderView } from '../../../test/support/place-orders.ts';
import { addSampleProducts, type SampleProduct } from '../../../test/support/sample-catalogue.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { createTestClient, sentMails, signUpTestClient, type TestClient } from '../../../test/support/test-client.ts';

let shop: TestApp;
let bowl: SampleProduct;
let other: SampleProduct;
beforeAll(async () => {
  shop = await openTestApp({ OPEN_ORDERS_PER_PERSON: '0', COD_OPEN_PER_PERSON: '0' });
  [bowl, other] = (await addSampleProducts(shop, 2, () => ({ available: 5_000, pricePaise: 40_033 }))) as [SampleProduct, SampleProduct];
});
afterEach(() => expectBalancedBooks(shop.ctx));
afterAll(() => shop.close());

const rows = async (text: string, ...values: unknown[]) => (await shop.services.database.execute(text, values)).rows;
let keys = 0;
const key = () => `store-credit-${process.pid}-${++keys}`;

async function withCredit(paise: number): Promise<TestClient & { email: string }> {
  const client = await signUpTestClient(shop);
  await giveStoreCredit(shop, client, bowl, paise);
  return client;
}
const withCreditOrder = (creditPaise: number, more: object = {}, qty = 2) =>
  orderOf([[bowl, qty]], { method: 'demo', creditPaise, ...more });
/** Account balances of an order in the books. */
const booksOf = async (orderId: string) =>
  Object.fromEntries(
    (
      await rows(
        `select account, sum(amount_paise)::int as paise from ledger_entries where order_id = $1 and account in ('buyer', 'store-credit') group by account`,
        orderId,
      )
    ).map(({ account, paise }) => [account, paise]),
  );
const refundsOf = async (orderId: string) =>
  (await rows('select amount_paise::int as paise, paid_from from refunds where order_id = $1 order by created_at, id', orderId)).map(
    ({ paise, paid_from }) => [paid_from, paise],
  );
async function report(client: TestClient, number: string, lineId: string | undefined, remedy: string, qty = 1) {
  const lines = [{ lineId, qty, reason: 'damaged' }];
  return client.send('POST', `/orders/${number}/returns`, { idempotencyKey: key(), lines, wish: remedy, message: 'It broke on the way.' });
}
async function grantReturn(id: string): Promise<void> {
  for (const event of ['approve', 'refund'] as const) await decideReturn(shop.ctx, { id, event, by: 'seller' });
}

describe('earning', () => {
  test('a return can be paid back as store credit at once, and the history says so', async () => {
    const client = await signUpTestClient(shop);
    const { orderId, number, lineIds } = await delivered(shop, client, [[bowl, 2]]);
    const made = await report(client, number, lineIds[0], 'store-credit');
    await grantReturn(made.body.data.return._id);
    expect(await refundsOf(orderId)).toEqual([['store-credit', 40_033]]);
    const { data } = (await client.send('GET', '/users/store-credit')).body;
    expect(data).toMatchObject({ balancePaise: 40_033, movements: [{ amountPaise: 40_033, source: 'refund', orderNumber: number }] });
    const view = await readOrderView(client, number);
    expect(view.refunds).toMatchObject([{ amountPaise: 40_033, state: 'done', toCredit: true }]);
  });

  test('cash that was collected becomes store credit without naming a bank account', async () => {
    const client = await signUpTestClient(shop);
    const { orderId, number, lineIds } = await delivered(shop, client, [[bowl, 1]], { method: 'cod' });
    await grantReturn((await report(client, number, lineIds[0], 'store-credit')).body.data.return._id);
    // The courier collected ₹400: rounding is no gift either way.
    expect(await refundsOf(orderId)).toEqual([['store-credit', 40_000]]);
    expect(await creditOf(client)).toBe(40_000);
  });

  test('a cancellation goes to store credit where the buyer chooses that, once for each key', async () => {
    const client = await signUpTestClient(shop);
    const made = await placed(client, orderOf([[bowl, 3]], { method: 'demo' }));
    await capture(shop, made);
    const { parcels } = await readOrderView(client, made.order.number);
    const body = { idempotencyKey: key(), lines: [{ lineId: parcels[0].lines[0]._id, qty: 1 }], refundTo: 'store-credit' };
    for (let times = 0; times < 2; times++)
      expect((await client.send('POST', `/orders/${made.order.number}/cancel`, body)).status).toBe(200);
    expect(await creditOf(client)).toBe(40_033);
    expect((await client.send('POST', `/orders/${made.order.number}/cancel`, { ...body, refundTo: 'payment' })).body.code).toBe(
      'KEY_REUSED',
    );
  });

  test('a parcel that is lost can be settled with store credit', async () => {
    const client = await signUpTestClient(shop);
    const made = await placed(client, orderOf([[bowl, 1]], { method: 'demo' }));
    await capture(shop, made);
    const { parcels } = await readOrderView(client, made.order.number);
    const parcelId = parcels[0]._id;
    for (const event of ['pack', 'ship', 'lose'] as const) await moveParcel(shop.ctx, { parcelId, event, by: 'operator' });
    expect((await readOrderView(client, made.order.number)).parcels[0].remedies).toEqual(['refund', 'replacement', 'store-credit']);
    const path = `/orders/${made.order.number}/parcels/${parcelId}/remedy`;
    expect((await client.send('POST', path, { remedy: 'store-credit' })).status).toBe(200);
    expect(await creditOf(client)).toBe(40_033);
  });

  test('money is never forced into store credit, and a stranger’s money never becomes one’s own', async () => {
    const guest = createTestClient(shop);
    const first = await delivered(shop, guest, [[bowl, 1]]);
    expect((await report(guest, first.number, first.lineIds[0], 'store-credit')).body).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { wish: expect.any(String) },
    });
    const client = await signUpTestClient(shop);
    const { orderId, number, lineIds } = await delivered(shop, client, [[bowl, 1]]);
    await rows('update orders set joined_at = now() where id = $1', orderId);
    expect((await report(client, number, lineIds[0], 'store-credit')).body.code).toBe('INVALID_INPUT');
    await grantReturn((await report(client, number, lineIds[0], 'refund')).body.data.return._id);
    expect(await refundsOf(orderId)).toEqual([['provider', 40_033]]);
    expect((await createTestClient(shop).send('GET', '/users/store-credit')).status).toBe(401);
  });

  test('the operator gives goodwill as store credit, once for one reason, on top of what was paid', async () => {
    const client = await signUpTestClient(shop);
    const { orderId, number, lineIds } = await delivered(shop, client, [[bowl, 1]]);
    const gift = { number, amountPaise: 5_000, reason: 'For the scratch.', bearer: 'shop', as: 'store-credit' } as const;
    for (let times = 0; times < 2; times++) await refundGoodwill(shop.ctx, gift);
    expect(await creditOf(client)).toBe(5_000);
    await expect(refundGoodwill(shop.ctx, { ...gift, amountPaise: 40_034 })).rejects.toThrow('Some fields are not right.');
    const guest = await delivered(shop, createTestClient(shop), [[bowl, 1]]);
    await expect(refundGoodwill(shop.ctx, { ...gift, number: guest.number })).rejects.toThrow('Some fields are not right.');
    // A later return pays back everything that was paid.
    await grantReturn((await report(client, number, lineIds[0], 'refund')).body.data.return._id);
    expect(await refundsOf(orderId)).toEqual([['provider', 40_033]]);
    const { movements } = (await client.send('GET', '/users/store-credit')).body.data;
    expect(movements).toMatchObject([{ source: 'goodwill', reason: 'For the scratch.', amountPaise: 5_000 }]);
  });
});

describe('paying', () => {
  test('the quote tells what it pays, and the provider takes the rest', async () => {
    const client = await withCredit(30_000);
    const quoted = (await client.send('POST', '/cart/quote', { items: [{ variantId: bowl.variantId, qty: 2 }], withCredit: true })).body;
    expect(quoted.credit).toEqual({ balancePaise: 30_000, usablePaise: 30_000 });
    const made = await placed(client, withCreditOrder(30_000));
    expect(made).toMatchObject({ order: { state: 'pending', totalPaise: 80_066, creditPaise: 30_000 }, payment: { amountPaise: 50_066 } });
    expect(await creditOf(client)).toBe(0);
    await capture(shop, made);
    expect(await booksOf(made.order._id)).toEqual({ buyer: 0, 'store-credit': 30_000 });
    // Price, tax and what the seller is owed are as without it.
    const lines = 'select paid_paise, igst_paise + cgst_paise + sgst_paise as tax, commission_paise from order_lines where order_id = $1';
    const plain = await placed(client, orderOf([[bowl, 2]], { method: 'demo' }));
    expect(await rows(lines, made.order._id)).toEqual(await rows(lines, plain.order._id));
  });

  test('an order wholly paid with it stands at once, without a payment', async () => {
    const client = await withCredit(100_000);
    const made = await placed(client, withCreditOrder(80_066, { method: 'cod' }));
    expect(made.order.state).toBe('placed');
    expect(made.payment).toBeUndefined();
    expect(await creditOf(client)).toBe(19_934);
    await deliver(shop, client, made.order.number);
    const { parcels } = await readOrderView(client, made.order.number);
    await grantReturn((await report(client, made.order.number, parcels[0].lines[0]._id, 'refund')).body.data.return._id);
    expect(await refundsOf(made.order._id)).toEqual([]);
    expect(await creditOf(client)).toBe(19_934 + 40_033);
  });

  test.each([
    ['more than there is', 30_001, '30000'],
    ['more than the order costs', 90_000, '30000'],
    ['by leaving what no provider takes', 80_036, '79966'],
  ])('cannot pay %s: the buyer hears what it can pay', async (_what, creditPaise, can) => {
    const client = await withCredit(creditPaise === 80_036 ? 80_036 : 30_000);
    const refused = await client.send('POST', '/orders', withCreditOrder(creditPaise));
    expect(refused).toMatchObject({ status: 409, body: { code: 'CREDIT_CHANGED', fields: { creditPaise: can } } });
    expect((await createTestClient(shop).send('POST', '/orders', withCreditOrder(100))).body).toMatchObject({
      code: 'CREDIT_CHANGED',
      fields: { creditPaise: '0' },
    });
  });

  test('a repeated order spends once', async () => {
    const client = await withCredit(30_000);
    const body = withCreditOrder(20_000);
    const [first, second] = await Promise.all([placed(client, body), placed(client, body)]);
    expect(first.order._id).toBe(second.order._id);
    expect(await creditOf(client)).toBe(10_000);
  });

  test('of orders at once none spends the same rupee', { timeout: raceTimeout }, async () => {
    for (let round = 0; round < rounds(3, 60); round++) {
      const client = await withCredit(50_000);
      const answers = await Promise.all(Array.from({ length: 6 }, () => client.send('POST', '/orders', withCreditOrder(20_000))));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
      expect(answers.filter(({ body }) => body.code === 'CREDIT_CHANGED')).toHaveLength(4);
      expect(await creditOf(client)).toBe(10_000);
    }
  });

  test.each(['expires', 'is cancelled', 'is changed', 'is replaced'])('an unpaid order that %s gives it back', async (how) => {
    const client = await withCredit(30_000);
    const body = withCreditOrder(30_000);
    const { order } = await placed(client, body);
    if (how === 'expires') {
      await expire(shop, order._id);
      await releaseExpired(shop.ctx);
      await releaseExpired(shop.ctx);
    } else if (how === 'is replaced') await placed(client, { ...withCreditOrder(30_000, {}, 1), replaces: order.number });
    else await client.send('POST', `/orders/${order.number}/${how === 'is cancelled' ? 'cancel-unpaid' : 'change'}`, {});
    expect(await creditOf(client)).toBe(how === 'is replaced' ? 0 : 30_000);
    expect(await booksOf(order._id)).toEqual({ buyer: 0, 'store-credit': 0 });
  });

  test('a late payment takes it again where it is still there, and goes back where it was spent', async () => {
    const client = await withCredit(30_000);
    const late = await placed(client, withCreditOrder(30_000));
    await expire(shop, late.order._id);
    await releaseExpired(shop.ctx);
    expect(await capture(shop, late)).toBe('placed');
    expect(await creditOf(client)).toBe(0);
    const again = await withCredit(30_000);
    const lost = await placed(again, withCreditOrder(30_000));
    await expire(shop, lost.order._id);
    await releaseExpired(shop.ctx);
    await placed(again, withCreditOrder(30_000, {}, 1));
    expect(await capture(shop, lost)).toBe('no-stock');
    expect(await refundsOf(lost.order._id)).toEqual([['provider', 50_066]]);
    expect(await creditOf(again)).toBe(0);
  });

  test('a late payment and a new order never both have it', { timeout: raceTimeout }, async () => {
    for (let round = 0; round < rounds(3, 60); round++) {
      const client = await withCredit(30_000);
      const late = await placed(client, withCreditOrder(30_000));
      await expire(shop, late.order._id);
      await releaseExpired(shop.ctx);
      const [became, next] = await Promise.all([capture(shop, late), client.send('POST', '/orders', withCreditOrder(30_000))]);
      expect([became, next.status === 200 ? 'placed' : next.body.code].sort()).toEqual(
        became === 'placed' ? ['CREDIT_CHANGED', 'placed'] : ['no-stock', 'placed'],
      );
      expect(await creditOf(client)).toBe(0);
    }
  });

  test('couriers collect the rest of each parcel in whole rupees, also where the buyer chooses cash later', async () => {
    const client = await withCredit(50_000);
    const made = await placed(client, {
      ...orderOf(
        [
          [bowl, 1],
          [other, 1],
        ],
        { creditPaise: 50_000, method: 'demo' },
      ),
    });
    const path = `/orders/${made.order.number}/payments`;
    expect((await client.send('POST', path, { idempotencyKey: key(), method: 'cod' })).status).toBe(200);
    const { parcels, bill } = await readOrderView(client, made.order.number);
    const due = parcels.map(({ duePaise }: { duePaise: number }) => duePaise);
    // Bought from one seller it is one parcel.
    expect(due).toEqual(parcels.length === 1 ? [30_100] : [0, 30_100]);
    expect(bill).toMatchObject({ creditPaise: 50_000, roundOffPaise: 34 });
    await deliver(shop, client, made.order.number);
    const line = parcels.at(-1).lines[0];
    await grantReturn((await report(client, made.order.number, line._id, 'refund')).body.data.return._id);
    expect(await refundsOf(made.order._id)).toEqual([['provider', 30_100]]);
    expect(await creditOf(client)).toBe(80_066 - 30_066 - 40_033);
  });

  test('a refused parcel that was partly paid with it gives it back, and collects nothing', async () => {
    const client = await withCredit(10_000);
    const made = await placed(client, withCreditOrder(10_000, { method: 'cod' }, 1));
    const { parcels } = await readOrderView(client, made.order.number);
    const parcelId = parcels[0]._id;
    for (const event of ['pack', 'ship', 'refuse', 'return-to-origin'] as const)
      await moveParcel(shop.ctx, { parcelId, event, by: 'operator' });
    await moveParcel(shop.ctx, { parcelId, event: 'take-back', by: 'operator', restock: true });
    expect(await creditOf(client)).toBe(10_000);
    expect(await refundsOf(made.order._id)).toEqual([]);
  });

  test('refunds of a part return money first, then store credit, and money can become credit too', async () => {
    const client = await withCredit(30_000);
    const { orderId, number, lineIds } = await delivered(shop, client, [[bowl, 2]], { creditPaise: 30_000 });
    await grantReturn((await report(client, number, lineIds[0], 'refund')).body.data.return._id);
    expect([await refundsOf(orderId), await creditOf(client)]).toEqual([[['provider', 40_033]], 0]);
    await grantReturn((await report(client, number, lineIds[0], 'store-credit')).body.data.return._id);
    expect(await refundsOf(orderId)).toEqual([
      ['provider', 40_033],
      ['store-credit', 10_033],
    ]);
    expect(await creditOf(client)).toBe(40_033);
    expect((await readOrderView(client, number)).bill).toMatchObject({
      creditPaise: 30_000,
      creditBackPaise: 30_000,
      refundedPaise: 50_066,
    });
  });

  test('the mails name it as a payment, and say what is in it after a cancellation, in English and Hindi', async () => {
    for (const [language, paid, credited] of [
      ['en', 'Paid with store credit', '₹300.00 is in your store credit now.'],
      ['hi', 'स्टोर क्रेडिट से चुकाए', '₹300.00 अब आपके स्टोर क्रेडिट में हैं।'],
    ] as const) {
      const client = await withCredit(30_000);
      const { email } = client;
      const contact = { email, name: 'Asha Verma', phone: '98290 12345' };
      const { order } = await placed(client, withCreditOrder(30_000, { method: 'cod', contact, language }, 1));
      const { parcels } = await readOrderView(client, order.number);
      const lines = [{ lineId: parcels[0].lines[0]._id, qty: 1 }];
      expect((await client.send('POST', `/orders/${order.number}/cancel`, { idempotencyKey: key(), lines })).status).toBe(200);
      for (const { data } of await rows(`select data from jobs.job where name = 'order-news' and data ->> 'orderId' = $1`, order._id))
        await sendOrderNotification(shop.ctx, data as OrderNotification);
      const texts = JSON.stringify(await sentMails(shop, email));
      for (const part of [paid, '₹300', credited]) expect(texts).toContain(part);
      expect(await creditOf(client)).toBe(30_000);
    }
  });

  test('an invoice names it as a payment, and the price stays', async () => {
    const client = await withCredit(30_000);
    const made = await placed(client, withCreditOrder(30_000, { method: 'cod' }));
    const { parcels } = await readOrderView(client, made.order.number);
    await moveParcel(shop.ctx, { parcelId: parcels[0]._id, event: 'pack', by: 'operator' });
    const [row] = await rows('select document from invoices where order_id = $1', made.order._id);
    expect(row?.document).toMatchObject({ creditPaise: 30_000, codPaise: 50_100, payablePaise: 80_066, total: { totalPaise: 80_066 } });
  });
});

describe('an account that is deleted', () => {
  test('hears first what it has, ends it when that is accepted, and leaves nothing behind', async () => {
    const client = await signUpTestClient(shop);
    const { number, lineIds } = await delivered(shop, client, [[bowl, 1]]);
    await grantReturn((await report(client, number, lineIds[0], 'store-credit')).body.data.return._id);
    const { body } = await client.send('GET', '/users/export');
    expect(JSON.stringify(body)).toContain('"balancePaise":40033');
    expect((await client.send('DELETE', '/users/deleteMe', {})).body).toMatchObject({
      code: 'ACCOUNT_IN_USE',
      fields: { account: 'store-credit', number: '₹400.33' },
    });
    expect((await client.send('DELETE', '/users/deleteMe', { accept: ['store-credit'] })).status).toBe(200);
    expect(
      await rows(
        'select 1 from store_credit_accounts where user_id is not null and id in (select account_id from store_credit_movements where order_number = $1)',
        number,
      ),
    ).toEqual([]);
    const [ended] = await rows(
      `select sum(e.amount_paise)::int as paise from store_credit_movements m join store_credit_movements n on n.account_id = m.account_id
        join ledger_entries e on e.transaction_id = n.transaction_id and e.account = 'store-credit' where m.order_number = $1`,
      number,
    );
    expect(ended?.paise).toBe(0);
  });
});
