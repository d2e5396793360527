import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openShiprocket, type ShiprocketSimulator } from '../../../test/simulators/shiprocket.ts';
import { expectBalancedBooks } from '../../../test/support/balanced-books.ts';
import { orderOf, placed, readOrderView } from '../../../test/support/place-orders.ts';
import { addSampleProducts, type SampleProduct } from '../../../test/support/sample-catalogue.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { createTestClient, sentMails } from '../../../test/support/test-client.ts';
import { moveParcel, type ParcelMove } from '../orders/move-parcel.ts';
import { bookShipment } from './book-shipment.ts';
import { pollTracking } from './poll-tracking.ts';

let shiprocket: ShiprocketSimulator;
let shop: TestApp;
let products: SampleProduct[];
beforeAll(async () => {
  shiprocket = await openShiprocket();
  shop = await openTestApp(shiprocket.env);
  products = await addSampleProducts(shop, 1);
});
beforeEach(() => {
  shiprocket.calls.length = 0;
});
afterEach(async () => {
  shop.setNow(undefined);
  await expectBalancedBooks(shop.ctx);
});
afterAll(async () => {
  await shop.close();
  await shiprocket.close();
});

const run = (text: string, values: unknown[] = []) => shop.services.database.execute(text, values);
const minute = 60_000;
/** A moment on the minute, so many minutes after a fixed one today; reports of carriers have seconds. */
const start = Math.floor(Date.now() / 1000) * 1000 - 600 * minute;
const at = (minutes: number) => new Date(start + minutes * minute);

async function bookedParcel() {
  const guest = createTestClient(shop);
  const { order } = await placed(guest, orderOf([[products[0] as SampleProduct, 1]]));
  const [{ _id: parcelId }] = (await readOrderView(guest, order.number)).parcels;
  const move = (event: ParcelMove['event'], more: Partial<ParcelMove> = {}) =>
    moveParcel(shop.ctx, { parcelId, event, by: 'operator', ...more });
  await move('pack');
  const size = { weightGrams: 500, lengthCm: 10, breadthCm: 10, heightCm: 10 };
  const { awb } = await bookShipment(shop.ctx, { parcelId, carrier: 'shiprocket', ...size });
  if (awb === null) throw new Error('not booked');
  const view = async () => (await readOrderView(guest, order.number)).parcels[0];
  const outcomes = async () =>
    (await run('select kind, outcome from tracking_events where awb = $1 order by id', [awb])).rows.map(
      ({ kind, outcome }) => `${kind} ${outcome}`,
    );
  const scan = (...given: [code: number, minutes: number, activity?: string, more?: Record<string, unknown>]) =>
    shiprocket.scan(awb, given[0], at(given[1]), given[2], given[3]);
  return { parcelId: String(parcelId), order, awb, guest, move, view, outcomes, scan };
}

async function send({ body, headers }: { body: string; headers: Record<string, string> }) {
  return (await shop.request('/api/v1/carriers/tracking', { method: 'POST', body, headers })).status;
}

test('a parcel follows its courier to the door, whose word begins the buyer’s days', async () => {
  const { order, awb, guest, view, outcomes, scan } = await bookedParcel();
  expect(await send(scan(19, 1))).toBe(200);
  expect((await view()).state).toBe('packed');
  expect(await send(scan(42, 2))).toBe(200);
  expect(await view()).toMatchObject({ state: 'shipped', trackingNumber: awb, carrier: 'Delhivery Surface' });
  await send(scan(18, 3));
  await send(scan(17, 4));
  expect((await run(`select 1 from jobs.job where name = 'delivery-texts'`)).rows).toEqual([]);
  await send(scan(7, 5));
  const parcel = await view();
  expect(parcel).toMatchObject({ state: 'delivered', note: expect.stringMatching(/^Delhivery Surface · AWB \d+ · .* IST · OTP$/) });
  expect(new Date(parcel.returnUntil).getTime() - new Date(parcel.deliveredAt).getTime()).toBe(7 * 86_400_000);
  expect(await outcomes()).toEqual([
    'other other',
    'picked-up applied',
    'picked-up nothing',
    'out-for-delivery nothing',
    'delivered applied',
  ]);
  const { rows } = await run('select p.delivered_by, s.proof from parcels p join shipments s on s.parcel_id = p.id where s.awb = $1', [
    awb,
  ]);
  expect(rows).toEqual([{ delivered_by: 'courier', proof: 'otp' }]);
  expect((await readOrderView(guest, order.number)).parcels).toHaveLength(1);
});

