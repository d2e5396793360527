import { expect, test } from 'vitest';
import { digitsOf, fillBoxes } from './code-digits.ts';

const boxes = (text: string) => [...text.padEnd(6, ' ')].map((digit) => digit.trim());
const after = (before: string, index: number, text: string) => {
  const filled = fillBoxes(boxes(before), index, text);
  return [filled.boxes.map((digit) => digit || '_').join(''), filled.next];
};

test('pasting strips non-digits', () => {
  expect(digitsOf(' 12-34 56\n')).toBe('123456');
  expect(digitsOf('कोड १२३४५६ है')).toBe('123456');
  expect(digitsOf('abc')).toBe('');
});

test('one digit per box, digits only', () => {
  expect(after('', 0, '1')).toEqual(['1_____', 1]);
  expect(after('1', 1, 'x')).toEqual(['1_____', 1]);
  expect(after('12345', 5, '6')).toEqual(['123456', 5]);
});

test('another digit in a full box takes its place, typed before or after it', () => {
  expect(after('123', 1, '29')).toEqual(['193___', 2]);
  expect(after('123', 1, '92')).toEqual(['193___', 2]);
});

test('a code that a phone fills into one box spreads over all of them', () => {
  expect(after('', 0, '123456')).toEqual(['123456', 5]);
  expect(after('9', 1, '123456')).toEqual(['123456', 5]);
  expect(after('12', 2, '345')).toEqual(['12345_', 5]);
});

test('an emptied box is empty', () => {
  expect(after('123', 1, '')).toEqual(['1_3___', 1]);
});
