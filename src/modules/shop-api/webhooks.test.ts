import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { notifyOfLowStock } from '#modules/catalog/notify-of-low-stock.ts';
import { lockOrder } from '#modules/orders/api.ts';
import { cancelUnits } from '#modules/orders/cancel-units.ts';
import { jobs } from '#modules.ts';
import { type HttpReceiver, openHttpReceiver } from '../../../test/support/http-receiver.ts';
import { orderOf, placed, readOrderView } from '../../../test/support/place-orders.ts';
import { addSampleProducts, type SampleProduct } from '../../../test/support/sample-catalogue.ts';
import { addOwner } from '../../../test/support/shop-api.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { createTestClient, sentMails } from '../../../test/support/test-client.ts';
import { moveParcel } from '../orders/move-parcel.ts';
import { tendWebhooks } from './deliver-webhooks.ts';
import { claimWebhook } from './delivery-queries.ts';
import { signWebhook } from './sign-webhook.ts';
import { webhookEvents } from './webhook-contract.ts';
import { retryDelayMs, urlFault } from './webhook-rules.ts';

const slug = 'jaipur-potters';
const hourMs = 3_600_000;

let app: TestApp;
let receiver: HttpReceiver;
let owner: Awaited<ReturnType<typeof addOwner>>;
let product: SampleProduct;
let other: SampleProduct;
const run = async (text: string, values: unknown[] = []) => (await app.services.database.execute(text, values)).rows;
const ctx = () => ({ ...app.ctx, now: app.services.now });
beforeAll(async () => {
  app = await openTestApp();
  receiver = await openHttpReceiver(204);
  [product, other] = (await addSampleProducts(app, 2, () => ({ available: 6 }))) as [SampleProduct, SampleProduct];
  owner = await addOwner(app, slug);
});
beforeEach(async () => {
  await run('delete from jobs.job');
  await run('delete from webhooks');
  await run('delete from webhook_events');
  receiver.received.length = 0;
  receiver.answers.length = 0;
});
afterEach(() => app.setNow(undefined));
afterAll(async () => {
  await receiver.close();
  await app.close();
});

const send = (path: string, body: object = {}) => owner.send('POST', `/shops/${slug}/${path}`, body);
const later = (ms: number) => app.setNow(new Date(app.services.now().getTime() + ms));
const webhooksOf = async () => (await owner.send('GET', `/shops/${slug}/webhooks`)).body.data.webhooks;
const deliveriesOf = async () => (await owner.send('GET', `/shops/${slug}/webhook-deliveries`)).body.data.deliveries;

async function add(events: readonly string[] = webhookEvents): Promise<{ id: string; secret: string }> {
  const { status, body } = await send('webhooks', { url: `${receiver.origin}/hook`, events });
  expect(status).toBe(200);
  const [{ _id: id }] = (await webhooksOf()).slice(-1);
  return { id, secret: body.data.secret };
}

/** Runs the jobs of webhooks that wait and are due, as a worker does that finds them in the database. */
async function work(): Promise<void> {
  for (;;) {
    const due = await run(
      `delete from jobs.job where (name like 'webhooks-of-%' or name = 'deliver-webhooks') and start_after <= greatest(now(), $1) returning name, data`,
      [app.services.now().toISOString()],
    );
    if (due.length === 0) return;
    for (const { name, data } of due) await jobs.find((job) => job.name === name)?.handle(data as never, ctx());
  }
}

const bodies = () => receiver.received.map(({ body }) => JSON.parse(String(body)));
const kinds = () => bodies().map(({ type }) => type);

async function order(qty = 1, of = product) {
  const guest = createTestClient(app);
  const { order: made } = await placed(guest, orderOf([[of, qty]]));
  const view = await readOrderView(guest, made.number);
  const [parcel] = view.parcels;
  return {
    guest,
    orderId: made._id as string,
    number: made.number as string,
    parcelId: parcel._id as string,
    lineId: parcel.lines[0]._id as string,
  };
}

