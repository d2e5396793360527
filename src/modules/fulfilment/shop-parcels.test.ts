import { afterAll, beforeAll, expect, test } from 'vitest';
import { moveParcel } from '#modules/orders/move-parcel.ts';
import { packPlannedParcel } from '#modules/orders/pack-shop-parcels.ts';
import { parcelStates, shopLanes } from '#modules/orders/parcel-contract.ts';
import { laneOf, statesOf } from '#modules/orders/shop-lane-rules.ts';
import { capture, delivered, orderOf, placed, readOrderView } from '../../../test/support/place-orders.ts';
import { addTeamMember } from '../../../test/support/prepared-shop.ts';
import { addSampleProducts, type SampleProduct } from '../../../test/support/sample-catalogue.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { createTestClient, type TestClient } from '../../../test/support/test-client.ts';

const slug = 'jaipur-potters';
let app: TestApp;
let products: SampleProduct[];
let owner: TestClient;
let packer: TestClient;
let stranger: TestClient;
beforeAll(async () => {
  app = await openTestApp();
  products = await addSampleProducts(app, 2, () => ({ available: 500, pricePaise: 44_400 }));
  const other = (await run('select slug from sellers where id = $1', [products[1]?.sellerId]))[0]?.slug;
  [owner, packer, stranger] = [
    await addTeamMember(app, slug, 'owner'),
    await addTeamMember(app, slug, 'packer'),
    await addTeamMember(app, String(other), 'owner'),
  ];
});
afterAll(() => app.close());

const run = async (text: string, values: unknown[] = []) => (await app.services.database.execute(text, values)).rows;
async function parcelToPack(more: Record<string, unknown> = {}) {
  const guest = createTestClient(app);
  const answer = await placed(guest, orderOf([[products[0] as SampleProduct, 2]], { method: 'demo', ...more }));
  await capture(app, answer);
  const { number } = answer.order as { number: string };
  return { guest, number, parcelId: String((await readOrderView(guest, number)).parcels[0]._id) };
}
const of = (path: string) => `/shops/${slug}/parcels${path}`;
const read = async (parcelId: string, by = owner) => (await by.send('GET', of(`/${parcelId}`))).body.data.parcel;
const pack = async (parcelIds: string[], by = packer) => (await by.send('POST', of('/pack'), { parcelIds })).body.data.results;
const runJob = async (parcelId: string, at: string) => packPlannedParcel(app.ctx, { parcelId, at });

test('each state of a paid parcel is in one lane', () => {
  expect(shopLanes.flatMap(statesOf).sort()).toEqual(parcelStates.filter((state) => state !== 'placed').sort());
  expect(laneOf('placed')).toBeUndefined();
});

test('an unpaid parcel is in no lane and has no page', async () => {
  const guest = createTestClient(app);
  const { order } = await placed(guest, orderOf([[products[0] as SampleProduct, 1]], { method: 'demo' }));
  const parcelId = (await readOrderView(guest, order.number)).parcels[0]._id;
  expect((await owner.send('GET', of(`/${parcelId}`))).body.code).toBe('ORDER_NOT_FOUND');
  const { parcels } = (await owner.send('GET', of('?lane=to-pack'))).body.data;
  expect(parcels.map(({ _id }: { _id: string }) => _id)).not.toContain(parcelId);
});

test('a parcel of another shop is like one that does not exist, in every call', async () => {
  const { parcelId } = await parcelToPack();
  const theirs = (await run('select slug from sellers where id = $1', [products[1]?.sellerId]))[0]?.slug;
  for (const id of [parcelId, 'nothing']) {
    for (const [method, path] of [
      ['GET', ''],
      ['GET', '/shipment'],
      ['GET', '/label'],
      ['POST', '/undo-pack'],
    ] as const) {
      const body = method === 'POST' ? {} : undefined;
      const answer = await stranger.send(method, `/shops/${theirs}/parcels/${id}${path}`, body);
      expect([path, answer.status, answer.body.code]).toEqual([path, 404, 'ORDER_NOT_FOUND']);
    }
    const packed = await stranger.send('POST', `/shops/${theirs}/parcels/pack`, { parcelIds: [id] });
    expect(packed.body.data.results).toEqual([{ parcelId: id, result: 'not-found' }]);
    expect((await stranger.send('GET', `/shops/${theirs}/packing-slips?parcelIds[]=${id}`)).body.code).toBe('ORDER_NOT_FOUND');
  }
  expect((await stranger.send('GET', of(`/${parcelId}`))).body.code).toBe('FORBIDDEN');
  expect(await read(parcelId)).toMatchObject({ state: 'confirmed' });
});

