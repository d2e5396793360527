import { postCapture } from '#modules/ledger/post.ts';
import { confirmOrder } from '#modules/orders/confirm-order.ts';
import { moveParcel } from '#modules/orders/move-parcel.ts';
import { requestRefund } from '#modules/payments/request-refund.ts';
import type { SampleProduct } from './sample-catalogue.ts';
import type { TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';

let keys = 0;

export const buyer = { email: 'asha@example.com', name: 'Asha Verma', phone: '98290 12345' };
export const jaipur = { country: 'IN', line1: '12 Rose Lane', city: 'Jaipur', state: 'Rajasthan', postalCode: '302001' };

/** Builds the request of a browser that orders these products. */
export function orderOf(products: readonly (readonly [SampleProduct, number])[], more: Record<string, unknown> = {}) {
  return {
    idempotencyKey: `key-of-a-test-order-${process.pid}-${++keys}`,
    items: products.map(([product, qty]) => ({ variantId: product.variantId, qty })),
    // Another one each time: few orders an hour are taken for an unproved address.
    contact: { ...buyer, email: `asha-${keys}@example.com` },
    address: jaipur,
    method: 'cod',
    expectedTotalPaise: products.reduce((sum, [product, qty]) => sum + product.pricePaise * qty, 0),
    ...more,
  };
}

/** Places an order that must succeed. */
export async function placed(client: TestClient, body: unknown) {
  const answer = await client.send('POST', '/orders', body);
  if (answer.status !== 200) throw new Error(`not placed: ${JSON.stringify(answer.body)}`);
  return answer.body.data;
}

export async function readOrderView(client: TestClient, number: string) {
  return (await client.send('GET', `/orders/${number}`)).body.data.order;
}

/** Lets the time of a pending order run out by the database's clock. */
export const expire = (app: TestApp, orderId: string) =>
  app.services.database.execute("update orders set hold_until = now() - interval '1 second' where id = $1", [orderId]);

export async function stockOf(app: TestApp, product: SampleProduct): Promise<number> {
  const { rows } = await app.services.database.execute('select available from variants where id = $1', [product.variantId]);
  return Number(rows[0]?.available);
}

/** Books a captured payment as a provider's report would, without a provider. */
export async function capture(app: TestApp, { order, payment }: { order: { _id: string }; payment: { _id: string } }) {
  const { _id: orderId } = order;
  return app.ctx.transaction(async (tx) => {
    await tx.db.execute('select id from orders where id = $1 for no key update', [orderId]);
    const { rows } = await tx.db.execute(
      `update payments set state = 'captured', provider_payment_id = id, next_check_at = null where id = $1 and state <> 'captured'
        returning provider, amount_paise as amount`,
      [payment._id],
    );
    const [row] = rows;
    if (!row) return 'already';
    const amountPaise = Number(row.amount);
    await postCapture(tx, { id: payment._id, orderId, provider: String(row.provider), amountPaise });
    const confirmed = await confirmOrder(tx, orderId);
    if (confirmed === 'no-stock') await requestRefund(tx, { orderId, amountPaise, key: `late:${payment._id}`, reason: 'late-payment' });
    return confirmed;
  });
}

/** Brings every parcel of an order to its buyer. */
export async function deliver(app: TestApp, client: TestClient, number: string): Promise<void> {
  const { parcels } = await readOrderView(client, number);
  for (const { _id: parcelId, state } of parcels) {
    if (state !== 'confirmed') continue;
    for (const event of ['pack', 'ship', 'deliver'] as const) await moveParcel(app.ctx, { parcelId, event, by: 'operator' });
  }
}

/** An order that was paid and has arrived, with its lines in the order of the products. */
export async function delivered(
  app: TestApp,
  client: TestClient,
  products: readonly (readonly [SampleProduct, number])[],
  more: Record<string, unknown> = {},
) {
  const answer = await placed(client, orderOf(products, { method: 'demo', ...more }));
  if (answer.payment?.method === 'demo') await capture(app, answer);
  const { _id, number } = answer.order as { _id: string; number: string };
  await deliver(app, client, number);
  const lines = (await readOrderView(client, number)).parcels.flatMap(
    (parcel: { lines: { _id: string; variantId: string }[] }) => parcel.lines,
  );
  const lineIds = products.map(([product]) =>
    String(lines.find((line: { variantId: string }) => line.variantId === product.variantId)?._id),
  );
  return { orderId: _id, number, lineIds };
}
