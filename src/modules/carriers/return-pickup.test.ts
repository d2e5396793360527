import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { notifySellerOfReturn } from '#modules/fulfilment/notify-of-return.ts';
import type { returnChanged } from '#modules/returns/events.ts';
import { type Msg91Service, openMsg91 } from '../../../test/simulators/msg91.ts';
import { openShiprocket, type ShiprocketSimulator } from '../../../test/simulators/shiprocket.ts';
import { expectBalancedBooks } from '../../../test/support/balanced-books.ts';
import { orderOf, placed, readOrderView } from '../../../test/support/place-orders.ts';
import { addSampleProducts, type SampleProduct } from '../../../test/support/sample-catalogue.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { createTestClient, sentMails } from '../../../test/support/test-client.ts';
import { sendPickupTextJob } from '../order-texts/send-order-text.ts';
import { moveParcel } from '../orders/move-parcel.ts';
import { decideReturn } from '../returns/decide-return.ts';
import { remindOfReturns } from '../returns/escalate-returns.ts';
import { remindOfPickups } from '../returns/remind-of-pickups.ts';
import { followShipmentsJob } from './advance-shipment.ts';
import { followReturn } from './follow-return.ts';
import { offerPickup } from './offer-pickup.ts';
import { pollTracking } from './poll-tracking.ts';

let shiprocket: ShiprocketSimulator;
let sms: Msg91Service;
let shop: TestApp;
let products: SampleProduct[];
beforeAll(async () => {
  shiprocket = await openShiprocket();
  sms = await openMsg91('key-of-a-test-account');
  const texts = { MSG91_AUTH_KEY: sms.authKey, MSG91_URL: sms.url, SMS_TEMPLATE_PICKUP: 'pickup1234' };
  shop = await openTestApp({ ...shiprocket.env, ...texts });
  products = await addSampleProducts(shop, 6);
});
beforeEach(async () => {
  shiprocket.shipments.length = 0;
  shiprocket.calls.length = 0;
  Object.assign(shiprocket.trouble, { down: false, slowMs: 0, brokenAnswers: 0 });
  Object.assign(shiprocket.policy, { lost: undefined, noCourier: false, refuseOrders: false, refuseCancel: false, assignedDay: undefined });
  Object.assign(shiprocket.policy, { unserved: [], pickupDay: '2026-11-30' });
  await run('delete from limits');
});
afterEach(async () => {
  shop.setNow(undefined);
  await expectBalancedBooks(shop.ctx);
});
afterAll(async () => {
  await shop.close();
  await shiprocket.close();
  await sms.close();
});

type Change = NonNullable<typeof returnChanged.data>;
const run = (text: string, values: unknown[] = []) => shop.services.database.execute(text, values);
const packed = { weightGrams: 650, lengthCm: 30, breadthCm: 20, heightCm: 10 };
const tomorrow = (days: number) => new Date(Date.now() + days * 86_400_000);
let turn = 0;

/** Runs the jobs that a step of a return leaves behind, and the calls to the carrier that are due. */
async function work() {
  const { rows } = await run(`delete from jobs.job where name in ('follow-return', 'seller-return-notices') returning name, data`);
  for (const { name, data } of rows) await (name === 'follow-return' ? followReturn : notifySellerOfReturn)(shop.ctx, data as Change);
  await run('update shipments set next_check_at = now() where next_check_at is not null');
  await followShipmentsJob.handle({}, shop.ctx);
}

async function approvedReturn(more: Record<string, unknown> = {}) {
  const guest = createTestClient(shop);
  const email = `asha-${++turn}@example.com`;
  const order0 = orderOf([[products[turn % products.length] as SampleProduct, 1]]);
  const { order } = await placed(guest, { ...order0, contact: { ...order0.contact, email }, ...more });
  const number = String(order.number);
  const [{ _id: parcelId, lines }] = (await readOrderView(guest, number)).parcels;
  for (const event of ['pack', 'ship', 'deliver'] as const) await moveParcel(shop.ctx, { parcelId, event, by: 'operator' });
  const { body } = await guest.send('POST', `/orders/${number}/returns`, {
    idempotencyKey: `return of ${number} in a test`,
    lines: [{ lineId: lines[0]._id, qty: 1, reason: 'damaged' }],
    wish: 'refund',
    message: 'The rim is chipped on one side.',
    photoIds: [],
  });
  const id = String(body.data.return._id);
  const decide = (event: 'approve' | 'receive' | 'refund' | 'refuse' | 'reopen') => decideReturn(shop.ctx, { id, event, by: 'operator' });
  await decide('approve');
  const view = async () => (await guest.send('GET', `/orders/${number}/returns`)).body.data.returns[0];
  const say = async (choice: string) => {
    const answer = await guest.send('POST', `/orders/${number}/returns/${id}/pickup`, { choice });
    await work();
    return answer.status;
  };
  const offer = () => offerPickup(shop.ctx, { returnId: id, by: 'operator', packed });
  const state = async () => (await view()).pickup?.state;
  const withdraw = () => guest.send('POST', `/orders/${number}/returns/${id}/withdraw`);
  const mails = async () => (await sentMails(shop, email)).map(({ kind }) => kind);
  const booking = async () => (await run('select * from shipments where return_id = $1', [id])).rows[0];
  return { id, guest, email, number, order, parcelId: String(parcelId), decide, view, say, offer, state, withdraw, mails, booking };
}