test('an order is found by its number in whichever lane, by its own shop alone', async () => {
  const { number, parcelId } = await parcelToPack();
  const find = async (typed: string, by = packer, shop = slug) =>
    (await by.send('GET', `/shops/${shop}/parcels?lane=delivered&number=${encodeURIComponent(typed)}`)).body;
  for (const typed of [number, ` ${number.toLowerCase().replace('-', '')} `])
    expect((await find(typed)).data.parcels).toMatchObject([{ _id: parcelId, lane: 'to-pack' }]);
  const [row] = await run('select slug from sellers where id = $1', [products[1]?.sellerId]);
  expect((await find(number, stranger, String(row?.slug))).data.parcels).toEqual([]);
  expect((await find('of Asha')).code).toBe('INVALID_INPUT');
});

test('a packer sees the address and no amount, an owner both', async () => {
  const { parcelId } = await parcelToPack({ giftMessage: 'For you', isGift: true });
  const seen = await read(parcelId, packer);
  expect(seen).toMatchObject({ address: expect.arrayContaining(['Asha Verma']), giftMessage: 'For you', lane: 'to-pack' });
  expect(JSON.stringify(seen)).not.toMatch(/paise/i);
  expect(seen.events).toEqual(['pack']);
  const whole = await read(parcelId);
  expect(whole.lines[0]).toMatchObject({ qty: 2, paidPaise: 88_800 });
  expect(whole.events).toEqual(['pack', 'cancel']);
});

test('a parcel that is marked as packed twice gets its invoice once, after the time to take it back', async () => {
  const { parcelId } = await parcelToPack();
  const [first] = await pack([parcelId]);
  expect(first).toMatchObject({ parcelId, result: 'planned', packAt: expect.any(String) });
  expect(await pack([parcelId, parcelId])).toEqual([first]);
  expect(await read(parcelId)).toMatchObject({ state: 'confirmed', packAt: first.packAt });
  await Promise.all([runJob(parcelId, first.packAt), runJob(parcelId, first.packAt)]);
  const parcel = await read(parcelId);
  expect(parcel).toMatchObject({ state: 'packed', lane: 'packed' });
  expect(parcel).not.toHaveProperty('packAt');
  expect(parcel.timeline.at(-1)).toMatchObject({ state: 'packed', by: 'seller', name: expect.any(String) });
  expect(await run('select 1 from invoices where parcel_id = $1', [parcelId])).toHaveLength(1);
  expect((await packer.send('POST', of(`/${parcelId}/undo-pack`), {})).body).toMatchObject({
    code: 'WRONG_STATE',
    fields: { state: 'packed' },
  });
  expect(await pack([parcelId])).toMatchObject([{ result: 'wrong-state' }]);
});

test('what is taken back is not packed, also where it is marked once more before the first job runs', async () => {
  const { parcelId } = await parcelToPack();
  const [first] = await pack([parcelId]);
  for (let times = 0; times < 2; times++) {
    const undone = (await packer.send('POST', of(`/${parcelId}/undo-pack`), {})).body.data.parcel;
    expect(undone).not.toHaveProperty('packAt');
  }
  await run('select pg_sleep(0.002)');
  const [second] = await pack([parcelId]);
  await runJob(parcelId, first.packAt);
  expect(await read(parcelId)).toMatchObject({ state: 'confirmed', packAt: second.packAt });
  await runJob(parcelId, second.packAt);
  expect(await read(parcelId)).toMatchObject({ state: 'packed' });
});

test('a parcel that is cancelled while it waits to be packed stays cancelled', async () => {
  const { parcelId } = await parcelToPack();
  const [{ packAt }] = await pack([parcelId]);
  const cancelled = await owner.send('POST', of(`/${parcelId}/steps`), { event: 'cancel', reason: 'out-of-stock' });
  expect(cancelled.body.data.state).toBe('cancelled');
  await runJob(parcelId, packAt);
  expect((await read(parcelId)).timeline.at(-1)).toMatchObject({ state: 'cancelled', by: 'seller', name: expect.any(String) });
});

test('several are marked at once with a result for each, and their slips are one file', async () => {
  const [one, two, gone] = [await parcelToPack(), await parcelToPack(), await parcelToPack()];
  await moveParcel(app.ctx, { parcelId: gone.parcelId, event: 'cancel', by: 'operator', reason: 'other' });
  const ids = [one.parcelId, two.parcelId, gone.parcelId];
  const slips = await packer.send('GET', `/shops/${slug}/packing-slips?${ids.map((id) => `parcelIds[]=${id}`).join('&')}`);
  expect(slips.headers.get('content-type')).toBe('application/pdf');
  expect(String(slips.body).match(/\/Type \/Page\b/g)).toHaveLength(2);
  const results = await pack([...ids, 'nothing']);
  expect(results.map(({ result }: { result: string }) => result)).toEqual(['planned', 'planned', 'wrong-state', 'not-found']);
});

