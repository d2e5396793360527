import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openShiprocket, type ShiprocketSimulator } from '../../../test/simulators/shiprocket.ts';
import { expectBalancedBooks } from '../../../test/support/balanced-books.ts';
import { orderOf, placed, readOrderView } from '../../../test/support/place-orders.ts';
import { addSampleProducts, type SampleProduct } from '../../../test/support/sample-catalogue.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { createTestClient, sentMails } from '../../../test/support/test-client.ts';
import { moveParcel } from '../orders/move-parcel.ts';
import { advanceShipment, followShipmentsJob } from './advance-shipment.ts';
import { bookShipment, requestPickup } from './book-shipment.ts';
import { cancelOutdated } from './cancel-outdated.ts';
import { fetchLabel } from './fetch-label.ts';
import { attachLabel } from './label-mail.ts';

let shiprocket: ShiprocketSimulator;
let shop: TestApp;
let products: SampleProduct[];
beforeAll(async () => {
  shiprocket = await openShiprocket();
  shop = await openTestApp(shiprocket.env);
  products = await addSampleProducts(shop, 6);
});
beforeEach(() => {
  shiprocket.shipments.length = 0;
  shiprocket.calls.length = 0;
  Object.assign(shiprocket.trouble, { down: false, slowMs: 0, brokenAnswers: 0 });
  Object.assign(shiprocket.policy, { lost: undefined, noCourier: false, refuseOrders: false, refuseCancel: false });
});
afterEach(() => expectBalancedBooks(shop.ctx));
afterAll(async () => {
  await shop.close();
  await shiprocket.close();
});

const size = { weightGrams: 650, lengthCm: 30, breadthCm: 20, heightCm: 10 };
const book = (parcelId: string) => bookShipment(shop.ctx, { parcelId, carrier: 'shiprocket', ...size });
const run = (text: string, values: unknown[] = []) => shop.services.database.execute(text, values);
/** Lets the pause before the next call, or the lease of a worker that is gone, run out. */
const endPause = () => run('update shipments set next_check_at = now() where next_check_at is not null');
const follow = async () => {
  await endPause();
  await followShipmentsJob.handle({}, shop.ctx);
};
const bookingOf = async (parcelId: string) => (await run('select * from shipments where parcel_id = $1', [parcelId])).rows[0];

let turn = 0;
async function packedParcel() {
  const guest = createTestClient(shop);
  // The stock of one product does not last for all tests.
  const { order } = await placed(guest, orderOf([[products[turn++ % products.length] as SampleProduct, 2]]));
  const [{ _id: parcelId }] = (await readOrderView(guest, order.number)).parcels;
  await moveParcel(shop.ctx, { parcelId, event: 'pack', by: 'operator' });
  return { parcelId: String(parcelId), order, view: async () => (await readOrderView(guest, order.number)).parcels[0] };
}

test('books a packed parcel: its buyer sees courier and number, and the label is a PDF', async () => {
  const { parcelId, order, view } = await packedParcel();
  const booked = await book(parcelId);
  const [shipment] = shiprocket.shipments;
  expect(booked).toMatchObject({ state: 'booked', awb: shipment?.awb, courier: 'Delhivery Surface', fault: null, nextCheckAt: null });
  expect(await view()).toMatchObject({
    state: 'packed',
    carrier: 'Delhivery Surface',
    trackingNumber: booked.awb,
    trackingUrl: `https://shiprocket.co/tracking/${booked.awb}`,
  });
  expect(shipment?.request).toMatchObject({
    order_id: parcelId,
    pickup_location: 'jaipur-potters',
    billing_customer_name: 'Asha Verma',
    billing_pincode: 302001,
    billing_state: 'Rajasthan',
    billing_phone: 9829012345,
    payment_method: 'COD',
    sub_total: order.totalPaise / 100,
    weight: 0.65,
  });
  // The shop writes to its buyers itself.
  expect(JSON.stringify(shipment?.request)).not.toContain('asha-');
  expect((await fetchLabel(shop.ctx, parcelId)).toString()).toBe('%PDF-1.4 label');
  // The seller has no mailbox, so the operator passes it on.
  const [mail] = (await sentMails(shop, shop.config.supportEmail)).filter(({ kind }) => kind === 'seller-label-unreachable');
  expect(JSON.stringify(mail)).toContain(`${order.number}: the label`);
  expect((await run(`select attachments from mails where kind = 'seller-label-unreachable'`)).rows).toEqual([
    { attachments: [{ kind: 'shipping-label', key: parcelId }] },
  ]);
  expect(await attachLabel(shop.ctx, parcelId)).toMatchObject({ name: `label-${parcelId}.pdf`, type: 'application/pdf' });
  expect(await attachLabel(shop.ctx, 'another')).toBeUndefined();
});

