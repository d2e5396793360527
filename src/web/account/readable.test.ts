import { expect, test } from 'vitest';
import { formatMoment, isMoment, spaced } from './readable.ts';

test('a moment is told by the clock in India', () => {
  expect(formatMoment('2026-11-21T18:45:00.000Z', 'en')).toBe('22 November 2026, 00:15 IST');
  expect(isMoment('2026-11-21T18:45:00.000Z')).toBe(true);
  expect(isMoment('2026-11-21')).toBe(false);
});

test('a name of the data without words is taken apart', () => {
  expect(spaced('productRequests')).toBe('Product requests');
  expect(spaced('support')).toBe('Support');
});
