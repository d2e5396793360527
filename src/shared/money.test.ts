import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allocate, formatMoney, prorate, roundHalfUp, shareOf, wholeRupees } from './money.ts';

test('rounds half up', () => {
  expect([4n, 5n, 6n, 14n, 15n].map((tenths) => roundHalfUp(tenths, 10n))).toEqual([0n, 1n, 1n, 1n, 2n]);
});

test('prorates exactly beyond what a double holds, and refuses what is no amount', () => {
  expect(prorate(1, 1, 2)).toBe(1);
  expect(prorate(5, 1, 3)).toBe(2);
  expect(prorate(Number.MAX_SAFE_INTEGER, 10_000, 10_000)).toBe(Number.MAX_SAFE_INTEGER);
  for (const amount of [-1, 0.5, Number.NaN, 2 ** 53]) expect(() => prorate(amount, 1, 2)).toThrow(RangeError);
});

test('shares of any split sum to the whole and are never negative', () => {
  const amount = fc.integer({ min: 0, max: 100_000_000_000 });
  fc.assert(
    fc.property(amount, fc.integer({ min: 1, max: 9999 }), fc.nat(9999), fc.nat(9999), (total, qty, a, b) => {
      const [low, high] = [Math.min(a, b, qty), Math.min(Math.max(a, b), qty)];
      const share = shareOf(total, qty, { from: low, to: high });
      expect(share).toBeGreaterThanOrEqual(0);
      expect(shareOf(total, qty, { from: 0, to: low }) + share + shareOf(total, qty, { from: high, to: qty })).toBe(total);
      expect(shareOf(total, qty, { from: low, to: low })).toBe(0);
    }),
  );
});

test('allocates every paisa, and to none more than its weight', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat({ max: 10 ** 13 }), { minLength: 1, maxLength: 100 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (weights, portion) => {
        const sum = weights.reduce((total, weight) => total + weight, 0);
        const amount = Math.min(sum, Math.floor(sum * portion));
        const shares = allocate(amount, weights);
        expect(shares.reduce((total, share) => total + share, 0)).toBe(sum === 0 ? 0 : amount);
        for (const [index, share] of shares.entries()) {
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(weights[index] as number);
        }
      },
    ),
  );
});

test.each([
  [129_900, {}, '₹1,299.00'],
  [12_345_678_900, {}, '₹12,34,56,789.00'],
  [129_900, { decimals: 0 }, '₹1,299'],
  [5, { symbol: false }, '0.05'],
  [129_900, { locale: 'hi-IN' }, '₹1,299.00'],
  [1999, { locale: 'en', currency: 'USD' }, '$19.99'],
  [150, { locale: 'en', currency: 'JPY', scale: 0 }, '¥150'],
])('formats %i as %o', (amount, format, text) => {
  expect(formatMoney(amount, format)).toBe(text);
});

test('rounds cash to whole rupees, half up, and nothing that is due to nothing', () => {
  expect([0, 1, 49, 149, 150, 148_680].map(wholeRupees)).toEqual([0, 100, 100, 100, 200, 148_700]);
});
