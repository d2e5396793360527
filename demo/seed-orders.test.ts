import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkBooks } from '#modules/reconciliation/check-books.ts';
import { demoAccounts } from '../src/server/demo-accounts.ts';
import { openDemoApp } from '../test/support/demo-app.ts';
import type { TestApp } from '../test/support/test-app.ts';
import { createTestClient } from '../test/support/test-client.ts';
import { seedDemoOrders } from './seed-orders.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openDemoApp();
});
afterAll(() => shop.close());

test('the demo buyer has a delivered and a travelling order, once, and the books agree', async () => {
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
      for (const line of parcel.lines) expect(line.returnableQty).toBe(parcel.state === 'delivered' ? 1 : 0);
  }
  expect(states.map((each) => [...new Set(each)])).toEqual([['delivered'], ['shipped']]);
  expect(await checkBooks(shop.ctx)).toEqual([]);
});
