import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { moveParcel } from '#modules/orders/move-parcel.ts';
import { sendRefund } from '#modules/payments/send-refund.ts';
import { checkBooks } from '#modules/reconciliation/check-books.ts';
import { expectBalancedBooks } from '../../../test/support/balanced-books.ts';
import { buyer, delivered, readOrderView, stockOf } from '../../../test/support/place-orders.ts';
import { addSampleProducts, type SampleProduct } from '../../../test/support/sample-catalogue.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { createTestClient, sentMails, type TestClient } from '../../../test/support/test-client.ts';
import { answerReturn } from './add-message.ts';
import { type ReturnState, returnStates } from './contract.ts';
import { decideReturn, type ReturnDecision } from './decide-return.ts';
import { returnTransitions } from './return-rules.ts';

let shop: TestApp;
let products: SampleProduct[];
beforeAll(async () => {
  shop = await openTestApp();
  products = await addSampleProducts(shop, 3, (index) => ({ available: index === 2 ? 1 : 500, pricePaise: 33_333 }));
});
afterEach(() => expectBalancedBooks(shop.ctx));
afterAll(() => shop.close());

const run = (text: string, values: unknown[] = []) => shop.services.database.execute(text, values);
const product = (index: number) => products[index] as SampleProduct;
let keys = 0;
async function report(person: TestClient, number: string, lineId: unknown, qty = 1): Promise<string> {
  const answer = await person.send('POST', `/orders/${number}/returns`, {
    idempotencyKey: `decide-return-key-${++keys}`,
    lines: [{ lineId, qty, reason: 'damaged' }],
    wish: 'refund',
    message: 'It is broken.',
  });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body.data.return._id;
}
const decide = (id: string, event: ReturnDecision['event'], more: Partial<ReturnDecision> = {}) =>
  decideReturn(shop.ctx, { id, event, by: 'seller', ...more });
const refundsOf = async (orderId: string) =>
  (
    await run('select amount_paise::int as "amountPaise", reason, state, id from refunds where order_id = $1 order by created_at', [
      orderId,
    ])
  ).rows;

/** The way to each state. */
const ways: Record<ReturnState, readonly ReturnDecision['event'][] | 'withdraw'> = {
  requested: [],
  approved: ['approve'],
  refused: ['refuse'],
  received: ['approve', 'receive'],
  refunded: ['approve', 'refund'],
  replaced: ['approve', 'replace'],
  withdrawn: 'withdraw',
};
const events = ['approve', 'refuse', 'receive', 'refund', 'replace', 'reopen'] as const;

test.each(returnStates.flatMap((from) => events.map((event) => [from, event] as const)))(
  'a return that is %s × %s',
  async (from, event) => {
    const guest = createTestClient(shop);
    const { number, lineIds } = await delivered(shop, guest, [[product(0), 1]]);
    const id = await report(guest, number, lineIds[0]);
    const way = ways[from];
    if (way === 'withdraw') await guest.send('POST', `/orders/${number}/returns/${id}/withdraw`, {});
    else for (const step of way) await decide(id, step);
    const to = returnTransitions[from][event]?.to;
    if (to) expect(await decide(id, event, { decision: 'So it is.' })).toMatchObject({ state: to, decision: 'So it is.' });
    else await expect(decide(id, event)).rejects.toMatchObject({ code: 'WRONG_STATE' });
    const [view] = (await guest.send('GET', `/orders/${number}/returns`)).body.data.returns;
    expect(view.state).toBe(to ?? from);
    expect(view.timeline.at(-1).state).toBe(to ?? from);
  },
);