describe('events', () => {
  test('tell of an order and its parcel, with ids and numbers alone', async () => {
    await add();
    const { number, parcelId, lineId } = await order();
    for (const event of ['pack', 'ship', 'deliver'] as const) await moveParcel(ctx(), { parcelId, event, by: 'operator' });
    await work();
    expect(kinds().sort()).toEqual(['order.placed', 'parcel.delivered', 'parcel.shipped']);
    const [{ data, shop, id }] = bodies().filter(({ type }) => type === 'order.placed');
    const line = { line: lineId, product: product.productId, variant: product.variantId, sku: expect.anything(), units: 1 };
    expect({ data, shop }).toEqual({ data: { order: number, parcel: parcelId, lines: [line] }, shop: slug });
    expect(id).toMatch(/^evt_[\w-]{27}$/);
    // The buyer stays unnamed.
    for (const { body } of receiver.received) expect(String(body)).not.toMatch(/asha|verma|rose lane|302001|98290/i);
  });

  test('tell of a return, without what its buyer wrote', async () => {
    await add(['return.opened']);
    const { guest, number, parcelId, lineId } = await order();
    for (const event of ['pack', 'ship', 'deliver'] as const) await moveParcel(ctx(), { parcelId, event, by: 'operator' });
    const asked = await guest.send('POST', `/orders/${number}/returns`, {
      ...{ idempotencyKey: `key-of-a-return-${number}`, lines: [{ lineId, qty: 1, reason: 'not-as-shown' }], wish: 'refund' },
      ...{ parcelId, message: 'Words of Asha', photoIds: [] },
    });
    expect([asked.status, asked.body.fields]).toEqual([200, undefined]);
    await work();
    const { number: returnNumber } = asked.body.data.return;
    expect(bodies()).toMatchObject([
      { type: 'return.opened', data: { return: returnNumber, order: number, lines: [{ line: lineId, units: 1 }] } },
    ]);
    expect(String(receiver.received[0]?.body)).not.toContain('Asha');
  });

  test('tell of cancelled units, of a change of a product, and of few that are left', async () => {
    await add();
    const { orderId, lineId } = await order(3);
    await app.ctx.transaction(async (tx) => {
      const locked = await lockOrder(tx.db, orderId);
      if (locked) await cancelUnits(tx, locked, { by: 'buyer', lines: [{ lineId, qty: 2 }] } as never);
    });
    const { body } = await owner.send('GET', `/shops/${slug}/products/${product.productId}`);
    const { version } = body.data.product;
    await send(`products/${product.productId}/price`, { version, basePricePaise: product.pricePaise });
    await run('update sellers set low_stock_at = 5 where slug = $1', [slug]);
    await notifyOfLowStock(ctx());
    await work();
    expect(kinds().sort()).toEqual(['order.cancelled', 'order.placed', 'product.changed', 'stock.low']);
    const dataOf = (kind: string) => bodies().find(({ type }) => type === kind).data;
    expect(dataOf('order.cancelled').lines).toMatchObject([{ line: lineId, units: 2 }]);
    expect(dataOf('stock.low')).toMatchObject({ variant: product.variantId, product: product.productId });
    expect(dataOf('stock.low').units).toBeLessThanOrEqual(5);
    expect(dataOf('product.changed')).toEqual({ product: product.productId, version: version + 1, state: 'published' });
  });

  test('go to the shop that they are about, and to the webhooks that listen', async () => {
    await add(['parcel.shipped']);
    await order(1, other);
    await order(1);
    await work();
    expect(receiver.received).toEqual([]);
    expect(await run('select 1 from webhook_deliveries')).toEqual([]);
  });

  test('survive a process that is killed between the act and the delivery, and are noted once', async () => {
    await add(['order.placed']);
    await order();
    // The act is committed; the job that it left is run twice, as after a lost answer.
    const [{ data } = {}] = await run(`select data from jobs.job where name = 'webhooks-of-orders'`);
    expect(data).toMatchObject({ kind: 'placed' });
    await jobs.find(({ name }) => name === 'webhooks-of-orders')?.handle(data as never, ctx());
    // Killed here: the event waits in the database with its job.
    expect(await run(`select state from webhook_deliveries`)).toEqual([{ state: 'waiting' }]);
    expect(await run(`select 1 from jobs.job where name = 'deliver-webhooks'`)).toHaveLength(1);
    await work();
    expect(kinds()).toEqual(['order.placed']);
    expect(await run(`select state from webhook_deliveries`)).toEqual([{ state: 'delivered' }]);
  });

  test('are taken up again where a run was killed while it sent, with the same id', async () => {
    const { id } = await add();
    await send(`webhooks/${id}/ping`);
    // A run that was killed holds the webhook for a while, and its job is gone.
    const now = ctx().now();
    await claimWebhook(app.ctx.db, id, now, new Date(now.getTime() + 90_000));
    await work();
    expect(receiver.received).toEqual([]);
    later(hourMs);
    await tendWebhooks(ctx());
    await work();
    expect(kinds()).toEqual(['ping']);
  });
});

/** Verifies a message as a receiver does. */
function isSignedBy(secret: string, { headers, body }: HttpReceiver['received'][number]): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const own = createHmac('sha256', key).update(`${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`).digest('base64');
  return String(headers['webhook-signature']).split(' ').includes(`v1,${own}`);
}

