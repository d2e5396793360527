import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { sendRefund } from '#modules/payments/send-refund.ts';
import { decideReturn } from '#modules/returns/decide-return.ts';
import { expectBalancedBooks } from '../../../test/support/balanced-books.ts';
import { capture, deliver, orderOf, placed, readOrderView, stockOf } from '../../../test/support/place-orders.ts';
import { addSampleProducts, type SampleProduct } from '../../../test/support/sample-catalogue.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { createTestClient, sentMails, signUpTestClient, type TestClient } from '../../../test/support/test-client.ts';
import { advanceParcels } from './advance-parcels.ts';
import { moveParcel, type ParcelMove } from './move-parcel.ts';
import type { OrderNotification } from './notify-buyer.ts';
import { refundGoodwill } from './refund-goodwill.ts';
import { sendOrderNotification } from './send-order-notification.ts';

let shop: TestApp;
let products: SampleProduct[];
beforeAll(async () => {
  shop = await openTestApp();
  products = await addSampleProducts(shop, 5, (index) => ({
    available: index >= 3 ? 2 : 500,
    perishable: index === 2,
    pricePaise: 33_333,
  }));
});
afterEach(() => expectBalancedBooks(shop.ctx));
afterAll(() => shop.close());

const run = (text: string, values: unknown[] = []) => shop.services.database.execute(text, values);
const product = (index: number) => products[index] as SampleProduct;
const move = (parcelId: string, event: ParcelMove['event'], more: Partial<ParcelMove> = {}) =>
  moveParcel(shop.ctx, { parcelId, event, by: 'operator', ...more });

interface Bought {
  person: TestClient;
  number: string;
  orderId: string;
  parcelId: string;
  email: string;
}

/** A parcel of an order, as far on its way as the events bring it. */
async function bought(
  index: number,
  method: 'demo' | 'cod',
  events: readonly ParcelMove['event'][],
  person = createTestClient(shop),
): Promise<Bought> {
  const body = orderOf([[product(index), 2]], { method });
  const answer = await placed(person, body);
  if (method === 'demo') await capture(shop, answer);
  const { number, _id: orderId } = answer.order;
  const parcelId = (await readOrderView(person, number)).parcels[0]._id;
  for (const event of events) await move(parcelId, event);
  return { person, number, orderId, parcelId, email: body.contact.email };
}

const shipped = ['pack', 'ship'] as const;
const viewOf = async ({ person, number }: Bought) => readOrderView(person, number);
const parcelOf = async (of: Bought, place = 0) => (await viewOf(of)).parcels[place];
const answer = (of: Bought, act: string, body: object = {}) =>
  of.person.send('POST', `/orders/${of.number}/parcels/${of.parcelId}/${act}`, body);
/** Reads what an account of the books holds for an order, in paise. */
const balance = async ({ orderId }: Bought, account: string) =>
  Number(
    (await run('select coalesce(sum(amount_paise), 0) as sum from ledger_entries where order_id = $1 and account = $2', [orderId, account]))
      .rows[0]?.sum,
  );
const late = ({ parcelId }: Bought) => run(`update parcels set promised_until = current_date - 1 where id = $1`, [parcelId]);
const past = ({ parcelId }: Bought, column: string, days: number) =>
  run(`update parcels set ${column} = ${column} - make_interval(days => $2) where id = $1`, [parcelId, days]);
/** The mails to the buyer, once those that wait are written. */
async function mailsOf({ orderId, email }: Bought) {
  const waiting = await run(`select data from jobs.job where name = 'order-news' and data ->> 'orderId' = $1 order by created_on`, [
    orderId,
  ]);
  for (const { data } of waiting.rows) await sendOrderNotification(shop.ctx, data as OrderNotification);
  return sentMails(shop, email);
}
const buyerKinds = async (of: Bought) => (await mailsOf(of)).map((mail) => mail.kind);
const kindsOf = async (address: string) => (await sentMails(shop, address)).map((mail) => mail.kind);

