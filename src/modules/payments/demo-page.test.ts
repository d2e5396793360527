import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deliverDemoEventJob } from '#modules/checkout/deliver-demo-event.ts';
import { readChargedOrder } from '#modules/orders/api.ts';
import { addOrder } from '../../../test/support/sample-orders.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { demoSignature } from './demo-provider.ts';
import { openPayment } from './open-payment.ts';
import { startPayment } from './start-payment.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

const json = { 'content-type': 'application/json' };
const rowsOf = async <Row>(text: string, ...values: unknown[]) => (await shop.ctx.db.execute(text, values)).rows as Row[];
const stateOf = async (id: string) => (await rowsOf<{ state: string }>('select state from orders where id = $1', id))[0]?.state;
const act = (ref: string, kind: string) =>
  shop.request(`/api/v1/demo/payments/${ref}`, { method: 'POST', headers: json, body: JSON.stringify({ act: kind }) });

async function begun() {
  const order = await addOrder(shop.ctx, { method: 'demo' });
  const opened = await shop.ctx.transaction((tx) => openPayment(tx, { orderId: order.id, method: 'demo', amountPaise: order.totalPaise }));
  const { payUrl = '' } = await startPayment(shop.ctx, opened._id, await readChargedOrder(shop.ctx.db, order.id));
  return { order, ref: payUrl.split('/').at(-1) ?? '', payUrl };
}

test('shows the amount on the demonstration’s own page', async () => {
  const { order, ref, payUrl } = await begun();
  expect(payUrl).toBe(`http://localhost:3000/demo/payments/${ref}`);
  const answer = await (await shop.request(`/api/v1/demo/payments/${ref}`)).json();
  expect(answer).toEqual({ ref, amountPaise: order.totalPaise, orderNumber: order.number, state: 'started' });
});

test('receives approve, decline and repeat as events of a provider', async () => {
  const { order, ref } = await begun();
  expect(await (await act(ref, 'decline')).json()).toEqual({ returnTo: `/checkout/payment?order=${order.number}` });
  expect(await stateOf(order.id)).toBe('pending');
  expect((await act(ref, 'repeat')).status).toBe(200);
  expect((await act(ref, 'approve')).status).toBe(200);
  expect(await stateOf(order.id)).toBe('placed');
  const captured = await rowsOf(`select 1 from ledger_transactions where order_id = $1 and kind = 'capture'`, order.id);
  expect(captured).toHaveLength(1);
});

test('approves a delayed payment later, by a job', async () => {
  const { order, ref } = await begun();
  await act(ref, 'delay');
  expect(await stateOf(order.id)).toBe('pending');
  const [job] = await rowsOf<{ data: { body: string; signature: string }; wait: number }>(
    `select data, extract(epoch from start_after - now())::int as wait from jobs.job where name = 'deliver-demo-event' and data->>'body' like $1`,
    `%${ref}%`,
  );
  expect(job?.wait).toBeGreaterThan(10);
  await deliverDemoEventJob.handle(job?.data ?? { body: '', signature: '' }, shop.ctx);
  expect(await stateOf(order.id)).toBe('placed');
});

test('refuses forged events of the demonstration', async () => {
  const { order, ref } = await begun();
  const body = JSON.stringify({ eventId: 'x', kind: 'captured', providerRef: ref, amountPaise: order.totalPaise, currency: 'INR' });
  for (const signature of ['', 'AAAA', 'x'.repeat(43)]) {
    const sent = await shop.request('/api/v1/payments/webhooks/demo', {
      method: 'POST',
      headers: { ...json, [demoSignature]: signature },
      body,
    });
    expect(sent.status).toBe(400);
  }
  expect(await stateOf(order.id)).toBe('pending');
});

describe('a real shop', () => {
  let real: TestApp;
  beforeAll(async () => {
    real = await openTestApp({ DEMO: 'false', AUTH_SECRET: 'the secret of shops that are tested' });
  });
  afterAll(() => real.close());

  test('has no demonstration', async () => {
    expect((await real.request('/api/v1/demo/payments/demo_x')).status).toBe(404);
    const sent = { method: 'POST', headers: json, body: JSON.stringify({ act: 'approve' }) };
    expect((await real.request('/api/v1/demo/payments/demo_x', sent)).status).toBe(404);
    expect((await real.request('/api/v1/payments/webhooks/demo', { ...sent, body: '{}' })).status).toBe(404);
  });

  test('offers no provider without keys, and cash in India up to its limit', async () => {
    const methods = async (query: string) => (await (await real.request(`/api/v1/payments/methods?${query}`)).json()).methods;
    expect(await methods('country=IN&totalPaise=500000')).toEqual([{ method: 'cod', limitPaise: 500_000 }]);
    expect(await methods('country=IN&totalPaise=500001')).toEqual([{ method: 'cod', refused: 'above-limit', limitPaise: 500_000 }]);
    expect(await methods('country=DE&totalPaise=100')).toEqual([{ method: 'cod', refused: 'not-in-country' }]);
  });
});
