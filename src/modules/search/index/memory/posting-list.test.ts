import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyBitset, visitBits } from './bitset.ts';
import { PostingList } from './posting-list.ts';

function placesOf(set: PostingList, size: number): number[] {
  const bits = emptyBitset(size);
  set.unionInto(bits);
  const places: number[] = [];
  visitBits(bits, 0, bits.length * 32, (place) => {
    places.push(place);
    return false;
  });
  return places;
}

test('a set of places holds what was added, piece by piece, however many there are', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(40_000), { maxLength: 3000 }), fc.integer({ min: 1, max: 500 }), (some, batch) => {
      const places = some.toSorted((one, other) => one - other);
      const set = new PostingList();
      for (let from = 0; from < places.length; from += batch) set.append(places.slice(from, from + batch), 40_001);
      set.trim();
      expect(placesOf(set, 40_001)).toEqual(places);
      expect(set.bytes).toBeLessThanOrEqual(5004);
    }),
    { numRuns: 60 },
  );
});

test('what lies beyond the shop that is looked at is left out', () => {
  const few = new PostingList();
  few.append([1, 300], 301);
  expect(placesOf(few, 64)).toEqual([1]);
  const many = new PostingList();
  many.append(
    Array.from({ length: 400 }, (_, index) => index),
    400,
  );
  many.append([2000], 400);
  expect(placesOf(many, 64)).toHaveLength(64);
  expect(placesOf(many, 2001)).toHaveLength(401);
});