test('books a parcel once: called again, twice at once, and by the job', async () => {
  const { parcelId } = await packedParcel();
  await Promise.all([book(parcelId), book(parcelId)]);
  await book(parcelId);
  await follow();
  expect(shiprocket.shipments).toHaveLength(1);
  expect(shiprocket.calls.filter((path) => path === '/courier/assign/awb')).toHaveLength(1);
  expect((await run('select count(*)::int as count from shipments where parcel_id = $1', [parcelId])).rows[0]?.count).toBe(1);
});

test.each(['orders/create', 'assign/awb', 'auth/login', 'orders\\?'])('goes on after a lost answer of %s, and books once', async (path) => {
  const { parcelId, view } = await packedParcel();
  shiprocket.expireTokens();
  shiprocket.policy.lost = new RegExp(path);
  expect(await book(parcelId)).not.toMatchObject({ state: 'booked' });
  expect((await view()).trackingNumber).toBeUndefined();
  await follow();
  expect(await bookingOf(parcelId)).toMatchObject({ state: 'booked', awb: shiprocket.shipments[0]?.awb, next_check_at: null });
  expect(shiprocket.shipments).toHaveLength(1);
  expect((await view()).trackingNumber).toBe(shiprocket.shipments[0]?.awb);
});

test('goes on after a kill between a request and its answer, once the lease has ended', async () => {
  const { parcelId } = await packedParcel();
  // The service has the order; the process died before it could write down that it has.
  shiprocket.policy.lost = /orders\/create/;
  await book(parcelId);
  await run(`update shipments set state = 'requested', checks = 1, next_check_at = now() + interval '5 minutes' where parcel_id = $1`, [
    parcelId,
  ]);
  const { id } = (await bookingOf(parcelId)) as { id: string };
  await advanceShipment(shop.ctx, id);
  expect(await bookingOf(parcelId)).toMatchObject({ state: 'requested' });
  await follow();
  expect(await bookingOf(parcelId)).toMatchObject({ state: 'booked' });
  expect(shiprocket.shipments).toHaveLength(1);
});

test('renews an expired token by itself', async () => {
  const first = await packedParcel();
  await book(first.parcelId);
  shiprocket.expireTokens();
  const { parcelId } = await packedParcel();
  expect(await book(parcelId)).toMatchObject({ state: 'booked' });
});

test('waits for a service that is silent, down or broken, and says nothing about people', async () => {
  const { parcelId } = await packedParcel();
  const warn = vi.spyOn(shop.ctx.log, 'warn');
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const silence = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(60));
  shiprocket.trouble.slowMs = 400;
  expect(await book(parcelId)).toMatchObject({ state: 'requested' });
  silence.mockRestore();
  shiprocket.trouble.slowMs = 0;
  shiprocket.trouble.down = true;
  await follow();
  shiprocket.trouble.down = false;
  shiprocket.trouble.brokenAnswers = 1;
  await follow();
  expect(await bookingOf(parcelId)).toMatchObject({ state: 'requested', checks: 3 });
  expect(JSON.stringify(warn.mock.calls)).not.toMatch(/Asha|Rose Lane|98290|password|Bearer/);
  await follow();
  expect(await bookingOf(parcelId)).toMatchObject({ state: 'booked', checks: 0 });
  expect(shiprocket.shipments).toHaveLength(1);
});

