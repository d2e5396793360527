import { expect, test } from 'vitest';
import { endOfDay, isInSeason, rankPopular, selectionOf } from './collection-rules.ts';

const now = new Date('2026-11-22T20:00:00Z');
const counted = (sold: number, wished: number) => ({ sold, wished });

test('most loved rests on sales, else on wishlists, and on nothing where both are few', () => {
  const sold = Array.from({ length: 6 }, (_, index) => counted(6 - index, 0));
  expect(rankPopular([...sold, counted(0, 9)])).toEqual({ basis: 'sold', ranked: sold });
  const few = [counted(1, 0), ...Array.from({ length: 5 }, (_, index) => counted(0, index + 2))];
  expect(rankPopular(few)).toMatchObject({ basis: 'wished', ranked: [{ wished: 6 }, { wished: 5 }, {}, {}, {}, { sold: 1 }] });
  expect(rankPopular(few.slice(1))).toEqual({ basis: 'none', ranked: [] });
});

test('a rule becomes conditions of a list, with whole days of the Indian calendar', () => {
  const rule = { categories: ['jewelry'], maxPrice: 99_999, newWithinDays: 1 };
  expect(selectionOf(rule, now, [])).toEqual({
    categories: ['jewelry'],
    maxPrice: 99_999,
    publishedSince: new Date('2026-11-21T18:30:00Z'),
  });
  expect(endOfDay(now)).toEqual(new Date('2026-11-23T18:30:00Z'));
});

test('the most loved keep their order, and narrow listed products', () => {
  expect(selectionOf({ popular: true, products: ['a', 'b'] }, now, ['c', 'b', 'a'])).toEqual({ ids: ['b', 'a'] });
  expect(selectionOf({ popular: true, inStock: true }, now, [])).toEqual({ inStock: true });
});

test('a season includes its first and its last day', () => {
  const season = { startsOn: '2026-11-01', endsOn: '2026-12-24' };
  expect(['2026-10-31', '2026-11-01', '2026-12-24', '2026-12-25'].map((day) => isInSeason(season, day))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
