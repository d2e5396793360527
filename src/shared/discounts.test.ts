import { expect, test } from 'vitest';
import { type Discount, discountedPrice, nextDiscountEnd } from './discounts.ts';

const now = new Date('2026-03-01T12:00:00Z');
const percent = (value: number, validUntil?: string): Discount => ({ discountType: 'percentage', value, validUntil });
const rupees = (value: number, validUntil?: string): Discount => ({ discountType: 'fixed', value: value * 100, validUntil });

test.each<[string, Discount[], number]>([
  ['no discount', [], 100_000],
  ['a percentage reduces the price by that percent', [percent(12.5)], 87_500],
  ['another type subtracts the value', [rupees(150)], 85_000],
  ['a discount applies if it has no validUntil or validUntil is in the future', [percent(10), rupees(100, '2026-03-01T12:00:01Z')], 80_000],
  ['one that is over does not', [percent(10, '2026-03-01T12:00:00Z'), rupees(100, '2026-02-28T23:59:59Z')], 100_000],
  ['they apply in their order, each on the running price', [rupees(200), percent(50)], 40_000],
  ['the other way round', [percent(50), rupees(200)], 30_000],
  ['never below 0', [rupees(900), rupees(900)], 0],
  ['nor above all of it', [percent(250)], 0],
])('the price with discounts: %s', (_what, discounts, price) => {
  expect(discountedPrice(100_000, discounts, now)).toBe(price);
});

test('a percentage is rounded half up to the paisa', () => {
  expect(discountedPrice(1_005, [percent(50)], now)).toBe(502);
  expect(discountedPrice(333, [percent(33.33)], now)).toBe(222);
});

test('the next end is the earliest of those that still run', () => {
  const ends = ['2026-03-03T00:00:00Z', '2026-03-02T00:00:00Z', '2026-02-02T00:00:00Z'].map((end) => percent(5, end));
  expect(nextDiscountEnd([...ends, percent(5)], now)).toEqual(new Date('2026-03-02T00:00:00Z'));
  expect(nextDiscountEnd([percent(5)], now)).toBeUndefined();
});