test('repeated and shuffled reports, also at once, leave one parcel that was delivered once', async () => {
  const { awb, view, scan } = await bookedParcel();
  const messages = [scan(42, 1), scan(17, 2), scan(21, 3), scan(17, 4), scan(7, 5)];
  const last = messages.at(-1);
  if (!last) throw new Error('no message');
  await Promise.all([last, last, ...messages.toReversed(), ...messages].map(send));
  const states = (await view()).timeline.map(({ state }: { state: string }) => state);
  expect([states.at(-1), states.filter((state: string) => state === 'delivered').length]).toEqual(['delivered', 1]);
  expect((await run('select count(*)::int as count from tracking_events where awb = $1', [awb])).rows[0]?.count).toBe(5);
});

test('a courier on its way to the door is news while it is fresh', async () => {
  const { parcelId, order, scan } = await bookedParcel();
  await send(scan(42, 590));
  await send(scan(17, 595));
  const { rows } = await run(`select data from jobs.job where name = 'delivery-texts'`);
  expect(rows).toEqual([{ data: { orderId: order._id, parcelId, occurredAt: at(595).toISOString() } }]);
  await send(scan(7, 596));
  await send(scan(17, 597));
  expect((await run(`select 1 from jobs.job where name = 'delivery-texts'`)).rows).toHaveLength(1);
});

test('a late report moves nothing back', async () => {
  const { view, outcomes, scan } = await bookedParcel();
  const bare = { scans: [] };
  await send(scan(21, 10, undefined, bare));
  expect((await view()).state).toBe('undeliverable');
  await send(scan(17, 5, undefined, bare));
  await send(scan(42, 1, undefined, bare));
  expect((await view()).state).toBe('undeliverable');
  await send(scan(7, 20, undefined, bare));
  await send(scan(9, 15, undefined, bare));
  await send(scan(12, 30, undefined, bare));
  expect((await view()).state).toBe('delivered');
  expect(await outcomes()).toEqual([
    'undelivered applied',
    'out-for-delivery late',
    'picked-up late',
    'delivered applied',
    'returning late',
    'lost nothing',
  ]);
});

test('a parcel that is refused comes back, and its seller is asked whether the goods are whole', async () => {
  const { parcelId, order, move, view, scan } = await bookedParcel();
  await send(scan(42, 1));
  await send(scan(21, 2, 'Consignee refused to accept, called 9876543210'));
  expect((await view()).state).toBe('refused');
  await send(scan(9, 3));
  expect((await view()).state).toBe('returning');
  await send(scan(10, 4));
  expect((await view()).state).toBe('returning');
  const mails = (await sentMails(shop, shop.config.supportEmail)).filter(({ kind }) => kind.startsWith('parcel-back'));
  expect(JSON.stringify(mails)).toContain(order.number);
  expect(JSON.stringify(mails)).toContain(parcelId);
  const kept = await run('select to_jsonb(t) as row from tracking_events t');
  expect(JSON.stringify(kept.rows)).not.toMatch(/9876543210|Consignee|Jaipur/);
  await move('take-back', { restock: true });
  expect((await view()).state).toBe('refunded');
});

test('a parcel is lost by its courier’s word, and found by a later one', async () => {
  const { view, scan } = await bookedParcel();
  await send(scan(42, 1));
  await send(scan(12, 2));
  expect((await view()).state).toBe('lost');
  await send(scan(7, 601));
  expect((await view()).state).toBe('delivered');
});

test('a report of before the buyer’s does not prove what the buyer denies', async () => {
  const { parcelId, view, scan } = await bookedParcel();
  await send(scan(42, 1));
  await run(`update parcels set state = 'not-received', state_at = now() where id = $1`, [parcelId]);
  await send(scan(7, 2));
  expect((await view()).state).toBe('not-received');
});

