import { expect, test } from 'vitest';
import { decimalText, type RatesResponse, validateRates } from './rates-rules.ts';

const now = new Date('2025-06-20T06:00:00Z');
const popular = { USD: 0.0116, EUR: 0.0101, GBP: 0.0086, AUD: 0.0179, CAD: 0.0158, JPY: 1.67 };
const answer = (change: Partial<RatesResponse> = {}, rates: Record<string, number> = {}): RatesResponse => ({
  base: 'INR',
  date: '2025-06-20',
  rates: { ...popular, INR: 1, THB: 0.376, ...rates },
  ...change,
});
const last = new Map([
  ['USD', '0.0117'],
  ['THB', '0.37'],
]);

test('an ordinary answer is kept, without the rupee and what is no currency of a country', () => {
  const validated = validateRates(answer({}, { XAU: 0.000004, BTC: 1e-7 }), last, now);
  expect(validated).toEqual({
    rates: expect.arrayContaining([
      { code: 'USD', rate: '0.0116' },
      { code: 'THB', rate: '0.376' },
    ]),
    held: [],
  });
  expect(validated.refused === undefined && validated.rates.map(({ code }) => code).sort()).toEqual(
    [...Object.keys(popular), 'THB'].sort(),
  );
});

test.each<[string, RatesResponse, RegExp]>([
  ['another base', answer({ base: 'USD' }), /one USD/],
  ['last month', answer({ date: '2025-05-20' }), /2025-05-20/],
  ['next month', answer({ date: '2025-07-20' }), /2025-07-20/],
  ['no day at all', answer({ date: 'today' }), /today/],
  ['missing currencies', answer({ rates: { USD: 0.0116, THB: 0.376 } }), /lack EUR, GBP, AUD, CAD, JPY/],
  ['a rate of nothing', answer({}, { THB: 0 }), /THB is 0/],
  ['a rate below nothing', answer({}, { THB: -0.376 }), /THB is -0.376/],
  ['an endless rate', answer({}, { THB: Number.POSITIVE_INFINITY }), /THB is Infinity/],
  ['a dollar at half its price', answer({}, { USD: 0.0234 }), /USD jumped/],
  ['a dollar at double its price', answer({}, { USD: 0.0058 }), /USD jumped/],
])('%s is refused whole', (_name, given, why) => {
  expect(validateRates(given, last, now)).toEqual({ refused: expect.stringMatching(why) });
});

test('one of the other currencies that jumps keeps its last rate alone', () => {
  const validated = validateRates(answer({}, { THB: 0.7 }), last, now);
  expect(validated).toMatchObject({ held: ['THB'] });
  expect(validated.refused === undefined && validated.rates.map(({ code }) => code)).not.toContain('THB');
});

test('jumps that the operator confirms are taken over', () => {
  const validated = validateRates(answer({}, { THB: 0.7, USD: 0.03 }), last, now, true);
  expect(validated).toMatchObject({ held: [], rates: expect.arrayContaining([{ code: 'USD', rate: '0.03' }]) });
});

test('numbers become decimal texts without exponent', () => {
  expect(decimalText(0.0116)).toBe('0.0116');
  expect(decimalText(0.0000001)).toMatch(/^0\.0000001/);
  for (const none of [0, -1, Number.NaN, Number.POSITIVE_INFINITY, 1e21, 1e-30]) expect(decimalText(none)).toBeUndefined();
});
