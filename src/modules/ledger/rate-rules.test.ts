import { expect, test } from 'vitest';
import { commissionOf, dayInIndia, type TaxRate, taxRateOf, withholdingOf } from './rate-rules.ts';

const rates: TaxRate[] = [
  { hsn: '', rateBp: 500, from: '2025-09-22' },
  { hsn: '61', upToPaise: 100_000, rateBp: 500, from: '2017-07-01' },
  { hsn: '61', rateBp: 1200, from: '2017-07-01' },
  { hsn: '61', upToPaise: 250_000, rateBp: 500, from: '2025-09-22' },
  { hsn: '61', rateBp: 1800, from: '2025-09-22' },
  { hsn: '6117', rateBp: 500, from: '2027-01-01' },
];
const rateOf = (hsn: string, salePaise: number, on: string) => taxRateOf(rates, { hsn, salePaise, qty: 1 }, on);

test('applies the longest heading that matches, else the general row', () => {
  expect(rateOf('61171010', 400_000, '2026-11-21')).toBe(1800);
  expect(rateOf('61171010', 400_000, '2027-01-01')).toBe(500);
  expect(rateOf('6913', 400_000, '2026-11-21')).toBe(500);
});

test('applies the rows of a heading’s newest date as a whole', () => {
  expect(rateOf('6109', 150_000, '2025-09-21')).toBe(1200);
  expect(rateOf('6109', 150_000, '2025-09-22')).toBe(500);
  expect(rateOf('6109', 262_501, '2025-09-22')).toBe(1800);
});

test('throws on a day without any rate', () => {
  expect(() => rateOf('6913', 100, '2016-01-01')).toThrow('no tax rate');
});

test('prefers a seller’s own commission once it has begun', () => {
  const commission = [
    { rateBp: 1000, from: '2025-01-01' },
    { sellerId: 'a', rateBp: 700, from: '2026-06-01' },
    { rateBp: 1200, from: '2026-12-01' },
  ];
  expect(commissionOf(commission, 'a', '2026-05-31')).toBe(1000);
  expect(commissionOf(commission, 'a', '2026-12-01')).toBe(700);
  expect(commissionOf(commission, 'b', '2026-12-01')).toBe(1200);
});

test('withholds nothing before the first rate', () => {
  const tcs = [{ kind: 'tcs' as const, rateBp: 50, section: 'CGST 52', from: '2024-07-10' }];
  expect(withholdingOf(tcs, 'tcs', '2024-07-09')).toBe(0);
  expect(withholdingOf(tcs, 'tcs', '2024-07-10')).toBe(50);
});

test('begins a day in India at 18:30 UTC of the day before', () => {
  expect(dayInIndia(new Date('2027-03-31T18:29:59Z'))).toBe('2027-03-31');
  expect(dayInIndia(new Date('2027-03-31T18:30:00Z'))).toBe('2027-04-01');
});