test('a courier’s proof confirms a delivery that was presumed', async () => {
  const { parcelId, move, scan, view } = await bookedParcel();
  await move('ship', { by: 'seller' });
  await move('deliver', { by: 'seller' });
  await send(scan(7, 590));
  expect((await run('select delivered_by from parcels where id = $1', [parcelId])).rows[0]?.delivered_by).toBe('courier');
  expect((await view()).state).toBe('delivered');
});

test('reports on another number, of a return and of an unknown parcel are stored and move nothing', async () => {
  const { awb, move, view, outcomes, scan } = await bookedParcel();
  const unknown = scan(42, 1);
  expect(await send({ ...unknown, body: unknown.body.replaceAll(awb, '777') })).toBe(200);
  await send(scan(18, 2, undefined, { is_return: 1, scans: [] }));
  await move('ship', { carrier: 'Blue Dart', trackingNumber: '7' });
  await send(scan(7, 3, undefined, { scans: [] }));
  expect((await view()).state).toBe('shipped');
  expect(await outcomes()).toEqual(['picked-up other', 'delivered other-number']);
  expect((await run(`select outcome from tracking_events where awb = '777'`)).rows).toEqual([{ outcome: 'unknown' }]);
});

test('a report that came before its number was known is applied when it comes again', async () => {
  const { awb, view, scan } = await bookedParcel();
  await run(`update shipments set awb = 'later' where awb = $1`, [awb]);
  const message = scan(42, 1);
  await send(message);
  expect((await view()).state).toBe('packed');
  await run(`update shipments set awb = $1 where awb = 'later'`, [awb]);
  await send(message);
  expect((await view()).state).toBe('shipped');
});

test('refuses forged and unreadable webhooks, and logs no word of them', async () => {
  const { awb, view, scan } = await bookedParcel();
  const warn = vi.spyOn(shop.services.log, 'warn');
  const message = scan(7, 1);
  const { 'x-api-key': token, ...without } = message.headers;
  for (const headers of [without, { ...without, 'x-api-key': '' }, { ...without, 'x-api-key': `${token}x` }])
    expect(await send({ ...message, headers })).toBe(401);
  for (const body of ['', '{', '[]', '{"awb":null}', JSON.stringify({ awb, scans: 'all' })])
    expect(await send({ ...message, body })).toBe(400);
  expect((await view()).state).toBe('packed');
  expect((await run('select 1 from tracking_events where awb = $1', [awb])).rows).toEqual([]);
  expect(JSON.stringify(warn.mock.calls)).not.toContain(awb);
});

test('takes no webhook without a token, and none without an account', async () => {
  const { shiprocket: account } = shop.ctx.app.carriers;
  const message = { body: '{}', headers: { 'x-api-key': '' } };
  shop.ctx.app.carriers.shiprocket = account && { ...account, webhookToken: undefined };
  expect(await send(message)).toBe(404);
  shop.ctx.app.carriers.shiprocket = undefined;
  expect(await send(message)).toBe(404);
  shop.ctx.app.carriers.shiprocket = account;
});

test('asks for parcels every hour where webhooks do not come, and stops once they have arrived', async () => {
  const { awb, view, scan } = await bookedParcel();
  const asked = () => shiprocket.calls.filter((path) => path.endsWith(awb)).length;
  scan(42, 1);
  await pollTracking(shop.ctx);
  expect((await view()).state).toBe('shipped');
  scan(17, 2);
  scan(7, 3);
  await pollTracking(shop.ctx);
  expect([asked(), (await view()).state]).toEqual([1, 'shipped']);
  await run(`update shipments set polled_at = now() - interval '1 hour'`);
  await pollTracking(shop.ctx);
  expect([asked(), (await view()).state]).toEqual([2, 'delivered']);
  await run(`update shipments set polled_at = now() - interval '1 hour'`);
  await pollTracking(shop.ctx);
  expect(asked()).toBe(2);
});

test('a report that was stored and not applied is applied by the job', async () => {
  const { awb, view } = await bookedParcel();
  await run(
    `insert into tracking_events (carrier, event_id, awb, code, kind, source, occurred_at, received_at)
      values ('shiprocket', $1 || ' 42', $1, '42', 'picked-up', 'webhook', now() - interval '1 hour', now() - interval '5 minutes')`,
    [awb],
  );
  shiprocket.trouble.down = true;
  await pollTracking(shop.ctx);
  shiprocket.trouble.down = false;
  expect((await view()).state).toBe('shipped');
});
