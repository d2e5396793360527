import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { listCashRefunds } from '#modules/payments/cash-refund-file.ts';
import { followCashRefunds } from '#modules/payments/follow-cash-refunds.ts';
import { resolveRefund } from '#modules/payments/resolve-refund.ts';
import { checkBooks } from '#modules/reconciliation/check-books.ts';
import { decideReturn } from '#modules/returns/decide-return.ts';
import { expectBalancedBooks } from '../../../test/support/balanced-books.ts';
import { delivered, readOrderView } from '../../../test/support/place-orders.ts';
import { addSampleProducts, type SampleProduct } from '../../../test/support/sample-catalogue.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { createTestClient, sentMails, signUpTestClient } from '../../../test/support/test-client.ts';
import type { OrderNotification } from './notify-buyer.ts';
import { remindRefundDestinations } from './remind-refund-destinations.ts';
import { refundSettledJob, sendOrderNotification } from './send-order-notification.ts';

let shop: TestApp;
let product: SampleProduct;
beforeAll(async () => {
  shop = await openTestApp();
  [product] = (await addSampleProducts(shop, 1, () => ({ available: 500, pricePaise: 40_000 }))) as [SampleProduct];
});
afterEach(() => expectBalancedBooks(shop.ctx));
afterAll(() => shop.close());

const run = async (text: string, values: unknown[] = []) => (await shop.services.database.execute(text, values)).rows;
const account = { to: 'account', holder: 'Asha Verma', account: '001234567890', accountAgain: '001234567890', ifsc: 'SBIN0001234' };

/** An order that was paid in cash, one of whose units is to be paid back. */
async function returned(person = createTestClient(shop), method = 'cod') {
  const { orderId, number, lineIds } = await delivered(shop, person, [[product, 2]], { method });
  const made = await person.send('POST', `/orders/${number}/returns`, {
    idempotencyKey: `cash-return-${number}`,
    lines: [{ lineId: lineIds[0], qty: 1, reason: 'damaged' }],
    wish: 'refund',
    message: 'It broke.',
  });
  const id = made.body.data.return._id;
  const settle = async () => {
    for (const event of ['approve', 'refund'] as const) await decideReturn(shop.ctx, { id, event, by: 'seller' });
  };
  const [contact] = await run('select email from order_contacts where order_id = $1', [orderId]);
  const name = (body: object) => person.send('POST', `/orders/${number}/refund-destination`, body);
  return { person, orderId, number, settle, name, email: String(contact?.email) };
}
type Returned = Awaited<ReturnType<typeof returned>>;

const refundOf = async ({ orderId }: Returned) => (await run('select * from refunds where order_id = $1', [orderId]))[0];
const fileRows = async ({ number }: Returned) =>
  (await listCashRefunds(shop.ctx)).data.csv.split('\r\n').filter((row) => row.includes(number));
async function buyerMails({ orderId, email }: Returned) {
  for (const { data } of await run(`select data from jobs.job where name = 'order-news' and data ->> 'orderId' = $1 order by created_on`, [
    orderId,
  ]))
    await sendOrderNotification(shop.ctx, data as OrderNotification);
  return sentMails(shop, email);
}
const operatorKinds = async (number: string) =>
  (await sentMails(shop, shop.ctx.app.operator.supportEmail)).flatMap(({ kind, blocks }) =>
    JSON.stringify(blocks).includes(number) ? [kind] : [],
  );