test.each(['out-of-stock', 'cannot-deliver'] as const)(
  'a packed parcel, perishable too, is cancelled by its seller (%s)',
  async (reason) => {
    const of = await bought(2, 'demo', ['pack']);
    const left = await stockOf(shop, product(2));
    await expect(move(of.parcelId, 'cancel', { by: 'buyer' })).rejects.toMatchObject({ code: 'WRONG_STATE' });
    expect(await move(of.parcelId, 'cancel', { by: 'seller', reason, note: 'The kiln broke.' })).toBe('cancelled');
    const view = await viewOf(of);
    expect(view.refunds).toMatchObject([{ amountPaise: 66_666, reason: 'cancelled', state: 'requested' }]);
    expect(view.parcels[0]).toMatchObject({ state: 'cancelled', reason, note: 'The kiln broke.' });
    expect(view.parcels[0].invoices.map(({ kind }: { kind: string }) => kind)).toEqual(['invoice', 'credit-note']);
    // The units that were never there are not sold again.
    expect(await stockOf(shop, product(2))).toBe(reason === 'out-of-stock' ? left : left + 2);
    expect(await balance(of, 'seller')).toBe(0);
    const mail = (await mailsOf(of)).find(({ kind }) => kind === 'order-cancelled-by-us');
    for (const words of ['Piece 2', '₹666.66', 'The kiln broke.', 'by ']) expect(JSON.stringify(mail?.blocks)).toContain(words);
  },
);

test('units of a parcel are cancelled by the operator, the rest is shipped', async () => {
  const of = await bought(0, 'demo', ['pack']);
  const lineId = (await parcelOf(of)).lines[0]._id;
  expect(await move(of.parcelId, 'cancel', { reason: 'damaged', lines: [{ lineId, qty: 1 }] })).toBe('packed');
  await expect(move(of.parcelId, 'cancel', { reason: 'damaged', lines: [{ lineId: 'other', qty: 1 }] })).rejects.toMatchObject({
    code: 'INVALID_INPUT',
  });
  expect(await move(of.parcelId, 'ship')).toBe('shipped');
  expect((await viewOf(of)).refunds).toMatchObject([{ amountPaise: 33_333 }]);
});

test('cash that was never collected is not in the books: refused at the door, back, sold again', async () => {
  const person = await signUpTestClient(shop);
  const of = await bought(0, 'cod', shipped, person);
  const left = await stockOf(shop, product(0));
  expect((await parcelOf(of)).duePaise).toBe(66_700);
  expect((await viewOf(of)).bill).toMatchObject({ totalPaise: 66_666, roundOffPaise: 34 });
  await move(of.parcelId, 'refuse', { by: 'courier' });
  await move(of.parcelId, 'return-to-origin', { by: 'courier' });
  await expect(move(of.parcelId, 'take-back')).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  expect((await person.send('DELETE', '/users/deleteMe')).status).toBe(409);
  expect(await move(of.parcelId, 'take-back', { restock: true })).toBe('refunded');
  expect([await balance(of, 'cod'), await balance(of, 'buyer'), await balance(of, 'seller')]).toEqual([0, 0, 0]);
  const view = await viewOf(of);
  expect([view.refunds, view.parcels[0].duePaise]).toEqual([[], 0]);
  expect(await stockOf(shop, product(0))).toBe(left + 2);
  expect((await person.send('DELETE', '/users/deleteMe')).status).toBe(200);
});

test('a parcel that was refused at the door is paid back where it is lost on its way back, and is not sent again', async () => {
  const of = await bought(0, 'demo', [...shipped, 'refuse', 'return-to-origin']);
  await expect(move(of.parcelId, 'resend')).rejects.toMatchObject({ code: 'WRONG_STATE' });
  expect(await move(of.parcelId, 'lose', { by: 'courier' })).toBe('refunded');
  const view = await viewOf(of);
  expect(view.refunds).toMatchObject([{ amountPaise: 66_666, reason: 'not-received' }]);
  expect(view.parcels).toMatchObject([{ state: 'refunded', remedies: [] }]);
  expect(await buyerKinds(of)).toContain('order-lost-refunded');
  expect(await buyerKinds(of)).not.toContain('order-lost');
});

