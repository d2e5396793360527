import { expect, test } from 'vitest';
import { rupees } from '#shared/currency.ts';
import { formatMinorUnits } from './price.tsx';

const pounds = { code: 'GBP', decimals: 2, rate: '0.00786' };

test('what is taken off has its sign at the figure, also of an estimate', () => {
  expect(formatMinorUnits(-5400, 'en', rupees)).toBe('−₹54');
  expect(formatMinorUnits(-43, 'en', pounds)).toBe('about −£0.43');
  expect(formatMinorUnits(-43, 'hi', pounds)).toBe('लगभग −£0.43');
  expect(formatMinorUnits(425, 'en', pounds)).toBe('about £4.25');
});
