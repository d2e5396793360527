import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DeliveryRules, endOfDayInIndia, endOfPromise, estimateArrival } from './arrival.ts';

const day = 86_400_000;
const india: DeliveryRules = { transit: { from: 7, until: 10, dispatchDays: 3 }, holidays: ['01-26', '08-15', '10-02'] };
const promised = (now: string, goods: Parameters<typeof estimateArrival>[0] = [{}], rules = india) => {
  const { promisedFrom, promisedUntil } = estimateArrival(goods, new Date(now), rules);
  return [promisedFrom, promisedUntil];
};

test('counts the days from the calendar day in India, to the millisecond', () => {
  // Monday 23 November in India ends at 18:30 UTC.
  expect(promised('2026-11-23T18:29:59.999Z')).toEqual(['2026-11-30', '2026-12-03']);
  expect(promised('2026-11-23T18:30:00.000Z')).toEqual(['2026-12-01', '2026-12-04']);
  expect(new Date(endOfDayInIndia(new Date('2026-11-23T18:29:59.999Z'))).toISOString()).toBe('2026-11-23T18:30:00.000Z');
  expect(new Date(endOfDayInIndia(new Date('2026-11-23T18:30:00.000Z'))).toISOString()).toBe('2026-11-24T18:30:00.000Z');
  expect(new Date(endOfPromise('2026-12-03')).toISOString()).toBe('2026-12-03T18:30:00.000Z');
});

test('promises no Sunday and no holiday, and arrives within the days that pages state', () => {
  // From a Sunday on to the Monday; until a Sunday back to the Saturday.
  expect(promised('2026-11-22T06:00:00Z')).toEqual(['2026-11-30', '2026-12-02']);
  expect(promised('2026-11-26T06:00:00Z')).toEqual(['2026-12-03', '2026-12-05']);
  // Republic Day, in each year.
  expect(promised('2027-01-19T06:00:00Z')).toEqual(['2027-01-27', '2027-01-29']);
  expect(promised('2027-01-16T06:00:00Z')).toEqual(['2027-01-23', '2027-01-25']);
  // A day that the operator added for one year.
  expect(promised('2026-11-23T06:00:00Z', [{}], { ...india, holidays: ['2026-12-03'] })).toEqual(['2026-11-30', '2026-12-02']);
});

test('what takes longest delays the parcel: making it, or a seller who dispatches late', () => {
  expect(promised('2026-11-23T06:00:00Z', [{ leadTimeDays: 21 }, {}])).toEqual(['2026-12-21', '2026-12-24']);
  // Three working days of dispatch are in the days of the zone; two more come on top, past a Sunday.
  expect(promised('2026-11-23T06:00:00Z', [{ dispatchDays: 3 }])).toEqual(['2026-11-30', '2026-12-03']);
  expect(promised('2026-11-28T06:00:00Z', [{ dispatchDays: 5 }])).toEqual(['2026-12-08', '2026-12-11']);
});

const isoDay = fc.integer({ min: 0, max: 4_000 }).map((days) => new Date(Date.UTC(2026, 0, 1) + days * day).toISOString().slice(0, 10));
const rules = fc.record({
  transit: fc
    .tuple(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 5 }))
    .map(([from, more, dispatchDays]) => ({ from, until: from + more, dispatchDays })),
  holidays: fc.array(fc.oneof(isoDay, fc.constantFrom('01-26', '08-15', '10-02')), { maxLength: 6 }),
});
const moment = fc.integer({ min: 0, max: 3_650 * 24 * 60 }).map((minutes) => new Date(Date.UTC(2026, 0, 1) + minutes * 60_000));
const goods = fc.array(
  fc.record({
    leadTimeDays: fc.option(fc.integer({ min: 0, max: 90 }), { nil: undefined }),
    dispatchDays: fc.integer({ min: 0, max: 10 }),
  }),
  { minLength: 1, maxLength: 4 },
);

test('both days are working days, in order, not before the days of transit and hardly after them', () => {
  fc.assert(
    fc.property(goods, moment, rules, (some, now, given) => {
      const { days, promisedFrom, promisedUntil } = estimateArrival(some, now, given);
      const today = Date.parse(new Date(now.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 10));
      for (const date of [promisedFrom, promisedUntil]) {
        expect(new Date(date).getUTCDay()).not.toBe(0);
        expect(given.holidays).not.toContain(date);
        expect(given.holidays).not.toContain(date.slice(5));
      }
      const [first, last] = [promisedFrom, promisedUntil].map((date) => (Date.parse(date) - today) / day) as [number, number];
      expect(first).toBeGreaterThanOrEqual(days.from);
      expect(last).toBeGreaterThanOrEqual(first);
      expect(last).toBeLessThanOrEqual(Math.max(days.until, first));
      expect(days.from).toBeGreaterThanOrEqual(given.transit.from);
    }),
  );
});

test('a later order, another product and a slower seller never bring a parcel earlier', () => {
  fc.assert(
    fc.property(goods, moment, rules, fc.integer({ min: 0, max: 20 }), (some, now, given, more) => {
      const { promisedUntil } = estimateArrival(some, now, given);
      const later = new Date(now.getTime() + more * day);
      expect(estimateArrival([...some, { dispatchDays: more }], now, given).promisedUntil >= promisedUntil).toBe(true);
      const madeLonger = some.map((each) => ({ ...each, leadTimeDays: each.leadTimeDays ? each.leadTimeDays + more : undefined }));
      expect(estimateArrival(madeLonger, now, given).promisedUntil >= promisedUntil).toBe(true);
      expect(estimateArrival([{}], later, given).promisedUntil >= estimateArrival([{}], now, given).promisedUntil).toBe(true);
    }),
  );
});

test('holidays without end stop nothing', () => {
  const holidays = Array.from({ length: 366 }, (_, index) => new Date(Date.UTC(2024, 0, 1 + index)).toISOString().slice(5, 10));
  expect(promised('2026-11-23T06:00:00Z', [{ dispatchDays: 9 }], { ...india, holidays })).toHaveLength(2);
});