test('one that waits as lost since an earlier release offers money alone', async () => {
  const of = await bought(0, 'demo', [...shipped, 'refuse']);
  await shop.services.database.execute("update parcels set state = 'lost' where id = $1", [of.parcelId]);
  expect((await parcelOf(of)).remedies).toEqual(['refund']);
  expect((await answer(of, 'remedy', { remedy: 'replacement' })).body.code).toBe('WRONG_STATE');
  expect((await answer(of, 'remedy', { remedy: 'refund' })).status).toBe(200);
  expect((await viewOf(of)).refunds).toMatchObject([{ amountPaise: 66_666 }]);
});

test('a refused parcel that was handed over after all is one like any other', async () => {
  const of = await bought(0, 'demo', [...shipped, 'refuse', 'deliver']);
  expect((await answer(of, 'not-received', { remedy: 'replacement' })).status).toBe(200);
  expect(await move(of.parcelId, 'lose', { by: 'courier' })).toBe('resent');
});

test('a prepaid parcel that comes back is refunded, and written off where its units broke', async () => {
  const of = await bought(0, 'demo', shipped);
  const left = await stockOf(shop, product(0));
  for (const event of ['fail-delivery', 'ship', 'fail-delivery', 'return-to-origin'] as const)
    await move(of.parcelId, event, { by: 'courier' });
  expect(await move(of.parcelId, 'take-back', { restock: false })).toBe('returned');
  expect(await parcelOf(of)).toMatchObject({ state: 'returned', remedies: ['refund', 'replacement'] });
  expect((await viewOf(of)).refunds).toEqual([]);
  expect((await answer(of, 'remedy', { remedy: 'refund' })).status).toBe(200);
  expect((await viewOf(of)).refunds).toMatchObject([{ amountPaise: 66_666, reason: 'returned' }]);
  expect(await stockOf(shop, product(0))).toBe(left);
  expect(await buyerKinds(of)).toEqual(expect.arrayContaining(['order-undeliverable', 'order-returning', 'order-returned']));
});

test('a parcel that is back whole is sent again itself, also where nothing else is in stock', async () => {
  const of = await bought(3, 'demo', [...shipped, 'return-to-origin']);
  expect(await stockOf(shop, product(3))).toBe(0);
  await move(of.parcelId, 'take-back', { restock: true });
  // It waits for the buyer, and is not on sale meanwhile.
  expect(await stockOf(shop, product(3))).toBe(0);
  expect(await buyerKinds(of)).toContain('order-returned');
  for (let times = 0; times < 2; times++) expect((await answer(of, 'remedy', { remedy: 'replacement' })).status).toBe(200);
  expect(await viewOf(of)).toMatchObject({ parcels: [{ state: 'resent' }, { state: 'confirmed' }], refunds: [] });
  expect(await stockOf(shop, product(3))).toBe(0);
  expect(await buyerKinds(of)).toContain('order-back-resent');
  await move((await parcelOf(of, 1))._id, 'cancel', { reason: 'cannot-deliver' });
  expect(await stockOf(shop, product(3))).toBe(2);
});

test('a broken parcel that is back cannot be sent again from an empty stock; silence gives the money back', async () => {
  const of = await bought(4, 'demo', [...shipped, 'return-to-origin']);
  await move(of.parcelId, 'take-back', { restock: false });
  expect((await answer(of, 'remedy', { remedy: 'replacement' })).body.code).toBe('OUT_OF_STOCK');
  await past(of, 'state_at', 8);
  await advanceParcels(shop.ctx);
  await past(of, 'reminded_at', 5);
  await advanceParcels(shop.ctx);
  expect(await viewOf(of)).toMatchObject({ parcels: [{ state: 'refunded' }], refunds: [{ amountPaise: 66_666, reason: 'returned' }] });
});

test('a parcel that is back follows the choice that its buyer made before, and a cash one may be sent again', async () => {
  const of = await bought(0, 'cod', [...shipped, 'return-to-origin']);
  await move(of.parcelId, 'take-back', { restock: true });
  expect(await parcelOf(of)).toMatchObject({ isUnpaid: true, remedies: ['refund', 'replacement'], duePaise: 0 });
  expect((await answer(of, 'remedy', { remedy: 'replacement' })).status).toBe(200);
  expect((await parcelOf(of, 1)).duePaise).toBeGreaterThan(0);
});

