import fc from 'fast-check';
import { expect, test } from 'vitest';
import { convertBill, convertPaise, convertParts, type DisplayCurrency, decimalsOf, paiseRange, rupees, toMinorUnits } from './currency.ts';

const usd: DisplayCurrency = { code: 'USD', decimals: 2, rate: '0.0117', date: '2025-06-13' };
const jpy: DisplayCurrency = { code: 'JPY', decimals: 0, rate: '1.6725', date: '2025-06-13' };

const anyPaise = fc.integer({ min: 0, max: 100_000_000_00 });
const anyCurrency: fc.Arbitrary<DisplayCurrency> = fc.record({
  code: fc.constantFrom('USD', 'JPY', 'KWD'),
  decimals: fc.constantFrom(0, 2),
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

test('a product is in a price range exactly when its displayed price is', () => {
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

test('decimals are those of the currency, at most two', () => {
  expect(['JPY', 'USD', 'EUR', 'INR', 'GBP', 'AUD', 'CAD'].map(decimalsOf)).toEqual([0, 2, 2, 2, 2, 2, 2]);
  expect(['BHD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND', 'CLF'].map(decimalsOf)).toEqual([2, 2, 2, 2, 2, 2, 2]);
  for (const code of Intl.supportedValuesOf('currency')) expect([0, 2]).toContain(decimalsOf(code));
});

/**
 * A line of a cart: the price of one unit before and after its discount, the quantity, and its share of a
 * coupon.
 */
const anyLine = fc
  .record({
    base: fc.integer({ min: 1, max: 50_000_00 }),
    off: fc.integer({ min: 0, max: 100 }),
    qty: fc.integer({ min: 0, max: 20 }),
    couponPercent: fc.constantFrom(0, 0, 5, 33, 100),
  })
  .map(({ base, off, qty, couponPercent }) => {
    const price = base - Math.floor((base * off) / 100);
    return { base, price, qty, coupon: Math.floor((price * qty * couponPercent) / 100) };
  });
const anyCart = fc.array(anyLine, { minLength: 1, maxLength: 12 });
type Line = { base: number; price: number; qty: number; coupon: number };
const sumOf = (lines: readonly Line[], of: (line: Line) => number) => lines.reduce((sum, line) => sum + of(line), 0);
const billOf = (lines: readonly Line[]) => ({
  subtotal: sumOf(lines, ({ base, qty }) => base * qty),
  discount: sumOf(lines, ({ base, price, qty }) => (base - price) * qty),
  coupon: sumOf(lines, ({ coupon }) => coupon),
});
const amountsOf = (lines: readonly Line[], currency: DisplayCurrency) =>
  convertParts(
    lines.map(({ price, qty }) => price * qty),
    currency,
  );

test('a converted bill adds up, and its lines come to what is left after the discount', () => {
  fc.assert(
    fc.property(anyCart, anyCurrency, (lines, currency) => {
      const paise = billOf(lines);
      const shown = convertBill(paise, currency);
      expect(shown.subtotal - shown.discount - shown.coupon).toBe(shown.total);
      const taxed = convertBill({ ...paise, vat: 4_321 }, currency);
      expect(taxed.subtotal - taxed.discount - taxed.coupon + taxed.vat).toBe(taxed.total);
      expect(taxed.total).toBe(convertPaise(paise.subtotal - paise.discount - paise.coupon + 4_321, currency));
      expect(amountsOf(lines, currency).reduce((sum, amount) => sum + amount, 0)).toBe(shown.subtotal - shown.discount);
      // The amounts that are compared with others are exactly their own conversion.
      expect(shown.subtotal).toBe(convertPaise(paise.subtotal, currency));
      expect(shown.total).toBe(convertPaise(paise.subtotal - paise.discount - paise.coupon, currency));
      for (const [amount, own] of [
        [shown.discount, paise.discount],
        [shown.coupon, paise.coupon],
      ] as const) {
        expect(amount).toBeGreaterThanOrEqual(0);
        expect(Math.abs(amount - convertPaise(own, currency))).toBeLessThanOrEqual(1);
      }
    }),
  );
});

test('each part of a converted sum is within one minor unit of its own conversion', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.constant(0), anyPaise), { maxLength: 30 }), anyCurrency, (parts, currency) => {
      const shown = convertParts(parts, currency);
      expect(shown).toHaveLength(parts.length);
      for (const [index, paise] of parts.entries()) {
        expect(Math.abs((shown[index] ?? Number.NaN) - convertPaise(paise, currency))).toBeLessThanOrEqual(1);
        if (paise === 0) expect(shown[index]).toBe(0);
      }
    }),
  );
});

test('one more unit lowers neither its line nor the bill, and moves others by one minor unit', () => {
  fc.assert(
    fc.property(anyCart, fc.nat(), anyCurrency, (lines, pick, currency) => {
      const index = pick % lines.length;
      const more = lines.map((line, at) => (at === index ? { ...line, qty: line.qty + 1 } : line));
      const [before, after] = [amountsOf(lines, currency), amountsOf(more, currency)];
      const [bill, next] = [convertBill({ ...billOf(lines), coupon: 0 }, currency), convertBill({ ...billOf(more), coupon: 0 }, currency)];
      expect(next.subtotal).toBeGreaterThanOrEqual(bill.subtotal);
      expect(next.total).toBeGreaterThanOrEqual(bill.total);
      for (const [at, amount] of before.entries()) {
        if (at !== index) expect(Math.abs((after[at] ?? Number.NaN) - amount)).toBeLessThanOrEqual(1);
        // A price of less than one minor unit may give way to another line's remainder.
        else if (convertPaise(lines[at]?.price ?? 0, currency) > 1) expect(after[at]).toBeGreaterThanOrEqual(amount);
      }
    }),
  );
});

test('a bill in rupees is itself, and the same cart shows the same amounts every time', () => {
  const lines = [
    { base: 114_225, price: 102_803, qty: 1, coupon: 0 },
    { base: 50_001, price: 50_001, qty: 3, coupon: 0 },
  ];
  expect(amountsOf(lines, rupees)).toEqual([102_803, 150_003]);
  expect(amountsOf(lines, usd)).toEqual(amountsOf(lines, usd));
  // Rounded alone they are 13.36 − 1.34 = 12.03.
  expect(convertBill({ subtotal: 114_225, discount: 11_422, coupon: 0 }, usd)).toEqual({
    subtotal: 1336,
    discount: 133,
    coupon: 0,
    vat: 0,
    total: 1203,
  });
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
