import { expect, test } from 'vitest';
import type { QuoteLine } from '#modules/cart/contract.ts';
import { parseSeenPrices, priceChanges, updateSeenPrices } from './price-change-rules.ts';

const line = (variantId: string, pricePaise: number) => ({ variantId, pricePaise }) as QuoteLine;

test('reports a changed price until the buyer acknowledges it', () => {
  const first = updateSeenPrices({}, [line('a', 100), line('b', 200)], false);
  const now = [line('a', 120), line('b', 180), line('c', 5)];
  expect(priceChanges(first, now).map(({ line: { variantId }, beforePaise }) => [variantId, beforePaise])).toEqual([
    ['a', 100],
    ['b', 200],
  ]);
  expect(priceChanges(updateSeenPrices(first, now, false), now)).toHaveLength(2);
  expect(priceChanges(updateSeenPrices(first, now, true), now)).toEqual([]);
});

test('forgets prices of removed lines', () => {
  expect(updateSeenPrices({ a: 1, b: 2 }, [line('b', 2)], false)).toEqual({ b: 2 });
});

test.each(['not json', 'null', '[]', '{"a":"1"}', '{"a":1.5}'])('reads no prices from %s', (text) => {
  expect(parseSeenPrices(text)).toEqual({});
});