test('reports to the operator what is refused, without data of the buyer, and books again after that', async () => {
  const { parcelId, order } = await packedParcel();
  shiprocket.policy.refuseOrders = true;
  expect(await book(parcelId)).toMatchObject({ state: 'failed', fault: 'order: Oops! Invalid Data. (billing_phone)', nextCheckAt: null });
  const [mail] = (await sentMails(shop, shop.config.supportEmail)).filter(({ kind }) => kind === 'shipment-failed');
  expect(JSON.stringify(mail)).toContain(order.number);
  expect(JSON.stringify(mail)).toContain(`shipment ${parcelId} book`);
  expect(JSON.stringify(mail)).not.toMatch(/9829012345|Asha/);
  shiprocket.policy.refuseOrders = false;
  shiprocket.policy.noCourier = true;
  expect(await book(parcelId)).toMatchObject({ state: 'failed', fault: 'courier: No courier serviceable' });
  shiprocket.policy.noCourier = false;
  expect(await book(parcelId)).toMatchObject({ state: 'booked', fault: null });
  expect(shiprocket.shipments).toHaveLength(1);
});

test('books under another reference where the order was cancelled at the carrier', async () => {
  const { parcelId } = await packedParcel();
  shiprocket.policy.noCourier = true;
  await book(parcelId);
  const [first] = shiprocket.shipments;
  if (first) first.isCancelled = true;
  shiprocket.policy.noCourier = false;
  expect(await book(parcelId)).toMatchObject({ state: 'failed', fault: 'the order was cancelled at the carrier' });
  expect(await book(parcelId)).toMatchObject({ state: 'booked', attempt: 2 });
  expect(shiprocket.shipments.map(({ reference }) => reference)).toEqual([parcelId, `${parcelId}-2`]);
});

test('gives up after many calls without an answer', async () => {
  const { parcelId } = await packedParcel();
  shiprocket.trouble.down = true;
  await book(parcelId);
  await run('update shipments set checks = 11 where parcel_id = $1', [parcelId]);
  await follow();
  expect(await bookingOf(parcelId)).toMatchObject({ state: 'failed', next_check_at: null });
});

test('weight and size that are not typed are estimated from the catalogue', async () => {
  const { parcelId } = await packedParcel();
  const untyped = () => bookShipment(shop.ctx, { parcelId, carrier: 'shiprocket' });
  await run(`update products set weight_grams = null, dimensions = '{}'`);
  await expect(untyped()).rejects.toMatchObject({ code: 'INVALID_INPUT', fields: { weightGrams: expect.any(String) } });
  await run(`update products set weight_grams = 400, dimensions = '{"diameterMm": 180, "heightMm": 65}'`);
  expect(await untyped()).toMatchObject({ state: 'booked', weightGrams: 900, lengthCm: 22, breadthCm: 22, heightCm: 17 });
  expect(shiprocket.shipments[0]?.request).toMatchObject({ weight: 0.9, length: 22 });
});

test('a parcel is booked with the weight that its shop noted, where none is typed', async () => {
  const { parcelId } = await packedParcel();
  await run(`update products set weight_grams = 400, dimensions = '{"diameterMm": 180, "heightMm": 65}'`);
  await run(`insert into parcel_proofs (parcel_id, kind, grams, by_user, at) values ($1, 'weight', 1240, 'asha', now())`, [parcelId]);
  expect(await bookShipment(shop.ctx, { parcelId, carrier: 'shiprocket' })).toMatchObject({ weightGrams: 1_240, lengthCm: 22 });
  expect(shiprocket.shipments[0]?.request).toMatchObject({ weight: 1.24 });
});

test('asks for the pickup once, also after a lost answer', async () => {
  const { parcelId } = await packedParcel();
  await expect(requestPickup(shop.ctx, parcelId)).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' });
  await book(parcelId);
  shiprocket.policy.lost = /generate\/pickup/;
  expect(await requestPickup(shop.ctx, parcelId)).toMatchObject({ pickupRequestedAt: null });
  await follow();
  const asked = await requestPickup(shop.ctx, parcelId);
  expect(asked.pickupRequestedAt).toBeInstanceOf(Date);
  expect(shiprocket.shipments[0]?.pickups).toBe(1);
});