test('a refund of cash asks where it goes, is paid with the bank’s reference, and the account is forgotten', async () => {
  const of = await returned();
  await of.settle();
  expect((await readOrderView(of.person, of.number)).refunds).toMatchObject([
    { amountPaise: 40_000, state: 'requested', needsDestination: true },
  ]);
  const asking = JSON.stringify((await sentMails(shop, of.email)).find(({ kind }) => kind === 'return-refunded')?.blocks);
  expect(asking).toContain('tell us on the order’s page');
  expect(asking).not.toContain('the way you paid');
  expect(await fileRows(of)).toEqual([]);

  expect((await of.name({ ...account, accountAgain: '001234567899' })).body.fields).toEqual({ accountAgain: expect.any(String) });
  const named = await of.name(account);
  expect(named.body.data.order).toMatchObject({ refundTo: { kind: 'account', ending: '…7890' } });
  expect(named.body.data.order.refunds[0].needsDestination).toBeUndefined();
  expect(JSON.stringify(named.body)).not.toContain('001234567890');
  const [stored] = await run('select * from refund_destinations where order_id = $1', [of.orderId]);
  expect(JSON.stringify(stored)).not.toMatch(/001234567890|Asha|SBIN/);
  expect(await operatorKinds(of.number)).toEqual(expect.arrayContaining(['refund-waits']));

  const refund = await refundOf(of);
  expect(await fileRows(of)).toEqual([`${refund?.id},${of.number},400.00,NEFT,,Asha Verma,001234567890,SBIN0001234`]);
  expect(await resolveRefund(shop.ctx, String(refund?.id), 'done', '412345678901')).toBe(true);
  expect(await resolveRefund(shop.ctx, String(refund?.id), 'done', '412345678902')).toBe(false);
  expect(await run('select * from refund_destinations where order_id = $1', [of.orderId])).toEqual([]);
  expect((await readOrderView(of.person, of.number)).refunds).toMatchObject([{ state: 'done', paidTo: '…7890', bankRef: '412345678901' }]);
  await refundSettledJob.handle({ refund: String(refund?.id) }, shop.ctx);
  const sent = JSON.stringify((await sentMails(shop, of.email)).find(({ kind }) => kind === 'order-refund-sent')?.blocks);
  for (const words of ['…7890', '412345678901', '₹400']) expect(sent).toContain(words);
  expect(sent).not.toContain('the way you paid');
});

test('a transfer that the bank returns is owed again, and its buyer is asked for another account', async () => {
  const of = await returned();
  await of.settle();
  await of.name(account);
  const id = String((await refundOf(of))?.id);
  expect(await resolveRefund(shop.ctx, id, 'bounced')).toBe(false);
  for (const ref of ['412345678901', '412345678902']) {
    expect(await resolveRefund(shop.ctx, id, 'done', ref)).toBe(true);
    expect((await readOrderView(of.person, of.number)).refunds).toMatchObject([{ state: 'done', bankRef: ref }]);
    if (ref.endsWith('2')) break;
    expect(await resolveRefund(shop.ctx, id, 'bounced')).toBe(true);
    expect(await resolveRefund(shop.ctx, id, 'bounced')).toBe(false);
    await expectBalancedBooks(shop.ctx);
    expect((await readOrderView(of.person, of.number)).refunds).toMatchObject([{ state: 'requested', needsDestination: true }]);
    await remindRefundDestinations(shop.ctx);
    expect((await buyerMails(of)).map(({ kind }) => kind)).toContain('order-ask-refund-to');
    await of.name({ ...account, account: '009876543210', accountAgain: '009876543210' });
    expect(await fileRows(of)).toEqual([expect.stringContaining('009876543210')]);
  }
  const balances = await run(
    `select account, sum(amount_paise)::int as sum from ledger_entries where order_id = $1 and account in ('buyer', 'cod') group by account`,
    [of.orderId],
  );
  expect(Object.fromEntries(balances.map(({ account, sum }) => [account, sum]))).toEqual({ buyer: 0, cod: 40_000 });
});

