import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { currentRates, invalidateRates } from './current-rates.ts';
import { taxRateOf, withholdingOf } from './rate-rules.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

test.each([
  // HSN, rupees a unit before tax, percent
  ['6913', 900, 5],
  ['6206', 2500, 5],
  ['6206', 2501, 18],
  ['6304', 4000, 18],
  ['6403', 2500, 5],
  ['62141000', 9500, 5],
  ['9404', 3000, 18],
  ['7113', 40_000, 3],
  ['7117', 500, 3],
  ['5007', 12_000, 5],
  ['4203', 980, 18],
  ['48202000', 200, 0],
  ['33074100', 240, 5],
  ['69120040', 540, 0],
  ['69120010', 540, 5],
  ['71141110', 9000, 3],
  ['94036000', 9000, 18],
  ['94015200', 1850, 5],
  ['94038300', 9000, 5],
  ['70181010', 200, 0],
])('GST of HSN %s at ₹%i a unit is %i %%', async (hsn, rupees, percent) => {
  const { tax } = await currentRates(shop.ctx);
  const salePaise = Math.round((rupees * 100 * (100 + percent)) / 100);
  expect(taxRateOf(tax, { hsn, salePaise, qty: 1 }, '2026-11-21')).toBe(percent * 100);
});

test.each([
  // HSN, rupees a unit before tax, percent until 21 September 2025
  ['6913', 900, 12],
  ['44209090', 900, 12],
  ['46021919', 900, 5],
  ['6206', 1000, 5],
  ['6206', 1001, 12],
  ['6304', 4000, 12],
  ['62141000', 900, 5],
  ['62141000', 9500, 12],
  ['6403', 900, 12],
  ['6403', 2500, 18],
  ['9404', 3000, 12],
  ['7113', 40_000, 3],
  ['5007', 12_000, 5],
  ['48202000', 200, 12],
  ['69120040', 540, 0],
  ['94036000', 9000, 18],
  ['94038300', 9000, 12],
])('GST of HSN %s at ₹%i a unit was %i %% until 21 September 2025', async (hsn, rupees, percent) => {
  const { tax } = await currentRates(shop.ctx);
  const salePaise = Math.round((rupees * 100 * (100 + percent)) / 100);
  expect(taxRateOf(tax, { hsn, salePaise, qty: 1 }, '2025-09-21')).toBe(percent * 100);
});

test.each([
  ['71179090', 'lac-bangles', 0],
  ['68029100', 'deity', 0],
  ['92029000', 'indigenous-instrument', 0],
  ['71179090', undefined, 300],
])('GST of HSN %s as %s is %i', async (hsn, entry, bp) => {
  const { tax } = await currentRates(shop.ctx);
  expect(taxRateOf(tax, { hsn, entry, salePaise: 100_000, qty: 1 }, '2026-11-21')).toBe(bp);
});

test('every rate names its goods and its notification, and what no heading names has none', async () => {
  const { tax } = await currentRates(shop.ctx);
  for (const row of tax) expect([row.hsn, Boolean(row.source), Boolean(row.description)]).toEqual([row.hsn, true, true]);
  for (const hsn of ['8517', '2203', '9999', '']) expect(taxRateOf(tax, { hsn, salePaise: 100, qty: 1 }, '2026-11-21')).toBeUndefined();
});

test('collects and deducts tax at source at the rates of the day', async () => {
  const { withholding } = await currentRates(shop.ctx);
  expect(withholdingOf(withholding, 'tcs', '2026-11-21')).toBe(50);
  expect(withholdingOf(withholding, 'tds', '2026-11-21')).toBe(10);
  expect(withholdingOf(withholding, 'tds-no-pan', '2026-11-21')).toBe(500);
  expect(withholdingOf(withholding, 'commission-gst', '2026-11-21')).toBe(1800);
});

test('reads the tables once a minute, not for each sale', async () => {
  const first = await currentRates(shop.ctx);
  expect(await currentRates(shop.ctx)).toBe(first);
  invalidateRates(shop.ctx);
  expect(await currentRates(shop.ctx)).not.toBe(first);
});

test('refuses to change a rate that has begun', async () => {
  for (const table of ['tax_rates', 'withholding_rates', 'commission_rates']) {
    await expect(shop.ctx.db.execute(`update ${table} set rate_bp = 1`)).rejects.toThrow();
    await expect(shop.ctx.db.execute(`delete from ${table}`)).rejects.toThrow();
  }
});