test('a seller’s own word that a parcel has arrived asks the buyer, and begins no days', async () => {
  const of = await bought(0, 'demo', shipped);
  const { sellerId } = (await run('select seller_id as "sellerId" from parcels where id = $1', [of.parcelId])).rows[0] as {
    sellerId: string;
  };
  const word = { by: 'courier', sellerId } as const;
  await expect(move(of.parcelId, 'deliver', word)).rejects.toMatchObject({
    fields: { trackingNumber: expect.any(String), note: expect.any(String) },
  });
  await expect(move(of.parcelId, 'deliver', { ...word, trackingNumber: 'AB1' })).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  expect(await move(of.parcelId, 'deliver', { by: 'seller', sellerId })).toBe('delivered');
  expect(await buyerKinds(of)).toContain('order-ask-arrival');
  await past(of, 'delivered_at', 60);
  expect(await parcelOf(of)).toMatchObject({ isPresumed: true, canReportMissing: true, canConfirm: true });
  expect((await parcelOf(of)).lines[0].canReturn).toBe(true);
  await expect(move(of.parcelId, 'confirm-receipt', { by: 'seller', sellerId })).rejects.toMatchObject({ code: 'WRONG_STATE' });
  // A report of the buyer is not answered by the seller's word either.
  expect((await answer(of, 'not-received', { remedy: 'refund' })).status).toBe(200);
  await expect(move(of.parcelId, 'deliver', { by: 'seller', sellerId })).rejects.toMatchObject({ code: 'WRONG_STATE' });
  const proof = { ...word, trackingNumber: 'AB1', note: 'Signed by A. Verma' };
  expect(await move(of.parcelId, 'deliver', proof)).toBe('delivered');
  expect((await parcelOf(of)).isPresumed).toBeUndefined();
  await past(of, 'delivered_at', 8);
  expect((await parcelOf(of)).lines[0].canReturn).toBe(false);
});

test('a buyer whose parcel never came reports it, and is paid back when the shop has no proof', async () => {
  const of = await bought(0, 'demo', shipped);
  expect((await answer(of, 'not-received', { remedy: 'refund' })).body.code).toBe('WRONG_STATE');
  await late(of);
  expect(
    (await createTestClient(shop).send('POST', `/orders/${of.number}/parcels/${of.parcelId}/not-received`, { remedy: 'refund' })).body.code,
  ).toBe('ORDER_NOT_FOUND');
  for (let times = 0; times < 2; times++) expect((await answer(of, 'not-received', { remedy: 'refund' })).status).toBe(200);
  expect(await parcelOf(of)).toMatchObject({ state: 'not-received', remedy: 'refund' });
  // Without an answer the shop is reminded, and in the end the parcel counts as lost.
  await past(of, 'state_at', 11);
  await advanceParcels(shop.ctx);
  expect((await parcelOf(of)).state).toBe('not-received');
  await past(of, 'reminded_at', 9);
  await advanceParcels(shop.ctx);
  expect(await viewOf(of)).toMatchObject({ parcels: [{ state: 'refunded' }], refunds: [{ amountPaise: 66_666, reason: 'not-received' }] });
  expect(await buyerKinds(of)).toEqual(expect.arrayContaining(['order-not-received', 'order-lost-refunded']));
  expect(await kindsOf(shop.ctx.app.operator.supportEmail)).toContain('parcels-escalated');
});