async function send({ body, headers }: { body: string; headers: Record<string, string> }) {
  return (await shop.request('/api/v1/carriers/tracking', { method: 'POST', body, headers })).status;
}
const minute = 60_000;
let clock = Math.floor(Date.now() / 1000) * 1000 + minute;
const nextMoment = () => {
  clock += minute;
  return new Date(clock);
};
const scan = (awb: unknown, code: number) => send(shiprocket.scan(String(awb), code, nextMoment()));

test('a courier fetches what its buyer has to send back, and brings it to the seller', async () => {
  const { id, say, offer, view, state, mails, booking, number, withdraw, decide, order } = await approvedReturn();
  await offer();
  expect((await view()).pickup).toEqual({ state: 'offered' });
  expect(await say('pickup')).toBe(200);
  const [fetched] = shiprocket.shipments;
  expect((await view()).pickup).toEqual({
    state: 'awaiting',
    courier: 'Delhivery Reverse',
    trackingNumber: fetched?.awb,
    trackingUrl: `https://shiprocket.co/tracking/${fetched?.awb}`,
    on: '2026-11-30',
  });
  expect(fetched?.request).toMatchObject({
    order_id: `return-${id}`,
    pickup_customer_name: 'Asha Verma',
    pickup_pincode: '302001',
    pickup_phone: '9829012345',
    shipping_address: '12 Kiln Road',
    shipping_pincode: '302002',
    payment_method: 'PREPAID',
    sub_total: order.totalPaise / 100,
    weight: 0.65,
  });
  // The shop writes to its buyers itself.
  expect(JSON.stringify(fetched?.request)).not.toContain('asha-');
  const { awb } = (await booking()) ?? {};
  await scan(awb, 19);
  expect(await state()).toBe('awaiting');
  await scan(awb, 42);
  await scan(awb, 42);
  expect(await state()).toBe('picked-up');
  expect((await withdraw()).status).toBe(409);
  await scan(awb, 17);
  await scan(awb, 7);
  expect(await state()).toBe('back');
  expect((await mails()).filter((kind) => /pick/.test(kind))).toEqual([
    'return-pickup-offered',
    'return-pickup-booked',
    'return-picked-up',
    'return-pickup-back',
  ]);
  const words = JSON.stringify(await sentMails(shop, (await readContact(number)) ?? ''));
  expect(words).toContain('Monday, 30 November');
  // The parcel on its way out was not moved by its goods on their way back.
  await decide('refund');
  await work();
  expect(await view()).toMatchObject({ state: 'refunded', pickup: { state: 'ended' } });
  expect(shiprocket.shipments[0]?.isCancelled).toBe(false);
});

async function readContact(number: string): Promise<string | undefined> {
  const { rows } = await run('select c.email from order_contacts c join orders o on o.id = c.order_id where o.number = $1', [number]);
  return rows[0]?.email as string | undefined;
}

test.each(['/orders/create/return', '/courier/assign/awb', '/courier/generate/pickup'])(
  'is booked once where the answer of %s was lost',
  async (path) => {
    const others = await approvedReturn();
    await others.offer();
    await others.say('pickup');
    const { say, offer, state } = await approvedReturn();
    await offer();
    shiprocket.policy.lost = new RegExp(path);
    await say('pickup');
    expect(await state()).toBe('booking');
    await work();
    expect(await state()).toBe('awaiting');
    expect(await say('pickup')).toBe(200);
    expect(shiprocket.shipments.map(({ pickups, isCancelled }) => [pickups, isCancelled])).toEqual([
      [1, false],
      [1, false],
    ]);
  },
);

