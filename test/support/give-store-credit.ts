import { refundGoodwill } from '#modules/orders/refund-goodwill.ts';
import { orderOf, placed } from './place-orders.ts';
import type { SampleProduct } from './sample-catalogue.ts';
import type { TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';

let gifts = 0;

/** Gives an account store credit, as the operator does for an order that it placed. */
export async function giveStoreCredit(app: TestApp, client: TestClient, product: SampleProduct, paise: number): Promise<void> {
  const qty = Math.max(1, Math.ceil(paise / product.pricePaise));
  const { order } = await placed(client, orderOf([[product, qty]], { method: 'demo' }));
  // An order of cash stands at once, and is not delivered here.
  await client.send('POST', `/orders/${order.number}/payments`, {
    idempotencyKey: `credit-order-${++gifts}-${process.pid}`,
    method: 'cod',
  });
  const gift = { number: order.number, amountPaise: paise, reason: `For the delay ${gifts}.`, bearer: 'shop' };
  await refundGoodwill(app.ctx, { ...gift, as: 'store-credit' });
}

/** Reads an account's balance, in paise. */
export async function creditOf(client: TestClient): Promise<number> {
  return (await client.send('GET', '/users/store-credit')).body.data.balancePaise;
}
