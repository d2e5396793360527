import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { refreshSellability } from '#modules/catalog/refresh-sellability.ts';
import { dayMs, dayNumber, isoDay, startOfDay } from '#shared/days.ts';
import { dispatchDay } from '#shared/dispatch-day.ts';
import { jaipur, orderOf, placed, readOrderView } from '../../../test/support/place-orders.ts';
import { addTeamMember } from '../../../test/support/prepared-shop.ts';
import { addSampleProducts, type SampleProduct } from '../../../test/support/sample-catalogue.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { createTestClient, type TestClient } from '../../../test/support/test-client.ts';

/** A Monday some weeks from now: holidays after it are not over by the database's clock, too. */
const monday = dayNumber(new Date()) + 28 - ((dayNumber(new Date()) + 3) % 7);
/** ISO date so many days after that Monday. */
const day = (after: number) => isoDay(monday + after);
const at = (after: number) => new Date(startOfDay(day(after)) + dayMs / 2);
const calendar = '/shops/jaipur-potters/calendar';

let app: TestApp;
let stocked: SampleProduct;
let made: SampleProduct;
let owner: TestClient;
let buyer: TestClient;
beforeAll(async () => {
  app = await openTestApp();
  const products = await addSampleProducts(app, 3, (index) => (index === 2 ? { leadTimeDays: 10 } : {}));
  stocked = products[0] as SampleProduct;
  made = products[2] as SampleProduct;
  owner = await addTeamMember(app, 'jaipur-potters', 'manager');
  buyer = createTestClient(app);
});
afterEach(async () => {
  app.setNow(undefined);
  await app.ctx.db.execute('delete from seller_holidays');
  await app.ctx.db.execute(`update sellers set weekdays = '{1,2,3,4,5}'`);
  await refreshSellability(app.ctx);
});
afterAll(() => app.close());

const saved = async (method: string, path: string, fields: object) => {
  const { status, body } = await owner.send(method, `${calendar}${path}`, fields);
  return status === 200 ? 'saved' : Object.keys(body.fields ?? {}).length > 0 ? body.fields : body.code;
};
const quote = async (...products: SampleProduct[]) =>
  (await buyer.send('POST', '/cart/quote', { items: products.map(({ variantId }) => ({ variantId, qty: 1 })), ...jaipur })).body;
const quotedDay = async (product = stocked) => (await quote(product)).parcels[0]?.leavesBy;
const refresh = () => refreshSellability({ ...app.ctx, now: app.services.now });
const listed = async () =>
  (await buyer.send('GET', '/products/cards?category=pieces')).body.cards.map(({ slug }: { slug: string }) => slug).sort();
const shown = async () => (await buyer.send('GET', '/sellers/jaipur-potters')).body.data.seller;

test('working days and closed days move what is promised, and an order keeps its day when they change later', async () => {
  app.setNow(at(0));
  expect(await quotedDay()).toBe(day(2));
  const usual = (await quote(stocked)).parcels[0];
  expect(await saved('PUT', '/weekdays', { weekdays: [6, 1, 4] })).toBe('saved');
  expect(await quotedDay()).toBe(day(5));
  expect(await saved('POST', '/closed', { from: day(4), until: day(8), name: 'Diwali' })).toBe('saved');
  const { leavesBy, promisedFrom, promisedUntil, holiday } = (await quote(stocked)).parcels[0];
  expect([leavesBy, holiday]).toEqual([day(10), undefined]);
  expect(promisedUntil > usual.promisedUntil).toBe(true);
  const { data } = (await owner.send('GET', calendar)).body;
  expect(data).toMatchObject({ today: day(0), weekdays: [1, 4, 6], dispatchDays: 2, leavesBy: day(10), holidays: [{ name: 'Diwali' }] });
  const { calendar: open } = await shown();
  expect(open).toEqual({ weekdays: [1, 4, 6], closed: [{ from: day(4), until: day(8) }] });
  expect(dispatchDay([{ dispatchDays: 2 }], at(0), open)).toBe(day(10));

  const { order } = await placed(buyer, orderOf([[stocked, 1]]));
  const agreed = async () => (await app.ctx.db.execute('select ship_by::text as day from parcels where order_id = $1', [order._id])).rows;
  expect(await agreed()).toEqual([{ day: day(10) }]);
  expect(await saved('DELETE', `/${data.holidays[0]._id}`, {})).toBe('saved');
  expect(await saved('DELETE', `/${data.holidays[0]._id}`, {})).toBe('NOT_FOUND');
  expect(await saved('PUT', '/holiday', { from: day(1), until: day(60), sells: 'all' })).toBe('saved');
  // Another address does not move the day either; the promise moves only where the way is longer.
  await buyer.send('PUT', `/orders/${order.number}/address`, { ...jaipur, name: 'Asha Verma', phone: '98290 12345', line1: '1 Lake Road' });
  expect(await agreed()).toEqual([{ day: day(10) }]);
  const [parcel] = (await readOrderView(buyer, order.number)).parcels;
  expect(parcel).toMatchObject({ promisedFrom, promisedUntil });
});

