import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyBitset, visitBits } from './bitset.ts';
import { PostingList } from './posting-list.ts';

function docIdsOf(list: PostingList, size: number): number[] {
  const bits = emptyBitset(size);
  list.unionInto(bits);
  const docIds: number[] = [];
  visitBits(bits, 0, bits.length * 32, (docId) => {
    docIds.push(docId);
    return false;
  });
  return docIds;
}

test('a posting list has the ids that were appended, in gaps or as bits', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(40_000), { maxLength: 3000 }), fc.integer({ min: 1, max: 500 }), (some, batch) => {
      const docIds = some.toSorted((one, other) => one - other);
      const list = new PostingList();
      for (let from = 0; from < docIds.length; from += batch) list.append(docIds.slice(from, from + batch), 40_001);
      list.trim();
      expect(docIdsOf(list, 40_001)).toEqual(docIds);
      expect(list.bytes).toBeLessThanOrEqual(5004);
    }),
    { numRuns: 60 },
  );
});

test('ids beyond the target bitset are left out', () => {
  const few = new PostingList();
  few.append([1, 300], 301);
  expect(docIdsOf(few, 64)).toEqual([1]);
  const many = new PostingList();
  many.append(
    Array.from({ length: 400 }, (_, index) => index),
    400,
  );
  many.append([2000], 400);
  expect(docIdsOf(many, 64)).toHaveLength(64);
  expect(docIdsOf(many, 2001)).toHaveLength(401);
});
