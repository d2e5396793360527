import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkBooks } from '#modules/reconciliation/check-books.ts';
import { demoAccounts } from '../src/server/demo-accounts.ts';
import { openDemoApp } from '../test/support/demo-app.ts';
import type { TestApp } from '../test/support/test-app.ts';
import { createTestClient } from '../test/support/test-client.ts';
import { seedDemoHub } from './seed-hub.ts';
import { seedDemoOrders } from './seed-orders.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openDemoApp();
});
afterAll(() => shop.close());

test('the demo buyer has a delivered and a travelling order, once, a seller a return to answer, and the books agree', async () => {
  await seedDemoOrders(shop.services);
  await seedDemoOrders(shop.services);
  const account = demoAccounts.find(({ role }) => role === 'buyer');
  const buyer = createTestClient(shop);
  await buyer.send('POST', '/users/login', { email: account?.email, password: account?.password });
  const list = (await buyer.send('GET', '/orders/buyer/orders/list')).body.data.data?.order ?? [];
  expect(list).toHaveLength(2);
  const { rows } = await shop.services.database.execute('select number from orders order by created_at', []);
  const states = [];
  for (const { number } of rows) {
    const { order } = (await buyer.send('GET', `/orders/${number}`)).body.data;
    states.push(order.parcels.map(({ state }: { state: string }) => state));
    for (const parcel of order.parcels)
      for (const line of parcel.lines)
        expect(line.returnableQty).toBe(parcel.state === 'delivered' && line.slug !== 'indigo-ajrakh-journal' ? 1 : 0);
  }
  expect(states.map((each) => [...new Set(each)])).toEqual([['delivered'], ['shipped']]);
  const seller = demoAccounts.find(({ role }) => role === 'seller');
  const owner = createTestClient(shop);
  await owner.send('POST', '/users/login', { email: seller?.email, password: seller?.password });
  const path = '/shops/morpankh-karigar-sahakari-samiti';
  const { counts } = (await owner.send('GET', `${path}/parcels?lane=to-pack`)).body.data;
  expect(counts).toMatchObject({ 'to-pack': 0, delivered: 1 });
  expect((await owner.send('GET', `${path}/returns`)).body.data.returns).toHaveLength(1);
  expect(await checkBooks(shop.ctx)).toEqual([]);
});

test('the demo seller finds work in every lane, a payout, a hold under appeal and a draft that came back, once', async () => {
  await seedDemoHub(shop.services);
  await seedDemoHub(shop.services);
  const account = demoAccounts.find(({ role }) => role === 'seller');
  const owner = createTestClient(shop);
  await owner.send('POST', '/users/login', { email: account?.email, password: account?.password });
  const read = async (path: string) => (await owner.send('GET', `/shops/morpankh-karigar-sahakari-samiti/${path}`)).body.data;
  const { counts } = await read('parcels?lane=to-pack');
  expect(counts).toMatchObject({ 'to-pack': 2, packed: 1, 'on-the-way': 1, problems: 1, delivered: 2 });
  const money = await read('money');
  expect(money.holds).toMatchObject([{ state: 'appealed' }]);
  const { payouts } = await read('money/payouts');
  expect(payouts).toMatchObject([{ state: 'paid', utr: 'SBINR52026DEMO01' }]);
  // Its statement is that of the month in which it was sold and paid, and nothing of it is left there.
  const statement = await read(`money/months/${payouts[0].sentAt.slice(0, 7)}`);
  const own = statement.rows.filter(
    ({ kind, amounts }: { kind: string; amounts: { seller: number } }) => kind === 'payout' && amounts.seller < 0,
  );
  expect(own).toMatchObject([{ at: payouts[0].sentAt, amounts: { seller: -payouts[0].amountPaise } }]);
  expect((await read('drafts')).drafts).toMatchObject([{ state: 'sent-back' }]);
  // Mails of past days wait for the worker.
  expect((await checkBooks(shop.ctx)).filter(({ check }) => check !== 'nothing-is-due')).toEqual([]);
});
