import { expect, test } from 'vitest';
import { snapshotText } from './refresh-rates-snapshot.ts';

const popular = { USD: 0.0118, EUR: 0.0102, GBP: 0.0087, AUD: 0.0177, CAD: 0.0162, JPY: 1.7 };
const before = { note: 'kept', date: '2025-06-13', source: 'bundled snapshot', rates: { USD: '0.0116', THB: '9' } };
const now = new Date('2026-01-15T08:00:00Z');

test('the bundled rates get the day and the figures of the service, and nothing else', () => {
  const text = snapshotText(before, { base: 'INR', date: '2026-01-14', rates: { THB: 0.37, ...popular } }, now);
  expect(JSON.parse(text)).toEqual({
    ...before,
    date: '2026-01-14',
    rates: { AUD: '0.0177', CAD: '0.0162', EUR: '0.0102', GBP: '0.0087', JPY: '1.7', THB: '0.37', USD: '0.0118' },
  });
});

test('an answer that is old, or whose dollar jumped, leaves the bundled rates', () => {
  const answer = { base: 'INR', date: '2026-01-14', rates: popular };
  expect(() => snapshotText(before, { ...answer, date: '2026-01-06' }, now)).toThrow(/of 2026-01-06/);
  expect(() => snapshotText(before, { ...answer, rates: { ...popular, USD: 0.03 } }, now)).toThrow(/USD jumped/);
});
