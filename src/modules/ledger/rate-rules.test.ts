import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commissionOf, dayInIndia, priceNotch, type TaxRate, taxRateOf, withholdingOf } from './rate-rules.ts';

const rates: TaxRate[] = [
  { hsn: '6913', rateBp: 500, from: '2025-09-22' },
  { hsn: '7117', rateBp: 300, from: '2025-09-22' },
  { hsn: '7117', entry: 'lac-bangles', rateBp: 0, from: '2025-09-22' },
  { hsn: '7117', rateBp: 100, from: '2026-10-01', until: '2026-11-30' },
  { hsn: '61', upToPaise: 100_000, rateBp: 500, from: '2017-07-01' },
  { hsn: '61', rateBp: 1200, from: '2017-07-01' },
  { hsn: '61', upToPaise: 250_000, rateBp: 500, from: '2025-09-22' },
  { hsn: '61', rateBp: 1800, from: '2025-09-22' },
  { hsn: '6117', rateBp: 500, from: '2027-01-01' },
];
const rateOf = (hsn: string, salePaise: number, on: string) => taxRateOf(rates, { hsn, salePaise, qty: 1 }, on);

test('applies the longest heading that matches', () => {
  expect(rateOf('61171010', 400_000, '2026-11-21')).toBe(1800);
  expect(rateOf('61171010', 400_000, '2027-01-01')).toBe(500);
  expect(rateOf('6913', 400_000, '2026-11-21')).toBe(500);
});

test('applies the rows of a heading’s newest date as a whole', () => {
  expect(rateOf('6109', 150_000, '2025-09-21')).toBe(1200);
  expect(rateOf('6109', 150_000, '2025-09-22')).toBe(500);
  expect(rateOf('6109', 262_501, '2025-09-22')).toBe(1800);
});

test.each(['9999', '', '61', '691', '6913000x', '691300001'])('gives no rate to %j, which no heading names', (hsn) => {
  expect(rateOf(hsn, 100, '2026-11-21')).toBeUndefined();
});

test('gives no rate before the first and after the last day of a heading', () => {
  expect(rateOf('6913', 100, '2025-09-21')).toBeUndefined();
  expect(
    taxRateOf([{ hsn: '66', rateBp: 500, from: '2026-01-01', until: '2026-01-31' }], { hsn: '6601', salePaise: 1, qty: 1 }, '2026-02-01'),
  ).toBe(undefined);
});

test('goes back to the rate before once a relief is over', () => {
  expect(['2026-09-30', '2026-10-01', '2026-11-30', '2026-12-01'].map((on) => rateOf('71171910', 100, on))).toEqual([300, 100, 100, 300]);
});

test('applies a condition to goods that name it alone, and refuses one that their heading does not have', () => {
  const of = (hsn: string, entry: string) => taxRateOf(rates, { hsn, entry, salePaise: 100, qty: 1 }, '2026-11-21');
  expect(of('71179090', 'lac-bangles')).toBe(0);
  expect(of('6913', 'lac-bangles')).toBeUndefined();
});

test('finds exactly the prices at which no rate holds together', () => {
  const at = (pricePaise: number) => priceNotch(rates, { hsn: '6109', pricePaise }, '2026-11-21');
  expect(at(262_500)).toBeUndefined();
  expect(at(262_501)).toEqual({ fromPaise: 262_501, untilPaise: 295_000 });
  expect(at(295_000)).toBeDefined();
  expect(at(295_001)).toBeUndefined();
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), (pricePaise) => {
      const valueAt = (rateBp: number) => (BigInt(pricePaise) * 10_000n * 10_000n) / BigInt(10_000 + rateBp);
      const limit = 250_000n * 10_000n;
      const holdsLower = valueAt(500) <= limit;
      const holdsHigher = BigInt(pricePaise) * 10_000n > 250_000n * 11_800n;
      expect(at(pricePaise) !== undefined).toBe(!holdsLower && !holdsHigher);
    }),
  );
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
