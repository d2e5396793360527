import { afterAll, beforeAll, expect, test } from 'vitest';
import { addSoldProducts } from '../../../test/support/sample-sales.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { currentRates } from './current-rates.ts';
import { commissionOf, taxRateOf, withholdingOf } from './rate-rules.ts';
import { formatRates, parseRate } from './rate-words.ts';
import { setRate } from './set-rate.ts';
import { vatSchemeOf } from './vat-rules.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
  shop.setNow(new Date('2026-11-21T10:00:00Z'));
});
afterAll(() => shop.close());

const source = 'Notification 1/2099';
const say = async (words: string, from: string, section?: string) =>
  setRate(shop.ctx, parseRate(words.split(' '), { from, section, source }));

test('applies a new rate from its day on, and the previous one before', async () => {
  await say('gst 61 5%@2500 12%@5000 18%', '2099-04-01');
  await say('gst 6913 6', '2099-04-01');
  await say('tcs 1%', '2099-04-01', 'CGST 52');
  const { tax, withholding } = await currentRates(shop.ctx);
  const at = (hsn: string, rupees: number, on: string) => taxRateOf(tax, { hsn, salePaise: rupees * 100, qty: 1 }, on);
  expect(at('6109', 4000, '2099-03-31')).toBe(1800);
  expect(at('6109', 4000, '2099-04-01')).toBe(1200);
  expect(at('6913', 4000, '2099-04-01')).toBe(600);
  expect(withholdingOf(withholding, 'tcs', '2099-03-31')).toBe(50);
  expect(withholdingOf(withholding, 'tcs', '2099-04-01')).toBe(100);
});

test('lets a future rate be corrected, not one that has begun', async () => {
  await say('gst 7117 30%', '2099-01-01');
  await say('gst 7117 3%', '2099-01-01');
  const { tax } = await currentRates(shop.ctx);
  expect(taxRateOf(tax, { hsn: '7117', salePaise: 100, qty: 1 }, '2099-01-01')).toBe(300);
  await expect(say('gst 7117 5%', '2026-11-20')).rejects.toThrow('is over');
});

test('sets the general commission or one seller’s', async () => {
  const [bowl] = await addSoldProducts(shop.ctx);
  await say('commission 8% bowl', '2099-01-01');
  await say('commission 12%', '2099-01-01');
  const { commission } = await currentRates(shop.ctx);
  expect(commissionOf(commission, bowl.seller.id, '2099-01-01')).toBe(800);
  expect(commissionOf(commission, 'another', '2099-01-01')).toBe(1200);
  await expect(say('commission 8% nobody', '2099-01-01')).rejects.toThrow('no seller nobody');
});

test.each([
  ['gst 61 5%@2500', '2099-01-01', 'exactly one rate without a limit'],
  ['gst all 5%', '2099-01-01', 'Name a heading'],
  ['gst 6x 5%', '2099-01-01', 'Name a heading'],
  ['gst 61 5%@x 18%', '2099-01-01', 'no limit'],
  ['gst 61 500%', '2099-01-01', 'no rate'],
  ['tcs 0.5%', '2099-01-01', 'by which section'],
  ['toll 5%', '2099-01-01', 'no rate toll'],
  ['vat 5%', '2099-01-01', 'Name a country'],
  ['vat GB 20%', '2099-01-01', 'Name a country'],
  ['vat GB 4901 0%@135', '2099-01-01', 'Name a country'],
  ['vat GB 4901 0%', '2099-01-01', 'Say of which goods'],
  ['gst 61 5%', 'soon', 'Say from when'],
])('%s from %s is refused: %s', async (words, from, why) => {
  await expect(say(words, from)).rejects.toThrow(why);
});

test('asks for the notification of a rate, and takes its end and its condition', async () => {
  expect(() => parseRate(['gst', '61', '5%'], { from: '2099-01-01' })).toThrow('which notification');
  const rate = parseRate(['gst', '7117', '1%'], { from: '2099-02-01', until: '2099-02-28', source, entry: 'rakhi', goods: 'Rakhi' });
  await setRate(shop.ctx, rate);
  const { tax } = await currentRates(shop.ctx);
  const at = (on: string) => taxRateOf(tax, { hsn: '7117', entry: 'rakhi', salePaise: 100, qty: 1 }, on);
  expect([at('2099-01-31'), at('2099-02-28'), at('2099-03-01')]).toEqual([undefined, 100, undefined]);
  await expect(setRate(shop.ctx, { ...rate, until: '2098-01-01' } as typeof rate)).rejects.toThrow('before it begins');
});

test('sets the VAT of a destination and of its headings from a day on', async () => {
  const goods = 'Maps';
  const from = '2099-01-01';
  await setRate(shop.ctx, parseRate(['vat', 'GB', '4905', '0%'], { from, source, goods }));
  await setRate(shop.ctx, parseRate(['vat', 'GB', '25%@200'], { from, source, goods }));
  await setRate(shop.ctx, parseRate(['vat', 'GB', '22%@100'], { from, source, goods }));
  const { vat = [] } = await currentRates(shop.ctx);
  const at = (on: string) => {
    const scheme = vatSchemeOf(vat, { country: 'GB' }, on);
    return [scheme?.upToMinor, scheme?.rateOf('4905'), scheme?.rateOf('6912')];
  };
  expect([at('2098-12-31'), at(from)]).toEqual([
    [13_500, 2000, 2000],
    [10_000, 0, 2200],
  ]);
  await expect(shop.ctx.db.execute(`update vat_rates set rate_bp = 0 where from_date = '2021-01-01'`)).rejects.toThrow('is kept');
});

test('prints the rates with their days', async () => {
  const words = formatRates(await currentRates(shop.ctx));
  expect(words).not.toContain('all others');
  expect(words).toMatch(/61 +5 % {2}from 2025-09-22 {2}up to ₹2500 a piece, before tax, Garments.*\(Notification 9\/2025/);
  expect(words).toMatch(/7117 lac-bangles +0 % .*Notification 10\/2025/);
  expect(words).toMatch(/GB +20 % {2}from 2021-01-01 {2}up to GBP 135 a consignment, .*\(VATA 1994/);
  expect(words).toMatch(/tds +0\.1 % {2}from 2026-04-01 {2}ITA 2025, 393\(1\)/);
});
