import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { releaseExpired } from '#modules/orders/release-expired.ts';
import { dayNumber, isoDay, numberOfDay } from '#shared/days.ts';
import { dispatchDay, roomsOfFull, usualCalendar } from '#shared/dispatch-day.ts';
import { capture, expire, jaipur, orderOf, placed, readOrderView } from '../../../test/support/place-orders.ts';
import { addTeamMember } from '../../../test/support/prepared-shop.ts';
import { addSampleProducts, type SampleProduct } from '../../../test/support/sample-catalogue.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { createTestClient, type TestClient } from '../../../test/support/test-client.ts';
import { monthsFrom } from './month-rules.ts';

const shop = '/shops/jaipur-potters/making';
/** The shop works on each day: what takes ten days to make leaves after twelve. */
const today = dayNumber(new Date());
const usual = isoDay(today + 12);
const [first = '', second = '', third = ''] = monthsFrom(usual.slice(0, 7), 3);
/** The day on which that leaves where it is made from the first of a month on. */
const madeIn = (month: string) => isoDay(numberOfDay(`${month}-01`) + 11);

let app: TestApp;
let bowl: SampleProduct;
let vase: SampleProduct;
let stocked: SampleProduct;
let owner: TestClient;
let buyer: TestClient;
beforeAll(async () => {
  app = await openTestApp();
  const products = await addSampleProducts(app, 5, (index) => (index % 4 === 0 ? { leadTimeDays: 10 } : {}));
  [bowl, , stocked, , vase] = products as [SampleProduct, SampleProduct, SampleProduct, SampleProduct, SampleProduct];
  owner = await addTeamMember(app, 'jaipur-potters', 'manager');
  buyer = createTestClient(app);
  await run(`update sellers set weekdays = '{1,2,3,4,5,6,7}'`);
});
const run = async (text: string, values: unknown[] = []) => (await app.services.database.execute(text, values)).rows;
afterEach(async () => {
  await run('delete from made_bookings');
  await run('delete from made_capacities');
  await run('delete from seller_holidays');
});
afterAll(() => app.close());

const limit = (perMonth: number | '', product?: SampleProduct) =>
  owner.send('PUT', shop, { perMonth, ...(product ? { product: product.productId } : {}) });
const order = (items: readonly (readonly [SampleProduct, number])[], more: object = {}) => placed(buyer, orderOf(items, { ...more }));
const leavesBy = async (...items: (readonly [SampleProduct, number])[]) => {
  const body = { items: items.map(([{ variantId }, qty]) => ({ variantId, qty })), ...jaipur };
  return (await buyer.send('POST', '/cart/quote', body)).body.parcels[0].leavesBy;
};
const shipBy = async (id: string) => String((await run('select ship_by::text as day from parcels where order_id = $1', [id]))[0]?.day);
const making = async () => (await owner.send('GET', shop)).body.data;
const taken = async () =>
  (await making()).months.flatMap(({ month, taken }: { month: string; taken: number }) => (taken > 0 ? [[month, taken]] : []));
const fullMonths = async ({ productId }: SampleProduct) => (await buyer.send('GET', `/products/${productId}/full-months`)).body.data.months;

test('a full month moves what is made to order to the first month with room, for quote, order and product page alike', async () => {
  expect(await leavesBy([bowl, 1])).toBe(usual);
  expect((await limit(2)).status).toBe(200);
  await order([[bowl, 2]]);
  expect(await fullMonths(bowl)).toEqual([first]);
  const moved = await leavesBy([bowl, 1]);
  expect(moved).toBe(madeIn(second));
  const onPage = { leadTimeDays: 10, dispatchDays: 2, rooms: roomsOfFull(await fullMonths(bowl)) };
  expect(dispatchDay([onPage], new Date(), { ...usualCalendar, weekdays: [1, 2, 3, 4, 5, 6, 7] })).toBe(moved);
  const made = await order([[vase, 1]]);
  expect(await shipBy(made.order._id)).toBe(moved);
  expect((await readOrderView(buyer, made.order.number)).parcels[0].promisedUntil > moved).toBe(true);
  // Three more take what is left of that month, and the next.
  expect((await leavesBy([bowl, 1], [vase, 2])).slice(0, 7)).toBe(third);
  expect(await leavesBy([stocked, 1])).toBe(isoDay(today + 2));
  expect(await taken()).toEqual([
    [first, 2],
    [second, 1],
  ]);
  // An order that is placed keeps its day.
  expect((await limit('')).status).toBe(200);
  expect([await leavesBy([bowl, 1]), await shipBy(made.order._id)]).toEqual([usual, moved]);
});

