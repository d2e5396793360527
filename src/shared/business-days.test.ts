import { expect, test } from 'vitest';
import { addBusinessDays, refundDue } from './business-days.ts';

test('weekends do not count, by the calendar of India', () => {
  const monday = new Date('2026-11-23T06:00:00Z');
  expect(refundDue(monday)).toEqual(new Date('2026-11-30T06:00:00Z'));
  // Friday night in London is Saturday in India.
  expect(addBusinessDays(new Date('2026-11-27T20:00:00Z'), 1)).toEqual(new Date('2026-11-29T20:00:00Z'));
  expect(addBusinessDays(monday, 0)).toEqual(monday);
});