test('refunds exactly the units’ share, coupon included, with credit note and reversal', async () => {
  await run(`insert into coupons (code, kind, value, funded_by) values ('DIWALI', 'percentage', 1000, 'operator')`);
  const guest = createTestClient(shop);
  const bought = [[product(0), 3]] as const;
  const total = 99_999 - 10_000;
  const { orderId, number, lineIds } = await delivered(shop, guest, bought, { coupon: 'DIWALI', expectedTotalPaise: total });
  const view = await readOrderView(guest, number);
  expect(view.bill).toMatchObject({ couponPaise: 10_000, totalPaise: total });
  const first = await report(guest, number, lineIds[0], 1);
  const rest = await report(guest, number, lineIds[0], 2);
  for (const id of [first, rest]) {
    await decide(id, 'approve');
    await decide(id, 'refund');
  }
  const refunds = await refundsOf(orderId);
  expect(refunds.map(({ amountPaise }) => Number(amountPaise))).toEqual([29_999, 60_000]);
  expect(refunds.map(({ reason }) => reason)).toEqual(['returned', 'returned']);
  for (const { id } of refunds) await sendRefund(shop.ctx, String(id));
  const after = await readOrderView(guest, number);
  expect(after.bill.refundedPaise).toBe(total);
  expect(after.refunds.map((refund: { state: string }) => refund.state)).toEqual(['done', 'done']);
  const [parcel] = after.parcels;
  expect(parcel.invoices.map((paper: { kind: string }) => paper.kind)).toEqual(['invoice', 'credit-note', 'credit-note']);
  expect(parcel.lines[0]).toMatchObject({ qty: 3, refundedQty: 3, canReturn: false });
  for (const { _id } of parcel.invoices)
    expect(String((await guest.send('GET', `/orders/${number}/invoices/${_id}`)).body).slice(0, 5)).toBe('%PDF-');
  const { rows } = await run('select account, sum(amount_paise)::int as sum from ledger_entries where order_id = $1 group by account', [
    orderId,
  ]);
  expect(rows.filter(({ sum }) => Number(sum) !== 0)).toEqual([]);
});

test('restocks units that came back whole, and no others', async () => {
  const guest = createTestClient(shop);
  const { number, lineIds } = await delivered(shop, guest, [[product(1), 2]]);
  const left = await stockOf(shop, product(1));
  const whole = await report(guest, number, lineIds[0]);
  const broken = await report(guest, number, lineIds[0]);
  for (const id of [whole, broken]) await decide(id, 'approve');
  await decide(broken, 'refund');
  expect(await stockOf(shop, product(1))).toBe(left);
  await decide(whole, 'receive');
  await decide(whole, 'refund', { restock: true });
  expect(await stockOf(shop, product(1))).toBe(left + 1);
});

test('reserves a replacement, and leaves the return unchanged where there is none', async () => {
  const guest = createTestClient(shop);
  const { number, lineIds } = await delivered(shop, guest, [[product(0), 1]]);
  const left = await stockOf(shop, product(0));
  const id = await report(guest, number, lineIds[0]);
  await decide(id, 'approve');
  const sent = await decide(id, 'replace', { carrier: 'India Post', trackingNumber: 'EE1' });
  expect(sent).toMatchObject({ state: 'replaced', carrier: 'India Post', trackingNumber: 'EE1' });
  expect(await stockOf(shop, product(0))).toBe(left - 1);
  // It is a parcel of its own, on its way, and can be broken, too, once it has come.
  const [first, replacement] = (await readOrderView(guest, number)).parcels;
  expect(first.lines[0]).toMatchObject({ replacedQty: 1, canReturn: false });
  expect(replacement).toMatchObject({ state: 'shipped', replaces: first._id, trackingNumber: 'EE1' });
  await expect(report(guest, number, lineIds[0])).rejects.toThrow('already been reported');
  await moveParcel(shop.ctx, { parcelId: replacement._id, event: 'deliver', by: 'courier' });
  await run(`update parcels set delivered_at = now() - interval '30 days' where id = $1`, [first._id]);
  const second = await report(guest, number, lineIds[0]);
  await decide(second, 'approve');
  await decide(second, 'refund');

  const last = await delivered(shop, guest, [[product(2), 1]]);
  const only = await report(guest, last.number, last.lineIds[0]);
  await decide(only, 'approve');
  await expect(decide(only, 'replace')).rejects.toMatchObject({ code: 'OUT_OF_STOCK' });
  const [view] = (await guest.send('GET', `/orders/${last.number}/returns`)).body.data.returns;
  expect(view.state).toBe('approved');
});

test('refunds a return once when asked 20 times at once', async () => {
  const guest = createTestClient(shop);
  const { orderId, number, lineIds } = await delivered(shop, guest, [[product(0), 2]]);
  const id = await report(guest, number, lineIds[0]);
  await decide(id, 'approve');
  const left = await stockOf(shop, product(0));
  const all = await Promise.allSettled(Array.from({ length: 20 }, () => decide(id, 'refund', { restock: true })));
  expect(all.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
  for (const one of all) if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'WRONG_STATE' });
  expect((await refundsOf(orderId)).map(({ amountPaise }) => Number(amountPaise))).toEqual([33_333]);
  expect(await stockOf(shop, product(0))).toBe(left + 1);
  const [parcel] = (await readOrderView(guest, number)).parcels;
  expect(parcel.lines[0].refundedQty).toBe(1);
  expect(parcel.invoices).toHaveLength(2);
});

