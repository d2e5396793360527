import { expect, test } from 'vitest';
import type { VatRate } from './rate-rules.ts';
import { vatOfConsignment, vatSchemeOf } from './vat-rules.ts';

const from = '2021-01-01';
const rates: VatRate[] = [
  { country: 'GB', rateBp: 2000, currency: 'GBP', upToMinor: 13_500, from },
  { country: 'GB', hsn: '4901', rateBp: 0, from, until: '2027-03-31' },
];
/** One pound for a hundred rupees. */
const pounds = { code: 'GBP', decimals: 2, rate: '0.01' };

test.each([
  ['the day before the first', 'GB', undefined, '2020-12-31', undefined],
  ['the first day', 'GB', 'SW1A 1AA', from, 2000],
  ['no postal code', 'GB', undefined, '2026-11-23', 2000],
  ['Northern Ireland, where VAT is due at import', 'GB', 'bt1 5gs', '2026-11-23', undefined],
  ['Bath, whose code begins with a B', 'GB', 'BA1 1SU', '2026-11-23', 2000],
  ['a country without a rate', 'DE', undefined, '2026-11-23', undefined],
])('%s', (_name, country, postalCode, on, bp) => {
  expect(vatSchemeOf(rates, { country, postalCode }, on)?.rateOf('6912')).toBe(bp);
});

test('goods of a longer heading have its rate as long as it holds', () => {
  const rateOn = (on: string, hsn: string) => vatSchemeOf(rates, { country: 'GB' }, on)?.rateOf(hsn);
  expect(rateOn('2026-11-23', '49011010')).toBe(0);
  expect(rateOn('2027-04-01', '49011010')).toBe(2000);
  expect(rateOn('2026-11-23', '4902')).toBe(2000);
});

test('a consignment of £135.00 bears VAT on each line, one of a penny more none', () => {
  const scheme = vatSchemeOf(rates, { country: 'GB' }, '2026-11-23');
  if (!scheme) throw new Error('no scheme');
  const of = (...paidPaise: number[]) =>
    vatOfConsignment(
      paidPaise.map((paise, index) => ({ hsn: index === 2 ? '4901' : '6912', paidPaise: paise })),
      scheme,
      pounds,
    )?.map(({ vatPaise }) => vatPaise);
  expect(of(1_000_003, 349_997)).toEqual([200_001, 69_999]);
  expect(of(1_000_000, 100_000, 250_000)).toEqual([200_000, 20_000, 0]);
  expect(of(1_350_000, 100)).toBeUndefined();
  expect(of(0)).toEqual([0]);
});
