import { expect, test } from 'vitest';
import { formatTimestamp, humanizeEntries, humanizeName, isTimestamp } from './humanize.ts';

test('a moment is told by the clock in India', () => {
  expect(formatTimestamp('2026-11-21T18:45:00.000Z', 'en')).toBe('22 November 2026, 00:15 IST');
  expect(isTimestamp('2026-11-21T18:45:00.000Z')).toBe(true);
  expect(isTimestamp('2026-11-21T18:45:00.000+00:00')).toBe(true);
  expect(isTimestamp('2026-11-21')).toBe(false);
});

test('a name of the data without words is taken apart', () => {
  expect(humanizeName('productRequests')).toBe('Product requests');
  expect(humanizeName('support')).toBe('Support');
});

test('shows amounts in rupees and countries by name, and leaves out picture data', () => {
  const kept = { totalPaise: 178_400, country: 'IN', note: 'IN', placeholder: 'data:image/webp;base64,AA', widths: [240] };
  expect(humanizeEntries(kept, 'en')).toEqual([
    ['totalPaise', 'Total', '₹1,784'],
    ['country', 'Country', 'India'],
    ['note', 'Note', 'IN'],
  ]);
  expect(humanizeEntries({ country: 'IN' }, 'hi')).toEqual([['country', 'Country', 'भारत']]);
});
