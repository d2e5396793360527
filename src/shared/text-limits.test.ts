import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canBeDialled, countWords, formatLimit, looksLikePhone } from './text-limits.ts';

test.each([
  ['', 0],
  [' \n ', 0],
  ['a blue-pottery jar', 4],
  ["don't, stop!", 2],
  ['— … !?', 0],
  ['नीले रंग का दीया।', 4],
  ['3 jars for 2.5 kg', 5],
])('%j has %i words', (text, words) => {
  expect(countWords(text)).toBe(words);
});

test('the language of the page does not change how many words there are', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', ' ', '-', "'", '1', '.', 'क', 'ि', '।', '\n') }),
      (text) => countWords(text, 'hi') === countWords(text),
    ),
  );
});

test.each(['9876543210', '+91 98765 43210', '(098765) 43-210', '९८७६५४३२१०', '+1/212.555.2368'])('%j looks like a phone number', (text) => {
  expect(looksLikePhone(text)).toBe(true);
});

test.each(['', '987654321', '98765432101234567', 'tel:9876543210', '98765x43210', '9876543210 ext 5', '++919876543210'])(
  '%j does not look like a phone number',
  (text) => {
    expect(looksLikePhone(text)).toBe(false);
  },
);

test.each([100, 254, 999, 1_000, 2_000, 4_000, 99_999])('a limit of %i is printed as Indian numbers are', (limit) => {
  expect(formatLimit(limit)).toBe(limit.toLocaleString('en-IN'));
});

test('a courier can dial 7 to 15 digits, however they are set', () => {
  expect(['+44 7700 900123', '०९८-२९०१२३', '555 0100'].map(canBeDialled)).toEqual([true, true, true]);
  expect(['123456', '1234567890123456', '98290 12345 evenings', ''].map(canBeDialled)).toEqual([false, false, false, false]);
});
