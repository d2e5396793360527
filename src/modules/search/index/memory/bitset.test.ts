import { expect, test } from 'vitest';
import {
  type Bitset,
  BitsetArena,
  cardinality,
  clearBit,
  emptyBitset,
  evaluateExpression,
  hasBit,
  intersect,
  setBit,
  subtract,
  visitBits,
} from './bitset.ts';

const bitsOf = (size: number, ...numbers: number[]): Bitset => {
  const bits = emptyBitset(size);
  for (const number of numbers) setBit(bits, number);
  return bits;
};
const numbersOf = (bits: Bitset, from = 0, to = bits.length * 32) => {
  const numbers: number[] = [];
  visitBits(bits, from, to, (number) => {
    numbers.push(number);
    return false;
  });
  return numbers;
};

test('sets, clears and counts bits', () => {
  expect(numbersOf(bitsOf(200, 31, 32, 63, 199))).toEqual([31, 32, 63, 199]);
  expect(cardinality(bitsOf(64, ...Array.from({ length: 64 }, (_, index) => index)))).toBe(64);
  const bits = bitsOf(100, 31, 40);
  clearBit(bits, 31);
  expect([31, 40, 41].map((number) => hasBit(bits, number))).toEqual([false, true, false]);
});

test('visits ids in order within bounds, until told to stop', () => {
  const bits = bitsOf(200, 5, 31, 32, 40, 64, 150);
  expect(numbersOf(bits, 31, 64)).toEqual([31, 32, 40]);
  expect(numbersOf(bits, 6)).toEqual([31, 32, 40, 64, 150]);
  const first: number[] = [];
  expect(visitBits(bits, 0, 200, (number) => first.push(number) === 2)).toBe(true);
  expect(first).toEqual([5, 31]);
});

test('evaluates an expression as PostgreSQL does', () => {
  const sets: Record<string, number[]> = { "'ikat'": [1, 2, 3, 70], "'=ikat'": [4], "'cus':*": [3, 4, 70, 90], "'ikatcus'": [99] };
  const of = (terms: string) => bitsOf(100, ...(terms.match(/'[^']*'(?::\*)?/g) ?? []).flatMap((term) => sets[term] ?? []));
  // Pooled bitsets hold what earlier searches left in them.
  const arena = new BitsetArena([bitsOf(100, 5, 98), bitsOf(100, 6)], 100);
  const numbers = (expression: string) => numbersOf(evaluateExpression(expression, of, arena));
  expect(numbers("('ikat' | '=ikat') & 'cus':*")).toEqual([3, 4, 70]);
  expect(numbers("(('ikat' | '=ikat') & 'cus':* | 'ikatcus')")).toEqual([3, 4, 70, 99]);
  expect(numbers("'ikat' & 'cus':* | '=ikat'")).toEqual([3, 4, 70]);
  expect(numbers("'ikat'")).toEqual([1, 2, 3, 70]);
  expect(numbers("'nothing' & 'ikat'")).toEqual([]);
  expect(numbers("('ikat' | 'cus':* & '=ikat')")).toEqual([1, 2, 3, 4, 70]);
  expect(numbersOf(subtract(bitsOf(100, 1, 2, 70), bitsOf(100, 2)))).toEqual([1, 70]);
  expect(numbersOf(intersect(bitsOf(100, 1, 2, 70), bitsOf(100, 2, 70)))).toEqual([2, 70]);
});