test('where a refund goes can be said with the report already, and changed until it is paid', async () => {
  const of = await returned();
  expect((await of.name({ to: 'upi', upiId: 'asha.verma@okaxis' })).status).toBe(200);
  await of.settle();
  const mail = JSON.stringify((await sentMails(shop, of.email)).find(({ kind }) => kind === 'return-refunded')?.blocks);
  expect(mail).toContain('your UPI id ending …rma@okaxis');
  await of.name({ to: 'upi', upiId: '9829012345@ybl' });
  expect(await fileRows(of)).toEqual([expect.stringContaining(',UPI,9829012345@ybl,')]);
});

test('only the buyer of an order whose cash was collected can say where a refund goes', async () => {
  const of = await returned();
  const path = `/orders/${of.number}/refund-destination`;
  expect((await createTestClient(shop).send('POST', path, account)).body.code).toBe('ORDER_NOT_FOUND');
  const paid = await returned(createTestClient(shop), 'demo');
  expect((await paid.name(account)).body).toMatchObject({ code: 'INVALID_INPUT', fields: { to: expect.any(String) } });
  expect((await readOrderView(paid.person, paid.number)).canNameRefundTo).toBeUndefined();
  expect((await createTestClient(shop).send('GET', '/desk/refunds/cash')).status).toBe(401);
});

test('the buyer is reminded some times, the operator every day once it can be paid, and the books find old ones', async () => {
  const of = await returned();
  await of.settle();
  await run(`update refunds set created_at = now() - interval '4 days' where order_id = $1`, [of.orderId]);
  for (let day = 0; day < 8; day++) {
    for (let runs = 0; runs < 2; runs++) await remindRefundDestinations(shop.ctx);
    await run(`update refunds set asked_at = asked_at - interval '4 days' where order_id = $1`, [of.orderId]);
  }
  const asked = (await buyerMails(of)).filter(({ kind }) => kind === 'order-ask-refund-to');
  expect(asked).toHaveLength(5);
  expect(JSON.stringify(asked[0]?.blocks)).toContain(`/orders/${of.number}/refund-to`);
  const findings = async () => (await checkBooks(shop.ctx)).filter(({ check }) => check === 'refunds-in-time').length;
  await run(`update refunds set created_at = now() - interval '20 days' where order_id = $1`, [of.orderId]);
  expect(await findings()).toBe(0);
  await of.name(account);
  await followCashRefunds(shop.ctx);
  expect(await operatorKinds(of.number)).not.toContain('cash-refunds-wait');
  await run(`update refund_destinations set given_at = now() - interval '3 days' where order_id = $1`, [of.orderId]);
  for (let runs = 0; runs < 2; runs++) await followCashRefunds(shop.ctx);
  await run(`update refund_destinations set given_at = now() - interval '9 days' where order_id = $1`, [of.orderId]);
  await run(`update refunds set told_at = told_at - interval '2 days' where order_id = $1`, [of.orderId]);
  await followCashRefunds(shop.ctx);
  const told = (await operatorKinds(of.number)).filter((kind) => kind.startsWith('cash-refunds'));
  expect(told).toEqual(['cash-refunds-wait', 'cash-refunds-overdue']);
  expect(await findings()).toBe(1);
  await resolveRefund(shop.ctx, String((await refundOf(of))?.id), 'done', '412345678901');
});

test('money whose buyer never says where it goes does not hold an account for ever, and erasure takes the rest', async () => {
  const person = await signUpTestClient(shop);
  const of = await returned(person);
  await of.settle();
  expect((await person.send('DELETE', '/users/deleteMe')).status).toBe(409);
  await of.name(account);
  await run(`update refunds set created_at = now() - interval '31 days' where order_id = $1`, [of.orderId]);
  expect((await person.send('DELETE', '/users/deleteMe')).status).toBe(409);
  await run('delete from refund_destinations where order_id = $1', [of.orderId]);
  expect((await person.send('DELETE', '/users/deleteMe')).status).toBe(200);
  expect(await run('select 1 from refund_destinations where order_id = $1', [of.orderId])).toEqual([]);
  await resolveRefund(shop.ctx, String((await refundOf(of))?.id), 'done');
});