test('books no parcel that is not packed, not complete, abroad or unknown', async () => {
  const guest = createTestClient(shop);
  const { order } = await placed(guest, orderOf([[products[0] as SampleProduct, 1]]));
  const [{ _id: parcelId }] = (await readOrderView(guest, order.number)).parcels;
  await expect(book(parcelId)).rejects.toMatchObject({ code: 'WRONG_STATE' });
  await expect(book('nothing')).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' });
  const abroad = await packedParcel();
  await run(`update orders set country = 'FR' where id = $1`, [abroad.order._id]);
  await expect(book(abroad.parcelId)).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  expect(shiprocket.calls).toEqual([]);
});

test('notes what was booked at a counter, and asks about a number of India Post that is wrong', async () => {
  const { parcelId, view } = await packedParcel();
  const typed = { parcelId, carrier: 'india-post', name: 'India Post', trackingNumber: 'EE123456789IN' } as const;
  await expect(bookShipment(shop.ctx, { ...typed, trackingUnchecked: false })).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  expect((await view()).carrier).toBeUndefined();
  expect(await bookShipment(shop.ctx, { ...typed, trackingNumber: 'EE123456785IN', trackingUnchecked: false })).toMatchObject({
    state: 'booked',
  });
  expect(await view()).toMatchObject({
    carrier: 'India Post',
    trackingNumber: 'EE123456785IN',
    trackingUrl: expect.stringContaining('indiapost'),
  });
  expect(shiprocket.calls).toEqual([]);
});

test('a shop without an account books nothing over the network', async () => {
  const { parcelId } = await packedParcel();
  const { carriers } = shop.ctx.app;
  shop.ctx.app.carriers = { shiprocket: undefined, demo: false };
  await expect(book(parcelId)).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  shop.ctx.app.carriers = { shiprocket: undefined, demo: true };
  expect(await book(parcelId)).toMatchObject({ state: 'booked', courier: 'Demo courier' });
  expect(shiprocket.calls).toEqual([]);
  shop.ctx.app.carriers = carriers;
});

/** Runs the job of an order of which a seller cancelled something. */
const cancelled = (orderId: string) => cancelOutdated(shop.ctx, { orderId, kind: 'cancelled-by-us', about: 'test' });

test('cancels the booking of a parcel that is cancelled, also after a lost answer', async () => {
  const { parcelId, order } = await packedParcel();
  await book(parcelId);
  await cancelled(order._id);
  expect(await bookingOf(parcelId)).toMatchObject({ state: 'booked' });
  await moveParcel(shop.ctx, { parcelId, event: 'cancel', by: 'operator', reason: 'damaged' });
  await cancelled(order._id);
  shiprocket.policy.lost = /orders\/cancel/;
  await follow();
  await follow();
  await cancelled(order._id);
  expect(await bookingOf(parcelId)).toMatchObject({ state: 'cancelled', next_check_at: null });
  expect(shiprocket.shipments.map(({ isCancelled }) => isCancelled)).toEqual([true]);
  await expect(book(parcelId)).rejects.toMatchObject({ code: 'WRONG_STATE' });
});

test('cancels the booking of a parcel that was sent another way, and of no other', async () => {
  const { parcelId, order } = await packedParcel();
  await book(parcelId);
  await moveParcel(shop.ctx, { parcelId, event: 'ship', by: 'courier' });
  const shipped = () => cancelOutdated(shop.ctx, { orderId: order._id, kind: 'shipped', about: parcelId });
  await shipped();
  expect(await bookingOf(parcelId)).toMatchObject({ state: 'booked' });
  const other = await packedParcel();
  await book(other.parcelId);
  await moveParcel(shop.ctx, { parcelId: other.parcelId, event: 'ship', by: 'seller', carrier: 'Blue Dart', trackingNumber: '7' });
  await cancelOutdated(shop.ctx, { orderId: other.order._id, kind: 'shipped', about: other.parcelId });
  await follow();
  expect(await bookingOf(other.parcelId)).toMatchObject({ state: 'cancelled' });
  expect(await other.view()).toMatchObject({ state: 'shipped', carrier: 'Blue Dart' });
});

