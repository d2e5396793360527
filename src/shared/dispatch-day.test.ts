import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DeliveryRules, estimateArrival } from './arrival.ts';
import { dayMs, dayNumber, isoDay, numberOfDay } from './days.ts';
import { type ClosedDays, dispatchDay, holidayOn, isRefusedBy, type ShopCalendar, usualCalendar } from './dispatch-day.ts';

const everyDay = [1, 2, 3, 4, 5, 6, 7];
const leaves = (now: string, goods = [{}], calendar: Partial<ShopCalendar> = {}) =>
  dispatchDay(goods, new Date(now), { ...usualCalendar, ...calendar });

test('a parcel leaves after its working days, counted from the calendar day in India', () => {
  // Monday 23 November in India ends at 18:30 UTC.
  expect(leaves('2026-11-23T18:29:59.999Z', [{ dispatchDays: 2 }])).toBe('2026-11-25');
  expect(leaves('2026-11-23T18:30:00.000Z', [{ dispatchDays: 2 }])).toBe('2026-11-26');
  // Friday: the weekend is free, unless the shop works then.
  expect(leaves('2026-11-27T06:00:00Z')).toBe('2026-11-30');
  expect(leaves('2026-11-27T06:00:00Z', [{}], { weekdays: [6] })).toBe('2026-11-28');
  expect(leaves('2026-11-23T06:00:00Z', [{ leadTimeDays: 20 }, { dispatchDays: 3 }])).toBe('2026-12-16');
});

test('closed days are no working days, and nothing is made on them', () => {
  const closed = [{ from: '2026-11-24', until: '2026-12-04' }];
  expect(leaves('2026-11-23T06:00:00Z', [{ dispatchDays: 2 }], { closed })).toBe('2026-12-08');
  expect(leaves('2026-11-23T06:00:00Z', [{ leadTimeDays: 3 }], { weekdays: everyDay, closed })).toBe('2026-12-08');
});

test('a holiday says when the shop sends parcels again, and what can be ordered', () => {
  const holiday = { from: '2026-11-24', until: '2026-12-04', sells: 'made-to-order' as const, words: { en: 'At the fair.' } };
  const calendar = {
    ...usualCalendar,
    closed: [{ from: '2026-11-20', until: '2026-11-20' }, holiday, { from: '2026-12-07', until: '2026-12-07' }],
  };
  expect(holidayOn(calendar, '2026-11-20')).toBeUndefined();
  expect(holidayOn(calendar, '2026-12-04')).toEqual({
    until: '2026-12-04',
    opensOn: '2026-12-08',
    sells: 'made-to-order',
    words: { en: 'At the fair.' },
  });
  expect(holidayOn(calendar, '2026-12-05')).toBeUndefined();
  expect([false, true].map((made) => isRefusedBy(calendar, made, '2026-11-24'))).toEqual([true, false]);
  expect(isRefusedBy(calendar, false, '2026-11-20')).toBe(false);
});

const day = fc.integer({ min: 0, max: 700 }).map((days) => numberOfDay('2026-01-01') + days);
const closings: fc.Arbitrary<ClosedDays[]> = fc
  .array(fc.tuple(day, fc.integer({ min: 0, max: 89 })), { maxLength: 5 })
  .map((ranges) =>
    ranges.map(([from, more]) => ({ from: isoDay(from), until: isoDay(from + more) })).sort((a, b) => (a.from < b.from ? -1 : 1)),
  );
const calendars: fc.Arbitrary<ShopCalendar> = fc.record({ weekdays: fc.subarray(everyDay, { minLength: 1 }), closed: closings });
const goods = fc.array(
  fc.record({
    leadTimeDays: fc.option(fc.integer({ min: 0, max: 90 }), { nil: undefined }),
    dispatchDays: fc.integer({ min: 0, max: 30 }),
  }),
  { minLength: 1, maxLength: 3 },
);
const moment = fc.integer({ min: 0, max: 700 * 24 * 60 }).map((minutes) => new Date(Date.UTC(2026, 0, 1) + minutes * 60_000));
const sums = (ranges: readonly ClosedDays[]) =>
  ranges.reduce((sum, { from, until }) => sum + numberOfDay(until) - numberOfDay(from) + 1, 0);

