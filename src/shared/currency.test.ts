import fc from 'fast-check';
import { expect, test } from 'vitest';
import { convertPaise, decimalsOf, paiseRange, rupees, type ShownCurrency, toMinorUnits } from './currency.ts';

const usd: ShownCurrency = { code: 'USD', decimals: 2, rate: '0.0117', date: '2025-06-13' };
const jpy: ShownCurrency = { code: 'JPY', decimals: 0, rate: '1.6725', date: '2025-06-13' };

const anyPaise = fc.integer({ min: 0, max: 100_000_000_00 });
const anyCurrency: fc.Arbitrary<ShownCurrency> = fc.record({
  code: fc.constantFrom('USD', 'JPY', 'KWD'),
  decimals: fc.constantFrom(0, 2, 3),
  rate: fc
    .tuple(fc.integer({ min: 1, max: 999_999_999 }), fc.integer({ min: 4, max: 9 }))
    .map(([digits, scale]) => (digits / 10 ** scale).toFixed(scale)),
});

test.each([
  [145_000, usd, 1697], // 16.965 dollars
  [144_957, usd, 1696], // 16.959…
  [100, usd, 1],
  [42, usd, 0],
  [43, usd, 1],
  [145_000, jpy, 2425],
  [100_000_000_00, jpy, 167_250_000],
  [149_950, rupees, 149_950],
])('%i paise are %o → %i minor units, rounded half up', (paise, currency, minor) => {
  expect(convertPaise(paise, currency)).toBe(minor);
});

test('a converted amount is within half a minor unit of the exact one, the half going up', () => {
  fc.assert(
    fc.property(anyPaise, anyCurrency, (paise, currency) => {
      const [whole = '', part = ''] = currency.rate.split('.');
      const exact = BigInt(paise) * BigInt(whole + part) * 10n ** BigInt(currency.decimals);
      const under = 100n * 10n ** BigInt(part.length);
      // More than any shop asks for, and more than a number counts exactly.
      fc.pre(exact / under < BigInt(Number.MAX_SAFE_INTEGER));
      const twiceOff = 2n * (exact - BigInt(convertPaise(paise, currency)) * under);
      expect(twiceOff >= -under && twiceOff < under).toBe(true);
    }),
  );
});

test('what costs more never shows less', () => {
  fc.assert(
    fc.property(anyPaise, anyPaise, anyCurrency, (a, b, currency) => {
      expect(convertPaise(Math.min(a, b), currency)).toBeLessThanOrEqual(convertPaise(Math.max(a, b), currency));
    }),
  );
});

test('a piece is in a price range exactly when the price printed on it is', () => {
  const bound = fc.option(fc.integer({ min: 0, max: 1_000_000 }), { nil: undefined });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), bound, bound, anyCurrency, (paise, min, max, currency) => {
      const range = paiseRange({ min, max }, currency);
      const printed = convertPaise(paise, currency);
      expect(paise >= (range.min ?? 0) && paise <= (range.max ?? Number.POSITIVE_INFINITY)).toBe(
        printed >= (min ?? 0) && printed <= (max ?? Number.POSITIVE_INFINITY),
      );
    }),
  );
});

test('a range in rupees is itself', () => {
  expect(paiseRange({ min: 100_00, max: 999_50 }, rupees)).toEqual({ min: 100_00, max: 999_50 });
  expect(paiseRange({}, rupees)).toEqual({ min: undefined, max: undefined });
});

test('decimals are those of the currency: JPY none, others 2', () => {
  expect(['JPY', 'USD', 'EUR', 'INR', 'GBP', 'AUD', 'CAD'].map(decimalsOf)).toEqual([0, 2, 2, 2, 2, 2, 2]);
});

test('amounts are read as people write them', () => {
  expect(toMinorUnits('1,500', rupees)).toBe(150_000);
  expect(toMinorUnits('$ 20.5', usd)).toBe(2050);
  expect(toMinorUnits('¥2,500', jpy)).toBe(2500);
  for (const text of ['', 'cheap', '-5', '1e5', '20.555', '1234567890']) expect(toMinorUnits(text, usd)).toBeUndefined();
  expect(toMinorUnits('20.5', jpy)).toBeUndefined();
});

test('a rate that is none is refused', () => {
  for (const rate of ['0', '0.00', '-1', '1e-7', 'NaN', '']) expect(() => convertPaise(100, { ...usd, rate })).toThrow(RangeError);
});