test('lets either a refund or a replacement win when both come at once', async () => {
  const guest = createTestClient(shop);
  const { number, lineIds } = await delivered(shop, guest, [[product(0), 1]]);
  const id = await report(guest, number, lineIds[0]);
  await decide(id, 'approve');
  const all = await Promise.allSettled((['refund', 'replace', 'refund', 'replace'] as const).map((event) => decide(id, event)));
  expect(all.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
});

test('refuses to reopen a return whose units were requested again', async () => {
  const guest = createTestClient(shop);
  const { number, lineIds } = await delivered(shop, guest, [[product(0), 1]]);
  const first = await report(guest, number, lineIds[0]);
  await decide(first, 'refuse', { decision: 'We see nothing.' });
  const second = await report(guest, number, lineIds[0]);
  await expect(decide(first, 'reopen')).rejects.toMatchObject({ code: 'NOT_RETURNABLE' });
  await guest.send('POST', `/orders/${number}/returns/${second}/withdraw`, {});
  expect((await decide(first, 'reopen')).state).toBe('requested');
  await decide(first, 'approve');
  await decide(first, 'refund');
});

test('refunds cash by hand, and notifies the operator', async () => {
  const guest = createTestClient(shop);
  const { orderId, number, lineIds } = await delivered(shop, guest, [[product(0), 2]], { method: 'cod' });
  const id = await report(guest, number, lineIds[0]);
  await decide(id, 'approve');
  await decide(id, 'refund', { by: 'operator' });
  expect(await refundsOf(orderId)).toMatchObject([{ amountPaise: 33_400, state: 'requested' }]);
  const toOperator = await sentMails(shop, shop.ctx.app.operator.supportEmail);
  expect(toOperator.some((mail) => mail.kind.includes('refund') && JSON.stringify(mail.blocks).includes(number))).toBe(true);
});

test.each([
  ['en', 'We have your return', '3-5 business days'],
  ['hi', 'का आपका अनुरोध', '3-5 कामकाजी दिन'],
] as const)('the buyer hears of every step in the language of the order (%s)', async (language, begin, days) => {
  const guest = createTestClient(shop);
  const contact = { ...buyer, email: `returns-${language}@example.com` };
  const { number, lineIds } = await delivered(shop, guest, [[product(0), 1]], { contact, language });
  const id = await report(guest, number, lineIds[0]);
  await decide(id, 'refuse', { decision: 'We see nothing.' });
  await decide(id, 'reopen', { by: 'operator' });
  await answerReturn(shop.ctx, { id, author: 'seller', text: 'Which corner?' });
  await decide(id, 'approve', { decision: 'Keep it.' });
  await decide(id, 'receive');
  await decide(id, 'refund');
  const mails = (await sentMails(shop, contact.email)).filter((mail) => mail.kind.startsWith('return-'));
  expect(mails.map((mail) => mail.kind)).toEqual(
    ['requested', 'refused', 'reopened', 'answer', 'approved', 'received', 'refunded'].map((kind) => `return-${kind}`),
  );
  const texts = mails.map((mail) => JSON.stringify(mail.blocks));
  expect(texts[0]).toContain(begin);
  expect(texts[1]).toContain('We see nothing.');
  expect(texts[3]).toContain('Which corner?');
  expect(texts[6]).toContain(days);
  const page = `${shop.ctx.app.operator.publicUrl}${language === 'hi' ? '/hi' : ''}/orders/${number}`;
  for (const text of texts) expect(text).toContain(page);
});

test('leaves nothing half done where a decision fails', async () => {
  const guest = createTestClient(shop);
  const { orderId, number, lineIds } = await delivered(shop, guest, [[product(0), 1]]);
  const id = await report(guest, number, lineIds[0]);
  await decide(id, 'approve');
  await run(`update returns set parcel_id = (select id from parcels where order_id <> $1 and state = 'delivered' limit 1) where id = $2`, [
    orderId,
    id,
  ]);
  await expect(decide(id, 'refund')).rejects.toThrow();
  expect(await refundsOf(orderId)).toEqual([]);
  expect(await checkBooks(shop.ctx)).toEqual([]);
  await expect(decide('nothing', 'approve')).rejects.toMatchObject({ code: 'RETURN_NOT_FOUND' });
});