test('makes no second order where the carrier lists one that cannot be read', async () => {
  const { parcelId } = await packedParcel();
  shiprocket.policy.lost = /orders\/create/;
  await book(parcelId);
  const [first] = shiprocket.shipments;
  const read = first?.id;
  Object.assign(first ?? {}, { id: undefined });
  await follow();
  expect([shiprocket.shipments.length, (await bookingOf(parcelId))?.state]).toEqual([1, 'requested']);
  Object.assign(first ?? {}, { id: read });
  await follow();
  expect([shiprocket.shipments.length, (await bookingOf(parcelId))?.state]).toEqual([1, 'booked']);
});

test('cancels what was booked while its parcel was cancelled', async () => {
  const { parcelId, order } = await packedParcel();
  shiprocket.policy.lost = /orders\/create/;
  await book(parcelId);
  await moveParcel(shop.ctx, { parcelId, event: 'cancel', by: 'operator', reason: 'damaged' });
  await cancelled(order._id);
  await follow();
  expect(await bookingOf(parcelId)).toMatchObject({ state: 'cancelled' });
  expect(shiprocket.shipments.map(({ isCancelled, awb }) => [isCancelled, awb])).toEqual([[true, '']]);
});

test.each([false, true])('cancels a parcel while its courier is being assigned, also where none is found (%j)', async (noCourier) => {
  const { parcelId, order } = await packedParcel();
  shiprocket.policy.noCourier = noCourier;
  shiprocket.trouble.slowMs = 150;
  const booking = book(parcelId);
  await vi.waitFor(() => expect(shiprocket.calls).toContain('/courier/assign/awb'), 5_000);
  await moveParcel(shop.ctx, { parcelId, event: 'cancel', by: 'operator', reason: 'damaged' });
  await cancelled(order._id);
  await booking;
  shiprocket.trouble.slowMs = 0;
  await follow();
  expect(await bookingOf(parcelId)).toMatchObject({ state: 'cancelled' });
  expect(shiprocket.shipments.map(({ isCancelled }) => isCancelled)).toEqual([true]);
});

test('has no courier collect cash for units that were cancelled: the parcel is booked again', async () => {
  const { parcelId, order, view } = await packedParcel();
  await book(parcelId);
  const [{ _id: lineId }] = (await view()).lines;
  await moveParcel(shop.ctx, { parcelId, event: 'cancel', by: 'operator', reason: 'damaged', lines: [{ lineId, qty: 1 }] });
  await cancelled(order._id);
  await follow();
  expect(await view()).toMatchObject({ state: 'packed' });
  expect((await view()).trackingNumber).toBeUndefined();
  const mails = (await sentMails(shop, shop.config.supportEmail)).filter(({ kind }) => kind === 'shipment-outdated');
  expect(JSON.stringify(mails)).toContain(order.number);
  await book(parcelId);
  expect(shiprocket.shipments.map(({ isCancelled, request }) => [isCancelled, request.sub_total])).toEqual([
    [true, order.totalPaise / 100],
    [false, order.totalPaise / 200],
  ]);
  expect((await view()).trackingNumber).toBe(shiprocket.shipments[1]?.awb);
});

test('reports a booking that cannot be cancelled', async () => {
  const { parcelId, order } = await packedParcel();
  await book(parcelId);
  await moveParcel(shop.ctx, { parcelId, event: 'cancel', by: 'operator', reason: 'damaged' });
  shiprocket.policy.refuseCancel = true;
  await cancelled(order._id);
  await follow();
  const mails = (await sentMails(shop, shop.config.supportEmail)).filter((mail) => JSON.stringify(mail).includes('could not be cancelled'));
  expect(JSON.stringify(mails)).toContain(order.number);
});

test('books under another reference where weight or size were typed again', async () => {
  const { parcelId } = await packedParcel();
  shiprocket.policy.noCourier = true;
  await book(parcelId);
  shiprocket.policy.noCourier = false;
  await bookShipment(shop.ctx, { parcelId, carrier: 'shiprocket', ...size, weightGrams: 900 });
  expect(shiprocket.shipments.map(({ reference, request }) => [reference, request.weight])).toEqual([
    [parcelId, 0.65],
    [`${parcelId}-2`, 0.9],
  ]);
});