test('its buyer hears by SMS on which day the courier comes, once for each day', async () => {
  const { offer, say, id, order, number } = await approvedReturn({ textUpdates: true });
  await offer();
  await say('pickup');
  const booked = { orderId: String(order._id), returnId: id, kind: 'pickup-booked', about: id } as const;
  expect((await run(`select data from jobs.job where name = 'pickup-texts' and data ->> 'kind' = 'pickup-booked'`)).rows).not.toEqual([]);
  for (let turns = 0; turns < 2; turns++) await sendPickupTextJob.handle(booked, shop.ctx);
  await say('missed');
  shiprocket.policy.pickupDay = '2026-12-04';
  await say('pickup');
  await sendPickupTextJob.handle(booked, shop.ctx);
  expect(sms.taken.map(({ recipients }) => [recipients[0]?.order, recipients[0]?.day])).toEqual([
    [number, 'Monday, 30 November'],
    [number, 'Friday, 4 December'],
  ]);
});

test('takes the day that comes with the number, and asks for no pickup then', async () => {
  shiprocket.policy.assignedDay = '2026-12-02';
  const { say, offer, view } = await approvedReturn();
  await offer();
  await say('pickup');
  expect((await view()).pickup).toMatchObject({ state: 'awaiting', on: '2026-12-02' });
  expect(shiprocket.shipments[0]?.pickups).toBe(0);
});

test('is cancelled at the carrier where its return is withdrawn, or its buyer sends the goods', async () => {
  const one = await approvedReturn();
  await one.offer();
  await one.say('pickup');
  expect((await one.withdraw()).status).toBe(200);
  await work();
  expect([await one.state(), shiprocket.shipments.map(({ isCancelled }) => isCancelled)]).toEqual(['ended', [true]]);
  const two = await approvedReturn();
  await two.offer();
  await two.say('pickup');
  expect(await two.say('self')).toBe(200);
  expect(await two.say('self')).toBe(200);
  await work();
  expect((await two.view()).pickup).toEqual({ state: 'self' });
  expect(shiprocket.shipments.map(({ isCancelled }) => isCancelled)).toEqual([true, true]);
  // Changes one's mind once more: another order, since that one is gone.
  await two.say('pickup');
  expect(await two.state()).toBe('awaiting');
  expect(shiprocket.shipments.map(({ reference, isCancelled }) => [reference, isCancelled]).at(-1)).toEqual([`return-${two.id}-2`, false]);
});

test('is booked by a buyer who changed their mind while it was being cancelled', async () => {
  const { offer, say, state } = await approvedReturn();
  await offer();
  await say('pickup');
  shiprocket.trouble.down = true;
  await say('self');
  await say('pickup');
  expect(await state()).toBe('booking');
  shiprocket.trouble.down = false;
  await work();
  await work();
  expect(await state()).toBe('awaiting');
  expect(shiprocket.shipments.map(({ isCancelled }) => isCancelled)).toEqual([true, false]);
});

test('a courier that came to no avail is asked once more, by its word or by the buyer’s', async () => {
  const { offer, say, state, mails, booking } = await approvedReturn();
  await offer();
  await say('pickup');
  const { awb } = (await booking()) ?? {};
  await scan(awb, 20);
  expect(await state()).toBe('failed');
  expect(await mails()).toContain('return-pickup-failed');
  shiprocket.policy.pickupDay = '2026-12-04';
  await say('pickup');
  expect(await state()).toBe('awaiting');
  expect(shiprocket.shipments.map(({ pickups }) => pickups)).toEqual([2]);
  expect(await say('missed')).toBe(200);
  expect(await say('missed')).toBe(200);
  expect(await state()).toBe('failed');
  const operator = (await sentMails(shop, shop.config.supportEmail)).map(({ kind }) => kind);
  expect(operator).toContain('return-notice-pickup-missed');
  // It comes late all the same.
  await scan(awb, 42);
  expect(await state()).toBe('picked-up');
  await scan(awb, 12);
  expect(await state()).toBe('lost');
});

test('where no courier can be had the buyer chooses again, and the operator reads why', async () => {
  const { offer, say, state } = await approvedReturn();
  await offer();
  shiprocket.policy.noCourier = true;
  await say('pickup');
  expect(await state()).toBe('failed');
  const mails = (await sentMails(shop, shop.config.supportEmail)).filter(({ kind }) => kind === 'shipment-failed');
  expect(JSON.stringify(mails.at(-1))).toContain('No courier serviceable');
  expect(JSON.stringify(mails)).not.toMatch(/Asha|98290/);
  shiprocket.policy.noCourier = false;
  await say('pickup');
  expect(await state()).toBe('awaiting');
  expect(shiprocket.shipments).toHaveLength(1);
});