test('a product has a limit of its own beside that of its shop, and a month without an open day has no room', async () => {
  await limit(3);
  await limit(1, bowl);
  expect((await limit(1, stocked)).body.fields).toEqual({ product: 'unknown' });
  expect((await limit(0 as never)).body.fields).toHaveProperty('perMonth');
  await order([[bowl, 1]]);
  expect([await fullMonths(bowl), await fullMonths(vase)]).toEqual([[first], []]);
  expect((await leavesBy([bowl, 1])).slice(0, 7)).toBe(second);
  expect((await leavesBy([vase, 2])).slice(0, 7)).toBe(first);
  expect((await leavesBy([vase, 3])).slice(0, 7)).toBe(second);
  await owner.send('POST', '/shops/jaipur-potters/calendar/closed', {
    from: `${second}-01`,
    until: isoDay(numberOfDay(`${third}-01`) - 1),
    name: 'Harvest',
  });
  expect((await leavesBy([bowl, 1])).slice(0, 7)).toBe(third);
  const { perMonth, months: shown, products, choices } = await making();
  const of = (month: string) => shown.find((each: { month: string }) => each.month === month);
  const closedDays = numberOfDay(`${third}-01`) - numberOfDay(`${second}-01`);
  expect([perMonth, of(first), of(second)]).toEqual([
    3,
    { month: first, taken: 1, left: 2, closedDays: 0, isClosed: false },
    { month: second, taken: 0, left: 3, closedDays, isClosed: true },
  ]);
  expect(products).toMatchObject([{ _id: bowl.productId, perMonth: 1 }]);
  expect(products[0].months).toContainEqual({ month: first, taken: 1, left: 0 });
  expect(choices.map(({ _id }: { _id: string }) => _id).sort()).toEqual([bowl.productId, vase.productId].sort());
});

test('months are free again once units are cancelled or not paid in time; a late payment takes them if they are', async () => {
  await limit(2);
  const { number } = (await order([[bowl, 2]])).order;
  const [line] = (await readOrderView(buyer, number)).parcels[0].lines;
  const cancelled = await buyer.send('POST', `/orders/${number}/cancel`, {
    idempotencyKey: 'key-of-a-cancelled-bowl',
    lines: [{ lineId: line._id, qty: 1 }],
  });
  expect([cancelled.status, await taken()]).toEqual([200, [[first, 1]]]);
  const online = await order([[vase, 1]], { method: 'demo' });
  expect(await fullMonths(vase)).toEqual([first]);
  await expire(app, online.order._id);
  await releaseExpired(app.ctx);
  expect(await fullMonths(vase)).toEqual([]);
  expect(await capture(app, online)).toBe('placed');
  expect([await taken(), (await shipBy(online.order._id)).slice(0, 7)]).toEqual([[[first, 2]], first]);

  const late = await order([[bowl, 1]], { method: 'demo' });
  await expire(app, late.order._id);
  await releaseExpired(app.ctx);
  await order([[bowl, 2]]);
  expect(await capture(app, late)).toBe('no-stock');
});

test('a buyer is asked again where others took the month that the quote promised', async () => {
  await limit(1);
  const seen = (await buyer.send('POST', '/cart/quote', { items: [{ variantId: bowl.variantId, qty: 1 }], ...jaipur })).body.parcels[0];
  await order([[vase, 1]]);
  const body = orderOf([[bowl, 1]], { expectedArrival: seen.promisedUntil });
  expect((await buyer.send('POST', '/orders', body)).body.code).toBe('QUOTE_CHANGED');
  const [now] = (await buyer.send('POST', '/cart/quote', { items: [{ variantId: bowl.variantId, qty: 1 }], ...jaipur })).body.parcels;
  const agreed = await placed(buyer, { ...body, expectedArrival: now.promisedUntil });
  expect(await shipBy(agreed.order._id)).toBe(now.leavesBy);
});

test('no month is promised twice where many order at once', async () => {
  await limit(3);
  await limit(2, bowl);
  const orders = await Promise.all(
    Array.from({ length: 9 }, (_, index) => placed(createTestClient(app), orderOf([[index % 2 === 0 ? bowl : vase, 1]]))),
  );
  const promised = await Promise.all(orders.map(async ({ order: { _id } }) => (await shipBy(_id)).slice(0, 7)));
  const counts = Object.fromEntries<number>([...Map.groupBy(promised, (month) => month)].map(([month, each]) => [month, each.length]));
  expect(counts).toEqual(Object.fromEntries(await taken()));
  expect(Math.max(...Object.values<number>(counts))).toBe(3);
  const bowls = await run(
    'select max(units)::int as most from (select sum(open_units) as units from made_bookings where product_id = $1 group by month) m',
    [bowl.productId],
  );
  expect(bowls).toEqual([{ most: 2 }]);
});