test.each([
  ['undeliverable', 'demo'],
  ['refused', 'cod'],
] as const)('a parcel of which its courier says nothing after it was %s counts as lost in the end', async (state, method) => {
  const of = await bought(0, method, [...shipped, state === 'refused' ? 'refuse' : 'fail-delivery']);
  await past(of, 'state_at', 40);
  await advanceParcels(shop.ctx);
  // The seller and the operator were told first, and had time to answer.
  expect((await parcelOf(of)).state).toBe(state);
  await past(of, 'reminded_at', 29);
  await advanceParcels(shop.ctx);
  // The buyer of one that was refused has no choice to make.
  expect((await parcelOf(of)).state).toBe(state === 'refused' ? 'refunded' : 'lost');
  await past(of, 'state_at', 8);
  await advanceParcels(shop.ctx);
  await past(of, 'reminded_at', 5);
  await advanceParcels(shop.ctx);
  const paid = { parcels: [{ state: 'refunded' }], refunds: method === 'cod' ? [] : [{ amountPaise: 66_666, reason: 'not-received' }] };
  expect(await viewOf(of)).toMatchObject(paid);
  expect([await balance(of, 'seller'), await balance(of, 'cod')]).toEqual([0, 0]);
});

test('a proof of delivery is shown, and begins the days in which the buyer can object', async () => {
  const of = await bought(0, 'demo', shipped);
  await late(of);
  await answer(of, 'not-received', { remedy: 'replacement' });
  await move(of.parcelId, 'deliver', { note: 'Signed by A. Verma on 12 November' });
  expect(await parcelOf(of)).toMatchObject({ state: 'delivered', note: 'Signed by A. Verma on 12 November', canReportMissing: true });
  expect((await answer(of, 'not-received', { remedy: 'replacement' })).status).toBe(200);
  await move(of.parcelId, 'deliver', { note: 'Signed' });
  await past(of, 'delivered_at', 8);
  expect((await answer(of, 'not-received', { remedy: 'replacement' })).body.code).toBe('WRONG_STATE');
});

test('a lost parcel is sent again as one of its own; its cash is collected with that one, once', async () => {
  const of = await bought(0, 'cod', shipped);
  const left = await stockOf(shop, product(0));
  await move(of.parcelId, 'lose', { by: 'courier' });
  expect((await parcelOf(of)).remedies).toEqual(['refund', 'replacement']);
  for (let times = 0; times < 2; times++) expect((await answer(of, 'remedy', { remedy: 'replacement' })).status).toBe(200);
  const [first, second] = (await viewOf(of)).parcels;
  expect([first.state, first.duePaise, second.state, second.duePaise]).toEqual(['resent', 0, 'confirmed', 66_700]);
  expect(second.lines[0]).toMatchObject({ qty: 2, paidPaise: 0 });
  expect(await stockOf(shop, product(0))).toBe(left - 2);
  for (const event of ['pack', 'ship', 'deliver'] as const) await move(second._id, event);
  expect([await balance(of, 'cod'), await balance(of, 'buyer'), await balance(of, 'round-off')]).toEqual([66_700, 0, -34]);
  expect((await parcelOf(of, 1)).lines[0]).toMatchObject({ returnableQty: 2 });
});

test('the last units cannot be sent again where there are none; silence of the buyer gives the money back', async () => {
  const of = await bought(3, 'demo', shipped);
  await move(of.parcelId, 'lose');
  expect((await answer(of, 'remedy', { remedy: 'replacement' })).body.code).toBe('OUT_OF_STOCK');
  await past(of, 'state_at', 8);
  await advanceParcels(shop.ctx);
  expect((await parcelOf(of)).state).toBe('lost');
  await past(of, 'reminded_at', 5);
  await advanceParcels(shop.ctx);
  expect(await viewOf(of)).toMatchObject({ parcels: [{ state: 'refunded' }], refunds: [{ amountPaise: 66_666 }] });
});

test('a chain of replacements is bounded: after that the money goes back', async () => {
  const of = await bought(0, 'demo', shipped);
  let parcelId = of.parcelId;
  for (let place = 0; place < 2; place++) {
    await move(parcelId, 'lose');
    await move(parcelId, 'resend');
    parcelId = (await parcelOf(of, place + 1))._id;
    for (const event of shipped) await move(parcelId, event);
  }
  await move(parcelId, 'lose');
  expect((await parcelOf(of, 2)).remedies).toEqual(['refund']);
  await expect(move(parcelId, 'resend')).rejects.toMatchObject({ code: 'WRONG_STATE' });
  await move(parcelId, 'refund');
  expect((await viewOf(of)).refunds).toMatchObject([{ amountPaise: 66_666 }]);
});

