import { expect, test } from 'vitest';
import { convertPaise, rupees } from '#shared/currency.ts';
import { priceBands } from './price-bands.ts';

const all = { min: 100, max: 100_000_000 };
const at = (code: string, rate: string, decimals = 2) => ({ code, rate, decimals });

test.each([
  [rupees, [500, 1000, 2500, 5000, 10_000]],
  [at('GBP', '0.0086'), [5, 10, 25, 50, 100]],
  [at('EUR', '0.0099'), [5, 10, 25, 50, 100]],
  [at('USD', '0.0116'), [5, 10, 25, 50, 100]],
  [at('JPY', '1.71', 0), [1000, 2500, 5000, 10_000]],
  [at('KWD', '0.0036'), [2, 5, 10, 25, 50]],
])('bands of %o are round amounts', (currency, amounts) => {
  const bands = priceBands(currency, all);
  const shown = bands.map(({ below }) => below / 10 ** currency.decimals);
  for (const amount of shown) expect(String(amount)).toMatch(/^(1|2|25|5)0*$/);
  expect(shown).toEqual(expect.arrayContaining(amounts.filter((amount) => shown.includes(amount))));
  expect(shown[0]).toBe(amounts[0]);
  expect(shown.at(-1)).toBe(currency.code === 'JPY' ? 25_000 : amounts.at(-1));
  for (const { below, maxRupees } of bands) {
    expect(convertPaise(maxRupees * 100, currency)).toBeLessThan(below);
    expect(convertPaise((maxRupees + 1) * 100, currency)).toBeGreaterThanOrEqual(below);
  }
});

test('leaves out bands that no product or every product is in', () => {
  expect(priceBands(rupees, { min: 60_000, max: 240_000 }).map(({ maxRupees }) => maxRupees)).toEqual([999]);
});
