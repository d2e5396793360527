import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { expectBalancedBooks } from '../../../test/support/balanced-books.ts';
import { raceTimeout, rounds } from '../../../test/support/nightly-rounds.ts';
import { capture, expire, orderOf, placed, readOrderView, stockOf } from '../../../test/support/place-orders.ts';
import { addSampleProducts, type SampleProduct } from '../../../test/support/sample-catalogue.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { createTestClient } from '../../../test/support/test-client.ts';
import { releaseExpired } from './release-expired.ts';

let shop: TestApp;
let products: SampleProduct[];
beforeAll(async () => {
  shop = await openTestApp();
  products = await addSampleProducts(shop, 5, (index) => ({ available: index === 2 ? 5_000 : 10, pricePaise: 20_000 }));
  await run(`insert into coupons (code, kind, value, funded_by, uses_limit) values ('ONCE', 'fixed', 1000, 'operator', 1)`);
});
afterEach(() => expectBalancedBooks(shop.ctx));
afterAll(() => shop.close());

const run = (text: string, values: unknown[] = []) => shop.services.database.execute(text, values);
const product = (index: number) => products[index] as SampleProduct;
const uses = async () => Number((await run(`select uses from coupons where code = 'ONCE'`)).rows[0]?.uses);
const movements = async (orderId: string) =>
  Number((await run('select coalesce(sum(qty), 0)::int as sum from stock_movements where order_id = $1', [orderId])).rows[0]?.sum);

test('releases stock and coupon of an unpaid order once, by the database’s clock', async () => {
  const guest = createTestClient(shop);
  const coupon = { method: 'demo', coupon: 'ONCE', expectedTotalPaise: 2 * product(0).pricePaise - 1000 };
  const { order } = await placed(guest, orderOf([[product(0), 2]], coupon));
  expect([await stockOf(shop, product(0)), await uses()]).toEqual([8, 1]);
  // The process's clock does not count.
  shop.setNow(new Date(Date.now() + 3_600_000));
  expect(await releaseExpired(shop.ctx)).toBe(0);
  shop.setNow(undefined);
  await expire(shop, order._id);
  const released = await Promise.all([releaseExpired(shop.ctx), releaseExpired(shop.ctx), releaseExpired(shop.ctx)]);
  expect(released.reduce((sum, one) => sum + one, 0)).toBe(1);
  expect([await stockOf(shop, product(0)), await uses()]).toEqual([10, 0]);
  expect((await readOrderView(guest, order.number)).state).toBe('abandoned');
  const again = await guest.send('POST', `/orders/${order.number}/payments`, { idempotencyKey: 'pay-this-once-more', method: 'demo' });
  expect([again.status, again.body.code]).toEqual([409, 'ORDER_NOT_PAYABLE']);
});

test('reserves stock again for a payment after the hold, or finds it gone', async () => {
  const guest = createTestClient(shop);
  const first = await placed(guest, orderOf([[product(1), 6]], { method: 'demo' }));
  const second = await placed(guest, orderOf([[product(1), 4]], { method: 'demo' }));
  for (const { order } of [first, second]) await expire(shop, order._id);
  await releaseExpired(shop.ctx);
  await placed(guest, orderOf([[product(1), 5]]));
  expect(await capture(shop, first)).toBe('no-stock');
  expect(await capture(shop, second)).toBe('placed');
  expect(await capture(shop, second)).toBe('already');
  expect(await stockOf(shop, product(1))).toBe(1);
  expect([await movements(first.order._id), await movements(second.order._id)]).toEqual([0, -4]);
});

test('places an order whose payment is reported while its hold ends, in either order', {
  timeout: raceTimeout,
}, async () => {
  for (let round = 0; round < rounds(10, 1_000); round++) {
    const one = await placed(createTestClient(shop), orderOf([[product(2), 1]], { method: 'demo' }));
    const { order } = one;
    await expire(shop, order._id);
    const [outcome] = await Promise.all([capture(shop, one), releaseExpired(shop.ctx), capture(shop, one)]);
    expect(['placed', 'already']).toContain(outcome);
    const { rows } = await run('select state from orders where id = $1', [order._id]);
    expect([rows[0]?.state, await movements(order._id)]).toEqual(['placed', -1]);
    const sales = await run(`select count(*)::int as n from ledger_transactions where order_id = $1 and kind = 'sale'`, [order._id]);
    expect(sales.rows[0]?.n).toBe(1);
  }
  expect(await stockOf(shop, product(2))).toBe(5_000 - rounds(10, 1_000));
});

test('opens another attempt by another method, once for each idempotency key', async () => {
  const guest = createTestClient(shop);
  const { order } = await placed(guest, orderOf([[product(3), 1]], { method: 'demo' }));
  const pay = (method: string, key: string) => guest.send('POST', `/orders/${order.number}/payments`, { idempotencyKey: key, method });
  const twice = await Promise.all([pay('demo', 'pay-again-with-demo'), pay('demo', 'pay-again-with-demo')]);
  expect(new Set(twice.map((answer) => answer.body.data.payment._id)).size).toBe(1);
  expect((await run('select count(*)::int as n from payments where order_id = $1', [order._id])).rows[0]?.n).toBe(2);
  const cash = (await pay('cod', 'pay-again-with-cash')).body.data;
  expect([cash.order.state, cash.payment.method]).toEqual(['placed', 'cod']);
  expect((await pay('demo', 'pay-again-much-later')).body.code).toBe('ORDER_NOT_PAYABLE');
  expect(
    (await createTestClient(shop).send('POST', `/orders/${order.number}/payments`, { idempotencyKey: 'somebody-elses-key', method: 'cod' }))
      .body.code,
  ).toBe('ORDER_NOT_FOUND');
  expect(await stockOf(shop, product(3))).toBe(9);
});