test('a replacement that cannot be sent is cancelled, and its units are refunded', async () => {
  const of = await bought(0, 'demo', [...shipped, 'lose', 'resend']);
  const left = await stockOf(shop, product(0));
  await move((await parcelOf(of, 1))._id, 'cancel', { reason: 'cannot-deliver' });
  const view = await viewOf(of);
  expect(view.refunds).toMatchObject([{ amountPaise: 66_666, reason: 'cancelled' }]);
  expect(view.parcels[0].invoices.map(({ kind }: { kind: string }) => kind)).toEqual(['invoice', 'credit-note']);
  expect(await stockOf(shop, product(0))).toBe(left + 2);
});

test('silence never shortens the window: a presumed delivery can be reported until it is confirmed', async () => {
  const of = await bought(0, 'demo', shipped);
  await run('update parcels set promised_until = current_date - 60 where id = $1', [of.parcelId]);
  await advanceParcels(shop.ctx);
  // Late, but handed over today.
  expect(await buyerKinds(of)).not.toContain('order-ask-arrival');
  await past(of, 'shipped_at', 18);
  await advanceParcels(shop.ctx);
  expect(await buyerKinds(of)).toContain('order-ask-arrival');
  await past(of, 'reminded_at', 8);
  await advanceParcels(shop.ctx);
  await past(of, 'delivered_at', 60);
  expect(await parcelOf(of)).toMatchObject({ state: 'delivered', isPresumed: true, canReportMissing: true });
  expect((await parcelOf(of)).lines[0].canReturn).toBe(true);
  expect((await answer(of, 'received')).status).toBe(200);
  expect((await parcelOf(of)).isPresumed).toBeUndefined();
  await past(of, 'delivered_at', 8);
  expect((await parcelOf(of)).lines[0].canReturn).toBe(false);
});

test('goodwill is given once for a reason, at most what is left, and counts towards a later refund', async () => {
  const of = await bought(0, 'demo', [...shipped, 'deliver']);
  const [{ slug }] = (await viewOf(of)).parcels.map(({ seller }: { seller: { slug: string } }) => seller);
  const owed = await balance(of, 'seller');
  const give = (amountPaise: number, bearer: string, reason = 'A scratch') =>
    refundGoodwill(shop.ctx, { number: of.number, amountPaise, bearer, reason });
  await Promise.all([give(10_000, slug), give(10_000, slug)]);
  await give(5_000, 'shop');
  expect([await balance(of, 'goodwill'), (await balance(of, 'seller')) - owed]).toEqual([5_000, 10_000]);
  await expect(give(60_000, 'shop')).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  await expect(give(100, 'nobody')).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  const lineId = (await parcelOf(of)).lines[0]._id;
  const made = await of.person.send('POST', `/orders/${of.number}/returns`, {
    idempotencyKey: `goodwill-${of.number}`,
    lines: [{ lineId, qty: 2, reason: 'damaged' }],
    wish: 'refund',
    message: 'Broken.',
  });
  for (const event of ['approve', 'refund'] as const) await decideReturn(shop.ctx, { id: made.body.data.return._id, event, by: 'seller' });
  for (const { id } of (await run('select id from refunds where order_id = $1', [of.orderId])).rows) await sendRefund(shop.ctx, String(id));
  const view = await viewOf(of);
  expect(view.bill.refundedPaise).toBe(66_666);
  expect([await balance(of, 'buyer'), await balance(of, 'goodwill'), await balance(of, 'seller')]).toEqual([0, 0, 0]);
  expect(await buyerKinds(of)).toContain('order-goodwill');
});

