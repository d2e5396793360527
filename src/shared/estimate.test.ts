import { expect, test } from 'vitest';
import { rupees } from './currency.ts';
import { formatEstimate } from './estimate.ts';

const pounds = { code: 'GBP', decimals: 2, rate: '0.0086', date: '2026-11-15' };
const now = new Date('2026-11-22T20:00:00Z');

test('an estimate has whole units, and smaller ones below ten', () => {
  expect(formatEstimate(198_000, pounds, 'en', now)).toBe('£17');
  expect(formatEstimate(198_000, pounds, 'hi', now)).toBe('£17');
  expect(formatEstimate(50_000, pounds, 'en', now)).toBe('£4.30');
  expect(formatEstimate(198_000, { code: 'JPY', decimals: 0, rate: '1.7', date: '2026-11-22' }, 'en', now)).toBe('¥3,366');
});

test('there is none in rupees, and at a rate older than a week', () => {
  expect(formatEstimate(198_000, rupees, 'en', now)).toBeUndefined();
  expect(formatEstimate(198_000, { ...pounds, date: '2026-11-14' }, 'en', now)).toBeUndefined();
});