test('polling makes up for webhooks that are missing', async () => {
  const { offer, say, state, booking } = await approvedReturn();
  await offer();
  await say('pickup');
  const { awb } = (await booking()) ?? {};
  shiprocket.scan(String(awb), 42, nextMoment());
  shiprocket.scan(String(awb), 7, nextMoment());
  await run('update shipments set polled_at = null');
  await pollTracking(shop.ctx);
  expect(await state()).toBe('back');
});

test('is offered where a courier goes, for an approved return, with weight and size that are known', async () => {
  const { id, parcelId, decide, offer, view } = await approvedReturn();
  const asked = (more: object) => offerPickup(shop.ctx, { returnId: id, by: 'operator', packed, ...more });
  await expect(asked({ packed: undefined })).rejects.toMatchObject({ code: 'INVALID_INPUT', fields: { weightGrams: expect.any(String) } });
  await expect(asked({ carrier: 'manual' })).rejects.toMatchObject({ fields: { carrier: expect.stringContaining('the buyer sends') } });
  await expect(asked({ carrier: 'india-post' })).rejects.toMatchObject({ fields: { carrier: expect.stringContaining('India Post') } });
  await expect(asked({ toLocation: 'elsewhere' })).rejects.toMatchObject({ fields: { toLocation: expect.stringContaining('elsewhere') } });
  await expect(asked({ sellerId: 'another' })).rejects.toMatchObject({ code: 'RETURN_NOT_FOUND' });
  shiprocket.policy.unserved = ['302001'];
  await expect(offer()).rejects.toMatchObject({ fields: { id: expect.stringContaining('No courier') } });
  shiprocket.policy.unserved = [];
  shiprocket.trouble.down = true;
  await expect(offer()).rejects.toMatchObject({ fields: { carrier: expect.stringContaining('does not answer') } });
  shiprocket.trouble.down = false;
  expect((await view()).pickup).toBeUndefined();
  // As the parcel was booked in which they were sent.
  await run(
    `insert into shipments (id, parcel_id, carrier, state, weight_grams, length_cm, breadth_cm, height_cm, created_at, state_at)
      values ('sent', $1, 'shiprocket', 'cancelled', 400, 10, 10, 10, now(), now())`,
    [parcelId],
  );
  expect((await asked({ packed: undefined })).pickup).toEqual({ state: 'offered' });
  await offer();
  expect((await run('select weight_grams as grams from return_pickups where return_id = $1', [id])).rows).toEqual([{ grams: 400 }]);
  await decide('receive');
  expect((await view()).pickup).toEqual({ state: 'ended' });
  await expect(offer()).rejects.toMatchObject({ code: 'WRONG_STATE' });
  await decide('refuse');
  await decide('reopen');
  await decide('approve');
  await offer();
  expect((await view()).pickup).toEqual({ state: 'offered' });
});

test('a stranger chooses nothing, and a return without an offer has nothing to choose', async () => {
  const { id, number, say, guest } = await approvedReturn();
  expect(await say('pickup')).toBe(409);
  const stranger = createTestClient(shop);
  expect((await stranger.send('POST', `/orders/${number}/returns/${id}/pickup`, { choice: 'pickup' })).status).toBe(404);
  expect((await guest.send('POST', `/orders/${number}/returns/none/pickup`, { choice: 'pickup' })).status).toBe(404);
});

test('the one who has to act is reminded once, then the operator again and again', async () => {
  const { offer, say, mails, number } = await approvedReturn();
  await offer();
  const waits = async () => (await mails()).filter((kind) => kind === 'return-pickup-waits').length;
  const notes = async () =>
    (await sentMails(shop, shop.config.supportEmail)).filter(
      (mail) => mail.kind === 'pickups-waiting' && JSON.stringify(mail).includes(number),
    ).length;
  shop.setNow(tomorrow(2.5));
  await remindOfPickups(shop.ctx);
  await remindOfPickups(shop.ctx);
  expect([await waits(), await notes()]).toEqual([1, 0]);
  shop.setNow(tomorrow(6));
  await remindOfPickups(shop.ctx);
  shop.setNow(tomorrow(12));
  await remindOfPickups(shop.ctx);
  expect(await notes()).toBe(2);
  // The return itself waits for its goods.
  await remindOfReturns(shop.ctx);
  const returns = (await sentMails(shop, shop.config.supportEmail)).filter((mail) => mail.kind === 'returns-waiting');
  expect(JSON.stringify(returns)).not.toContain(number);
  shop.setNow(undefined);
  await say('self');
  shop.setNow(tomorrow(30));
  await remindOfReturns(shop.ctx);
  expect(JSON.stringify((await sentMails(shop, shop.config.supportEmail)).filter((mail) => mail.kind === 'returns-waiting'))).toContain(
    number,
  );
});