test('lanes count and page without losing or repeating a parcel, the earliest day first', async () => {
  const before = (await owner.send('GET', of('?lane=to-pack'))).body.data.counts['to-pack'];
  await parcelToPack();
  await run(
    `insert into parcels (id, order_id, seller_id, position, state, promised_from, promised_until, state_at, ship_by, replaces_id, root_id, generation)
      select lpad(to_hex(n), 14, 'z'), p.order_id, p.seller_id, p.position + n, 'confirmed', p.promised_from, p.promised_until, p.state_at, current_date - n / 3, p.id, p.id, 1
        from parcels p, generate_series(1, 40) n where p.id = (select id from parcels where seller_id = $1 and state = 'confirmed' order by id desc limit 1)`,
    [products[0]?.sellerId],
  );
  const ids: string[] = [];
  const days: string[] = [];
  let next: string | undefined = '';
  while (next !== undefined) {
    const { body } = await owner.send('GET', of(`?lane=to-pack${next ? `&after=${next}` : ''}`));
    expect(body.data.counts['to-pack']).toBe(before + 41);
    for (const { _id, shipBy } of body.data.parcels) {
      ids.push(_id);
      days.push(shipBy);
    }
    next = body.next;
  }
  expect(new Set(ids).size).toBe(before + 41);
  expect(ids).toHaveLength(before + 41);
  expect(days).toEqual([...days].sort());
  expect((await owner.send('GET', of('?lane=to-pack&after=x'))).body.code).toBe('INVALID_INPUT');
  await run(`delete from parcels where id like 'zzz%'`);
});

test('name and address are hidden 30 days after delivery, and no slip is made any more', async () => {
  const guest = createTestClient(app);
  const { orderId, number } = await delivered(app, guest, [[products[0] as SampleProduct, 1]], { giftMessage: 'Dear Meera', isGift: true });
  const parcelId = (await readOrderView(guest, number)).parcels[0]._id;
  const deliveredAgo = (days: number) =>
    run(`update parcels set delivered_at = now() - make_interval(days => $1::int) where order_id = $2`, [days, orderId]);
  const listed = async () =>
    (await owner.send('GET', of('?lane=delivered'))).body.data.parcels.find(({ _id }: { _id: string }) => _id === parcelId);
  await deliveredAgo(29);
  expect(await read(parcelId)).toMatchObject({ isAddressHidden: false, address: expect.arrayContaining(['Asha Verma']) });
  expect((await listed()).recipient).toBe('Asha Verma, Jaipur');
  await deliveredAgo(31);
  const hidden = await read(parcelId);
  expect(hidden).toMatchObject({ isAddressHidden: true, address: [], lane: 'delivered' });
  expect(JSON.stringify([hidden, await listed()])).not.toMatch(/Asha|Rose Lane|98290|Meera/);
  expect((await owner.send('GET', `/shops/${slug}/packing-slips?parcelIds[]=${parcelId}`)).body.code).toBe('ORDER_NOT_FOUND');
});

test('a seller reads the returns of the shop, answers and decides them; the step keeps who took it', async () => {
  const guest = createTestClient(app);
  const { number, lineIds } = await delivered(app, guest, [[products[0] as SampleProduct, 1]]);
  const report = await guest.send('POST', `/orders/${number}/returns`, {
    idempotencyKey: 'a-return-of-the-shop-1',
    lines: [{ lineId: lineIds[0], qty: 1, reason: 'damaged' }],
    wish: 'refund',
    message: 'It is broken.',
  });
  const { _id, number: returned } = report.body.data.return;
  const returns = (path: string) => `/shops/${slug}/returns${path}`;
  const { data } = (await owner.send('GET', returns(''))).body;
  expect(data).toMatchObject({ open: 1, returns: [{ number: returned, state: 'requested', waitsUntil: expect.any(String) }] });
  expect((await packer.send('GET', returns(''))).body.code).toBe('FORBIDDEN');
  const theirs = (await run('select slug from sellers where id = $1', [products[1]?.sellerId]))[0]?.slug;
  for (const one of [returned, 'nothing']) {
    expect((await stranger.send('GET', `/shops/${theirs}/returns/${one}`)).body.code).toBe('RETURN_NOT_FOUND');
    const written = await stranger.send('POST', `/shops/${theirs}/returns/${one}/messages`, { text: 'Hello' });
    expect(written.body.code).toBe('RETURN_NOT_FOUND');
  }
  const answered = await owner.send('POST', returns(`/${returned}/messages`), { text: 'Which corner?' });
  expect(answered.body.data.return.messages.at(-1)).toMatchObject({ author: 'seller', text: 'Which corner?' });
  expect(answered.body.data.events).toEqual(['approve', 'refuse']);
  await owner.send('POST', returns(`/${_id}/decisions`), { event: 'refuse', decision: 'We see nothing.' });
  expect((await run(`select by_user is not null as named from return_events where return_id = $1 and event = 'refuse'`, [_id]))[0]).toEqual(
    { named: true },
  );
  expect((await owner.send('GET', returns('?open=no'))).body.data).toMatchObject({ open: 0, returns: [{ number: returned }] });
});