test('a parcel leaves on an open day, not before it can, and within the days that the shop is closed', () => {
  fc.assert(
    fc.property(goods, moment, calendars, (some, now, calendar) => {
      const date = dispatchDay(some, now, calendar);
      expect(calendar.weekdays).toContain(new Date(date).getUTCDay() || 7);
      expect(calendar.closed.filter(({ from, until }) => from <= date && date <= until)).toEqual([]);
      const waits = numberOfDay(date) - dayNumber(now);
      const making = Math.max(...some.map(({ leadTimeDays = 0 }) => leadTimeDays));
      const sending = Math.max(1, ...some.map(({ dispatchDays }) => dispatchDays));
      expect(waits).toBeGreaterThanOrEqual(making + sending);
      expect(waits).toBeLessThanOrEqual(making + 7 * (sending + sums(calendar.closed)) + 7);
    }),
  );
});

test('a later order, more to do and another holiday never make a parcel leave or arrive earlier', () => {
  const delivery: DeliveryRules = { transit: { from: 7, until: 10, dispatchDays: 3 }, holidays: ['01-26', '08-15', '10-02'] };
  const promise = (some: Parameters<typeof dispatchDay>[0], now: Date, calendar: ShopCalendar) => {
    const leavesBy = dispatchDay(some, now, calendar);
    const { promisedFrom, promisedUntil } = estimateArrival(some, now, delivery, leavesBy);
    expect(promisedFrom > leavesBy).toBe(true);
    return [leavesBy, promisedUntil];
  };
  fc.assert(
    fc.property(goods, moment, calendars, fc.integer({ min: 1, max: 20 }), (some, now, calendar, more) => {
      const [leavesBy = '', promisedUntil = ''] = promise(some, now, calendar);
      const longer = { ...calendar, closed: [...calendar.closed, { from: leavesBy, until: isoDay(numberOfDay(leavesBy) + more) }] };
      const others = [
        promise(some, new Date(now.getTime() + more * dayMs), calendar),
        promise([...some, { dispatchDays: more }], now, calendar),
        promise(some, now, longer),
      ];
      for (const [day = '', until = ''] of others) {
        expect(day >= leavesBy).toBe(true);
        expect(until >= promisedUntil).toBe(true);
      }
    }),
    // The product that is made longest is not the one that is sent last.
    { examples: [[[{ leadTimeDays: 66, dispatchDays: 3 }], new Date('2026-01-01'), { weekdays: [2, 3, 5, 6, 7], closed: [] }, 5]] },
  );
});

test('a shop without a calendar of its own promises the days that pages state', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3 }), moment, (dispatchDays, now) => {
      const delivery: DeliveryRules = { transit: { from: 7, until: 10, dispatchDays: 3 }, holidays: [] };
      const leavesBy = dispatchDay([{ dispatchDays }], now, usualCalendar);
      expect(estimateArrival([{ dispatchDays }], now, delivery, leavesBy)).toEqual(estimateArrival([{ dispatchDays }], now, delivery));
    }),
  );
});

test('what is made to order leaves in the first month with room for all its units', () => {
  const rooms = (taken: Record<string, number>, perMonth = 2, key = 'shop') => [{ key, perMonth, taken }];
  const at = '2026-11-23T06:00:00Z';
  const made = { leadTimeDays: 5, dispatchDays: 1 };
  expect(leaves(at, [made])).toBe('2026-11-30');
  expect(leaves(at, [{ ...made, rooms: rooms({ '2026-11': 1 }) }])).toBe('2026-11-30');
  expect(leaves(at, [{ ...made, rooms: rooms({ '2026-11': 2 }) }])).toBe('2026-12-07');
  expect(leaves(at, [{ ...made, units: 3, rooms: rooms({ '2026-11': 1, '2026-12': 1 }) }])).toBe('2027-01-06');
  // Lines of one parcel share the room of their shop.
  expect(
    leaves(
      at,
      [made, made].map((each) => ({ ...each, rooms: rooms({ '2026-11': 1 }) })),
    ),
  ).toBe('2026-12-07');
  // No later than the last day of that month on which the shop sends parcels.
  expect(leaves(at, [{ ...made, leadTimeDays: 60, rooms: rooms({ '2027-01': 2 }) }])).toBe('2027-02-26');
  expect(leaves(at, [{ dispatchDays: 1, rooms: rooms({ '2026-11': 2 }) }])).toBe('2026-11-24');
});