test('a holiday begins and ends at midnight in India, by itself, and takes out of the lists what cannot be ordered', async () => {
  app.setNow(at(0));
  const words = { words: 'At the fair.', wordsHi: 'हम मेले में हैं।' };
  expect(await saved('PUT', '/holiday', { from: day(1), until: day(10), sells: 'made-to-order', ...words })).toBe('saved');
  await refresh();
  expect([(await shown()).holiday, await listed()]).toEqual([undefined, ['piece-0', 'piece-1', 'piece-2']]);
  expect((await quote(stocked)).canOrder).toBe(true);

  app.setNow(new Date(startOfDay(day(1))));
  const { canOrder, lines, parcels } = await quote(stocked, made);
  expect([canOrder, lines.map(({ problem }: { problem?: string }) => problem)]).toEqual([false, ['unavailable', undefined]]);
  expect(Object.keys(lines[0].problemReason)).toEqual(['en', 'hi']);
  // It is made after the holiday, in the ten days from the eleventh on, and sent within two working days.
  expect(parcels).toMatchObject([{ leavesBy: day(22), holiday: { until: day(10), opensOn: day(11), sells: 'made-to-order' } }]);
  expect((await buyer.send('POST', '/orders', orderOf([[stocked, 1]]))).body.code).toBe('UNAVAILABLE');
  await refresh();
  expect(await listed()).toEqual(['piece-1', 'piece-2']);
  const holiday = { until: day(10), opensOn: day(11), sells: 'made-to-order', words: { en: words.words, hi: words.wordsHi } };
  expect((await shown()).holiday).toEqual(holiday);

  app.setNow(new Date(startOfDay(day(11))));
  await refresh();
  expect([(await shown()).holiday, await listed()]).toEqual([undefined, ['piece-0', 'piece-1', 'piece-2']]);
  expect((await quote(stocked)).canOrder).toBe(true);
});

test('on a holiday that takes all orders, they are sent afterwards; one that takes none refuses each', async () => {
  app.setNow(at(0));
  expect(await saved('PUT', '/holiday', { from: day(0), until: day(13), sells: 'all' })).toBe('saved');
  expect((await quote(stocked)).parcels).toMatchObject([{ leavesBy: day(15), holiday: { opensOn: day(14), sells: 'all' } }]);
  app.setNow(at(3));
  // It began in the past, and is made longer; there is one holiday at a time.
  expect(await saved('PUT', '/holiday', { from: day(0), until: day(20), sells: 'none' })).toBe('saved');
  expect((await quote(stocked, made)).lines.map(({ problem }: { problem: string }) => problem)).toEqual(['unavailable', 'unavailable']);
  const { holidays } = (await owner.send('GET', calendar)).body.data;
  expect(holidays).toMatchObject([{ from: day(0), until: day(20), sells: 'none' }]);
  expect(await saved('DELETE', `/${holidays[0]._id}`, {})).toBe('saved');
  expect((await quote(stocked)).canOrder).toBe(true);
});

test('what does not make sense is said at its field', async () => {
  app.setNow(at(0));
  const close = (from: string, until: string, name = 'Holi') => saved('POST', '/closed', { from, until, name });
  expect(await close(day(5), day(4))).toEqual({ until: 'before-start' });
  expect(await close(day(-1), day(4))).toEqual({ from: 'past' });
  expect(await close(day(5), day(95))).toEqual({ until: 'too-long' });
  expect(await close(day(360), day(370))).toEqual({ until: 'too-far' });
  expect(Object.keys(await close('soon', '', ''))).toEqual(['from', 'until', 'name']);
  expect(await close(day(5), day(94))).toBe('saved');
  for (const [from, until] of [
    [1, 5],
    [94, 96],
    [20, 20],
  ] as const)
    expect(await close(day(from), day(until))).toEqual({ from: 'overlaps' });
  expect(await saved('PUT', '/holiday', { from: day(2), until: day(6), sells: 'all' })).toEqual({ from: 'overlaps' });
  expect(Object.keys(await saved('PUT', '/weekdays', { weekdays: [] }))).toEqual(['weekdays']);
  expect(Object.keys(await saved('PUT', '/weekdays', { weekdays: [8] }))).toEqual(['weekdays.0']);
  await app.ctx.db.execute(`update sellers set shop_state = 'closed' where slug = 'jaipur-potters'`);
  expect(await close(day(1), day(1))).toEqual({ state: 'closed' });
  await app.ctx.db.execute(`update sellers set shop_state = 'open' where slug = 'jaipur-potters'`);
});