describe('signatures', () => {
  test.each([
    // The vector of the specification of Standard Webhooks, and one with a key of zeros.
    [
      'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
      { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', timestamp: 1_614_265_330, body: '{"test": 2432232314}' },
      'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    ],
  ] as const)('%s', (secret, message, signature) => {
    expect(signWebhook([secret], message)).toBe(signature);
  });

  test('a secret is shown once and stored encrypted; after a change both sign for a day', async () => {
    const { id, secret } = await add();
    const changed = (await send(`webhooks/${id}/secret`)).body.data.secret;
    expect(JSON.stringify([await run('select * from webhooks'), await webhooksOf()])).not.toContain(secret.slice(6));
    await send(`webhooks/${id}/ping`);
    await work();
    const [both] = receiver.received;
    expect(both && [isSignedBy(secret, both), isSignedBy(changed, both)]).toEqual([true, true]);
    later(25 * hourMs);
    await run('update sessions set authenticated_at = now()');
    await send(`webhooks/${id}/ping`);
    await work();
    const last = receiver.received.at(-1);
    expect(last && [isSignedBy(secret, last), isSignedBy(changed, last)]).toEqual([false, true]);
  });
});

describe('retries', () => {
  test('double from a minute to six hours', () => {
    expect([1, 2, 3, 9, 10, 50].map((attempts) => retryDelayMs(attempts) / 60_000)).toEqual([1, 2, 4, 256, 360, 360]);
  });

  test.each([[500], [302], ['reset'], [404]] as const)('an answer of %s is tried again, with the same id and in time', async (answer) => {
    const { id } = await add();
    receiver.answers.push(answer, answer);
    await send(`webhooks/${id}/ping`);
    await work();
    expect(receiver.received).toHaveLength(1);
    const [waiting] = await deliveriesOf();
    expect(waiting).toMatchObject({ state: 'waiting', attempts: 1, outcome: answer === 'reset' ? 'unreachable' : 'answered' });
    expect(waiting.status).toBe(answer === 'reset' ? undefined : answer);
    expect(new Date(waiting.dueAt).getTime() - new Date(waiting.triedAt).getTime()).toBe(60_000);
    later(61_000);
    await work();
    later(121_000);
    await work();
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect((await deliveriesOf())[0]).toMatchObject({ state: 'delivered', attempts: 3, status: 204 });
  });

  test('one that fails does not keep others waiting', async () => {
    const { id } = await add();
    receiver.answers.push(500);
    for (let n = 0; n < 3; n++) await send(`webhooks/${id}/ping`);
    await work();
    expect((await deliveriesOf()).map(({ state }: { state: string }) => state)).toEqual(['delivered', 'delivered', 'waiting']);
  });

  test('end after three days: the webhook stops, its owner is told without the address, and can send again', async () => {
    const { id } = await add();
    receiver.answers.push(...Array.from({ length: 60 }, () => 503));
    await send(`webhooks/${id}/ping`);
    for (let hours = 0; hours <= 80; hours += 6.1) {
      await work();
      later(6.1 * hourMs);
    }
    expect(await webhooksOf()).toMatchObject([{ state: 'failed' }]);
    const [given] = await deliveriesOf();
    expect(given.state).toBe('failed');
    const mails = (await sentMails(app, owner.email)).filter(({ kind }) => kind === 'shop-webhook-failed');
    expect(mails).toHaveLength(1);
    expect(JSON.stringify(mails)).not.toContain('/hook');
    const before = receiver.received.length;
    await order();
    await work();
    expect(receiver.received).toHaveLength(before);
    expect((await send(`webhook-deliveries/${given._id}/resend`)).body.code).toBe('WRONG_STATE');
    receiver.answers.length = 0;
    expect((await send(`webhooks/${id}/switch`, { to: 'on' })).status).toBe(200);
    expect((await send(`webhook-deliveries/${given._id}/resend`)).status).toBe(200);
    await work();
    expect((await deliveriesOf())[0]).toMatchObject({ state: 'delivered', attempts: 1 });
  });
});

describe('addresses', () => {
  test.each([
    ['https://erp.example/hook', false, undefined],
    ['http://erp.example/hook', false, 'insecure'],
    ['http://127.0.0.1:8080/hook', true, undefined],
    ['ftp://erp.example', false, 'wrong'],
    ['https://name:secret@erp.example', false, 'wrong'],
    ['https://erp.example/#part', false, 'wrong'],
    ['erp.example', false, 'wrong'],
    ['javascript:alert(1)', true, 'wrong'],
  ] as const)('%s (in a demonstration: %s)', (url, demo, fault) => {
    expect(urlFault(url, demo)).toBe(fault);
  });

  test('adding one takes an authenticator; a shop has five', async () => {
    await run('update users set totp_confirmed_at = null where id = $1', [owner.userId]);
    const wanted = { url: `${receiver.origin}/hook`, events: ['order.placed'] };
    expect((await send('webhooks', wanted)).body.code).toBe('TOTP_ENROLMENT');
    await run('update users set totp_confirmed_at = now() where id = $1', [owner.userId]);
    for (let n = 0; n < 5; n++) expect((await send('webhooks', wanted)).status).toBe(200);
    expect((await send('webhooks', wanted)).body).toMatchObject({ code: 'INVALID_INPUT', fields: { url: 'too-many' } });
    for (const { _id } of await webhooksOf()) expect((await send(`webhooks/${_id}/remove`)).status).toBe(200);
    expect(await webhooksOf()).toEqual([]);
  });

  test('what was sent is forgotten after 30 days', async () => {
    const { id } = await add();
    await send(`webhooks/${id}/ping`);
    await work();
    later(29 * 24 * hourMs);
    await tendWebhooks(ctx());
    expect(await run('select 1 from webhook_deliveries')).toHaveLength(1);
    later(2 * 24 * hourMs);
    await tendWebhooks(ctx());
    expect(await run('select 1 from webhook_deliveries')).toEqual([]);
  });
});
