import { expect, test } from 'vitest';
import { amountInWords } from './words-rules.ts';

test.each([
  [0, 'Rupees Zero Only'],
  [1, 'Rupees Zero and Paise One Only'],
  [1_900, 'Rupees Nineteen Only'],
  [10_000, 'Rupees One Hundred Only'],
  [10_500_050, 'Rupees One Lakh Five Thousand and Paise Fifty Only'],
  [123_456_789, 'Rupees Twelve Lakh Thirty-Four Thousand Five Hundred Sixty-Seven and Paise Eighty-Nine Only'],
  [1_00_00_00_000, 'Rupees One Crore Only'],
  [12_34_56_78_90_100, 'Rupees One Thousand Two Hundred Thirty-Four Crore Fifty-Six Lakh Seventy-Eight Thousand Nine Hundred One Only'],
])('%i paise in words', (paise, words) => {
  expect(amountInWords(paise)).toBe(words);
});
