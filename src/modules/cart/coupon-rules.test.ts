import { expect, test } from 'vitest';
import { applyCoupon, type Coupon } from './coupon-rules.ts';

const now = new Date('2026-11-21T10:00:00Z');
const coupon = (more: Partial<Coupon> = {}): Coupon => ({
  kind: 'percentage',
  value: 1000,
  minPaise: 0,
  maxPaise: null,
  sellerId: null,
  startsAt: new Date('2026-01-01'),
  endsAt: null,
  usesLimit: null,
  uses: 0,
  perPerson: null,
  usesOfPerson: 0,
  ...more,
});
const lines = [
  { sellerId: 'a', paise: 10_005 },
  { sellerId: 'b', paise: 20_000 },
  { sellerId: 'a', paise: 1 },
];

test.each<[string, Partial<Coupon>, ReturnType<typeof applyCoupon>]>([
  ['ten percent of all, half a paisa up', {}, { savedPaise: 3001, shares: [1000, 2000, 1] }],
  ['at most so much', { maxPaise: 300 }, { savedPaise: 300, shares: [100, 199, 1] }],
  ['a fixed sum', { kind: 'fixed', value: 6 }, { savedPaise: 6, shares: [2, 3, 1] }],
  ['never more than the lines cost', { kind: 'fixed', value: 1_000_000 }, { savedPaise: 30_006, shares: [10_005, 20_000, 1] }],
  ['the lines of the seller alone', { sellerId: 'a' }, { savedPaise: 1001, shares: [1000, 0, 1] }],
  ['another seller', { sellerId: 'c' }, { refused: 'not-for-these', savedPaise: 0, shares: [0, 0, 0] }],
  ['below its least', { minPaise: 30_007 }, { refused: 'too-little', savedPaise: 0, shares: [0, 0, 0] }],
  [
    'a seller’s least counts the seller’s lines',
    { sellerId: 'a', minPaise: 10_007 },
    { refused: 'too-little', savedPaise: 0, shares: [0, 0, 0] },
  ],
  ['before its time', { startsAt: new Date('2027-01-01') }, { refused: 'not-yet', savedPaise: 0, shares: [0, 0, 0] }],
  ['at its end', { endsAt: now }, { refused: 'over', savedPaise: 0, shares: [0, 0, 0] }],
  ['without uses left', { usesLimit: 5, uses: 5 }, { refused: 'used-up', savedPaise: 0, shares: [0, 0, 0] }],
  ['used by this person', { perPerson: 1, usesOfPerson: 1 }, { refused: 'used-by-you', savedPaise: 0, shares: [0, 0, 0] }],
])('a coupon: %s', (_, more, effect) => {
  expect(applyCoupon(coupon(more), lines, now)).toEqual(effect);
});