test('an order that costs nothing has no method, and is presumed delivered like one that is paid', async () => {
  await run(`insert into coupons (code, kind, value, funded_by) values ('GRATIS', 'percentage', 10000, 'operator')`);
  const person = createTestClient(shop);
  const { order } = await placed(person, orderOf([[product(0), 1]], { coupon: 'GRATIS', expectedTotalPaise: 0 }));
  expect((await run('select method from orders where id = $1', [order._id])).rows).toEqual([{ method: 'none' }]);
  const parcelId = (await readOrderView(person, order.number)).parcels[0]._id;
  for (const event of shipped) await move(parcelId, event);
  await run(`update parcels set promised_until = current_date - 60, shipped_at = shipped_at - interval '18 days' where id = $1`, [
    parcelId,
  ]);
  await advanceParcels(shop.ctx);
  await run(`update parcels set reminded_at = reminded_at - interval '8 days' where id = $1`, [parcelId]);
  await advanceParcels(shop.ctx);
  expect((await readOrderView(person, order.number)).parcels[0].state).toBe('delivered');
});

test('the coupon is free again once nothing of the order stands', async () => {
  await run(`insert into coupons (code, kind, value, funded_by, uses_limit) values ('ONCE', 'fixed', 1000, 'operator', 1)`);
  const person = createTestClient(shop);
  const made = await placed(person, orderOf([[product(0), 2]], { method: 'demo', coupon: 'ONCE', expectedTotalPaise: 65_666 }));
  await capture(shop, made);
  const parcelId = (await readOrderView(person, made.order.number)).parcels[0]._id;
  for (const event of [...shipped, 'lose', 'refund'] as const) await move(parcelId, event);
  expect((await run(`select uses from coupons where code = 'ONCE'`)).rows).toEqual([{ uses: 0 }]);
});

test('a cash parcel that waits is told of again and again, and never presumed delivered', async () => {
  const of = await bought(0, 'cod', shipped);
  await run(`update parcels set promised_until = current_date - 90, shipped_at = shipped_at - interval '90 days' where id = $1`, [
    of.parcelId,
  ]);
  const sent = async () =>
    (await sentMails(shop, shop.ctx.app.operator.supportEmail)).filter(
      ({ kind, blocks }) => kind === 'parcels-escalated' && JSON.stringify(blocks).includes(of.parcelId),
    ).length;
  for (let times = 1; times <= 3; times++) {
    for (let runs = 0; runs < 2; runs++) await advanceParcels(shop.ctx);
    expect(await sent()).toBe(times);
    await past(of, 'escalated_at', 8);
    await past(of, 'reminded_at', 8);
  }
  expect((await parcelOf(of)).state).toBe('shipped');
});

test('a broken replacement is reported within its own days, and its refund is that of its units', async () => {
  const person = createTestClient(shop);
  const body = orderOf([[product(0), 2]], { method: 'demo' });
  const made = await placed(person, body);
  await capture(shop, made);
  const { number, _id: orderId } = made.order;
  await deliver(shop, person, number);
  const [first] = (await readOrderView(person, number)).parcels;
  let keys = 0;
  const report = (parcelId: string) =>
    person.send('POST', `/orders/${number}/returns`, {
      idempotencyKey: `replacement-${number}-${++keys}`,
      parcelId,
      lines: [{ lineId: first.lines[0]._id, qty: 1, reason: 'damaged' }],
      wish: 'replacement',
      message: 'Broken.',
    });
  const one = (await report(first._id)).body.data.return._id;
  for (const event of ['approve', 'replace'] as const) await decideReturn(shop.ctx, { id: one, event, by: 'seller' });
  const replacement = (await readOrderView(person, number)).parcels[1];
  expect((await report(replacement._id)).body.code).toBe('NOT_RETURNABLE');
  for (const event of ['pack', 'ship', 'deliver'] as const) await move(replacement._id, event);
  await run(`update parcels set delivered_at = now() - interval '20 days' where id = $1`, [first._id]);
  expect((await report(first._id)).body.code).toBe('RETURN_TOO_LATE');
  const two = (await report(replacement._id)).body.data.return._id;
  for (const event of ['approve', 'refund'] as const) await decideReturn(shop.ctx, { id: two, event, by: 'seller' });
  expect((await report(replacement._id)).body.code).toBe('NOT_RETURNABLE');
  const view = await readOrderView(person, number);
  expect(view.refunds).toMatchObject([{ amountPaise: 33_333 }]);
  expect(orderId).toBe(view._id);
});
